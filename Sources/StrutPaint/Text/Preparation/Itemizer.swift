import CPangoCairo
import StrutLayout

/// Cuts a text into segments (one span, script and level each) and into what is shaped together.
///
/// Spans of one font are shaped together, as browsers do, so that kerning and ligatures go across their borders.
struct Itemizer {
  let content: InlineContent
  let text: InlineText
  /// One level for each character; empty where all are 0.
  let levels: [UInt8]
  let context: FontContext

  /// A character's properties that decide where segments end.
  private struct Properties: Equatable {
    var span: Int
    var script: hb_script_t
    var level: UInt8
    var isEmoji: Bool
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
        let kind = kind(at: start)
        var limit = start + 1
        let level = levels.isEmpty ? 0 : levels[start]
        if kind == .text {
          while limit < end, self.kind(at: limit) == .text,
            levels.isEmpty || levels[limit] == level, scripts[limit] == scripts[start],
            emoji.isEmpty || emoji[limit] == emoji[start]
          {
            limit += 1
          }
        }
        append(
          TextSegment(range: start..<limit, span: stretch.span, kind: kind, level: level),
          script: scripts[start], isEmoji: !emoji.isEmpty && emoji[start], &segments, &requests)
        start = limit
      }
    }
    return (segments, requests)
  }

  private func kind(at index: Int) -> TextSegment.Kind {
    switch text.scalars[index] {
    case Scalar.tab: .tab
    case Scalar.lineFeed: .forcedBreak
    default: .text
    }
  }

  private func append(
    _ segment: TextSegment, script: hb_script_t, isEmoji: Bool, _ segments: inout [TextSegment],
    _ requests: inout [ShapingRequest]
  ) {
    // The pieces of one span that differ in nothing are one segment: `a<b/>c` cuts stretches, not runs.
    segments.append(segment)
    guard segment.kind == .text else { return }
    let style = content.spans[segment.span].style
    let fonts = context.stack(for: style)
    let colorFont = isEmoji ? fonts.colorFont(for: text.scalars[segment.range.lowerBound]) : nil
    guard let font = colorFont ?? fonts.primary else { return }
    if let last = requests.last, last.range.upperBound == segment.range.lowerBound,
      last.script == script, last.level == segment.level, last.firstFont == font,
      last.style.shapes(like: style), last.fonts === fonts
    {
      requests[requests.count - 1].range = last.range.lowerBound..<segment.range.upperBound
      return
    }
    requests.append(
      ShapingRequest(
        range: segment.range, fonts: fonts, firstFont: font, style: style, script: script,
        level: segment.level))
  }
}

extension TextStyle {
  /// Whether text of both styles may be shaped together, given that they use the same fonts.
  fileprivate func shapes(like other: TextStyle) -> Bool {
    fontSize == other.fontSize && letterSpacing == other.letterSpacing
      && wordSpacing == other.wordSpacing && fontFeatures == other.fontFeatures
      && language == other.language
  }
}

/// The scripts of characters.
enum ScriptResolver {
  /// One script for each character; what belongs to no script takes that of the characters before it, at
  /// the start that of those after it (UAX 24 §5.1).
  static func resolve(_ scalars: [UInt32]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts: [hb_script_t] = []
    scripts.reserveCapacity(scalars.count)
    var current = HB_SCRIPT_COMMON
    var openStart: Int? = 0
    for scalar in scalars {
      var script = isASCIILetter(scalar) ? HB_SCRIPT_LATIN : hb_unicode_script(functions, scalar)
      // The narrow no-break space belongs to Latin and Mongolian.
      if scalar == 0x202F, current != HB_SCRIPT_LATIN { script = HB_SCRIPT_MONGOLIAN }
      switch script {
      case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN:
        scripts.append(current)
      default:
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

  private static func isASCIILetter(_ scalar: UInt32) -> Bool {
    scalar < 0x80 && (0x41...0x5A).contains(scalar & 0xDF)
  }
}

/// Characters that are shown as emoji.
enum EmojiPresentation {
  /// One entry for each character: whether it belongs to an emoji sequence (UTS 51 §4.3); empty where none does.
  static func resolve(_ scalars: [UInt32]) -> [Bool] {
    guard scalars.contains(where: { $0 >= 0x203C && mayBeEmoji($0) || $0 == 0xFE0F }) else {
      return []
    }
    var result = [Bool](repeating: false, count: scalars.count)
    var index = 0
    while index < scalars.count {
      let end = sequenceEnd(scalars, from: index)
      if let end {
        for position in index..<end { result[position] = true }
      }
      index = end ?? index + 1
    }
    return result
  }

  private static func mayBeEmoji(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isEmojiPresentation ?? false
  }

  /// The end of the emoji sequence that starts at `start`; `nil` if none does.
  private static func sequenceEnd(_ scalars: [UInt32], from start: Int) -> Int? {
    guard let properties = Unicode.Scalar(scalars[start])?.properties, properties.isEmoji else {
      return nil
    }
    var end = start + 1
    let selector = end < scalars.count ? scalars[end] : 0
    if selector == 0xFE0E { return nil }
    let isEmoji = properties.isEmojiPresentation || selector == 0xFE0F
    guard isEmoji else { return nil }
    while end < scalars.count {
      let scalar = scalars[end]
      let isTail =
        scalar == 0xFE0F || scalar == 0x20E3 || (0x1F3FB...0x1F3FF).contains(scalar)
        || (0xE0020...0xE007F).contains(scalar)
      let isJoined = scalar == 0x200D && end + 1 < scalars.count
      let isFlag = isIndicator(scalar) && isIndicator(scalars[start]) && end == start + 1
      if isJoined { end += 2 } else if isTail || isFlag { end += 1 } else { break }
    }
    return min(end, scalars.count)
  }

  private static func isIndicator(_ scalar: UInt32) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar)
  }
}
