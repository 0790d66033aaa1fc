import CPangoCairo
import StrutCore

/// Reads FreeType's outlines.
enum GlyphOutline {
  /// What the callbacks write to.
  private final class Sink {
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
