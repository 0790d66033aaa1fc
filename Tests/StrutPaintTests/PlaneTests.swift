import StrutBoxes
import StrutCore
import StrutLayout
import Testing

@testable import StrutPaint

/// Planes, rectangles in them, and numbers as text.
struct PlaneTests {
  private func plane(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double = 0, _ ty: Double = 0
  ) -> Affine {
    Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The inner of two comes first: a move that is scaled is longer, and one of what is scaled is not.
  @Test func theInnerTransformationComesFirst() {
    let (move, scale) = (Affine.translation(x: 3, y: 5), Affine.scale(x: 2, y: 4))
    #expect(scale.concatenating(move) == plane(2, 0, 0, 4, 6, 20))
    #expect(move.concatenating(scale) == plane(2, 0, 0, 4, 3, 5))
    let (first, second) = (plane(1, 2, 3, 4, 5, 6), plane(7, 8, 9, 10, 11, 12))
    let point = Point(x: 2, y: -3)
    #expect(first.concatenating(second)(point) == first(second(point)))
    #expect(first(point) == Point(x: 2 - 9 + 5, y: 4 - 12 + 6))
  }

  @Test(arguments: [
    (90.0, 0.0, 1.0), (-270, 0, 1), (450, 0, 1), (180, -1, 0), (-180, -1, 0), (270, 0, -1),
    (-90, 0, -1), (0, 1, 0), (720, 1, 0),
  ])
  func quarterTurnsAreExact(_ degrees: Double, _ cosine: Double, _ sine: Double) {
    let turn = Affine.rotation(degrees: degrees)
    #expect(turn == plane(cosine, sine, -sine, cosine))
  }

  /// The corners of 2, 3 with 4 by 5 are mapped each; those at the far ends decide.
  @Test func boundsHoldTheImageOfEachCorner() {
    let rect = Rect(x: 2, y: 3, width: 4, height: 5)
    #expect(plane(2, 0, 0, 3, 1, -1).bounds(of: rect) == Rect(x: 5, y: 8, width: 8, height: 15))
    #expect(plane(-1, 0, 0, -1).bounds(of: rect) == Rect(x: -6, y: -8, width: 4, height: 5))
    #expect(plane(0, 1, 1, 0).bounds(of: rect) == Rect(x: 3, y: 2, width: 5, height: 4))
    #expect(plane(1, 0, 1, 1).bounds(of: rect) == Rect(x: 5, y: 3, width: 9, height: 5))
    #expect(plane(1, 1, 0, 1).bounds(of: rect) == Rect(x: 2, y: 5, width: 4, height: 9))
  }

  @Test func planesKnowWhatTheyDo() {
    #expect(plane(3, 4, 0, 1).largestFactor == 5)
    #expect(plane(1, 0, 6, 8).largestFactor == 10)
    #expect(plane(2, 3, 5, 7).determinant == -1)
    #expect(plane(2, 3, 5, 7, 1, 1).inverse == plane(-7, 3, 5, -2, 2, -1))
    #expect(plane(1, 0, 0, 1, 9, 9).isTranslation && !plane(1, 0, 0.5, 1).isTranslation)
    #expect(!plane(1, 0.5, 0, 1).isTranslation && !plane(1, 0, 0, 2).isTranslation)
    #expect(plane(2, 0, 0, 3).isScaleAndTranslation && !plane(-2, 0, 0, 3).isScaleAndTranslation)
    #expect(!plane(2, 0, 0, 0).isScaleAndTranslation && !plane(2, 0, 1, 3).isScaleAndTranslation)
    #expect(plane(1e-8, 0, 0, 1e-8).isDrawable && !plane(1e-10, 0, 0, 1e-9).isDrawable)
    #expect(!plane(1, 0, 0, 1, .infinity, 0).isDrawable && !plane(1, 2, 2, 4).isDrawable)
  }

  /// A baseline at 3.2 doubled is at 6.4, and comes to lie on 6; in a plane that is turned or squeezed it stays.
  @Test func baselinesComeToLieOnWholeLines() {
    let origin = Point(x: 1.3, y: 3.2)
    #expect(plane(2, 0, 0, 2).onWholeLine(origin) == Point(x: 1.3, y: 3))
    #expect(plane(2, 0, 0, 2, 0.7, 0.5).onWholeLine(origin) == Point(x: 1.3, y: 3.25))
    for other in [plane(2, 0, 0, 3), plane(-2, 0, 0, -2), plane(0, 1, -1, 0), plane(2, 0, 1, 2)] {
      #expect(other.onWholeLine(origin) == origin)
    }
  }

  @Test func rectanglesGrowToWholeNumbers() {
    let rect = Rect(x: 1.25, y: -1.25, width: 2, height: 2)
    #expect(rect.roundedOut == Rect(x: 1, y: -2, width: 3, height: 3))
    #expect(
      Rect(x: 1, y: 2, width: 3, height: 4).roundedOut == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Rectangles that share an edge alone do not meet; those with a side that is no number may.
  @Test func edgesDoNotMeet() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    for (x, y, meets) in [
      (9.0, 9.0, true), (10, 0, false), (-10, 0, false), (0, 10, false), (0, -10, false),
      (-9, -9, true), (.nan, 0, true),
    ] {
      #expect(rect.mayMeet(Rect(x: x, y: y, width: 10, height: 10)) == meets, "\(x) \(y)")
    }
  }

  @Test func coordinatesEndWhereCairosDo() {
    let limit = 4_194_304.0
    #expect(Rect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit).isWithinCoordinates)
    #expect(!Rect(x: -limit - 1, y: 0, width: 1, height: 1).isWithinCoordinates)
    #expect(!Rect(x: 0, y: -limit - 1, width: 1, height: 1).isWithinCoordinates)
    #expect(!Rect(x: limit, y: 0, width: 1, height: 1).isWithinCoordinates)
    #expect(!Rect(x: 0, y: limit, width: 1, height: 1).isWithinCoordinates)
    #expect(!Rect(x: .nan, y: 0, width: 1, height: 1).isWithinCoordinates)
    let path = Path([.move(Point(x: 3, y: -9)), .line(Point(x: .nan, y: 9)), .close])
    let clamped = path.clamped(by: plane(1e9, 0, 0, 1e6))
    #expect(clamped.elements[0] == .move(Point(x: limit, y: -limit)))
    #expect(clamped.elements[1] == .line(.zero))
  }

  /// Corners become smaller by what is cut from their sides, and sharp where nothing is left of one of both radii.
  @Test func cornersShrinkWithTheirSides() {
    let box = RoundedRect(
      Rect(x: 0, y: 0, width: 100, height: 60), radii: Corners(Size(width: 10, height: 8)))
    let inner = box.inset(by: Edges(top: 1, right: 2, bottom: 8, left: 4))
    #expect(inner.rect == Rect(x: 4, y: 1, width: 94, height: 51))
    #expect(inner.radii.topLeft == Size(width: 6, height: 7))
    #expect(inner.radii.topRight == Size(width: 8, height: 7))
    #expect(inner.radii.bottomLeft == .zero && inner.radii.bottomRight == .zero)
    #expect(!inner.isRect && box.inset(by: Edges(10)).isRect)
    let mapped = box.mapped(by: plane(2, 0, 0, 3, 1, 1))
    #expect(mapped.rect == Rect(x: 1, y: 1, width: 200, height: 180))
    #expect(mapped.radii.topLeft == Size(width: 20, height: 24))
  }

  /// Radii of which one is nothing are none; those that just fit stay.
  @Test func aRadiusHasTwoParts() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    func radii(_ width: Double, _ height: Double) -> Corners<Size> {
      RoundedRect(rect, radii: Corners(Size(width: width, height: height))).radii
    }
    #expect(radii(20, 10) == Corners(Size(width: 20, height: 10)))
    #expect(radii(20, 20) == Corners(Size(width: 10, height: 10)))
    #expect(radii(40, 10) == Corners(Size(width: 20, height: 5)))
    #expect(radii(5, 0) == Corners(.zero) && radii(0, 5) == Corners(.zero))
    let crossing = RoundedRect(rect, radii: Corners(Size(width: 20, height: 10)))
    #expect(!crossing.hasCrossingCorners)
    // Cut at one edge, the corners of the sides beside it are as long as before.
    #expect(!crossing.inset(by: Edges(1.0)).hasCrossingCorners)
    let crossed = [
      Size(width: 40.5, height: 20), Size(width: 40, height: 20.5), Size(width: 40, height: 20),
    ].map { size in
      var box = crossing
      box.radii = Corners(Size(width: size.width / 2, height: size.height / 2))
      return box.hasCrossingCorners
    }
    #expect(crossed == [true, true, false])
  }

  @Test(arguments: [
    (0.0, 3, "0"), (-0.0004, 3, "0"), (0.0005, 3, "0.001"), (-1.5, 3, "-1.5"), (10, 3, "10"),
    (1.0495, 3, "1.05"), (-0.25, 1, "-0.3"), (0.25, 0, "0"), (2.5, 0, "3"), (1e20, 3, "1e15"),
    (-1e20, 3, "-1e15"), (0.123_456_7, 6, "0.123457"), (1.001, 3, "1.001"), (99.9996, 3, "100"),
  ])
  func numbersAreShort(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(VectorText.number(value, decimals: decimals) == text)
  }

  @Test func matricesAndOutlinesAreWrittenAsInSVG() {
    #expect(VectorText.matrix(.translation(x: 1.5, y: -2)) == "translate(1.5 -2)")
    #expect(
      VectorText.matrix(plane(1, 0, 0.123_456_78, 1, 1.234_56, 3))
        == "matrix(1 0 0.123457 1 1.235 3)")
    let path = Path([
      .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
      .curve(Point(x: 5, y: 6), Point(x: 7, y: 8), Point(x: 9.25, y: 10)), .close,
    ])
    #expect(VectorText.data(path) == "M1 2L3 4C5 6 7 8 9.25 10Z")
    #expect(VectorText.data(path, scale: 2, decimals: 0) == "M2 4L6 8C10 12 14 16 19 20Z")
  }

  /// Of a line with very many dashes what can be seen is left, from a whole number of steps on.
  @Test func dashesOutOfSightAreLeftOut() {
    let stroke = Stroke(width: 2, color: .black, dashes: [1, 1])
    let visible = Rect(x: 0, y: 0, width: 100, height: 100)
    func drawn(_ from: Double, _ to: Double, y: Double = 50) -> ([Path.Element], [Double]) {
      let path = Path(from: Point(x: from, y: y), to: Point(x: to, y: y))
      let (part, stroke) = stroke.drawable(along: path, visible: visible)
      return (part.elements, stroke.dashes)
    }
    let short = drawn(-10_000, 10_000)
    #expect(short.0 == [.move(Point(x: -10_000, y: 50)), .line(Point(x: 10_000, y: 50))])
    let long = drawn(-10_001, 10_001)
    guard case .move(let start) = long.0[0], case .line(let end) = long.0[1] else { return }
    // Two points of width and one period more than what is visible, from a dash on.
    #expect(abs(start.x + 5) < 1e-6 && abs(end.x - 104) < 1e-6, "\(start.x) \(end.x)")
    #expect(long.1 == [1, 1])
    let outside = drawn(-10_001, 10_001, y: 200)
    #expect(outside.0.count == 2)
  }
}
