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

  /// The colour of a hue mixed with white and black (CSS Color 4 §8), whose components may lie outside of 0...1 where these
  /// do.
  ///
  /// - Parameters:
  ///   - hue: In degrees; any number.
  ///   - whiteness: 0...1.
  ///   - blackness: 0...1.
  package init(hue: Double, whiteness: Double, blackness: Double, alpha: Double = 1) {
    let sum = whiteness + blackness
    let pure = Color(hue: hue, saturation: 1, lightness: 0.5)
    func mixed(_ value: Double) -> Double {
      sum >= 1 ? whiteness / sum : value * (1 - whiteness - blackness) + whiteness
    }
    self.init(
      red: mixed(pure.red), green: mixed(pure.green), blue: mixed(pure.blue), alpha: alpha)
  }

  /// A colour in Oklch (CSS Color 4 §9.3), whose components may lie outside of 0...1.
  ///
  /// - Parameters:
  ///   - lightness: 0...1.
  ///   - chroma: From 0; colours of sRGB stay below 0.33.
  ///   - hue: In degrees; any number.
  package init(
    unboundedLightness lightness: Double, chroma: Double, hue: Double, alpha: Double = 1
  ) {
    let angle = hue * .pi / 180
    self.init(
      unboundedLightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle), alpha: alpha)
  }

  /// The sRGB colour nearest by component to linear light of sRGB.
  package init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self =
      Color(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
      .clipped
  }

  /// The sRGB colour nearest by component to one of Display P3 (CSS Color 4 §10.3).
  package init(p3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
    self.init(
      linearRed: 1.224_940_176 * r - 0.224_940_176 * g,
      green: -0.042_056_955 * r + 1.042_056_955 * g,
      blue: -0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_600 * b, alpha: alpha)
  }

  /// The sRGB colour nearest by component to one of CIE Lab with a white of D50 (CSS Color 4 §9.1).
  package init(labLightness lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    let middle = (lightness + 16) / 116
    func part(_ value: Double) -> Double {
      value > 6.0 / 29 ? cube(value) : (116 * value - 16) * 27 / 24389
    }
    let x = 0.964_295_676 * part(middle + a / 500)
    let y = part(middle)
    let z = 0.825_104_603 * part(middle - b / 200)
    self.init(
      linearRed: 3.134_135_853 * x - 1.617_386_332 * y - 0.490_661_946 * z,
      green: -0.978_795_503 * x + 1.916_254_567 * y + 0.033_442_731 * z,
      blue: 0.071_955_380 * x - 0.228_976_826 * y + 1.405_386_058 * z, alpha: alpha)
  }

  /// The sRGB colour nearest by component to a colour in Oklab.
  package init(oklabLightness lightness: Double, a: Double, b: Double, alpha: Double = 1) {
    self = Color(unboundedLightness: lightness, a: a, b: b, alpha: alpha).clipped
  }

  /// The colour with each component in 0...1.
  ///
  /// Browser: colours outside of sRGB are clipped component by component, as Chromium does, not moved along chroma:
  /// `paint/background-beyond-srgb`. Those of gradients are when they have been mixed: `paint/gradient-beyond-srgb`.
  package var clipped: Color {
    func clip(_ value: Double) -> Double { min(1, max(0, value)) }
    return Color(red: clip(red), green: clip(green), blue: clip(blue), alpha: clip(alpha))
  }

  /// A colour in Oklab, whose components may lie outside of 0...1 (CSS Color 4 §9.2, sample code).
  private init(unboundedLightness lightness: Double, a: Double, b: Double, alpha: Double) {
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

/// Linear light of a component with sRGB's transfer function.
private func decoded(_ code: Double) -> Double {
  let size = abs(code)
  let linear = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  return code < 0 ? -linear : linear
}

private func cube(_ value: Double) -> Double { value * value * value }

/// A linear-light component with sRGB's transfer function, which is the same on both sides of 0.
private func encoded(_ linear: Double) -> Double {
  let size = abs(linear)
  let code = size <= 0.003_130_8 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
  return linear < 0 ? -code : code
}
