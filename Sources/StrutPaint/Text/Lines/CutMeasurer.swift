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
    return CutWidths(
      before: difference(start..<position, request), after: difference(position..<end, request))
  }

  private func difference(_ range: Range<Int>, _ request: ShapingRequest) -> Double {
    let width = shape(range, request).glyphs.reduce(0) { $0 + $1.advance }
    return width - (text.offsets[range.upperBound] - text.offsets[range.lowerBound])
  }

  /// Shapes characters of one request by themselves.
  func shape(_ range: Range<Int>, _ request: ShapingRequest) -> Shaping {
    var request = request
    request.range = range
    var shaping = Shaping()
    shaper.shape(request, of: text.text.scalars, into: &shaping)
    Spacing(content: text.content, text: text.text, flags: text.flags).apply(to: &shaping)
    return shaping
  }

  /// The request that a character was shaped with.
  func request(at position: Int) -> ShapingRequest? {
    var low = 0
    var high = text.requests.count
    while low < high {
      let middle = (low + high) / 2
      if text.requests[middle].range.upperBound <= position {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < text.requests.count, text.requests[low].range.contains(position) else { return nil }
    return text.requests[low]
  }

  /// The hyphen that a soft hyphen in a span shows.
  func hyphen(of span: Int) -> HyphenGlyphs? {
    if let known = text.hyphens[span] { return known }
    let style = text.style(of: span)
    let stack = context.stack(for: style)
    guard let instance = stack.primary else { return nil }
    let face = context.table.instances[instance].entry.face
    let scalar: UInt32 = face.covers(Scalar.hyphen) ? Scalar.hyphen : 0x2D
    guard let glyph = context.table.glyph(for: scalar, of: instance) else { return nil }
    let width = context.table.advance(of: glyph, instance: instance, size: style.fontSize)
    let hyphen = HyphenGlyphs(
      instance: instance, size: style.fontSize, glyph: glyph, scalar: scalar,
      width: LayoutUnit.ceil(width + style.letterSpacing))
    text.hyphens[span] = hyphen
    return hyphen
  }
}
