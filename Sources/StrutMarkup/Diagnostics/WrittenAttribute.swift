/// An attribute as it is written.
struct WrittenAttribute: Hashable, Sendable {
  var name: String
  var value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The attributes of a start tag, as they are written.
  static func all(in text: String) -> [WrittenAttribute] {
    text.matches(of: /([a-z:-]+)="([^"]*)"/).map {
      WrittenAttribute(String($0.1), String($0.2))
    }
  }
}

extension [WrittenAttribute] {
  /// The attributes as they stand in a start tag.
  var text: String { map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ") }

  /// The attributes with those of `others`, which win over those of the same names.
  func replacing(_ others: [WrittenAttribute]) -> [WrittenAttribute] {
    var result = self
    for other in others {
      if let place = result.firstIndex(where: { $0.name == other.name }) {
        result[place] = other
      } else {
        result.append(other)
      }
    }
    return result
  }
}
