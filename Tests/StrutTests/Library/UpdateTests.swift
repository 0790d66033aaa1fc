import Foundation
import Strut
import StrutTestSupport
import Testing

/// "Live trees" of the library.
struct UpdateTests {
  private func list(_ rows: [String], note: String? = nil, gap: Double = 4) -> Element {
    Column(gap: gap) {
      Text("Title").id("title")
      for row in rows { Text(row) }
      if let note { Column { Text(note).id("note") } }
    }
    .lineHeight(.points(20))
  }

  /// Every change gives the tree that building it anew gives, frame by frame.
  @Test func anUpdateIsWhatBuildingAnewGives() {
    let states = [
      list(["a", "b"]), list(["a", "b"]), list(["a", "c c c c c c c c c c c c c c"]), list(["a"]),
      list(["a", "b", "c"], note: "n"), list(["b"], note: "m", gap: 9), list([]),
    ]
    let box = Box(states[0])
    box.frame.size.width = 100
    for state in states {
      box.update(state)
      box.layoutIfNeeded()
      let fresh = Box(state)
      fresh.frame.size.width = 100
      fresh.layoutIfNeeded()
      #expect(frames(box) == frames(fresh))
      #expect(box.markup() == fresh.markup())
    }
  }

  /// A tree that a program has put into another order is not the one that it was made from.
  @Test func anUpdateRestoresTheOrder() {
    let box = Box(list(["a", "b"]))
    let made = box.markup()
    let changes: [(Box) -> Void] = [
      { $0.bringSubviewToFront($0.subviews[0]) },
      { $0.insertSubview($0.subviews[2], at: 0) },
      { $0.exchangeSubview(at: 0, withSubviewAt: 1) },
      { $0.subviews[1].removeFromSuperview() },
    ]
    for change in changes {
      change(box)
      #expect(box.markup() != made)
      box.update(list(["a", "b"]))
      #expect(box.markup() == made)
    }
  }

  /// A box that stays as it is was made elsewhere: what is told of it is told there.
  @Test func anUpdateHasThePlacesOfItsElements() throws {
    let box = Box(Column { Text("\u{10FFFD}") })
    let line = #line + 1
    box.update(Column { Text("\u{10FFFD}") })
    _ = try box.layout()
    #expect(box.warnings.first?.position?.line == line)
  }

  @Test func boxesStayTheSameObjects() {
    let box = Box(list(["a", "b"]))
    let (title, second) = (box.subviews[0], box.subviews[2])
    box.update(
      Column(gap: 4) {
        Text("x")
        Text("y")
        Text("New").id("title")
      })
    #expect(box["title"] === title && title.text == "New")
    #expect(box.subviews[1] === second && second.text == "y")
    box.layoutIfNeeded()
    box.update(box.subviews.isEmpty ? Column() : list(["a"]))
    #expect(box.isDirty)
  }

  @Test func nothingIsDirtyWhereNothingDiffers() {
    let box = Box(list(["a", "b"], note: "c"))
    box.layoutIfNeeded()
    box.update(list(["a", "b"], note: "c"))
    #expect(!box.isDirty)
    box["note"]?.text = "d"
    #expect(box.isDirty)
    box.layoutIfNeeded()
    #expect(!box.isDirty)
  }

  /// The very value that a tree was made of takes back what the program changed since, wherever it did.
  @Test func whatTheProgramChangedIsTakenBack() {
    let value = list(["a"], note: "n")
    let box = Box(value)
    let changes: [(Box) -> Void] = [
      { $0["note"]?.text = "other" },
      { $0["note"]?.style.fontSize = 3 },
      { $0["note"]?.id = "another" },
      { $0["note"]?.isIncludedInLayout = false },
      { $0["note"]?.superview?.addSubview(Box(text: "more")) },
      { $0["note"]?.removeFromSuperview() },
      { $0.subviews[0].removeFromSuperview() },
      { $0.subviews[2].update(Column { Text("z").id("note") }) },
      { $0.subviews[2].flex.padding(3) },
    ]
    for (number, change) in changes.enumerated() {
      box.update(value)
      change(box)
      #expect(box.markup() != Box(value).markup(), "change \(number) is one")
      box.update(value)
      #expect(box.markup() == Box(value).markup(), "change \(number) is taken back")
    }
  }

  @Test func previewsAreWrittenWhereTheyDiffer() throws {
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path).appendingPathComponent("previews")
    try writePreviews(["list": list(["a"])], to: url)
    let file = url.appendingPathComponent("list.xml")
    let document = try Document(contentsOf: file)
    #expect(try document.layout()["title"] != nil)
    #expect(document.source.text(ofLine: 1).contains("StrutTests/UpdateTests.swift:"))
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
    try writePreviews(["list": list(["a"])], to: url)
    let after = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
    #expect(before as? UInt64 == after as? UInt64)
    #expect(throws: RenderingError.self) { try writePreviews(["a/b": list([])], to: url) }
  }

  /// Random changes of many kinds, each compared with a tree that is built anew.
  @Test(arguments: 0..<20)
  func randomChangesGiveTheLayoutOfANewTree(_ seed: Int) {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
    let root = Box()
    root.frame.size.width = 300
    root.style.lineHeight = .points(16)
    var boxes = [root]
    for _ in 0..<60 {
      let box = boxes[random.next(boxes.count)]
      switch random.next(7) {
      case 0, 1, 2:
        let child = random.next(2) == 0 ? Box() : Box(text: "some words \(random.next(99))")
        if box.text == nil, box.subviews.count < 6 {
          box.insertSubview(child, at: random.next(3))
          boxes.append(child)
        }
      case 3: box.style.padding = .points(Double(random.next(9)))
      case 4: box.style.flexDirection = random.next(2) == 0 ? .row : .column
      case 5: box.style.fontSize = .points(Double(8 + random.next(12)))
      default:
        // An empty container becomes an item with that.
        if box !== root, box.subviews.isEmpty { box.text = "other words \(random.next(999))" }
        if box !== root, random.next(4) == 0 {
          box.removeFromSuperview()
          boxes.removeAll { $0.root !== root }
        }
      }
      if random.next(3) == 0 {
        root.layoutIfNeeded()
        let fresh = try? Box(markup: root.markup())
        #expect(fresh.map(frames) == frames(root))
      }
    }
  }

  private struct Random {
    var state: UInt64
    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private func frames(_ box: Box) -> [Rect] { [box.frame] + box.subviews.flatMap(frames) }
}
