/// The id of a box as somebody wrote it: without the uses of components and the turns of loops that it came to be in.
struct WrittenID {
  /// The id itself.
  let text: String
  /// The id with the uses around it, without turns.
  let path: String
  /// Whether it is that of a turn.
  let isRepeated: Bool

  init(_ id: String) {
    path = Self.withoutTurns(id)
    isRepeated = path != id
    text = path.split(separator: ".").last.map(String.init) ?? path
  }

  /// A path of ids without what stands in brackets.
  static func withoutTurns(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: "[")) else { return path }
    var depth = 0
    return String(
      path.filter { character in
        if character == "[" { depth += 1 }
        defer { if character == "]", depth > 0 { depth -= 1 } }
        return depth == 0
      })
  }
}
