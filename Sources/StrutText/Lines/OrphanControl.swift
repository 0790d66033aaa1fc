/// Leaves no short last line (`text-wrap: pretty`).
///
/// [CSS Text 4 §6.3](https://www.w3.org/TR/css-text-4/#text-wrap-style) leaves open how: here, as in browsers, only the
/// last four lines of a paragraph are broken otherwise, only where the last one is shorter than a third of the room, and
/// into as many lines as before. Their room is narrowed as little as helps.
enum OrphanControl {
  private static let mostLines = 4
  /// The least share of the room that a last line fills.
  private static let leastShare = 1.0 / 3

  /// The lines, with those at the end of each paragraph broken anew where that helps.
  static func improve(_ lines: [BrokenLine], of sequence: LineSequence) -> [BrokenLine] {
    guard sequence.width.isFinite else { return lines }
    var improved: [BrokenLine] = []
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { $0.isForced } ?? lines.count - 1
      improved += paragraph(lines[start...end], of: sequence)
      start = end + 1
    }
    return improved
  }

  private static func paragraph(
    _ lines: ArraySlice<BrokenLine>, of sequence: LineSequence
  ) -> [BrokenLine] {
    let least = sequence.width * leastShare
    guard lines.count > 1, let last = lines.last, last.width < least else { return Array(lines) }
    let kept = lines.dropLast(mostLines)
    var tail = Array(lines.suffix(mostLines))
    let count = tail.count
    while let widest = tail.dropLast().map(\.width).max() {
      // A room just narrower than the widest line makes that line give something away.
      tail = broken(from: tail[0], upTo: last.range.upperBound, room: widest - 1.0 / 32, sequence)
      guard tail.count == count else { break }
      if tail[count - 1].width >= least { return kept + tail }
    }
    return Array(lines)
  }

  /// The lines of the end of a paragraph in another room; one more than is wanted where that does not do.
  private static func broken(
    from first: BrokenLine, upTo end: Int, room: Double, _ sequence: LineSequence
  ) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var start = first.range.lowerBound
    while start < end, lines.count <= mostLines {
      let indent = lines.isEmpty ? first.indent : 0
      guard
        let line = sequence.breaker.line(from: start, room: room, indent: indent),
        line.width <= sequence.width + LineBreaker.tolerance
      else { return [] }
      lines.append(line)
      start = line.range.upperBound
    }
    return lines
  }
}
