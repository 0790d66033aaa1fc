import Glibc
import StrutBoxes
import StrutCore
import StrutLayout
import StrutSyntax

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
    try checkUnit()
    try check(range)
    return takeNumber()
  }

  /// Takes a length or a percentage.
  mutating func length(
    _ range: NumberRange = .any, expected: String = "a length or a percentage",
    names: [String] = []
  ) throws(ValueFault) -> Length {
    guard startsNumber else { throw unexpected(expected, names: names) }
    try checkUnit()
    try check(range)
    let isPercentage = token.kind == .percentage
    return isPercentage ? .percent(takeNumber()) : .points(takeNumber())
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

  private func checkUnit() throws(ValueFault) {
    guard token.kind == .dimension, word(of: token) != "px" else { return }
    throw fault(
      "'\(shortened(text(of: token)))' has the unit '\(shortened(word(of: token)))', "
        + "and lengths are points: 12 or 12px", at: token)
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
