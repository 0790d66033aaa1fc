/// Names with their values: variables of loops, `<let>`, parameters, data.
final class ValueScope {
  /// What a name means.
  enum Meaning {
    /// A value.
    case value(TemplateValue)
    /// No value, for a reason that has been told.
    case faulty
  }

  private let parent: ValueScope?
  private let entries: [(name: String, meaning: Meaning)]

  /// Creates a scope in another one.
  init(_ entries: [(name: String, meaning: Meaning)], in parent: ValueScope? = nil) {
    self.entries = entries
    self.parent = parent
  }

  /// What a name means, here or further out.
  func meaning(of name: String) -> Meaning? {
    var scope: ValueScope? = self
    while let current = scope {
      if let entry = current.entries.last(where: { $0.name == name }) { return entry.meaning }
      scope = current.parent
    }
    return nil
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
