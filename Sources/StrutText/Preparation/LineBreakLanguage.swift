import CPangoCairo
import StrutBoxes

/// What language and `line-break` change in the classes of characters.
///
/// [CSS Text 3 §5.2](https://www.w3.org/TR/css-text-3/#line-break-property). Browser: ICU's rules for the values, which
/// tell Chinese, Japanese and Korean from all other languages: `text/breaks/line-break-values`.
struct LineBreakLanguage {
  private let isChinese: Bool
  private let isKorean: Bool
  /// Whether ideographs are the language's usual letters.
  private let isEastAsian: Bool

  /// Tells the language of a tag.
  init(_ language: String) {
    let primary = language.prefix { $0 != "-" }.lowercased()
    isChinese = primary == "zh"
    isKorean = primary == "ko"
    isEastAsian = isChinese || isKorean || primary == "ja"
  }

  /// Whether a line may break before a dash that stands between ideographs, as `〜` does.
  func breaksAround(_ scalar: UInt32, _ lineBreak: LineBreak) -> Bool {
    (scalar == 0x301C || scalar == 0x30A0) && hasEastAsianRules(lineBreak)
  }

  /// Whether the rules are those that ICU keeps for Chinese and Japanese text.
  private func hasEastAsianRules(_ lineBreak: LineBreak) -> Bool {
    switch lineBreak {
    case .auto: isChinese
    case .normal, .loose: isEastAsian
    case .strict, .anywhere: false
    }
  }

  /// The class of a character.
  ///
  /// Browser: `“` and `”` are brackets in the East Asian rules, so that a line may break outside of them beside all that
  /// does not cling to brackets: `text/breaks/chinese-quotes`.
  func lineBreakClass(of scalar: UInt32, _ lineBreak: LineBreak) -> LineBreakClass {
    if scalar == 0x201C || scalar == 0x201D, hasEastAsianRules(lineBreak) {
      return scalar == 0x201C ? .open : .close
    }
    let usual = LineBreakClass(scalar)
    switch lineBreak {
    case .auto, .normal, .loose, .anywhere: return usual
    case .strict:
      let isSmallKana =
        usual == .ideograph
        && g_unichar_break_type(scalar) == G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER
      return isSmallKana && !isKorean ? .nonStarter : usual
    }
  }

  /// Whether `loose` takes a character out of the rules that keep its class together with what ideographs stand there.
  ///
  /// Browser: it stays with letters and numbers as others of its class do: `text/breaks/loose-in-pairs`.
  func isLoosened(_ scalar: UInt32, _ lineBreak: LineBreak) -> Bool {
    guard lineBreak == .loose else { return false }
    return Self.iterationMarks.contains(scalar) || isEastAsian && Self.looseMarks.contains(scalar)
  }

  private static let iterationMarks: Set<UInt32> = [
    0x3005, 0x303B, 0x309D, 0x309E, 0x30FD, 0x30FE,
  ]

  /// Hyphens, punctuation in the middle of its square, and wide signs before and after numbers.
  private static let looseMarks: Set<UInt32> = [
    0x2010, 0x2013, 0x30FB, 0xFF1A, 0xFF1B, 0xFF65, 0x203C, 0x2047, 0x2048, 0x2049, 0xFF01, 0xFF1F,
    0x00B0, 0x2030, 0x2032, 0x2033, 0x2035, 0x2103, 0x2109, 0xFE6A, 0xFF05, 0xFFE0, 0x00B1, 0x2116,
    0x00A4, 0x20AC, 0xFE69, 0xFF04, 0xFFE1, 0xFFE5, 0xFFE6,
  ]
}
