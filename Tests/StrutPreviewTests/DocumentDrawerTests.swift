import Strut
import StrutGolden
import StrutTestSupport
import Testing

@testable import StrutPreview

/// What a drawing says where something cannot be drawn.
struct DocumentDrawerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileThatCannotBeReadIsNamedWithoutItsFolderAndWithoutControls() {
    let entry = DocumentCatalog.Entry(
      name: "a.xml", path: "\(folder.path)/\u{1B}.xml", shownPath: "\(folder.path)/\u{1B}.xml")
    let drawing = DocumentDrawer(resources: RunResources()).draw(
      DrawingOrder(document: entry, configuration: Configuration()))
    #expect(drawing.faults.map(\.message) == ["cannot read 'a.xml': No such file or directory"])
    #expect(
      drawing.report
        == "strut: error: cannot read '\(folder.path)/\\u{1B}.xml': No such file or directory\n")
  }

  @Test func aPictureThatIsTooLargeKeepsNoOtherFromBeingDrawn() throws {
    try folder.write("<layout width=\"12000\" height=\"2\"/>", to: "wide.xml")
    let entry = DocumentCatalog.Entry(
      name: "wide.xml", path: "\(folder.path)/wide.xml", shownPath: "wide.xml")
    var order = DrawingOrder(document: entry, configuration: Configuration())
    order.pictures = [3, 1].map { DrawingOrder.Picture(format: .png, scale: $0) }
    order.wantsThumbnail = true
    let drawing = DocumentDrawer(resources: RunResources()).draw(order)
    #expect(drawing.pictures.keys.map(\.scale) == [1])
    #expect(drawing.thumbnail != nil)
    #expect(drawing.faults.isEmpty)
  }

  @Test func whatLeavesTheCanvasWithoutASizeIsToldOnce() throws {
    try folder.write(
      """
      <layout width="90"><container id="card" display="constraints"><item id="dot" width="9" height="9"/>
      <constraints><vfl>V:|-[dot]</vfl><vfl>H:|-[dot]</vfl></constraints></container></layout>
      """, to: "open.xml")
    let entry = DocumentCatalog.Entry(
      name: "open.xml", path: "\(folder.path)/open.xml", shownPath: "open.xml")
    var order = DrawingOrder(document: entry, configuration: Configuration())
    order.pictures = [DrawingOrder.Picture(format: .png, scale: 1)]
    let drawing = DocumentDrawer(resources: RunResources()).draw(order)
    #expect(drawing.faults.map(\.severity) == [.error])
    #expect(
      drawing.faults.allSatisfy { $0.message.hasPrefix("nothing holds the height of 'card'") })
    #expect(
      drawing.report.contains("1:20: error: nothing holds") && !drawing.report.contains("warning"))
  }
}
