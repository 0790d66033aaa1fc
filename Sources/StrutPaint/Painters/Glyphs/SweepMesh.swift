import CPangoCairo
import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A gradient around a centre as narrow pieces of a mesh, which Cairo has as vectors.
struct SweepMesh {
  /// The widest piece in degrees.
  private static let widest = 4.0
  /// How far the pieces reach, in design units: further than any glyph.
  private static let reach = 131_072.0

  private let gradient: ColorGradient
  private let textColor: Color
  private let from: Double
  private let to: Double

  init(_ gradient: ColorGradient, _ textColor: Color, from: Double, to: Double) {
    self.gradient = gradient
    self.textColor = textColor
    self.from = from
    self.to = to
  }

  /// The pattern, for the caller to destroy; `nil` for a gradient that shows nothing.
  func pattern(around center: Point) -> OpaquePointer? {
    if from == to, gradient.extend != .pad { return nil }
    let mesh = cairo_pattern_create_mesh()
    let borders = borders
    for (start, end) in zip(borders, borders.dropFirst()) where end > start {
      // Just inside: at a border of two colours each side has its own.
      let inset = min(1e-6, (end - start) / 4)
      add(
        to: mesh, around: center, from: start, color(at: start + inset), to: end,
        color(at: end - inset))
    }
    return mesh
  }

  /// The angles between which colours run straight, 0...360.
  private var borders: [Double] {
    var angles = Set(stride(from: 0.0, through: 360, by: Self.widest))
    let span = to - from
    let turns = span == 0 ? 0 : min(64, Int((360 / abs(span)).rounded(.up)) + 1)
    for turn in -turns...turns {
      for stop in gradient.stops {
        for share in [stop.offset, -stop.offset] {
          let angle = from + (share + Double(turn)) * span
          if angle > 0, angle < 360 { angles.insert(angle) }
        }
      }
    }
    for angle in [from, to] where angle > 0 && angle < 360 { angles.insert(angle) }
    return angles.sorted()
  }

  private func color(at angle: Double) -> Color {
    guard from != to else {
      let stop = angle < from ? gradient.stops[0] : gradient.stops[gradient.stops.count - 1]
      return stop.color.resolved(textColor)
    }
    var share = (angle - from) / (to - from)
    let (low, high) = (gradient.stops[0].offset, gradient.stops[gradient.stops.count - 1].offset)
    switch gradient.extend {
    case .pad: break
    case .repeat where high > low:
      share = low + (share - low) - ((share - low) / (high - low)).rounded(.down) * (high - low)
    case .reflect where high > low:
      let position = (share - low) / (high - low)
      let turn = position.rounded(.down)
      let rest = position - turn
      let isMirrored = turn.truncatingRemainder(dividingBy: 2) != 0
      share = low + (isMirrored ? 1 - rest : rest) * (high - low)
    default: break
    }
    return interpolated(at: share)
  }

  private func interpolated(at share: Double) -> Color {
    let stops = gradient.stops
    guard let index = stops.firstIndex(where: { $0.offset > share }) else {
      return stops[stops.count - 1].color.resolved(textColor)
    }
    guard index > 0 else { return stops[0].color.resolved(textColor) }
    let (before, after) = (stops[index - 1], stops[index])
    let (a, b) = (before.color.resolved(textColor), after.color.resolved(textColor))
    let part = (share - before.offset) / (after.offset - before.offset)
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * part }
    return Color(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.alpha, b.alpha))
  }

  private func add(
    to mesh: OpaquePointer?, around center: Point, from start: Double, _ first: Color,
    to end: Double, _ last: Color
  ) {
    func place(_ degrees: Double) -> (Double, Double) {
      let angle = degrees * .pi / 180
      return (center.x + cos(angle) * Self.reach, center.y + sin(angle) * Self.reach)
    }
    let (startX, startY) = place(start)
    let (endX, endY) = place(end)
    cairo_mesh_pattern_begin_patch(mesh)
    cairo_mesh_pattern_move_to(mesh, center.x, center.y)
    cairo_mesh_pattern_line_to(mesh, startX, startY)
    cairo_mesh_pattern_line_to(mesh, endX, endY)
    cairo_mesh_pattern_line_to(mesh, center.x, center.y)
    for (corner, color) in [(0, first), (1, first), (2, last), (3, last)] {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, UInt32(corner), color.red, color.green, color.blue, color.alpha)
    }
    cairo_mesh_pattern_end_patch(mesh)
  }
}
