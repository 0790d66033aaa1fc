/// The min-content width of a text: that of the widest piece that cannot be broken.
///
/// Browser: where `break-all` or `anywhere` break between letters, each counts with its advance in the unbroken
/// word, kerning included.
struct MinContent {
  private let text: PreparedText
  private let cuts: CutMeasurer
  private let tabs: TabStops
  private let indent: Double
  private var widest = 0.0
  private var done: Double
  private var base = 0
  private var contentWidth = 0.0
  private var startWidening = 0.0
  private var isFirst = true

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
        text.offsets[segment.range.upperBound] - text.offsets[base] + widening)
      startWidening = 0
    }
  }

  private var widening: Double { startWidening }

  private mutating func add(_ position: Int) {
    let flags = text.flags[position]
    let isStuck =
      position == base + 1
      && WordBreakRules.isStuckHyphen(text.text.scalars[base], before: text.text.scalars[position])
    if position > 0, !isStuck {
      if flags.contains(.anywhereBefore) || flags.contains(.breakAllBefore) {
        endLine(at: position)
      } else if flags.contains(.breakBefore) {
        let cut =
          text.flags[position - 1].isDisjoint(with: .trailing) ? cuts.widths(at: position) : nil
        if let cut { contentWidth += cut.before }
        endLine(at: position)
        startWidening = cut?.after ?? 0
      }
    }
    if flags.isDisjoint(with: .trailing) {
      contentWidth =
        done + LayoutUnit.ceil(text.offsets[position + 1] - text.offsets[base] + startWidening)
    }
  }

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
    startWidening = 0
  }
}
