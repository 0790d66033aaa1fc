import StrutCore
import StrutLayout

/// Measures and lays out the texts of one document at a time.
///
/// Each worker owns one engine: it keeps opened fonts and drawn glyphs from document to document and must not be
/// shared. A text is shaped when it is first asked for, once; every width after that is answered by breaking
/// the shaped text again.
///
/// ```swift
/// let engine = TextEngine(fonts: FontLibrary())
/// engine.begin(tree)
/// let size = tree.layout.layOut(root: BoxID(0), width: 375, height: nil, measuring: engine)
/// let lines = engine.layout(of: BoxID(3), width: 200).lines
/// ```
public final class TextEngine: ContentMeasurer {
  /// A text to be measured.
  public struct Source {
    /// The box that holds it.
    public var box: BoxID
    /// The text.
    public var content: InlineContent
    /// Whether the box hides what overflows it, so that `text-overflow` acts.
    public var clipsOverflow: Bool

    /// Creates a source.
    public init(box: BoxID, content: InlineContent, clipsOverflow: Bool = false) {
      self.box = box
      self.content = content
      self.clipsOverflow = clipsOverflow
    }
  }

  /// The fonts of the current document.
  public private(set) var fonts: FontLibrary
  let table = FontTable()
  private let shaper: Shaper
  private let ink = GlyphInk()
  private var context: FontContext
  private var sources: [BoxID: Source] = [:]
  private(set) var prepared: [BoxID: PreparedText] = [:]

  /// Creates an engine without texts.
  public init(fonts: FontLibrary) {
    self.fonts = fonts
    shaper = Shaper(table: table)
    context = FontContext(library: fonts, table: table)
  }

  /// Drops the last document's texts and takes those of a box tree.
  ///
  /// - Parameter fonts: The fonts of the document; `nil` keeps those of the last one.
  public func begin(_ tree: BoxTree, fonts: FontLibrary? = nil) {
    begin(fonts: fonts)
    for (index, element) in tree.elements.enumerated() {
      guard case .text(let content) = element.content else { continue }
      let box = BoxID(index)
      let style = tree.layout.style(of: box)
      let clips = style.overflowX != .visible || style.overflowY != .visible
      set(Source(box: box, content: content, clipsOverflow: clips))
    }
  }

  /// Drops the last document's texts.
  ///
  /// - Parameter fonts: The fonts of the document to come; `nil` keeps those of the last one.
  public func begin(fonts: FontLibrary? = nil) {
    sources.removeAll(keepingCapacity: true)
    prepared.removeAll(keepingCapacity: true)
    guard let fonts else { return }
    self.fonts = fonts
    context = FontContext(library: fonts, table: table)
  }

  /// Adds a text or replaces that of its box.
  public func set(_ source: Source) {
    sources[source.box] = source
    prepared[source.box] = nil
  }

  /// The min-content and max-content widths of a text in points; zero for a box without text.
  public func contentWidths(of box: BoxID) -> ContentWidths {
    guard let text = text(of: box), text.count > 0 else { return ContentWidths(min: 0, max: 0) }
    let cuts = CutMeasurer(text: text, shaper: shaper, context: context)
    let indent = text.rootStyle.textIndent.resolvedIndent(in: 0)
    let min = MinContent.width(of: text, cuts: cuts, indent: indent)
    let breaker = LineBreaker(text, cuts: cuts, isMaxContent: true)
    var max = 0.0
    var start = 0
    while let line = breaker.line(from: start, room: .infinity, indent: start == 0 ? indent : 0) {
      max = Swift.max(max, line.width)
      start = line.range.upperBound
    }
    // Browser: max-content is not smaller than min-content, unless a negative indent takes all of it.
    return max > 0
      ? ContentWidths(min: min, max: Swift.max(min, max)) : ContentWidths(min: 0, max: 0)
  }

  /// The height and the baselines of a text that is `width` points wide.
  public func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
    guard let text = text(of: box) else { return ContentMeasurement(height: 0) }
    var lines = LineStack(text)
    let limit = text.content.lineClamp ?? .max
    for line in brokenLines(of: text, width: width) {
      lines.append(line)
      if lines.count == limit { break }
    }
    return ContentMeasurement(
      height: lines.height, firstBaseline: lines.firstBaseline, lastBaseline: lines.lastBaseline)
  }

  /// The lines of a text that is `width` points wide, with their glyphs.
  public func layout(of box: BoxID, width: Double) -> TextLayout {
    guard let text = text(of: box), text.count > 0 else { return TextLayout(lines: [], height: 0) }
    let builder = LineBuilder(
      text: text, cuts: CutMeasurer(text: text, shaper: shaper, context: context), width: width)
    return builder.build(
      brokenLines(of: text, width: width), clips: sources[box]?.clipsOverflow ?? false)
  }

  /// The display items of a text, laid out in a content box (points of the canvas).
  public func textItems(of box: BoxID, contentBox: Rect) -> [DisplayItem] {
    guard let text = text(of: box), text.count > 0 else { return [] }
    let layout = layout(of: box, width: contentBox.size.width)
    let items = TextItems(
      layout: layout, content: text.content, origin: contentBox.origin,
      parents: text.content.parents,
      extents: text.boxes.map { ($0.metrics.ascent, $0.metrics.descent) },
      inkRanges: { [table, ink] run, band in
        let font = table.scaledFont(run.font)
        return run.glyphs.compactMap { glyph in
          ink.range(of: glyph.id, font: font, in: band, table)
            .map { ($0.lowerBound + glyph.x)...($0.upperBound + glyph.x) }
        }
      })
    return items.items()
  }

  private func text(of box: BoxID) -> PreparedText? {
    if let known = prepared[box] { return known }
    guard let source = sources[box] else { return nil }
    let text = TextPreparation(content: source.content, context: context, shaper: shaper).prepare()
    prepared[box] = text
    return text
  }

  private func brokenLines(of text: PreparedText, width: Double) -> LineSequence {
    let breaker = LineBreaker(
      text, cuts: CutMeasurer(text: text, shaper: shaper, context: context))
    let indent = text.rootStyle.textIndent.resolvedIndent(in: width)
    let lines = LineSequence(breaker: breaker, width: width, indent: indent)
    return text.rootStyle.textWrap == .balance ? LineBalancer.balance(lines) : lines
  }
}

extension InlineContent {
  /// For each span the span around it; `nil` for the item itself.
  var parents: [Int?] {
    var parents = [Int?](repeating: nil, count: spans.count)
    var open = [0]
    for item in items {
      switch item {
      case .open(let span):
        parents[span] = open[open.count - 1]
        open.append(span)
      case .close: if open.count > 1 { open.removeLast() }
      default: break
      }
    }
    return parents
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

/// The heights of lines added up.
struct LineStack {
  private var heights: LineHeights
  private(set) var height = 0.0
  private(set) var firstBaseline: Double?
  private(set) var lastBaseline: Double?
  private(set) var count = 0

  init(_ text: PreparedText) { heights = LineHeights(text) }

  /// Adds a line at the bottom and returns its height.
  @discardableResult
  mutating func append(_ line: BrokenLine) -> LineBoxHeight {
    let box = heights.height(of: line)
    let baseline = height + box.above
    if firstBaseline == nil { firstBaseline = baseline }
    lastBaseline = baseline
    height += box.height
    count += 1
    return box
  }
}
