import ArgumentParser
import StrutCore

/// A path with the placeholders `{name}` and `{scale}`.
struct OutputTemplate {
  private enum Part {
    case text(String)
    case name
    case scale
  }

  private let parts: [Part]

  /// Reads a path; a placeholder that does not exist, or a brace that belongs to none, is wrong usage.
  init(_ path: String) throws {
    var parts: [Part] = []
    var rest = path[...]
    while let open = rest.firstIndex(of: "{") {
      let after = rest.index(after: open)
      guard let end = rest[after...].firstIndex(where: { "{}".contains($0) }), rest[end] == "}"
      else { throw Self.strayBrace("{") }
      if open > rest.startIndex { parts.append(try Self.text(rest[..<open])) }
      parts.append(try Self.placeholder(String(rest[after..<end])))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(try Self.text(rest)) }
    self.parts = parts
  }

  /// Whether the path has a placeholder at all.
  var hasPlaceholders: Bool {
    parts.contains { if case .text = $0 { false } else { true } }
  }

  /// The path with its placeholders filled in.
  func path(name: String, scale: String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .name: name
      case .scale: scale
      }
    }.joined()
  }

  private static func text(_ text: Substring) throws -> Part {
    if text.contains("}") { throw strayBrace("}") }
    return .text(String(text))
  }

  private static func strayBrace(_ brace: Character) -> ValidationError {
    ValidationError(
      "-o has a '\(brace)' that belongs to no placeholder; there are {name} and {scale}")
  }

  private static func placeholder(_ word: String) throws -> Part {
    switch word {
    case "name": return .name
    case "scale": return .scale
    default:
      let nearest = nearestName(to: word, among: ["name", "scale"])
      let hint = nearest.map { "did you mean {\($0)}?" } ?? "there are {name} and {scale}"
      throw ValidationError("-o has an unknown placeholder {\(word)}; \(hint)")
    }
  }
}
