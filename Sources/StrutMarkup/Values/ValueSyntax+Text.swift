import StrutBoxes
import StrutCore
import StrutLayout

/// `text-decoration` before the colour of the element is known.
struct DecorationValue: Sendable {
  var lines: TextDecoration.Lines = []
  var style: TextDecoration.Style?
  var color: ColorValue?
  var thickness: Double?

  static let syntax = ValueSyntax(
    "none | [ underline || overline || line-through ] || "
      + "[ solid | double | dotted | dashed | wavy ] || <color> || [ auto | from-font | <length ≥ 0> ]"
  ) { parser throws(ValueFault) in try parse(&parser) }

  private static let lineKeywords = Keywords<TextDecoration.Lines>([
    "underline": .underline, "overline": .overline, "line-through": .lineThrough,
  ])
  private static let styleKeywords = Keywords<TextDecoration.Style>([
    "solid": .solid, "double": .double, "dotted": .dotted, "dashed": .dashed, "wavy": .wavy,
  ])

  private static func parse(_ parser: inout ValueParser) throws(ValueFault) -> DecorationValue {
    var value = DecorationValue()
    if parser.takeName("none") { return value }
    var hasThickness = false
    repeat {
      let token = parser.token
      if let line = lineKeywords.take(from: &parser) {
        guard !value.lines.contains(line) else {
          throw parser.fault("'\(parser.text(of: token))' stands here twice", at: token)
        }
        value.lines.insert(line)
      } else if value.style == nil, let style = styleKeywords.take(from: &parser) {
        value.style = style
      } else if !hasThickness, parser.takeName("auto") || parser.takeName("from-font") {
        hasThickness = true
      } else if !hasThickness, parser.startsNumber {
        value.thickness = try parser.points(.nonnegative)
        hasThickness = true
      } else if value.color == nil {
        value.color = try parser.color(
          expected: "a line (\(list(lineKeywords.names))), a style, a colour or a thickness",
          names: lineKeywords.names + styleKeywords.names + ["none"])
      } else {
        throw parser.unexpected(
          "part of a decoration, which has lines, one style, one colour and one thickness")
      }
    } while !parser.isAtEnd
    return value
  }

  /// The decoration where the element's `color` is `current`; `nil` without lines.
  func resolved(_ current: Color) -> TextDecoration? {
    guard !lines.isEmpty else { return nil }
    return TextDecoration(
      lines: lines, style: style ?? .solid, color: (color ?? .current).resolved(current),
      thickness: thickness)
  }
}

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
