import Foundation
import StrutCore
import StrutTemplate
import StrutTestSupport
import Testing

/// Files of tokens with what each token is.
///
/// Beside `<case>.tokens.json` stands `<case>.expected`: a line for each token with its name and its value, in the order of
/// the file, the attributes of a `typography` after it, `(deprecated …)`, and the faults as they are printed.
struct TokenFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/template/tokens", extension: "tokens.json")

  @Test(arguments: fixtures)
  func readsAsWritten(_ fixture: Fixture) throws {
    let bytes = Array(try Data(contentsOf: fixture.url))
    let expected = fixture.url.deletingPathExtension().deletingPathExtension()
      .appendingPathExtension("expected")
    try expectGolden(Self.outcome(of: bytes), at: expected)
  }

  static func outcome(of bytes: [UInt8]) -> String {
    let (source, fault) = DataFile.text(of: bytes, name: "tokens.json")
    var lines: [String] = []
    do throws(TemplateFault) {
      if let fault { throw fault }
      let file = try DesignTokenFile(source)
      lines += file.faults.map { $0.diagnostic().description(in: source.text) }
      let table = PlainTokens(file.tokens)
      for token in file.tokens { lines += outcome(of: token, in: table, source) }
    } catch {
      lines.append(error.diagnostic().description(in: source.text))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func outcome(
    of token: TokenDefinition, in table: PlainTokens, _ source: DataSource
  ) -> [String] {
    do throws(TemplateFault) {
      let value = try token.value(in: table)
      let note = token.deprecation.map { " (deprecated\($0.isEmpty ? "" : ": \($0)"))" } ?? ""
      var lines = ["\(token.name) = \(value.json)\(note)"]
      if token.isTypography(in: table) {
        lines += try token.style(in: table).map { "  \($0.attribute): \($0.value)" }
      }
      return lines
    } catch {
      return [error.diagnostic().description(in: (error.source ?? source).text)]
    }
  }

  @Test func fixturesWereFound() {
    #expect(Fixture.all("Fixtures/template/tokens", extension: "tokens.json").count >= 7)
  }

  /// Values in no sensible order are read or a fault, and never end the program.
  @Test func anyFileIsReadOrAFault() {
    let values = [
      "1", "-0.5", "\"#fff\"", "\"{a}\"", "\"{b.c}\"", "\"{b}\"", "null", "true", "[]", "{}",
      "[1,2,3]", "{\"$ref\":\"#/a/$value\"}", "{\"$ref\":\"#/b/c/$value/components/0\"}",
      "{\"$ref\":\"#\"}", "{\"value\":1,\"unit\":\"px\"}", "[{\"color\":\"{a}\",\"position\":0}]",
      "{\"colorSpace\":\"srgb\",\"components\":[0,\"none\",{\"$ref\":\"#/a/$value\"}]}",
      "\"solid\"",
    ]
    let types = TokenType.allCases.map(\.rawValue) + ["colour", ""]
    var generator = SplitMix64(seed: 2)
    for _ in 0..<3_000 {
      func token() -> String {
        let value = values.randomElement(using: &generator)!
        let type = types.randomElement(using: &generator)!
        let key = Bool.random(using: &generator) ? "$value" : "$ref"
        return "{\"$type\":\"\(type)\",\"\(key)\":\(value)}"
      }
      let text =
        "{\"a\":\(token()),\"b\":{\"c\":\(token()),\"d\":{\"$extends\":\"{b}\"}},\"e\":{\"$extends\":\"{b}\",\"c\":\(token())}}"
      #expect(!Self.outcome(of: Array(text.utf8)).isEmpty)
    }
  }

  /// A few groups that extend each other make very many tokens, which is told.
  @Test func tokensAreBounded() throws {
    var groups = ["\"g0\":{\"t\":{\"$type\":\"number\",\"$value\":1}}"]
    for index in 1...30 {
      groups.append(
        "\"g\(index)\":{\"a\":{\"$extends\":\"{g\(index - 1)}\"},\"b\":{\"$extends\":\"{g\(index - 1)}\"}}"
      )
    }
    let text = "{\(groups.joined(separator: ","))}"
    let file = try DesignTokenFile(DataFile.text(of: Array(text.utf8), name: "a.json").source)
    #expect(file.faults.map(\.kind) == [.limit])
  }

  @Test func chainsOfGroupsAreBounded() throws {
    let groups = (0..<20_000).map { "\"g\($0)\":{\"$extends\":\"{g\($0 + 1)}\"}" }
    let text = "{\(groups.joined(separator: ",")),\"g20000\":{}}"
    let source = DataFile.text(of: Array(text.utf8), name: "a.json").source
    #expect(try !DesignTokenFile(source).faults.isEmpty)
  }
}

/// Tokens of one file, each worked out where it is asked for.
private final class PlainTokens: TokenLookup {
  private let definitions: [String: TokenDefinition]
  private var open: [String] = []

  init(_ tokens: [TokenDefinition]) {
    definitions = Dictionary(tokens.map { ($0.name, $0) }) { first, _ in first }
  }

  var tokenNames: [String] { definitions.keys.sorted() }

  func definition(ofToken name: String) -> TokenDefinition? { definitions[name] }

  func value(ofToken name: String, at range: SourceRange) throws(TemplateFault) -> TemplateValue? {
    guard let definition = definitions[name] else { return nil }
    guard !open.contains(name) else {
      throw TemplateFault(.circle, "circle: \((open + [name]).joined(separator: " → "))", at: range)
    }
    open.append(name)
    defer { open.removeLast() }
    return try definition.value(in: self)
  }
}
