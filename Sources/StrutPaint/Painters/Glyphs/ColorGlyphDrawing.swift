import CPangoCairo
import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the paints of glyphs in colours refer to.
struct ColorGlyphParts {
  /// The colour of the text.
  let textColor: Color
  /// Design units in an em.
  let unitsPerEm: Double
  /// The outline of a glyph of an em of 1, y downwards.
  let outline: (UInt32) throws(PaintError) -> Path
}

/// Draws glyphs in colours by Cairo, as vectors where the surface has them.
struct ColorGlyphDrawing {
  let context: CairoContext
  let parts: ColorGlyphParts

  private var textColor: Color { parts.textColor }
  private var unitsPerEm: Double { parts.unitsPerEm }

  private var cr: OpaquePointer { context.cr }

  /// Draws a glyph whose origin stands at a point.
  ///
  /// - Parameter size: The em in points.
  func draw(_ paint: ColorPaint, at origin: Point, size: Double) throws(PaintError) {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_translate(cr, origin.x, origin.y)
    cairo_scale(cr, size / unitsPerEm, -size / unitsPerEm)
    try draw(paint, isClipped: false)
  }

  private func draw(_ paint: ColorPaint, isClipped: Bool) throws(PaintError) {
    switch paint {
    case .layers(let paints):
      for paint in paints { try draw(paint, isClipped: isClipped) }
    case .glyph(let glyph, let inner): try fill(glyph, with: inner)
    case .clip(let box, let inner):
      cairo_save(cr)
      defer { cairo_restore(cr) }
      cairo_rectangle(cr, box.minX, box.minY, box.size.width, box.size.height)
      cairo_clip(cr)
      try draw(inner, isClipped: true)
    case .transform(let transform, let inner):
      // Cairo fails for good where the plane collapses.
      guard transform.isDrawable else { return }
      cairo_save(cr)
      defer { cairo_restore(cr) }
      var matrix = transform.cairoMatrix
      cairo_transform(cr, &matrix)
      try draw(inner, isClipped: isClipped)
    case .composite(let source, let mode, let backdrop):
      try compose(source, mode, backdrop, isClipped: isClipped)
    case .solid, .gradient:
      // A colour that nothing bounds has no end.
      guard isClipped else { return }
      if let source = source(of: paint, .identity) { paintAll(with: source) }
    }
  }

  private func paintAll(with source: OpaquePointer) {
    cairo_set_source(cr, source)
    cairo_pattern_destroy(source)
    cairo_paint(cr)
  }

  /// Fills an outline: at once where one colour or gradient fills it, else as a clip of what does.
  private func fill(_ glyph: UInt32, with paint: ColorPaint) throws(PaintError) {
    let path = try parts.outline(glyph)
    guard !path.elements.isEmpty else { return }
    var (inner, plane) = (paint, Affine.identity)
    while case .transform(let transform, let next) = inner {
      guard transform.isDrawable else { return }
      plane = plane.concatenating(transform)
      inner = next
    }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    add(path)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    if let source = source(of: inner, plane) {
      cairo_set_source(cr, source)
      cairo_pattern_destroy(source)
      cairo_fill(cr)
    } else {
      cairo_clip(cr)
      try draw(paint, isClipped: true)
    }
  }

  private func add(_ path: Path) {
    cairo_save(cr)
    cairo_scale(cr, unitsPerEm, -unitsPerEm)
    context.addPath(path)
    cairo_restore(cr)
  }

  private func compose(
    _ source: ColorPaint, _ mode: GlyphComposition, _ backdrop: ColorPaint, isClipped: Bool
  ) throws(PaintError) {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    let whole = ColorPaint.composite(source: source, mode: mode, backdrop: backdrop)
    if let bounds = try whole.bounds(parts) {
      cairo_rectangle(cr, bounds.minX, bounds.minY, bounds.size.width, bounds.size.height)
      cairo_clip(cr)
    }
    cairo_push_group(cr)
    try draw(backdrop, isClipped: isClipped)
    cairo_push_group(cr)
    try draw(source, isClipped: isClipped)
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, mode.cairoOperator)
    cairo_paint(cr)
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    cairo_paint(cr)
  }

  // MARK: Sources

  /// The pattern of a colour or gradient in another plane, for the caller to destroy; `nil` for other paints.
  private func source(of paint: ColorPaint, _ plane: Affine) -> OpaquePointer? {
    switch paint {
    case .solid(let color):
      let color = color.resolved(textColor)
      return cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
    case .gradient(let gradient):
      guard let pattern = pattern(of: gradient) else {
        return cairo_pattern_create_rgba(0, 0, 0, 0)
      }
      guard let inverse = plane.inverse else { return pattern }
      var matrix = inverse.cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    default: return nil
    }
  }

  private func pattern(of gradient: ColorGradient) -> OpaquePointer? {
    if case .sweep(let center, let from, let to) = gradient.geometry {
      return SweepMesh(gradient, textColor, from: from, to: to).pattern(around: center)
    }
    guard let line = gradient.fitted else { return nil }
    let pattern: OpaquePointer?
    switch line.geometry {
    case .linear(let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let from, let fromRadius, let to, let toRadius):
      pattern = cairo_pattern_create_radial(from.x, from.y, fromRadius, to.x, to.y, toRadius)
    case .sweep: return nil
    }
    for stop in line.stops {
      let color = stop.color.resolved(textColor)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    switch line.extend {
    case .pad: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    case .repeat: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    case .reflect: cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REFLECT)
    }
    return pattern
  }
}

extension ColorGradient {
  /// The gradient with its stops between 0 and 1, where its ends are; `nil` for one that shows nothing.
  var fitted: ColorGradient? {
    let (low, high) = (stops[0].offset, stops[stops.count - 1].offset)
    let isPoint = high <= low
    if isPoint, extend != .pad { return nil }
    let length = isPoint ? 1 : high - low
    var fitted = self
    fitted.stops = stops.map {
      Stop(offset: isPoint ? 0 : ($0.offset - low) / length, color: $0.color)
    }
    func between(_ a: Double, _ b: Double, _ share: Double) -> Double { a + (b - a) * share }
    func between(_ a: Point, _ b: Point, _ share: Double) -> Point {
      Point(x: between(a.x, b.x, share), y: between(a.y, b.y, share))
    }
    switch geometry {
    case .linear(let from, let to):
      fitted.geometry = .linear(from: between(from, to, low), to: between(from, to, low + length))
    case .radial(let from, let fromRadius, let to, let toRadius):
      fitted.geometry = .radial(
        from: between(from, to, low), fromRadius: max(0, between(fromRadius, toRadius, low)),
        to: between(from, to, low + length),
        toRadius: max(0, between(fromRadius, toRadius, low + length)))
    case .sweep: break
    }
    return fitted
  }
}

extension GlyphComposition {
  /// Cairo's operator.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .clear: CAIRO_OPERATOR_CLEAR
    case .source: CAIRO_OPERATOR_SOURCE
    case .destination: CAIRO_OPERATOR_DEST
    case .sourceOver: CAIRO_OPERATOR_OVER
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .sourceIn: CAIRO_OPERATOR_IN
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plus: CAIRO_OPERATOR_ADD
    case .blend(let mode): mode.cairoOperator
    }
  }
}
