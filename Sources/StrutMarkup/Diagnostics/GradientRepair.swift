import StrutCore

/// A gradient whose parts stand in another order, or between other signs, than they should.
enum GradientRepair {
  /// The gradient to write; `nil` for what is no gradient alone, or has nothing to mend.
  static func repaired(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /((?:repeating-)?(linear|radial|conic)-gradient)\((.+)\)/)
    else { return nil }
    let isConic = match.2 == "conic"
    var parts = arguments(in: separated(String(match.3)))
    guard parts.count > 1 else { return nil }
    if let last = parts.last, match.2 == "linear", isDirection(last) {
      parts.insert(parts.removeLast(), at: 0)
    }
    if match.2 == "linear", Double(parts[0]) != nil { parts[0] += "deg" }
    if isConic, let angle = parts[0].wholeMatch(of: /from (-?[\d.]+)/) {
      parts[0] = "from \(angle.1)deg"
    }
    if match.2 == "radial" { parts = withShape(parts) }
    parts = withShares(parts, isConic: isConic)
    let mended = "\(match.1)(\(parts.joined(separator: ", ")))"
    return mended == text ? nil : mended
  }

  /// The parts of a text between commas that stand in no brackets.
  static func arguments(in text: String) -> [String] {
    text.parts { $0 == "," }.map(\.trimmed)
  }

  /// `red → blue` and `red 50% blue`: commas between the colours.
  private static func separated(_ text: String) -> String {
    text.replacing(
      /^((?:to (?:left|right|top|bottom)(?: (?:left|right|top|bottom))?|-?[\d.]+deg)) +(?=[a-z#])/
    ) { "\($0.1), " }.replacing(/\s*(?:→|⟶|->|=>|>)\s*/, with: ", ")
      .replacing(/([\w)%]) to (?!left|right|top|bottom)/) { "\($0.1), " }
      .replacing(/(\d%|\d(?:px)?) +(?=(?!at\b|in\b|from\b|to\b|circle\b|ellipse\b)[a-z#])/) {
        "\($0.1), "
      }
  }

  private static func isDirection(_ text: String) -> Bool {
    text.wholeMatch(of: /-?[\d.]+(?:deg|turn|rad|grad)|to [a-z ]+/) != nil
  }

  /// `radial-gradient(center, circle, red, blue)` and `radial-gradient(50%, red, blue)`: the shape before its place, and a radius
  /// of a share for each axis.
  private static func withShape(_ parts: [String]) -> [String] {
    guard parts.count > 2 else { return parts }
    if let match = parts[0].wholeMatch(of: /(?:circle )?([\d.]+%)/) {
      return ["\(match.1) \(match.1)"] + parts.dropFirst()
    }
    guard ["circle", "ellipse"].contains(parts[1]), parts.count > 3 else { return parts }
    return ["\(parts[1]) at \(parts[0])"] + parts.dropFirst(2)
  }

  /// Places up to 100 without a unit: percentages of the whole, which they are in a circle in any case.
  private static func withShares(_ parts: [String], isConic: Bool) -> [String] {
    let last = parts.last?.split(separator: " ").last.flatMap { Double($0) }
    guard last == 100,
      !isConic || !parts.contains(where: { !$0.hasPrefix("from ") && $0.contains("deg") })
    else {
      return parts
    }
    return parts.enumerated().map { index, part in
      // An angle or a place before the colours.
      if index == 0, part.hasPrefix("from ") || part.hasPrefix("at ") { return part }
      let words = part.split(separator: " ").map(String.init)
      return words.map { Double($0) == nil ? $0 : $0 + "%" }.joined(separator: " ")
    }
  }
}
