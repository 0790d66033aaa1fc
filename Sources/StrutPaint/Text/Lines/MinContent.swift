/// The min-content width of a text: that of the widest piece that cannot be broken.
///
/// Browser: every piece counts with its advance in the unbroken text, kerning across its ends included; an ideographic
/// space at its end counts, other white space does not.
struct MinContent {
  private let text: PreparedText
  private let cuts: CutMeasurer
  private let tabs: TabStops
  private let indent: Double
  private var widest = 0.0
  private var done: Double
  private var base = 0
  private var contentWidth = 0.0

  private init(_ text: PreparedText, cuts: CutMeasurer, indent: Double) {
    self.text = text
    self.cuts = cuts
    self.indent = indent
    tabs = TabStops(text)
    done = indent
    contentWidth = indent
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
    base = start
    switch segment.kind {
    case .forcedBreak: endLine(at: segment.range.upperBound)
    case .tab:
      if text.flags[start].contains(.breakBefore) { endLine(at: start) }
      done += tabs.width(at: done, span: segment.span)
      if text.flags[start].isDisjoint(with: .trailing) { contentWidth = done }
    case .text:
      for position in segment.range { add(position) }
      done += LayoutUnit.ceil(
        text.offsets[segment.range.upperBound] - text.offsets[base])
    }
  }

  private mutating func add(_ position: Int) {
    let flags = text.flags[position]
    let isStuck =
      position == base + 1
      && WordBreakRules.isStuckHyphen(text.text.scalars[base], before: text.text.scalars[position])
    if position > 0, !isStuck, !flags.isDisjoint(with: Self.breaks) { endLine(at: position) }
    let counts =
      flags.isDisjoint(with: .trailing) || text.text.scalars[position] == Scalar.ideographicSpace
    if counts {
      contentWidth = done + LayoutUnit.ceil(text.offsets[position + 1] - text.offsets[base])
    }
  }

  private static let breaks: CharacterFlags = [.breakBefore, .anywhereBefore]

  private mutating func endLine(at position: Int) {
    if position > 0, position < text.count, text.text.scalars[position - 1] == Scalar.softHyphen,
      text.flags[position].contains(.breakBefore)
    {
      let span = text.segments[text.segment(at: position - 1)].span
      contentWidth += cuts.hyphen(of: span)?.width ?? 0
    }
    widest = max(widest, contentWidth)
    base = position
    done = 0
    contentWidth = 0
  }
}
