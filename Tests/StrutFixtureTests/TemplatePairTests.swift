import Foundation
import Strut
import StrutTestSupport
import Testing

/// Documents in the language of components, tokens and data beside the plain documents that they mean.
///
/// A pair is `NAME.xml` and `NAME.plain`; `NAME.choices` says what is chosen, one option of the command a line.
struct TemplatePairTests {
  static let pairs = Fixture.discover("Fixtures/template/pairs", extension: "plain")

  @Test(arguments: pairs)
  func meansThePlainOne(_ pair: Fixture) throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let choices = try Self.choices(of: pair)
    let document = renderer.process(
      try DocumentSource(file: pair.sibling("xml").path), choices: choices)
    let written = try #require(
      document.placed, "\(document.diagnostics.map { $0.description(in: document.source) })")
    let folder = pair.url.deletingLastPathComponent().path
    let bytes = [UInt8](try Data(contentsOf: pair.url))
    let other = renderer.process(DocumentSource(name: "plain.xml", bytes: bytes, folder: folder))
    let plain = try #require(
      other.placed, "\(other.diagnostics.map { $0.description(in: other.source) })")
    for format in [OutputFormat.png, .svg, .pdf] {
      #expect(
        try written.draw(format, scale: 1) == plain.draw(format, scale: 1), "\(format) differs")
    }
    #expect(try Self.layout(of: document) == Self.layout(of: other))
  }

  /// The layout as it is printed, without lines and the way to each box.
  private static func layout(of document: ProcessedDocument) throws -> NSDictionary {
    let json = try #require(document.layoutRecord(file: "")).json
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(stripped(object) as? NSDictionary)
  }

  private static func stripped(_ value: Any) -> Any {
    switch value {
    case let record as [String: Any]:
      record.filter { !["line", "file", "path"].contains($0.key) }.mapValues(stripped)
    case let list as [Any]: list.map(stripped)
    default: value
    }
  }

  private static func choices(of pair: Fixture) throws -> TemplateChoices {
    var choices = TemplateChoices()
    let text = (try? String(contentsOf: pair.sibling("choices"), encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let value = try #require(words.last)
      let sides = value.split(separator: "=", maxSplits: 1).map(String.init)
      switch words[0] {
      case "theme": choices.theme = value
      case "locale": choices.locale = value
      case "case": choices.caseName = value
      case "component": choices.component = value
      case "set": choices.values.append((sides[0], .text(sides[1])))
      case "set-json": choices.values.append((sides[0], try TemplateValue(json: sides[1])))
      default: Issue.record("unknown choice \(line)")
      }
    }
    return choices
  }

  /// An empty folder would be reported as skipped, and the run would pass.
  @Test func pairsWereFound() {
    #expect(!Fixture.all("Fixtures/template/pairs", extension: "plain").isEmpty)
  }
}
