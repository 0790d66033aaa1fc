import Strut
import StrutLayout
import StrutTestSupport
import Testing

/// Words are divided where Debian's dictionaries say (`hyphens: auto`).
struct HyphenationTests {
  /// The lines of a text without any room.
  private func pieces(_ item: String) throws -> [String] {
    let placed = try #require(try process(item).placed)
    return placed.textLines(of: BoxID(0)).map(\.text)
  }

  private func process(_ item: String) throws -> ProcessedDocument {
    let markup = "<layout width=\"200\">\(item)</layout>"
    return DocumentRenderer(fonts: try SharedFonts())
      .process(DocumentSource(name: "a.xml", bytes: Array(markup.utf8), folder: "."))
  }

  /// The patterns of TeX, which the dictionaries hold, divide these words so.
  @Test(arguments: [
    ("en", "hyphenation", "hy phen ation"), ("en-US", "typography", "ty pog ra phy"),
    ("en-GB", "Hyphenation", "Hy phen ation"), ("en", "table", "ta ble"), ("en", "word", "word"),
    ("en", "HYPHENATION", "HY PHEN ATION"), ("en", "nation-hyphenation", "na tion- hy phen ation"),
    ("en", "don\u{2019}t hyphenation", "don\u{2019}t hy phen ation"),
    ("de", "Leute", "Leu te"), ("de", "Zuckerbäcker", "Zu cker bä cker"),
    ("de-AT", "Straßenbahn", "Stra ßen bahn"),
    // What libhyphen says with the whole dictionary, compounds among them.
    ("de", "Sicherheitsvorkehrungen", "Si cher heits vor keh run gen"),
    (
      "de", "Donaudampfschifffahrtsgesellschaft", "Do nau dampf schiff fahrts ge sell schaft"
    ),
  ])
  func divides(_ language: String, _ word: String, _ parts: String) throws {
    let item = "<item width=\"0\" hyphens=\"auto\" xml:lang=\"\(language)\">\(word)</item>"
    #expect(try pieces(item) == parts.split(separator: " ").map(String.init))
  }

  /// Soft hyphens are the author's word, `hyphens` decides by span, and nothing is divided that does not wrap.
  @Test(arguments: [
    ("<item width=\"0\" xml:lang=\"en\">hyphenation</item>", "hyphenation"),
    (
      "<item width=\"0\" hyphens=\"auto\" xml:lang=\"en\">hyphen\u{AD}ation</item>",
      "hyphen\u{AD} ation"
    ),
    (
      "<item width=\"0\" hyphens=\"auto\" xml:lang=\"en\" text-wrap=\"nowrap\">hyphenation</item>",
      "hyphenation"
    ),
    (
      "<item width=\"0\" xml:lang=\"en\">hyphenation <span hyphens=\"auto\">hyphenation</span></item>",
      "hyphenation hy phen ation"
    ),
  ])
  func keepsTo(_ item: String, _ parts: String) throws {
    #expect(try pieces(item) == parts.split(separator: " ").map(String.init))
  }

  /// A hyphen shows where a word is divided, and counts in the width of its line.
  @Test func hyphenIsShown() throws {
    let font = "font-family=\"DejaVu Sans Mono\" font-size=\"10\" hyphens=\"auto\" xml:lang=\"en\""
    let document = try process("<item width=\"min-content\" \(font)>hyphenation</item>")
    let placed = try #require(document.placed)
    let lines = placed.textLines(of: BoxID(0))
    let fragments = lines.map { $0.fragments.map(\.glyphs.text).joined() }
    #expect(fragments == ["hy\u{2010}", "phen\u{2010}", "ation"])
    let digit = lines[2].width / 5
    #expect(abs(lines[1].width - 5 * digit) < 1.0 / 32)
  }

  /// What cannot be divided is told once, with what helps.
  @Test(arguments: [
    ("xml:lang=\"tlh\"", "there is no dictionary that divides words of 'tlh'", "soft hyphens"),
    ("", "the words of a text without xml:lang cannot be divided", "xml:lang"),
  ])
  func missingDictionaryIsAWarning(_ language: String, _ message: String, _ hint: String) throws {
    let document = try process("<item hyphens=\"auto\" \(language)>hyphenation wanted</item>")
    #expect(document.diagnostics.map(\.message) == [message])
    #expect(document.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(document.diagnostics.first?.hints.first?.contains(hint) == true)
    #expect(document.placed != nil)
  }
}
