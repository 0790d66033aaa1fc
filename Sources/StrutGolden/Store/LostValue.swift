/// What the name of a golden has in place of what is drawn: a case, a theme or a language that there is no more.
struct LostValue: Hashable, Sendable {
  /// The axis; `nil` where it could be several.
  var axis: CaseAxis?
  /// The value, as names of files have it.
  var value: String

  /// What is told: `nothing draws the locale de`. What it was may be there still, and be declared no more.
  var text: String {
    switch axis {
    case nil: "nothing draws '\(value)' any more"
    case .state: "nothing draws the case '\(value)'"
    case .scale: "nothing draws the scale \(value)x"
    case let axis?: "nothing draws the \(axis.rawValue) \(value)"
    }
  }

  /// Finds the one value by which a golden's name differs from that of a case, the shortest; `nil` where none differs by one.
  ///
  /// - Parameter cases: What is drawn of the same document or component.
  init?(_ name: String, among cases: [SnapshotCase]) {
    var found: (value: String, axes: Set<CaseAxis>, isDeclared: Bool)?
    let places = cases.map(\.axes)
    for axes in places {
      for axis in CaseAxis.allCases {
        guard let value = Self.value(on: axis, of: name, besides: axes),
          // A value that is drawn is not gone, whatever it is beside.
          !places.contains(where: { $0[axis] == value })
        else { continue }
        let isDeclared = axes[axis] != nil
        // What is named otherwise by less is meant, and an axis that there is.
        let isNearer = found.map { known in
          (value.count, isDeclared ? 0 : 1) < (known.value.count, known.isDeclared ? 0 : 1)
        }
        if isNearer ?? true {
          found = (value, [axis], isDeclared)
        } else if found?.value == value, found?.isDeclared == isDeclared {
          found?.axes.insert(axis)
        }
      }
    }
    guard let found else { return nil }
    self.init(axis: found.axes.count == 1 ? found.axes.first : nil, value: found.value)
  }

  private init(axis: CaseAxis?, value: String) { (self.axis, self.value) = (axis, value) }

  /// What a name has on an axis, where it has on all others what a case has.
  private static func value(
    on axis: CaseAxis, of name: String, besides axes: [CaseAxis: String]
  ) -> String? {
    let named = CaseAxis.allCases.filter { $0 != .scale }
    let before = named.prefix { $0 != axis }.compactMap { axes[$0] }
    var start = before.map { $0 + "-" }.joined()
    var end: String
    if axis == .scale {
      start = (before.isEmpty ? "default" : before.joined(separator: "-")) + "@"
      end = "x"
    } else {
      end = named.drop { $0 != axis }.dropFirst().compactMap { axes[$0] }.map { "-" + $0 }.joined()
      end += "@\(axes[.scale] ?? "1")x"
    }
    guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else {
      return nil
    }
    return String(name.dropFirst(start.count).dropLast(end.count))
  }
}
