import StrutCore
import StrutSyntax
import StrutTemplate
import Testing

struct TemplateTextTests {
  /// The text as a document decodes it.
  private func parse(_ text: String, isLiteral: Bool = true) throws -> TemplateText {
    let bytes = Array(text.utf8)
    return try TemplateText(
      parsing: DecodedText(
        bytes, SourceRange(0, bytes.count), whitespace: .kept, isLiteral: isLiteral))
  }

  @Test func literalsAndExpressionsAreTakenApart() throws {
    let text = try parse("a {{b} {x}{'}'} c")
    #expect(text.pieces.count == 4)
    #expect(try text.text(in: PlainScope(values: ["x": .number(1)])) == "a {b} 1} c")
  }

  @Test func aWholeExpressionIsItsValue() throws {
    let list = TemplateValue.list([.number(1)])
    #expect(try parse("{x}").evaluate(in: PlainScope(values: ["x": list])) == list)
    #expect(throws: TemplateFault.self) {
      try parse("{x} ").evaluate(in: PlainScope(values: ["x": list]))
    }
  }

  @Test func placesAreThoseOfTheSource() throws {
    let text = try parse("&amp;{1 &lt; nmae}", isLiteral: false)
    let fault = #expect(throws: TemplateFault.self) {
      try text.text(in: PlainScope(values: ["name": .number(2)]))
    }
    #expect(fault?.range == SourceRange(13, 17))
    #expect(fault?.hints == ["did you mean 'name'?"])
  }
}
