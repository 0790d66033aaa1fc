import StrutBoxes

/// Where lines of a text may break.
///
/// Browser: between two ASCII characters a table decides, elsewhere UAX 14 and a dictionary; every space allows a break
/// after it; `word-break` adds or takes opportunities: `text/breaks/url`, `text/breaks/spaces-before-punctuation`,
/// `text/breaks/break-all`.
struct BreakOpportunities {
  /// Whether a line may break between two characters.
  enum Opportunity {
    /// It may not.
    case none
    /// Only where the text up to there does not fit.
    ///
    /// Browser: `break-all` decides by the last character alone when it looks back from the end of a line, and by the
    /// letter below its one mark when it goes on from the start, even inside of a grapheme: `text/breaks/marks`.
    case late
    /// It may not, and min-content counts it as if it might.
    ///
    /// Browser: there `break-all` decides by the letter below all marks: `text/breaks/marks`.
    case counted
    /// It may, and min-content does not count it.
    case uncounted
    /// It may.
    case full
    /// It may, even inside of a grapheme.
    ///
    /// Browser: `break-all` parts the letters of a script that a dictionary breaks from their signs:
    /// `text/breaks/break-all-in-complex-scripts`.
    case inside
    /// It may, says a dictionary, even inside of a grapheme.
    case word

    /// Whether it is one inside of a grapheme, too.
    var partsGraphemes: Bool {
      switch self {
      case .word, .inside, .late, .counted: true
      case .none, .full, .uncounted: false
      }
    }
  }

  private let scalars: [UInt32]
  private let language: LineBreakLanguage

  /// Prepares to find the opportunities of a text in a language.
  init(_ scalars: [UInt32], language: String = "") {
    self.scalars = scalars
    self.language = LineBreakLanguage(language)
  }

  /// One entry for each character: how a line may break before it, as far as characters decide.
  ///
  /// - Parameter rules: The values of `word-break` and `line-break` at each character.
  func allowed(_ rules: (Int) -> (WordBreak, LineBreak)) -> [Opportunity] {
    var allowed = [Opportunity](repeating: .none, count: scalars.count)
    var walk = UnicodeLineBreaks(scalars, language: language)
    for index in scalars.indices {
      let (wordBreak, lineBreak) = rules(max(0, index - 1))
      var byUnicode = walk.advance(to: index, lineBreak)
      guard index > 0 else { continue }
      if language.breaksAround(scalars[index], lineBreak) {
        byUnicode = LineBreakClass(scalars[index - 1]) != .open
      }
      allowed[index] =
        lineBreak == .anywhere
        ? anywhere(at: index) : allows(at: index, byUnicode: byUnicode, wordBreak: wordBreak)
    }
    for index in DictionaryBreaks.positions(in: scalars)
    where allowed[index] != .full && allowed[index] != .inside {
      allowed[index] = .word
    }
    return allowed
  }

  /// `line-break: anywhere`: between any two characters but before white space.
  private func anywhere(at index: Int) -> Opportunity {
    let after = scalars[index]
    let isSpace = after == Scalar.space || after == Scalar.tab || after == Scalar.lineFeed
    return isSpace || scalars[index - 1] == Scalar.lineFeed ? .none : .full
  }

  private func allows(at index: Int, byUnicode: Bool, wordBreak: WordBreak) -> Opportunity {
    let before = scalars[index - 1]
    let after = scalars[index]
    if after == Scalar.space || after == Scalar.tab || after == Scalar.lineFeed { return .none }
    if before == Scalar.lineFeed { return .none }
    if before == Scalar.space || before == Scalar.tab { return .full }
    let normal =
      before < 0x80 && after < 0x80
      ? ASCIILineBreaks.allows(
        after: before, before: after, beforeThat: index > 1 ? scalars[index - 2] : 0)
      : byUnicode
    switch wordBreak {
    case .normal: return normal ? .full : .none
    case .breakAll:
      if WordBreakRules.areComplex(before, after) { return .inside }
      if normal || WordBreakRules.breaksAll(between: before, and: after) { return .full }
      if WordBreakRules.breaksAll(between: letter(at: index - 1), and: after) { return .late }
      return WordBreakRules.breaksAll(between: base(at: index - 1), and: after) ? .counted : .none
    case .keepAll:
      return normal && !WordBreakRules.keepsTogether(base(at: index - 1), after) ? .full : .none
    }
  }

  /// The character below the mark at `index`, or that at `index`.
  private func letter(at index: Int) -> UInt32 {
    let isMark = LineBreakClass(unresolved: scalars[index]) == .combiningMark
    return scalars[isMark && index > 0 ? index - 1 : index]
  }

  /// The character that the marks up to `index` stand on.
  private func base(at index: Int) -> UInt32 {
    var index = index
    while index > 0, LineBreakClass(unresolved: scalars[index]) == .combiningMark { index -= 1 }
    return scalars[index]
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

  private static let afterHyphenStays = Set("!),./:;?]}$".utf8)
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
  ///
  /// Browser: a table of line breaking classes; the plus sign counts as a letter: `text/breaks/break-all-beside-signs`.
  /// The marks of scripts that a dictionary breaks stick to nothing: `text/breaks/break-all-in-complex-scripts`.
  static func breaksAll(between before: UInt32, and after: UInt32) -> Bool {
    let left = before == plus ? .letter : LineBreakClass(unresolved: before)
    let right = after == plus ? .letter : LineBreakClass(unresolved: after)
    switch left {
    case .letter, .hebrew, .numeric, .complex:
      return isWord(right) || [.prefix, .open, .hyphen].contains(right) || after == bar
    case .postfix, .exclamation:
      return isWord(right) || [.prefix, .postfix, .hyphen].contains(right) || after == bar
    case .prefix: return right == .postfix
    case .hyphen: return right == .numeric
    case .close, .closeParenthesis:
      return isWord(right) || [.prefix, .hyphen].contains(right) || after == bar
    case .infix: return isWord(right) || right == .hyphen || after == bar
    case .symbol:
      return isWord(right) || [.prefix, .open, .hyphen].contains(right) || after == bar
    case .breakAfter where !isHyphen(before):
      return isWord(right) || [.prefix, .hyphen].contains(right) || after == bar
    default: return false
    }
  }

  /// Whether two characters, signs or letters, are of scripts that a dictionary breaks.
  static func areComplex(_ before: UInt32, _ after: UInt32) -> Bool {
    LineBreakClass(unresolved: before) == .complex && LineBreakClass(unresolved: after) == .complex
  }

  /// Whether `keep-all` forbids a break between two characters: both are letters or digits.
  static func keepsTogether(_ before: UInt32, _ after: UInt32) -> Bool {
    isAlphanumeric(before) && isAlphanumeric(after)
  }

  /// Whether a character is a hyphen that sticks to the word it begins (UAX 14, rule 20a).
  static func isHyphen(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, Scalar.hyphen, 0x2012, 0x2013: true
    default: false
    }
  }

  /// Whether a hyphen at the start of a line sticks to the character after it.
  ///
  /// Browser: what went before the line does not count then: before a digit it is a minus sign, and between two ASCII
  /// characters only that matters: `text/breaks/hyphen-at-the-start-of-a-line`.
  static func isStuckHyphen(_ scalar: UInt32, before next: UInt32) -> Bool {
    if scalar == 0x2D, next < 0x80 { return (0x30...0x39).contains(next) }
    return isHyphen(scalar) && [.letter, .hebrew].contains(LineBreakClass(next))
  }

  private static let plus: UInt32 = 0x2B
  private static let bar: UInt32 = 0x7C

  private static func isWord(_ kind: LineBreakClass) -> Bool {
    switch kind {
    case .letter, .hebrew, .numeric, .complex: true
    default: false
    }
  }

  private static func isAlphanumeric(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
