#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Conversions between sRGB and the colour spaces in which gradients are interpolated.
///
/// [CSS Color 4 §10–§18](https://www.w3.org/TR/css-color-4/#color-conversion-code); the matrices follow from the
/// chromaticities of sRGB, the Bradford adaptation between D65 and D50, and Björn Ottosson's definition of Oklab.
enum ColorConversion {
  typealias Triple = (Double, Double, Double)
  private typealias Matrix = (Triple, Triple, Triple)

  private static func times(_ matrix: Matrix, _ v: Triple) -> Triple {
    func dot(_ row: Triple) -> Double { row.0 * v.0 + row.1 * v.1 + row.2 * v.2 }
    return (dot(matrix.0), dot(matrix.1), dot(matrix.2))
  }

  private static func each(_ v: Triple, _ transform: (Double) -> Double) -> Triple {
    (transform(v.0), transform(v.1), transform(v.2))
  }

  // MARK: Transfer

  /// Linear light from gamma-encoded sRGB.
  static func linear(_ rgb: Triple) -> Triple {
    each(rgb) { value in
      let size = abs(value)
      let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return value < 0 ? -light : light
    }
  }

  /// Gamma-encoded sRGB from linear light.
  static func gamma(_ rgb: Triple) -> Triple {
    each(rgb) { value in
      let size = abs(value)
      let code = size > 0.0031308 ? 1.055 * pow(size, 1 / 2.4) - 0.055 : 12.92 * size
      return value < 0 ? -code : code
    }
  }

  // MARK: XYZ

  private static let linearToD65: Matrix = (
    (0.41239079926595934, 0.357584339383878, 0.1804807884018343),
    (0.21263900587151027, 0.715168678767756, 0.07219231536073371),
    (0.01933081871559182, 0.11919477979462598, 0.9505321522496607)
  )
  private static let d65ToLinear: Matrix = (
    (3.2409699419045226, -1.537383177570094, -0.4986107602930034),
    (-0.9692436362808796, 1.8759675015077202, 0.04155505740717559),
    (0.05563007969699366, -0.20397695888897652, 1.0569715142428786)
  )
  private static let d65ToD50: Matrix = (
    (1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
    (0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
    (-0.009243040646204504, 0.015055191490298152, 0.7518742814281371)
  )
  private static let d50ToD65: Matrix = (
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124)
  )

  static func xyzD65(_ rgb: Triple) -> Triple { times(linearToD65, linear(rgb)) }

  static func xyzD50(_ rgb: Triple) -> Triple { times(d65ToD50, xyzD65(rgb)) }

  static func srgb(fromD65 xyz: Triple) -> Triple { gamma(times(d65ToLinear, xyz)) }

  static func srgb(fromD50 xyz: Triple) -> Triple { srgb(fromD65: times(d50ToD65, xyz)) }

  // MARK: Lab

  private static let whiteD50: Triple = (0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  static func lab(fromXYZ xyz: Triple) -> Triple {
    let scaled = (xyz.0 / whiteD50.0, xyz.1 / whiteD50.1, xyz.2 / whiteD50.2)
    let f = each(scaled) { $0 > epsilon ? cbrt($0) : (kappa * $0 + 16) / 116 }
    return (116 * f.1 - 16, 500 * (f.0 - f.1), 200 * (f.1 - f.2))
  }

  static func xyz(fromLab lab: Triple) -> Triple {
    let middle = (lab.0 + 16) / 116
    let f = (lab.1 / 500 + middle, middle, middle - lab.2 / 200)
    func light(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let y = lab.0 > kappa * epsilon ? middle * middle * middle : lab.0 / kappa
    return (light(f.0) * whiteD50.0, y, light(f.2) * whiteD50.2)
  }

  // MARK: Oklab

  private static let linearToCones: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005)
  )
  private static let conesToLinear: Matrix = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010)
  )
  private static let conesToOklab: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660)
  )
  private static let oklabToCones: Matrix = (
    (1, 0.3963377774, 0.2158037573),
    (1, -0.1055613458, -0.0638541728),
    (1, -0.0894841775, -1.2914855480)
  )

  static func oklab(fromLinear rgb: Triple) -> Triple {
    times(conesToOklab, each(times(linearToCones, rgb), cbrt))
  }

  static func linear(fromOklab lab: Triple) -> Triple {
    times(conesToLinear, each(times(oklabToCones, lab)) { $0 * $0 * $0 })
  }

  // MARK: Polar forms

  /// Lightness, chroma and hue in degrees of a Lab or Oklab colour.
  static func polar(_ lab: Triple) -> Triple {
    let hue = atan2(lab.2, lab.1) * 180 / .pi
    return (lab.0, hypot(lab.1, lab.2), hue < 0 ? hue + 360 : hue)
  }

  /// The Lab or Oklab colour of a lightness, a chroma and a hue in degrees.
  static func rectangular(_ lch: Triple) -> Triple {
    let angle = lch.2 * .pi / 180
    return (lch.0, lch.1 * cos(angle), lch.1 * sin(angle))
  }

  /// Hue in degrees, saturation and lightness 0...1.
  static func hsl(_ rgb: Triple) -> Triple {
    let (largest, smallest) = (max(rgb.0, rgb.1, rgb.2), min(rgb.0, rgb.1, rgb.2))
    let (range, lightness) = (largest - smallest, (largest + smallest) / 2)
    guard range > 0 else { return (0, 0, lightness) }
    let saturation = range / (1 - abs(2 * lightness - 1))
    var hue: Double
    if largest == rgb.0 {
      hue = (rgb.1 - rgb.2) / range
    } else if largest == rgb.1 {
      hue = (rgb.2 - rgb.0) / range + 2
    } else {
      hue = (rgb.0 - rgb.1) / range + 4
    }
    hue *= 60
    return (hue < 0 ? hue + 360 : hue, saturation, lightness)
  }

  static func srgb(fromHSL hsl: Triple) -> Triple {
    let amount = hsl.1 * min(hsl.2, 1 - hsl.2)
    func channel(_ offset: Double) -> Double {
      var place = (offset + hsl.0 / 30).truncatingRemainder(dividingBy: 12)
      if place < 0 { place += 12 }
      return hsl.2 - amount * max(-1, min(place - 3, 9 - place, 1))
    }
    return (channel(0), channel(8), channel(4))
  }

  /// Hue in degrees, whiteness and blackness 0...1.
  static func hwb(_ rgb: Triple) -> Triple {
    (hsl(rgb).0, min(rgb.0, rgb.1, rgb.2), 1 - max(rgb.0, rgb.1, rgb.2))
  }

  static func srgb(fromHWB hwb: Triple) -> Triple {
    let sum = hwb.1 + hwb.2
    guard sum < 1 else { return (hwb.1 / sum, hwb.1 / sum, hwb.1 / sum) }
    return each(srgb(fromHSL: (hwb.0, 1, 0.5))) { $0 * (1 - sum) + hwb.1 }
  }
}
