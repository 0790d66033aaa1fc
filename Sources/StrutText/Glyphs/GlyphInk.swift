import CPangoCairo

/// Finds where the outlines of glyphs cross a band, so that an underline can make room for them.
final class GlyphInk {
  private struct Key: Hashable {
    var font: ScaledFont
    var glyph: UInt32
    var top: Double
    var bottom: Double
  }

  /// What HarfBuzz's callbacks write to: the x ranges of an outline inside of a band.
  private final class Sink {
    let band: ClosedRange<Double>
    var current = (x: 0.0, y: 0.0)
    var range: ClosedRange<Double>?

    init(band: ClosedRange<Double>) { self.band = band }

    func add(_ x: Double) {
      range = range.map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x
    }

    /// Adds the part of a straight line that lies in the band.
    func line(to end: (x: Double, y: Double)) {
      defer { current = end }
      let (low, high) = current.y <= end.y ? (current, end) : (end, current)
      guard high.y >= band.lowerBound, low.y <= band.upperBound else { return }
      func x(at y: Double) -> Double {
        high.y == low.y ? low.x : low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y)
      }
      add(low.y >= band.lowerBound ? low.x : x(at: band.lowerBound))
      add(high.y <= band.upperBound ? high.x : x(at: band.upperBound))
    }

    /// Adds a curve as straight lines.
    func curve(_ point: (Double) -> (x: Double, y: Double)) {
      for step in 1...8 { line(to: point(Double(step) / 8)) }
    }
  }

  /// How many glyphs are kept before all are dropped.
  private static let capacity = 8192

  private let functions: OpaquePointer
  private var known: [Key: ClosedRange<Double>?] = [:]

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, sink, _, x, y, _ in
        Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue().current = (Double(x), Double(y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, sink, _, x, y, _ in
        Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue().line(to: (Double(x), Double(y)))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, sink, _, cx, cy, x, y, _ in
        let sink = Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue()
        let start = sink.current
        sink.curve { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return (
            a * start.x + b * Double(cx) + c * Double(x),
            a * start.y + b * Double(cy) + c * Double(y)
          )
        }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, sink, _, ax, ay, bx, by, x, y, _ in
        let sink = Unmanaged<Sink>.fromOpaque(sink!).takeUnretainedValue()
        let start = sink.current
        sink.curve { t in
          let s = 1 - t
          let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return (
            p * start.x + q * Double(ax) + r * Double(bx) + u * Double(x),
            p * start.y + q * Double(ay) + r * Double(by) + u * Double(y)
          )
        }
      }, nil, nil)
  }

  deinit { hb_draw_funcs_destroy(functions) }

  /// Where a glyph crosses a band below the baseline, in points to the right of its origin; `nil` where it does not.
  ///
  /// - Parameter band: Points below the baseline.
  func range(
    of glyph: UInt32, font: ScaledFont, in band: ClosedRange<Double>, _ table: FontTable
  ) -> ClosedRange<Double>? {
    let key = Key(font: font, glyph: glyph, top: band.lowerBound, bottom: band.upperBound)
    if let known = known[key] { return known }
    let instance = table.instances[font.instance]
    let scale = font.size / instance.unitsPerEm
    let sink = Sink(band: (-band.upperBound / scale)...(-band.lowerBound / scale))
    hb_font_get_glyph_shape(
      instance.font, glyph, functions, Unmanaged.passUnretained(sink).toOpaque())
    let found = sink.range.map { ($0.lowerBound * scale)...($0.upperBound * scale) }
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = .some(found)
    return found
  }
}
