import StrutLayout

/// The three properties that `flex` sets (CSS Flexbox 1 §7.1).
///
/// Deviation: Yoga's `flex` leaves the shrink factor at its initial 0. Here an omitted one is 1, and an omitted basis 0%,
/// in both presets, so that the shorthand means what it means in browsers.
struct FlexShorthand: Hashable, Sendable {
  var grow: Double
  var shrink: Double
  var basis: Dimension

  static let basisKeywords = Keywords<Dimension>([
    "auto": .auto, "content": .content, "min-content": .minContent, "max-content": .maxContent,
    "fit-content": .fitContent,
  ])

  static let syntax = ValueSyntax("none | auto | <grow> [ <shrink> ] [ <basis> ] | <basis>") {
    parser throws(ValueFault) in try parse(&parser)
  }

  private static let expected = "none, auto, or a grow factor with a shrink factor and a basis"

  private static func parse(_ parser: inout ValueParser) throws(ValueFault) -> FlexShorthand {
    if parser.takeName("none") { return FlexShorthand(grow: 0, shrink: 0, basis: .auto) }
    var factors: [Double] = []
    var basis: Dimension?
    while !parser.isAtEnd || factors.isEmpty && basis == nil {
      if parser.token.kind == .number, factors.isEmpty {
        factors.append(try parser.number(.nonnegative))
        // The factors stand together, so what follows a first one and a basis is too much.
        if factors.count == 1, parser.token.kind == .number {
          factors.append(try parser.number(.nonnegative))
        }
      } else if basis == nil {
        basis = try parseBasis(&parser, isFirst: factors.isEmpty)
      } else {
        break
      }
    }
    return FlexShorthand(
      grow: factors.first ?? 1, shrink: factors.count > 1 ? factors[1] : 1,
      basis: basis ?? .percent(0))
  }

  private static func parseBasis(
    _ parser: inout ValueParser, isFirst: Bool
  ) throws(ValueFault) -> Dimension {
    if let keyword = basisKeywords.take(from: &parser) { return keyword }
    let expected =
      isFirst ? expected : list(["a length", "a percentage"] + basisKeywords.names)
    return Dimension(
      try parser.length(.nonnegative, expected: expected, names: ["none"] + basisKeywords.names))
  }
}
