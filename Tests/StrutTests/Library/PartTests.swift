import Foundation
import Strut
import Testing

/// Pictures and markup of a box that stands in another one.
struct PartTests {
  /// A tree whose inner box inherits everything that shows.
  private static func tree() throws -> (root: Box, part: Box) {
    let root = Box(), part = Box(text: "Total")
    root.frame.size.width = 200
    root.style.padding = 10
    root.style.fontSize = 40
    root.style.color = "#f00"
    part.style.marginTop = 13
    part.style.left = 5
    part.style.background = "#ff0"
    root.addSubview(part)
    root.layoutIfNeeded()
    return (root, part)
  }

  @Test(arguments: OutputFormat.allCases)
  func aPartIsDrawnAsItStands(_ format: OutputFormat) throws {
    let (root, part) = try Self.tree()
    defer { withExtendedLifetime(root) {} }
    let alone = Box(text: "Total")
    alone.style.fontSize = 40
    alone.style.color = "#f00"
    alone.style.background = "#ff0"
    alone.frame.size = part.frame.size
    #expect(part.frame.size.width == 180)
    #expect(try part.render(format) == alone.render(format))
  }

  /// What its width was before it shrank, and what a percentage is of, count no more.
  @Test func aPartIsAsLargeAsItStands() throws {
    let root = Box(), wide = Box(), half = Box()
    root.frame.size = Size(width: 200, height: 40)
    root.style.flexDirection = .row
    wide.style.width = 300
    wide.style.flexShrink = 1
    wide.style.background = "#f00"
    half.style.maxWidth = .percent(25)
    half.style.flexGrow = 1
    half.style.flexShrink = 0
    half.style.flexBasis = 90
    half.style.background = "#00f"
    for box in [wide, half] { root.addSubview(box) }
    root.layoutIfNeeded()
    for box in [wide, half] {
      let alone = Box()
      alone.style.background = box.style.background
      alone.frame.size = box.frame.size
      #expect(box.frame.size.width < 200)
      #expect(try box.render(.png) == alone.render(.png))
    }
  }

  @Test func aPartWritesWhatItInherits() throws {
    let (root, part) = try Self.tree()
    defer { withExtendedLifetime(root) {} }
    let again = try Box(markup: part.markup())
    #expect(again.text == "Total")
    again.frame.size.width = 300
    again.layoutIfNeeded()
    #expect(again.frame.size.height == part.frame.size.height)
  }

  @Test func filesOfAPartAreFound() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strut-part-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>".utf8)
      .write(to: folder.appendingPathComponent("i.svg"))
    let document = try Document(
      markup: "<layout width=\"20\"><container><item id=\"i\" src=\"i.svg\"/></container></layout>",
      folder: folder)
    #expect(try #require(document["i"]).render(.png).starts(with: Data([0x89])))
  }

  @Test func aMeasureIsWrittenAsALength() throws {
    for size in [Size(width: .nan, height: -1), Size(width: .infinity, height: 4)] {
      let root = Box()
      root.addSubview(Box(measure: { _ in size }))
      _ = try Box(markup: root.markup())
    }
  }

  /// What a leaf measures is stretched, and gives way to constraints, as contents do: so it is in the document.
  @Test func aMeasureIsWrittenAsAContent() throws {
    let column = Box(), leaf = Box(measure: { _ in Size(width: 30, height: 8) })
    leaf.style.background = .red
    leaf.style.padding = 2
    column.addSubview(leaf)
    column.frame.size.width = 100
    let view = Box(), held = Box(measure: { _ in Size(width: 7, height: 8) })
    held.style.background = .blue
    view.addSubview(held)
    view.with(held).layout { view, held in
      held.leading == view.leading + 3
      held.top == view.top
      held.width == 9
    }.apply()
    view.frame.size = Size(width: 40, height: 20)
    for (root, size) in [(column, Size(width: 100, height: 12)), (view, Size(width: 9, height: 8))]
    {
      let copy = try Box(markup: root.markup())
      #expect(try copy.render(.png) == root.render(.png))
      #expect(copy.subviews[0].frame.size == size)
    }
  }

  @Test func aBoxWithAMeasureIsNotTakenForAText() {
    let root = Box(Column { Text("one") })
    let own = Box(measure: { _ in Size(width: 9, height: 9) })
    root.subviews[0].removeFromSuperview()
    root.addSubview(own)
    root.update(Column { Text("now") })
    #expect(root.subviews.count == 1 && root.subviews[0].text == "now")
  }
}
