import StrutCore

/// A pattern or a skeleton of dates, with what its letters are in other languages: in ICU `DD` is a day of the year, `YYYY` the
/// year of a week, `mm` minutes, `dddd` a day of the month.
struct DatePattern {
  private let pattern: String
  private let isSkeleton: Bool
  /// The runs of the pattern, and what stands in apostrophes with these.
  private let pieces: [(text: String, isQuoted: Bool)]
  /// What stands outside of apostrophes.
  private let plain: String
  private let letters: Set<Character>

  /// Reads a style; `nil` for the name of one.
  init?(_ style: String) {
    guard !["", "short", "medium", "long", "full"].contains(style) else { return nil }
    isSkeleton = style.hasPrefix("::")
    pattern = style
    pieces = Self.pieces(of: style)
    plain = pieces.filter { !$0.isQuoted }.map(\.text).joined()
    letters = Set(plain)
  }

  /// What is said of a pattern whose letters are probably not those that were meant, with the pattern to write.
  var doubt: (message: String, meant: String)? {
    let kind = isSkeleton ? "skeleton" : "pattern"
    if let (sign, meant) = foreign { return ("'\(sign)' in a \(kind) of dates is text", meant) }
    // A pattern of which not all is known is not told by its letters.
    guard !hasPercents else { return nil }
    let runs = runs
    guard let wrong = runs.first(where: { $0.text != $0.meant }) else { return nil }
    let name =
      switch wrong.text.first {
      case "D": "the day of the year"
      case "Y": "the year of the week"
      case "m": "the minute"
      case "d": "the day of the month"
      case "A": "the milliseconds of the day"
      default: "the month"
      }
    let written = wrong.text.first == "d" ? wrong.text : String(wrong.text.prefix(1))
    return ("'\(written)' in a \(kind) of dates is \(name)", runs.map(\.meant).joined())
  }

  /// Letters of one kind that follow one another, or what stands in apostrophes.
  private struct Run {
    var text: String
    /// What was probably meant.
    var meant: String
  }

  private var runs: [Run] {
    let hasWeekday = pieces.contains { !$0.isQuoted && Self.isWeekday($0.text) }
    return pieces.indices.map { index in
      let (text, isQuoted) = pieces[index]
      // `Do` is a day with its ending, which there is not here.
      let isEnding = text == "o" && index > 0 && pieces[index - 1].text == "D"
      let meant = isQuoted ? text : meant(for: text, hasWeekday: hasWeekday)
      return Run(text: text, meant: isEnding ? "" : meant)
    }
  }

  private static func pieces(of pattern: String) -> [(text: String, isQuoted: Bool)] {
    var pieces: [(text: String, isQuoted: Bool)] = []
    var isQuoted = false
    for letter in pattern {
      let isOpen = isQuoted
      if letter == "'" { isQuoted.toggle() }
      let isText = isOpen || isQuoted
      if let last = pieces.last, last.isQuoted, isOpen || letter == "'" {
        pieces[pieces.count - 1].text.append(letter)
      } else if let last = pieces.last, !isText, !last.isQuoted, last.text.last == letter {
        pieces[pieces.count - 1].text.append(letter)
      } else {
        pieces.append((String(letter), isText))
      }
    }
    return pieces
  }

  /// Whether a run is a name of a day of the week elsewhere: `ddd` and `dddd`.
  private static func isWeekday(_ run: String) -> Bool {
    run.first == "d" && (3...4).contains(run.count)
  }

  /// - Parameter hasWeekday: Whether a run of the pattern is a name of a day elsewhere, where `D` is that of the month.
  private func meant(for run: String, hasWeekday: Bool) -> String {
    let hasTime = !letters.isDisjoint(with: "HhKksjJC")
    let hasDate = !letters.isDisjoint(with: "yYdDL")
    func all(_ letter: Character) -> String { String(repeating: letter, count: run.count) }
    switch run.first {
    case "d" where Self.isWeekday(run) && !isSkeleton: return all("E")
    case "Y" where !letters.contains("w"): return all("y")
    case "D" where hasWeekday: return all("d")
    // `yyyy-DDD` is the day of a year.
    case "D" where run.count == 3 && letters.isDisjoint(with: "mML"): return run
    case "D" where !letters.isDisjoint(with: "mMLyY") && !letters.contains("d"): return all("d")
    case "m" where hasDate && !hasTime: return all("M")
    case "M" where hasTime && !hasDate: return all("m")
    case "A" where hasTime: return "a"
    default: return run
    }
  }

  // MARK: Other languages

  /// What a pattern of another language has that is text here, with the pattern that says the same; `nil` where there is none.
  private var foreign: (sign: String, meant: String)? {
    if let match = plain.firstMatch(of: /%-?[A-Za-z]/), let meant = withoutPercents {
      return (String(match.0), meant)
    }
    // In brackets stands text in some languages; a sign is a bracket here, and letters in it are fields.
    guard !isSkeleton, let match = plain.firstMatch(of: /\[[^\[\]]+\]/),
      match.0 == "[W]" || hasForeignFields(besides: String(match.0))
    else { return nil }
    return (String(match.0), withoutBrackets)
  }

  /// Whether there are signs of `strftime`.
  private var hasPercents: Bool { plain.contains(/%-?[A-Za-z]/) }

  /// Whether fields beside a text in brackets are those of a language which has brackets.
  private func hasForeignFields(besides text: String) -> Bool {
    let rest = DatePattern(pattern.replacing(text, with: ""))
    guard let rest else { return false }
    return rest.letters.contains("Y") || rest.runs.contains { $0.text != $0.meant }
  }

  /// The pattern with apostrophes for brackets; a week is `w` here.
  private var withoutBrackets: String {
    let week = pattern.contains("[W]")
    let quoted = pieces.map { piece in
      piece.isQuoted || !week ? piece.text : piece.text.replacing("W", with: "w")
    }.joined()
      .replacing(/\[([^\[\]']+)\]/) { "'\($0.1 == "w" ? "W" : String($0.1))'" }
    return DatePattern(quoted)?.doubt?.meant ?? quoted
  }

  /// The pattern of `strftime` in the letters of ICU; `nil` where it has others.
  private var withoutPercents: String? {
    var meant = ""
    var rest = pattern[...]
    while let letter = rest.popFirst() {
      guard letter == "%" else {
        let word = String(letter) + rest.prefix { $0.isLetter }
        meant += letter.isLetter ? "'\(word)'" : letter == "'" ? "''" : String(letter)
        if letter.isLetter { rest.removeFirst(word.count - 1) }
        continue
      }
      if rest.first == "-" { rest.removeFirst() }
      guard let field = rest.popFirst(), let known = Self.fields[field] else { return nil }
      meant += known
    }
    return meant
  }

  private static let fields: [Character: String] = [
    "Y": "yyyy", "y": "yy", "m": "MM", "B": "MMMM", "b": "MMM", "h": "MMM", "d": "dd", "e": "d",
    "A": "EEEE", "a": "EEE", "H": "HH", "k": "H", "I": "hh", "l": "h", "M": "mm", "S": "ss",
    "p": "a", "j": "DDD", "F": "yyyy-MM-dd", "T": "HH:mm:ss", "R": "HH:mm", "Z": "zzz",
    "V": "ww", "G": "YYYY", "X": "HH:mm:ss", "D": "MM/dd/yy", "%": "%",
  ]

  /// What to write in an expression in place of a pattern whose letters are probably not those that were meant.
  var hint: String? {
    doubt.map { "write '\($0.meant.replacing("'", with: "\\'"))'" }
  }

  /// The doubt about a pattern that an expression has as a text.
  func warning(at range: SourceRange) -> TemplateFault? {
    doubt.map { TemplateFault(.message, $0.message, at: range, hints: [hint].compactMap(\.self)) }
  }
}
