import StrutBoxes

/// Places the glyphs of broken lines.
struct LineBuilder {
  let text: PreparedText
  let cuts: CutMeasurer
  /// The width of the content box in points.
  let width: Double

  /// A stretch of a line in one segment, or its hyphen.
  private struct Piece {
    var range: Range<Int>
    var segment: Int
    var level: UInt8
    var width: Double
    /// How much of it justification adds.
    var stretch = 0.0
    /// The glyphs that stand for no character of the text: a hyphen or an ellipsis; `nil` for characters.
    var added: [GlyphRun]?
  }

  /// The layout of the lines that `line-clamp` leaves.
  func build(_ lines: [BrokenLine], clips: Bool) -> TextLayout {
    var stack = LineStack(text)
    var built: [TextLine] = []
    let limit = text.content.lineClamp ?? .max
    let hasEllipsis = clips && text.content.hasEllipsis
    let truncation =
      hasEllipsis || limit < .max ? LineTruncation(text: text, cuts: cuts, width: width) : nil
    let hasSpanBoxes = truncation != nil && text.content.hasSpanBoxes
    let rounded = RoundedSpans(text)
    for broken in lines {
      defer { rounded.note(on: &built[built.count - 1], of: broken) }
      let top = stack.height
      let box = stack.append(broken)
      let line = withoutLastHyphen(broken)
      let isLast = built.count + 1 == limit && line.range.upperBound < text.count
      let overflows = hasEllipsis && line.width > width + LineBreaker.tolerance
      let justification = justification(of: line)
      guard isLast || overflows, let truncation else {
        built.append(build(line, justification, top: top, box: box))
        continue
      }
      var shown = build(line, justification, cutBy: truncation, top: top, box: box)
      if hasSpanBoxes {
        shown.wholeFragments = build(line, justification, top: top, box: box).boxFragments
      }
      built.append(shown)
    }
    return TextLayout(lines: built, height: stack.height)
  }

  /// A line without the hyphen of a soft hyphen that the text ends in. Browser: it takes room in widths that depend on the
  /// content, and does not show: `reftest/soft-hyphen-at-the-end`.
  private func withoutLastHyphen(_ line: BrokenLine) -> BrokenLine {
    guard line.range.upperBound == text.count, line.isForced, let span = line.hyphenSpan else {
      return line
    }
    var shown = line
    shown.width -= cuts.hyphen(of: span)?.width ?? 0
    shown.hyphenSpan = nil
    return shown
  }

  /// A line with an ellipsis in place of what is cut off.
  private func build(
    _ broken: BrokenLine, _ justification: Justification?, cutBy truncation: LineTruncation,
    top: Double, box: LineBoxHeight
  ) -> TextLine {
    let line = whole(broken, isJustified: justification != nil)
    if let ellipsis = truncation.ellipsis, hasBothDirections(line) {
      return build(
        line, justification, endingIn: ellipsis, of: truncation, top: top, box: box)
    }
    let cut = truncation.truncate(line, justification)
    return place(
      visualOrder(pieces(of: cut, justification, ellipsis: truncation.ellipsis)), of: cut,
      justification, top: top, box: box, text: text.string(cut.content))
  }

  /// A line that is about to be cut off, with the spaces that hang as content.
  ///
  /// Browser: the ellipsis stands behind them: `paint/ellipsis-and-hanging-spaces`.
  private func whole(_ broken: BrokenLine, isJustified: Bool) -> BrokenLine {
    var line = broken
    let hanging = hangingWidth(of: line)
    if isJustified { line.width = width - hanging }
    line.whole = .init(
      contentEnd: line.contentEnd, width: line.width, hanging: hanging, isForced: line.isForced)
    let spaces = hangingSpaces(of: line)
    line.width += pieces(in: spaces, of: line, nil, from: line.width).reduce(0) { $0 + $1.width }
    line.contentEnd = spaces.upperBound
    return line
  }

  /// A line in which words run both ways, with an ellipsis in place of what is cut off at the edge where it ends.
  ///
  /// Browser: what lies there is cut, whatever its place in the text: `paint/ellipsis-among-both-directions`.
  private func build(
    _ whole: BrokenLine, _ justification: Justification?, endingIn ellipsis: EllipsisGlyphs,
    of truncation: LineTruncation, top: Double, box: LineBoxHeight
  ) -> TextLine {
    var line = whole
    line.isForced = true
    let isRightToLeft = text.rootStyle.direction == .rtl
    let all = visualOrder(pieces(of: line, justification))
    line.hyphenSpan = nil
    var rest = truncation.room(beside: ellipsis) - line.indent
    var kept: [Piece] = []
    for piece in isRightToLeft ? all.reversed() : all {
      guard piece.width > rest else {
        rest -= piece.width
        kept.append(piece)
        continue
      }
      // Sides of spans are nothing that could stay alone.
      let isFirst = kept.allSatisfy(isSide)
      guard text.segments[piece.segment].kind != .text, isFirst else {
        let part = part(
          of: piece, justification, truncation, fitting: rest, fromRight: isRightToLeft,
          isFirst: isFirst)
        if let part { kept.append(part) }
        break
      }
      rest -= piece.width
      kept.append(piece)
      if !isSide(piece) { break }
    }
    while let last = kept.last, isSide(last), !kept.allSatisfy(isSide) { kept.removeLast() }
    let content = kept.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    line.isTruncated = true
    kept += additions(
      to: line, after: kept, segment: kept.last?.segment ?? all.last?.segment ?? 0, ellipsis)
    line.width = line.indent + kept.reduce(0) { $0 + $1.width }
    return place(
      isRightToLeft ? kept.reversed() : kept, of: line, justification, top: top, box: box,
      text: content.map { text.string($0) }.joined())
  }

  /// Whether a piece is a side of a span. Browser: sides and images stay where nothing else would, and no ligature is
  /// parted: `paint/ellipsis-of-ligatures`.
  private func isSide(_ piece: Piece) -> Bool {
    text.text.marks[piece.range.lowerBound]?.isSide == true
  }

  /// The graphemes of a piece that fit into `room` at its left or right end; `nil` for none.
  ///
  /// - Parameter isFirst: Whether one stays in any case.
  private func part(
    of piece: Piece, _ justification: Justification?, _ truncation: LineTruncation,
    fitting room: Double, fromRight: Bool, isFirst: Bool
  ) -> Piece? {
    guard text.segments[piece.segment].kind == .text else { return nil }
    let range = piece.range
    let keepsStart = fromRight != piece.level.isMultiple(of: 2)
    let boundaries = range.filter { $0 > range.lowerBound && text.isGlyphBoundary($0) }
    func part(cutAt position: Int) -> Range<Int> {
      keepsStart ? range.lowerBound..<position : position..<range.upperBound
    }
    let least = keepsStart ? boundaries.first : boundaries.last
    if isFirst, least == nil { return piece }
    for position in keepsStart ? boundaries.reversed() : boundaries {
      let kept = part(cutAt: position)
      let width =
        text.offsets[kept.upperBound] - text.offsets[kept.lowerBound]
        + (justification?.width(of: kept) ?? 0)
      if truncation.fits(width, in: room, of: text.segments[piece.segment].span)
        || isFirst && position == least
      {
        return Piece(range: kept, segment: piece.segment, level: piece.level, width: width)
      }
    }
    return nil
  }

  /// Whether some characters of a line run against the direction of the item.
  private func hasBothDirections(_ line: BrokenLine) -> Bool {
    let isRightToLeft = text.rootStyle.direction == .rtl
    var index = text.segment(at: line.content.lowerBound)
    while index < text.segments.count,
      text.segments[index].range.lowerBound < line.content.upperBound
    {
      if text.segments[index].level.isMultiple(of: 2) == isRightToLeft { return true }
      index += 1
    }
    return false
  }

  /// What stretches a line; `nil` where it is not justified.
  private func justification(of line: BrokenLine) -> Justification? {
    guard alignment(of: line) == .justify else { return nil }
    return Justification(
      of: line.seen[0], in: text, free: width - line.width - hangingWidth(of: line))
  }

  private func build(
    _ broken: BrokenLine, _ justification: Justification?, top: Double, box: LineBoxHeight
  ) -> TextLine {
    var line = broken
    if justification != nil { line.width = width - hangingWidth(of: line) }
    var placed = place(
      visualOrder(pieces(of: line, justification)), of: line, justification, top: top, box: box,
      text: line.seen.map { text.string($0) }.joined())
    let spaces = hangingSpaces(of: line)
    if !spaces.isEmpty {
      placed.wholeFragments = withSpaces(
        pieces(in: spaces, of: line, nil, from: line.width), beside: placed)
    }
    return placed
  }

  /// Puts pieces side by side.
  private func place(
    _ pieces: [Piece], of line: BrokenLine, _ justification: Justification?, top: Double,
    box: LineBoxHeight, text string: String
  ) -> TextLine {
    var x = startOffset(of: line)
    let left = x
    var fragments: [TextFragment] = []
    for piece in pieces {
      fragments += self.fragments(of: piece, line: line, justification, x: x)
      x += piece.width
    }
    var placed = TextLine(
      text: string, x: left, width: line.width - line.indent, top: top,
      height: box.height, baseline: top + box.above, fragments: fragments,
      isTruncated: line.isTruncated)
    placed.endsInSpace =
      !line.isForced && !line.isTruncated
      && (line.range.upperBound > line.content.upperBound || line.hidden != nil)
    return placed.shifted(by: box.shifts)
  }

  /// The fragments of a line and the spaces that hang at its end.
  ///
  /// Browser: backgrounds of spans and decorations go on below them: `paint/hanging-spaces`.
  private func withSpaces(_ spaces: [Piece], beside line: TextLine) -> [TextFragment] {
    let isRightToLeft = text.rootStyle.direction == .rtl
    var x =
      isRightToLeft ? line.x - spaces.reduce(0) { $0 + $1.width } : line.x + line.width
    var fragments: [TextFragment] = []
    for piece in isRightToLeft ? spaces.reversed() : spaces {
      let segment = text.segments[piece.segment]
      if let run = emptyRun(of: piece) {
        fragments.append(
          fragment(run, of: segment, at: x, width: piece.width).shifted(by: line.shifts))
      }
      x += piece.width
    }
    return isRightToLeft ? fragments + line.fragments : line.fragments + fragments
  }

  // MARK: Pieces

  /// The pieces of a line in logical order. Spaces that hang run with the item (UAX 9, rule L1).
  private func pieces(
    of line: BrokenLine, _ justification: Justification?, ellipsis: EllipsisGlyphs? = nil
  ) -> [Piece] {
    let content = line.content
    guard !content.isEmpty || line.hyphenSpan != nil || line.isTruncated else { return [] }
    let end = min(content.upperBound, max(content.lowerBound, line.whole?.contentEnd ?? .max))
    var pieces = pieces(in: content.lowerBound..<end, of: line, justification, from: line.indent)
    if end < content.upperBound {
      let width = pieces.reduce(line.indent) { $0 + $1.width - $1.stretch }
      pieces += self.pieces(in: end..<content.upperBound, of: line, justification, from: width)
        .map { piece in
          var piece = piece
          piece.level = baseLevel
          return piece
        }
    }
    let segment = pieces.last?.segment ?? text.segment(at: content.lowerBound)
    return pieces + additions(to: line, after: pieces, segment: segment, ellipsis)
  }

  /// The pieces of a part of a line that begins `start` points from the line's start edge.
  ///
  /// Browser: tab stops are where they would be without justification: `reftest/justified-tabs`.
  private func pieces(
    in range: Range<Int>, of line: BrokenLine, _ justification: Justification?, from start: Double
  ) -> [Piece] {
    guard !range.isEmpty else { return [] }
    if let hidden = line.hidden, range.contains(hidden.lowerBound) {
      let before = pieces(
        in: range.lowerBound..<hidden.lowerBound, of: line, justification, from: start)
      let after = before.reduce(start) { $0 + $1.width - $1.stretch }
      return before
        + pieces(in: hidden.upperBound..<range.upperBound, of: line, justification, from: after)
    }
    var pieces: [Piece] = []
    let tabs = TabStops(text)
    var position = start
    var index = text.segment(at: range.lowerBound)
    while index < text.segments.count, text.segments[index].range.lowerBound < range.upperBound {
      let segment = text.segments[index]
      let range = segment.range.clamped(to: range)
      let width =
        switch segment.kind {
        case .forcedBreak: 0.0
        case .tab, .mark: tabs.width(of: segment, at: position)
        case .text: LayoutUnit.ceil(self.width(of: range, on: line))
        }
      position += width
      let stretch = justification?.width(of: range) ?? 0
      pieces.append(
        Piece(
          range: range, segment: index, level: segment.level, width: width + stretch,
          stretch: stretch))
      index += 1
    }
    return pieces
  }

  /// The level of what runs with the item.
  private var baseLevel: UInt8 { text.rootStyle.direction == .rtl ? 1 : 0 }

  /// The spaces behind a line's content that are kept and hang; empty where there are none.
  private func hangingSpaces(of line: BrokenLine) -> Range<Int> {
    let tail = line.content.upperBound..<max(line.content.upperBound, line.range.upperBound)
    let last = tail.last { text.flags[$0].contains(.hanging) }
    return tail.lowerBound..<(last.map { $0 + 1 } ?? tail.lowerBound)
  }

  /// The width of characters of one segment, shaped anew where the line cuts them off.
  private func width(of range: Range<Int>, on line: BrokenLine) -> Double {
    let startsLine = range.lowerBound == line.range.lowerBound
    if startsLine, range.lowerBound < range.upperBound,
      range.upperBound <= cuts.glyphEnd(from: range.lowerBound)
    {
      return cuts.width(alone: range)
    }
    var width = text.offsets[range.upperBound] - text.offsets[range.lowerBound]
    if startsLine { width += cuts.widths(at: range.lowerBound).after }
    width -= line.startTrim.width(at: range.lowerBound)
    if isCut(line, at: range.upperBound) { width += cuts.widths(at: range.upperBound).before }
    if trimsEnd(of: range, on: line) { width -= cuts.endTrim(before: range.upperBound) }
    return width
  }

  /// The hyphen and the ellipsis at the end of a line.
  private func additions(
    to line: BrokenLine, after pieces: [Piece], segment: Int, _ ellipsis: EllipsisGlyphs?
  ) -> [Piece] {
    let end = line.content.upperBound
    var added: [Piece] = []
    if let span = line.hyphenSpan, let hyphen = cuts.hyphen(of: span) {
      added.append(
        Piece(
          range: end..<end, segment: segment, level: pieces.last?.level ?? baseLevel,
          width: hyphen.width, added: hyphen.runs))
    }
    if line.isTruncated, let ellipsis {
      added.append(
        Piece(
          range: end..<end, segment: segment, level: baseLevel, width: ellipsis.width,
          added: [cuts.context.run(ellipsis)]))
    }
    return added
  }

  /// Whether full-width punctuation gives up half its width at the end of these characters.
  private func trimsEnd(of range: Range<Int>, on line: BrokenLine) -> Bool {
    line.trimsEnd && range.upperBound == text.closedEnd(line.contentEnd)
  }

  /// Whether a line ends before a character without white space or a forced break between.
  private func isCut(_ line: BrokenLine, at position: Int) -> Bool {
    position == line.range.upperBound && !line.isForced
  }

  /// The pieces from left to right.
  private func visualOrder(_ pieces: [Piece]) -> [Piece] {
    guard pieces.contains(where: { $0.level > 0 || isOutOfOrder($0) }) else { return pieces }
    var parts = orderedParts(pieces)
    let hasMarks = !text.text.marks.isEmpty
    if hasMarks { levelSides(&parts) }
    let ordered = VisualOrder.indices(of: parts.map(\.level)).map { parts[$0] }
    guard hasMarks else { return ordered.compactMap(\.piece) }
    let order = SideOrder(parents: text.content.parents) { text.style(of: $0).direction == .ltr }
    return order.indices(of: ordered.map { .init(span: $0.span, side: $0.side) })
      .compactMap { ordered[$0].piece }
  }

  /// Whether a piece is a side of a span that is written from right to left, which stands at its other end in any order.
  private func isOutOfOrder(_ piece: Piece) -> Bool {
    guard !text.text.marks.isEmpty, piece.added == nil, isSide(piece) else { return false }
    return text.style(of: text.segments[piece.segment].span).direction == .rtl
  }

  /// A piece in the order of both directions, or what begins or ends the order of a span, which takes no room.
  private struct OrderedPart {
    var level: UInt8
    var span: Int
    var piece: Piece?
    /// Whether it is where a span with sides begins or ends.
    var side: InlineMark.Kind?
  }

  /// The pieces with what takes no room but has a place in the order, and belongs to a span: what begins and ends the order of spans, which
  /// keeps the letters on both of its sides apart, and a forced break.
  ///
  /// Browser: `reftest/isolates-beside-letters`, `text/bidi/sides-around-an-order`.
  private func orderedParts(_ pieces: [Piece]) -> [OrderedPart] {
    let parents = text.text.orders.isEmpty ? [] : text.content.parents
    var parts: [OrderedPart] = []
    func append(_ borders: some Sequence<InlineText.Border>) {
      for border in borders {
        guard let levels = text.text.orders[border.span] else { continue }
        let level = border.opens ? levels.opening : levels.closing
        parts.append(.init(level: level, span: parents[border.span] ?? 0))
      }
    }
    var last: Int?
    for piece in pieces where piece.added == nil {
      if !parents.isEmpty, let last, piece.range.lowerBound >= last {
        for place in last...piece.range.lowerBound { append(text.text.borders(before: place)) }
      }
      let mark = text.text.marks[piece.range.lowerBound]
      parts.append(
        .init(
          level: piece.level, span: text.segments[piece.segment].span, piece: piece,
          side: mark.flatMap { $0.isSide ? $0.kind : nil }))
      last = piece.range.upperBound
    }
    if let last {
      append(text.text.borders(before: last).prefix { !$0.opens })
      if last < text.count, text.text.scalars[last] == Scalar.lineFeed {
        parts.append(.init(level: baseLevel, span: text.segments[text.segment(at: last)].span))
      }
    }
    for piece in pieces where piece.added != nil {
      parts.append(.init(level: piece.level, span: text.segments[piece.segment].span, piece: piece))
    }
    return parts
  }

  /// Gives the sides of spans the level of what comes after them on the line, and at its end that of the item.
  ///
  /// Browser: `text/bidi/empty-spans-among-both-directions`.
  private func levelSides(_ parts: inout [OrderedPart]) {
    var level = baseLevel
    for index in parts.indices.reversed() {
      if parts[index].side == nil { level = parts[index].level } else { parts[index].level = level }
    }
  }

  /// How a line is aligned: the last one and those before forced breaks in a way of their own (CSS Text 3 §7.3).
  private func alignment(of line: BrokenLine) -> TextAlign {
    let style = text.rootStyle
    guard line.whole?.isForced ?? line.isForced else { return style.textAlign }
    return style.textAlignLast ?? (style.textAlign == .justify ? .start : style.textAlign)
  }

  /// The left edge of a line's content.
  ///
  /// Browser: a line stands where it would without an ellipsis: `paint/ellipsis-and-spans`.
  private func startOffset(of line: BrokenLine) -> Double {
    let style = text.rootStyle
    let isRightToLeft = style.direction == .rtl
    let free = max(
      0, width - (line.whole?.width ?? line.width) - (line.whole?.hanging ?? hangingWidth(of: line))
    )
    let shift =
      switch alignment(of: line) {
      case .start, .justify: 0.0
      case .end: free
      case .left: isRightToLeft ? free : 0
      case .right: isRightToLeft ? 0 : free
      case .center: free / 2
      }
    return isRightToLeft ? width - line.width - shift : line.indent + shift
  }

  /// How much room the spaces at the end of a line take: those before a forced break hang as far as they do not fit.
  ///
  /// [CSS Text 3 §4.1.3](https://www.w3.org/TR/css-text-3/#white-space-phase-2)
  private func hangingWidth(of line: BrokenLine) -> Double {
    let room = width - line.width
    guard line.isForced, room > 0 else { return 0 }
    let tabs = TabStops(text)
    var end = line.width
    var taken = 0.0
    var index = text.segment(at: min(line.content.upperBound, text.count - 1))
    while index < text.segments.count, taken < room {
      let segment = text.segments[index]
      let range = segment.range.clamped(to: line.content.upperBound..<line.range.upperBound)
      guard !range.isEmpty, segment.kind != .forcedBreak else { break }
      end +=
        segment.kind == .text
        ? LayoutUnit.ceil(text.offsets[range.upperBound] - text.offsets[range.lowerBound])
        : tabs.width(of: segment, at: end)
      // Ideographic spaces hang whatever follows, and collapsible ones are gone, unless preserved ones come after them.
      if text.style(of: segment.span).whiteSpace == .preWrap { taken = end - line.width }
      index += 1
    }
    return min(taken, room)
  }

  // MARK: Fragments

  private func fragments(
    of piece: Piece, line: BrokenLine, _ justification: Justification?, x: Double
  ) -> [TextFragment] {
    let segment = text.segments[piece.segment]
    if let added = piece.added { return additions(added, as: piece, line: line, x: x) }
    if segment.kind == .text { return words(of: piece, line: line, justification, x: x) }
    let mark = segment.kind == .mark ? text.text.marks[piece.range.lowerBound] : nil
    guard let run = emptyRun(of: piece) else { return [] }
    var shown = fragment(run, of: segment, at: x, width: piece.width)
    shown.mark = mark.map { .init($0, shift: text.imageShift(of: $0)) }
    return [shown]
  }

  /// A run without glyphs for a piece; `nil` where there is no font.
  private func emptyRun(of piece: Piece) -> GlyphRun? {
    let span = text.segments[piece.segment].span
    return cuts.context.emptyRun(
      text.string(piece.range), of: text.boxes[span], advance: piece.width,
      size: text.style(of: span).fontSize)
  }

  private func fragment(
    _ run: GlyphRun, of segment: TextSegment, at x: Double, width: Double
  ) -> TextFragment {
    let box = text.boxes[segment.span]
    var fragment = TextFragment(
      span: segment.span, glyphs: run, x: x, width: width, ascent: box.metrics.ascent,
      descent: box.metrics.descent)
    fragment.shift = box.shift
    return fragment
  }

  /// A hyphen or an ellipsis.
  private func additions(
    _ runs: [GlyphRun], as piece: Piece, line: BrokenLine, x: Double
  ) -> [TextFragment] {
    var x = x
    return runs.map { run in
      defer { x += run.advance }
      var shown = fragment(
        run, of: text.segments[piece.segment], at: x,
        width: runs.count == 1 ? piece.width : run.advance)
      // Browser: an ellipsis looks like the item, whatever it follows: `paint/ellipsis-after-a-span`.
      if line.isTruncated {
        shown.span = 0
        shown.isEllipsis = true
      }
      return shown
    }
  }

  private func words(
    of piece: Piece, line: BrokenLine, _ justification: Justification?, x: Double
  ) -> [TextFragment] {
    let startTrim = line.startTrim.width(at: piece.range.lowerBound)
    let trimsStart = startTrim > 0
    let trimsEnd = trimsEnd(of: piece.range, on: line)
    let runs = GlyphRuns(text: text, cuts: cuts, justification: justification).runs(
      of: piece.range,
      isCut: startTrim != 0 || trimsEnd || isUnsafe(line.range.lowerBound, piece)
        || isUnsafe(line.range.upperBound, piece), trimsStart: trimsStart, trimsEnd: trimsEnd)
    var x = x
    var rest = piece.width
    return runs.enumerated().map { index, run in
      let width = index == runs.count - 1 ? rest : run.advance
      defer {
        x += run.advance
        rest -= run.advance
      }
      return fragment(run, of: text.segments[piece.segment], at: x, width: width)
    }
  }

  private func isUnsafe(_ position: Int, _ piece: Piece) -> Bool {
    position < text.count && text.flags[position].contains(.unsafeBefore)
      && (position == piece.range.lowerBound || position == piece.range.upperBound)
  }
}

extension PreparedText {
  /// The characters of a range.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for index in range where text.marks.isEmpty || text.marks[index] == nil {
      view.append(Unicode.Scalar(text.scalars[index]) ?? "\u{FFFD}")
    }
    return String(view)
  }
}

extension FontContext {
  /// A run without glyphs: a tab; `nil` where there is no font.
  func emptyRun(_ string: String, of box: InlineBox, advance: Double, size: Double) -> GlyphRun? {
    box.instance.map { instance in
      GlyphRun(
        font: table.id(of: instance, size: size), glyphs: [], text: string,
        clusters: [.init(byteCount: Int32(string.utf8.count), glyphCount: 0)],
        isRightToLeft: false, advance: advance)
    }
  }
}
