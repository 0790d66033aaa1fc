import StrutCore
import Testing

@testable import StrutPaint

/// The colours that are written in other models are those that gradients have in these spaces.
struct ColorModelTests {
  private func isNear(_ color: Color, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    max(abs(color.red - red), abs(color.green - green), abs(color.blue - blue)) < 2e-5
  }

  @Test(arguments: [0, 0.01, 0.1, 0.5, 0.9, 1.0])
  func bothWaysAgree(_ red: Double) {
    typealias Space = ColorConversion
    for green in [0, 0.02, 0.4, 1.0] {
      for blue in [0, 0.03, 0.6, 1.0] {
        let rgb = (red, green, blue)
        let (light, lab) = (Space.linear(rgb), Space.lab(fromXYZ: Space.xyzD50(rgb)))
        let ok = Space.oklab(fromLinear: light)
        let (hsl, hwb) = (Space.hsl(rgb), Space.hwb(rgb))
        let colors = [
          Color(linearRed: light.0, green: light.1, blue: light.2),
          Color(labLightness: lab.0, a: lab.1, b: lab.2),
          Color(oklabLightness: ok.0, a: ok.1, b: ok.2),
          Color(hue: hsl.0, saturation: hsl.1, lightness: hsl.2),
          Color(hue: hwb.0, whiteness: hwb.1, blackness: hwb.2),
        ]
        for (index, color) in colors.enumerated() {
          #expect(isNear(color, red, green, blue), "model \(index) of \(rgb): \(color)")
        }
      }
    }
  }

  /// Beyond sRGB each component is cut by itself; the opacity is cut as well.
  @Test func whatLiesOutsideIsCut() {
    #expect(Color(linearRed: -1, green: 0, blue: 2, alpha: 3) == Color(red: 0, green: 0, blue: 1))
    // White of Display P3 is that of sRGB; its red has more of it than sRGB has (CSS Color 4 §10.3).
    #expect(isNear(Color(p3Red: 1, green: 1, blue: 1), 1, 1, 1))
    #expect(isNear(Color(p3Red: 1, green: 0, blue: 0), 1, 0, 0))
    #expect(isNear(Color(p3Red: 0.5, green: 0.5, blue: 0.5), 0.5, 0.5, 0.5))
    // Up to a lightness of 8 the light is in proportion to it: 27 / 24389 each.
    for lightness in [2.0, 4, 8] {
      let grey = ColorConversion.gamma((lightness * 27 / 24389, 0, 0)).0
      #expect(isNear(Color(labLightness: lightness, a: 0, b: 0), grey, grey, grey))
    }
  }
}
