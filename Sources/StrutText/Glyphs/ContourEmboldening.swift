import CPangoCairo

/// Thickens the outlines of glyphs of which a family has no bold face, as they are drawn.
final class ContourEmboldening {
  /// FreeType's units in an em: fine enough for any letter, and far from what overflows.
  private static let em = 65_536.0
  /// FreeType counts points in 16 bits; glyphs with more of them stay as they are.
  private static let mostPoints = Int(Int16.max)

  private lazy var library = FreeType()

  /// The same outline, thicker.
  func emboldened(_ steps: [OutlineStep], unitsPerEm: Double) -> [OutlineStep] {
    let scale = Self.em / unitsPerEm
    let contours = FlatContours(steps, scale: scale)
    guard !contours.ends.isEmpty, contours.points.count <= Self.mostPoints,
      let library, let points = contours.emboldened(by: Self.em * PaintFont.emboldening, library)
    else { return steps }
    var next = 0
    return steps.map { step in
      step.moved { _, _ in
        defer { next += 1 }
        return (Double(points[next].x) / scale, Double(points[next].y) / scale)
      }
    }
  }
}

/// The points of an outline as FreeType has them.
private struct FlatContours {
  /// Where the points are, and whether each is one on the outline.
  private(set) var points: [(place: FT_Vector, isOnOutline: Bool)] = []
  /// The last point of each contour.
  private(set) var ends: [Int] = []

  init(_ steps: [OutlineStep], scale: Double) {
    for step in steps {
      var handles = 0
      switch step {
      case .move, .close: endContour()
      case .line: break
      case .curve: handles = 2
      }
      _ = step.moved { x, y in
        let place = FT_Vector(x: FT_Pos((x * scale).rounded()), y: FT_Pos((y * scale).rounded()))
        points.append((place, isOnOutline: handles == 0))
        handles -= 1
        return (x, y)
      }
    }
    endContour()
  }

  private mutating func endContour() {
    guard let last = points.indices.last, ends.last != last else { return }
    ends.append(last)
  }

  /// Where the points are in a thicker outline; `nil` where memory does not suffice.
  func emboldened(by strength: Double, _ library: FreeType) -> [FT_Vector]? {
    var outline = FT_Outline()
    guard
      FT_Outline_New(library.library, FT_UInt(points.count), FT_Int(ends.count), &outline) == 0
    else { return nil }
    defer { FT_Outline_Done(library.library, &outline) }
    for (index, point) in points.enumerated() {
      outline.points[index] = point.place
      outline.tags[index] = .init(
        point.isOnOutline ? FT_CURVE_TAG_ON : FT_CURVE_TAG_CUBIC)
    }
    for (index, end) in ends.enumerated() { outline.contours[index] = .init(end) }
    outline.embolden(by: FT_Pos(strength))
    return points.indices.map { outline.points[$0] }
  }
}
