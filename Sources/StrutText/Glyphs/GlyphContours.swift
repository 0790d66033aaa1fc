import CPangoCairo

/// One step along the outline of a glyph, in points to the right of and below a run's origin.
package enum OutlineStep: Hashable, Sendable {
  /// Starts a new contour.
  case move(x: Double, y: Double)
  /// A straight line.
  case line(x: Double, y: Double)
  /// A cubic curve by two handles and its end.
  case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
  /// Closes the contour.
  case close
}

/// Collects the outlines of glyphs, for what is drawn along or through letters.
final class GlyphContours {
  /// What HarfBuzz's callbacks write to, in design units upwards.
  private final class Sink {
    let scale: Double
    let slant: Double
    let origin: (x: Double, y: Double)
    var last = (x: 0.0, y: 0.0)
    var steps: [OutlineStep] = []

    init(scale: Double, slant: Double, origin: (x: Double, y: Double)) {
      self.scale = scale
      self.slant = slant
      self.origin = origin
    }

    func point(_ x: Float, _ y: Float) -> (x: Double, y: Double) {
      let (x, y) = (Double(x) * scale, Double(y) * scale)
      return (origin.x + x + y * slant, origin.y - y)
    }

    func add(_ step: OutlineStep, to end: (x: Double, y: Double)) {
      steps.append(step)
      last = end
    }
  }

  private let functions: OpaquePointer

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, sink, _, x, y, _ in
        let sink = Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue()
        let end = sink.point(x, y)
        sink.add(.move(x: end.x, y: end.y), to: end)
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, sink, _, x, y, _ in
        let sink = Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue()
        let end = sink.point(x, y)
        sink.add(.line(x: end.x, y: end.y), to: end)
      }, nil, nil)
    setCurves()
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, sink, _, _ in
        Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue().steps.append(.close)
      }, nil, nil)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  private func setCurves() {
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, sink, _, cx, cy, x, y, _ in
        let sink = Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue()
        let (start, control, end) = (sink.last, sink.point(cx, cy), sink.point(x, y))
        sink.add(
          .curve(
            x1: start.x + (control.x - start.x) * 2 / 3,
            y1: start.y + (control.y - start.y) * 2 / 3,
            x2: end.x + (control.x - end.x) * 2 / 3, y2: end.y + (control.y - end.y) * 2 / 3,
            x: end.x, y: end.y), to: end)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, sink, _, ax, ay, bx, by, x, y, _ in
        let sink = Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue()
        let (first, second, end) = (sink.point(ax, ay), sink.point(bx, by), sink.point(x, y))
        sink.add(
          .curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y), to: end)
      }, nil, nil)
  }

  /// The outlines of a run's glyphs; none for glyphs that are pictures.
  func steps(of run: GlyphRun, font: ScaledFont, _ table: FontTable) -> [OutlineStep] {
    let instance = table.instances[font.instance]
    let scale = font.size / instance.entry.face.unitsPerEm
    return run.glyphs.flatMap { glyph in
      let sink = Sink(
        scale: scale, slant: instance.isSlanted ? PaintFont.slant : 0, origin: (glyph.x, glyph.y))
      hb_font_get_glyph_shape(
        instance.font, glyph.id, functions, Unmanaged.passUnretained(sink).toOpaque())
      return sink.steps
    }
  }
}
