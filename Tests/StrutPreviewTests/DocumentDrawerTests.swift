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

  private func order(_ text: String, _ name: String = "a.xml") throws -> DrawingOrder {
    try folder.write(text, to: name)
    return DrawingOrder(
      document: DocumentCatalog.Entry(
        name: name, path: "\(folder.path)/\(name)", shownPath: name),
      configuration: Configuration())
  }

  /// What is flat is small anyway: only what would be reduced to nothing is cut.
  @Test(
    arguments: [
      ((200, 35), (200, 35), nil), ((1440, 100), (480, 33), nil), ((3000, 50), (150, 50), .right),
      ((300, 1300), (133, 400), .bottom),
    ] as [((Int, Int), (Int, Int), Thumbnail.Cut?)])
  func flatDocumentsAreShownWhole(
    _ size: (Int, Int), _ shown: (Int, Int), _ cut: Thumbnail.Cut?
  ) throws {
    var order = try order("<layout width=\"\(size.0)\" height=\"\(size.1)\"/>")
    order.wantsThumbnail = true
    let picture = try #require(DocumentDrawer(resources: RunResources()).draw(order).thumbnail)
    #expect((picture.width, picture.height) == shown)
    #expect(picture.cut == cut)
  }

  @Test func placesOnTheWayAreNamedFromTheDocumentsFolder() throws {
    try folder.write(
      "<library><component name=\"B\"><item width=\"{w}\"/></component></library>",
      to: "docs/lib/kit.xml")
    let order = try order(
      "<layout><import src=\"lib/kit.xml\"/><container>\n  <B/></container></layout>",
      "docs/page.xml")
    let drawing = DocumentDrawer(resources: RunResources()).draw(order)
    let fault = try #require(drawing.faults.first { $0.severity == .error })
    #expect(fault.file == "lib/kit.xml")
    let place = FaultStep.Part.place(file: "page.xml", line: 2, column: 3)
    #expect(fault.trace.map(\.parts) == [[.text("used by <B> at "), place]])
    #expect(fault.excerpt?.marked == "w")
    #expect(fault.excerpt?.before.hasSuffix("<item width=\"{") == true)
    #expect(drawing.faultTexts.map(\.name) == ["lib/kit.xml"])
  }

  @Test func excerptsAreCutBetweenLetters() throws {
    let long = String(repeating: "あ", count: 80)
    let order = try order("<layout><item width=\"\(long)\"/></layout>")
    let drawing = DocumentDrawer(resources: RunResources()).draw(order)
    let excerpt = try #require(drawing.faults.first?.excerpt)
    #expect(excerpt.marked == String(long.prefix(53)))
    #expect(!"\(excerpt.before)\(excerpt.after)".contains("\u{FFFD}"))
  }

  /// A list or a record is a text to edit, as long as somebody could read it.
  @Test(arguments: [(100, true), (40_000, false)])
  func longValuesAreNoTextsToEdit(_ length: Int, _ isShown: Bool) throws {
    let text = String(repeating: "x", count: length)
    for data in ["[\"\(text)\"]", "{\"\(text)\": 1}"] {
      try folder.write(data, to: "d.json")
      var order = try order("<layout><data name=\"d\" src=\"d.json\"/><item>a</item></layout>")
      order.wantsInspection = true
      let drawing = DocumentDrawer(resources: RunResources()).draw(order)
      let given = try #require(drawing.interface?.parameters.first { $0.name == "d" })
      #expect((given.json != nil) == isShown)
    }
  }

  @Test func tilesOfADocumentAreDrawnTogetherAndEachSaysWhatIsWrongWithIt() throws {
    var order = try order(
      """
      <library><component name="A"><item width="9" height="9"/></component>
      <component name="B"><item width="{w}" height="9"/></component></library>
      """)
    order.tiles = ["A", "B"].map {
      var choice = PictureChoice()
      choice.component = $0
      return choice
    }
    let tiles = DocumentDrawer(resources: RunResources()).draw(order).tiles
    #expect(tiles.map(\.choice.component) == ["A", "B"])
    #expect(tiles.map(\.isStale) == [false, true])
    #expect(tiles.map { $0.picture != nil } == [true, false])
    #expect(tiles[1].faults.map(\.message) == ["nothing is called 'w'"])
  }
}
