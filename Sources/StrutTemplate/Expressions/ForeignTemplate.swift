import StrutCore

/// A text with values in it, as JavaScript writes them between backquotes: `${n} items`.
struct ForeignTemplate {
  private enum Piece {
    case text(String)
    case value(String)
  }

  private var pieces: [Piece] = []

  /// Reads what stands between the backquotes.
  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      if start.lowerBound > rest.startIndex {
        pieces.append(.text(String(rest[..<start.lowerBound])))
      }
      pieces.append(.value(String(rest[start.upperBound..<end]).trimmed))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
  }

  /// What to write instead.
  ///
  /// - Parameter isWhole: Whether nothing else stands in the braces around.
  func hint(isWhole: Bool) -> String {
    guard pieces.contains(where: { if case .value = $0 { true } else { false } }) else {
      let text = pieces.first.map(word) ?? "'text'"
      return "a text stands in single quotes: \(text)"
    }
    guard isWhole else { return "write " + pieces.map(word).joined(separator: " + ") }
    let words = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let value): "{\(value)}"
      }
    }
    return "write \(words.joined()), without quotes"
  }

  private func word(_ piece: Piece) -> String {
    switch piece {
    case .text(let text): "'\(text)'"
    case .value(let value): value
    }
  }
}
