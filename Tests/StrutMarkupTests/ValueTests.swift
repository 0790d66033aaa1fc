import StrutBoxes
import StrutCore
import StrutLayout
import Testing

@testable import StrutMarkup

/// Parses the whole of a value.
private func parse<Value>(_ syntax: ValueSyntax<Value>, _ text: String) throws -> Value {
  var parser = ValueParser(ValueText(text))
  let value = try syntax.parse(&parser)
  try parser.finish()
  return value
}

struct DecimalNumberTests {
  @Test(arguments: [
    "0", "-0", "1", "+1", "0.5", ".5", "-.25", "12.125", "1e3", "1E-3", "1.5e+2", "0.1", "0.3",
    "123456789012345678", "0.000000000000000000001", "9007199254740993", "1e999", "-1e999",
    "3.141592653589793238462643383279", "0000000000000000000000012", "4.35", "179.99",
  ])
  func isRoundedAsTheLibraryRounds(_ text: String) {
    let bytes = Array(text.utf8)
    let number = DecimalNumber(in: bytes, at: 0, limit: bytes.count)
    #expect(number.value == Double(text))
    #expect(number.end == bytes.count)
  }

  @Test(arguments: [("1e", 1), ("1.", 1), ("1.e3", 1), ("1e+", 1), ("1ex", 1), ("1-2", 1)])
  func endsWhereTheGrammarEnds(_ text: String, _ end: Int) {
    #expect(DecimalNumber(in: Array(text.utf8), at: 0, limit: text.utf8.count).end == end)
  }
}

struct ColorSyntaxTests {
  /// Expectations from the definitions of CSS Color 4, in 8 bits; those of `oklch()` from Chromium 156.
  @Test(arguments: [
    ("#36c", 0x33, 0x66, 0xCC), ("#3366CC", 0x33, 0x66, 0xCC), ("RebeccaPurple", 0x66, 0x33, 0x99),
    ("rgb(51, 102, 204)", 51, 102, 204), ("rgba(51 102 204)", 51, 102, 204),
    ("rgb(20% 40% 80%)", 51, 102, 204), ("rgb(300, -5, 0.6)", 255, 0, 1),
    ("hsl(220, 60%, 50%)", 51, 102, 204), ("hsl(220deg 60 50)", 51, 102, 204),
    ("hsl(-140 60% 50%)", 51, 102, 204), ("hsl(none 0 50%)", 128, 128, 128),
    ("oklch(1 0 0)", 255, 255, 255), ("oklch(0% 0.3 120)", 0, 28, 0),
    ("oklch(0.628 0.2577 29.23)", 255, 0, 0), ("oklch(0.5 0.1 240)", 31, 106, 150),
    ("oklch(0.7 0.3 140)", 0, 197, 0), ("oklch(0.95 0.1 100)", 254, 241, 161),
    ("oklch(1 0.3 20)", 255, 145, 167), ("hsl(33.3 47.7% 61.3%)", 203, 161, 109),
  ])
  func components(_ text: String, _ red: Int, _ green: Int, _ blue: Int) throws {
    let color = try parse(ValueSyntax<ColorValue>.color, text).resolved(.black)
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    #expect(bytes == [red, green, blue])
    #expect(color.alpha == 1)
  }

  @Test(arguments: [
    ("#3336", 0.4), ("#33333366", 0.4), ("transparent", 0), ("rgb(0 0 0 / 25%)", 0.25),
    ("rgba(0, 0, 0, .5)", 0.5), ("hsl(0 0 0 / 2)", 1), ("oklch(1 0 0 / none)", 0),
  ])
  func opacity(_ text: String, _ alpha: Double) throws {
    #expect(try parse(ValueSyntax<ColorValue>.color, text).resolved(.black).alpha == alpha)
  }

  @Test func currentColorIsOpenUntilTheColourIsKnown() throws {
    #expect(try parse(ValueSyntax<ColorValue>.color, "currentcolor").resolved(.white) == .white)
  }
}

struct FlexShorthandTests {
  @Test(arguments: [
    ("none", 0, 0, Dimension.auto), ("auto", 1, 1, .auto), ("2", 2, 1, .percent(0)),
    ("2 3", 2, 3, .percent(0)), ("2 3 4", 2, 3, 4), ("1 10px", 1, 1, 10),
    ("50%", 1, 1, .percent(50)),
    ("1 1 auto", 1, 1, .auto), ("content 2 3", 2, 3, .content), ("0 0 0", 0, 0, 0),
  ])
  func omittedPartsAreThoseOfCSS(
    _ text: String, _ grow: Double, _ shrink: Double, _ basis: Dimension
  ) throws {
    let expected = FlexShorthand(grow: grow, shrink: shrink, basis: basis)
    #expect(try parse(FlexShorthand.syntax, text) == expected)
  }
}

struct PositionSyntaxTests {
  private typealias Component = BoxPosition.Component

  @Test(arguments: [
    ("left", 0, 0, 0.5, 0), ("top", 0.5, 0, 0, 0), ("25%", 0.25, 0, 0.5, 0),
    ("10 20", 0, 10, 0, 20),
    ("right top", 1, 0, 0, 0), ("top right", 1, 0, 0, 0), ("center left", 0, 0, 0.5, 0),
    ("bottom center", 0.5, 0, 1, 0), ("right 10 bottom 20%", 1, -10, 0.8, 0),
    ("top 5 left 10%", 0.1, 0, 0, 5),
  ])
  func edgesAndOffsets(
    _ text: String, _ x: Double, _ dx: Double, _ y: Double, _ dy: Double
  ) throws {
    let expected = BoxPosition(
      x: Component(fraction: x, offset: dx), y: Component(fraction: y, offset: dy))
    #expect(try parse(ValueSyntax<BoxPosition>.position, text) == expected)
  }
}

struct GradientSyntaxTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func gradient(_ text: String) throws -> Gradient {
    let background = try parse(ValueSyntax<Colored<Background>>.background, text).resolved(.black)
    return try #require(background.layers.first)
  }

  @Test func directions() throws {
    func shape(_ start: String) throws -> Gradient.Shape {
      try gradient("linear-gradient(\(start)red, blue)").shape
    }
    #expect(try shape("") == .linear(.angle(180)))
    #expect(try shape("0.25turn, ") == .linear(.angle(90)))
    #expect(try shape("to left, ") == .linear(.corner(x: -1, y: 0)))
    #expect(try shape("to bottom right, ") == .linear(.corner(x: 1, y: 1)))
  }

  @Test func stopsWithTwoPlacesAndMidpoints() throws {
    let stops = try gradient("linear-gradient(red 10% 20, 40%, blue)").stops
    #expect(
      stops == [
        .color(red, at: .percent(10)), .color(red, at: .points(20)), .hint(.percent(40)),
        .color(blue, at: nil),
      ])
  }

  @Test func radialShapes() throws {
    func shape(_ start: String) throws -> Gradient.Shape {
      try gradient("radial-gradient(\(start)red, blue)").shape
    }
    #expect(try shape("") == .radial(.ellipse(.farthestCorner), center: .center))
    #expect(try shape("circle, ") == .radial(.circle(.farthestCorner), center: .center))
    #expect(try shape("closest-side circle, ") == .radial(.circle(.closestSide), center: .center))
    #expect(try shape("20, ") == .radial(.circleRadius(20), center: .center))
    let corner = BoxPosition(x: .init(fraction: 0), y: .init(fraction: 0))
    #expect(
      try shape("20 30% at left top, ")
        == .radial(.ellipseRadii(.points(20), .percent(30)), center: corner))
  }

  @Test func conicStopsAreSharesOfATurn() throws {
    let gradient = try gradient("repeating-conic-gradient(from 90deg, red, blue 0.25turn 50%)")
    #expect(gradient.shape == .conic(from: 90, center: .center))
    #expect(gradient.isRepeating)
    #expect(
      gradient.stops == [
        .color(red, at: nil), .color(blue, at: .percent(25)), .color(blue, at: .percent(50)),
      ])
  }

  @Test func spacesOfInterpolation() throws {
    #expect(try gradient("linear-gradient(in oklab, red, blue)").interpolation == .oklab)
    #expect(
      try gradient("linear-gradient(in hsl longer hue to left, red, blue)").interpolation
        == .hsl(.longer))
    #expect(try gradient("linear-gradient(45deg in lch, red, blue)").shape == .linear(.angle(45)))
  }

  @Test func theColourIsLast() throws {
    let syntax = ValueSyntax<Colored<Background>>.background
    let background = try parse(syntax, "linear-gradient(red, blue), conic-gradient(red, blue), red")
      .resolved(.black)
    #expect(background.layers.count == 2)
    #expect(background.color == red)
  }
}

struct EffectSyntaxTests {
  @Test func shadows() throws {
    let shadows = try parse(
      ValueSyntax<Colored<[Shadow]>>.boxShadow, "inset 1 2 3 -4 #000, white -1 -2, 0 0"
    ).resolved(.white)
    #expect(
      shadows == [
        Shadow(offset: Point(x: 1, y: 2), blur: 3, spread: -4, color: .black, isInset: true),
        Shadow(offset: Point(x: -1, y: -2), color: .white),
        Shadow(offset: .zero, color: .white),
      ])
  }

  @Test func transforms() throws {
    let functions = try parse(
      ValueSyntax<[TransformFunction]>.transform,
      "translate(10, 50%) translateY(5) scale(2) rotate(-0.5turn) skewX(10grad) matrix(1, 2, 3, 4, 5, 6)"
    )
    #expect(
      functions == [
        .translate(x: .points(10), y: .percent(50)), .translate(x: .zero, y: .points(5)),
        .scale(x: 2, y: 2), .rotate(-180), .skew(x: 9, y: 0),
        .matrix(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6),
      ])
  }

  @Test func filters() throws {
    let functions = try parse(
      ValueSyntax<Colored<[FilterFunction]>>.filter,
      "blur() blur(4) grayscale(150%) brightness(50%) drop-shadow(1 2 3 white)"
    ).resolved(.black)
    let shadow = Shadow(offset: Point(x: 1, y: 2), blur: 3, color: .white)
    #expect(
      functions == [.blur(0), .blur(4), .grayscale(1), .brightness(0.5), .dropShadow(shadow)])
  }

  @Test func radiiAfterTheSlashAreVertical() throws {
    let corners = try parse(ValueSyntax<Corners<CornerRadius>>.borderRadius, "1 2 3 / 50%")
    #expect(
      corners.map(\.horizontal)
        == Corners(
          topLeft: .points(1), topRight: .points(2), bottomRight: .points(3), bottomLeft: .points(2)
        ))
    #expect(corners.map(\.vertical) == Corners(.percent(50)))
  }

  @Test func fontFeatures() throws {
    let features = try parse(
      ValueSyntax<[FontFeature]>.fontFeatures, "'liga' 0, \"tnum\", 'ss01' on")
    #expect(features.map(\.tag) == ["liga", "tnum", "ss01"])
    #expect(features.map(\.value) == [0, 1, 1])
  }
}
