import StrutBoxes
import StrutCore
import StrutLayout
import StrutMarkup
import Testing

/// Reads a document that is expected to be right.
func resolved(_ markup: String, _ location: SourceLocation = #_sourceLocation) throws -> BoxTree {
  let document = MarkupReader.read(Array(markup.utf8), name: "test.xml")
  let printed = document.diagnostics.map { $0.description(in: document.source) }
  #expect(printed == [], sourceLocation: location)
  return try #require(document.boxes, sourceLocation: location)
}

/// Resolves one item with attributes, in a container with others, in a `<layout>` with others.
private func item(
  _ attributes: String, in container: String = "", layout: String = "", content: String = ""
) throws -> (layout: LayoutStyle, element: BoxElement) {
  let boxes = try resolved(
    "<layout \(layout)><container \(container)><item \(attributes)>\(content)</item></container></layout>"
  )
  return (boxes.layout.style(of: BoxID(1)), boxes.elements[1])
}

private func text(_ element: BoxElement) throws -> InlineContent {
  guard case .text(let content) = element.content else {
    Issue.record("no text")
    throw CancellationError()
  }
  return content
}

struct NarrowerWinsTests {
  @Test(arguments: [
    #"margin-left="1" margin-horizontal="2" margin="3""#,
    #"margin="3" margin-horizontal="2" margin-left="1""#,
    #"margin-horizontal="2" margin="3" margin-left="1""#,
  ])
  func whateverTheirOrder(_ attributes: String) throws {
    let margin = try item(attributes).layout.margin
    #expect(margin == StyleEdges(top: 3, right: 2, bottom: 3, left: 1))
  }

  @Test func startAndEndStandBesideThePhysicalSides() throws {
    let padding = try item(#"padding="1" padding-start="5" padding-end="6""#).layout.padding
    #expect(padding == StyleEdges(top: 1, right: 1, bottom: 1, left: 1, start: 5, end: 6))
  }

  @Test func longhandsOfBordersWinOverShorthands() throws {
    let style = try item(
      #"border-left-color="red" border-left="2 dashed blue" border-width="7" border="1 solid green""#
    )
    #expect(style.layout.border == StyleEdges(7))
    #expect(style.element.paint.border.left == BorderSide(style: .dashed, color: red))
    #expect(style.element.paint.border.top == BorderSide(style: .solid, color: green))
  }

  @Test func holdsAfterStylesAndOwnAttributesAreMerged() throws {
    let boxes = try resolved(
      """
      <layout>
        <style name="a" margin-left="1" padding="1" gap="1"/>
        <style name="b" padding="2" gap="2"/>
        <container class="a b" margin="9" gap="3"/>
      </layout>
      """)
    let style = boxes.layout.style(of: BoxID(0))
    #expect(style.margin == StyleEdges(top: 9, right: 9, bottom: 9, left: 1))
    #expect(style.padding == StyleEdges(2))
    #expect(style.rowGap == 3)
  }

  @Test func theLaterNameOfAClassListWins() throws {
    let document = """
      <layout><style name="a" width="1"/><style name="b" width="2"/>
      <container><item class="a b"/><item class="b a"/><item class="b a b a b"/></container></layout>
      """
    let boxes = try resolved(document)
    let widths = (1...3).map { boxes.layout.style(of: BoxID($0)).width }
    #expect(widths == [2, 1, 2])
  }
}

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 128.0 / 255, blue: 0)

struct BorderTests {
  @Test func aSideWithoutLineHasNoWidth() throws {
    let style = try item(#"border-width="4" border-style="none solid""#).layout
    #expect(style.border == StyleEdges(top: 0, right: 4, bottom: 0, left: 4))
  }

  @Test func startFollowsTheDirectionForThat() throws {
    let attributes = #"border-start-width="4" border-left-style="none""#
    #expect(try item(attributes).layout.border.start == nil)
    #expect(try item(attributes, in: #"direction="rtl""#).layout.border.start == 4)
  }

  @Test func whatAShorthandLeavesOutIsInitial() throws {
    let style = try item(#"color="red" border="dotted""#)
    #expect(style.layout.border == StyleEdges(3))
    #expect(style.element.paint.border.top == BorderSide(style: .dotted, color: red))
  }

  @Test func withoutColourItHasThatOfTheText() throws {
    let style = try item(#"border-width="1""#, in: #"color="red""#)
    #expect(style.element.paint.border.bottom == BorderSide(style: .solid, color: red))
  }
}

struct InheritanceTests {
  @Test func textStylesGoDown() throws {
    let element = try item(
      #"font-size="150%""#, in: #"font-size="20" line-height="120%" direction="rtl""#,
      layout: #"color="red" font-family="'A B', serif" xml:lang="pl""#, content: "x"
    ).element
    let style = try text(element).spans[0].style
    #expect(style.fontSize == 30)
    #expect(style.lineHeight == .points(24))
    #expect(style.direction == .rtl)
    #expect(style.color == red)
    #expect(style.fontFamily == ["A B", "serif"])
    #expect(style.language == "pl")
  }

  @Test func aFactorOfLineHeightStaysAFactor() throws {
    let element = try item("", in: #"line-height="1.5""#, content: "x").element
    #expect(try text(element).spans[0].style.lineHeight == .factor(1.5))
  }

  @Test(arguments: [
    ("bolder", 100, 400), ("bolder", 400, 700), ("lighter", 600, 400), ("lighter", 900, 700),
    ("lighter", 749, 400), ("lighter", 750, 700), ("bolder", 349, 400), ("bolder", 350, 700),
  ])
  func relativeWeightsStepByTheTable(_ keyword: String, _ inherited: Int, _ expected: Double) throws
  {
    let element = try item(
      "font-weight=\"\(keyword)\"", in: "font-weight=\"\(inherited)\"", content: "x"
    ).element
    #expect(try text(element).spans[0].style.fontWeight == expected)
  }

  @Test func currentColorOfColorIsTheInheritedOne() throws {
    let element = try item(
      #"color="currentColor" background="currentColor""#, in: #"color="red""#
    ).element
    #expect(element.paint.background == Background(color: red))
  }

  @Test func decorationsReachTheTextsInsideInTheirOwnColour() throws {
    let element = try item(
      #"color="green""#, in: #"color="red" text-decoration="underline""#,
      content: #"a<span text-decoration="line-through">b</span>"#
    ).element
    let spans = try text(element).spans
    let underline = TextDecoration(lines: .underline, color: red)
    #expect(spans[0].decorations == [underline])
    #expect(spans[1].decorations == [underline, TextDecoration(lines: .lineThrough, color: green)])
  }

  @Test func hiddenBoxesHaveVisibleOnesInside() throws {
    let boxes = try resolved(
      #"<layout><container visibility="hidden"><item visibility="visible"/><item/></container></layout>"#
    )
    #expect(boxes.elements.map(\.paint.isVisible) == [false, true, false])
  }
}

struct PresetTests {
  @Test func initialValuesAreThoseOfThePreset() throws {
    #expect(try item("").layout == LayoutStyle.initial(.yoga))
    #expect(try item("", layout: #"defaults="web""#).layout == LayoutStyle.initial(.web))
  }

  @Test func visibleBesideClippingClips() throws {
    let style = try item(#"overflow-x="hidden""#).layout
    #expect(style.overflowX == .hidden)
    #expect(style.overflowY == .scroll)
  }
}

struct CanvasTests {
  @Test func overridesWinOverAttributes() throws {
    let overrides = try CanvasOverrides(width: "auto", height: "20", background: "red")
    let document = MarkupReader.read(
      Array(#"<layout width="10" height="10" title="T"/>"#.utf8), name: "a", overrides: overrides)
    let canvas = try #require(document.boxes).canvas
    #expect(canvas.width == nil)
    #expect(canvas.height == 20)
    #expect(canvas.background == Background(color: red))
    #expect(canvas.title == "T")
  }

  @Test func wrongOverridesSayWhichOne() {
    let fault = #expect(throws: CanvasOverrides.Fault.self) { try CanvasOverrides(height: "-1") }
    #expect(fault?.attribute == "height")
  }

  @Test func aDocumentWithoutRootBoxIsAnEmptyCanvas() throws {
    let boxes = try resolved(#"<layout width="10"/>"#)
    #expect(boxes.elements.isEmpty)
    #expect(boxes.canvas.width == 10)
  }

  @Test func utf16IsRead() throws {
    let text = #"<?xml version="1.0" encoding="UTF-16"?><layout title="żółć 😀"/>"#
    for isBigEndian in [false, true] {
      let bytes = ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return isBigEndian ? [high, low] : [low, high]
      }
      let document = MarkupReader.read(bytes, name: "a")
      #expect(document.boxes?.canvas.title == "żółć 😀")
    }
  }
}

struct ContentTests {
  @Test func textsKeepTheirWhiteSpaceAndPlaces() throws {
    let markup =
      "<layout><item> a &amp;\r\n<!-- c -->b<![CDATA[ <&amp; ]]><span>c</span><br/></item></layout>"
    let boxes = try resolved(markup)
    let content = try text(boxes.elements[0])
    let source = SourceText(name: "", bytes: Array(markup.utf8))
    let words = content.items.map { item -> String in
      switch item {
      case .text(let text, let range): "\(text)|\(source.text(in: range))"
      case .open(let span): "open \(span)"
      case .close: "close"
      case .lineBreak: "break"
      case .image(let image): "image \(image)"
      }
    }
    #expect(
      words == [
        " a &\n| a &amp;\r\n", "b|b", " <&amp; | <&amp; ", "open 1", "c|c", "close", "break",
      ])
  }

  @Test(arguments: [
    ("", false), (" ", true), ("<span/>", true), ("<!-- c -->", false), ("x", true),
  ])
  func whatIsAText(_ content: String, _ isText: Bool) throws {
    let boxes = try resolved("<layout><item>\(content)</item></layout>")
    #expect((boxes.layout.content(of: BoxID(0)) == .measured) == isText)
  }

  @Test func imagesMayHaveWhiteSpace() throws {
    let boxes = try resolved("<layout><item src=\"a.png\">\n</item></layout>")
    guard case .image(let image) = boxes.elements[0].content else {
      Issue.record("no image")
      return
    }
    #expect(image.source == "a.png")
    #expect(image.range == SourceRange(19, 24))
  }

  @Test func namespacesAreIgnored() throws {
    let boxes = try resolved(
      """
      <layout xmlns:x="urn:x" x:a="1"><x:note>text <item/></x:note>
      <container x:gap="a"><x:y/><item>a<x:b>no</x:b></item></container></layout>
      """)
    #expect(boxes.elements.count == 2)
    #expect(try text(boxes.elements[1]).items.count == 1)
  }

  private func files(_ markup: String) -> [NamedFile] {
    MarkupReader.read(Array(markup.utf8), name: "a").files
  }

  @Test func fontsAreNamedFiles() {
    let files = files(
      #"<layout><font src="a.ttf" family="A B 3" weight="bold" stretch="condensed"/></layout>"#)
    #expect(
      files == [
        NamedFile(
          purpose: .font(FontDescriptors(family: "A B 3", weight: 700, stretch: 75)),
          source: "a.ttf", range: SourceRange(19, 24), isShown: true)
      ])
  }

  @Test func imagesAreNamedFilesInDocumentOrder() {
    let files = files(
      """
      <layout><style name="s" src="s.png"/><style name="t" src="t.png"/><font src="f.ttf"/>
      <container><item src="a&amp;b.png"/><item class="t"/><item class="t" src="a.png"/></container></layout>
      """)
    #expect(files.map(\.source) == ["s.png", "t.png", "f.ttf", "a&b.png", "a.png"])
    #expect(files.map(\.isShown) == [false, true, true, true, true])
    #expect(files.map { $0.purpose == .image } == [true, true, false, true, true])
  }

  /// What is wrong elsewhere hides no file; a wrong address is none.
  @Test func wrongDocumentsNameFiles() {
    let wrong = "<layout><style name=\"s\" src=\"s.png\"/><item gap=\"x\" src=\"a.png\"/>"
    #expect(files(wrong + "<item src=\"http://a\"/></layout>").map(\.source) == ["s.png", "a.png"])
    #expect(files("<layout><img src=\"a.png\"/></layout>").isEmpty)
  }

  /// In a text that breaks off only fonts are told: its boxes are not what the author meant.
  @Test func brokenTextsNameFontsOnly() {
    let files = files("<layout><font src=\"f.ttf\"/><item src=\"a.png\"/>")
    #expect(files.map(\.source) == ["f.ttf"])
  }

  @Test func linksOfSpansNest() throws {
    let content = try text(
      item("href=\"a\"", content: #"<span href="b">x<span>y</span></span>"#).element)
    #expect(content.spans.map(\.link) == [nil, "b", "b"])
  }
}
