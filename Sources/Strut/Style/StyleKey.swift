/// One attribute by its place among all names in alphabetical order.
struct StyleKey: Hashable, Sendable, Comparable {
  /// The place in ``names``.
  let index: UInt8

  init(_ index: Int) { self.index = UInt8(truncatingIfNeeded: index) }

  /// The key of a name of the markup; `nil` for other names.
  init?(named name: String) {
    guard let key = Self.keys[name] else { return nil }
    self = key
  }

  /// The name in the markup.
  var name: String { Self.names[Int(index)] }

  static func < (lhs: StyleKey, rhs: StyleKey) -> Bool { lhs.index < rhs.index }

  private static let keys = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, StyleKey($0)) })

  /// The attributes whose plain numbers are factors, so that points need their unit.
  var takesFactors: Bool { self == .lineHeight || self == .tabSize || self == .flex }

  /// Whether a change reaches boxes or texts inside.
  ///
  /// Decorations and links reach them without being inherited values, and `display` says what the children are.
  var reachesDescendants: Bool {
    Self.inherited.contains(self) || name.hasPrefix("text-decoration") || self == .href
      || self == .display || self == .class
  }
}
