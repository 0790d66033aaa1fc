import StrutComparison

/// Says on which values of which axes a reason shows.
enum AxisSum {
  /// `only in rtl`, `only at 2x`, `only on phone`: for each axis, where the documents of `members` are known to be as
  /// they were at every other value that they were drawn at.
  ///
  /// The words are never said on a guess. A snapshot that could not be compared, that a tolerance let pass, or that
  /// changed for a reason that is not known may show the same.
  ///
  /// - Parameters:
  ///   - reasons: What the members share; `nil` for everything that was changed for any of them.
  ///   - drawn: What was drawn of each document.
  static func phrases(
    _ members: [Int], _ report: Report, of reasons: Set<ChangeCause.Identity>? = nil,
    among drawn: [String: [CaseResult]]
  ) -> [String] {
    let documents = Set(members.map { report.results[$0].document })
    let drawn = documents.flatMap { drawn[$0] ?? [] }
    let reasons = reasons ?? Set(members.flatMap { report.results[$0].reasons })
    let names = Set(members.map { report.results[$0].name })
    let affected = drawn.filter { names.contains($0.name) || mayShow(reasons, $0) }
    return CaseAxis.allCases.compactMap { axis in
      // One that has no value of the axis, as a document without a case, is on none of those that are named.
      guard affected.allSatisfy({ $0.axes[axis] != nil }) else { return nil }
      let all = Set(drawn.compactMap { $0.axes[axis] })
      let hit = Set(affected.compactMap { $0.axes[axis] })
      guard !hit.isEmpty, hit.count < all.count else { return nil }
      let names = hit.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return "only \(axis.preposition) \(names.map(axis.shown).joined(separator: ", "))"
    }
  }

  /// Whether a snapshot that is not of the group may show one of its reasons.
  private static func mayShow(
    _ reasons: Set<ChangeCause.Identity>, _ result: CaseResult
  ) -> Bool {
    switch result.status {
    case .same, .stale: false
    case .changed, .updated:
      reasons.isEmpty || result.causes.isEmpty
        || !reasons.isDisjoint(with: result.reasons)
    case .tolerated, .recorded, .missing, .moved, .wrong, .broken: true
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

  /// A value of the axis as people write it: `2x`.
  func shown(_ value: String) -> String { self == .scale ? value + "x" : value }
}
