/// The lines of a text from top to bottom.
struct LineSequence: Sequence, IteratorProtocol {
  let breaker: LineBreaker
  let width: Double
  let indent: Double
  private var start: Int

  /// - Parameter start: The first character.
  init(breaker: LineBreaker, width: Double, indent: Double, start: Int = 0) {
    self.start = start
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
