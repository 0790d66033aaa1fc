import CPangoCairo
import StrutBoxes

/// Cuts a text into segments (one span and level each) and into what is shaped together.
///
/// Spans of one font are shaped together, as browsers do, so that kerning and ligatures go across their borders. A
/// change of script is a new request, but not a new segment: browsers round the width of both together.
///
/// Not across the border of a span that is not on the baseline ([CSS Text 3 §7.3](https://www.w3.org/TR/css-text-3/#boundary-shaping)):
/// `text/spans/shifted-spans-are-shaped-apart`.
struct Itemizer {
  let content: InlineContent
  let text: InlineText
  /// One level for each character; empty where all are 0.
  let levels: [UInt8]
  let context: FontContext
  /// For each span the innermost one around it, or itself, that is not on the baseline; empty where all are.
  private let shiftedSpans: [Int]

  init(content: InlineContent, text: InlineText, levels: [UInt8], context: FontContext) {
    self.content = content
    self.text = text
    self.levels = levels
    self.context = context
    shiftedSpans = Self.shiftedSpans(of: content)
  }

  private static func shiftedSpans(of content: InlineContent) -> [Int] {
    guard content.hasAlignedSpans else { return [] }
    var spans: [Int] = []
    // A span stands after the one around it.
    for (span, parent) in content.parents.enumerated() {
      let isShifted = content.spans[span].verticalAlign != .baseline
      spans.append(isShifted ? span : parent.map { spans[$0] } ?? 0)
    }
    return spans
  }

  /// The segments and the requests in logical order.
  func itemize() -> ([TextSegment], [ShapingRequest]) {
    var segments: [TextSegment] = []
    var requests: [ShapingRequest] = []
    let scripts = ScriptResolver.resolve(text.scalars)
    let emoji = EmojiPresentation.resolve(text.scalars)
    for index in text.stretches.indices {
      let stretch = text.stretches[index]
      let end =
        index + 1 < text.stretches.count ? text.stretches[index + 1].start : text.scalars.count
      var start = stretch.start
      while start < end {
        let segment = segment(from: start, to: end, of: stretch.span)
        segments.append(segment)
        if segment.kind == .text { appendRequests(of: segment, scripts, emoji, to: &requests) }
        start = segment.range.upperBound
      }
    }
    return (segments, requests)
  }

  private func segment(from start: Int, to end: Int, of span: Int) -> TextSegment {
    let kind = kind(at: start)
    let level = levels.isEmpty ? 0 : levels[start]
    var limit = start + 1
    if kind == .text {
      while limit < end, self.kind(at: limit) == .text, levels.isEmpty || levels[limit] == level {
        limit += 1
      }
    }
    return TextSegment(
      range: start..<limit, span: span, kind: kind, level: level,
      width: kind == .mark ? text.marks[start]?.width ?? 0 : 0)
  }

  private func kind(at index: Int) -> TextSegment.Kind {
    switch text.scalars[index] {
    case Scalar.tab: .tab
    case Scalar.lineFeed: .forcedBreak
    case Scalar.object where text.marks[index] != nil: .mark
    default: .text
    }
  }

  /// Cuts a segment where the script changes or emoji begin or end.
  private func appendRequests(
    of segment: TextSegment, _ scripts: [hb_script_t], _ emoji: [EmojiPresentation],
    to requests: inout [ShapingRequest]
  ) {
    var start = segment.range.lowerBound
    while start < segment.range.upperBound {
      let presentation = emoji.isEmpty ? .none : emoji[start].kind
      var limit = start + 1
      while limit < segment.range.upperBound, scripts[limit] == scripts[start],
        emoji.isEmpty || emoji[limit].continues(presentation)
      {
        limit += 1
      }
      append(
        start..<limit, of: segment, script: scripts[start], presentation: presentation,
        isRest: emoji.isEmpty ? false : presentation != .none && !emoji[start].isStart,
        to: &requests)
      start = limit
    }
  }

  private func append(
    _ range: Range<Int>, of segment: TextSegment, script: hb_script_t,
    presentation: GlyphPresentation, isRest: Bool, to requests: inout [ShapingRequest]
  ) {
    let style = content.spans[segment.span].style
    let fonts = context.stack(for: style)
    let first = text.scalars[range.lowerBound]
    var fitting = fonts.font(for: first, shownAs: presentation)
    // Browser: what a sign or a letter goes on with is in its font: `text/fonts/signs-over-spans`.
    if isRest || ShapingPass.joinsBefore(first), let last = requests.last,
      last.range.upperBound == range.lowerBound, last.fonts === fonts
    {
      fitting = last.firstFont
    }
    guard let font = fitting ?? fonts.primary else { return }
    let shiftedSpan = shiftedSpans.isEmpty ? 0 : shiftedSpans[segment.span]
    if let last = requests.last, last.range.upperBound == range.lowerBound,
      last.shiftedSpan == shiftedSpan,
      last.script == script, last.level == segment.level, last.firstFont == font,
      last.style.shapes(like: style), last.fonts === fonts
    {
      requests[requests.count - 1].range = last.range.lowerBound..<range.upperBound
      return
    }
    requests.append(
      ShapingRequest(
        range: range, fonts: fonts, firstFont: font, style: style, script: script,
        level: segment.level, shiftedSpan: shiftedSpan))
  }
}

extension TextStyle {
  /// Whether text of both styles may be shaped together, given that they use the same fonts.
  fileprivate func shapes(like other: TextStyle) -> Bool {
    fontSize == other.fontSize && letterSpacing == other.letterSpacing
      && wordSpacing == other.wordSpacing && fontFeatures == other.fontFeatures
      && fontVariant == other.fontVariant && fontKerning == other.fontKerning
      && language == other.language && spacingTrim == other.spacingTrim
  }
}

/// The scripts of characters.
enum ScriptResolver {
  /// One script for each character; what belongs to no script takes that of the characters before it, at
  /// the start that of those after it (UAX 24 §5.1), and a closing bracket that of its opening one (§5.2), with what follows.
  static func resolve(_ scalars: [UInt32]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts: [hb_script_t] = []
    scripts.reserveCapacity(scalars.count)
    var current = HB_SCRIPT_COMMON
    var openStart: Int? = 0
    var lookahead = (end: 0, script: HB_SCRIPT_COMMON)
    var brackets = OpenBrackets()
    for scalar in scalars {
      var script = isASCIILetter(scalar) ? HB_SCRIPT_LATIN : hb_unicode_script(functions, scalar)
      if scalar == narrowNoBreakSpace, current != HB_SCRIPT_LATIN {
        script = nextScript(in: scalars, after: scripts.count, &lookahead)
        if script != HB_SCRIPT_LATIN { script = HB_SCRIPT_MONGOLIAN }
      } else if scalar == soundMark, current == HB_SCRIPT_MONGOLIAN {
        script = HB_SCRIPT_KATAKANA
      }
      switch script {
      case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN:
        if let open = brackets.opening(of: scalar, at: scripts.count) { current = scripts[open] }
        scripts.append(current)
      default:
        if isKana(script), isKana(current) { script = current }
        if let start = openStart {
          for index in start..<scripts.count { scripts[index] = script }
          openStart = nil
        }
        current = script
        scripts.append(script)
      }
    }
    return scripts
  }

  /// The narrow no-break space belongs to Latin and Mongolian: to Latin where a Latin letter is next to it.
  private static let narrowNoBreakSpace: UInt32 = 0x202F
  /// The prolonged sound mark belongs to both kana, which HarfBuzz does not know.
  private static let soundMark: UInt32 = 0x30FC

  /// The script of the first character after `index` that has one.
  ///
  /// - Parameter known: The last answer and how far it holds, so that many questions stay linear.
  private static func nextScript(
    in scalars: [UInt32], after index: Int, _ known: inout (end: Int, script: hb_script_t)
  ) -> hb_script_t {
    guard index >= known.end else { return known.script }
    let functions = hb_unicode_funcs_get_default()
    for position in scalars.indices.dropFirst(index + 1) {
      let script = hb_unicode_script(functions, scalars[position])
      switch script {
      case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: continue
      default:
        known = (position, script)
        return script
      }
    }
    known = (scalars.count, HB_SCRIPT_COMMON)
    return HB_SCRIPT_COMMON
  }

  /// Whether a script is one of the two kana.
  ///
  /// Browser: they are shaped together, and apart from Han: `text/fonts/kana-together`.
  private static func isKana(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_HIRAGANA || script == HB_SCRIPT_KATAKANA
  }

  private static func isASCIILetter(_ scalar: UInt32) -> Bool {
    scalar < 0x80 && (0x41...0x5A).contains(scalar & 0xDF)
  }
}
