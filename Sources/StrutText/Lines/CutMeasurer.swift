import StrutBoxes
import StrutCore

/// Shapes parts of a text anew where a line is cut inside of a kerned pair, a ligature or joined letters.
struct CutMeasurer {
  /// The most characters on either side that are shaped anew: keeps long unbroken words linear.
  private static let reach = 128

  let text: PreparedText
  let shaper: Shaper
  let context: FontContext

  /// How much wider both sides of a cut before a character become.
  func widths(at position: Int) -> CutWidths {
    guard position > 0, position < text.count, text.flags[position].contains(.unsafeBefore) else {
      return CutWidths(before: 0, after: 0)
    }
    if let known = text.cuts[position] { return known }
    let widths = measured(at: position)
    text.cuts[position] = widths
    return widths
  }

  /// Where the glyph ends that a line beginning at `position` is cut out of: `position` itself where it cuts none.
  func glyphEnd(from position: Int) -> Int {
    var end = position
    while end < text.count, text.flags[end].contains(.insideGlyph) { end += 1 }
    return end
  }

  /// What the character before `end` gives up of its width if a line ends with it; 0 for all but full-width punctuation.
  ///
  /// Browser: it gives up nothing where its span does not wrap: `text/fonts/full-width-punctuation-that-does-not-wrap`.
  func endTrim(before end: Int) -> Double {
    guard end > 0, text.flags[end - 1].contains(.trimmable) else { return 0 }
    if let known = text.endTrims[end - 1] { return known }
    guard text.style(of: text.segments[text.segment(at: end - 1)].span).whiteSpace.wraps else {
      text.endTrims[end - 1] = 0
      return 0
    }
    let range = end - 1..<end
    let trimmed = shape(range, trimsEnd: true).width
    let trim = shape(range).width - trimmed
    text.endTrims[end - 1] = trim
    return trim
  }

  /// The full-width punctuation that gives up half its width at the start of a line; `nil` for none. Browser: it does behind the
  /// sides of spans, too: `text/fonts/full-width-punctuation-by-its-attribute`.
  ///
  /// - Parameters:
  ///   - first: The first character that is seen.
  ///   - lineStart: The line's first character.
  func startTrim(at first: Int, ofLineFrom lineStart: Int) -> StartTrim? {
    let shaping = text.shaping
    guard !shaping.openings.isEmpty || !shaping.narrowStarts.isEmpty else { return nil }
    var position = first
    while text.text.marks[position]?.isSide == true { position += 1 }
    let trim =
      (trimsStart(at: position, ofLineFrom: lineStart) ? startTrim(at: position) : 0)
      - (text.narrowStarts.contains(position) ? narrowing(at: position) : 0)
    return trim == 0 ? nil : StartTrim(position: position, width: trim)
  }

  private func trimsStart(at position: Int, ofLineFrom lineStart: Int) -> Bool {
    guard text.openings.contains(position) else { return false }
    let style = text.style(of: text.segments[text.segment(at: position)].span)
    return style.spacingTrim != .spaceFirst || !isFirst(lineFrom: lineStart)
  }

  /// What a character has given up to one before it that is shaped apart from it: at the start of a line it has its whole width.
  private func narrowing(at position: Int) -> Double {
    shape(position..<position + 1).width - (text.offsets[position + 1] - text.offsets[position])
  }

  private func startTrim(at position: Int) -> Double {
    if let known = text.startTrims[position] { return known }
    let range = position..<position + 1
    let trim = shape(range).width - shape(range, trimsStart: true).width
    text.startTrims[position] = trim
    return trim
  }

  /// Whether a line is the first of the text or follows a forced break.
  func isFirst(lineFrom start: Int) -> Bool {
    start == 0 || text.segments[text.segment(at: start - 1)].kind == .forcedBreak
  }

  /// The width of the characters of a range that are a line by themselves.
  func width(alone range: Range<Int>) -> Double {
    shape(range).width
  }

  private func measured(at position: Int) -> CutWidths {
    guard let request = request(at: position), request.range.lowerBound < position else {
      return CutWidths(before: 0, after: 0)
    }
    var start = position - 1
    let least = max(request.range.lowerBound, position - Self.reach)
    while start > least, text.flags[start].contains(.unsafeBefore) { start -= 1 }
    var end = position + 1
    let most = min(request.range.upperBound, position + Self.reach)
    while end < most, text.flags[end].contains(.unsafeBefore) { end += 1 }
    end = min(end, most)
    return CutWidths(before: difference(start..<position), after: difference(position..<end))
  }

  private func difference(_ range: Range<Int>) -> Double {
    let width = shape(range).width
    return width - (text.offsets[range.upperBound] - text.offsets[range.lowerBound])
  }

  /// Shapes characters by themselves, in all the requests that they were shaped with.
  ///
  /// - Parameters:
  ///   - trimsStart: Whether full-width punctuation at the start of the range gives up half its width.
  ///   - trimsEnd: The same for the end.
  func shape(
    _ range: Range<Int>, trimsStart: Bool = false, trimsEnd: Bool = false
  ) -> Shaping {
    var shaping = Shaping()
    for request in text.requests[requestIndex(at: range.lowerBound)...] {
      guard request.range.lowerBound < range.upperBound else { break }
      var part = request
      part.range = request.range.clamped(to: range)
      part.line = range
      (part.trimsStart, part.trimsEnd) = (trimsStart, trimsEnd)
      shaper.shape(part, of: text.shapedScalars, into: &shaping)
    }
    Spacing(content: text.content, text: text.text, flags: text.flags).apply(to: &shaping)
    return shaping
  }

  /// The request that a character was shaped with.
  func request(at position: Int) -> ShapingRequest? {
    let index = requestIndex(at: position)
    guard index < text.requests.count, text.requests[index].range.contains(position) else {
      return nil
    }
    return text.requests[index]
  }

  /// The index of the first request that ends after a character.
  private func requestIndex(at position: Int) -> Int {
    text.requests.partitioningIndex { $0.range.upperBound > position }
  }

  /// The hyphen that shows where a word of a span is divided. Browser: it takes no letter spacing:
  /// `text/spacing/letter-spacing-at-hyphens`.
  func hyphen(of span: Int) -> HyphenGlyphs? {
    if let known = text.hyphens[span] { return known }
    let style = text.style(of: span)
    var hyphen = style.hyphenCharacter.map { shaped($0, style) } ?? usualHyphen(style)
    for index in hyphen?.runs.indices ?? 0..<0 { hyphen?.runs[index].isHyphen = true }
    text.hyphens[span] = hyphen
    return hyphen
  }

  private func usualHyphen(_ style: TextStyle) -> HyphenGlyphs? {
    guard let instance = context.stack(for: style).primary else { return nil }
    let face = context.table.instances[instance].entry.face
    let scalar: UInt32 = face.covers(Scalar.hyphen) ? Scalar.hyphen : 0x2D
    guard let glyph = context.table.glyph(for: scalar, of: instance) else { return nil }
    let width = LayoutUnit.ceil(
      context.table.advance(of: glyph, instance: instance, size: style.fontSize))
    let string = String(Unicode.Scalar(scalar) ?? "-")
    let run = GlyphRun(
      font: context.table.id(of: instance, size: style.fontSize),
      glyphs: [.init(id: glyph, x: 0, y: 0)], text: string,
      clusters: [.init(byteCount: Int32(string.utf8.count), glyphCount: 1)], isRightToLeft: false,
      advance: width)
    return HyphenGlyphs(runs: [run], width: width)
  }

  /// A text of the author's own as hyphen.
  private func shaped(_ string: String, _ style: TextStyle) -> HyphenGlyphs? {
    var style = style
    (style.letterSpacing, style.wordSpacing) = (0, 0)
    let fonts = context.stack(for: style)
    let scalars = string.unicodeScalars.map(\.value)
    guard let font = fonts.primary, let script = ScriptResolver.resolve(scalars).first else {
      return HyphenGlyphs(runs: [], width: 0)
    }
    var shaping = Shaping()
    shaper.shape(
      ShapingRequest(
        range: scalars.indices, fonts: fonts, firstFont: font, style: style, script: script,
        level: 0), of: scalars, into: &shaping)
    let runs = shaping.runs.map { run -> GlyphRun in
      var x = 0.0
      let glyphs = shaping.glyphs[run.glyphs].map { glyph -> GlyphRun.Glyph in
        defer { x += glyph.advance }
        return .init(id: glyph.id, x: x + Double(glyph.dx), y: Double(glyph.dy))
      }
      let text = String(
        String.UnicodeScalarView(scalars[run.range].map { Unicode.Scalar($0) ?? "-" }))
      return GlyphRun(
        font: context.table.id(of: run.instance, size: run.size), glyphs: glyphs, text: text,
        clusters: [
          .init(byteCount: Int32(text.utf8.count), glyphCount: Int32(glyphs.count))
        ], isRightToLeft: false, advance: x)
    }
    return HyphenGlyphs(runs: runs, width: LayoutUnit.ceil(runs.reduce(0) { $0 + $1.advance }))
  }
}
