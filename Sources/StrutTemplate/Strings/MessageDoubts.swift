import StrutCore

/// What is probably not meant in a message that can be read: forms of plurals that its language lacks or wants, and text that
/// other formats read.
struct MessageDoubts {
  /// What is said, in the order of the message.
  private(set) var faults: [FormattingFault] = []
  private let message: StringsFile.Message
  private let arguments: MessageArguments
  private let tag: LanguageTag

  /// Looks at a message.
  ///
  /// - Parameters:
  ///   - tag: Its language.
  ///   - hasString: Whether there is a string of a name.
  init(
    _ message: StringsFile.Message, tag: LanguageTag, hasString: (String) -> Bool
  ) {
    self.message = message
    arguments = MessageArguments(message.text)
    self.tag = tag
    for choice in arguments.choices { check(choice) }
    checkQuotes()
    checkNumberSigns()
    checkDates()
    checkNesting(hasString)
  }

  /// - Parameter place: Where it stands, in scalars.
  private mutating func add(_ text: String, _ place: Range<Int>, _ hints: [String]) {
    let units = arguments.units(place)
    faults.append(
      FormattingFault(text, hints: hints, origin: CompiledMessage.origin(of: units, in: message)))
  }

  // MARK: Choices

  private mutating func check(_ choice: MessageChoice) {
    var seen: Set<String> = []
    for form in choice.cases where !seen.insert(form.name).inserted {
      add(
        "the \(choice.type) has two cases '\(form.name)', and the first one is taken", form.place,
        ["give one of them another name, or delete it"])
    }
    guard choice.type != "select",
      let rules = PluralRules.rules(of: tag.locale, isOrdinal: choice.type == "selectordinal")
    else { return }
    let isUnknown = { (name: String) in !name.hasPrefix("=") && !rules.all.contains(name) }
    let unused = choice.cases.filter { isUnknown($0.name) }
    for form in unused {
      let number = ["zero": "=0", "one": "=1", "two": "=2"][form.name]
      add(
        "the case '\(form.name)' is never taken: '\(tag.text)' has no such form", form.place,
        [
          number.map { "write \($0)" }
            ?? "the forms of '\(tag.text)' are \(Self.ordered(rules.all).listed())"
        ])
    }
    // One mistake: the forms of another language.
    if unused.isEmpty { checkMissing(choice, rules) }
  }

  /// Tells the forms that `other` stands for besides its own: a message without any other form needs none.
  private mutating func checkMissing(_ choice: MessageChoice, _ rules: PluralRules) {
    let names = Set(choice.cases.map(\.name))
    guard !choice.hasOffset, names.contains(where: { !$0.hasPrefix("=") && $0 != "other" }) else {
      return
    }
    let taken = Set(
      rules.ofNumbers.enumerated()
        .filter { !names.contains($1) && !names.contains("=\($0)") || $1 == "other" }.map(\.1))
    let missing = taken.subtracting(["other"])
    guard taken.count > 1 else { return }
    add(
      "the \(choice.type) lacks \(missing.count == 1 ? "the form" : "forms") of '\(tag.text)': \(Self.ordered(missing).listed())",
      choice.place,
      missing.count == 1
        ? ["write \(Self.ordered(missing).listed()) {…} before 'other'"]
        : ["write them before 'other', as \(Self.ordered(missing)[0]) {…}"])
  }

  private static func ordered(_ forms: Set<String>) -> [String] {
    FormatStyles.pluralCategories.filter(forms.contains)
  }

  // MARK: Texts

  /// Tells an argument in apostrophes that the message has elsewhere, too.
  private mutating func checkQuotes() {
    for place in arguments.quotations {
      let written = arguments.written(place)
      guard let name = arguments.names.first(where: { written == "'{\($0)}'" }) else { continue }
      let slip = MessageSlip(quoting: name, as: written, at: arguments.units(place))
      faults.append(slip.fault(in: message))
    }
  }

  /// Tells a `#` beside the plurals, none of which has one: it stands for the number in their cases alone.
  private mutating func checkNumberSigns() {
    let plurals = arguments.choices.filter { $0.type != "select" }
    // Where cases write their number as an argument nobody meant it by the sign.
    guard let plural = plurals.first, !arguments.hasNumberSign,
      let place = arguments.lonelyNumberSign, !message.text.contains("{\(plural.argument)}")
    else { return }
    add(
      "'#' is text here: it stands for a number only in the cases of a plural",
      place..<(place + 1), ["write {\(plural.argument)}"])
  }

  /// Tells letters in patterns of dates that are probably not those that were meant.
  private mutating func checkDates() {
    for (style, place) in arguments.dateStyles {
      guard let doubt = DatePattern(style)?.doubt else { continue }
      add(doubt.message, place, ["write \(doubt.meant)"])
    }
  }

  /// Tells another string that is asked for in a message, as `$t(key)`.
  private mutating func checkNesting(_ hasString: (String) -> Bool) {
    guard message.text.contains("$t("),
      let match = message.text.firstMatch(of: /\$t\(\s*['"]?([\w.\-]+)['"]?\s*\)/),
      hasString(String(match.1))
    else { return }
    let start = message.text[..<match.range.lowerBound].unicodeScalars.count
    let name = match.1.split(separator: ".").last.map(String.init) ?? "part"
    add(
      "'\(match.0)' is text in a message, which holds no others",
      start..<(start + match.0.unicodeScalars.count),
      ["write {\(name)} for it, and \(name): t('\(match.1)') where the string is asked for"])
  }
}
