import StrutBoxes
import StrutCore
import StrutLayout

/// Numbers, lengths and the sizes of layout.
extension ValueSyntax where Value == Double {
  static let number = ValueSyntax("<number>") { parser throws(ValueFault) in try parser.number() }
  static let nonnegativeNumber = ValueSyntax("<number ≥ 0>") { parser throws(ValueFault) in
    try parser.number(.nonnegative)
  }
  /// Deviation: CSS takes no length but 0 without a unit. Here a number is points, in functions, too; `px` means the same.
  static let length = ValueSyntax("<length>") { parser throws(ValueFault) in try parser.points() }

  /// A length that may be `normal`, which is 0.
  static let spacing = ValueSyntax("normal | <length>") { parser throws(ValueFault) in
    if parser.takeName("normal") { return 0 }
    return try parser.points(expected: "a length or normal", names: ["normal"])
  }

  /// Between nothing and everything.
  static let share = ValueSyntax("<number 0…1> | <percentage>") { parser throws(ValueFault) in
    let token = parser.token
    let value = try parser.numberOrPercentage(
      expected: "a number from 0 to 1 or a percentage")
    guard (0...1).contains(value) else {
      throw parser.fault("'\(parser.text(of: token))' is outside of 0…1", at: token)
    }
    return value
  }

  /// The width of a border side.
  static let borderWidth = ValueSyntax(BorderWidths.notation) { parser throws(ValueFault) in
    try BorderWidths.parse(&parser)
  }
}

/// CSS's `<line-width>`.
enum BorderWidths {
  static let notation = "<length ≥ 0> | thin | medium | thick"
  static let keywords = Keywords<Double>(["thin": 1, "medium": 3, "thick": 5])

  static func parse(_ parser: inout ValueParser) throws(ValueFault) -> Double {
    if let width = keywords.take(from: &parser) { return width }
    return try parser.points(
      .nonnegative, expected: "a length, thin, medium or thick", names: keywords.names)
  }
}

extension ValueSyntax where Value == Length {
  static let lengthOrPercentage = ValueSyntax("<length> | <percentage>") {
    parser throws(ValueFault) in try parser.length()
  }
}

extension ValueSyntax where Value == Dimension {
  private static func lengths(
    _ range: ValueParser.NumberRange, _ keywords: Keywords<Dimension>
  ) -> ValueSyntax {
    let sign = range == .any ? "" : " ≥ 0"
    let notation = ["<length\(sign)>", "<percentage\(sign)>"] + keywords.names
    let expected = list(["a length", "a percentage"] + keywords.names)
    return ValueSyntax(notation.joined(separator: " | ")) { parser throws(ValueFault) in
      if let keyword = keywords.take(from: &parser) { return keyword }
      return Dimension(try parser.length(range, expected: expected, names: keywords.names))
    }
  }

  /// `padding`, `gap`.
  static let nonnegativeLength = lengths(.nonnegative, Keywords([:]))
  /// `margin`, `top`.
  static let lengthOrAuto = lengths(.any, Keywords(["auto": .auto]))
  /// `width`, `min-height`.
  static let size = lengths(
    .nonnegative,
    Keywords([
      "auto": .auto, "min-content": .minContent, "max-content": .maxContent,
      "fit-content": .fitContent, "stretch": .stretch,
    ]))
  /// `max-width`.
  static let maximumSize = lengths(
    .nonnegative,
    Keywords([
      "none": .auto, "min-content": .minContent, "max-content": .maxContent,
      "fit-content": .fitContent, "stretch": .stretch,
    ]))
  /// `flex-basis`.
  static let flexBasis = lengths(.nonnegative, FlexShorthand.basisKeywords)
}

extension Dimension {
  /// A length where keywords are allowed, too.
  init(_ length: Length) {
    switch length {
    case .points(let points): self = .points(points)
    case .percent(let percent): self = .percent(percent)
    }
  }
}

extension ValueSyntax {
  /// CSS's one to four values: all; vertical and horizontal; top, horizontal, bottom; top, right, bottom, left.
  func edges() -> ValueSyntax<Edges<Value>> {
    let parse = self.parse
    return ValueSyntax<Edges<Value>>("[ \(notation) ]{1,4}") { parser throws(ValueFault) in
      var values: [Value] = []
      repeat {
        if !values.isEmpty { parser.doubtSum() }
        values.append(try parse(&parser))
      } while values.count < 4 && !parser.isAtEnd
      return Edges(cssOrder: values)
    }
  }
}

extension ValueParser {
  /// Notes a number with a sign that stands at the value before it, as in `10+5`: a sum is worked out in braces.
  mutating func doubtSum() {
    let sign = value.bytes[token.start]
    guard !followsSpace, token.kind == .number, doubts.isEmpty,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    else { return }
    let number = text(of: token)
    let before = value.bytes[value.start..<token.start].reversed()
      .prefix { $0.isDigit || $0 == UInt8(ascii: ".") }.reversed()
    // What stands before is more than a number.
    guard let first = before.first, first.isDigit,
      value.bytes[value.start..<token.start].dropLast(before.count).last.map(\.isSpace) ?? true
    else { return }
    let sum =
      "\(String(decoding: before, as: UTF8.self)) \(number.prefix(1)) \(number.dropFirst())"
    doubt(
      "'\(number)' is a value of its own behind the one before it", at: token,
      hint: "write {\(sum)} for one value, or a space before \(number) for two")
  }
}

extension Edges {
  /// One to four values in CSS's order.
  init(cssOrder values: [Value]) {
    let right = values.count > 1 ? values[1] : values[0]
    self.init(
      top: values[0], right: right, bottom: values.count > 2 ? values[2] : values[0],
      left: values.count > 3 ? values[3] : right)
  }
}
