/// Breaks lines anew so that they are about equally long (`text-wrap: balance`), or that no lone word stands at the end of a
/// paragraph (`text-wrap: pretty`).
///
/// [CSS Text 4 §6.3](https://www.w3.org/TR/css-text-4/#text-wrap-style) leaves open how. Browser: into as many lines as
/// before, so that the squares of what they leave free are least. `balance` looks at the lines up to the first forced break, where
/// there are few, `pretty` at the last four of each paragraph, where the last one is a word shorter than a third of the room, or
/// the two before it end in hyphens, and does not ask what the last one leaves free: `text/breaks/balance`,
/// `text/breaks/pretty`. A text with a preserved tab anywhere is none for that: `pretty` leaves it, `balance` makes the room narrower where
/// nothing forces a line to end: `text/breaks/even-lines-and-tabs`.
struct EvenLines {
  /// The most lines of a paragraph that are broken otherwise: by `pretty` the last ones of more.
  private static let mostLines = (balanced: 6, pretty: 4)
  /// The least share of the room that a last line fills.
  private static let leastShare = 1.0 / 3
  /// The fewest opportunities, start and end included, with which a lone word counts.
  private static let leastOpportunities = 5
  /// The most opportunities that are weighed against each other.
  private static let mostOpportunities = 2000
  /// What a line costs that is wider than its room.
  private static let overfull = 1e12
  /// What it costs to leave a lone word in the last line.
  private static let orphanPenalty = 10000.0
  /// How much more a break costs that the last line begins with.
  private static let lastLineFactor = 4.0
  /// How much wider a line may come out than the distance of its ends: what is cut at both of them is rounded up.
  private static let rounding = 2.0 / 64

  /// A place where a line may end.
  private struct Opportunity {
    /// The first character after it.
    var position: Int
    /// Where a line that ends here ends.
    var end: Double
    /// Where the next line begins.
    var start: Double
    var penalty = 0.0
    var isHyphenated = false
  }

  private let sequence: LineSequence
  /// Whether the last line should be as long as the others.
  private let isBalanced: Bool
  private var text: PreparedText { sequence.breaker.text }

  /// The lines that `line-clamp` leaves, in the manner of `text-wrap`.
  static func lines(of sequence: LineSequence, most: Int) -> [BrokenLine] {
    let lines = Array(sequence.prefix(most))
    guard sequence.width.isFinite, lines.count > 1 else { return lines }
    let text = sequence.breaker.text
    switch text.rootStyle.textWrap {
    case .pretty where text.has(.tab): return lines
    case .balance where text.has(.tab): return narrowed(lines, of: sequence)
    case .balance: return EvenLines(sequence: sequence, isBalanced: true).balanced(lines)
    case .pretty: return EvenLines(sequence: sequence, isBalanced: false).pretty(lines)
    default: return lines
    }
  }

  private func balanced(_ lines: [BrokenLine]) -> [BrokenLine] {
    let count = (lines.firstIndex { $0.isForced } ?? lines.count - 1) + 1
    guard count <= Self.mostLines.balanced, fit(lines.prefix(count)) else { return lines }
    return evened(Array(lines.prefix(count))) + lines.dropFirst(count)
  }

  /// Lines in the narrowest room that leaves as many of them.
  private static func narrowed(
    _ lines: [BrokenLine], of sequence: LineSequence
  ) -> [BrokenLine] {
    let text = sequence.breaker.text
    guard lines.count <= mostLines.balanced, lines.last?.range.upperBound == text.count,
      !text.has(.forcedBreak)
    else { return lines }
    var best = lines
    var (low, high) = (sequence.width / 2, sequence.width)
    while high - low > LineBreaker.tolerance {
      let width = (low + high) / 2
      let narrow = LineSequence(breaker: sequence.breaker, width: width, indent: sequence.indent)
      let tried = Array(narrow.prefix(lines.count + 1))
      if tried.count > lines.count {
        low = width
      } else {
        (high, best) = (width, tried)
      }
    }
    return best
  }

  private func pretty(_ lines: [BrokenLine]) -> [BrokenLine] {
    var improved: [BrokenLine] = []
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex { $0.isForced } ?? lines.count - 1
      let tail = max(start, end + 1 - Self.mostLines.pretty)
      improved += lines[start..<tail]
      let last = Array(lines[tail...end])
      improved += isWorthIt(last) ? evened(last) : last
      start = end + 1
    }
    return improved
  }

  private func evened(_ lines: [BrokenLine]) -> [BrokenLine] {
    guard lines.count > 1 else { return lines }
    var opportunities = opportunities(in: lines)
    guard opportunities.count <= Self.mostOpportunities else { return lines }
    if opportunities.count >= Self.leastOpportunities {
      var orphan = opportunities.count - 2
      repeat {
        opportunities[orphan].penalty += Self.orphanPenalty
        orphan -= 1
      } while orphan >= 0 && opportunities[orphan + 1].isHyphenated
    } else if !isBalanced {
      return lines
    }
    let ends = best(of: opportunities, indent: lines[0].indent)
    guard ends.count == lines.count else { return lines }
    return broken(opportunities, at: ends, indent: lines[0].indent) ?? lines
  }

  private func fit(_ lines: ArraySlice<BrokenLine>) -> Bool {
    lines.allSatisfy { $0.width - $0.overhang <= sequence.width + LineBreaker.tolerance }
  }

  private func isWorthIt(_ lines: [BrokenLine]) -> Bool {
    guard lines.count > 1, let last = lines.last, fit(lines[...]) else { return false }
    if last.width < sequence.width * Self.leastShare,
      !last.content.dropFirst().contains(where: { text.flags[$0].contains(.breakBefore) })
    {
      return true
    }
    return lines.count > 2 && lines.dropLast().suffix(2).allSatisfy { $0.hyphenSpan != nil }
  }

  private var hyphenPenalty: Double {
    let style = text.rootStyle
    return sequence.width * style.fontSize * (style.textAlign == .justify ? 0.5 : 2)
  }

  /// The start, all places where these lines may break, and their end.
  private func opportunities(in lines: [BrokenLine]) -> [Opportunity] {
    let first = lines[0].contentStart
    let last = lines[lines.count - 1]
    var found = [Opportunity(position: first, end: 0, start: 0)]
    guard first + 1 < last.contentEnd else { return found }
    let places = places(of: first..<last.contentEnd)
    for position in first + 1..<last.contentEnd
    where text.flags[position].contains(.breakBefore) {
      var end = position
      while end > first, !text.flags[end - 1].isDisjoint(with: .trailing) { end -= 1 }
      var next = Opportunity(
        position: position, end: places[end - first], start: places[position - first])
      if text.isSoftHyphen(position - 1) || text.flags[position].contains(.hyphenBefore) {
        let span = text.segments[text.segment(at: position - 1)].span
        next.end += sequence.breaker.cuts.hyphen(of: span)?.width ?? 0
        (next.penalty, next.isHyphenated) = (hyphenPenalty, true)
      }
      found.append(next)
    }
    let end = places[last.contentEnd - first]
    found.append(Opportunity(position: last.range.upperBound, end: end, start: end))
    return found
  }

  /// Where the characters of a range begin, all lines in a row, with the sides of spans, images and tabs between them;
  /// one more for its end.
  private func places(of range: Range<Int>) -> [Double] {
    let tabs = TabStops(text)
    var places: [Double] = []
    var done = 0.0
    var index = text.segment(at: range.lowerBound)
    while index < text.segments.count, text.segments[index].range.lowerBound < range.upperBound {
      let segment = text.segments[index]
      let part = segment.range.clamped(to: range)
      let base = text.offsets[part.lowerBound]
      if segment.kind == .text {
        places += part.map { done + text.offsets[$0] - base }
        done += LayoutUnit.ceil(text.offsets[part.upperBound] - base)
      } else {
        places.append(done)
        done += tabs.width(of: segment, at: done)
      }
      index += 1
    }
    return places + [done]
  }

  /// The opportunities that lines end at, for the least sum of costs.
  private func best(of opportunities: [Opportunity], indent: Double) -> [Int] {
    let linePenalty = text.rootStyle.textAlign == .justify ? 0 : hyphenPenalty * 2
    var scores = [(score: 0.0, previous: 0, line: 0)]
    var active = 0
    for end in 1..<opportunities.count {
      let isLast = end == opportunities.count - 1
      var best = (score: Double.infinity, previous: active)
      for start in active..<end {
        let room =
          sequence.width + LineBreaker.tolerance - (scores[start].line == 0 ? indent : 0)
        let free = opportunities[start].start + room - opportunities[end].end
        var cost = scores[start].score
        if free < 0 {
          cost += Self.overfull
          active = start + 1
        } else {
          if isLast { cost += Self.lastLineFactor * opportunities[start].penalty }
          if !isLast || isBalanced { cost += free * free }
        }
        if cost <= best.score { best = (cost, start) }
      }
      scores.append(
        (
          best.score + opportunities[end].penalty + linePenalty, best.previous,
          scores[best.previous].line + 1
        ))
      active = min(active, end)
    }
    var ends: [Int] = []
    var index = scores.count - 1
    while index > 0 {
      ends.append(index)
      index = scores[index].previous
    }
    return ends.reversed()
  }

  /// The lines that end at some of the opportunities; `nil` where one cannot.
  private func broken(
    _ opportunities: [Opportunity], at ends: [Int], indent: Double
  ) -> [BrokenLine]? {
    var lines: [BrokenLine] = []
    var previous = opportunities[0]
    for index in ends {
      let end = opportunities[index]
      let indent = lines.isEmpty ? indent : 0
      let room = min(sequence.width, indent + end.end - previous.start + Self.rounding)
      guard
        let line = sequence.breaker.line(from: previous.position, room: room, indent: indent),
        line.range.upperBound == end.position
      else { return nil }
      lines.append(line)
      previous = end
    }
    return lines
  }
}

extension PreparedText {
  /// Whether any segment is of a kind.
  fileprivate func has(_ kind: TextSegment.Kind) -> Bool { segments.contains { $0.kind == kind } }
}
