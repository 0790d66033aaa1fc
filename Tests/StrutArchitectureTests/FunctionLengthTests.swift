import Foundation
import StrutTestSupport
import Testing

/// Functions fit a screen.
struct FunctionLengthTests {
  /// The most lines of a function, from its name to its last brace.
  private static let most = 45

  @Test func functionsFitAScreen() throws {
    var count = 0
    for file in BrowserNotesTests.files {
      let text = try String(
        contentsOf: packageRoot.appendingPathComponent("Sources/\(file)"), encoding: .utf8)
      for function in Self.functions(in: text.components(separatedBy: "\n")) {
        count += 1
        #expect(function.count <= Self.most, "\(file):\(function.lowerBound + 1)")
      }
    }
    #expect(count > 4000)
  }

  /// The lines of each function; those of one line, and requirements of protocols, are left out.
  private static func functions(in lines: [String]) -> [Range<Int>] {
    lines.indices.compactMap { start in
      guard isHead(lines[start]) else { return nil }
      let indent = lines[start].utf8.prefix { $0 == UInt8(ascii: " ") }.count
      guard let end = lines[(start + 1)...].firstIndex(where: { ends($0, at: indent) }),
        lines[end].utf8.dropFirst(indent).first == UInt8(ascii: "}")
      else { return nil }
      return start..<(end + 1)
    }
  }

  /// Whether a function, an initialiser or a computed property begins on a line and does not end there.
  private static func isHead(_ line: String) -> Bool {
    guard ["func ", "init", "subscript", "var "].contains(where: line.contains),
      !line.hasSuffix("}")
    else { return false }
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") || modifiers.contains($0) }
    guard let word = words.first else { return false }
    switch word {
    case "func", "deinit": return true
    case "var": return line.hasSuffix("{") && !line.contains("=")
    default: return ["init(", "init<", "init?(", "subscript("].contains { word.hasPrefix($0) }
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "static", "class", "final",
    "override", "mutating", "consuming", "borrowing", "nonisolated", "isolated", "convenience",
    "required", "indirect", "lazy", "private(set)", "package(set)", "fileprivate(set)",
  ]

  /// Whether what begins at an indent ends with a line: the formatter puts nothing there before the last brace but the end
  /// of the parameters and what follows it.
  private static func ends(_ line: String, at indent: Int) -> Bool {
    let bytes = line.utf8
    guard let first = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return false }
    let column = bytes.distance(from: bytes.startIndex, to: first)
    guard column == indent else { return column < indent }
    return !["{", ")", "->", "where", "throws", "async"].contains { line[first...].hasPrefix($0) }
  }
}
