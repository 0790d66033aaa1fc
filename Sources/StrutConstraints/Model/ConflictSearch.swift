import StrutCore

/// A tree's required constraints, with contributors turned off and on to see what conflicts.
struct ConflictSearch {
  /// A number that the others want otherwise, with the constraint that has it.
  struct Found {
    var shortfall: TreeConflict.Shortfall
    var contributor: Int
    var constraint: ConstraintID
  }

  private let tree: ConstraintTree
  private let width: Double?
  private let height: Double?
  private var assembly: ConstraintAssembly
  private var constraints: [[ConstraintID]]
  private var isEnabled: [Bool]

  init(_ tree: ConstraintTree, width: Double?, height: Double?) {
    (self.tree, self.width, self.height) = (tree, width, height)
    assembly = ConstraintAssembly(tree, width: width, height: height, for: .conflicts)
    constraints = assembly.constraintsByContributor { _ in true }
    isEnabled = Array(repeating: true, count: assembly.contributorCount)
  }

  /// The first contributor that cannot hold together with all before it, by bisection.
  mutating func firstFailing() throws(SolverFault) -> Int {
    let first = try (1..<max(1, constraints.count)).partitioningIndex {
      (count) throws(SolverFault) in
      for index in constraints.indices { setEnabled(index < count, index) }
      return try conflicting() != nil
    }
    return first - 1
  }

  /// What a deletion filter in document order leaves of the contributors up to the failing one.
  ///
  /// Contributors that can all be dropped at once can be dropped in turn, so the filter tries more and more of them
  /// as long as the rest conflicts. Those that the solver does not name need no trial.
  mutating func minimalSet(upTo failing: Int) throws(SolverFault) -> [Int] {
    for index in constraints.indices { setEnabled(index <= failing, index) }
    let all = 0..<(failing + 1)
    var named = try conflicting() ?? Set(all)
    var next = 0
    var step = 1
    while next < all.count {
      let candidates = next..<min(next + step, all.count)
      for index in candidates { setEnabled(false, index) }
      if named.isDisjoint(with: candidates) {
        next = candidates.upperBound
      } else if let others = try conflicting() {
        named = others
        next = candidates.upperBound
        step *= 2
      } else {
        for index in candidates { setEnabled(true, index) }
        if step == 1 { next += 1 }
        step = max(1, step / 2)
      }
    }
    return all.filter { isEnabled[$0] }
  }

  private mutating func setEnabled(_ isEnabled: Bool, _ contributor: Int) {
    guard self.isEnabled[contributor] != isEnabled else { return }
    self.isEnabled[contributor] = isEnabled
    assembly.setEnabled(isEnabled, constraints[contributor])
  }

  /// The last contributor.
  var last: Int { constraints.count - 1 }

  /// The contributors that the solver finds in conflict; `nil` if those that are turned on can hold.
  private mutating func conflicting() throws(SolverFault) -> Set<Int>? {
    guard let conflict = try assembly.conflict() else { return nil }
    return Set(
      conflict.constraints.map { assembly.records[Int($0.index)].contributor }.filter { $0 >= 0 })
  }

  /// Where contributors come from, in their order.
  func origins(of contributors: [Int]) -> [ConstraintOrigin] {
    contributors.compactMap { contributor in
      constraints[contributor].first.map { assembly.records[Int($0.index)].origin }
    }
  }
}

// MARK: The shortest set

extension ConflictSearch {
  /// The most sets that are tried in the search for the shortest one, for a tree of so many contributors.
  private static func mostTrials(_ contributors: Int) -> Int {
    max(4, min(64, 200_000 / max(1, contributors)))
  }

  /// A conflict with the failing contributor that no shorter one has, if the search ends within its trials.
  ///
  /// Every conflict meets every set of contributors without which the rest can hold. So a smallest set that meets all
  /// of those found so far is no larger than the shortest conflict; where it conflicts, it is one. Where it does not,
  /// it leads to another such set: that of the contributors that fail where as little as possible fails.
  ///
  /// Source: Ignatiev, Previti, Liffiton, Marques-Silva, "Smallest MUS Extraction with Minimal Hitting Set Dualization"
  /// (2015).
  ///
  /// - Parameter known: A minimal set, which is kept where no smaller one is found.
  mutating func shortestSet(upTo failing: Int, atMost known: [Int]) throws(SolverFault) -> [Int] {
    guard known.count > 2 else { return known }
    var elastic = ConstraintAssembly(
      tree, width: width, height: height, for: .elastic(upTo: failing))
    let required = elastic.constraintsByContributor { !$0.isWish }
    let wishes = elastic.constraintsByContributor(where: \.isWish)
    for contributor in required.indices { elastic.setEnabled(false, required[contributor]) }
    var sets: [[Int]] = []
    for _ in 0..<Self.mostTrials(failing) {
      guard let hitting = HittingSet.smallest(of: sets, below: known.count - 1) else {
        return known
      }
      let chosen = hitting + [failing]
      for contributor in chosen { elastic.setEnabled(true, required[contributor]) }
      if try elastic.conflict() != nil { return chosen.sorted() }
      for contributor in chosen { elastic.setEnabled(false, required[contributor]) }
      let failed = wishes.indices.filter { contributor in
        wishes[contributor].contains { elastic.solver.violation(of: $0) > 1e-6 }
      }
      // Rounding errors alone would lead in a circle.
      guard !failed.isEmpty, Set(failed).isDisjoint(with: chosen) else { return known }
      sets.append(failed)
    }
    return known
  }
}

/// Smallest sets that have a member in each of some sets.
private enum HittingSet {
  private static let mostSteps = 20_000

  /// A smallest set that meets all of `sets`; `nil` where it has `limit` members or more, or takes too long to find.
  static func smallest(of sets: [[Int]], below limit: Int) -> [Int]? {
    var steps = 0
    for size in 0..<max(0, limit) {
      if let found = extend([], by: size, sets[...], &steps) { return found }
      if steps > mostSteps { return nil }
    }
    return nil
  }

  private static func extend(
    _ chosen: [Int], by count: Int, _ sets: ArraySlice<[Int]>, _ steps: inout Int
  ) -> [Int]? {
    steps += 1
    guard let open = sets.firstIndex(where: { set in !set.contains(where: chosen.contains) }) else {
      return chosen
    }
    guard count > 0, steps <= mostSteps else { return nil }
    for member in sets[open] {
      let next = sets[(open + 1)...]
      if let found = extend(chosen + [member], by: count - 1, next, &steps) { return found }
    }
    return nil
  }
}

// MARK: What is short, and what mends it

extension ConflictSearch {
  /// The most comparisons of a statement that are looked at.
  private static let mostParts = 12
  /// The most sizes and statements of a set that are tried, each by solving: long sets are chains of what is alike.
  private static let mostCandidates = 12

  /// A number of the set that the others want otherwise: of a given size before a size attribute before a statement.
  func shortfall(among set: [Int], failing: Int) throws(SolverFault) -> Found? {
    // Of two that are alike the later one is the less expected.
    let ranked = set.map { ($0, rank(of: $0, failing)) }.filter { $0.1 < 4 }
      .sorted { ($0.1, $1.0) < ($1.1, $0.0) }
    var first: Found?
    for (contributor, rank) in ranked.prefix(Self.mostCandidates) {
      for id in constraints[contributor].prefix(Self.mostParts) {
        guard let found = try shortfall(of: id, contributor, among: set) else { continue }
        // Nobody means a size of nothing.
        if rank <= 1, found.shortfall.needs <= 0 { continue }
        // Of sizes, too little is easier to understand than too much.
        if rank != 1 || found.shortfall.needs > found.shortfall.has { return found }
        first = first ?? found
      }
    }
    return first
  }

  /// What people look at first is small; 4 for what has no number of its own.
  private func rank(of contributor: Int, _ failing: Int) -> Int {
    guard let id = constraints[contributor].first else { return 4 }
    switch assembly.records[Int(id.index)].origin {
    case .given: return 0
    case .size(let view, let text):
      let rule = tree.views[view].sizes.first { $0.text == text }
      if case .points = rule?.value { return 1 }
      return 4
    case .statement(let index):
      let parts = tree.statements[index].constraints
      if parts.count == 1, parts[0].second == nil { return 2 }
      return contributor == failing ? 3 : 4
    default: return 4
    }
  }

  /// How far from its number a comparison has to be for the others to hold.
  private func shortfall(
    of id: ConstraintID, _ contributor: Int, among set: [Int]
  ) throws(SolverFault) -> Found? {
    let record = assembly.records[Int(id.index)]
    var probe = ConstraintAssembly(
      tree, width: width, height: height,
      for: .wish(contributor: contributor, part: record.part, among: Set(set)))
    guard let wish = probe.records.firstIndex(where: \.isWish), try probe.conflict() == nil else {
      return nil
    }
    let missing = probe.solver.residual(of: ConstraintID(index: Int32(wish)))
    guard abs(missing) > 1e-6 else { return nil }
    let has: Double =
      switch record.origin {
      case .statement(let index):
        tree.statements[index].constraints[record.part].constant
      default: assembly.solver.constant(of: id)
      }
    return Found(
      shortfall: TreeConflict.Shortfall(
        origin: record.origin, part: record.part, has: has, needs: has + missing),
      contributor: contributor, constraint: id)
  }

  /// Whether people can write another number: not a length below 0, and no size of the canvas that its safe area comes
  /// from, since both change together.
  private func mayChange(_ shortfall: TreeConflict.Shortfall) -> Bool {
    if case .given = shortfall.origin,
      tree.views.contains(where: { ($0.attributes.safeArea ?? Edges(0)) != Edges(0) })
    {
      return false
    }
    return shortfall.needs >= 0 || shortfall.has < 0
  }

  /// Which single changes let everything hold up to a contributor: the number that is short, and the failing statement,
  /// or else another one of the set, that is not required any more.
  ///
  /// - Parameter found: The number that is short; a number that nobody would write becomes the next whole one, where that
  ///   lets everything hold as well.
  mutating func remedies(
    of set: [Int], failing: Int, _ found: inout Found?, upTo last: Int
  ) throws(SolverFault) -> [TreeConflict.Remedy] {
    for index in constraints.indices { setEnabled(index <= last, index) }
    var remedies: [TreeConflict.Remedy] = []
    if var short = found?.shortfall, let constraint = found?.constraint, mayChange(short) {
      if !short.canBeWritten {
        short.needs = short.needs.rounded(short.needs > short.has ? .up : .down)
      }
      var probe = assembly
      let change = short.needs - short.has
      probe.changeConstant(of: constraint, by: change)
      if try probe.conflict() == nil {
        remedies.append(.number)
        found?.shortfall = short
      }
    }
    let statements = set.filter { contributor in
      origins(of: [contributor]).contains { $0.statement != nil }
    }
    let candidates = statements.filter { $0 == failing } + statements.reversed()
    for contributor in candidates.prefix(Self.mostCandidates) {
      setEnabled(false, contributor)
      let isMended = try conflicting() == nil
      setEnabled(true, contributor)
      if isMended {
        remedies += origins(of: [contributor]).map { .optional($0) }
        break
      }
    }
    return remedies
  }
}

extension TreeConflict.Shortfall {
  /// Whether people would write the number that is needed: with three digits behind the point at most.
  fileprivate var canBeWritten: Bool {
    abs(needs - (needs * 1000).rounded() / 1000) < 1e-9
  }
}
