import StrutCore

/// A tree's required constraints, with contributors turned off and on to see what conflicts.
struct ConflictSearch {
  let tree: ConstraintTree
  let width: Double?
  let height: Double?
  private(set) var assembly: ConstraintAssembly
  /// The constraints of each contributor.
  let constraints: [[ConstraintID]]
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

  /// What ``minimalSet(upTo:)`` finds; `nil` where the contributors up to that one can hold.
  mutating func conflict(upTo failing: Int) throws(SolverFault) -> [Int]? {
    for index in constraints.indices { setEnabled(index <= failing, index) }
    guard try conflicting() != nil else { return nil }
    return try minimalSet(upTo: failing)
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

// MARK: Sizes below 0

extension ConflictSearch {
  /// In larger trees it is not looked for.
  private static let mostContributors = 2_000

  /// The size that would be below 0 for contributors to hold; `nil` where that is not what they conflict about.
  ///
  /// - Parameter set: Contributors that cannot hold together.
  func negativeSize(in set: [Int]) throws(SolverFault) -> TreeConflict.NegativeSize? {
    guard constraints.count <= Self.mostContributors else { return nil }
    let wanted = Set(set)
    var alone = assembly
    for index in constraints.indices {
      alone.setEnabled(wanted.contains(index), constraints[index])
    }
    var free = alone
    for index in tree.views.indices.dropFirst() {
      for axis in [Axis.horizontal, .vertical] { free.letBeNegative(index, axis) }
    }
    guard try free.conflict() == nil else { return nil }
    for index in tree.views.indices.dropFirst() {
      for axis in [Axis.horizontal, .vertical] {
        let size = free.variables[index].size(axis)
        guard free.solver.value(of: size) < -Tolerance.length else { continue }
        var single = alone
        single.letBeNegative(index, axis)
        guard try single.conflict() == nil else { return nil }
        return TreeConflict.NegativeSize(
          view: index, axis: axis, length: single.solver.value(of: size))
      }
    }
    return nil
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
        wishes[contributor].contains { elastic.solver.violation(of: $0) > Tolerance.length }
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
