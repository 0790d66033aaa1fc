import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in a notation of CSS that is none here, with the one of sRGB that stands for it.
struct ForeignColorFunction {
  private let color: Color
  /// Whether tokens in files may be colours of this kind.
  private let isOfTokens: Bool

  /// Reads `color(display-p3 1 0.5 0 / 50%)`, `lab()`, `lch()`, `oklab()`, `hwb()` and `hsv()`; `nil` for anything else.
  init?(_ text: some StringProtocol) {
    guard let match = String(text).prefixMatch(of: /(\w+)\(\s*([^()]*)\)/) else { return nil }
    var words = match.2.split { ",/".contains($0) || $0.isWhitespace }.map(String.init)
    let name = match.1.lowercased()
    let space = name == "color" ? (words.isEmpty ? "" : words.removeFirst().lowercased()) : name
    guard let parts = Components(words), let color = Self.color(in: space, parts) else {
      return nil
    }
    self.color = color
    isOfTokens = ["srgb-linear", "display-p3", "lab", "lch"].contains(space)
  }

  /// Three numbers or percentages, and an opacity.
  private struct Components {
    private let values: [Double]
    private let areShares: [Bool]

    init?(_ words: [String]) {
      areShares = words.map { $0.hasSuffix("%") }
      values = words.compactMap { word in
        let digits = word.hasSuffix("%") ? String(word.dropLast()) : word.replacing("deg", with: "")
        return word == "none" ? 0 : Double(digits)
      }
      guard (3...4).contains(words.count), values.count == words.count else { return nil }
    }

    /// A number, or a percentage of `full`.
    subscript(index: Int, of full: Double) -> Double {
      areShares[index] ? values[index] * full / 100 : values[index]
    }

    /// A number, whether a percent sign stands behind it or not.
    subscript(index: Int) -> Double { values[index] }

    var alpha: Double { values.count > 3 ? self[3, of: 1] : 1 }

    /// What a chroma and the hue come to on the two axes.
    func turned(_ chroma: Double) -> (a: Double, b: Double) {
      let angle = values[2] * .pi / 180
      return (chroma * cos(angle), chroma * sin(angle))
    }
  }

  private static func color(in space: String, _ parts: Components) -> Color? {
    let (first, second, third) = (parts[0, of: 1], parts[1, of: 1], parts[2, of: 1])
    let alpha = parts.alpha
    switch space {
    case "srgb": return Color(red: first, green: second, blue: third, alpha: alpha).clipped
    case "srgb-linear":
      return Color(linearRed: first, green: second, blue: third, alpha: alpha)
    case "display-p3": return Color(p3Red: first, green: second, blue: third, alpha: alpha)
    case "lab":
      return Color(
        labLightness: parts[0, of: 100], a: parts[1, of: 125], b: parts[2, of: 125], alpha: alpha)
    case "lch":
      let (a, b) = parts.turned(parts[1, of: 150])
      return Color(labLightness: parts[0, of: 100], a: a, b: b, alpha: alpha)
    case "oklab":
      return Color(oklabLightness: first, a: parts[1, of: 0.4], b: parts[2, of: 0.4], alpha: alpha)
    case "hsv", "hsb":
      // The lightest and the darkest of the components: what is white in it, and what is black.
      let (share, lightest) = (parts[1] / 100, parts[2] / 100)
      return Color(
        hue: parts[0], whiteness: (1 - share) * lightest, blackness: 1 - lightest, alpha: alpha
      ).clipped
    case "hwb":
      return Color(
        hue: parts[0], whiteness: parts[1] / 100, blackness: parts[2] / 100, alpha: alpha
      ).clipped
    default: return nil
    }
  }

  /// What to write for it.
  var hint: String {
    // `calc(NaN)` is 0 in CSS, too.
    let bytes = [color.red, color.green, color.blue, color.alpha].map {
      $0.isFinite ? Int((min(1, max(0, $0)) * 255).rounded()) : 0
    }
    let digits = bytes.prefix(bytes[3] == 255 ? 3 : 4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    let token =
      isOfTokens
      ? "; a token of a file gets \"hex\": \"#\(digits.prefix(6))\" beside its components" : ""
    return "write #\(digits)\(token)"
  }
}
