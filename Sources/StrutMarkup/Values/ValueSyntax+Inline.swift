import StrutBoxes

extension ValueSyntax where Value == VerticalAlign {
  private static let keywords = Keywords<VerticalAlign>([
    "baseline": .baseline, "sub": .sub, "super": .super, "middle": .middle, "text-top": .textTop,
    "text-bottom": .textBottom,
  ])

  /// `vertical-align`.
  static let verticalAlign = ValueSyntax(
    keywords.names.joined(separator: " | ") + " | <length> | <percentage>"
  ) { parser throws(ValueFault) in
    if let keyword = keywords.take(from: &parser) { return keyword }
    return .raised(
      try parser.length(
        expected: list(keywords.names + ["a length", "a percentage"]), names: keywords.names))
  }
}
