import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A plane transformation: `x' = a x + c y + tx`, `y' = b x + d y + ty`, as CSS's `matrix(a, b, c, d, tx, ty)`.
package struct Affine: Hashable, Sendable {
  /// The factor from x to x.
  package var a: Double
  /// The factor from x to y.
  package var b: Double
  /// The factor from y to x.
  package var c: Double
  /// The factor from y to y.
  package var d: Double
  /// The offset of x in points.
  package var tx: Double
  /// The offset of y in points.
  package var ty: Double

  /// Creates a transformation from its six numbers.
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transformation that changes nothing.
  package static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move by (`x`, `y`).
  package static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling around the origin.
  package static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A clockwise rotation around the origin; quarter turns are exact.
  package static func rotation(degrees: Double) -> Affine {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let (sine, cosine): (Double, Double) =
      switch turn {
      case 90, -270: (1, 0)
      case 180, -180: (0, -1)
      case 270, -90: (-1, 0)
      default: (sin(turn * .pi / 180), cos(turn * .pi / 180))
      }
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transformation that first applies `inner` and then this one.
  package func concatenating(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// Where a point comes to lie.
  package func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Moves a point of a baseline so that it comes to lie on a whole line of the other plane, as the glyphs of a PNG do;
  /// leaves it where texts do not stand upright.
  func onWholeLine(_ origin: Point) -> Point {
    guard b == 0, c == 0, a == d, d > 0 else { return origin }
    let line = (d * origin.y + ty).rounded()
    return Point(x: origin.x, y: (line - ty) / d)
  }

  /// The smallest rectangle around the image of a rectangle.
  package func bounds(of rect: Rect) -> Rect {
    let corners = [
      self(rect.origin), self(Point(x: rect.maxX, y: rect.minY)),
      self(Point(x: rect.minX, y: rect.maxY)), self(Point(x: rect.maxX, y: rect.maxY)),
    ]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min()!, ys.min()!)
    return Rect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }

  /// How much longer a distance becomes at most, up to a factor of √2.
  var largestFactor: Double { max(hypot(a, b), hypot(c, d)) }

  /// The area of the image of a unit square; negative where the plane is mirrored.
  package var determinant: Double { a * d - b * c }

  /// The inverse transformation; `nil` where the plane collapses.
  package var inverse: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Whether anything drawn in the plane could be seen and calculated with: it neither collapses, nearly so
  /// included, nor leaves the finite numbers.
  var isDrawable: Bool {
    guard let inverse, determinant.magnitude > 1e-18 else { return false }
    return [self, inverse].allSatisfy {
      $0.determinant.isFinite && $0.tx.isFinite && $0.ty.isFinite
    }
  }

  /// Whether it does nothing but move.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether rectangles keep their sides parallel to the axes and are not turned or mirrored.
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}
