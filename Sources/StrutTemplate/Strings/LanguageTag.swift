/// A language, with or without script and region, by its tag of BCP 47.
package struct LanguageTag: Hashable, Sendable {
  /// A language that needs no files: the base's text, changed so that faults of layout show.
  package enum Pseudo: String, CaseIterable, Sendable {
    /// Accents, a third longer, in brackets.
    case accented = "en-XA"
    /// Right to left, by marks.
    case mirrored = "ar-XB"
  }

  /// The tag with the usual cases, such as `de-AT`.
  package let text: String
  /// ICU's name of the locale, such as `de_AT`.
  let locale: String

  /// Reads a tag; `nil` where it is malformed or ICU is missing.
  package init?(_ text: String) {
    guard !text.isEmpty, let formats = ICUFormats.shared, !text.utf8.contains(0),
      let locale = formats.locale(forTag: text), let tag = formats.tag(forLocale: locale)
    else { return nil }
    self.text = tag
    self.locale = locale
  }

  /// Whether languages can be read at all: ICU is installed.
  package static var areSupported: Bool { ICUFormats.shared != nil }

  /// Whether a language may have the tag: those of more than three letters are kept free, so that a longer word is a name, as in
  /// `english` ([RFC 5646 §2.2.1](https://www.rfc-editor.org/rfc/rfc5646#section-2.2.1)).
  package var isOfLanguage: Bool { Self.beginsAsLanguage(text) }

  private static func beginsAsLanguage(_ text: String) -> Bool {
    text.prefix { $0.isLetter }.count <= 3
  }

  /// Whether a text can be chosen as a language, as far as the machine can tell.
  package static func isChoice(_ text: String) -> Bool {
    guard areSupported else { return true }
    // ICU takes `root` for the language that none is.
    return beginsAsLanguage(text) && LanguageTag(text)?.isOfLanguage ?? false
  }

  /// What is said of a text that cannot be chosen, with the tag where other signs than hyphens stand in it: `pt_BR`.
  package static func unknownChoice(_ text: String) -> String {
    let meant = String(text.prefix { $0 != "." }).replacing("_", with: "-")
    let isKnown = meant != text && LanguageTag(meant)?.isOfLanguage == true
    return
      "'\(text)' is no language tag such as en, de-AT or zh-Hant\(isKnown ? "; write \(meant)" : "")"
  }

  /// The pseudo-locale that the tag names.
  package var pseudo: Pseudo? { Pseudo(rawValue: text) }

  /// The tags whose strings are taken, the nearest first: the tag itself, then with ever fewer parts
  /// ([RFC 4647 §3.4](https://www.rfc-editor.org/rfc/rfc4647#section-3.4)). A pseudo-locale has none.
  package var fallbacks: [String] {
    guard pseudo == nil else { return [] }
    var parts = text.split(separator: "-")
    var tags: [String] = []
    while !parts.isEmpty {
      // A single letter begins an extension and says nothing alone.
      if parts[parts.count - 1].utf8.count > 1 { tags.append(parts.joined(separator: "-")) }
      parts.removeLast()
    }
    return tags
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    pseudo == .mirrored || ICUFormats.shared?.writesRightToLeft(locale) ?? false
  }
}
