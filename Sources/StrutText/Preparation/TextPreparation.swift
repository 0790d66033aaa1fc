import CPangoCairo
import StrutBoxes

/// What texts of a document share while they are prepared.
final class FontContext {
  let library: FontLibrary
  let table: FontTable
  private var stacks: [FontKey: FontStack] = [:]
  private var metrics: [ScaledFont: FontMetrics] = [:]
  private var xHeights: [ScaledFont: Double] = [:]
  private let smallLetters = SmallLetters()
  private var lastKey: FontKey?
  private var lastStack: FontStack?

  init(library: FontLibrary, table: FontTable) {
    self.library = library
    self.table = table
  }

  /// The fonts of a style.
  func stack(for style: TextStyle) -> FontStack {
    let key = FontKey(style, hasOpticalSizes: library.hasOpticalSizes)
    if key == lastKey, let lastStack { return lastStack }
    let stack = stacks[key] ?? FontStack(key: key, library: library, table: table)
    stacks[key] = stack
    (lastKey, lastStack) = (key, stack)
    return stack
  }

  /// The metrics of a font at a size.
  func metrics(of instance: Int, size: Double) -> FontMetrics {
    let font = ScaledFont(instance: instance, size: size)
    if let known = metrics[font] { return known }
    let made = FontMetrics(instance: table.instances[instance], size: size)
    metrics[font] = made
    return made
  }

  /// The height of small letters of a font at a size.
  func xHeight(of instance: Int, size: Double) -> Double {
    let font = ScaledFont(instance: instance, size: size)
    if let known = xHeights[font] { return known }
    let made = smallLetters.height(in: table.instances[instance], size: size)
    xHeights[font] = made
    return made
  }
}

/// Prepares a text: collapses, maps, itemizes, shapes, spaces and finds breaks.
struct TextPreparation {
  private let content: InlineContent
  private let context: FontContext
  private let shaper: Shaper

  init(content: InlineContent, context: FontContext, shaper: Shaper) {
    self.content = content
    self.context = context
    self.shaper = shaper
  }

  /// The text, shaped.
  func prepare() -> PreparedText {
    var text = TextTransformer.transform(WhiteSpaceCollapser.collapse(content), content)
    var levels = BidiLevels.resolve(&text, content)
    let lacksOrder = !levels.isEmpty && BidiLevels.libraryVersion == nil
    var flags = CharacterClassifier(content: content, text: text, levels: levels).flags()
    let hyphenation = Hyphenation(of: text, content)
    for index in hyphenation.places where flags[index].contains(.clusterStart) {
      flags[index].formUnion([.breakBefore, .hyphenBefore])
    }
    if InlineMarks.areNeeded(in: content) {
      let marked = InlineMarks(text, levels: levels, flags: flags, content: content)
      (text, levels, flags) = (marked.text, marked.levels, marked.flags)
    }
    let itemization = Itemizer(content: content, text: text, levels: levels, context: context)
    let (segments, requests) = itemization.itemize()
    var shaping = Shaping()
    shaping.glyphs.reserveCapacity(text.scalars.count)
    let shapedScalars = text.scalarsWithoutSides(in: content)
    for request in requests { shaper.shape(request, of: shapedScalars, into: &shaping) }
    for index in shaping.unsafeStarts { flags[index].insert(.unsafeBefore) }
    for index in shaping.closings { flags[index].insert(.trimmable) }
    Spacing(content: content, text: text, flags: flags).apply(to: &shaping)
    let offsets = Self.offsets(of: shaping, text, flags: &flags)
    let boxes = shiftedBoxes()
    return PreparedText(
      content: content, text: text, shapedScalars: shapedScalars, flags: flags, offsets: offsets,
      segments: segments,
      shaping: shaping, boxes: boxes, fallbackRuns: fallbackRuns(shaping, text, boxes),
      requests: requests, hyphenationFaults: hyphenation.faults, lacksOrder: lacksOrder)
  }

  /// The boxes of all spans, moved off the baseline where they ask for it.
  private func shiftedBoxes() -> [InlineBox] {
    var boxes = content.spans.map(box)
    if content.hasMiddles { findSmallLetters(of: &boxes) }
    guard content.hasAlignedSpans else { return boxes }
    // A span stands after the one around it.
    for (span, parent) in content.parents.enumerated() {
      guard let parent else { continue }
      let own = boxes[span]
      let around = content.spans[parent].style
      boxes[span].shift =
        boxes[parent].shift
        + BaselineShifts.shift(
          content.spans[span].verticalAlign, above: own.above, below: own.below,
          lineHeight: own.above + own.below,
          in: .init(boxes[parent], fontSize: around.fontSize))
    }
    return boxes
  }

  /// Finds how high small letters are, which is needed where something stands in the middle of them.
  private func findSmallLetters(of boxes: inout [InlineBox]) {
    for (span, box) in boxes.enumerated() {
      guard let instance = box.instance else { continue }
      boxes[span].xHeight = context.xHeight(of: instance, size: content.spans[span].style.fontSize)
    }
  }

  private func box(of span: InlineSpan) -> InlineBox {
    let stack = context.stack(for: span.style)
    guard let instance = stack.primary else {
      return InlineBoxes.box(style: span.style, metrics: .none, instance: nil)
    }
    let metrics = context.metrics(of: instance, size: span.style.fontSize)
    return InlineBoxes.box(style: span.style, metrics: metrics, instance: instance)
  }

  private func fallbackRuns(
    _ shaping: Shaping, _ text: InlineText, _ boxes: [InlineBox]
  ) -> [FallbackRun] {
    var runs: [FallbackRun] = []
    var stretch = 0
    for run in shaping.runs {
      while stretch + 1 < text.stretches.count,
        text.stretches[stretch + 1].start <= run.range.lowerBound
      {
        stretch += 1
      }
      let box = boxes[text.stretches[stretch].span]
      guard box.growsWithFallback, run.instance != box.instance else { continue }
      let metrics = context.metrics(of: run.instance, size: run.size)
      let (above, below) = InlineBoxes.heights(metrics, lineHeight: .normal, size: run.size)
      runs.append(
        FallbackRun(
          range: run.range, span: text.stretches[stretch].span, above: above, below: below))
    }
    return runs
  }

  /// Adds up the advances in logical order. A cluster's advance is shared evenly by its graphemes, and a cut
  /// inside of it is unsafe.
  ///
  /// Browser: where spans begin or end in it, the span of its first character has all of it:
  /// `paint/grounds-of-spans-inside-ligatures`.
  private static func offsets(
    of shaping: Shaping, _ text: InlineText, flags: inout [CharacterFlags]
  ) -> [Double] {
    let count = text.scalars.count
    var advances = [Double](repeating: 0, count: count + 1)
    for glyph in shaping.glyphs { advances[Int(glyph.cluster)] += glyph.advance }
    for run in shaping.runs {
      var starts = [Int](repeating: 0, count: 0)
      starts.reserveCapacity(run.glyphs.count)
      for index in run.glyphs { starts.append(Int(shaping.glyphs[index].cluster)) }
      if run.isRightToLeft { starts.reverse() }
      var position = 0
      while position < starts.count {
        let start = starts[position]
        while position < starts.count, starts[position] == start { position += 1 }
        let end = position < starts.count ? starts[position] : run.range.upperBound
        guard end - start > 1 else { continue }
        let isDivided = text.hasBorders(inside: start..<end)
        share(start..<end, of: &advances, flags: &flags, isDivided: isDivided)
      }
    }
    var sum = 0.0
    for index in advances.indices {
      let advance = advances[index]
      advances[index] = sum
      sum += advance
    }
    return advances
  }

  private static func share(
    _ cluster: Range<Int>, of advances: inout [Double], flags: inout [CharacterFlags],
    isDivided: Bool
  ) {
    for index in cluster.dropFirst() { flags[index].insert(.unsafeBefore) }
    let graphemes = cluster.filter { $0 == cluster.lowerBound || flags[$0].contains(.clusterStart) }
    guard graphemes.count > 1 else { return }
    for index in graphemes.dropFirst() { flags[index].insert(.insideGlyph) }
    guard !isDivided else { return }
    let part = advances[cluster.lowerBound] / Double(graphemes.count)
    for index in graphemes { advances[index] = part }
  }
}

extension FontMetrics {
  /// The metrics where there is no font at all.
  static let none = FontMetrics()

  private init() {
    (ascent, descent, lineGap, space, zero, underlineThickness) = (0, 0, 0, 0, 0, 0)
  }
}
