#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Colours given in other models than sRGB.
extension Color {
  /// The sRGB colour of a hue, a saturation and a lightness (CSS Color 4 §7.1).
  ///
  /// - Parameters:
  ///   - hue: In degrees; any number.
  ///   - saturation: 0...1.
  ///   - lightness: 0...1.
  package init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    let turned = hue.truncatingRemainder(dividingBy: 360)
    let hue = turned < 0 ? turned + 360 : turned
    let chroma = saturation * min(lightness, 1 - lightness)
    func component(_ offset: Double) -> Double {
      let k = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - chroma * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }

  /// The sRGB colour nearest by component to a colour in Oklch (CSS Color 4 §9.3).
  ///
  /// Browser: colours outside of sRGB are clipped component by component, as Chromium does, not moved along chroma:
  /// `paint/background-beyond-srgb`.
  ///
  /// - Parameters:
  ///   - lightness: 0...1.
  ///   - chroma: From 0; colours of sRGB stay below 0.33.
  ///   - hue: In degrees; any number.
  package init(oklchLightness lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
    let angle = hue * .pi / 180
    self.init(
      oklabLightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle), alpha: alpha)
  }

  /// The sRGB colour nearest by component to a colour in Oklab (CSS Color 4 §9.2, sample code).
  package init(oklabLightness lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    let l = cube(lightness + 0.396_337_777_376_174_9 * a + 0.215_803_757_309_913_6 * b)
    let m = cube(lightness - 0.105_561_345_815_658_6 * a - 0.063_854_172_825_813_3 * b)
    let s = cube(lightness - 0.089_484_177_529_811_9 * a - 1.291_485_548_019_409_2 * b)
    let red = 4.076_741_636_075_957 * l - 3.307_711_539_258_062_6 * m + 0.230_969_903_182_104_2 * s
    let green =
      -1.268_437_973_285_031_3 * l + 2.609_757_349_287_687_8 * m - 0.341_319_376_002_657_1 * s
    let blue =
      -0.004_196_076_138_675_526 * l - 0.703_418_617_935_936_2 * m + 1.707_614_694_074_611_6 * s
    self.init(
      red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
  }
}

private func cube(_ value: Double) -> Double { value * value * value }

/// A linear-light component with sRGB's transfer function, clipped to 0...1.
private func encoded(_ linear: Double) -> Double {
  let clipped = min(1, max(0, linear))
  return clipped <= 0.003_130_8 ? 12.92 * clipped : 1.055 * pow(clipped, 1 / 2.4) - 0.055
}
