import StrutCore
import Testing

@testable import StrutSyntax

struct DocumentParserTests {
  /// A parser that gives up without a word, as without memory, leaves no empty document.
  @Test func aTextThatWasNotReadIsAnError() {
    let source = SourceText(name: "a.xml", bytes: Array("<layout/>".utf8))
    let document = DocumentParser.parsed(SyntaxResult(), of: source)
    #expect(!document.isComplete)
    #expect(document.diagnostics.map(\.code) == ["xml"])
  }
}
