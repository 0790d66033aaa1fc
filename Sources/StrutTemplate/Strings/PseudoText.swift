/// Texts as the pseudo-locales show them.
enum PseudoText {
  /// What becomes of the characters of a message, without those of its arguments.
  static func change(for pseudo: LanguageTag.Pseudo) -> (String) -> String {
    switch pseudo {
    case .accented: accented
    case .mirrored: mirrored
    }
  }

  /// What becomes of a whole text.
  static func finished(_ text: String, for pseudo: LanguageTag.Pseudo) -> String {
    pseudo == .accented ? lengthened(text) : text
  }

  // MARK: Accents

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: zip(
      "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ".unicodeScalars,
      "åÅƀƁçÇðÐéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱḾñÑöÖþÞǫǪŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ".unicodeScalars))

  private static func accented(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { $0.unicodeScalars.append(letters[$1] ?? $1) }
  }

  /// The text in brackets with words behind it that make it a third longer.
  private static func lengthened(_ text: String) -> String {
    let missing = (text.count + 2) / 3
    guard missing > 0 else { return "[\(text)]" }
    let words = " one two three four five six seven eight nine ten"
    let filler = String(repeating: words, count: missing / words.count + 1).prefix(missing)
    // A text may break lines between words, but a space at its end is lost.
    let whole = filler.last == " " ? filler.dropLast() + "·" : filler
    return "[\(text)\(accented(String(whole)))]"
  }

  // MARK: Right to left

  /// The text with each word between a right-to-left mark and override, and their ends.
  private static func mirrored(_ text: String) -> String {
    var result = ""
    var word = ""
    func close() {
      if !word.isEmpty { result += "\u{200F}\u{202E}\(word)\u{202C}\u{200F}" }
      word = ""
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        close()
        result.unicodeScalars.append(scalar)
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    close()
    return result
  }
}
