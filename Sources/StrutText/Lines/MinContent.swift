/// The min-content width of a text: that of the widest piece that cannot be broken.
///
/// Browser: every piece counts with its advance in the unbroken text, kerning across its ends included; an ideographic
/// space at its end counts, other white space does not: `text/breaks/ligature-in-min-content`,
/// `text/white-space/ideographic-spaces-after-spaces`.
struct MinContent {
  private let text: PreparedText
  private let cuts: CutMeasurer
  private let tabs: TabStops
  private let indent: Double
  private var widest = 0.0
  private var done: Double
  /// The first character of the line's part in this segment.
  private var base = 0
  /// The same for the segment before.
  private var context = 0
  /// Where the segment begins.
  private var origin = 0.0
  /// The first character of the line.
  private var lineStart = 0
  private var contentWidth = 0.0
  /// The width of the space before the sides at the end of the line, which goes or hangs where the line ends with them.
  private var spaceWidth = 0.0
  /// The words at the line's start; `nil` where they are those of the whole text.
  private var words: LineWords?

  private init(_ text: PreparedText, cuts: CutMeasurer, indent: Double) {
    self.text = text
    self.cuts = cuts
    self.indent = indent
    tabs = TabStops(text)
    done = indent
    contentWidth = indent
    done -= startTrim(at: 0)
  }

  /// The width in points, never negative.
  static func width(of text: PreparedText, cuts: CutMeasurer, indent: Double) -> Double {
    var walk = MinContent(text, cuts: cuts, indent: indent)
    for segment in text.segments { walk.add(segment) }
    walk.endLine(at: text.count)
    return max(0, walk.widest)
  }

  private mutating func add(_ segment: TextSegment) {
    let start = segment.range.lowerBound
    context = base
    base = start
    switch segment.kind {
    case .forcedBreak: endLine(at: segment.range.upperBound)
    case .tab, .mark:
      if !text.flags[start].isDisjoint(with: [.breakBefore, .anywhereBefore]) {
        endLine(at: start)
      }
      done += tabs.width(of: segment, at: done)
      if text.flags[start].isDisjoint(with: .trailing) {
        let mark = text.text.marks[start]
        if mark?.kind != .close, mark?.isOfEmptySpan != true { spaceWidth = 0 }
        contentWidth = done - spaceWidth
      }
    case .text:
      origin = text.offsets[start]
      for position in segment.range { add(position) }
      let end = countedEnd(of: segment)
      let space =
        segment.range.last { !isSkipped($0) }.map { $0 + 1 } ?? start
      done += width(upTo: end)
      spaceWidth = width(upTo: end) - width(upTo: min(end, max(base, space)))
    }
  }

  /// The width of the line's part in this segment up to a character. Browser: positions in a segment are rounded up,
  /// widths are their differences: `text/breaks/min-content-in-sixty-fourths`.
  private func width(upTo position: Int) -> Double {
    LayoutUnit.ceil(offset(position) - origin) - LayoutUnit.ceil(offset(base) - origin)
  }

  /// Where a character begins. Browser: those that share a glyph all begin where it does:
  /// `text/breaks/ligature-in-min-content`, `text/fonts/stacked-letters`.
  private func offset(_ position: Int) -> Double {
    var position = position
    while position < text.count, text.flags[position].contains(.insideGlyph) {
      repeat { position -= 1 } while !text.flags[position].contains(.clusterStart)
    }
    return text.offsets[position]
  }

  /// The end of what counts of a segment if the line goes on after it. Browser: a space does not, where a line may
  /// break after it if it fits: `text/white-space/spaces-before-preserved-spaces`.
  private func countedEnd(of segment: TextSegment) -> Int {
    var end = segment.range.upperBound
    guard end < text.count,
      !text.flags[end].isDisjoint(with: [.fittingBreakBefore, .crowdedBreakBefore])
    else { return end }
    while end > base, text.text.scalars[end - 1] == Scalar.space { end -= 1 }
    return end
  }

  private mutating func add(_ position: Int) {
    let flags = words?.flags(text.flags[position], at: position) ?? text.flags[position]
    if position > 0, !isStuck(position), !flags.isDisjoint(with: Self.breaks),
      !isBeforeEmptySpan(position)
    {
      endLine(at: position)
    }
    if position == lineStart, position > 0, flags.contains(.collapsible) {
      base += 1
      lineStart += 1
      return
    }
    let counts =
      flags.isDisjoint(with: .trailing) || text.text.scalars[position] == Scalar.ideographicSpace
      || staysBeforeHanging(position)
    if counts {
      contentWidth = done + width(upTo: position + 1)
    }
  }

  /// Whether a space stays on the line since an empty span after it does.
  private func isBeforeEmptySpan(_ position: Int) -> Bool {
    isSkipped(position) && text.text.marks[position + 1]?.isOfEmptySpan == true
  }

  /// Whether a character does not count before sides that a line ends with.
  private func isSkipped(_ position: Int) -> Bool {
    text.text.scalars[position] != Scalar.ideographicSpace
      && !text.flags[position].isDisjoint(with: .trailing)
  }

  /// Whether a space that collapses is that of a span that does not wrap, and white space that hangs comes after it. Browser: it
  /// counts then: `text/white-space/hanging-after-spans-that-do-not-wrap`.
  private func staysBeforeHanging(_ position: Int) -> Bool {
    guard text.flags[position].contains(.collapsible), position + 1 < text.count,
      text.flags[position + 1].contains(.hanging)
    else { return false }
    return !text.style(of: text.segments[text.segment(at: position)].span).whiteSpace.wraps
  }

  private static let breaks: CharacterFlags = [
    .breakBefore, .lateBreakBefore, .countedBreakBefore, .anywhereBefore,
  ]

  /// Whether an opportunity is lost because the line, or the segment of the character before it, begins with a hyphen.
  private func isStuck(_ position: Int) -> Bool {
    guard position == (position == base ? context : base) + 1 else { return false }
    return !text.flags[position].contains(.anywhereBefore)
      && text.isStuckHyphen(before: position)
  }

  private mutating func endLine(at position: Int) {
    if let span = hyphenSpan(at: position) { contentWidth += cuts.hyphen(of: span)?.width ?? 0 }
    widest = max(widest, contentWidth)
    (context, base, lineStart) = (position, position, position)
    words = LineWords(from: position, in: text)
    done = -startTrim(at: position)
    contentWidth = 0
    spaceWidth = 0
  }

  /// What full-width punctuation gives up at the start of the text or after a forced break. Browser: what gives it up at other
  /// lines counts as wide as it is in the unbroken text: `text/fonts/full-width-punctuation-by-its-attribute`.
  private func startTrim(at position: Int) -> Double {
    guard !text.shaping.openings.isEmpty, cuts.isFirst(lineFrom: position) else { return 0 }
    return cuts.startTrim(at: position, ofLineFrom: position)?.width ?? 0
  }

  /// The span of the soft hyphen that shows where a line ends, spaces after it in its segment left aside.
  private func hyphenSpan(at position: Int) -> Int? {
    guard position > 0 else { return nil }
    if position == text.count {
      return text.endsInHyphen ? text.segments.last?.span : nil
    }
    guard text.flags[position].contains(.breakBefore) else { return nil }
    let segment = text.segments[text.segment(at: position - 1)]
    if text.flags[position].contains(.hyphenBefore) { return segment.span }
    var last = position - 1
    while last > segment.range.lowerBound, text.text.scalars[last] == Scalar.space { last -= 1 }
    return text.isSoftHyphen(last) ? segment.span : nil
  }
}
