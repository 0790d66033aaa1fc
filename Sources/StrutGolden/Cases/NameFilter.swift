/// Chooses snapshots by their names.
///
/// A text without `*` and `?` chooses names that contain it. With them it has to fit the whole name: `*` stands for
/// any characters, `?` for one.
package struct NameFilter: Hashable, Sendable {
  /// The text.
  package let pattern: String
  private let scalars: [Unicode.Scalar]
  private let isGlob: Bool

  /// Creates a filter.
  package init(_ pattern: String) {
    self.pattern = pattern
    isGlob = pattern.contains("*") || pattern.contains("?")
    scalars = Array(pattern.unicodeScalars)
  }

  /// Whether the filter chooses `name`.
  ///
  /// - Complexity: O(*name* × *pattern*).
  package func chooses(_ name: String) -> Bool {
    isGlob ? fits(name) : pattern.isEmpty || contains(name)
  }

  private func contains(_ name: String) -> Bool {
    let wanted = Array(pattern.utf8)
    let bytes = Array(name.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { start in
      bytes[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }

  /// Greedy matching that goes back to the last star only.
  private func fits(_ name: String) -> Bool {
    let text = Array(name.unicodeScalars)
    var (index, position) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while index < text.count {
      if position < scalars.count, scalars[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < scalars.count,
        scalars[position] == "?" || scalars[position] == text[index]
      {
        (index, position) = (index + 1, position + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (index, position) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return scalars[position...].allSatisfy { $0 == "*" }
  }
}
