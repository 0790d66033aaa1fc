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

  /// The step with all of its points elsewhere.
  func moved(_ place: (Double, Double) -> (x: Double, y: Double)) -> OutlineStep {
    switch self {
    case .move(let x, let y):
      let end = place(x, y)
      return .move(x: end.x, y: end.y)
    case .line(let x, let y):
      let end = place(x, y)
      return .line(x: end.x, y: end.y)
    case .curve(let x1, let y1, let x2, let y2, let x, let y):
      let (first, second, end) = (place(x1, y1), place(x2, y2), place(x, y))
      return .curve(x1: first.x, y1: first.y, x2: second.x, y2: second.y, x: end.x, y: end.y)
    case .close: return .close
    }
  }
}

/// Collects the outlines of glyphs, for what is drawn along or through letters.
final class GlyphContours {
  /// What HarfBuzz's callbacks write to, in the font's units upwards.
  private final class Sink {
    var last = (x: 0.0, y: 0.0)
    var steps: [OutlineStep] = []

    func add(_ step: OutlineStep, to x: Float, _ y: Float) {
      steps.append(step)
      last = (Double(x), Double(y))
    }

    static func of(_ user: UnsafeMutableRawPointer?) -> Sink {
      Unmanaged<Sink>.fromOpaque(user!).takeUnretainedValue()
    }
  }

  private let functions: OpaquePointer
  private let emboldening = ContourEmboldening()

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, sink, _, x, y, _ in Sink.of(sink).add(.move(x: Double(x), y: Double(y)), to: x, y) },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, sink, _, x, y, _ in Sink.of(sink).add(.line(x: Double(x), y: Double(y)), to: x, y) },
      nil, nil)
    setCurves()
    hb_draw_funcs_set_close_path_func(
      functions, { _, sink, _, _ in Sink.of(sink).steps.append(.close) }, nil, nil)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  private func setCurves() {
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, sink, _, cx, cy, x, y, _ in
        let sink = Sink.of(sink)
        let (start, control) = (sink.last, (x: Double(cx), y: Double(cy)))
        let end = (x: Double(x), y: Double(y))
        sink.add(
          .curve(
            x1: start.x + (control.x - start.x) * 2 / 3,
            y1: start.y + (control.y - start.y) * 2 / 3,
            x2: end.x + (control.x - end.x) * 2 / 3, y2: end.y + (control.y - end.y) * 2 / 3,
            x: end.x, y: end.y), to: x, y)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, sink, _, ax, ay, bx, by, x, y, _ in
        Sink.of(sink).add(
          .curve(
            x1: Double(ax), y1: Double(ay), x2: Double(bx), y2: Double(by), x: Double(x),
            y: Double(y)), to: x, y)
      }, nil, nil)
  }

  /// The outlines of a run's glyphs; none for glyphs in colours that are not made of layers.
  ///
  /// Browser: glyphs of coloured layers are the shape of their layers, and a bold face that there is not does not thicken them;
  /// no line is drawn around glyphs in colours: `paint/color-fonts-in-styles`.
  ///
  /// - Parameter withLayers: Whether glyphs of coloured layers are among them.
  /// - Returns: An outline for each glyph, or for each of its layers, which may run either way.
  func outlines(
    of run: GlyphRun, withLayers: Bool, font: ScaledFont, _ table: FontTable
  ) -> [[OutlineStep]] {
    let instance = table.instances[font.instance]
    let scale = font.size / instance.unitsPerEm
    let slant = instance.isSlanted ? PaintFont.slant : 0
    return run.glyphs.flatMap { glyph in
      shapes(of: glyph.id, withLayers: withLayers, instance).map { shape in
        shape.map { step in
          step.moved { x, y in
            let (x, y) = (x * scale, y * scale)
            return (glyph.x + x + y * slant, glyph.y - y)
          }
        }
      }
    }
  }

  /// The outlines of a glyph, or of its layers.
  private func shapes(
    of glyph: UInt32, withLayers: Bool, _ instance: FontInstance
  ) -> [[OutlineStep]] {
    let hasColor = instance.entry.face.hasColor
    if hasColor, ColorTables.isColored(glyph, in: instance.font) {
      guard withLayers else { return [] }
      return ColorTables.layers(of: glyph, in: instance.entry.face.face)
        .map { steps(of: $0, instance) }
    }
    let whole = steps(of: glyph, instance)
    return [
      instance.isEmboldened
        ? emboldening.emboldened(whole, unitsPerEm: instance.unitsPerEm) : whole
    ]
  }

  private func steps(of glyph: UInt32, _ instance: FontInstance) -> [OutlineStep] {
    let sink = Sink()
    hb_font_get_glyph_shape(
      instance.font, glyph, functions, Unmanaged.passUnretained(sink).toOpaque())
    return sink.steps
  }
}
