import StrutBoxes
import StrutCore
import Testing

@testable import StrutPaint

/// The colour spaces of gradients.
struct ColorConversionTests {
  private typealias Triple = ColorConversion.Triple

  private func isNear(_ a: Triple, _ b: Triple, within tolerance: Double) -> Bool {
    abs(a.0 - b.0) <= tolerance && abs(a.1 - b.1) <= tolerance && abs(a.2 - b.2) <= tolerance
  }

  /// Every way there has a way back.
  @Test(arguments: [0, 0.002, 0.04, 0.25, 0.5, 0.75, 1.0])
  func everyColourComesBack(_ red: Double) {
    typealias Space = ColorConversion
    for green in [0, 0.003, 0.3, 0.5, 0.7, 1.0] {
      for blue in [0, 0.003, 0.2, 0.5, 0.9, 1.0] {
        let rgb = (red, green, blue)
        let light = Space.linear(rgb)
        let lab = Space.lab(fromXYZ: Space.xyzD50(rgb))
        let ways: [Triple] = [
          Space.gamma(light), Space.srgb(fromD65: Space.xyzD65(rgb)),
          Space.srgb(fromD50: Space.xyzD50(rgb)), Space.srgb(fromD50: Space.xyz(fromLab: lab)),
          Space.gamma(Space.linear(fromOklab: Space.oklab(fromLinear: light))),
          Space.srgb(fromHSL: Space.hsl(rgb)), Space.srgb(fromHWB: Space.hwb(rgb)),
          Space.srgb(fromD50: Space.xyz(fromLab: Space.rectangular(Space.polar(lab)))),
        ]
        for (index, back) in ways.enumerated() {
          #expect(isNear(back, rgb, within: 1e-5), "way \(index) of \(rgb): \(back)")
        }
      }
    }
  }

  /// What CSS Color 4 has of red, and of green with 128 of 255.
  @Test func namedColoursAreWhereTheyArePublished() {
    typealias Space = ColorConversion
    let (red, green) = ((1.0, 0.0, 0.0), (0.0, 128.0 / 255, 0.0))
    let redLab = Space.lab(fromXYZ: Space.xyzD50(red))
    #expect(isNear(redLab, (54.29, 80.81, 69.89), within: 0.01), "\(redLab)")
    #expect(isNear(Space.polar(redLab), (54.29, 106.84, 40.86), within: 0.01))
    let greenLab = Space.lab(fromXYZ: Space.xyzD50(green))
    #expect(isNear(greenLab, (46.28, -47.55, 48.59), within: 0.02), "\(greenLab)")
    #expect(Space.polar((50, 0, -10)).2 == 270)
    #expect(Space.polar((50, 10, 0)).2 == 0)
    let ok = Space.oklab(fromLinear: Space.linear(red))
    #expect(isNear(ok, (0.628, 0.2249, 0.1258), within: 0.0001), "\(ok)")
    #expect(isNear(Space.xyzD65((1, 1, 1)), (0.9505, 1, 1.089), within: 0.0002))
    #expect(isNear(Space.xyzD50((1, 1, 1)), (0.9643, 1, 0.8251), within: 0.0002))
  }

  @Test func huesGoRound() {
    typealias Space = ColorConversion
    #expect(Space.hsl((1, 0, 0.5)) == (330, 1, 0.5))
    #expect(Space.hsl((0.5, 1, 0)) == (90, 1, 0.5))
    #expect(Space.hsl((0, 0.5, 1)) == (210, 1, 0.5))
    #expect(Space.hsl((0.25, 0.25, 0.25)) == (0, 0, 0.25))
    #expect(isNear(Space.srgb(fromHSL: (-30, 1, 0.5)), (1, 0, 0.5), within: 1e-12))
    #expect(isNear(Space.srgb(fromHSL: (690, 1, 0.5)), (1, 0, 0.5), within: 1e-12))
  }

  /// White and black that are more than all together are a grey in their proportion.
  @Test func whitenessAndBlacknessShare() {
    typealias Space = ColorConversion
    #expect(isNear(Space.srgb(fromHWB: (120, 0.3, 0.3)), (0.3, 0.7, 0.3), within: 1e-12))
    #expect(isNear(Space.srgb(fromHWB: (120, 0.9, 0.3)), (0.75, 0.75, 0.75), within: 1e-12))
    #expect(isNear(Space.srgb(fromHWB: (120, 0.4, 0.6)), (0.4, 0.4, 0.4), within: 1e-12))
  }

  /// Beyond sRGB the curve goes on as its mirror image.
  @Test func theCurveIsTheSameBelowZero() {
    for value in [0.001, 0.04, 0.5, 1.5] {
      let light = ColorConversion.linear((value, -value, 0))
      #expect(light.0 == -light.1)
      let code = ColorConversion.gamma((value, -value, 0))
      #expect(code.0 == -code.1)
    }
  }

  /// The four ways between hues (CSS Color 4 §12.4), at their limits too.
  @Test(arguments: [
    (GradientColorSpace.Hue.shorter, 30.0, 300.0, 390.0, 300.0), (.shorter, 300, 30, 300, 390),
    (.shorter, 30, 100, 30, 100), (.shorter, 30, 210, 30, 210), (.shorter, 210, 30, 210, 30),
    (.longer, 30, 300, 30, 300), (.longer, 300, 30, 300, 30), (.longer, 30, 100, 390, 100),
    (.longer, 100, 30, 100, 390), (.longer, 60, 60, 60, 420), (.increasing, 30, 300, 30, 300),
    (.increasing, 300, 30, 300, 390), (.increasing, 60, 60, 60, 60),
    (.decreasing, 30, 300, 390, 300), (.decreasing, 300, 30, 300, 30),
    (.decreasing, 60, 60, 60, 60),
  ])
  func huesGoTheirWay(
    _ way: GradientColorSpace.Hue, _ first: Double, _ second: Double, _ from: Double, _ to: Double
  ) {
    func color(_ hue: Double) -> Color {
      let rgb = ColorConversion.srgb(fromHSL: (hue, 1, 0.5))
      return Color(red: rgb.0, green: rgb.1, blue: rgb.2)
    }
    for space in [GradientColorSpace.hsl(way), .hwb(way)] {
      let pair = InterpolationColor.pair(color(first), color(second), in: space)
      #expect(abs(pair.0.components.0 - from) < 1e-9, "\(pair.0.components.0)")
      #expect(abs(pair.1.components.0 - to) < 1e-9, "\(pair.1.components.0)")
    }
  }

  /// A grey takes the hue of the other colour; two greys have none.
  @Test func aGreyHasNoHueOfItsOwn() {
    let (grey, blue) = (Color(red: 0.5, green: 0.5, blue: 0.5), Color(red: 0, green: 0, blue: 1))
    for (first, second) in [(grey, blue), (blue, grey)] {
      let pair = InterpolationColor.pair(first, second, in: .hsl(.shorter))
      #expect(pair.0.components.0 == 240)
      #expect(pair.1.components.0 == 240)
    }
    let greys = InterpolationColor.pair(grey, .white, in: .hsl(.longer))
    #expect(greys.0.components.0 == 0 && greys.1.components.0 == 0)
  }
}
