import Foundation
import Strut
import StrutTestSupport
import Testing

struct DocumentTests {
  /// A box of two texts, 4 high each, with a third one that is empty.
  private static let markup = """
    <layout width="100" point-scale-factor="0">
      <container id="card" padding="10" gap="5">
        <item id="title" line-height="20px">One</item>
        <item id="plain" width="30" height="7"/>
        <item id="two" line-height="20px">One<br/>two</item>
      </container>
    </layout>
    """

  @Test func findsBoxesById() throws {
    let layout = try Document(markup: Self.markup).layout()
    #expect(layout.size == Size(width: 100, height: 77 + 20))
    #expect(layout.ids == ["card", "title", "plain", "two"])
    #expect(layout["plain"]?.frame == Rect(x: 10, y: 35, width: 30, height: 7))
    #expect(layout["plain"]?.source == SourcePosition(line: 4, column: 5))
    #expect(layout["nobody"] == nil)
  }

  @Test func saysHowATextBroke() throws {
    let two = try #require(try Document(markup: Self.markup).layout()["two"])
    #expect(two.lines.map(\.text) == ["One", "two"])
    #expect(two.lines.map(\.frame.minY) == [0, 20])
    #expect(two.baseline == two.lines[0].baseline)
    #expect(two.lines[1].baseline == two.lines[0].baseline + 20)
  }

  @Test func aNewTextIsLaidOut() throws {
    let document = try Document(markup: Self.markup)
    let title = try #require(document["title"])
    #expect(title.text == "One")
    title.text = "Many words that do not fit on one line"
    let layout = try document.layout()
    #expect(title.text == "Many words that do not fit on one line")
    #expect(layout["title"]!.lines.count > 2)
    #expect(title.frame == layout["title"]?.frame)
    #expect(layout["title"]!.frame.size.height == 20 * Double(layout["title"]!.lines.count))
  }

  @Test func framesAreThoseOfTheLastLayout() throws {
    let document = try Document(markup: Self.markup)
    let (title, two) = (try #require(document["title"]), try #require(document["two"]))
    let first = try document.layout()
    title.text = "One<br/>is more than one line of text"
    #expect(title.frame == first["title"]?.frame && two.frame == first["two"]?.frame)
    let second = try document.layout()
    #expect(title.frame == second["title"]?.frame && two.frame == second["two"]?.frame)
    #expect(two.frame.minY > first["two"]!.frame.minY)
    #expect(try document.layout().size == second.size)
  }

  @Test func constraintsThatCannotHoldAreToldAtEveryLayout() throws {
    let document = try Document(
      markup: """
        <layout><container id="box" display="constraints" width="9" height="9"><item id="a"/>
        <constraints><constraint>a.width == 1</constraint><constraint>a.width == 2</constraint>
        </constraints></container></layout>
        """)
    for _ in 0..<2 {
      let error = #expect(throws: MarkupError.self) { try document.layout() }
      #expect(error?.diagnostics.contains { $0.severity == .error } == true)
    }
    #expect(document["box"]?.frame.size == Size(width: 9, height: 9))
  }

  @Test func anEmptyItemTakesATextInItsOwnStyle() throws {
    let document = try Document(
      markup: """
        <layout width="100" line-height="30px"><container><item id="a"/><item id="b"></item>
        </container></layout>
        """)
    document["a"]?.text = "x"
    document["b"]?.text = "y"
    let layout = try document.layout()
    #expect(layout["a"]?.frame == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(layout["b"]?.frame == Rect(x: 0, y: 30, width: 100, height: 30))
  }

  @Test func aTextForAContainerOrAnImageChangesNothing() throws {
    let document = try Document(
      markup: """
        <layout width="100"><container id="card"><item id="image" src="data:image/svg+xml,%3Csvg \
        xmlns='http://www.w3.org/2000/svg' width='8' height='8'/%3E"/></container></layout>
        """)
    let before = try document.render(.png)
    document["card"]?.text = "x"
    document["image"]?.text = "y"
    #expect(try document.render(.png) == before)
    #expect(document["card"]?.text == nil)
    #expect(document["image"]?.text == nil)
  }

  /// Percentages, ratios, font sizes and transformations of nested boxes multiply.
  @Test(arguments: [
    "width=\"1e300%\" height=\"1e300%\"", "aspect-ratio=\"1e300\" width=\"1e300%\"",
    "font-size=\"1e300%\"",
    "transform=\"scale(1e300) translate(1e300, -1e300)\"", "margin=\"1e308\" left=\"-1e308\"",
    "flex-grow=\"1e300\" flex-shrink=\"1e300\" flex-basis=\"1e300\"",
    "box-shadow=\"1e300 1e300 1e300 1e300 red\" border=\"1e300 dashed red\"",
    "filter=\"blur(1e300) brightness(1e300)\" border-radius=\"1e300 1e300%\"",
    "background=\"repeating-linear-gradient(1e300rad, red 1e-300%, blue 1e300%)\"",
    "letter-spacing=\"1e300\" word-spacing=\"1e300\" line-height=\"1e300\" tab-size=\"1e300\"",
  ])
  func numbersHoweverLargeGiveFiniteFramesAndNoTrap(_ attributes: String) throws {
    let depth = 120
    let document = try Document(
      markup: "<layout width=\"40\" height=\"30\">"
        + String(repeating: "<container \(attributes)>", count: depth)
        + "<item>a\tb c</item>" + String(repeating: "</container>", count: depth) + "</layout>")
    let placed = try document.laidOut()
    for frame in placed.frames(scale: 1).absoluteFrames {
      #expect(frame.minX.isFinite && frame.minY.isFinite)
      #expect(frame.size.width.isFinite && frame.size.height.isFinite)
    }
    for format in OutputFormat.allCases {
      // Transformations and layers that nothing can draw are an error in words.
      do {
        #expect(try !document.render(format).isEmpty)
      } catch is RenderingError {} catch is MarkupError {}
    }
  }

  @Test(arguments: OutputFormat.allCases)
  func drawsEveryFormat(_ format: OutputFormat) throws {
    let signatures: [OutputFormat: String] = [.png: "\u{89}PNG", .svg: "<svg", .pdf: "%PDF"]
    let data = try Document(markup: Self.markup).render(format, scale: 2)
    let head = String(decoding: data.prefix(200), as: Unicode.UTF8.self)
    #expect(head.contains(signatures[format]!.dropFirst(format == .png ? 1 : 0)))
    #expect(data == (try Document(markup: Self.markup).render(format, scale: 2)))
  }

  @Test func aTextSetByAProgramIsDrawnLikeOneOfTheDocument() throws {
    let changed = try Document(
      markup: "<layout width=\"80\"><item id=\"a\" color=\"red\">before</item></layout>")
    changed["a"]?.text = "after"
    let written = try Document(
      markup: "<layout width=\"80\"><item id=\"a\" color=\"red\">after</item></layout>")
    #expect(try changed.render(.png) == written.render(.png))
  }

  @Test func aWrongDocumentThrowsEverythingThatIsWrong() throws {
    let error = #expect(throws: MarkupError.self) {
      try Document(markup: "<layout widht=\"1\"><item heigth=\"2\" src=\"none.png\"/></layout>")
    }
    #expect(
      error?.diagnostics.map(\.code.rawValue)
        == ["unknown-attribute", "unknown-attribute", "missing-file"])
    #expect(error?.description.hasPrefix("document.xml:1:9: error: ") == true)
  }

  @Test func aFileIsReadWithTheFilesBesideIt() throws {
    let sample = packageRoot.appendingPathComponent("Samples/receipt.xml")
    #expect(try Document(contentsOf: sample).layout().size.width == 375)
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect(throws: FileError.self) {
      try Document(contentsOf: URL(fileURLWithPath: "/nowhere/a.xml"))
    }
  }

  /// What only layout and drawing find is told after them, and gone when it is no longer so.
  @Test func warningsTellWhatLayoutAndDrawingFound() throws {
    let document = try Document(
      markup: """
        <layout width="90" height="40"><container display="constraints">
          <item id="a" gap="3">a</item><item id="b" text-align="left">\u{E000}</item>
          <constraints><vfl>H:|-[a]</vfl></constraints>
        </container></layout>
        """)
    let read = document.warnings.map(\.code)
    _ = try document.render(.png)
    let drawn = document.warnings
    #expect(drawn.map(\.code).contains("ambiguous"))
    #expect(drawn.map(\.code).contains("missing-glyph"))
    #expect(drawn.map(\.code).filter(read.contains) == read)
    let places = drawn.map { $0.range?.lowerBound ?? 0 }
    #expect(places == places.sorted())
    #expect(drawn.allSatisfy { $0.severity == .warning })
    document["b"]?.text = "b"
    _ = try document.layout()
    #expect(!document.warnings.map(\.code).contains("missing-glyph"))
    #expect(document.warnings.map(\.code).contains("ambiguous"))
  }

  @Test func aCanvasThatNothingCanHoldIsAnErrorOfTheDocument() throws {
    let document = try Document(markup: "<layout width=\"1e6\" height=\"10\"/>")
    let error = #expect(throws: MarkupError.self) { try document.render(.png) }
    #expect(error?.diagnostics.first?.code == "unusable-surface")
  }
}
