import Foundation
import Strut
import StrutTestSupport
import Testing

/// Documents that are drawn many times, as the rows of a table are: what they declare is read once.
struct DeclarationPoolTests {
  static let documents =
    Fixture.discover("Fixtures/template/pairs") + Fixture.discover("Fixtures/template/diagnostics")

  /// However often a document is drawn, it comes to the same text with the same messages.
  @Test(arguments: documents.filter { !$0.name.contains("/") })
  func everyDrawingIsAsTheFirst(_ fixture: Fixture) throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let parsed = try DocumentSource(file: fixture.url.path).parsed()
    var kept = parsed
    kept.keptFiles = KeptTemplateFiles()
    let alone = renderer.process(parsed)
    for _ in 0..<3 {
      let again = renderer.process(kept)
      #expect(again.text.bytes == alone.text.bytes)
      #expect(Self.messages(of: again) == Self.messages(of: alone))
      #expect(again.importedFiles == alone.importedFiles)
      #expect(again.usageFaults == alone.usageFaults)
    }
  }

  /// Themes, languages and cases that take turns do not see each other's values.
  @Test func choicesDoNotMix() throws {
    let renderer = DocumentRenderer(fonts: try SharedFonts())
    let folder = try TemporaryFolder()
    try folder.write(#"{"a": "one", "b": "two"}"#, to: "en.json")
    try folder.write(#"{"a": "eins"}"#, to: "de.json")
    try folder.write(
      """
      <layout xml:lang="en" background="{page}"><strings src="{locale}.json"/>
      <tokens><token name="page" value="white"/></tokens>
      <theme name="dark"><token name="page" value="black"/></theme>
      <param name="n" default="0"/><case name="many"><set name="n" value="9"/></case>
      <item>{t('a')} {t('b')} {n}</item></layout>
      """, to: "card.xml")
    let parsed = try DocumentSource(file: "\(folder.path)/card.xml").parsed()
    var kept = parsed
    kept.keptFiles = KeptTemplateFiles()
    var all: [TemplateChoices] = []
    for theme in [nil, "dark", "darkk"] as [String?] {
      for locale in [nil, "de", "en-XA"] as [String?] {
        for state in [nil, "many"] as [String?] {
          var choices = TemplateChoices()
          (choices.theme, choices.locale, choices.caseName) = (theme, locale, state)
          all.append(choices)
        }
      }
    }
    for choices in all + all.reversed() {
      let alone = renderer.process(parsed, choices: choices)
      let again = renderer.process(kept, choices: choices)
      #expect(again.text.bytes == alone.text.bytes)
      #expect(Self.messages(of: again) == Self.messages(of: alone))
      #expect(again.usageFaults == alone.usageFaults)
    }
  }

  private static func messages(of document: ProcessedDocument) -> [String] {
    document.diagnostics.map { $0.description(in: document.source) }
  }
}
