import StrutCore
import StrutLayout

/// The keywords of layout.
extension ValueSyntax where Value == ContentAlignment {
  static let justifyContent = ValueSyntax.alignment(
    positional: [
      "flex-start": .flexStart, "flex-end": .flexEnd, "start": .start, "end": .end,
      "center": .center,
    ],
    other: [
      "normal": .normal, "space-between": .spaceBetween, "space-around": .spaceAround,
      "space-evenly": .spaceEvenly,
    ], make: { ContentAlignment($0, overflow: $1) })

  static let alignContent = ValueSyntax.alignment(
    positional: [
      "flex-start": .flexStart, "flex-end": .flexEnd, "start": .start, "end": .end,
      "center": .center,
    ],
    other: [
      "normal": .normal, "stretch": .stretch, "space-between": .spaceBetween,
      "space-around": .spaceAround, "space-evenly": .spaceEvenly,
    ], make: { ContentAlignment($0, overflow: $1) })
}

extension ValueSyntax where Value == ItemAlignment {
  private static let positions: KeyValuePairs<String, ItemAlignment.Keyword> = [
    "flex-start": .flexStart, "flex-end": .flexEnd, "start": .start, "end": .end,
    "self-start": .selfStart, "self-end": .selfEnd, "center": .center,
  ]

  static let alignItems = ValueSyntax.alignment(
    positional: positions,
    other: ["normal": .normal, "stretch": .stretch, "baseline": .baseline],
    make: { ItemAlignment($0, overflow: $1) })

  static let alignSelf = ValueSyntax.alignment(
    positional: positions,
    other: ["auto": .auto, "normal": .normal, "stretch": .stretch, "baseline": .baseline],
    make: { ItemAlignment($0, overflow: $1) })
}

extension ValueSyntax {
  /// CSS Box Alignment 3 §4: only positions take `safe` and `unsafe`.
  fileprivate static func alignment<Keyword: Sendable>(
    positional: KeyValuePairs<String, Keyword>, other: KeyValuePairs<String, Keyword>,
    make: @escaping @Sendable (Keyword, OverflowAlignment) -> Value
  ) -> ValueSyntax {
    let (positions, others) = (Keywords(positional), Keywords(other))
    let names = others.names + positions.names
    let notation =
      others.names.joined(separator: " | ")
      + " | [ safe | unsafe ]? [ \(positions.names.joined(separator: " | ")) ]"
    return ValueSyntax(notation) { parser throws(ValueFault) in
      if parser.isName("safe") || parser.isName("unsafe") {
        let overflow: OverflowAlignment = parser.isName("safe") ? .safe : .unsafe
        parser.take()
        return make(try positions.parse(&parser), overflow)
      }
      if let keyword = others.take(from: &parser) { return make(keyword, .unspecified) }
      guard let keyword = positions.take(from: &parser) else {
        throw parser.unexpected(list(names), names: names + ["safe", "unsafe"])
      }
      return make(keyword, .unspecified)
    }
  }
}

extension ValueSyntax where Value == Double? {
  /// A ratio of width to height; a ratio with a 0 in it is none (CSS Sizing 4 §5.1).
  static let aspectRatio = ValueSyntax("<number ≥ 0> [ / <number ≥ 0> ]?") {
    parser throws(ValueFault) in
    let expected = "a ratio such as 1.5 or 16/9"
    let width = try parser.number(.nonnegative, expected: expected)
    var height = 1.0
    if parser.takeSymbol("/") {
      height = try parser.number(.nonnegative, expected: "the number below the slash")
    }
    let ratio = width / height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }

  /// The width or the height of the canvas.
  static let canvasExtent = ValueSyntax("auto | <length ≥ 0>") { parser throws(ValueFault) in
    if parser.takeName("auto") { return nil }
    return try parser.points(.nonnegative, expected: "a length or auto", names: ["auto"])
  }
}

/// Pairs of values for the two axes.
struct Pair<Value: Sendable>: Sendable {
  var first: Value
  var second: Value
}

extension ValueSyntax where Value: Sendable {
  /// One value for both, or two.
  func pair() -> ValueSyntax<Pair<Value>> {
    let parse = self.parse
    return ValueSyntax<Pair<Value>>("[ \(notation) ]{1,2}") { parser throws(ValueFault) in
      let first = try parse(&parser)
      if !parser.isAtEnd { parser.doubtSum() }
      return Pair(first: first, second: parser.isAtEnd ? first : try parse(&parser))
    }
  }
}

extension ValueSyntax where Value == Int32 {
  static let integer = ValueSyntax("<integer>") { parser throws(ValueFault) in
    Int32(try parser.integer(Int(Int32.min)...Int(Int32.max)))
  }
}

extension ValueSyntax where Value == Int32? {
  /// The level of a heading.
  static let headingLevel = ValueSyntax("<integer 1…9>") { parser throws(ValueFault) in
    Int32(try parser.integer(1...9))
  }

  /// `z-index`.
  static let integerOrAuto = ValueSyntax("auto | <integer>") { parser throws(ValueFault) in
    if parser.takeName("auto") { return nil }
    return Int32(
      try parser.integer(
        Int(Int32.min)...Int(Int32.max), expected: "a whole number or auto", names: ["auto"]))
  }
}

extension ValueSyntax where Value == Int? {
  /// `line-clamp`: `none` and 0 are no limit.
  static let lineClamp = ValueSyntax("none | <integer ≥ 0>") { parser throws(ValueFault) in
    if parser.takeName("none") { return nil }
    let lines = try parser.integer(
      0...Int(Int32.max), expected: "a whole number or none", names: ["none"])
    return lines == 0 ? nil : lines
  }
}
