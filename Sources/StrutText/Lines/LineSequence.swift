/// The lines of a text from top to bottom.
struct LineSequence: Sequence, IteratorProtocol {
  let breaker: LineBreaker
  let width: Double
  let indent: Double
  private var start = 0

  init(breaker: LineBreaker, width: Double, indent: Double) {
    self.breaker = breaker
    self.width = width
    self.indent = indent
  }

  /// The next line; `nil` after the last one.
  mutating func next() -> BrokenLine? {
    let line = breaker.line(from: start, room: width, indent: start == 0 ? indent : 0)
    if let line { start = line.range.upperBound }
    return line
  }
}

/// Makes the lines of a text about equally long.
///
/// [CSS Text 4 §6.3](https://www.w3.org/TR/css-text-4/#text-wrap-style): the number of lines stays the same, and
/// texts of more than ten lines may be left alone.
enum LineBalancer {
  private static let mostLines = 10

  /// The lines in the least room that needs no more of them.
  static func balance(_ lines: LineSequence) -> LineSequence {
    let wanted = count(lines)
    guard wanted > 1, wanted <= mostLines, lines.width.isFinite else { return lines }
    var low = 0.0
    var high = lines.width
    while high - low > 0.5 {
      let middle = (low + high) / 2
      let narrower = LineSequence(breaker: lines.breaker, width: middle, indent: lines.indent)
      if count(narrower) <= wanted, fits(narrower) { high = middle } else { low = middle }
    }
    return LineSequence(breaker: lines.breaker, width: high, indent: lines.indent)
  }

  /// The number of lines, or one more than balancing cares for.
  private static func count(_ lines: LineSequence) -> Int {
    var count = 0
    for _ in lines {
      count += 1
      if count > mostLines { break }
    }
    return count
  }

  private static func fits(_ lines: LineSequence) -> Bool {
    lines.prefix(mostLines + 1).allSatisfy { $0.width <= lines.width + LineBreaker.tolerance }
  }
}
