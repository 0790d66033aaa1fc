/// Reads values in the notation of programming languages.
struct ForeignTermParser {
  /// Longer values are written by programs.
  private static let mostBytes = 400
  /// Nobody nests deeper by hand.
  private static let mostLevels = 8

  private let characters: [Character]
  private var position = 0
  private var level = 0

  private init(_ text: String) { characters = Array(text) }

  /// What a value gives one after the other, with or without brackets around all of it; `nil` for another notation.
  static func arguments(in text: String) -> [ForeignTerm.Argument]? {
    guard text.utf8.count <= mostBytes else { return nil }
    var parser = ForeignTermParser(text)
    guard let arguments = parser.arguments(until: nil), !arguments.isEmpty else { return nil }
    if arguments.count == 1, arguments[0].label.isEmpty, case .list(let inside) = arguments[0].term
    {
      return inside
    }
    return arguments
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func follows(_ offset: Int, where test: (Character) -> Bool) -> Bool {
    position + offset < characters.count && test(characters[position + offset])
  }

  private mutating func skip(where test: (Character) -> Bool) {
    while let next, test(next) { position += 1 }
  }

  // MARK: Arguments

  private mutating func arguments(until close: Character?) -> [ForeignTerm.Argument]? {
    guard level < Self.mostLevels else { return nil }
    level += 1
    defer { level -= 1 }
    var result: [ForeignTerm.Argument] = []
    while true {
      skip { $0.isWhitespace || $0 == "," || $0 == ";" || $0 == "/" }
      guard let next else { return close == nil ? result : nil }
      if next == close {
        position += 1
        return result
      }
      let label = label()
      guard let term = term() else { return nil }
      result.append(ForeignTerm.Argument(label, term))
    }
  }

  /// Takes the name before a colon or an equals sign; empty where none stands.
  private mutating func label() -> String {
    let start = position
    let name = name()
    skip(where: \.isWhitespace)
    if !name.isEmpty, let next, next == ":" || next == "=", !follows(1, where: { $0 == "=" }) {
      position += 1
      skip(where: \.isWhitespace)
      return name
    }
    position = start
    return ""
  }

  private mutating func name() -> String {
    let start = position
    guard let first = next, first.isLetter || first == "_" else { return "" }
    skip { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return String(characters[start..<position])
  }

  // MARK: Terms

  private mutating func term() -> ForeignTerm? {
    guard let next else { return nil }
    switch next {
    case "(": return list(until: ")")
    case "[": return list(until: "]")
    case "{": return list(until: "}")
    case "\"", "'", "`": return quoted(next)
    case "#":
      let start = position
      skip { $0.isLetter || $0.isNumber || $0 == "#" }
      return .text(String(characters[start..<position]))
    case let sign where sign.isNumber: return number()
    case "-", "+", ".": return follows(1, where: \.isNumber) ? number() : chain()
    default: return chain()
    }
  }

  private mutating func list(until close: Character) -> ForeignTerm? {
    position += 1
    return arguments(until: close).map { .list($0) }
  }

  private mutating func quoted(_ quote: Character) -> ForeignTerm? {
    let start = position + 1
    guard let end = characters[start...].firstIndex(of: quote) else { return nil }
    position = end + 1
    return .text(String(characters[start..<end]))
  }

  /// `16`, `16.dp`, `0.5f`, `-1.5em` and `0xFF3366CC`.
  private mutating func number() -> ForeignTerm? {
    let start = position
    if next == "0", follows(1, where: { $0 == "x" || $0 == "X" }) {
      position += 2
      let digits = position
      skip(where: \.isHexDigit)
      return ForeignColor.hexadecimal(String(characters[digits..<position])).map { .text($0) }
    }
    position += 1
    skip(where: \.isNumber)
    if next == ".", follows(1, where: \.isNumber) {
      position += 1
      skip(where: \.isNumber)
    }
    guard let value = Double(String(characters[start..<position])) else { return nil }
    if next == ".", follows(1, where: \.isLetter) { position += 1 }
    let unitStart = position
    skip { $0.isLetter || $0 == "%" || $0 == "°" }
    switch String(characters[unitStart..<position]).lowercased() {
    case "", "f", "d", "dp", "sp", "dip", "pt", "px", "w", "h", "r", "l":
      return .number(value, unit: "")
    case let unit where ["%", "em", "rem", "deg"].contains(unit): return .number(value, unit: unit)
    case "°", "degrees": return .number(value, unit: "deg")
    default: return nil
    }
  }

  /// `Alignment.center`, `.bold`, `const EdgeInsets.all(8)` and `Colors.grey[300]`.
  private mutating func chain() -> ForeignTerm? {
    if next == "." { position += 1 }
    var links: [ForeignTerm.Link] = []
    while true {
      let name = name()
      guard !name.isEmpty else { return nil }
      if links.isEmpty, ["const", "new"].contains(name), next == " " {
        skip(where: \.isWhitespace)
        continue
      }
      var link = ForeignTerm.Link(name: name)
      if let close: Character = next == "(" ? ")" : next == "[" ? "]" : nil {
        position += 1
        guard let arguments = arguments(until: close) else { return nil }
        link.arguments = arguments
      }
      links.append(link)
      guard next == ".", follows(1, where: \.isLetter) else { return .chain(links) }
      position += 1
    }
  }
}
