import StrutBoxes
import StrutCore
import StrutLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in the space of a gradient.
///
/// [CSS Color 4 §12](https://www.w3.org/TR/css-color-4/#interpolation)
struct InterpolationColor {
  /// The three components; of a polar space one of them is a hue in degrees.
  var components: (Double, Double, Double)
  /// The opacity.
  var alpha: Double

  /// Two colours in a space, with hues fixed up for interpolation from the first to the second.
  static func pair(
    _ first: Color, _ second: Color, in space: GradientColorSpace
  ) -> (InterpolationColor, InterpolationColor) {
    var from = InterpolationColor(first, in: space)
    var to = InterpolationColor(second, in: space)
    guard let (index, rule) = space.hue else { return (from, to) }
    // A grey has no hue of its own and takes that of the other colour.
    let (fromHue, toHue) = (first.hasHue ? from[index] : nil, second.hasHue ? to[index] : nil)
    from[index] = fromHue ?? toHue ?? 0
    to[index] = toHue ?? fromHue ?? 0
    if fromHue != nil || toHue != nil {
      (from[index], to[index]) = rule.fixedUp(from[index], to[index])
    }
    return (from, to)
  }

  private init(_ color: Color, in space: GradientColorSpace) {
    let rgb = (color.red, color.green, color.blue)
    alpha = color.alpha
    switch space {
    case .srgb: components = rgb
    case .srgbLinear: components = ColorConversion.linear(rgb)
    case .oklab: components = ColorConversion.oklab(fromLinear: ColorConversion.linear(rgb))
    case .lab: components = ColorConversion.lab(fromXYZ: ColorConversion.xyzD50(rgb))
    case .xyzD50: components = ColorConversion.xyzD50(rgb)
    case .xyzD65: components = ColorConversion.xyzD65(rgb)
    case .hsl: components = ColorConversion.hsl(rgb)
    case .hwb: components = ColorConversion.hwb(rgb)
    case .lch:
      components = ColorConversion.polar(ColorConversion.lab(fromXYZ: ColorConversion.xyzD50(rgb)))
    case .oklch:
      components = ColorConversion.polar(
        ColorConversion.oklab(fromLinear: ColorConversion.linear(rgb)))
    }
  }

  private subscript(index: Int) -> Double {
    get { index == 0 ? components.0 : index == 1 ? components.1 : components.2 }
    set {
      switch index {
      case 0: components.0 = newValue
      case 1: components.1 = newValue
      default: components.2 = newValue
      }
    }
  }

  /// The mixture of two colours of one space as sRGB; all but hues are premultiplied while they are mixed.
  func mixed(
    with other: InterpolationColor, share: Double, in space: GradientColorSpace
  ) -> Color {
    let mixedAlpha = alpha + (other.alpha - alpha) * share
    var result = self
    for index in 0..<3 {
      if index == space.hue?.index {
        result[index] = self[index] + (other[index] - self[index]) * share
      } else if mixedAlpha > 0 {
        let (from, to) = (self[index] * alpha, other[index] * other.alpha)
        result[index] = (from + (to - from) * share) / mixedAlpha
      }
    }
    let (red, green, blue) = result.srgb(from: space)
    return Color(red: red, green: green, blue: blue, alpha: mixedAlpha)
  }

  private func srgb(from space: GradientColorSpace) -> (Double, Double, Double) {
    switch space {
    case .srgb: components
    case .srgbLinear: ColorConversion.gamma(components)
    case .oklab: ColorConversion.gamma(ColorConversion.linear(fromOklab: components))
    case .lab: ColorConversion.srgb(fromD50: ColorConversion.xyz(fromLab: components))
    case .xyzD50: ColorConversion.srgb(fromD50: components)
    case .xyzD65: ColorConversion.srgb(fromD65: components)
    case .hsl: ColorConversion.srgb(fromHSL: components)
    case .hwb: ColorConversion.srgb(fromHWB: components)
    case .lch:
      ColorConversion.srgb(
        fromD50: ColorConversion.xyz(fromLab: ColorConversion.rectangular(components)))
    case .oklch:
      ColorConversion.gamma(
        ColorConversion.linear(fromOklab: ColorConversion.rectangular(components)))
    }
  }
}

extension Color {
  /// Whether the colour is not a grey.
  fileprivate var hasHue: Bool {
    max(red, green, blue) - min(red, green, blue) > 1e-5
  }
}

extension GradientColorSpace {
  /// Which component is a hue, and how it is interpolated; `nil` in rectangular spaces.
  fileprivate var hue: (index: Int, rule: Hue)? {
    switch self {
    case .hsl(let rule), .hwb(let rule): (0, rule)
    case .lch(let rule), .oklch(let rule): (2, rule)
    default: nil
    }
  }
}

extension GradientColorSpace.Hue {
  /// The two hues with whole turns added, so that the straight way between them is the one that is meant.
  fileprivate func fixedUp(_ from: Double, _ to: Double) -> (Double, Double) {
    let difference = to - from
    switch self {
    case .shorter:
      return difference > 180 ? (from + 360, to) : difference < -180 ? (from, to + 360) : (from, to)
    case .longer:
      if difference > 0 && difference < 180 { return (from + 360, to) }
      return difference > -180 && difference <= 0 ? (from, to + 360) : (from, to)
    case .increasing: return difference < 0 ? (from, to + 360) : (from, to)
    case .decreasing: return difference > 0 ? (from + 360, to) : (from, to)
    }
  }
}
