import StrutBoxes
import StrutCore
import StrutLayout
import StrutSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers, lengths, percentages and angles.
extension ValueParser {
  /// Which numbers a place takes.
  enum NumberRange {
    /// All.
    case any
    /// Zero and above.
    case nonnegative
  }

  /// Whether a number, with or without unit, comes next.
  var startsNumber: Bool {
    token.kind == .number || token.kind == .dimension || token.kind == .percentage
  }

  /// Takes a plain number.
  mutating func number(
    _ range: NumberRange = .any, expected: String = "a number", names: [String] = []
  ) throws(ValueFault) -> Double {
    guard token.kind == .number else { throw unexpected(expected, names: names) }
    try check(range)
    return takeNumber()
  }

  /// Takes a number or a percentage; 100 % is 1.
  mutating func numberOrPercentage(
    _ range: NumberRange = .any, expected: String = "a number or a percentage"
  ) throws(ValueFault) -> Double {
    guard token.kind == .number || token.kind == .percentage else { throw unexpected(expected) }
    try check(range)
    let isPercentage = token.kind == .percentage
    return isPercentage ? takeNumber() / 100 : takeNumber()
  }

  /// Takes a whole number.
  mutating func integer(
    _ bounds: ClosedRange<Int>, expected: String = "a whole number", names: [String] = []
  ) throws(ValueFault) -> Int {
    guard token.kind == .number else { throw unexpected(expected, names: names) }
    try check(.any)
    guard token.isInteger else {
      throw fault("'\(text(of: token))' is not \(expected)", at: token)
    }
    guard let value = Int(exactly: token.number), bounds.contains(value) else {
      let message =
        token.number < 0 && bounds.lowerBound == 0
        ? "'\(text(of: token))' is negative, which it cannot be here"
        : "'\(text(of: token))' is outside of \(bounds.lowerBound)…\(bounds.upperBound)"
      throw fault(message, at: token)
    }
    take()
    return value
  }

  /// Takes a length in points.
  mutating func points(
    _ range: NumberRange = .any, expected: String = "a length", names: [String] = []
  ) throws(ValueFault) -> Double {
    guard token.kind == .number || token.kind == .dimension else {
      throw unexpected(expected, names: names)
    }
    let unit = try fontUnit()
    try check(range)
    return takeLength(unit)
  }

  /// Takes a length or a percentage.
  mutating func length(
    _ range: NumberRange = .any, expected: String = "a length or a percentage",
    names: [String] = []
  ) throws(ValueFault) -> Length {
    guard startsNumber else { throw unexpected(expected, names: names) }
    let unit = try fontUnit()
    try check(range)
    return token.kind == .percentage ? .percent(takeNumber()) : .points(takeLength(unit))
  }

  /// Takes a number of pixels of an image, or a percentage.
  mutating func pixels(_ range: NumberRange = .any) throws(ValueFault) -> Length {
    if token.kind == .dimension, word(of: token) != "px" {
      throw fault(
        "'\(shortened(text(of: token)))' has the unit '\(shortened(word(of: token)))', "
          + "and pixels of an image have none", at: token)
    }
    return try length(range, expected: "a number of pixels or a percentage")
  }

  /// Takes an angle and returns it in degrees; a plain 0 is one, too.
  mutating func angle(expected: String = "an angle") throws(ValueFault) -> Double {
    if token.kind == .number {
      guard token.number == 0 else {
        throw fault(
          "'\(text(of: token))' lacks the unit of an angle", at: token,
          hints: ["write \(text(of: token))deg; rad, grad and turn are the other units"])
      }
      return take().number
    }
    guard token.kind == .dimension else { throw unexpected(expected) }
    guard let degrees = Self.degrees[word(of: token)] else {
      throw fault(
        "'\(text(of: token))' has the unit '\(word(of: token))', and angles have deg, grad, rad or turn",
        at: token)
    }
    try check(.any)
    return takeNumber() * degrees
  }

  /// Takes the next token and returns its number, at most as large as the limit says.
  private mutating func takeNumber() -> Double {
    min(max(take().number, -MarkupLimits.number), MarkupLimits.number)
  }

  private static let degrees: [String: Double] = [
    "deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360,
  ]

  /// Takes the next token and returns its length in points, as large as the limit says at most.
  private mutating func takeLength(_ unit: FontUnit?) -> Double {
    guard let unit else { return takeNumber() }
    let points = takeNumber() * points(per: unit)
    return min(max(points, -MarkupLimits.number), MarkupLimits.number)
  }

  /// The unit of the next token; `nil` for points and percentages.
  private func fontUnit() throws(ValueFault) -> FontUnit? {
    guard token.kind == .dimension else { return nil }
    let word = word(of: token)
    if word == "px" { return nil }
    if let unit = FontUnit(rawValue: word) { return unit }
    throw fault(
      "'\(shortened(text(of: token)))' has the unit '\(shortened(word))', "
        + "and lengths are points, 12 or 12px, or have the unit \(list(FontUnit.names))", at: token)
  }

  private func check(_ range: NumberRange) throws(ValueFault) {
    guard token.number.isFinite else {
      throw fault("'\(shortened(text(of: token)))' is too large a number", at: token)
    }
    guard range == .any || token.number >= 0 else {
      throw fault(
        "'\(shortened(text(of: token)))' is negative, which it cannot be here", at: token)
    }
  }
}
