import StrutCore

/// Functions with other arguments, and words that say nothing.
extension ValueRepair {
  // MARK: Functions

  /// What a value with functions may have been meant to be, the most probable first.
  static func functions(in text: String) -> [String] {
    [
      withTwoArguments(text), withAlpha(text), withFadedColors(text), withColorLast(text),
      withDegrees(text),
      text.wholeMatch(of: /skew\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)/).map {
        "skew(\($0.1)deg, \($0.2)deg)"
      },
      text.wholeMatch(of: /-?[\d.]+(?:deg|turn|rad|grad)?/).map { "rotate(\($0.0))" },
      text.wholeMatch(of: /-?[\d.]+/).map { "rotate(\($0.0)deg)" },
      text.wholeMatch(of: /hex\(#?([0-9A-Fa-f]{3,8})\)/).map { "#\($0.1)" },
    ].compactMap(\.self)
  }

  /// `scale(1.2, 1.2, 1)`: a picture has no third axis.
  private static func withTwoArguments(_ text: String) -> String? {
    let mended = text.replacing(
      /\b(translate|scale)\(\s*([^,() ]+)[, ]+([^,() ]+)[, ]+[^,() ]+\s*\)/
    ) {
      "\($0.1)(\($0.2), \($0.3))"
    }
    return mended == text ? nil : mended
  }

  /// `rgb(255 0 0) 50%`: an alpha stands in the brackets, behind a slash.
  private static func withAlpha(_ text: String) -> String? {
    guard !text.contains("gradient(") else { return nil }
    let mended = text.replacing(
      /(rgb|hsl|oklch)a?\(([^()\/]+)\)\s*[\/,]?\s*(\d{1,3}%|0?\.\d+)/
    ) { match in
      let components = match.2.split { $0 == "," || $0.isWhitespace }.joined(separator: " ")
      return "\(match.1)(\(components) / \(match.3))"
    }
    return mended == text ? nil : mended
  }

  /// `0 2px 4px rgba(#000, 0.2)`: a colour and how opaque it is.
  private static func withFadedColors(_ text: String) -> String? {
    let mended = text.replacing(
      /\b(?:rgba?|alpha|fade|opacify)\(\s*(#\w+|[a-z]+)\s*[,\/ ]\s*([\d.]+)(%?)\s*\)/
    ) { match in
      let alpha = (Double(match.2) ?? 1) / (match.3.isEmpty ? 1 : 100)
      return ForeignColor.faded(String(match.1), min(1, alpha)) ?? String(match.0)
    }
    return mended == text ? nil : mended
  }

  /// `#fff, linear-gradient(red, blue)`: the colour is the layer below the others.
  private static func withColorLast(_ text: String) -> String? {
    let layers = GradientRepair.arguments(in: text)
    let gradients = layers.filter { $0.contains("gradient(") }
    guard !gradients.isEmpty, gradients.count == layers.count - 1 else { return nil }
    return (gradients + layers.filter { !$0.contains("gradient(") }).joined(separator: ", ")
  }

  /// `rotate(-45º)`: the sign of degrees, or one like it.
  private static func withDegrees(_ text: String) -> String? {
    let mended = text.replacing(/(\d)\s*[º˚°]/) { "\($0.1)deg" }
    return mended == text ? nil : mended
  }

  // MARK: Words

  /// What a value without functions may have been meant to be.
  static func plainWords(
    in words: [String], _ text: String, of attribute: String
  ) -> [String] {
    [
      ["object-position", "transform-origin"].contains(attribute) ? places(in: text) : nil,
      words.filter { !["all", "every", "each"].contains($0.lowercased()) }.joined(separator: " "),
      text.replacing(/^(?:text|bg|border|color|fill)-/, with: ""),
      text.wholeMatch(of: /([a-z]+)-(dark|light|medium|pale|deep)/).map { "\($0.2)\($0.1)" },
      text.replacing(/(\d%)(?:px|pt|em)\b/) { "\($0.1)" },
      attribute == "font-size" ? text.wholeMatch(of: /([\d.]+)x/).map { "\($0.1)em" } : nil,
    ].compactMap(\.self)
  }

  /// `bottomRight`, `top-left` and `x 10 y 10`: two places, each a word or a length.
  private static func places(in text: String) -> String? {
    let words = ForeignAttribute.hyphenated(text).split {
      " ,/:-".contains($0)
    }.filter { $0 != "x" && $0 != "y" }
    guard (1...2).contains(words.count), words.joined(separator: " ") != text else { return nil }
    return words.map { $0 == "middle" || $0 == "centre" ? "center" : $0 }.joined(separator: " ")
  }
}
