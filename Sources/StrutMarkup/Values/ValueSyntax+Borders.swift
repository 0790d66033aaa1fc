import StrutBoxes
import StrutCore
import StrutLayout

/// What `border` and its forms for one side set: everything, also what the value leaves out.
struct BorderShorthand: Sendable {
  var width: Double
  var style: BorderStyle
  var color: ColorValue

  static let syntax = ValueSyntax("<width> || <style> || <color>") { parser throws(ValueFault) in
    try parse(&parser)
  }

  private static func parse(_ parser: inout ValueParser) throws(ValueFault) -> BorderShorthand {
    var width: Double?
    var style: BorderStyle?
    var color: ColorValue?
    repeat {
      let isWidth =
        parser.startsNumber || BorderWidths.keywords.names.contains { parser.isName($0) }
      if width == nil, isWidth {
        width = try BorderWidths.parse(&parser)
      } else if style == nil, let keyword = BorderStyle.keywords.take(from: &parser) {
        style = keyword
      } else if color == nil {
        color = try parser.color(
          expected: expectation(width == nil, style == nil),
          names: BorderStyle.keywords.names + BorderWidths.keywords.names)
      } else {
        throw parser.unexpected(
          "part of a border, which has one width, one style and one colour")
      }
    } while !parser.isAtEnd
    // CSS Backgrounds 3 §3.4: what is left out has its initial value, and that of the width is medium.
    return BorderShorthand(width: width ?? 3, style: style ?? .solid, color: color ?? .current)
  }

  private static func expectation(_ lacksWidth: Bool, _ lacksStyle: Bool) -> String {
    list(
      (lacksWidth ? ["a width"] : [])
        + (lacksStyle ? ["a style (\(BorderStyle.keywords.names.joined(separator: ", ")))"] : [])
        + ["a colour"])
  }
}

extension BorderStyle {
  static let keywords = Keywords<BorderStyle>([
    "solid": .solid, "dashed": .dashed, "dotted": .dotted, "double": .double, "none": .none,
  ])
}

extension ValueSyntax where Value == Corners<CornerRadius> {
  /// `border-radius`: horizontal radii, and vertical ones where they differ.
  static let borderRadius = ValueSyntax(
    "[ <length ≥ 0> | <percentage ≥ 0> ]{1,4} [ / [ <length ≥ 0> | <percentage ≥ 0> ]{1,4} ]?"
  ) { parser throws(ValueFault) in
    let horizontal = try parser.radii()
    let vertical = parser.takeSymbol("/") ? try parser.radii() : horizontal
    func corner(_ index: Int) -> CornerRadius {
      CornerRadius(horizontal: horizontal[index], vertical: vertical[index])
    }
    return Corners(
      topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
  }
}

extension ValueSyntax where Value == CornerRadius {
  /// The radius of one corner.
  static let cornerRadius = ValueSyntax("[ <length ≥ 0> | <percentage ≥ 0> ]{1,2}") {
    parser throws(ValueFault) in
    let horizontal = try parser.length(.nonnegative)
    let vertical = parser.isAtEnd ? horizontal : try parser.length(.nonnegative)
    return CornerRadius(horizontal: horizontal, vertical: vertical)
  }
}

extension ValueSyntax where Value == Edges<Length> {
  /// `slice`.
  static let slice = ValueSyntax("[ <number ≥ 0> | <percentage ≥ 0> ]{1,4}") {
    parser throws(ValueFault) in
    var insets: [Length] = []
    repeat {
      insets.append(try parser.pixels(.nonnegative))
    } while insets.count < 4
      && !parser.isAtEnd
    return Edges(cssOrder: insets)
  }
}

extension ValueParser {
  /// Takes one to four radii and returns those of the four corners, from the top left clockwise.
  fileprivate mutating func radii() throws(ValueFault) -> [Length] {
    var radii: [Length] = []
    repeat { radii.append(try length(.nonnegative)) } while radii.count < 4 && startsNumber
    let topRight = radii.count > 1 ? radii[1] : radii[0]
    return [
      radii[0], topRight, radii.count > 2 ? radii[2] : radii[0],
      radii.count > 3 ? radii[3] : topRight,
    ]
  }
}
