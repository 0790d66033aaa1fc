import StrutBoxes
import StrutCore
import StrutLayout

extension ValueSyntax where Value == BoxPosition {
  static let position = ValueSyntax(
    "[ left | center | right | <length-percentage> ] [ top | center | bottom | <length-percentage> ]?"
      + " | [ left | right ] <length-percentage> [ top | bottom ] <length-percentage>"
  ) { parser throws(ValueFault) in try parser.position() }

  static let transformOrigin = ValueSyntax(
    "[ left | center | right | <length-percentage> ] [ top | center | bottom | <length-percentage> ]?"
  ) { parser throws(ValueFault) in try parser.position(allowingOffsets: false) }
}

/// Positions (CSS Values 4 §8).
extension ValueParser {
  /// One word of a position.
  private enum Part {
    /// `left`, `right`: 0 and 1.
    case horizontal(Double)
    /// `top`, `bottom`: 0 and 1.
    case vertical(Double)
    case center
    case length(Length)
  }

  private static let words = Keywords<Int>([
    "left": 0, "center": 1, "right": 2, "top": 3, "bottom": 4,
  ])
  private static let positionExpectation =
    "a length, a percentage, left, center, right, top or bottom"

  /// Takes a position of one or two words, or of four: a side and the distance from it, twice.
  mutating func position(allowingOffsets: Bool = true) throws(ValueFault) -> BoxPosition {
    var parts: [Part] = []
    var tokens: [ValueToken] = []
    let most = allowingOffsets ? 4 : 2
    while parts.count < most, startsNumber || token.kind == .name && isPositionWord {
      tokens.append(token)
      parts.append(try positionPart())
    }
    guard let first = parts.first else {
      throw unexpected(Self.positionExpectation, names: Self.words.names)
    }
    switch parts.count {
    case 1:
      if case .vertical(let edge) = first {
        return BoxPosition(x: .init(fraction: 0.5), y: .init(fraction: edge))
      }
      return BoxPosition(x: component(first), y: .init(fraction: 0.5))
    case 2: return try pair(first, parts[1], at: tokens[1])
    case 4: return try offsets(parts, at: tokens)
    default:
      throw fault(
        "a position has one, two or four parts, and this one has three", at: tokens[2])
    }
  }

  private var isPositionWord: Bool { Self.words.names.contains { isName($0) } }

  private mutating func positionPart() throws(ValueFault) -> Part {
    switch Self.words.take(from: &self) {
    case 0: return .horizontal(0)
    case 1: return .center
    case 2: return .horizontal(1)
    case 3: return .vertical(0)
    case 4: return .vertical(1)
    default: return .length(try length(expected: Self.positionExpectation))
    }
  }

  private func component(_ part: Part) -> BoxPosition.Component {
    switch part {
    case .horizontal(let edge), .vertical(let edge): .init(fraction: edge)
    case .center: .init(fraction: 0.5)
    case .length(.points(let points)): .init(fraction: 0, offset: points)
    case .length(.percent(let percent)): .init(fraction: percent / 100)
    }
  }

  /// Two words: horizontal and vertical; two keywords may stand the other way round.
  private func pair(
    _ first: Part, _ second: Part, at token: ValueToken
  ) throws(ValueFault) -> BoxPosition {
    switch (first, second) {
    case (.vertical, .horizontal), (.vertical, .center), (.center, .horizontal):
      return BoxPosition(x: component(second), y: component(first))
    case (.vertical, _):
      throw fault("after a vertical keyword comes a horizontal one", at: token)
    case (_, .horizontal):
      throw fault("the second part of a position is the vertical one", at: token)
    default: return BoxPosition(x: component(first), y: component(second))
    }
  }

  private func offsets(
    _ parts: [Part], at tokens: [ValueToken]
  ) throws(ValueFault) -> BoxPosition {
    func side(_ index: Int) throws(ValueFault) -> (isHorizontal: Bool, BoxPosition.Component) {
      guard case .length(let length) = parts[index + 1] else {
        throw fault("the distance from the side before it belongs here", at: tokens[index + 1])
      }
      switch parts[index] {
      case .horizontal(let edge): return (true, offset(length, from: edge))
      case .vertical(let edge): return (false, offset(length, from: edge))
      default: throw fault("a side belongs here: left, right, top or bottom", at: tokens[index])
      }
    }
    let (first, second) = (try side(0), try side(2))
    guard first.isHorizontal != second.isHorizontal else {
      throw fault("both sides are on one axis", at: tokens[2])
    }
    return first.isHorizontal
      ? BoxPosition(x: first.1, y: second.1) : BoxPosition(x: second.1, y: first.1)
  }

  /// A distance inwards from the edge at `fraction` 0 or 1.
  private func offset(_ length: Length, from edge: Double) -> BoxPosition.Component {
    switch length {
    case .points(let points): .init(fraction: edge, offset: edge == 0 ? points : -points)
    case .percent(let percent): .init(fraction: edge == 0 ? percent / 100 : 1 - percent / 100)
    }
  }
}
