import StrutBoxes
import StrutCore
import StrutLayout

/// `text-decoration` before colour and font of the element are known.
struct DecorationValue: Sendable {
  /// `text-decoration-thickness`.
  enum Thickness: Hashable, Sendable {
    case auto, fromFont
    /// Percentages are of the font size.
    case length(Length)

    /// The thickness for a font of `fontSize` points.
    func resolved(fontSize: Double) -> TextDecoration.Thickness {
      switch self {
      case .auto: .auto
      case .fromFont: .fromFont
      case .length(let length): .points(length.resolved(against: fontSize))
      }
    }
  }

  var lines: TextDecoration.Lines = []
  var style: TextDecoration.Style?
  var color: ColorValue?
  var thickness: Thickness?

  static let lineKeywords = Keywords<TextDecoration.Lines>([
    "underline": .underline, "overline": .overline, "line-through": .lineThrough,
  ])
  static let styleKeywords = Keywords<TextDecoration.Style>([
    "solid": .solid, "double": .double, "dotted": .dotted, "dashed": .dashed, "wavy": .wavy,
  ])
  static let thicknessKeywords = Keywords<Thickness>(["auto": .auto, "from-font": .fromFont])

  static let syntax = ValueSyntax(
    "none | [ underline || overline || line-through ] || "
      + "[ solid | double | dotted | dashed | wavy ] || <color> || "
      + "[ auto | from-font | <length ≥ 0> | <percentage ≥ 0> ]"
  ) { parser throws(ValueFault) in try parse(&parser) }

  private static func parse(_ parser: inout ValueParser) throws(ValueFault) -> DecorationValue {
    var value = DecorationValue()
    if parser.takeName("none") { return value }
    repeat {
      if try value.takeLine(from: &parser) { continue }
      if value.style == nil, let style = styleKeywords.take(from: &parser) {
        value.style = style
      } else if value.thickness == nil, let keyword = thicknessKeywords.take(from: &parser) {
        value.thickness = keyword
      } else if value.thickness == nil, parser.startsNumber {
        value.thickness = .length(try parser.length(.nonnegative))
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

  /// Takes the name of a line, which may stand there once.
  fileprivate mutating func takeLine(from parser: inout ValueParser) throws(ValueFault) -> Bool {
    let token = parser.token
    guard let line = Self.lineKeywords.take(from: &parser) else { return false }
    guard !lines.contains(line) else {
      throw parser.fault("'\(parser.text(of: token))' stands here twice", at: token)
    }
    lines.insert(line)
    return true
  }

  /// The decoration of an element with the style `text`; `nil` without lines.
  func resolved(_ text: TextStyle) -> TextDecoration? {
    guard !lines.isEmpty else { return nil }
    // Browser: a line has the colour of the line around the letters rather than that of the letters:
    // `paint/text-decoration-of-stroked-letters`.
    let stroke = text.textStroke.flatMap { $0.color.alpha > 0 ? $0.color : nil }
    return TextDecoration(
      lines: lines, style: style ?? .solid,
      color: (color ?? .current).resolved(stroke ?? text.color),
      thickness: (thickness ?? .auto).resolved(fontSize: text.fontSize),
      underlineOffset: text.underlineOffset?.resolved(against: text.fontSize))
  }
}

extension ValueSyntax where Value == TextDecoration.Lines {
  /// `text-decoration-line`.
  static let decorationLines = ValueSyntax("none | [ underline || overline || line-through ]") {
    parser throws(ValueFault) in
    var value = DecorationValue()
    if parser.takeName("none") { return [] }
    repeat {
      guard try value.takeLine(from: &parser) else {
        let names = ["none"] + DecorationValue.lineKeywords.names
        throw parser.unexpected(list(names), names: names)
      }
    } while !parser.isAtEnd
    return value.lines
  }
}

extension ValueSyntax where Value == DecorationValue.Thickness {
  /// `text-decoration-thickness`.
  static let decorationThickness = ValueSyntax(
    "auto | from-font | <length ≥ 0> | <percentage ≥ 0>"
  ) { parser throws(ValueFault) in
    let names = DecorationValue.thicknessKeywords.names
    if let keyword = DecorationValue.thicknessKeywords.take(from: &parser) { return keyword }
    return .length(
      try parser.length(
        .nonnegative, expected: list(["a length", "a percentage"] + names), names: names))
  }
}

extension ValueSyntax where Value == Length? {
  /// `text-underline-offset`.
  static let underlineOffset = ValueSyntax("auto | <length> | <percentage>") {
    parser throws(ValueFault) in
    if parser.takeName("auto") { return nil }
    return try parser.length(expected: "a length, a percentage or auto", names: ["auto"])
  }
}
