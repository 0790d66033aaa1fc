import ArgumentParser
import StrutCore

/// A path with placeholders: `{name}` and `{scale}`, and for rows of data their fields.
struct OutputTemplate {
  private enum Part {
    case text(String)
    case placeholder(String)
  }

  private let parts: [Part]

  /// Reads a path; a placeholder that does not exist, or a brace that belongs to none, is wrong usage.
  ///
  /// - Parameter takesFields: Whether a placeholder may be the field of a row.
  init(_ path: String, takesFields: Bool = false) throws {
    var parts: [Part] = []
    var rest = path[...]
    while let open = rest.firstIndex(of: "{") {
      let after = rest.index(after: open)
      guard let end = rest[after...].firstIndex(where: { "{}".contains($0) }), rest[end] == "}"
      else { throw Self.strayBrace("{") }
      if open > rest.startIndex { parts.append(try Self.text(rest[..<open])) }
      let word = String(rest[after..<end])
      if !takesFields { try Self.check(word) }
      parts.append(.placeholder(word))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(try Self.text(rest)) }
    self.parts = parts
  }

  /// The placeholders of the path in order.
  var placeholders: [String] {
    parts.compactMap { if case .placeholder(let word) = $0 { word } else { nil } }
  }

  /// Whether the path has a placeholder at all.
  var hasPlaceholders: Bool { !placeholders.isEmpty }

  /// The path with its placeholders filled in.
  func path(name: String, scale: String) -> String {
    path { $0 == "name" ? name : scale }
  }

  /// The path with what `fill` puts in the place of each placeholder.
  func path<Failure>(filledBy fill: (String) throws(Failure) -> String) throws(Failure) -> String {
    var path = ""
    for part in parts {
      switch part {
      case .text(let text): path += text
      case .placeholder(let word): path += try fill(word)
      }
    }
    return path
  }

  private static func text(_ text: Substring) throws -> Part {
    if text.contains("}") { throw strayBrace("}") }
    return .text(String(text))
  }

  private static func strayBrace(_ brace: Character) -> ValidationError {
    ValidationError(
      "-o has a '\(brace)' that belongs to no placeholder; there are {name} and {scale}")
  }

  private static func check(_ word: String) throws {
    if word != "name", word != "scale" { throw unknown(word, among: ["name", "scale"]) }
  }

  /// There is no placeholder of that name.
  static func unknown(_ word: String, among known: [String]) -> ValidationError {
    let list = known.map { "{\($0)}" }
    let all =
      list.count < 2
      ? list.joined() : "\(list.dropLast().joined(separator: ", ")) and \(list[list.count - 1])"
    let hint =
      nearestName(to: word, among: known).map { "did you mean {\($0)}?" } ?? "there are \(all)"
    return ValidationError("-o has an unknown placeholder {\(word)}; \(hint)")
  }
}
