import StrutBoxes
import StrutCore

/// What is known of one character of a prepared text.
struct CharacterFlags: OptionSet {
  let rawValue: UInt16

  /// A line may break before it.
  static let breakBefore = CharacterFlags(rawValue: 1)
  /// A grapheme cluster begins with it.
  static let clusterStart = CharacterFlags(rawValue: 2)
  /// A text cut before it must be shaped anew on both sides.
  static let unsafeBefore = CharacterFlags(rawValue: 4)
  /// A space that vanishes at the end of a line.
  static let collapsible = CharacterFlags(rawValue: 8)
  /// White space that hangs over the end of a line without widening it.
  static let hanging = CharacterFlags(rawValue: 16)
  /// A line may break before it where nothing else helps (`overflow-wrap`).
  static let emergencyBefore = CharacterFlags(rawValue: 32)
  /// The same, and min-content counts it (`overflow-wrap: anywhere`).
  static let anywhereBefore = CharacterFlags(rawValue: 64)
  /// A line may break before it, but only where the text up to it does not fit.
  static let lateBreakBefore = CharacterFlags(rawValue: 128)
  /// A line may break before it, but only where the text up to it fits.
  static let fittingBreakBefore = CharacterFlags(rawValue: 512)
  /// A line may break before it, but only where the text up to it fits, and does not with the space before it.
  static let crowdedBreakBefore = CharacterFlags(rawValue: 8192)
  /// Min-content counts a break before it that no line takes.
  static let countedBreakBefore = CharacterFlags(rawValue: 32768)
  /// A line may break before it where what it holds does not fit, and nothing before helps.
  static let overflowingBreakBefore = CharacterFlags(rawValue: 16384)
  /// A line that breaks before it shows a hyphen, though there is no soft hyphen.
  static let hyphenBefore = CharacterFlags(rawValue: 1024)
  /// Full-width punctuation that can give up half its width at the end of a line.
  static let trimmable = CharacterFlags(rawValue: 2048)
  /// A dictionary alone says that a line may break before it.
  static let dictionaryBreak = CharacterFlags(rawValue: 4096)
  /// It shares a glyph with the character before it.
  static let insideGlyph = CharacterFlags(rawValue: 256)

  /// A line may break before it, but with the space before it counted where an opportunity comes before.
  static let roomyBreakBefore: CharacterFlags = [.breakBefore, .overflowingBreakBefore]
  /// White space that does not count at the end of a line.
  static let trailing: CharacterFlags = [.collapsible, .hanging]
}

/// A stretch of text that is measured as one: its width is rounded up to 1/64.
struct TextSegment {
  /// What a segment is.
  enum Kind: UInt8 {
    /// Characters.
    case text
    /// One tab.
    case tab
    /// One line feed that ends its line.
    case forcedBreak
    /// A side of a span, or an image.
    case mark
  }

  /// The characters.
  var range: Range<Int>
  /// The innermost span.
  var span: Int
  /// What it is.
  var kind: Kind
  /// The embedding level.
  var level: UInt8
  /// The width of a mark; 0 for all else.
  var width = 0.0
}

/// The box that a span makes on each of its lines.
struct InlineBox {
  /// The height above the baseline, half-leading included.
  var above: Double
  /// The height below the baseline, half-leading included.
  var below: Double
  /// The metrics of the span's first font.
  var metrics: FontMetrics
  /// The index of the first font in ``FontTable/instances``; `nil` in a library without fonts.
  var instance: Int?
  /// Whether fonts that serve single characters widen the box (`line-height: normal`).
  var growsWithFallback: Bool
  /// How far its baseline is below that of the line.
  var shift = 0.0
  /// The height of small letters of the first font, where something is put in their middle; 0 elsewhere.
  var xHeight = 0.0
}

/// A text shaped once, ready to be broken at any width.
final class PreparedText {
  /// The text as the document has it.
  let content: InlineContent
  /// The characters after collapsing and case mapping.
  let text: InlineText
  /// The characters as letters beside each other are shaped.
  let shapedScalars: [UInt32]
  /// One entry for each character.
  let flags: [CharacterFlags]
  /// The distance of each character from the start, all lines in a row, in logical order; one entry more than
  /// characters.
  let offsets: [Double]
  /// The segments in logical order.
  let segments: [TextSegment]
  /// The runs in logical order, their glyphs with spacing.
  let shaping: Shaping
  /// One box for each span.
  let boxes: [InlineBox]
  /// Runs of other fonts than the first of their spans, where they widen the line.
  let fallbackRuns: [FallbackRun]
  /// What shaping anew would change, by character; filled when asked.
  var cuts: [Int: CutWidths] = [:]
  /// What full-width punctuation gives up at the end of a line, by character; filled when asked.
  var endTrims: [Int: Double] = [:]
  /// What it gives up at the start of a line, by character; filled when asked.
  var startTrims: [Int: Double] = [:]
  /// The full-width punctuation that gives up half its width at the start of some lines.
  private(set) lazy var openings = Set(shaping.openings)
  /// What opens, and begins a line as wide as it is although it has given up half of its width elsewhere.
  private(set) lazy var narrowStarts = Set(shaping.narrowStarts)
  /// The width of the hyphen that a soft hyphen shows, by span; filled when asked.
  var hyphens: [Int: HyphenGlyphs] = [:]
  /// How each character's run was asked to be shaped: the requests in logical order.
  let requests: [ShapingRequest]
  /// Languages whose words should be divided and cannot be.
  let hyphenationFaults: [HyphenationFault]
  /// Whether characters should be ordered and Pango is not installed.
  let lacksOrder: Bool
  /// Whether any line of it may end in a hyphen that the text does not hold.
  let showsHyphens: Bool

  init(
    content: InlineContent, text: InlineText, shapedScalars: [UInt32], flags: [CharacterFlags],
    offsets: [Double], segments: [TextSegment], shaping: Shaping, boxes: [InlineBox],
    fallbackRuns: [FallbackRun], requests: [ShapingRequest],
    hyphenationFaults: [HyphenationFault], lacksOrder: Bool
  ) {
    self.hyphenationFaults = hyphenationFaults
    self.lacksOrder = lacksOrder
    self.content = content
    self.text = text
    self.shapedScalars = shapedScalars
    self.flags = flags
    self.offsets = offsets
    self.segments = segments
    self.shaping = shaping
    self.boxes = boxes
    self.fallbackRuns = fallbackRuns
    self.requests = requests
    showsHyphens =
      text.scalars.contains(Scalar.softHyphen) || flags.contains { $0.contains(.hyphenBefore) }
  }

  /// The text in a content box of a width, on which the sides of its spans and its images depend.
  func resolved(in width: Double) -> PreparedText { with(content.resolved(in: width)) }

  /// The text as its min-content width counts it.
  var compressed: PreparedText { with(content.compressed) }

  /// The text with other sides of spans and other images. Nothing is shaped anew: shaping ends at them.
  private func with(_ content: InlineContent) -> PreparedText {
    var segments = segments
    for index in segments.indices where segments[index].kind == .mark {
      guard let mark = text.marks[segments[index].range.lowerBound],
        let side = mark.width(in: content)
      else { continue }
      segments[index].width = side
    }
    return PreparedText(
      content: content, text: text, shapedScalars: shapedScalars, flags: flags, offsets: offsets,
      segments: segments,
      shaping: shaping, boxes: boxes, fallbackRuns: fallbackRuns, requests: requests,
      hyphenationFaults: hyphenationFaults, lacksOrder: lacksOrder)
  }

  /// The collapsible space that nothing but ends of spans and empty ones follow up to a character; `nil` where there is none.
  func hiddenSpaces(before end: Int) -> Range<Int>? {
    var close = end
    while close > 0, let mark = text.marks[close - 1], mark.kind == .close || mark.isOfEmptySpan {
      close -= 1
    }
    var start = close
    while close < end, start > 0, flags[start - 1].contains(.collapsible) { start -= 1 }
    return start < close ? start..<close : nil
  }

  /// The white space that counts at no line's end and that nothing but ends of spans and empty ones follow up to a character; `nil` where
  /// there is none or nothing follows it.
  func spacesBeforeSides(endingAt end: Int) -> Range<Int>? {
    var close = end
    while close > 0, let mark = text.marks[close - 1], mark.kind == .close || mark.isOfEmptySpan {
      close -= 1
    }
    var start = close
    while close < end, start > 0, !flags[start - 1].isDisjoint(with: .trailing) { start -= 1 }
    return start < close ? start..<close : nil
  }

  /// The end of the characters before the sides of spans that end just before `end`.
  func closedEnd(_ end: Int) -> Int {
    guard !text.marks.isEmpty else { return end }
    var end = end
    while let mark = text.marks[end - 1], mark.kind == .close, !mark.isOfEmptySpan { end -= 1 }
    return end
  }

  /// Whether spaces are parted from the word before them by the start of a span alone.
  func areParted(_ spaces: Range<Int>) -> Bool {
    let start = spaces.lowerBound
    guard start > 0, segments[segment(at: start)].range.lowerBound == start else { return false }
    var end = start
    while end > 0, text.marks[end - 1]?.isSide == true { end -= 1 }
    guard end > 0, segments[segment(at: end - 1)].kind == .text else { return false }
    let first = text.borders.partitioningIndex { $0.position >= end }
    let between = text.borders[first...].prefix { $0.position < spaces.upperBound }
    return !between.isEmpty && between.allSatisfy(\.opens)
  }

  /// Whether the text ends in a soft hyphen that shows. Browser: it does, as at any other end of a line that may wrap:
  /// `text/breaks/soft-hyphen-at-the-end`.
  var endsInHyphen: Bool {
    guard text.scalars.last == Scalar.softHyphen, let last = segments.last else { return false }
    return style(of: last.span).whiteSpace.wraps && style(of: last.span).hyphens != .none
  }

  /// Whether a soft hyphen stands before a character and shows where a line ends with it.
  func isSoftHyphen(_ index: Int) -> Bool {
    text.scalars[index] == Scalar.softHyphen
      && style(of: segments[segment(at: index)].span).hyphens != .none
  }

  /// Whether a hyphen that something begins with sticks to the character after it, at `position`.
  ///
  /// Browser: a minus sign does not stick where `break-all` parts digits: `text/breaks/hyphen-at-the-start-of-a-line`.
  func isStuckHyphen(before position: Int) -> Bool {
    let hyphen = text.scalars[position - 1]
    guard WordBreakRules.isStuckHyphen(hyphen, before: text.scalars[position]) else { return false }
    let isMinus = text.scalars[position] < 0x80 && hyphen < 0x80
    return !isMinus || style(of: segments[segment(at: position - 1)].span).wordBreak != .breakAll
  }

  /// The number of characters.
  var count: Int { text.scalars.count }

  /// The properties of a span.
  func style(of span: Int) -> TextStyle { content.spans[span].style }

  /// Whether a grapheme begins at a position, and no glyph stands for what is on both sides of it.
  func isGlyphBoundary(_ position: Int) -> Bool {
    flags[position].contains(.clusterStart) && !flags[position].contains(.insideGlyph)
  }

  /// The item's own properties.
  var rootStyle: TextStyle { content.spans[0].style }

  /// The index of the segment that holds a character.
  func segment(at position: Int) -> Int {
    max(0, segments.partitioningIndex { $0.range.lowerBound > position } - 1)
  }
}

/// How much wider the two sides of a cut are when they are shaped by themselves.
struct CutWidths {
  var before: Double
  var after: Double
}

/// Characters of another font than the first of their span, and how high it is.
struct FallbackRun {
  var range: Range<Int>
  /// The span that it is in.
  var span: Int
  var above: Double
  var below: Double
}

/// The hyphen at the end of a line.
struct HyphenGlyphs {
  /// The glyphs, from left to right.
  var runs: [GlyphRun]
  /// The width of all of them in points.
  var width: Double
}

/// Lengths as browsers keep them: multiples of 1/64.
enum LayoutUnit {
  private static let noise = 1e-6

  /// The next multiple upwards.
  static func ceil(_ value: Double) -> Double { (value * 64 - noise).rounded(.up) / 64 }

  /// The next multiple towards zero.
  static func truncate(_ value: Double) -> Double { (value * 64 + noise).rounded(.down) / 64 }
}
