/// Breaks a prepared text into lines.
///
/// [CSS Text 3 §5](https://www.w3.org/TR/css-text-3/#line-breaking): a line takes what fits up to the last
/// opportunity; where not even the first piece fits, emergency breaks are taken, else it overflows.
///
/// Browser: sides of spans behind the space at a line's end take no room, no more than the space does. Where that begins a span behind a word,
/// either both fit, or not even the space does: `text/spans/sides-behind-a-space-at-the-end`.
struct LineBreaker {
  /// How much wider than the room a line may be. Browser: the unit that widths are rounded to:
  /// `text/breaks/min-content-in-sixty-fourths`.
  static let tolerance = 1.0 / 64 + 1e-6

  let text: PreparedText
  let cuts: CutMeasurer
  private let tabs: TabStops
  /// White space that does not count at the end of a line.
  private let trailing: CharacterFlags
  private let isMaxContent: Bool

  /// Prepares to break a text.
  ///
  /// - Parameter isMaxContent: Whether the lines are for max-content: white space that hangs counts in their width, a
  ///   soft hyphen at the end of the text does not show.
  init(_ text: PreparedText, cuts: CutMeasurer, isMaxContent: Bool = false) {
    self.text = text
    self.cuts = cuts
    tabs = TabStops(text)
    trailing = isMaxContent ? .collapsible : .trailing
    self.isMaxContent = isMaxContent
  }

  /// The line that starts with the character at `start`; `nil` at the end of the text.
  ///
  /// - Parameters:
  ///   - room: The width of the line box in points.
  ///   - indent: What the line starts with; part of the width.
  func line(from start: Int, room: Double, indent: Double) -> BrokenLine? {
    guard start < text.count else { return nil }
    var scan = LineScan(
      text: text, cuts: cuts, tabs: tabs, trailing: trailing, showsLastHyphen: !isMaxContent,
      start: start, room: room, indent: indent)
    return scan.run()
  }
}

/// The search for the end of one line.
private struct LineScan {
  /// Where the content of the line ends, and how wide it is up to there.
  private struct Content {
    /// After the last character that counts.
    var end: Int
    /// The width of the segments before the one that holds `end`.
    var done: Double
    /// The first character of that segment on this line.
    var base: Int
    /// What of it goes where the line ends with it.
    var hidden: Range<Int>?
    /// What of `done` needs no room where the line ends with it.
    var overhang = 0.0
  }

  /// The spaces just before a character.
  private enum Spaces {
    case none
    case collapsible
    /// Ideographic ones after a collapsible one.
    case mixed
  }

  private let text: PreparedText
  private let cuts: CutMeasurer
  private let tabs: TabStops
  private let trailing: CharacterFlags
  private let showsLastHyphen: Bool
  private let lineStart: Int
  private let first: Int
  private let room: Double
  private let indent: Double
  /// How much wider the first characters are since the line begins with them.
  private let startWidening: Double
  /// What full-width punctuation at the start gives up, which counts there.
  private let startTrim: StartTrim?
  /// The end of the glyph that the line begins inside of. Browser: its characters are shaped anew, and so is each part of
  /// them that makes a line: `text/breaks/lines-inside-of-a-ligature`.
  private let glyphEnd: Int
  /// How much wider the characters up to there are by themselves.
  private let glyphWidening: Double
  /// Whether the line begins where a text must be shaped anew.
  private let startsUnsafe: Bool
  /// The first character after the line's start before which the text may be cut as it is; `nil` before one is passed.
  private var firstSafe: Int?
  /// The words at the line's start; `nil` where they are those of the whole text.
  private let words: LineWords?
  private var done: Double
  private var content: Content
  private var candidate: BrokenLine?
  /// The last candidate with room for a hyphen after its content, else the first one.
  private var shortCandidate: BrokenLine?
  /// The width of that hyphen, 0 where no line of the text shows one.
  private let usualHyphenWidth: Double
  /// The first line that would fit, were it not for the hyphen at its end.
  private var hyphenated: BrokenLine?
  /// Where the last such line ends.
  private var hyphenEnd = 0
  private var overflows = false
  /// Whether it is the sides of an empty span that do not fit. Browser: it breaks no word before it, and goes down only where
  /// something comes after it: `text/spans/empty-spans-at-breaks`, `text/spans/empty-spans-at-the-end`.
  private var overflowsBySides = false
  private var spaces = Spaces.none
  /// How wide the sides are that stand behind the forced break at the line's end.
  private var widthBehindBreak = 0.0
  /// The last character up to which the line may break between no two characters: each is looked at once.
  private var unbroken: Int

  init(
    text: PreparedText, cuts: CutMeasurer, tabs: TabStops, trailing: CharacterFlags,
    showsLastHyphen: Bool, start: Int, room: Double, indent: Double
  ) {
    self.text = text
    self.cuts = cuts
    self.tabs = tabs
    self.trailing = trailing
    self.showsLastHyphen = showsLastHyphen
    self.room = room + LineBreaker.tolerance
    self.indent = indent
    lineStart = start
    var first = start
    while first < text.count, text.flags[first].contains(.collapsible) { first += 1 }
    self.first = first
    unbroken = first
    startsUnsafe =
      first == start && first < text.count && text.flags[first].contains(.unsafeBefore)
    startTrim = cuts.startTrim(at: first, ofLineFrom: start)
    startWidening = first == start ? cuts.widths(at: first).after : 0
    glyphEnd = cuts.glyphEnd(from: first)
    glyphWidening =
      glyphEnd > first
      ? cuts.width(alone: first..<glyphEnd) - (text.offsets[glyphEnd] - text.offsets[first]) : 0
    words = LineWords(from: start, in: text)
    done = indent
    content = Content(end: first, done: indent, base: first)
    usualHyphenWidth =
      text.showsHyphens && first < text.count
      ? cuts.hyphen(of: text.segments[text.segment(at: first)].span)?.width ?? 0 : 0
  }

  mutating func run() -> BrokenLine {
    var index = text.segment(at: min(first, text.count - 1))
    while index < text.segments.count {
      let segment = text.segments[index]
      if let line = scan(segment) { return line }
      index += 1
    }
    return finish(at: text.count)
  }

  /// Goes over one segment; a line if it ends there.
  private mutating func scan(_ segment: TextSegment) -> BrokenLine? {
    let base = max(segment.range.lowerBound, first)
    switch segment.kind {
    case .forcedBreak: return finish(at: segment.range.upperBound)
    case .tab, .mark:
      if let line = offer(base) { return line }
      // Browser: once spaces reach out of the line, nothing draws them in again: `text/spans/images-that-draw-in`.
      if segment.width < 0, done > room, let line = candidate, line.range.upperBound == base {
        return line
      }
      done += tabs.width(of: segment, at: done)
      if text.flags[base].isDisjoint(with: trailing) {
        noteMark(segment, at: base)
        let taken = content.done - content.overhang
        if taken > room, taken - cuts.endTrim(before: text.closedEnd(base + 1)) > room,
          let line = overflow(atMark: base)
        {
          return line
        }
      }
      return nil
    case .text:
      for position in base..<segment.range.upperBound {
        if startsUnsafe, firstSafe == nil, position > first,
          position == base || !text.flags[position].contains(.unsafeBefore)
        {
          firstSafe = position
        }
        if let line = offer(position) { return line }
        noteSpace(at: position)
        guard text.flags[position].isDisjoint(with: trailing) else { continue }
        content = Content(end: position + 1, done: done, base: base)
        if !overflows,
          done + advance(base, to: position + 1) - cuts.endTrim(before: position + 1) > room,
          let line = overflow(at: position)
        {
          return line
        }
      }
      done += LayoutUnit.ceil(
        text.offsets[segment.range.upperBound] - text.offsets[base] + widening(base))
      return nil
    }
  }

  /// Follows a side of a span, a tab or an image. Browser: the sides of spans that end behind a forced break take none:
  /// `text/spans/sides-behind-a-forced-break`.
  private mutating func noteMark(_ segment: TextSegment, at position: Int) {
    content = closedContent(end: position + 1, done: done)
    if text.text.marks[position]?.isBehindBreak == true { widthBehindBreak += segment.width }
    content.overhang += widthBehindBreak
  }

  /// The content up to a side of a span, a tab or an image. A space that only sides follow to the line's end goes.
  private func closedContent(end: Int, done: Double) -> Content {
    var content = Content(end: end, done: done, base: end)
    guard let spaces = text.spacesBeforeSides(endingAt: end), spaces.lowerBound > first else {
      return content
    }
    let spaceWidth = width(ofSpaces: spaces)
    if let hidden = text.hiddenSpaces(before: end), hidden.lowerBound > first {
      content.done -= hidden == spaces ? spaceWidth : width(ofSpaces: hidden)
      content.hidden = hidden
    }
    let sides = text.segments[text.segment(at: spaces.upperBound)...]
      .prefix { $0.range.lowerBound < end }
    let word = done - spaceWidth - sides.reduce(0) { $0 + $1.width }
    content.overhang = content.done - word
    if word + spaceWidth <= room, text.areParted(spaces) {
      let ends = sides.prefix { text.text.marks[$0.range.lowerBound]?.kind == .close }
      content.overhang -= ends.reduce(spaceWidth) { $0 + $1.width }
    }
    return content
  }

  /// What spaces at the end of a segment add to its width.
  private func width(ofSpaces spaces: Range<Int>) -> Double {
    let segment = text.segments[text.segment(at: spaces.lowerBound)].range
    let base = max(segment.lowerBound, first)
    let (start, widening) = (text.offsets[base], widening(base))
    return LayoutUnit.ceil(text.offsets[spaces.upperBound] - start + widening)
      - LayoutUnit.ceil(text.offsets[spaces.lowerBound] - start + widening)
  }

  private func widening(_ base: Int) -> Double {
    (base == first ? startWidening : 0) - startTrim.width(at: base)
  }

  /// The width of the characters from `base` to `end`, without what cutting them off would change, but that of a glyph that
  /// the line begins inside of.
  private func advance(_ base: Int, to end: Int) -> Double {
    if isInsideGlyph(base, end) { return cuts.width(alone: base..<end) }
    return text.offsets[end] - text.offsets[base]
      + (base == first ? glyphWidening : 0) - startTrim.width(at: base)
  }

  /// Whether these characters are a part of the glyph that the line begins inside of.
  private func isInsideGlyph(_ base: Int, _ end: Int) -> Bool {
    base == first && end <= glyphEnd && base < end
  }

  /// Takes the opportunity before a character, if it is one: a line if the search ends with it.
  private mutating func offer(_ position: Int) -> BrokenLine? {
    guard position > first else { return nil }
    if let hyphenated, position - hyphenated.range.upperBound > Self.farthestHyphen {
      return chosen ?? emergency(upTo: position) ?? hyphenated
    }
    let flags = words?.flags(text.flags[position], at: position) ?? text.flags[position]
    if !flags.isDisjoint(with: Self.opportunities), !isStuck(position) {
      let line = line(endingAt: position, isForced: false)
      if fits(line), !isCramped(position, flags) {
        let isCrowded = flags.contains(.crowdedBreakBefore) && done > room
        if isCrowded || !flags.isDisjoint(with: [.breakBefore, .fittingBreakBefore]) { keep(line) }
      } else if fitsWithoutHyphen(line) {
        hyphenated = hyphenated ?? line
        hyphenEnd = position
      } else if flags.contains(.breakBefore)
        || flags.contains(.lateBreakBefore) && uncutWidth > room,
        !isPassedOver(position)
      {
        return chosen ?? emergency(upTo: position) ?? hyphenated ?? line
      }
    } else if overflows || overflowsBySides, candidate == nil,
      flags.contains(.overflowingBreakBefore)
        || flags.contains(.emergencyBefore) && flags.isDisjoint(with: .trailing)
          && !isPassedOver(position)
    {
      return line(endingAt: position, isForced: false)
    }
    return nil
  }

  /// Whether the space before a break does not fit, and counts. Browser: that of a span that does not wrap does where a collapsed
  /// one after the span allows the break, unless nothing before allows one: `text/white-space/spaces-of-spans-that-do-not-wrap`.
  private func isCramped(_ position: Int, _ flags: CharacterFlags) -> Bool {
    candidate != nil && flags.isSuperset(of: .roomyBreakBefore)
      && hasNoRoom(forSpacesUpTo: position)
  }

  /// How many characters after a hyphen that does not fit may take its room: keeps lines of nothing but soft hyphens
  /// linear.
  private static let farthestHyphen = 64

  private static let opportunities: CharacterFlags = [
    .breakBefore, .lateBreakBefore, .fittingBreakBefore, .crowdedBreakBefore,
  ]

  private mutating func keep(_ line: BrokenLine) {
    candidate = line
    // Browser: a line in a text may begin a 64th further to the right than its first character:
    // `text/breaks/soft-hyphens-under-break-all`.
    let slack = lineStart > 0 ? LineBreaker.tolerance : 0
    let width = line.width - hyphenWidth(of: line)
    if shortCandidate == nil || width <= room - usualHyphenWidth + slack { shortCandidate = line }
  }

  /// The line to take where the next one does not fit. Browser: where only the hyphen of a later one does not, the content
  /// has to leave room for it: `text/breaks/soft-hyphens-under-break-all`.
  private var chosen: BrokenLine? {
    candidate.map { $0.range.upperBound < hyphenEnd ? shortCandidate ?? $0 : $0 }
  }

  /// Whether a break that does not fit is left for the next one. Browser: the first two of three characters or more
  /// that share a glyph stay together then: `text/breaks/three-characters-in-a-glyph`.
  private func isPassedOver(_ position: Int) -> Bool {
    position == first + 1 && position + 1 < text.count
      && text.flags[position].contains(.insideGlyph)
      && text.flags[position + 1].contains(.insideGlyph)
  }

  /// Follows the spaces of the line.
  private mutating func noteSpace(at position: Int) {
    if text.flags[position].contains(.collapsible) {
      if spaces == .none { spaces = .collapsible }
    } else if text.text.scalars[position] != Scalar.ideographicSpace {
      spaces = .none
    } else if spaces == .collapsible {
      spaces = .mixed
    }
  }

  private func fits(_ line: BrokenLine) -> Bool { fits(line, room) }

  /// Whether a line fits. Browser: one that begins where the text must be shaped anew, and ends before it may be cut as it
  /// is, is measured as it stands in the whole text, and goes back by a whole point where it has become wider than the room:
  /// `text/breaks/lines-of-kerned-letters`.
  private func fits(_ line: BrokenLine, _ room: Double) -> Bool {
    if line.width - line.overhang <= room { return true }
    guard startsUnsafe, content.base == first, (firstSafe ?? .max) >= line.range.upperBound else {
      return false
    }
    return uncutWidth + hyphenWidth(of: line) <= min(room, line.width - 1)
  }

  /// How wide the content is as it stands in the whole text.
  private var uncutWidth: Double {
    content.done + LayoutUnit.ceil(text.offsets[content.end] - text.offsets[content.base])
  }

  private func fitsWithoutHyphen(_ line: BrokenLine) -> Bool {
    line.hyphenSpan != nil && line.width - hyphenWidth(of: line) <= room
  }

  private func hyphenWidth(of line: BrokenLine) -> Double {
    line.hyphenSpan.flatMap { cuts.hyphen(of: $0) }?.width ?? 0
  }

  /// Whether an opportunity is lost because the line begins with a hyphen just before it. Browser: one after
  /// ideographic spaces is lost, too, where they follow another space on the line:
  /// `text/white-space/ideographic-spaces-after-spaces`.
  private func isStuck(_ position: Int) -> Bool {
    spaces == .mixed || position == first + 1 && text.isStuckHyphen(before: position)
  }

  /// The line when the character at `position` does not fit any more; `nil` if it has to overflow.
  private mutating func overflow(at position: Int) -> BrokenLine? {
    overflows = true
    return chosen ?? emergency(upTo: position) ?? hyphenated
  }

  /// The line when what takes room at `position` does not fit.
  private mutating func overflow(atMark position: Int) -> BrokenLine? {
    guard text.text.marks[position]?.isOfEmptySpan == true else { return overflow(at: position) }
    if !overflows { overflowsBySides = true }
    return nil
  }

  /// The line that ends at a forced break or with the text.
  private mutating func finish(at end: Int) -> BrokenLine {
    let line = line(endingAt: end, isForced: true)
    if line.width - line.overhang <= room { return line }
    if overflowsBySides, let line = finishBySides(line) { return line }
    let candidate = fitsWithoutHyphen(line) ? shortCandidate : chosen
    if candidate == nil, fitsWithoutHyphen(line), end - first > Self.farthestHyphen { return line }
    return candidate ?? emergency(upTo: content.end, insteadOf: line) ?? hyphenated ?? line
  }

  /// The last line of a text whose empty spans do not fit stays whole. Browser: a forced break after such spans is on a line of its own
  /// where words may be broken anywhere: `text/spans/empty-spans-at-the-end`.
  private func finishBySides(_ line: BrokenLine) -> BrokenLine? {
    let feed = line.range.upperBound - 1
    guard text.segments[text.segment(at: feed)].kind == .forcedBreak else { return line }
    guard candidate == nil, hyphenated == nil, feed > first else { return nil }
    let style = text.style(of: text.segments[text.segment(at: feed - 1)].span)
    return style.whiteSpace.wraps && style.overflowWrap != .normal
      ? self.line(endingAt: feed, isForced: false) : nil
  }

  private func line(endingAt end: Int, isForced: Bool) -> BrokenLine {
    let full = content.done + width(endingAt: end, isForced: isForced)
    let trim = full > room ? endTrim(endingAt: end, isForced: isForced) : 0
    var width = full
    if trim > 0 {
      width =
        content.end > content.base
        ? content.done + self.width(endingAt: end, isForced: isForced, trim: trim)
        : full - self.width(ofTrim: trim)
    }
    let trimsEnd = trim > 0 && width <= room
    if !trimsEnd { width = full }
    let hyphenSpan = hyphenSpan(at: end, isForced: isForced)
    if let hyphenSpan { width += cuts.hyphen(of: hyphenSpan)?.width ?? 0 }
    return BrokenLine(
      range: lineStart..<end, contentStart: first, contentEnd: content.end, width: width,
      hyphenSpan: hyphenSpan, indent: indent, isForced: isForced, startTrim: startTrim,
      trimsEnd: trimsEnd,
      isCrowded: !isForced && hasNoRoom(forSpacesUpTo: end), hidden: content.hidden,
      overhang: content.overhang)
  }

  /// Whether the content fits and the spaces after it do not.
  private func hasNoRoom(forSpacesUpTo end: Int) -> Bool {
    end > content.end && content.end >= content.base
      && content.done + text.offsets[end] - text.offsets[content.base] + widening(content.base)
        > room
  }

  /// The width of what the line holds of its last segment.
  private func width(endingAt end: Int, isForced: Bool, trim: Double = 0) -> Double {
    if isInsideGlyph(content.base, content.end) {
      return LayoutUnit.ceil(advance(content.base, to: content.end) - trim)
    }
    guard content.end > content.base else { return 0 }
    let cut = !isForced && content.end == end ? cuts.widths(at: end).before : 0
    return LayoutUnit.ceil(
      text.offsets[content.end] - text.offsets[content.base] + widening(content.base) + cut - trim)
  }

  /// What full-width punctuation gives up where the line ends with it. Browser: it does at a break and at the text's end,
  /// but not before a space or a forced break: `text/fonts/full-width-punctuation-at-line-ends`. Where spans end behind it, their sides need
  /// room: `text/fonts/full-width-punctuation-before-padding`.
  private func endTrim(endingAt end: Int, isForced: Bool) -> Double {
    guard content.end == end, end > first, !isForced || end == text.count else { return 0 }
    return cuts.endTrim(before: text.closedEnd(end))
  }

  /// What a trim takes of the content before the sides at its end.
  private func width(ofTrim trim: Double) -> Double {
    let end = text.closedEnd(content.end)
    let base = max(text.segments[text.segment(at: end - 1)].range.lowerBound, first)
    let width = text.offsets[end] - text.offsets[base] + widening(base)
    return LayoutUnit.ceil(width) - LayoutUnit.ceil(width - trim)
  }

  /// The span of the soft hyphen that shows where a line ends, spaces after it in its segment left aside.
  private func hyphenSpan(at end: Int, isForced: Bool) -> Int? {
    let last = content.end - 1
    if !isForced, end == content.end, end < text.count, text.flags[end].contains(.hyphenBefore) {
      return text.segments[text.segment(at: last)].span
    }
    guard last >= first, text.isSoftHyphen(last) else { return nil }
    if isForced, end < text.count || !showsLastHyphen || !text.endsInHyphen { return nil }
    let segment = text.segments[text.segment(at: last)]
    return end == last + 1 || segment.range.upperBound >= end ? segment.span : nil
  }

  /// The longest line that fits when it may break between any two characters; at least one character.
  ///
  /// Browser: where that line would end in a hyphen that does not fit, the room is narrower by the hyphen, whether one
  /// shows in the end or not: `text/breaks/soft-hyphen-that-does-not-fit`.
  ///
  /// - Parameter whole: The line that is not cut at all.
  private mutating func emergency(
    upTo limit: Int, insteadOf whole: BrokenLine? = nil
  ) -> BrokenLine? {
    guard !overflowsBySides else { return nil }
    let saved = content
    defer { content = saved }
    var room = room
    if let whole, fitsWithoutHyphen(whole) { room -= hyphenWidth(of: whole) }
    var shortest: BrokenLine?
    let last = min(limit, text.count - 1)
    var position = last
    var hasPlace = false
    while position > unbroken {
      if text.flags[position].contains(.emergencyBefore),
        text.flags[position].isDisjoint(with: .trailing)
      {
        hasPlace = true
        content = contentEnd(at: position)
        let line = line(endingAt: position, isForced: false)
        if fits(line, room) { return line }
        if fitsWithoutHyphen(line) { room = min(room, self.room - hyphenWidth(of: line)) }
        if !isPassedOver(position) { shortest = line }
      }
      position -= 1
    }
    if !hasPlace { unbroken = max(unbroken, last) }
    return shortest
  }

  /// The content of a line that is cut before a character, measured from the line's start.
  private func contentEnd(at position: Int) -> Content {
    var end = position
    while end > first, !text.flags[end - 1].isDisjoint(with: trailing) { end -= 1 }
    var done = indent
    var index = text.segment(at: first)
    while index < text.segments.count {
      let segment = text.segments[index]
      let base = max(segment.range.lowerBound, first)
      if end <= segment.range.upperBound {
        if segment.kind != .text {
          return closedContent(end: end, done: done + tabs.width(of: segment, at: done))
        }
        return Content(end: end, done: done, base: base)
      }
      if segment.kind != .text {
        done += tabs.width(of: segment, at: done)
      } else {
        done += LayoutUnit.ceil(
          text.offsets[segment.range.upperBound] - text.offsets[base] + widening(base))
      }
      index += 1
    }
    return Content(end: end, done: done, base: end)
  }
}
