import StrutCore

/// A message's pattern with its arguments numbered, as ICU's C functions want them.
///
/// Each place where an argument is used gets a number of its own, since C takes one type for a number. Dates are formatted
/// before the message, so that no zone of the machine takes part, and stand in it as texts. ICU tells that a pattern is
/// wrong, and this reader what is wrong with it.
///
/// Source: the grammar of ICU's `MessageFormat` and its `DOUBLE_OPTIONAL` apostrophes.
struct MessageArguments {
  /// What an argument must be at one of its places.
  enum Kind: Hashable {
    /// Anything that can be printed.
    case text
    /// A number.
    case number
    /// A date of ISO 8601, in a style.
    case date(ICUFormats.DateStyle)
  }

  /// A place where an argument is used.
  struct Place: Hashable {
    let name: String
    let kind: Kind
  }

  /// The pattern with numbers in place of names.
  private(set) var pattern = ""
  /// The places in the order of their numbers.
  private(set) var places: [Place] = []
  /// Whether the pattern has been read to its end.
  private(set) var isComplete = false

  /// The choices, those around others first.
  private(set) var choices: [MessageChoice] = []
  /// Whether a `#` stands for a number somewhere.
  private(set) var hasNumberSign = false
  /// A `#` outside of plurals that white space follows, in scalars; the first one.
  private(set) var lonelyNumberSign: Int?

  /// The styles of dates and times, with where they stand, in scalars.
  private(set) var dateStyles: [(style: String, place: Range<Int>)] = []

  /// What stands between apostrophes that quote it, with these, in scalars.
  private(set) var quotations: [Range<Int>] = []

  /// What is wrong with the pattern, as far as this reader knows; the first fault.
  private(set) var fault: Fault?

  /// What is wrong with a part of a pattern.
  struct Fault {
    let message: String
    let hints: [String]
    /// The part, in UTF-16 units.
    let units: Range<Int>
  }

  /// The names of the arguments.
  var names: Set<String> { Set(places.map(\.name)) }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private let change: (String) -> String

  /// Reads a pattern.
  ///
  /// - Parameter change: What becomes of the characters between arguments.
  init(_ text: String, changing change: @escaping (String) -> String = { $0 }) {
    scalars = Array(text.unicodeScalars)
    self.change = change
    isComplete = message(isPlural: false, depth: 0) && position == scalars.count
  }

  // MARK: Messages

  /// Reads a message up to the brace that closes it, or to the end; whether it could be read.
  private mutating func message(isPlural: Bool, depth: Int) -> Bool {
    guard depth < 100 else {
      return fail("choices are nested more than 100 deep", at: position)
    }
    var literal = ""
    func changed(_ literal: String) -> String {
      // Characters that the pattern would read are quoted again.
      change(literal).unicodeScalars.reduce(into: "") { text, scalar in
        switch scalar {
        case "{", "}": text += "'\(scalar)'"
        case "#" where isPlural: text += "'#'"
        case "'": text += "''"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    while let scalar = peek {
      switch scalar {
      case "'": literal += apostrophe(isPlural: isPlural)
      case "{":
        pattern += changed(literal)
        literal = ""
        guard argument(depth: depth) else { return false }
      case "}" where depth > 0:
        pattern += changed(literal)
        return true
      case "#" where isPlural:
        pattern += changed(literal) + "#"
        literal = ""
        hasNumberSign = true
        position += 1
      default:
        if scalar == "#" { noteLonelyNumberSign() }
        literal.unicodeScalars.append(scalar)
        position += 1
      }
    }
    pattern += changed(literal)
    return depth == 0
  }

  /// Notes a `#` that is text, unless a number follows, as in `#1`.
  private mutating func noteLonelyNumberSign() {
    let next = position + 1 < scalars.count ? scalars[position + 1] : " "
    guard lonelyNumberSign == nil, next.properties.isWhitespace else { return }
    lonelyNumberSign = position
  }

  /// What an apostrophe and what it quotes mean.
  private mutating func apostrophe(isPlural: Bool) -> String {
    position += 1
    guard let next = peek else { return "'" }
    if next == "'" {
      position += 1
      return "'"
    }
    guard next == "{" || next == "}" || (isPlural && next == "#") else { return "'" }
    let start = position - 1
    var text = ""
    while let scalar = peek {
      position += 1
      if scalar == "'" {
        guard peek == "'" else {
          quotations.append(start..<position)
          return text
        }
        position += 1
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  // MARK: Arguments

  /// The types of arguments beside choices.
  private static let simpleTypes = ["number", "date", "time", "spellout", "ordinal", "duration"]
  private static let choiceTypes = ["plural", "selectordinal", "select"]

  private mutating func argument(depth: Int) -> Bool {
    let brace = position
    position += 1
    skipSpace()
    let start = position
    let name = word()
    guard !name.isEmpty else {
      return peek == nil
        ? failUnclosed(brace)
        : fail(
          "the name of an argument is expected after the brace", at: brace,
          peek == "{" ? naming : Self.quoting)
    }
    if let hint = Self.hint(forName: name) { return failName(name, at: start, hint) }
    if take("}") { return add(name, .text) }
    guard take(",") else {
      return peek == nil
        ? failUnclosed(brace)
        : fail("expected ',' or '}' after the argument '\(name)'", at: position, from: start)
    }
    skipSpace()
    let typeStart = position
    let type = word()
    switch type.lowercased() {
    case "plural", "selectordinal", "select":
      let kind: Kind = type.lowercased() == "select" ? .text : .number
      return choice(name, type, kind, at: (brace, typeStart), depth: depth)
    case let known where Self.simpleTypes.contains(known): break
    default: return failUnknownType(type, at: typeStart)
    }
    var style = ""
    var styleStart = position
    if take(",") {
      skipSpace()
      styleStart = position
      guard let text = simpleStyle() else { return failUnclosed(brace) }
      style = text
    }
    let styleEnd = position
    guard take("}") else { return failUnclosed(brace) }
    return simple(name, type.lowercased(), style, at: styleStart..<styleEnd)
  }

  /// What to write for the name of an argument with a type behind a colon, as other formats have it, or for the field of a
  /// record; `nil` for others.
  private static func hint(forName name: String) -> String? {
    if let match = name.wholeMatch(of: /(\w+):(\w+)/) {
      let isNumber = ["number", "int", "integer", "float", "double"].contains(match.2.lowercased())
      return "write {\(match.1)\(isNumber ? ", number" : "")}"
    }
    guard let match = name.wholeMatch(of: /\w+(?:\.\w+)*\.([A-Za-z_]\w*)/) else { return nil }
    return "write {\(match.1)}, and t('…', \(match.1): \(name)) where it is asked for"
  }

  private mutating func simple(
    _ name: String, _ type: String, _ style: String, at range: Range<Int>
  ) -> Bool {
    let trimmed = style.trimmingSpaces
    switch type {
    case "date", "time":
      guard FormatStyles.isDate(trimmed) else {
        let fault = FormatStyles.unknownDate(trimmed)
        return fail(fault.message, at: range.upperBound, from: range.lowerBound, fault.hints)
      }
      dateStyles.append(
        (trimmed, range.lowerBound..<(range.lowerBound + trimmed.unicodeScalars.count)))
      return add(name, .date(FormatStyles.dateStyle(type, trimmed)))
    // The C functions would take an integer of 32 bits.
    case "number" where trimmed == "integer":
      return add(name, .number, ", number, ::precision-integer")
    case "number" where !style.isEmpty && !FormatStyles.isNumber(trimmed):
      let fault = FormatStyles.unknownNumber(trimmed)
      return fail(fault.message, at: range.upperBound, from: range.lowerBound, fault.hints)
    default: return add(name, .number, ", \(type)" + (style.isEmpty ? "" : ",\(style)"))
    }
  }

  private mutating func add(_ name: String, _ kind: Kind, _ rest: String = "") -> Bool {
    pattern += "{\(places.count)\(rest)}"
    places.append(Place(name: name, kind: kind))
    return true
  }

  /// A plural or a selection with its messages.
  ///
  /// - Parameter start: Where the brace and the type stand.
  private mutating func choice(
    _ name: String, _ type: String, _ kind: Kind, at start: (brace: Int, type: Int), depth: Int
  ) -> Bool {
    guard take(",") else {
      return peek == nil
        ? failUnclosed(start.brace) : fail("a \(type) has its cases after a comma", at: position)
    }
    pattern += "{\(places.count), \(type),"
    places.append(Place(name: name, kind: kind))
    let number = choices.count
    let end = start.type + type.unicodeScalars.count
    choices.append(MessageChoice(argument: name, type: type.lowercased(), place: start.type..<end))
    while true {
      skipSpace()
      let selectorStart = position
      let selector = word()
      if selector.isEmpty { return endChoice(number, type, at: start) }
      pattern += " \(selector)"
      // `offset:1` is followed by the next selector.
      if selector.hasPrefix("offset:") {
        if selector == "offset:" { pattern += word() }
        choices[number].hasOffset = true
        continue
      }
      if kind == .number, !FormatStyles.isPluralCase(selector) {
        return failUnknownCase(selector, of: type, at: selectorStart)
      }
      choices[number].cases.append(
        (selector, selectorStart..<(selectorStart + selector.unicodeScalars.count)))
      guard text(ofCase: selector, isPlural: kind == .number, in: start.brace, depth: depth) else {
        return false
      }
    }
  }

  /// Reads the brace that closes a choice, behind its cases.
  private mutating func endChoice(
    _ number: Int, _ type: String, at start: (brace: Int, type: Int)
  ) -> Bool {
    guard take("}") else {
      return peek == nil
        ? failUnclosed(start.brace)
        : fail(
          "a case of the \(type) is expected", at: position,
          peek == "," ? ["delete the comma: cases stand behind one another"] : [])
    }
    pattern += "}"
    guard choices[number].cases.contains(where: { $0.name == "other" }) else {
      return fail(
        "the \(type) has no case 'other'", at: start.type + type.unicodeScalars.count,
        from: start.type, ["other {…} is taken where no other case fits"])
    }
    return true
  }

  /// Reads the message of a case of a choice whose brace is `outer`.
  private mutating func text(
    ofCase name: String, isPlural: Bool, in outer: Int, depth: Int
  ) -> Bool {
    let brace = position
    guard take("{") else {
      return peek == nil
        ? failUnclosed(outer)
        : fail("the text of the case '\(name)' is expected in braces", at: position)
    }
    pattern += " {"
    guard message(isPlural: isPlural, depth: depth + 1), take("}") else {
      return failUnclosed(brace)
    }
    pattern += "}"
    return true
  }

  // MARK: Faults

  /// What to write for an argument in two braces, as i18next has it, whose second one comes next.
  private var naming: [String] {
    var inside = self
    inside.position += 1
    inside.skipSpace()
    let name = inside.word()
    return ["an argument stands in one brace: {\(name.isEmpty ? "name" : name)}"]
  }
  private static let quoting = ["a brace that is text stands in apostrophes: '{'"]

  /// Keeps the first fault; always `false`.
  private mutating func fail(
    _ message: String, at end: Int, from start: Int? = nil, _ hints: [String] = []
  ) -> Bool {
    guard fault == nil else { return false }
    let first = start ?? end
    fault = Fault(
      message: message, hints: hints,
      units: units(first)..<units(max(end, min(first + 1, scalars.count))))
    return false
  }

  /// How many UTF-16 units so many scalars have.
  private func units(_ count: Int) -> Int {
    scalars.prefix(count).reduce(0) { $0 + UTF16.width($1) }
  }

  /// A range of scalars in UTF-16 units.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  func units(_ range: Range<Int>) -> Range<Int> {
    units(range.lowerBound)..<units(range.upperBound)
  }

  /// What stands at a range of scalars.
  func written(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private mutating func failUnclosed(_ brace: Int) -> Bool {
    fail(
      "the brace is not closed", at: brace,
      ["write } where it ends; a brace that is text stands in apostrophes: '{'"])
  }

  private mutating func failName(_ name: String, at start: Int, _ hint: String) -> Bool {
    fail(
      "'\(name)' is no name of an argument", at: start + name.unicodeScalars.count, from: start,
      [hint])
  }

  private mutating func failUnknownType(_ type: String, at start: Int) -> Bool {
    let known = Self.simpleTypes + Self.choiceTypes
    return fail(
      type.isEmpty ? "the type of the argument is missing" : "there is no type '\(type)'",
      at: start + type.unicodeScalars.count, from: start,
      [
        nearestName(to: type, among: known).map { "did you mean '\($0)'?" }
          ?? "the types are \(known.joined(separator: ", "))"
      ])
  }

  private mutating func failUnknownCase(_ name: String, of type: String, at start: Int) -> Bool {
    // `offset 1` of a plural, which is written with a colon.
    let offset = name == "offset" ? Int(word().trimmingPrefix(":")) : nil
    return fail(
      "a \(type) has no case '\(name)'", at: start + name.unicodeScalars.count, from: start,
      [
        (offset ?? (name == "offset" ? 1 : nil)).map { "write offset:\($0)" }
          ?? Int(name).map { "write =\($0)" }
          ?? nearestName(to: name, among: FormatStyles.pluralCategories).map {
            "did you mean '\($0)'?"
          }
          ?? "the cases are \(FormatStyles.pluralCategories.joined(separator: ", ")) and numbers such as =0"
      ])
  }

  /// The characters up to the brace that closes the argument, as they are written.
  private mutating func simpleStyle() -> String? {
    var text = ""
    var depth = 0
    while let scalar = peek {
      if scalar == "}", depth == 0 { return text }
      if scalar == "'" {
        repeat {
          text.unicodeScalars.append(scalars[position])
          position += 1
        } while position < scalars.count && scalars[position] != "'"
        guard position < scalars.count else { return nil }
      }
      if scalar == "{" { depth += 1 }
      if scalar == "}" { depth -= 1 }
      text.unicodeScalars.append(scalars[position])
      position += 1
    }
    return nil
  }

  // MARK: Characters

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skipSpace() {
    while let scalar = peek, scalar.properties.isPatternWhitespace { position += 1 }
  }

  /// The characters up to white space or one with a meaning, with the white space around them left out.
  private mutating func word() -> String {
    skipSpace()
    var text = ""
    while let scalar = peek, !scalar.properties.isPatternWhitespace,
      !["{", "}", ",", "'", "#"].contains(scalar)
    {
      text.unicodeScalars.append(scalar)
      position += 1
    }
    skipSpace()
    return text
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == scalar else { return false }
    position += 1
    return true
  }
}
