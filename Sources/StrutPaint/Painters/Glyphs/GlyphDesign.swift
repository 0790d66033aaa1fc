import CPangoCairo
import StrutCore

/// The outline of a glyph as its font has it: in design units, y downwards, with curves of both kinds.
struct GlyphDesign {
  /// One piece of an outline.
  enum Segment {
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
  }

  /// The pieces; a new contour begins with each `move`.
  fileprivate(set) var segments: [Segment] = []
}

/// What FreeType's callbacks write to.
private final class DesignSink {
  var design = GlyphDesign()
  let slant: Double

  init(slant: Double) { self.slant = slant }

  func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    let (x, y) = (Double(vector.pointee.x), Double(vector.pointee.y))
    return Point(x: x + y * slant, y: -y)
  }

  static func of(_ user: UnsafeMutableRawPointer?) -> DesignSink {
    Unmanaged<DesignSink>.fromOpaque(user!).takeUnretainedValue()
  }
}

extension GlyphDesign {
  /// An outline of an em of 1.
  init(_ path: Path, scale: Double) {
    func scaled(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
    segments = path.elements.compactMap { element in
      switch element {
      case .move(let point): .move(scaled(point))
      case .line(let point): .line(scaled(point))
      case .curve(let first, let second, let end):
        .cubic(scaled(first), scaled(second), scaled(end))
      case .close: nil
      }
    }
  }

  /// An outline of FreeType in design units.
  ///
  /// - Parameter slant: How far it leans to the right, as a share of the height.
  init(_ outline: inout FT_Outline, slant: Double) {
    let sink = DesignSink(slant: slant)
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { to, user in
      let sink = DesignSink.of(user)
      sink.design.segments.append(.move(sink.point(to)))
      return 0
    }
    callbacks.line_to = { to, user in
      let sink = DesignSink.of(user)
      sink.design.segments.append(.line(sink.point(to)))
      return 0
    }
    callbacks.conic_to = { control, to, user in
      let sink = DesignSink.of(user)
      sink.design.segments.append(.quadratic(sink.point(control), sink.point(to)))
      return 0
    }
    callbacks.cubic_to = { first, second, to, user in
      let sink = DesignSink.of(user)
      sink.design.segments.append(.cubic(sink.point(first), sink.point(second), sink.point(to)))
      return 0
    }
    FT_Outline_Decompose(&outline, &callbacks, Unmanaged.passUnretained(sink).toOpaque())
    self = sink.design
  }
}
