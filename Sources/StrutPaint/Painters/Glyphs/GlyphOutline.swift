import CPangoCairo
import StrutCore
import StrutText

/// Reads FreeType's outlines.
enum GlyphOutline {
  /// What the callbacks write to.
  fileprivate final class Sink {
    var elements: [Path.Element] = []
    var current = Point.zero
    let scale: Double
    let slant: Double

    init(scale: Double, slant: Double) {
      self.scale = scale
      self.slant = slant
    }

    func point(_ vector: FT_Vector) -> Point {
      let (x, y) = (Double(vector.x) * scale, Double(vector.y) * scale)
      return Point(x: x + y * slant, y: -y)
    }

    func close() {
      if !elements.isEmpty { elements.append(.close) }
    }
  }

  /// An outline as a path, scaled, leant to the right by a share of the height, y downwards.
  static func path(of outline: inout FT_Outline, scale: Double, slant: Double) -> Path {
    let sink = Sink(scale: scale, slant: slant)
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { to, user in
      let sink = Unmanaged<Sink>.fromOpaque(user!).takeUnretainedValue()
      sink.close()
      sink.current = sink.point(to!.pointee)
      sink.elements.append(.move(sink.current))
      return 0
    }
    callbacks.line_to = { to, user in
      let sink = Unmanaged<Sink>.fromOpaque(user!).takeUnretainedValue()
      sink.current = sink.point(to!.pointee)
      sink.elements.append(.line(sink.current))
      return 0
    }
    callbacks.conic_to = { control, to, user in
      let sink = Unmanaged<Sink>.fromOpaque(user!).takeUnretainedValue()
      let (start, control, end) = (
        sink.current, sink.point(control!.pointee), sink.point(to!.pointee)
      )
      // A quadratic curve as a cubic one: the control points lie two thirds of the way to its own.
      func towards(_ from: Point) -> Point {
        Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
      }
      sink.elements.append(.curve(towards(start), towards(end), end))
      sink.current = end
      return 0
    }
    callbacks.cubic_to = { first, second, to, user in
      let sink = Unmanaged<Sink>.fromOpaque(user!).takeUnretainedValue()
      sink.current = sink.point(to!.pointee)
      sink.current = sink.point(to!.pointee)
      sink.elements.append(
        .curve(sink.point(first!.pointee), sink.point(second!.pointee), sink.current))
      return 0
    }
    FT_Outline_Decompose(&outline, &callbacks, Unmanaged.passUnretained(sink).toOpaque())
    sink.close()
    return Path(sink.elements)
  }
}

// MARK: - HarfBuzz

extension GlyphOutline {
  /// The outline of a glyph of an em of 1, y downwards, as HarfBuzz reads it.
  ///
  /// FreeType does not give the outlines of fonts that have pictures beside them.
  static func path(of glyph: UInt32, in font: PaintFont, unitsPerEm: Double) -> Path {
    let face = font.file.face(font.faceIndex)
    defer { hb_face_destroy(face) }
    guard let shaped = hb_font_create(face) else { return Path() }
    defer { hb_font_destroy(shaped) }
    hb_ot_font_set_funcs(shaped)
    let variations = font.variations.map { hb_variation_t(tag: $0.tag, value: $0.value) }
    hb_font_set_variations(shaped, variations, UInt32(variations.count))
    let sink = Sink(scale: 1 / unitsPerEm, slant: font.isSlanted ? GlyphFace.slant : 0)
    hb_font_get_glyph_shape(
      shaped, glyph, drawFunctions, Unmanaged.passUnretained(sink).toOpaque())
    return Path(sink.elements)
  }

  nonisolated(unsafe) private static let drawFunctions: OpaquePointer = {
    let functions = hb_draw_funcs_create()!
    hb_draw_funcs_set_move_to_func(
      functions, { _, user, _, x, y, _ in Sink.of(user).move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, user, _, x, y, _ in Sink.of(user).line(x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, user, _, cx, cy, x, y, _ in Sink.of(user).curve((cx, cy), (x, y)) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, user, _, ax, ay, bx, by, x, y, _ in Sink.of(user).curve((ax, ay), (bx, by), (x, y)) },
      nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, user, _, _ in Sink.of(user).close() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}

extension GlyphOutline.Sink {
  fileprivate static func of(_ user: UnsafeMutableRawPointer?) -> GlyphOutline.Sink {
    Unmanaged<GlyphOutline.Sink>.fromOpaque(user!).takeUnretainedValue()
  }

  private func point(_ x: Float, _ y: Float) -> Point {
    Point(x: (Double(x) + Double(y) * slant) * scale, y: -Double(y) * scale)
  }

  fileprivate func move(_ x: Float, _ y: Float) {
    current = point(x, y)
    elements.append(.move(current))
  }

  fileprivate func line(_ x: Float, _ y: Float) {
    current = point(x, y)
    elements.append(.line(current))
  }

  fileprivate func curve(_ control: (Float, Float), _ end: (Float, Float)) {
    let (start, control, end) = (current, point(control.0, control.1), point(end.0, end.1))
    // A quadratic curve as a cubic one: the control points lie two thirds of the way to its own.
    func towards(_ from: Point) -> Point {
      Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    elements.append(.curve(towards(start), towards(end), end))
    current = end
  }

  fileprivate func curve(_ first: (Float, Float), _ second: (Float, Float), _ end: (Float, Float)) {
    current = point(end.0, end.1)
    elements.append(.curve(point(first.0, first.1), point(second.0, second.1), current))
  }
}
