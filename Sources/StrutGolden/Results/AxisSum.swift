/// Says on which values of which axes failures lie.
enum AxisSum {
  /// `only in rtl`, `only at 2x`, `only on phone`: for each axis on which the documents of `members` were drawn at
  /// more values than those that the members have.
  static func phrases(_ members: [Int], _ report: Report) -> [String] {
    let documents = Set(members.map { report.results[$0].document })
    let drawn = report.results.filter { documents.contains($0.document) && $0.status != .stale }
    return CaseAxis.allCases.compactMap { axis in
      let all = Set(drawn.compactMap { $0.axes[axis] })
      let hit = Set(members.compactMap { report.results[$0].axes[axis] })
      guard !hit.isEmpty, hit.count < all.count else { return nil }
      let names = hit.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return "only \(axis.preposition) \(names.map(axis.shown).joined(separator: ", "))"
    }
  }
}

extension CaseAxis {
  fileprivate var preposition: String {
    switch self {
    case .state, .theme, .locale: "in"
    case .viewport: "on"
    case .direction: "in"
    case .scale: "at"
    }
  }

  fileprivate func shown(_ value: String) -> String { self == .scale ? value + "x" : value }
}
