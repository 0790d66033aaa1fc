import StrutBoxes
import StrutCore
import StrutLayout

/// `line-height` before the size of the font is known.
enum LineHeightValue: Hashable, Sendable {
  case normal
  case factor(Double)
  case length(Length)

  /// The line height of a font of `fontSize` points.
  func resolved(fontSize: Double) -> LineHeight {
    switch self {
    case .normal: .normal
    case .factor(let factor): .factor(factor)
    case .length(let length): .points(length.resolved(against: fontSize))
    }
  }
}

extension ValueSyntax where Value == LineHeightValue {
  static let lineHeight = ValueSyntax("normal | <number ≥ 0> | <length ≥ 0>px | <percentage ≥ 0>") {
    parser throws(ValueFault) in
    if parser.takeName("normal") { return .normal }
    let expected = "a factor such as 1.4, a length such as 20px, a percentage or normal"
    if parser.token.kind == .number {
      return .factor(try parser.number(.nonnegative, expected: expected))
    }
    return .length(try parser.length(.nonnegative, expected: expected, names: ["normal"]))
  }
}

extension ValueSyntax where Value == String? {
  /// `hyphenate-character`.
  static let hyphenCharacter = ValueSyntax("auto | <string>") { parser throws(ValueFault) in
    if parser.takeName("auto") { return nil }
    guard parser.token.kind == .string else {
      throw parser.unexpected("a quoted text such as '=', or auto", names: ["auto"])
    }
    return try parser.quoted()
  }
}

extension ValueSyntax where Value == TabSize {
  static let tabSize = ValueSyntax("<number ≥ 0> | <length ≥ 0>px") { parser throws(ValueFault) in
    let expected = "a number of spaces, or a length such as 40px"
    if parser.token.kind == .number {
      return .spaces(try parser.number(.nonnegative, expected: expected))
    }
    return .points(try parser.points(.nonnegative, expected: expected))
  }
}

extension ValueSyntax where Value == Direction? {
  /// `direction`: `nil` is what is inherited.
  static let direction = Keywords<Direction?>(["inherit": nil, "ltr": .ltr, "rtl": .rtl]).syntax
}
