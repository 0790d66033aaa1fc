import StrutBoxes

/// The text of one item: shaped when it is first asked for, once, and broken into lines once for each width.
final class ItemText {
  /// The text as far as it was asked for.
  private(set) var prepared: PreparedText?
  private let content: InlineContent
  private let clipsOverflow: Bool
  private let context: FontContext
  private let shaper: Shaper
  /// The lines of the last two widths: layout asks for one to size an item, and for another to place it.
  private var broken: [(width: Double, lines: [BrokenLine])] = []
  /// Whether the sides of spans or images depend on the width.
  private let isRelative: Bool
  /// The text with the sides of its spans and its images at the last width, where they depend on it.
  private var resolved: (width: Double, text: PreparedText)?

  /// - Parameter clipsOverflow: Whether the box hides what overflows it, so that `text-overflow` acts.
  init(content: InlineContent, clipsOverflow: Bool, context: FontContext, shaper: Shaper) {
    self.content = content
    isRelative = content.isRelative
    self.clipsOverflow = clipsOverflow
    self.context = context
    self.shaper = shaper
  }

  /// The shaped text.
  private var text: PreparedText {
    if let prepared { return prepared }
    let text = TextPreparation(content: content, context: context, shaper: shaper).prepare()
    prepared = text
    return text
  }

  /// Shapes the text, where it has not been.
  func shape() { _ = text }

  /// The shaped text in a content box of a width.
  private func text(in width: Double) -> PreparedText {
    guard isRelative, width.isFinite else { return text }
    if let resolved, resolved.width == width { return resolved.text }
    let text = text.resolved(in: width)
    resolved = (width, text)
    return text
  }

  /// The min-content and max-content widths in points.
  ///
  /// Browser: percentages of paddings and margins count as 0 in them (`text/spans/relative-padding`); images whose width
  /// is one count as 0 and as they are by themselves (`text/spans/relative-images`).
  var contentWidths: (min: Double, max: Double) {
    let text = text
    guard text.count > 0 else { return (0, 0) }
    let cuts = CutMeasurer(text: text, shaper: shaper, context: context)
    let indent = text.rootStyle.textIndent.resolvedIndent(in: 0)
    let min = MinContent.width(
      of: isRelative ? text.compressed : text, cuts: cuts, indent: indent)
    let breaker = LineBreaker(text, cuts: cuts, isMaxContent: true)
    var max = 0.0
    var start = 0
    while let line = breaker.line(from: start, room: .infinity, indent: start == 0 ? indent : 0) {
      max = Swift.max(max, line.width)
      start = line.range.upperBound
    }
    // Browser: max-content is not smaller than min-content, unless a negative indent takes all of it:
    // `text/spacing/negative-indent`.
    return max <= 0 && indent < 0 ? (0, 0) : (min, Swift.max(min, max))
  }

  /// The height and the baselines at a width in points.
  func measure(width: Double) -> TextMeasurement {
    var lines = LineStack(text(in: width))
    for line in brokenLines(width: width) { lines.append(line) }
    return TextMeasurement(
      height: lines.height, firstBaseline: lines.firstBaseline, lastBaseline: lines.lastBaseline)
  }

  /// The lines at a width in points, with their glyphs.
  func layout(width: Double) -> TextLayout {
    let text = text(in: width)
    guard text.count > 0 else { return TextLayout(lines: [], height: 0) }
    let builder = LineBuilder(
      text: text, cuts: CutMeasurer(text: text, shaper: shaper, context: context), width: width)
    let lines = brokenLines(width: width)
    var layout = builder.build(lines, clips: clipsOverflow)
    if content.lineClamp != nil, content.hasGradientsOfSpans, let last = lines.last {
      layout.hiddenLines =
        builder.build(
          linesBehind(last, of: text, width: width), clips: false
        ).lines
    }
    return layout
  }

  /// The lines that follow one that is the last to be seen.
  private func linesBehind(
    _ last: BrokenLine, of text: PreparedText, width: Double
  ) -> [BrokenLine] {
    let breaker = LineBreaker(
      text, cuts: CutMeasurer(text: text, shaper: shaper, context: context))
    return Array(
      LineSequence(breaker: breaker, width: width, indent: 0, start: last.range.upperBound))
  }

  /// What drawing needs besides the lines, in a content box of a width.
  func drawnContent(width: Double) -> TextContent {
    TextContent(
      inline: isRelative ? text(in: width).content : content,
      extents: text.boxes.map {
        SpanExtent(
          ascent: $0.metrics.ascent, descent: $0.metrics.descent,
          underline: $0.metrics.underlineThickness, shift: $0.shift)
      })
  }

  /// The lines that `line-clamp` leaves.
  private func brokenLines(width: Double) -> [BrokenLine] {
    if let known = broken.last(where: { $0.width == width }) { return known.lines }
    let text = text(in: width)
    let breaker = LineBreaker(
      text, cuts: CutMeasurer(text: text, shaper: shaper, context: context))
    let indent = text.rootStyle.textIndent.resolvedIndent(in: width)
    let shown = EvenLines.lines(
      of: LineSequence(breaker: breaker, width: width, indent: indent),
      most: content.lineClamp ?? .max)
    if broken.count > 1 { broken.removeFirst() }
    broken.append((width, shown))
    return shown
  }
}

extension Length {
  /// The indent in points; percentages of an unknown width are 0.
  fileprivate func resolvedIndent(in width: Double) -> Double {
    switch self {
    case .points(let points): points
    case .percent(let percent): width.isFinite ? percent / 100 * width : 0
    }
  }
}
