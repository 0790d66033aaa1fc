import StrutBoxes
import StrutCore
import StrutLayout
import StrutText
import Testing

@testable import StrutPaint

/// Numbers that no surface has neither trap nor hang, and do not cost more than what can be seen of them.
struct PaintLimitTests {
  private static let fonts = FontLibrary()
  private let engine = TextEngine()
  private static let extremes = [1e-160, 1e7, 33_554_432, 1e19, 1e160, .infinity]

  private func pixels(_ items: [DisplayItem]) throws -> Pixmap {
    let list = DisplayList(size: Size(width: 40, height: 20), items: items)
    return try PNGPainter(fonts: engine).pixels(of: list, images: ImageStore(), scale: 1)
  }

  private func group(_ effect: GroupEffect, _ items: [DisplayItem]) -> [DisplayItem] {
    [.begin(effect)] + items + [.end]
  }

  private var square: DisplayItem {
    .fill(.rect(Rect(x: 5, y: 5, width: 10, height: 10)), .color(.black))
  }

  private func text(_ text: String, size: Double = 16) -> [DisplayItem] {
    var style = TextStyle()
    style.fontSize = size
    let texts = DocumentTexts(fonts: Self.fonts, engine: engine)
    texts.set(
      InlineContent(items: [.text(text, .start)], spans: [InlineSpan(style: style)]), at: 0)
    return texts.displayItems(width: 1e9, at: .zero)
  }

  /// The start of a line is drawn the same however long the line is.
  @Test func textWiderThanAnySurfaceIsDrawnUnderAClip() throws {
    let clip = GroupEffect.clip(.rect(Rect(x: 0.5, y: 0, width: 30, height: 20)))
    let word = String(repeating: "lorem", count: 2)
    let long = String(repeating: word, count: 2000)
    let expected = try pixels(group(clip, text(word)))
    #expect(expected.bytes.contains { $0 != 0 })
    #expect(try pixels(group(clip, text(long))) == expected)
  }

  @Test(arguments: extremes)
  func glyphsFarAwayAreLeftOut(_ distance: Double) throws {
    for transform in [Affine.identity, .rotation(degrees: 30)] {
      let runs = text("abc").map { item -> DisplayItem in
        guard case .glyphs(let run, _, let color) = item else { return item }
        return .glyphs(run, origin: Point(x: distance + 1e6, y: -distance), color: color)
      }
      let picture = try pixels(group(.transform(transform), runs) + [square])
      #expect(try picture == pixels([square]))
    }
  }

  @Test(arguments: extremes)
  func transformsBeyondAllNumbersDrawNothing(_ factor: Double) throws {
    let outer = GroupEffect.transform(.scale(x: factor, y: 1))
    let inner = GroupEffect.transform(.scale(x: 1e-200, y: 1e-200))
    #expect(try pixels(group(outer, group(inner, [square])) + [square]) == pixels([square]))
  }

  @Test(arguments: extremes)
  func blursOfAnyWidthAreDrawn(_ deviation: Double) throws {
    let box = RoundedRect(Rect(x: 5, y: 5, width: 10, height: 10))
    let areas: [BoxShadow.Area] = [.inside(box), .outside(box)]
    for area in areas {
      let shadow = BoxShadow(shape: box, deviation: deviation, color: .black, area: area)
      _ = try pixels([.boxShadow(shadow)])
    }
    _ = try pixels(group(.layer(Layer(filters: [.blur(deviation)])), [square]))
  }

  /// The inside of a shadow that is wider than the box by far is even and full.
  @Test func aWideInsetShadowIsFlat() throws {
    let box = RoundedRect(Rect(x: 0, y: 0, width: 5, height: 5))
    let shadow = BoxShadow(shape: box, deviation: 1500, color: .black, area: .inside(box))
    let picture = try pixels([.boxShadow(shadow)])
    #expect(picture.bytes[3] == 255)
  }

  /// A blur wider than twice the row is that of a wider row, cut.
  @Test(arguments: [40.0, 75, 200])
  func aBlurDependsNotOnTheRoomAround(_ deviation: Double) {
    func blurred(room: Int) -> [UInt8] {
      let width = 30 + 2 * room
      var bytes = [UInt8](repeating: 0, count: width)
      for x in 0..<30 { bytes[room + x] = x < 20 ? 250 : 90 }
      bytes.withUnsafeMutableBufferPointer {
        GaussianBlur(deviation: deviation).apply(
          to: $0.baseAddress!, width: width, height: 1, stride: width, channels: 1)
      }
      return Array(bytes[room..<room + 30])
    }
    let expected = blurred(room: 1000)
    #expect(zip(blurred(room: 0), expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func aLayerThatCannotBeMadeIsReported() {
    let layer = Layer(filters: [.blur(1e15), .blur(1e15)])
    #expect(throws: PaintError.self) { try pixels(group(.layer(layer), [square])) }
  }

  @Test func aWaveFarAwayEnds() {
    let line = DecorationLine(
      left: 1e17, right: 3e17, top: 0, thickness: 1, style: .wavy, side: .below, color: .black,
      grid: 1)
    // A clip with the wave in it.
    #expect(line.items(gaps: []).count == 3)
  }

  /// A gradient repeats under the border; that of a padding box of one point does so often.
  @Test(arguments: [(2.0, 25), (20, 1681), (64, 1089), (1e6, 1089)])
  func repetitionsUnderABorderEnd(_ width: Double, _ count: Int) {
    let box = Rect(x: 0, y: 0, width: 2 * width + 1, height: 2 * width + 1)
    var geometry = BoxGeometry(canvas: box, direction: .ltr)
    geometry.border = Edges(width)
    var style = PaintStyle()
    style.border = style.border.map { side in
      var side = side
      side.style = .dashed
      return side
    }
    let gradient = Gradient(
      shape: .linear(.angle(90)), stops: [.color(.black, at: nil), .color(.white, at: nil)])
    let background = Background(layers: [gradient])
    let items = BackgroundItems(background: background, geometry: geometry, style: style).items
    #expect(items.count == count)
  }

  /// FreeType cannot measure such glyphs; pages show them as outlines.
  @Test(arguments: [1e3, 1e5, 1e9, 1e300])
  func pagesHoldTextOfAnySize(_ factor: Double) throws {
    let items = group(.transform(.scale(x: factor, y: 1)), text("abc"))
    let list = DisplayList(size: Size(width: 40, height: 20), items: items)
    let page = try PDFPainter(fonts: engine).paint(list, images: ImageStore(), date: 0)
    #expect(page.starts(with: Array("%PDF".utf8)))
  }

  /// A font that was there during layout and is gone afterwards is not passed over.
  @Test func glyphsOfUnreadableFontsAreReported() {
    let run = GlyphRun(
      font: FontID(12345), glyphs: [.init(id: 1, x: 0, y: 0)], text: "", clusters: [],
      isRightToLeft: false, advance: 0)
    #expect(throws: PaintError.self) {
      try pixels([.glyphs(run, origin: Point(x: 5, y: 5), color: .black)])
    }
  }

  /// Of a line with more dashes than can be counted, those that can be seen lie where they lie on a short line.
  @Test(arguments: [200_000.0, 33_554_432, 1e12])
  func dashesFarAwayAreCutOff(_ length: Double) throws {
    func dashed(from start: Double, to end: Double) -> DisplayItem {
      .stroke(
        Path(from: Point(x: start, y: 10), to: Point(x: end, y: 10)),
        Stroke(width: 4, color: .black, dashes: [3, 2]))
    }
    let expected = try pixels([dashed(from: 0, to: 60)])
    #expect(try pixels([dashed(from: 0, to: length)]) == expected)
    #expect(try pixels([dashed(from: -5 * length, to: length)]) == expected)
    #expect(try pixels([dashed(from: 0, to: 3)]) != expected)
  }

  /// Boxes of which only a part can be seen look as if they ended just outside.
  @Test(arguments: [4e6, 8_388_609, 33_554_432, 1e15, 1e300])
  func shapesBeyondCairosNumbersAreDrawn(_ far: Double) throws {
    let shown = Rect(x: 10, y: 5, width: 100, height: 100)
    let immense = Rect(x: 10, y: 5, width: far, height: far)
    let round = Corners(Size(width: 4, height: 4))
    for (near, wide) in [
      (Shape.rect(shown), Shape.rect(immense)),
      (
        .roundedRect(RoundedRect(shown, radii: round)),
        .roundedRect(RoundedRect(immense, radii: round))
      ),
    ] {
      let expected = try pixels([.fill(near, .color(.black))])
      #expect(try pixels([.fill(wide, .color(.black))]) == expected)
      #expect(
        try pixels(group(.clip(wide), [.fill(.rect(immense), .color(.black))])) == expected)
    }
  }

  /// Gradients that Strut computes itself, since Cairo's numbers do not suffice, are those that Cairo draws elsewhere.
  @Test(arguments: [
    ResolvedGradient.Geometry.linear(from: Point(x: 3, y: 2), to: Point(x: 30, y: 18)),
    .radial(center: Point(x: 12, y: 8), radii: Size(width: 20, height: 9), start: 0.25),
  ])
  func ownGradientsAreCairos(_ geometry: ResolvedGradient.Geometry) throws {
    let gradient = ResolvedGradient(
      geometry: geometry,
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)])
    let area = Rect(x: 0, y: 0, width: 40, height: 20)
    let plane = try #require(
      try PixelPlane(covering: area, visible: area, toDevice: .identity, resolution: nil))
    let own = try #require(try GradientRaster(gradient).draw(on: plane))
    let expected = try pixels([.fill(.rect(area), .gradient(gradient))])
    let differences = zip(Pixmap(own).bytes, expected.bytes).map { abs(Int($0) - Int($1)) }
    #expect(differences.max()! <= 2)
    #expect(Set(expected.bytes).count > 50)
  }

  @Test(arguments: [1e-30, 1e-6, 1e6, 1e30])
  func ellipsesOfAnyRatioAreDrawn(_ height: Double) throws {
    let gradient = ResolvedGradient(
      geometry: .radial(
        center: Point(x: 20, y: 10), radii: Size(width: 10, height: height), start: 0),
      stops: [.init(offset: 0, color: .white), .init(offset: 1, color: .black)])
    let picture = try pixels([
      .fill(.rect(Rect(x: 0, y: 0, width: 40, height: 20)), .gradient(gradient))
    ])
    // Right of the ellipse is its last colour.
    #expect(Array(picture.bytes[(10 * 40 + 35) * 4..<(10 * 40 + 36) * 4]) == [0, 0, 0, 255])
  }
}
