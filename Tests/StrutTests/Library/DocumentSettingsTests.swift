import Foundation
import Strut
import StrutTestSupport
import Testing

/// What a program says of a document that it reads: what the tool's options say.
struct DocumentSettingsTests {
  private struct Parameters: Encodable {
    struct Order: Encodable {
      var id: String
      var late: Bool
    }
    var title: String
    var day: Date
    var orders: [Order]
  }

  private static let list = """
    <layout width="400">
      <param name="title"/><param name="day"/><data name="orders">[]</data>
      <tokens><token name="ink" value="black"/></tokens>
      <theme name="dark"><token name="ink" value="white"/></theme>
      <case name="none"><set name="orders" value="{[]}"/></case>
      <container>
        <item id="title" color="{ink}">{title} {day}</item>
        <for each="order" in="{orders}" key="{order.id}">
          <item id="row">{order.id}{order.late ? ' late' : ''}</item>
        </for>
      </container>
    </layout>
    """

  private func choices(_ caseName: String? = nil) throws -> DocumentChoices {
    try DocumentChoices(
      encoding: Parameters(
        title: "Orders", day: Date(timeIntervalSince1970: 0),
        orders: [.init(id: "A1", late: true), .init(id: "B2", late: false)]),
      theme: "dark", caseName: caseName)
  }

  @Test func parametersAreTheFieldsOfAValue() throws {
    let document = try Document(markup: Self.list, choices: choices())
    let layout = try document.layout()
    #expect(layout["title"]?.lines.first?.text == "Orders 1970-01-01T00:00:00Z")
    #expect(layout["row[A1]"]?.lines.first?.text == "A1 late" && layout["row[B2]"] != nil)
    #expect(document["title"]?.style.color == "white")
  }

  @Test func whatIsNoParameterIsRefused() throws {
    #expect(throws: EncodingError.self) { try DocumentChoices(encoding: [1, 2]) }
    #expect(throws: EncodingError.self) { try DocumentValue(encoding: Double.nan) }
    #expect(try DocumentValue(encoding: ["a": [1, 2.5]]) == ["a": [1, 2.5]])
  }

  @Test func theBackgroundOfTheProgramStaysWhenBoxesChange() throws {
    let markup = "<layout width=\"4\" height=\"4\"><container/></layout>"
    let document = try Document(markup: markup, background: .white)
    let picture = try document.render(.png)
    document.root?.style.opacity = 0.5
    #expect(try document.render(.png) == picture)
    #expect(try Document(markup: markup).render(.png) != picture)
  }

  @Test func theCanvasIsAsLargeAsTheProgramSays() throws {
    let markup = "<layout width=\"100\" height=\"50\"><container id=\"root\"/></layout>"
    let document = try Document(markup: markup, width: 80, height: 40)
    #expect(try document.layout().size == Size(width: 80, height: 40))
    document.root?.addSubview(Box(text: "x"))
    #expect(try document.layout().size == Size(width: 80, height: 40))
    for width in [Double.nan, .infinity, -1] {
      #expect(throws: RenderingError.self) { try Document(markup: markup, width: width) }
    }
  }

  @Test func messagesNameTheDocument() throws {
    let error = #expect(throws: MarkupError.self) {
      try Document(markup: "<layout><item widht=\"1\"/></layout>", name: "mails/welcome.xml")
    }
    #expect(error?.description.hasPrefix("mails/welcome.xml:1:") == true)
  }

  @Test func missingGlyphsAreWhatTheProgramSays() throws {
    let markup = "<layout><item id=\"a\">\u{E000}</item></layout>"
    let document = try Document(markup: markup)
    _ = try document.layout()
    #expect(document.warnings.contains { $0.code.rawValue == "missing-glyph" })
    let strict = try Document(markup: markup, missingGlyphs: .error)
    #expect(throws: MarkupError.self) { try strict.layout() }
    strict["a"]?.text = "a"
    #expect(throws: Never.self) { try strict.layout() }
    strict["a"]?.text = "\u{E000}"
    #expect(throws: MarkupError.self) { try strict.render(.png) }
  }

  @Test func fontsAreThoseOfTheProgram() throws {
    let wide = packageRoot.appendingPathComponent("Fixtures/text/fonts/StrutWide.ttf")
    let markup = "<layout font-family=\"Strut Wide\"><item id=\"a\">aaa</item></layout>"
    let document = try Document(markup: markup, fonts: Fonts(files: [wide]))
    let before = try document.layout()["a"]?.frame.size.width
    #expect(document.warnings.isEmpty)
    document.root?.style.padding = 1
    document["a"]?.id = "b"
    #expect(try document.layout()["b"]?.frame.size.width == before.map { $0 + 2 })
    #expect(document.warnings.isEmpty)
  }

  @Test("A component of a library is drawn by itself, with the parameters as its own")
  func drawsAComponent() throws {
    let kit = """
      <library><component name="Badge"><param name="label"/>
        <item id="badge" font-size="10" width="{label}">x</item></component></library>
      """
    let badge = try Document(
      markup: kit, name: "kit.xml",
      choices: DocumentChoices(parameters: ["label": "30"], component: "Badge"))
    #expect(try badge.layout()["badge"]?.frame.size.width == 30)
    #expect(throws: MarkupError.self) {
      try Document(markup: kit, name: "kit.xml", choices: DocumentChoices(component: "Bodge"))
    }
    let error = #expect(throws: MarkupError.self) { try Document(markup: kit, name: "kit.xml") }
    #expect(error?.description.contains("DocumentChoices(component: …) draws one of them") == true)
  }

  @Test("The canvas is filled with the background that the program gives, also with boxes")
  func fillsTheCanvas() throws {
    let markup = "<layout background=\"red\"><item width=\"4\" height=\"4\"/></layout>"
    let plain = try Document(
      markup: markup.replacing("red", with: "blue")
    ).render(.png)
    let filled = try Document(markup: markup, background: "blue")
    #expect(try filled.render(.png) == plain)
    filled.root?.style.width = 4
    #expect(try filled.render(.png) == plain)
    let error = #expect(throws: RenderingError.self) {
      try Document(markup: markup, background: "blu")
    }
    #expect(error?.description.contains("the background of a canvas") == true)
  }
}
