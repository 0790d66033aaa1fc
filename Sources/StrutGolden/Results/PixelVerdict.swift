import StrutComparison
import StrutFormats

/// What happened to the pixels of a case.
package enum PixelVerdict: Hashable, Sendable {
  /// Some differ.
  case different(count: Int, largest: Int, box: PixelBox)
  /// The pictures have different sizes.
  case otherSize(expected: PixelSize, actual: PixelSize)

  /// The verdict on a comparison; `nil` for equal pictures.
  package init?(_ comparison: PixelComparison) {
    switch comparison {
    case .same: return nil
    case .otherSize(let expected, let actual): self = .otherSize(expected: expected, actual: actual)
    case .different(let difference):
      self = .different(count: difference.count, largest: difference.largest, box: difference.box)
    }
  }

  /// The verdict in one phrase.
  package var description: String {
    switch self {
    case .different(let count, let largest, let box):
      "\(count) \(count == 1 ? "pixel differs" : "pixels differ"), "
        + "by at most \(largest) of 255, within \(box)"
    case .otherSize(let expected, let actual):
      "the picture is \(actual) pixels, was \(expected)"
    }
  }
}

extension PixelVerdict {
  /// The verdict as reports hold it.
  var json: JSONValue {
    switch self {
    case .different(let count, let largest, let box):
      [
        "count": .number(count), "largest": .number(largest),
        "box": [.number(box.x), .number(box.y), .number(box.width), .number(box.height)],
      ]
    case .otherSize(let expected, let actual):
      [
        "expected": [.number(expected.width), .number(expected.height)],
        "actual": [.number(actual.width), .number(actual.height)],
      ]
    }
  }

  /// The verdict that `json` describes; `nil` where it describes none.
  init?(json: JSONValue) {
    func integers(_ name: String) -> [Int] { json[name]?.array?.compactMap(\.integer) ?? [] }
    let (box, expected, actual) = (integers("box"), integers("expected"), integers("actual"))
    if let count = json["count"]?.integer, let largest = json["largest"]?.integer, box.count == 4 {
      self = .different(
        count: count, largest: largest,
        box: PixelBox(x: box[0], y: box[1], width: box[2], height: box[3]))
    } else if expected.count == 2, actual.count == 2 {
      self = .otherSize(
        expected: PixelSize(width: expected[0], height: expected[1]),
        actual: PixelSize(width: actual[0], height: actual[1]))
    } else {
      return nil
    }
  }
}
