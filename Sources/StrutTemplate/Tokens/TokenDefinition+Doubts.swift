import StrutCore
import StrutFormats

extension TokenDefinition {
  /// What is probably not meant in a value that can be read: positions of a gradient in percent, which go from 0 to 1 in the
  /// format; `nil` for nothing.
  var doubt: TemplateFault? {
    guard writtenType?.name == TokenType.gradient.rawValue, case .value(let value) = content,
      case .array(let stops) = value.kind
    else { return nil }
    for stop in stops {
      guard let position = stop["position"], case .number(let number) = position.kind, number >= 2,
        number <= 100
      else { continue }
      let shown = number.shortestDecimal
      var fault = TemplateFault(
        .data, "the position of a stop goes from 0 to 1, and \(shown) is taken for 1",
        at: position.range,
        hints: ["write \((number / 100).shortestDecimal) for \(shown) %, and the others so, too"])
      fault.source = source
      return fault
    }
    return nil
  }
}
