import StrutCore

extension ColorPaint {
  /// What the paint covers at most, in design units; `nil` for what has no end.
  func bounds(_ parts: ColorGlyphParts) throws(PaintError) -> Rect? {
    switch self {
    case .solid, .gradient: return nil
    case .glyph(let glyph, let inner):
      let em = parts.unitsPerEm
      let box = try parts.outline(glyph).controlBounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
      let own = Affine.scale(x: em, y: -em).bounds(of: box)
      return try inner.bounds(parts).map { $0.common(own) } ?? own
    case .clip(let box, let inner):
      return try inner.bounds(parts).map { $0.common(box) } ?? box
    case .transform(let transform, let inner):
      return try inner.bounds(parts).map(transform.bounds)
    case .layers(let paints):
      var all: Rect?
      for paint in paints {
        guard let bounds = try paint.bounds(parts) else { return nil }
        all = all?.union(bounds) ?? bounds
      }
      return all ?? Rect(x: 0, y: 0, width: 0, height: 0)
    case .composite(let source, _, let backdrop):
      guard let a = try source.bounds(parts), let b = try backdrop.bounds(parts) else { return nil }
      return a.union(b)
    }
  }
}

extension Rect {
  /// What lies in both rectangles; without size where they do not meet.
  fileprivate func common(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
