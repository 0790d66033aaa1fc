/// Takes characters off the end of a line so that an ellipsis fits.
///
/// Browser: the line is cut between two graphemes of the shaped text, nothing is shaped anew, and the ellipsis is in
/// the first font of the item: `paint/text-looks`. The first grapheme stays: `paint/ellipsis-without-room`.
struct LineTruncation {
  let text: PreparedText
  let cuts: CutMeasurer
  /// The width of the content box in points.
  let width: Double

  /// The ellipsis; `nil` without fonts.
  let ellipsis: EllipsisGlyphs?

  /// Prepares to cut off lines of a text.
  init(text: PreparedText, cuts: CutMeasurer, width: Double) {
    self.text = text
    self.cuts = cuts
    self.width = width
    ellipsis = Self.ellipsis(of: text, cuts)
  }

  /// The ellipsis in the item's first font: one glyph, or three dots where the font has none, in the first font that has
  /// dots; `nil` without fonts.
  ///
  /// Browser: `paint/ellipsis-of-other-fonts`.
  private static func ellipsis(of text: PreparedText, _ cuts: CutMeasurer) -> EllipsisGlyphs? {
    guard var instance = text.boxes[0].instance else { return nil }
    let table = cuts.context.table
    let size = text.rootStyle.fontSize
    var scalars = [Scalar.ellipsis]
    if !table.instances[instance].entry.face.covers(Scalar.ellipsis) {
      scalars = [Scalar.fullStop, Scalar.fullStop, Scalar.fullStop]
      let fonts = cuts.context.stack(for: text.rootStyle)
      instance = fonts.font(for: Scalar.fullStop, after: nil) ?? instance
    }
    let glyphs = scalars.compactMap { table.glyph(for: $0, of: instance) }
    guard glyphs.count == scalars.count else { return nil }
    return EllipsisGlyphs(
      instance: instance, size: size, scalars: scalars, glyphs: glyphs,
      advance: table.advance(of: glyphs[0], instance: instance, size: size))
  }

  /// The line with an ellipsis in place of what does not fit beside it.
  ///
  /// Browser: a hyphen that fits stays: `hyphen-before-an-ellipsis`.
  ///
  /// - Parameters:
  ///   - line: The line with its spaces that hang as content, and with what it was.
  ///   - justification: What stretches the line. Browser: it does before anything is cut off:
  ///     `paint/ellipsis-and-spans`.
  func truncate(_ line: BrokenLine, _ justification: Justification?) -> BrokenLine {
    guard let ellipsis else { return line }
    var line = line
    dropSides(&line)
    let room = self.room(beside: ellipsis)
    if line.width > room {
      cut(&line, justification, to: room)
      line.hyphenSpan = nil
    }
    line.width += ellipsis.width
    line.isTruncated = true
    return line
  }

  /// What an ellipsis leaves of the width. Browser: a line must fit exactly, without what lines may be too wide by:
  /// `paint/ellipsis-that-just-fits`.
  func room(beside ellipsis: EllipsisGlyphs) -> Double {
    let exact = ellipsis.advance * Double(ellipsis.glyphs.count)
    return width - ceil(exact, of: 0) + Self.noise
  }

  /// Takes the sides of spans off the end of a line, with the space before them that is gone already.
  ///
  /// Browser: the ellipsis stands right behind the last character or image, over them: `paint/ellipsis-over-padding`.
  private func dropSides(_ line: inout BrokenLine) {
    let content = line.content
    guard line.hyphenSpan == nil, content.contains(where: { !isSide($0) }) else { return }
    var end = content.upperBound
    while isSide(end - 1) {
      end -= 1
      line.width -= text.segments[text.segment(at: end)].width
    }
    if let hidden = line.hidden, hidden.upperBound == end {
      end = hidden.lowerBound
      line.hidden = nil
    }
    line.contentEnd = end
  }

  private func isSide(_ position: Int) -> Bool { text.text.marks[position]?.isSide == true }

  /// Ends the content of a line after the last grapheme that fits into `room`.
  private func cut(_ line: inout BrokenLine, _ justification: Justification?, to room: Double) {
    let content = line.content
    // Justification moves no tab stop.
    var done = line.indent
    var stretched = 0.0
    // Sides of spans are nothing that could stay.
    var (end, widthAtEnd, isEmpty) = (content.lowerBound, done, true)
    var index = text.segment(at: content.lowerBound)
    scan: while index < text.segments.count,
      text.segments[index].range.lowerBound < content.upperBound
    {
      let segment = text.segments[index]
      let range = segment.range.clamped(to: content)
      if segment.kind != .text {
        done += TabStops(text).width(of: segment, at: done)
        stretched += justification?.width(of: range) ?? 0
        let isSide = isSide(range.lowerBound)
        if !isSide || isEmpty {
          if done + stretched > room, !isEmpty { break scan }
          (end, widthAtEnd, isEmpty) = (range.upperBound, done + stretched, isSide)
        }
      } else {
        let start = text.offsets[range.lowerBound] + line.startTrim.width(at: range.lowerBound)
        let whole = text.offsets[range.upperBound] - start
        let stretch = justification?.width(of: range) ?? 0
        let isWhole = done + stretched + stretch + ceil(whole, of: segment.span) <= room
        for position in range {
          let next = position + 1
          let isBoundary = next == text.count || text.isGlyphBoundary(next)
          stretched += justification?.width(of: position..<next) ?? 0
          let width = done + text.offsets[next] - start + stretched
          if !isWhole, !isEmpty, !fits(width, in: room, of: segment.span) { break scan }
          if isBoundary { (end, widthAtEnd, isEmpty) = (next, width, false) }
        }
        done += LayoutUnit.ceil(text.offsets[range.upperBound] - start)
      }
      index += 1
    }
    line.contentEnd = end
    line.width = widthAtEnd
    line.isForced = true
  }
}

extension LineTruncation {
  /// Far less than the unit of widths, and more than what sums of them are wrong by.
  private static let noise = 1e-6

  /// Whether graphemes of a stretch that does not fit as a whole do. Browser: what would end just where the room does is cut off in
  /// fonts whose glyphs come out a trace wider than they are, as at each end of a justified line of ideographs:
  /// `paint/ellipsis-that-just-fits`.
  ///
  /// - Parameter span: The span of the graphemes.
  func fits(_ width: Double, in room: Double, of span: Int) -> Bool {
    width <= (isWider(span) ? room - 2 * Self.noise : room)
  }

  /// The width of whole stretches of a span.
  private func ceil(_ width: Double, of span: Int) -> Double {
    LayoutUnit.ceil(isWider(span) ? width + 2 * Self.noise : width)
  }

  private func isWider(_ span: Int) -> Bool {
    guard let instance = text.boxes[span].instance else { return false }
    return cuts.context.table.instances[instance].isScaledUp(to: text.style(of: span).fontSize)
  }
}

/// The ellipsis at the end of a line.
struct EllipsisGlyphs {
  var instance: Int
  var size: Double
  var scalars: [UInt32]
  var glyphs: [UInt32]
  var advance: Double

  /// The width of all glyphs in points.
  var width: Double { LayoutUnit.ceil(advance * Double(glyphs.count)) }
}

extension FontContext {
  /// The ellipsis as a run of its own.
  func run(_ ellipsis: EllipsisGlyphs) -> GlyphRun {
    let strings = ellipsis.scalars.map { String(Unicode.Scalar($0) ?? ".") }
    return GlyphRun(
      font: table.id(of: ellipsis.instance, size: ellipsis.size),
      glyphs: ellipsis.glyphs.enumerated().map {
        .init(id: $0.element, x: Double($0.offset) * ellipsis.advance, y: 0)
      },
      text: strings.joined(),
      clusters: strings.map { .init(byteCount: Int32($0.utf8.count), glyphCount: 1) },
      isRightToLeft: false, advance: ellipsis.width)
  }
}
