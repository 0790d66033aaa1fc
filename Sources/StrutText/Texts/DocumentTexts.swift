import StrutBoxes
import StrutCore

/// The texts of one document, each under a number of the caller's choice, such as that of its box.
///
/// They stay valid as long as they are kept, whatever other documents are made with the same engine.
package final class DocumentTexts {
  /// The fonts that the texts may use.
  package let fonts: FontLibrary
  /// The engine that shapes the texts.
  package let engine: TextEngine
  private let context: FontContext
  private var texts: [Int: ItemText] = [:]
  /// The texts that nothing has been asked of: those of boxes whose sizes are given.
  private var unasked: Set<Int> = []
  /// The texts that were asked for first since what they lack was looked at.
  private var fresh: [Int] = []
  /// The texts for which something is lacking.
  private var lacking: Set<Int> = []

  /// Creates a document without texts.
  package init(fonts: FontLibrary, engine: TextEngine) {
    self.fonts = fonts
    self.engine = engine
    context = FontContext(library: fonts, table: engine.table)
  }

  /// Adds a text or replaces the one at an index.
  ///
  /// - Parameter clipsOverflow: Whether the box hides what overflows it, so that `text-overflow` acts.
  package func set(_ content: InlineContent, clipsOverflow: Bool = false, at index: Int) {
    texts[index] = ItemText(
      content: content, clipsOverflow: clipsOverflow, context: context, shaper: engine.shaper)
    lacking.remove(index)
    unasked.insert(index)
  }

  /// Removes the text at an index, where there is one.
  package func remove(at index: Int) {
    texts[index] = nil
    lacking.remove(index)
    unasked.remove(index)
  }

  /// The text at an index, which is about to be shaped where it has not been; `nil` where there is none.
  private func text(at index: Int) -> ItemText? {
    guard let text = texts[index] else { return nil }
    if text.prepared == nil {
      // A text that is replaced again and again must not stand here as often.
      if fresh.count > 2 * texts.count { fresh = Array(Set(fresh)) }
      fresh.append(index)
      unasked.remove(index)
    }
    return text
  }

  /// The min-content and max-content widths of a text in points; zero where there is none.
  package func contentWidths(at index: Int) -> (min: Double, max: Double) {
    text(at: index)?.contentWidths ?? (0, 0)
  }

  /// The height and the baselines of a text that is `width` points wide; no height where there is none.
  package func measure(at index: Int, width: Double) -> TextMeasurement {
    text(at: index)?.measure(width: width) ?? TextMeasurement(height: 0)
  }

  /// The lines of a text that is `width` points wide, with their glyphs; none where there is no text.
  package func layout(at index: Int, width: Double) -> TextLayout {
    text(at: index)?.layout(width: width) ?? TextLayout(lines: [], height: 0)
  }

  /// What drawing a text that is `width` points wide needs besides its lines; `nil` where there is none.
  package func content(at index: Int, width: Double) -> TextContent? {
    text(at: index)?.drawnContent(width: width)
  }

  /// The advance of the digit zero in the first font of a style, in points; half an em where the font has none.
  package func zeroAdvance(of style: TextStyle) -> Double {
    metrics(of: style)?.zero ?? style.fontSize / 2
  }

  /// The height of a line in the first font of a style with `line-height: normal`, in points.
  package func normalLineHeight(of style: TextStyle) -> Double {
    metrics(of: style).map { $0.ascent + $0.descent + $0.lineGap } ?? style.fontSize
  }

  private func metrics(of style: TextStyle) -> FontMetrics? {
    context.stack(for: style).primary.map { context.metrics(of: $0, size: style.fontSize) }
  }

  /// Shapes the texts that layout had no need to ask for, so that what they lack is found.
  ///
  /// - Parameter isShown: Whether the text at an index is drawn.
  func shapeOthers(where isShown: (Int) -> Bool) {
    for index in unasked.sorted() where isShown(index) { text(at: index)?.shape() }
  }

  /// The texts among those asked for so far for which fonts or dictionaries lack something, in the order of their numbers.
  ///
  /// - Complexity: the number of texts that were shaped since the last time, and of those that lack something.
  var wanting: [PreparedText] {
    for index in fresh where texts[index]?.prepared?.isWanting == true { lacking.insert(index) }
    fresh = []
    return lacking.sorted().compactMap { texts[$0]?.prepared }
  }
}

/// How large a text is at a width.
package struct TextMeasurement: Hashable, Sendable {
  /// The height of all lines, in points.
  package var height: Double
  /// The distance from the top to the first line's baseline; `nil` without lines.
  package var firstBaseline: Double?
  /// The distance from the top to the last line's baseline; `nil` without lines.
  package var lastBaseline: Double?

  /// Creates a measurement.
  package init(height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

/// What the spans of a text look like.
package struct TextContent {
  /// The text as the document has it.
  package let inline: InlineContent
  /// For each span what its first font says about lines.
  package let extents: [SpanExtent]
}

/// What the first font of a span says about lines.
package struct SpanExtent: Hashable, Sendable {
  /// The height above the baseline, in whole points.
  package let ascent: Double
  /// The height below the baseline, in whole points.
  package let descent: Double
  /// The thickness of the font's own underline, in points; 0 for none.
  package let underline: Double
  /// How far the span's baseline is below that of its line.
  package let shift: Double
}
