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

extension ElementSurroundings {
  /// A hint that says which attributes to write, without those that the element has already: they would stand there twice.
  ///
  /// - Parameter name: The attribute that the hint is about, which is written anew.
  func withoutTwins(_ hint: String, for name: String) -> String {
    let attributes = WrittenAttribute.all(in: hint)
    guard attributes.count > 1, hint == "write \(attributes.text)" else { return hint }
    let left = attributes.filter { $0.name == name || value(of: $0.name) == nil }
    guard !left.isEmpty, left.count < attributes.count else { return hint }
    let twins = attributes.map(\.name).filter { name in !left.contains { $0.name == name } }
    return "write \(left.text): \(twins.listed("and")) stand\(twins.count == 1 ? "s" : "") there"
  }
}
