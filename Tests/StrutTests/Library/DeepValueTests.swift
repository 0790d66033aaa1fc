import Foundation
import Strut
import Testing

/// Trees that are nested deeper than a stack holds calls: nothing stops the program, and what cannot be drawn is told.
struct DeepValueTests {
  private static let depth = 100_000

  private func nested(_ depth: Int, leaf: String = "leaf") -> Element {
    var element = Text(leaf)
    for _ in 0..<depth { element = Column { element } }
    return element
  }

  private func nestedBoxes(_ depth: Int) -> Box {
    let root = Box()
    var innermost = root
    for _ in 0..<depth {
      let box = Box()
      innermost.addSubview(box)
      innermost = box
    }
    return root
  }

  /// Whether something fails since elements are nested too deep. Not by `#expect(throws:)`, which would print the error
  /// with its megabytes of markup.
  private func isTooDeep<Result>(_ body: () throws -> Result) -> Bool {
    do {
      _ = try body()
      return false
    } catch {
      return (error as? MarkupError)?.diagnostics.contains { $0.code.rawValue == "limit" } == true
    }
  }

  @Test func elementsAreComparedAndHashed() {
    let element = nested(Self.depth)
    #expect(element == nested(Self.depth))
    #expect(element != nested(Self.depth, leaf: "other"))
    #expect(element != nested(Self.depth - 1))
    #expect(element.hashValue == nested(Self.depth).hashValue)
    #expect(Set([element, nested(Self.depth), nested(3)]).count == 2)
  }

  @Test func markupIsWrittenAndRefused() throws {
    let depth = 20_000
    let markup = nested(depth).markup()
    #expect(markup.utf8.count > depth * 40)
    #expect(isTooDeep { try Element(markup: markup) })
    #expect(isTooDeep { try Box(markup: markup) })
    #expect(isTooDeep { try Document(markup: markup) })
    #expect(nestedBoxes(depth).markup().utf8.count > depth * 20)
  }

  @Test func spansAreTextsAtAnyDepth() throws {
    var span = Span("x")
    for _ in 0..<Self.depth { span = Span(span) }
    let text = Text("a", span)
    #expect(Box(text).text == "ax")
    #expect(isTooDeep { try Box(text).render(.svg) })
  }

  @Test func boxesAreMadeChangedAndLetGo() {
    let box = Box(nested(Self.depth))
    box.update(nested(Self.depth, leaf: "other"))
    box.update(nested(Self.depth / 2))
    box.layoutIfNeeded()
    #expect(isTooDeep { try box.render(.png) })
    #expect(isTooDeep { try box.layout() })
    box.update(Text("flat"))
    #expect(box.text == "flat")
  }

  @Test func boxesAreMeasuredAndMoved() {
    let root = nestedBoxes(Self.depth)
    let size = root.sizeThatFits(Size(width: 100, height: 100))
    #expect(size.width.isFinite && size.height.isFinite)
    var innermost = root
    while let next = innermost.subviews.first { innermost = next }
    innermost.flex.layout(mode: .adjustHeight)
    innermost.style.fontSize = 12
    #expect(innermost.root === root && root["none"] == nil)
    let other = Box()
    other.addSubview(root)
    root.removeFromSuperview()
    #expect(other.subviews.isEmpty)
    _ = root.warnings
  }

  @Test func renderersRefuseThem() throws {
    let renderer = try Renderer(limits: .init(boxes: .max, pixels: .max, time: .seconds(Int64.max)))
    #expect(isTooDeep { try renderer.draw(nested(Self.depth)) })
    #expect(throws: RenderingError.self) { try Renderer().draw(nested(Self.depth)) }
  }

  /// Values of parameters are nested as a program likes, and refused where a document does not take them.
  @Test(arguments: [true, false])
  func valuesOfParametersAreRefused(areLists: Bool) throws {
    func nested(_ depth: Int) -> DocumentValue {
      var value: DocumentValue = 1
      for _ in 0..<depth { value = areLists ? .list([value, 2]) : .record(["a": value]) }
      return value
    }
    let value = nested(200_000)
    #expect(value == nested(200_000) && value.hashValue == nested(200_000).hashValue)
    #expect(nested(50) == nested(50) && nested(50) != nested(51))
    let markup = "<layout><param name=\"p\"/><item id=\"a\">{length(p)}</item></layout>"
    func document(_ value: DocumentValue, _ limits: Limits = [:]) throws -> Document {
      try Document(
        markup: markup, choices: DocumentChoices(parameters: ["p": value]), limits: limits)
    }
    #expect(isTooDeep { try document(value) })
    #expect(isTooDeep { try document(value, [.depth: .infinity]) })
    // As in a file: the limit of 100 counts the innermost value, too.
    #expect(isTooDeep { try document(nested(100)) })
    #expect(try document(nested(99))["a"]?.text == (areLists ? "2" : "1"))
    #expect(try document(nested(999), [.depth: 1_000])["a"]?.text == (areLists ? "2" : "1"))
  }

  /// What the limit of nesting lets pass has a layout.
  @Test func asDeepAsDocumentsMayBe() throws {
    let element = nested(200)
    #expect(try Element(markup: element.markup()) == element)
    #expect(try Box(element).render(.svg) == Box(markup: element.markup()).render(.svg))
  }
}
