import StrutLayout

/// Where lines of a text may break.
///
/// Browser: between two ASCII characters a table decides, elsewhere UAX 14; every space allows a break after
/// it; `word-break` adds or takes opportunities.
struct BreakOpportunities {
  private let scalars: [UInt32]

  /// Prepares to find the opportunities of a text.
  init(_ scalars: [UInt32]) { self.scalars = scalars }

  /// One entry for each character: whether a line may break before it, as far as characters decide.
  ///
  /// - Parameter wordBreak: The value at each character.
  func allowed(wordBreak: (Int) -> WordBreak) -> [Bool] {
    var allowed = [Bool](repeating: false, count: scalars.count)
    var walk = UnicodeLineBreaks(scalars)
    for index in scalars.indices {
      let byUnicode = walk.advance(to: index)
      guard index > 0 else { continue }
      allowed[index] = allows(at: index, byUnicode: byUnicode, wordBreak: wordBreak(index - 1))
    }
    return allowed
  }

  private func allows(at index: Int, byUnicode: Bool, wordBreak: WordBreak) -> Bool {
    let before = scalars[index - 1]
    let after = scalars[index]
    if after == Scalar.space || after == Scalar.tab || after == Scalar.lineFeed { return false }
    if before == Scalar.lineFeed { return false }
    if before == Scalar.space || before == Scalar.tab {
      return after != Scalar.noBreakSpace && after != Scalar.wordJoiner
    }
    let normal =
      before < 0x80 && after < 0x80
      ? ASCIILineBreaks.allows(
        after: before, before: after, beforeThat: index > 1 ? scalars[index - 2] : 0)
      : byUnicode
    switch wordBreak {
    case .normal: return normal
    case .breakAll: return normal || WordBreakRules.breaksAll(between: before, and: after)
    case .keepAll: return normal && !WordBreakRules.keepsTogether(before, after)
    }
  }
}

/// Breaks between two ASCII characters, as browsers have them instead of UAX 14.
enum ASCIILineBreaks {
  /// Whether a line may break between two characters.
  static func allows(after before: UInt32, before after: UInt32, beforeThat: UInt32) -> Bool {
    let before = UInt8(before)
    let after = UInt8(after)
    switch before {
    case UInt8(ascii: "-"):
      if isDigit(after) { return beforeThat < 0x80 && isAlphanumeric(UInt8(beforeThat)) }
      return !afterHyphenStays.contains(after)
    case UInt8(ascii: "?"):
      if !afterQuestionStays.contains(after) { return true }
    default: break
    }
    return openers.contains(after) && beforeOpeners.contains(before)
  }

  private static let afterHyphenStays = Set("!),./:;?]}'$".utf8)
  private static let afterQuestionStays = Set("!\"'),./:;?]}".utf8)
  private static let openers = Set("(<[{".utf8)
  private static let beforeOpeners = Set("!\"#%&)*+,:;=>?.\\]|}~".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}

/// What `word-break` changes.
enum WordBreakRules {
  /// Whether `break-all` lets a line break between two characters where nothing else does.
  static func breaksAll(between before: UInt32, and after: UInt32) -> Bool {
    let left = LineBreakClass(before)
    let right = LineBreakClass(after)
    if isLetterlike(right) {
      return isLetterlike(left)
        || [.infix, .symbol, .close, .closeParenthesis, .hyphen].contains(left)
    }
    return isLetterlike(left) && right == .hyphen
  }

  /// Whether `keep-all` forbids a break between two characters.
  static func keepsTogether(_ before: UInt32, _ after: UInt32) -> Bool {
    isLetterlike(LineBreakClass(before)) && isLetterlike(LineBreakClass(after))
  }

  private static func isLetterlike(_ kind: LineBreakClass) -> Bool {
    switch kind {
    case .letter, .hebrew, .numeric, .ideograph, .complex, .hangulLV, .hangulLVT, .leadingJamo: true
    default: false
    }
  }
}
