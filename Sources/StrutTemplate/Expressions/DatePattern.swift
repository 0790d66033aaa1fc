import StrutCore

/// A pattern or a skeleton of dates, with what its letters are in other languages: in ICU `DD` is a day of the year, `YYYY` the
/// year of a week, `mm` minutes.
struct DatePattern {
  private let pattern: String
  private let isSkeleton: Bool
  /// The letters outside of apostrophes.
  private let letters: Set<Character>

  /// Reads a style; `nil` for the name of one.
  init?(_ style: String) {
    guard !["", "short", "medium", "long", "full"].contains(style) else { return nil }
    isSkeleton = style.hasPrefix("::")
    pattern = style
    var isQuoted = false
    letters = Set(
      style.filter { letter in
        if letter == "'" { isQuoted.toggle() }
        return !isQuoted
      })
  }

  /// The pattern that was probably meant; `nil` where this one may well be.
  var meant: String? {
    let hasTime = !letters.isDisjoint(with: "HhKksjJC")
    let hasDate = !letters.isDisjoint(with: "yYdDL")
    var isQuoted = false
    let meant = pattern.map { letter -> Character in
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted else { return letter }
      switch letter {
      case "Y" where !letters.contains("w"): return "y"
      case "D" where !letters.isDisjoint(with: "mMLyY") && !letters.contains("d"): return "d"
      case "m" where hasDate && !hasTime: return "M"
      case "M" where hasTime && !hasDate: return "m"
      default: return letter
      }
    }
    return String(meant) == pattern ? nil : String(meant)
  }

  /// What is said of a pattern whose letters are probably not those that were meant, with the pattern to write.
  var doubt: (message: String, meant: String)? {
    guard let meant, let wrong = zip(pattern, meant).first(where: { $0 != $1 })?.0 else {
      return nil
    }
    let name =
      switch wrong {
      case "D": "the day of the year"
      case "Y": "the year of the week"
      case "m": "the minute"
      default: "the month"
      }
    let kind = isSkeleton ? "skeleton" : "pattern"
    return ("'\(wrong)' in a \(kind) of dates is \(name)", meant)
  }

  /// The doubt about a pattern that an expression has as a text.
  func warning(at range: SourceRange) -> TemplateFault? {
    doubt.map { message, meant in
      TemplateFault(
        .message, message, at: range, hints: ["write '\(meant.replacing("'", with: "\\'"))'"])
    }
  }
}
