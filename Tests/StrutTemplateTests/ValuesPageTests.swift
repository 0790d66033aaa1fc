import Foundation
import StrutTemplate
import StrutTestSupport
import Testing

/// The page about values says what the language has.
struct ValuesPageTests {
  private func page() throws -> String {
    try String(
      contentsOf: packageRoot.appendingPathComponent("Sources/Strut/Strut.docc/Values.md"),
      encoding: .utf8)
  }

  @Test(arguments: ExpressionFunction.allCases)
  func everyFunctionIsOnThePage(_ function: ExpressionFunction) throws {
    let words = function.signature.components(separatedBy: " or sort")
    #expect(try page().contains("`\(words[0])`"))
  }

  @Test(arguments: TokenType.allCases)
  func everyTypeThatAttributesTakeIsOnThePage(_ type: TokenType) throws {
    let unused: [TokenType] = [.duration, .cubicBezier, .transition]
    #expect(try page().contains("`\(type.rawValue)`") != unused.contains(type))
  }

  @Test(arguments: LanguageTag.Pseudo.allCases)
  func everyPseudoLocaleIsOnThePage(_ pseudo: LanguageTag.Pseudo) throws {
    #expect(try page().contains("`\(pseudo.rawValue)`"))
  }
}
