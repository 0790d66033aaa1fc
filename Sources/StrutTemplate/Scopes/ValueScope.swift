/// Names with their values: variables of loops, `<let>`, parameters, data.
final class ValueScope {
  /// What a name means.
  enum Meaning {
    /// A value.
    case value(TemplateValue)
    /// No value, for a reason that has been told.
    case faulty
  }

  /// So many names are looked through one after the other.
  private static let few = 8

  private let parent: ValueScope?
  private var entries: [(name: String, meaning: Meaning)]
  /// Where each name stands, the last of each, where there are more than a few.
  private var indices: [String: Int] = [:]

  /// Creates a scope in another one.
  init(_ entries: [(name: String, meaning: Meaning)] = [], in parent: ValueScope? = nil) {
    self.entries = entries
    self.parent = parent
    if entries.count > Self.few { readIndices() }
  }

  private func readIndices() {
    for (index, entry) in entries.enumerated() { indices[entry.name] = index }
  }

  /// Adds a name, before all others of this name.
  ///
  /// - Complexity: O(1), over all names.
  func add(_ name: String, _ meaning: Meaning) {
    entries.append((name, meaning))
    if indices.isEmpty {
      if entries.count > Self.few { readIndices() }
    } else {
      indices[name] = entries.count - 1
    }
  }

  /// What a name means, here or further out.
  func meaning(of name: String) -> Meaning? {
    var scope: ValueScope? = self
    while let current = scope {
      if let meaning = current.ownMeaning(of: name) { return meaning }
      scope = current.parent
    }
    return nil
  }

  private func ownMeaning(of name: String) -> Meaning? {
    guard indices.isEmpty else { return indices[name].map { entries[$0].meaning } }
    return entries.last { $0.name == name }?.meaning
  }

  /// All names, here and further out.
  var names: [String] {
    var names: [String] = []
    var scope: ValueScope? = self
    while let current = scope {
      names += current.entries.map(\.name)
      scope = current.parent
    }
    return names
  }
}
