import StrutBoxes
import StrutCore
import StrutLayout
import Testing

@testable import StrutPaint

/// The geometry of corners, dashes and blurs.
struct PaintGeometryTests {
  /// Twice the area of the polygons of a line around an outline, which do not lie over each other where it has no dents.
  private func strokedArea(_ elements: [Path.Element]) -> Double {
    var polygons: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let point): polygons.append([point])
      case .line(let point): polygons[polygons.count - 1].append(point)
      case .curve, .close: break
      }
    }
    return polygons.reduce(0) { $0 + ConvexPolygon.area(of: $1) }
  }

  /// Outside of a square of 10 by 10 a line of 4 covers four sides of 10 by 2, and corners of 2 by 2 with sharp tips.
  @Test func aLineAroundASquareIsOutsideOfIt() {
    let square = Path(polygon: ConvexPolygon.rect(0...10, 0...10))
    let stroke = StrokeOutline(around: square, width: 4, grid: 1)
    #expect(strokedArea(stroke.elements) == 2 * (4 * 20 + 4 * 4))
    #expect(stroke.elements.count == 4 * 7)
  }

  /// Around a circle it is a ring; larger circles take more pieces, up to twelve a quarter: as many as keep a twentieth of a pixel.
  @Test(arguments: [(2.0, 1.0, 4), (8, 1, 8), (4, 4, 11), (100, 4, 12)])
  func aLineAroundACircleIsARing(_ radius: Double, _ grid: Double, _ pieces: Int) {
    let frame = Rect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
    let circle = RoundedRect(frame, radii: Corners(Size(width: radius, height: radius))).path
    let stroke = StrokeOutline(around: circle.clockwise, width: 2, grid: grid)
    let ring = Double.pi * ((radius + 1) * (radius + 1) - radius * radius)
    let area = strokedArea(stroke.elements) / 2
    #expect(abs(area - ring) < ring * 0.03, "\(area), not \(ring)")
    // A start, four lines and an end for each piece, and four tips where quarters meet.
    #expect(stroke.elements.count == 4 * (6 * pieces + 1))
  }

  /// Around the sides that have a width, and nothing along the others: each set of sides, with sharp and round corners.
  @Test(arguments: 1...14, [0.0, 8])
  func aBandGoesAlongItsSidesAlone(_ sides: Int, _ radius: Double) throws {
    func width(_ side: Int, _ points: Double) -> Double { sides >> side & 1 == 1 ? points : 0 }
    let outer = RoundedRect(
      Rect(x: 0, y: 0, width: 40, height: 30),
      radii: Corners(Size(width: radius, height: radius)))
    let insets = Edges(top: width(0, 2), right: width(1, 3), bottom: width(2, 4), left: width(3, 5))
    let inner = outer.inset(by: insets)
    let band = try #require(outer.band(around: inner))
    var (current, start, area) = (Point.zero, Point.zero, 0.0)
    func go(to end: Point, isStraight: Bool = true) {
      area += current.x * end.y - end.x * current.y
      let shared = [
        current.y == 0 && end.y == 0, current.x == 40 && end.x == 40,
        current.y == 30 && end.y == 30, current.x == 0 && end.x == 0,
      ]
      for side in 0..<4 where isStraight && shared[side] && width(side, 1) == 0 {
        // What a side without a width has of the ends of its neighbours is as long as they are wide.
        let ends = side.isMultiple(of: 2) ? insets.left + insets.right : insets.top + insets.bottom
        #expect(abs(current.x - end.x) + abs(current.y - end.y) <= ends)
      }
      current = end
    }
    for element in band.elements {
      switch element {
      case .move(let point): (current, start) = (point, point)
      case .line(let point): go(to: point)
      case .curve(_, _, let point): go(to: point, isStraight: false)
      case .close: go(to: start)
      }
    }
    guard radius == 0 else { return }
    #expect(area / 2 == 40 * 30 - inner.rect.size.width * inner.rect.size.height)
  }

  /// All sides have a width, or none has one: there is nothing that two outlines would share.
  @Test func aBandAroundAllSidesIsNone() {
    let outer = RoundedRect(Rect(x: 0, y: 0, width: 40, height: 30))
    #expect(outer.band(around: outer.inset(by: Edges(2))) == nil)
    #expect(outer.band(around: outer) == nil)
  }

  @Test func radiiThatAreTooLargeShrinkTogether() {
    let box = RoundedRect(
      Rect(x: 0, y: 0, width: 100, height: 50),
      radii: Corners(
        topLeft: Size(width: 80, height: 80), topRight: Size(width: 40, height: 40),
        bottomRight: .zero, bottomLeft: Size(width: 20, height: 20)))
    // The left side is the tightest: 80 + 20 on 50 points.
    #expect(box.radii.topLeft == Size(width: 40, height: 40))
    #expect(box.radii.topRight == Size(width: 20, height: 20))
  }

  @Test(arguments: [(50.0, 8.0), (120, 8), (37, 1), (12, 3), (200, 5)])
  func dashesEndWithTheLine(_ length: Double, _ width: Double) {
    let dashes = DashPattern(style: .dashed, thickness: width).dashes(
      fitting: length, isClosed: false)
    guard dashes.count == 2 else { return }
    let gaps = (length - dashes[0]) / (dashes[0] + dashes[1])
    #expect(abs(gaps - gaps.rounded()) < 1e-9)
  }

  /// Whole dashes fill a line, with one at both ends unless it is closed; two of them shrink together with their gaps.
  @Test(
    arguments: [
      (4, 16, false, []), (4, 20, false, [8, 4]), (4, 18, false, [7.2, 3.6]), (4, 16, true, []),
      (4, 20, true, [20 / 3, 10 / 3]), (4, 24, true, [8, 4]), (4, 32, false, [8, 4]),
      (4, 36, true, [8, 4]), (4, 38, true, [8, 14 / 3]), (4, 30, false, [8, 3]),
      (4, 26, false, [8, 1]), (2, 12, false, []), (2, 16, false, [6, 4]), (3, 18, true, [6, 3]),
    ] as [(Double, Double, Bool, [Double])])
  func wholeDashesFillALine(
    _ width: Double, _ length: Double, _ isClosed: Bool, _ expected: [Double]
  ) {
    let dashes = DashPattern(style: .dashed, thickness: width).dashes(
      fitting: length, isClosed: isClosed)
    #expect(dashes.count == expected.count)
    #expect(zip(dashes, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(dashes)")
  }

  /// How long the dashes of a border are in pixels, and whether its dots are round: Chromium's at device scales of 1 and 2.
  @Test(arguments: [
    (BorderStyle.dashed, 2.0, 1.0, 6.0, false), (.dashed, 2, 2, 8, false),
    (.dashed, 1.5, 2, 6, false),
    (.dotted, 2, 1, 2, false), (.dotted, 2, 2, 0, true), (.dotted, 1.5, 2, 3, false),
  ])
  func patternsAreMeasuredInPixels(
    _ look: BorderStyle, _ width: Double, _ scale: Double, _ dash: Double, _ isRound: Bool
  ) {
    var geometry = BoxGeometry(
      canvas: Rect(x: 0, y: 0, width: 60, height: 60), direction: .ltr)
    geometry.border = Edges(width)
    var style = PaintStyle()
    style.border = Edges(BorderSide(style: look, color: .black))
    let items = BorderItems(geometry: geometry, style: style, pixelGrid: scale).items
    let strokes = items.compactMap { item -> Stroke? in
      guard case .stroke(_, let stroke) = item, !stroke.dashes.isEmpty else { return nil }
      return stroke
    }
    #expect(!strokes.isEmpty && strokes.allSatisfy { $0.width == width })
    #expect(strokes.allSatisfy { $0.dashes[0] * scale == dash && ($0.cap == .round) == isRound })
  }

  /// A blur reaches as far along each axis as its deviation says there.
  @Test func blursReachAlongEachAxis() {
    let blur = GaussianBlur(deviation: 2, columns: 20)
    #expect(blur.reach == 7 && blur.columnReach == 61)
  }

  @Test func borderWidthsAreCutToPixelsButNeverVanish() {
    let widths = Edges(top: 0.2, right: 1.5, bottom: 0, left: 3)
    #expect(
      widths.snappedAsBorder(lines: 1) == Edges(top: 1, right: 1, bottom: 0, left: 3))
    #expect(
      widths.snappedAsBorder(lines: 2) == Edges(top: 0.5, right: 1.5, bottom: 0, left: 3))
  }

  /// The pixels of the first line, the gap and the second line of a double border: Chromium's at device scales of 1, 2
  /// and 3.
  @Test(arguments: [
    (2.0, 1.0, [2.0]), (4, 1, [1, 2, 1]), (5, 1, [2, 1, 2]), (8, 1, [3, 2, 3]),
    (2, 2, [1, 2, 1]), (4, 2, [3, 2, 3]), (5, 2, [3, 4, 3]), (8, 2, [5, 6, 5]),
    (4, 3, [4, 4, 4]), (5, 3, [5, 5, 5]), (8, 3, [8, 8, 8]),
  ])
  func doubleBordersHaveLinesOfWholePixels(_ width: Double, _ scale: Double, _ strips: [Double]) {
    var geometry = BoxGeometry(
      canvas: Rect(x: 0, y: 0, width: 60, height: 60), direction: .ltr)
    geometry.border = Edges(width)
    var style = PaintStyle()
    style.border = Edges(BorderSide(style: .double, color: .black))
    let items = BorderItems(geometry: geometry, style: style, pixelGrid: scale).items
    let rings = items.compactMap { item -> ClosedRange<Double>? in
      guard case .fill(.ring(let outer, let inner), _) = item else { return nil }
      return outer.rect.minX * scale...inner.rect.minX * scale
    }
    var found = [rings[0].upperBound]
    if rings.count > 1 {
      found += [
        rings[1].lowerBound - rings[0].upperBound, rings[1].upperBound - rings[1].lowerBound,
      ]
    }
    #expect(zip(found, strips).allSatisfy { abs($0 - $1) < 1e-9 } && found.count == strips.count)
  }

  @Test(arguments: [0.7, 1.5, 4, 11, 30])
  func blursAreSymmetric(_ deviation: Double) {
    let (width, height) = (301, 5)
    var bytes = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height { for x in 100..<200 { bytes[y * width + x] = 200 } }
    bytes.withUnsafeMutableBufferPointer {
      GaussianBlur(deviation: deviation).apply(
        to: $0.baseAddress!, width: width, height: 1, stride: width, channels: 1)
    }
    // Pixels 100 to 199 lie around 149.5.
    let row = bytes[0..<width]
    #expect(zip(row, row.reversed().dropFirst()).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func affineInversesCancel() throws {
    let transform = Affine.rotation(degrees: 30).concatenating(.scale(x: 2, y: -3))
      .concatenating(.translation(x: 5, y: 7))
    let back = try #require(transform.inverse)
    let point = back(transform(Point(x: 11, y: -13)))
    #expect(abs(point.x - 11) < 1e-12 && abs(point.y + 13) < 1e-12)
    #expect(Affine.scale(x: 0, y: 1).inverse == nil)
  }
}
