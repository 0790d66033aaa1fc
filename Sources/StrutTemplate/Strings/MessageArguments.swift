/// A message's pattern with its arguments numbered, as ICU's C functions want them.
///
/// Each place where an argument is used gets a number of its own, since C takes one type for a number. Dates are formatted
/// before the message, so that no zone of the machine takes part, and stand in it as texts. What ICU says of a pattern
/// comes first: this reader sees only patterns that ICU has taken.
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
    guard depth < 100 else { return false }
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
      case "}":
        pattern += changed(literal)
        return depth > 0
      case "#" where isPlural:
        pattern += changed(literal) + "#"
        literal = ""
        position += 1
      default:
        literal.unicodeScalars.append(scalar)
        position += 1
      }
    }
    pattern += changed(literal)
    return depth == 0
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
    var text = ""
    while let scalar = peek {
      position += 1
      if scalar == "'" {
        guard peek == "'" else { return text }
        position += 1
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  // MARK: Arguments

  private mutating func argument(depth: Int) -> Bool {
    position += 1
    let name = word()
    if take("}") { return add(name, .text) }
    guard take(",") else { return false }
    let type = word()
    switch type.lowercased() {
    case "plural", "selectordinal": return choice(name, type, .number, depth: depth)
    case "select": return choice(name, type, .text, depth: depth)
    default: break
    }
    var style = ""
    if take(",") {
      guard let text = simpleStyle() else { return false }
      style = text
    }
    guard take("}") else { return false }
    return simple(name, type.lowercased(), style)
  }

  private mutating func simple(_ name: String, _ type: String, _ style: String) -> Bool {
    let trimmed = style.trimmingSpaces
    switch type {
    case "date", "time": return add(name, .date(Self.dateStyle(type, trimmed)))
    // The C functions would take an integer of 32 bits.
    case "number" where trimmed == "integer":
      return add(name, .number, ", number, ::precision-integer")
    default: return add(name, .number, ", \(type)" + (style.isEmpty ? "" : ",\(style)"))
    }
  }

  /// The style of a date in a message or in a call.
  static func dateStyle(_ type: String, _ style: String) -> ICUFormats.DateStyle {
    let lengths = ["full": 0, "long": 1, "medium": 2, "short": 3, "": 2]
    if let length = lengths[style].map(Int32.init) {
      return type == "date" ? .lengths(date: length, time: -1) : .lengths(date: -1, time: length)
    }
    return style.hasPrefix("::") ? .skeleton(String(style.dropFirst(2))) : .pattern(style)
  }

  private mutating func add(_ name: String, _ kind: Kind, _ rest: String = "") -> Bool {
    pattern += "{\(places.count)\(rest)}"
    places.append(Place(name: name, kind: kind))
    return true
  }

  /// A plural or a selection with its messages.
  private mutating func choice(_ name: String, _ type: String, _ kind: Kind, depth: Int) -> Bool {
    guard take(",") else { return false }
    pattern += "{\(places.count), \(type),"
    places.append(Place(name: name, kind: kind))
    while true {
      let selector = word()
      if selector.isEmpty {
        guard take("}") else { return false }
        pattern += "}"
        return true
      }
      pattern += " \(selector)"
      // `offset:1` is followed by the next selector.
      if selector.hasPrefix("offset:") {
        if selector == "offset:" { pattern += word() }
        continue
      }
      guard take("{") else { return false }
      pattern += " {"
      guard message(isPlural: kind == .number, depth: depth + 1), take("}") else { return false }
      pattern += "}"
    }
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

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingSpaces: String {
    var scalars = Substring(self).unicodeScalars
    while scalars.first?.properties.isPatternWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isPatternWhitespace == true { scalars.removeLast() }
    return String(scalars)
  }
}
