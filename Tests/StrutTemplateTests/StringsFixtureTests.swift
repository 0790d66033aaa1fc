import Foundation
import StrutCore
import StrutFormats
import StrutTemplate
import StrutTestSupport
import Testing

/// Texts that follow the language: files of strings, a language, and texts with what comes out.
///
/// A case begins with `locale` lines: `base en`, `locale de`, and `strings de {…}` with the file of a language. Below them
/// stand texts as in `Fixtures/template/expressions`, with `~` for a warning and its place. Spaces and marks that nobody
/// sees are written `\u{…}`.
struct StringsFixtureTests {
  static let fixtures = Fixture.discover("Fixtures/template/strings", extension: "cases")

  @Test(arguments: fixtures)
  func comesOutAsWritten(_ fixture: Fixture) throws {
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    var base = "en"
    var locale = "en"
    var strings: [(tag: String, json: String)] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      switch words[0] {
      case "base": base = words[1]
      case "locale": locale = words[1]
      case "strings": strings.append((words[1], words[2]))
      default: break
      }
    }
    let localizer = try localizer(base: base, locale: locale, strings)
    let scope = LocalizedScope(localizer)
    let cases = try ExpressionCase.read(fixture.url, passingOver: ["base ", "locale ", "strings "])
    #expect(!cases.cases.isEmpty)
    for one in cases.cases {
      scope.warnings.enter { $0 = [] }
      let outcome: [String] = one.outcome(in: scope) + scope.warnings.enter { $0 }
      #expect(outcome.map(\.visible) == one.expected, "line \(one.line): \(one.text)")
    }
  }

  private func localizer(
    base: String, locale: String, _ strings: [(tag: String, json: String)]
  ) throws -> Localizer {
    let files = try strings.map { tag, json in
      let source = DataFile.text(of: Array(json.utf8), name: "\(tag).json").source
      return try StringsFile(source, tag: #require(LanguageTag(tag)))
    }
    let tag = try #require(LanguageTag(locale))
    let translations = tag.fallbacks.filter { $0 != base }.compactMap { fallback in
      files.first { $0.tag.text == fallback }
    }
    let baseTag = try #require(LanguageTag(base))
    let localizer = Localizer(
      tag, base: baseTag, baseStrings: files.filter { $0.tag == baseTag },
      translations: translations)
    return try #require(localizer)
  }

  @Test func fixturesWereFound() {
    #expect(Fixture.all("Fixtures/template/strings", extension: "cases").count >= 6)
  }

  @Test(arguments: [
    ("de", "de", ["de"]), ("DE-at", "de-AT", ["de-AT", "de"]),
    ("zh-hant-TW", "zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh"]),
    ("en-XA", "en-XA", []), ("de-u-nu-latn", "de-u-nu-latn", ["de-u-nu-latn", "de-u-nu", "de"]),
  ])
  func tagsFallBack(_ text: String, _ canonical: String, _ fallbacks: [String]) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.text == canonical)
    #expect(tag.fallbacks == fallbacks)
  }

  @Test(arguments: ["", "d", "de_AT", "de-", "-de", "de--AT", "deutschland", "de AT", "de-\u{0}"])
  func malformedTagsAreNone(_ text: String) { #expect(LanguageTag(text) == nil) }

  @Test func directionsAreKnown() throws {
    for (tag, expected) in [("ar", true), ("he-IL", true), ("de", false), ("ar-XB", true)] {
      #expect(try #require(LanguageTag(tag)).isRightToLeft == expected, "\(tag)")
    }
  }

  @Test(arguments: [
    ("[1]", "strings are a record of texts, and this is a list", 0),
    ("{\"a\": 1}", "the string 'a' is a number, and a string is a text", 6),
    ("{\"a\": {\"b\": \"x\"}, \"a.b\": \"y\"}", "there are two strings 'a.b'", 25),
  ])
  func brokenFilesAreFaults(_ json: String, _ message: String, _ offset: Int) throws {
    let source = DataFile.text(of: Array(json.utf8), name: "en.json").source
    let tag = try #require(LanguageTag("en"))
    let fault = #expect(throws: TemplateFault.self) { try StringsFile(source, tag: tag) }
    #expect(fault?.message == message)
    #expect(fault?.range.lowerBound == Int32(offset))
  }

  /// Patterns in no sensible order are read or a fault, and never end the program.
  @Test func anyPatternIsReadOrAFault() throws {
    let tokens = [
      "{", "}", "a", "{a}", "'", "''", "'{", "#", ",", "plural", "select", "selectordinal", "date",
      "number", "integer", "::", "one", "other", "=1", "offset:1", " ", "é", "🇩🇪", "time", "{a, ",
      "{a, plural, other {", "}}", "\n", "choice", "0#", "|", "spellout", "long",
    ]
    let tag = try #require(LanguageTag("en"))
    var generator = SplitMix64(seed: 6)
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...10, using: &generator)
      let pattern = (0..<count).map { _ in tokens.randomElement(using: &generator)! }.joined()
      let json = "{\"k\": \(JSONText.quoted(pattern))}"
      let source = DataFile.text(of: Array(json.utf8), name: "en.json").source
      let file = try StringsFile(source, tag: tag)
      let localizer = try #require(Localizer(tag, base: tag, baseStrings: [file]))
      _ = try? localizer.message("k", arguments: [("a", .number(2))])
    }
  }
}

/// A scope with a language and no names.
private struct LocalizedScope: ExpressionScope {
  let formatter: (any ExpressionFormatter)?
  let warnings = Monitor<[String]>([])

  init(_ localizer: Localizer) { formatter = localizer }

  var names: [String] { [] }

  func resolve(_ path: ReferencePath) throws(TemplateFault) -> ResolvedName? { nil }

  func report(_ warning: TemplateFault) {
    let place = warning.source.map { ValueOrigin($0, warning.range).placeWithColumn } ?? "here"
    warnings.enter { $0.append("~ \(place): \(warning.message)") }
  }
}

extension ValueOrigin {
  /// The file with line and column.
  fileprivate var placeWithColumn: String {
    let position = source.text.position(at: Int(range.lowerBound))
    return "\(source.text.name):\(position.line):\(position.column)"
  }
}

extension String {
  /// The text with spaces and marks that nobody sees as escapes.
  fileprivate var visible: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let category = scalar.properties.generalCategory
      if category == .format || (category == .spaceSeparator && scalar != " ") {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
