import StrutBoxes
import StrutCore

/// `text-stroke` before the colour of the element is known.
struct TextStrokeValue: Sendable {
  var width = 0.0
  var color = ColorValue.current

  static let syntax = ValueSyntax("<length ≥ 0> || <color>") { parser throws(ValueFault) in
    try parse(&parser)
  }

  private static func parse(_ parser: inout ValueParser) throws(ValueFault) -> TextStrokeValue {
    var value = TextStrokeValue()
    var (hasWidth, hasColor) = (false, false)
    repeat {
      if !hasWidth, parser.startsNumber {
        value.width = try parser.points(.nonnegative)
        hasWidth = true
      } else if !hasColor {
        value.color = try parser.color(
          expected: hasWidth ? "the colour of the line" : "a width or a colour")
        hasColor = true
      } else {
        throw parser.unexpected("part of a line, which has one width and one colour")
      }
    } while !parser.isAtEnd
    return value
  }

  /// The line where the element's `color` is `current`; `nil` without width.
  func resolved(_ current: Color) -> TextStroke? {
    width > 0 ? TextStroke(width: width, color: color.resolved(current)) : nil
  }
}
