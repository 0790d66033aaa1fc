import Foundation
import Strut
import StrutTestSupport
import Testing

private struct Line: Sendable {
  var name: String
  var price: String
}

private struct PriceRow: Component {
  var line: Line

  init(_ line: Line) { self.line = line }

  var body: Element {
    Row(gap: 8) {
      Text(line.name).flexGrow(1)
      Text(line.price).bold()
    }
  }
}

private struct NotedReceipt: Component {
  var title = "Receipt"
  var lines = [Line(name: "Tea", price: "3.20"), Line(name: "Cake", price: "4.00")]
  var note: String?

  var body: Element {
    Column(gap: 8) {
      Text(title).id("title").fontSize(20).bold()
      for line in lines { PriceRow(line) }
      if let note { Text("Thanks, ", Span(note).bold()).color("#64748b") }
      Constraints(
        "H:|-[logo(40)]-[name]-|", "V:|-[logo(40)]-|", "name.centerY == logo.centerY", margins: 12
      ) {
        Rectangle().id("logo").background(.gold)
        Text("Shop").id("name")
      }
    }
    .padding(16)
  }
}

/// "The builder" of the library.
struct ElementTests {
  @Test func markupIsWhatWasBuilt() {
    let card = Column(gap: 8) {
      Text("A & B").id("title").fontSize(20).bold()
      if Bool("true") == true { Spacer() } else { Rectangle() }
      for number in 1...2 { Text("\(number)") }
    }
    .padding(horizontal: 6, vertical: 4)
    #expect(
      card.markup() == """
        <layout>
          <container flex-direction="column" gap="8" padding-horizontal="6" padding-vertical="4">
            <item font-size="20" font-weight="bold" id="title">A &amp; B</item>
            <item flex-grow="1"/>
            <item>1</item>
            <item>2</item>
          </container>
        </layout>

        """)
  }

  @Test func markupIsReadBackAsTheSame() throws {
    for receipt in [NotedReceipt(), NotedReceipt(note: "Ann"), NotedReceipt(lines: [])] {
      let element = Element(receipt)
      #expect(try Element(markup: element.markup()) == element)
    }
    let canvas = Canvas(defaults: .web) { Text("42") }.width(200).background(.white)
    #expect(try Element(markup: canvas.markup()) == canvas)
    #expect(canvas.markup().contains(#"<layout background="white" defaults="web" width="200">"#))
  }

  @Test(arguments: [
    Rectangle().width(1.0 / 3).height(.percent(100.0 / 7)).opacity(2.0 / 3),
    Rectangle().width(3 * 1.1),
    Text("x").lineHeight(.points(20)).tabSize(.points(8)), Text("x").lineHeight(1.0 / 3),
    Rectangle().flex(.points(20)), Rectangle().flexGrow(1.0 / 7), Text("x").alt("24px"),
    Rectangle().width("1e-7").height("20px"),
    Rectangle().width(1e-7).left(-1e21),
  ])
  func numbersAreReadBackAsTheSame(_ element: Element) throws {
    #expect(try Element(markup: element.markup()) == element)
  }

  /// XML has no U+0000: the picture and the markup show what stands for it.
  @Test(arguments: ["\u{0}", "\u{1}", "\u{FFFE}"])
  func charactersThatXMLCannotHoldAreReplaced(_ character: String) throws {
    let element = Text("a\(character)b").id("x").alt("\(character)")
    let read = try Element(markup: element.markup())
    #expect(read == element && read.hashValue == element.hashValue)
    #expect(element == Text("a\u{FFFD}b").id("x").alt("\u{FFFD}"))
    #expect(try Box(element).render(.svg) == Box(read).render(.svg))
  }

  @Test func bracesAreBraces() throws {
    let element = Text("{total} {{ }").id("a")
    #expect(try Element(markup: element.markup()) == element)
    let box = Box(element)
    #expect(try box.layout()["a"]?.lines.map(\.text) == ["{total} {{ }"])
  }

  @Test func textsKeepTheirUnits() {
    #expect(Text("x").alt("24px").markup().contains("alt=\"24px\""))
    #expect(Text("x").width("24px").markup().contains("width=\"24\""))
  }

  @Test func modifiersReplaceAndCompose() {
    var style = Style()
    style.color = .red
    style.width = .percent(50)
    let element = Text("x").width(10).style(style).attribute("height", "20").width(30)
    #expect(element.markup().contains(#"<item color="red" height="20" width="30">x</item>"#))
    #expect(Text("x").width(1).width(2) == Text("x").width(2))
    #expect(Text("x") != Text("y"))
    #expect(Set([Text("x"), Text("x")]).count == 1)
  }

  /// What stands in a line has words and lengths of its own.
  @Test func aSpanIsAlignedByWordsAndLengths() {
    func value(_ span: Element) -> Substring? {
      Text(span).markup().split(separator: "vertical-align=\"").last?.prefix { $0 != "\"" }
    }
    #expect(value(Span("x").verticalAlign(.super)) == "super")
    #expect(value(Span("x").verticalAlign(.textTop)) == "text-top")
    #expect(value(Span("x").verticalAlign("sub")) == "sub")
    #expect(value(Span("x").verticalAlign(-2)) == "-2")
    #expect(value(Span("x").verticalAlign(.percent(20))) == "20%")
    #expect(value(Span("x").verticalAlign(.em(0.5))) == "0.5em")
  }

  @Test func sidesTakeLengths() {
    let element = Text("x").margin(top: 3, left: .auto).padding(horizontal: .percent(5), end: 2)
      .inset(top: .percent(50))
    #expect(
      element.markup().contains(
        #"<item margin-left="auto" margin-top="3" padding-end="2" padding-horizontal="5%" top="50%">x</item>"#
      ))
    #expect(Text("x").padding(top: 4).markup().contains(#"<item padding-top="4">x</item>"#))
  }

  /// A name that would be more than a name is an unknown attribute in the markup, too.
  @Test(arguments: ["a b=\"c\"><item", "", "1", "ä-1", "<", "a.b"])
  func namesOfAttributesAreNamesInTheMarkup(_ name: String) throws {
    let error = #expect(throws: MarkupError.self) {
      try Element(markup: Rectangle().attribute(name, "y").markup())
    }
    let diagnostics = try #require(error).diagnostics
    #expect(diagnostics.map(\.code) == ["unknown-attribute"])
  }

  @Test func elementsAndBoxesPrintAsMarkup() {
    let row = Row(gap: 4) { Text("a", Span("b").bold()).id("t").width(12.5) }
    let text = #"<item id="t" width="12.5">a<span font-weight="bold">b</span></item>"#
    #expect(
      "\(row)".filter { $0 != "\n" }
        == "<container flex-direction=\"row\" gap=\"4\">  \(text)</container>")
    let box = Box(row)
    box.frame.size = Size(width: 40, height: 20)
    box.layoutIfNeeded()
    #expect("\(box["t"]!)" == #"<item id="t" width="12.5"> at 0, 0: 13 × 20"#)
  }

  /// Nothing to draw is told at the line of what is empty.
  @Test func anEmptyPictureNamesTheLineOfTheProgram() throws {
    let line = #line + 1
    for element in [Text(""), Column {}, Constraints { Rectangle().id("a") }] {
      let error = #expect(throws: (any Error).self) { try Renderer().draw(element, as: .png) }
      let text = "\(try #require(error))"
      #expect(text.contains("ElementTests.swift:\(line): error: the canvas is empty"), "\(text)")
    }
  }

  @Test func lengthsAreEqualWhereTheyMeanTheSame() {
    var style = Style()
    style.width = 34
    #expect(style.width == .points(34) && style.width == 34 && style.width != .percent(34))
    style.width = .points(34)
    #expect(Set([style.width, 34, "34px", "34", .percent(34)]).count == 2)
  }

  @Test func aMistakeNamesTheLineOfTheProgram() throws {
    let line = #line + 1
    let element = Column { Text("x").attribute("widht", "3") }
    let error = #expect(throws: MarkupError.self) { try Box(element).layout() }
    let text = "\(try #require(error))"
    #expect(text.contains("ElementTests.swift:\(line): error: "))
    #expect(text.contains("'widht'") && text.contains("width"))
  }

  @Test func aConflictNamesTheLinesOfTheProgram() throws {
    let element = Constraints("a.width == 10", "a.width == 20") { Rectangle().id("a") }
    let line = #line - 1
    let error = #expect(throws: MarkupError.self) { try Box(element).layout() }
    let text = "\(try #require(error))"
    #expect(text.contains("ElementTests.swift:\(line): error: conflict"))
    #expect(text.contains("ElementTests.swift:\(line): <constraint>a.width == 20"))
  }

  /// Every document under `Fixtures` that is right can be read as an element, written and read again.
  @Test func markupAndElementsAreInverseOnEveryFixture() throws {
    let folder = packageRoot.appendingPathComponent("Fixtures")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "xml" {
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let element = try? Element(markup: text)
      else { continue }
      let written = element.markup()
      let again = try Element(markup: written)
      #expect(again == element, "\(file.path)")
      #expect(again.markup() == written, "\(file.path)")
      count += 1
    }
    #expect(count > 300)
  }

  /// Reading, writing and building again draws the very bytes of the document.
  @Test(arguments: ["flex", "constraints", "text", "paint"])
  func elementsDrawWhatTheirDocumentsDraw(_ area: String) throws {
    let folder = packageRoot.appendingPathComponent("Fixtures/\(area)")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "xml" {
      guard let document = try? Document(contentsOf: file),
        let drawn = try? document.render(.svg)
      else { continue }
      count += 1
      if count % 5 != 1 { continue }
      let box = try Box(contentsOf: file)
      #expect(try box.render(.svg) == drawn, "\(file.path)")
    }
    #expect(count > 0)
  }
}
