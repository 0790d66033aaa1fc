/// The styles that a subtree with a theme of its own has otherwise than the document.
struct StyleVariants {
  /// A style in a theme.
  struct Key: Hashable {
    let style: String
    let theme: String
  }

  /// The names under which the plain document has them.
  private(set) var names: [Key: String] = [:]
  /// Those that are to be written, in the order in which they were first used.
  private(set) var pending: [(key: Key, name: String)] = []

  /// Notes how a style is called in a theme.
  ///
  /// - Parameter isWritten: Whether it is written under that name; `nil` for one with a name of its own.
  mutating func add(_ key: Key, name: String, isWritten: Bool? = nil) {
    names[key] = name
    if isWritten ?? (name != key.style) { pending.append((key, name)) }
  }
}
