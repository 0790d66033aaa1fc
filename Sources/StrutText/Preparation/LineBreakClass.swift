import CPangoCairo

/// A character's line breaking class (UAX 14 §5.1), with the classes that depend on a language resolved as
/// browsers do: ambiguous and unknown characters are letters, small kana are ideographs.
enum LineBreakClass: UInt8 {
  case combiningMark, zeroWidthSpace, inseparable, glue, contingent, space, breakAfter, breakBefore
  case breakBoth, hyphen, nonStarter, open, close, closeParenthesis, quotation, exclamation
  case ideograph, numeric, infix, symbol, letter, prefix, postfix, wordJoiner, hebrew
  case leadingJamo, vowelJamo, trailingJamo, hangulLV, hangulLVT, regionalIndicator
  case emojiBase, emojiModifier, joiner, complex, mandatory

  /// The class of a character.
  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = Self.ascii[Int(scalar)]
    } else {
      self = Self.unicode(scalar)
    }
  }

  /// The class that Unicode's table gives a character: a mark of a script that a dictionary breaks is ``complex`` like
  /// its letters, which rule LB1 has not yet made a combining mark.
  init(unresolved scalar: UInt32) {
    let isComplex = g_unichar_break_type(scalar) == G_UNICODE_BREAK_COMPLEX_CONTEXT
    self = isComplex ? .complex : LineBreakClass(scalar)
  }

  private static let ascii: [LineBreakClass] = (0..<0x80).map { unicode($0) }

  private static func unicode(_ scalar: UInt32) -> LineBreakClass {
    switch g_unichar_break_type(scalar) {
    case G_UNICODE_BREAK_MANDATORY, G_UNICODE_BREAK_LINE_FEED, G_UNICODE_BREAK_NEXT_LINE,
      G_UNICODE_BREAK_CARRIAGE_RETURN:
      .mandatory
    case G_UNICODE_BREAK_COMBINING_MARK: .combiningMark
    case G_UNICODE_BREAK_ZERO_WIDTH_SPACE: .zeroWidthSpace
    case G_UNICODE_BREAK_INSEPARABLE: .inseparable
    case G_UNICODE_BREAK_NON_BREAKING_GLUE: .glue
    case G_UNICODE_BREAK_CONTINGENT: .contingent
    case G_UNICODE_BREAK_SPACE: .space
    case G_UNICODE_BREAK_AFTER: .breakAfter
    case G_UNICODE_BREAK_BEFORE: .breakBefore
    case G_UNICODE_BREAK_BEFORE_AND_AFTER: .breakBoth
    case G_UNICODE_BREAK_HYPHEN: .hyphen
    case G_UNICODE_BREAK_NON_STARTER: .nonStarter
    case G_UNICODE_BREAK_OPEN_PUNCTUATION: .open
    case G_UNICODE_BREAK_CLOSE_PUNCTUATION: .close
    case G_UNICODE_BREAK_CLOSE_PARANTHESIS: .closeParenthesis
    case G_UNICODE_BREAK_QUOTATION: .quotation
    case G_UNICODE_BREAK_EXCLAMATION: .exclamation
    case G_UNICODE_BREAK_IDEOGRAPHIC, G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER: .ideograph
    case G_UNICODE_BREAK_NUMERIC: .numeric
    case G_UNICODE_BREAK_INFIX_SEPARATOR: .infix
    case G_UNICODE_BREAK_SYMBOL: .symbol
    case G_UNICODE_BREAK_PREFIX: .prefix
    case G_UNICODE_BREAK_POSTFIX: .postfix
    case G_UNICODE_BREAK_COMPLEX_CONTEXT: isMark(scalar) ? .combiningMark : .complex
    case G_UNICODE_BREAK_WORD_JOINER: .wordJoiner
    case G_UNICODE_BREAK_HEBREW_LETTER: .hebrew
    case G_UNICODE_BREAK_HANGUL_L_JAMO: .leadingJamo
    case G_UNICODE_BREAK_HANGUL_V_JAMO: .vowelJamo
    case G_UNICODE_BREAK_HANGUL_T_JAMO: .trailingJamo
    case G_UNICODE_BREAK_HANGUL_LV_SYLLABLE: .hangulLV
    case G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE: .hangulLVT
    case G_UNICODE_BREAK_REGIONAL_INDICATOR: .regionalIndicator
    case G_UNICODE_BREAK_EMOJI_BASE: .emojiBase
    case G_UNICODE_BREAK_EMOJI_MODIFIER: .emojiModifier
    case G_UNICODE_BREAK_ZERO_WIDTH_JOINER: .joiner
    default: .letter
    }
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
