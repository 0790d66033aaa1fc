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

  /// Reads a path; a placeholder that does not exist is wrong usage.
  init(_ path: String) throws {
    var parts: [Part] = []
    var rest = path[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      parts.append(try Self.placeholder(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
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
