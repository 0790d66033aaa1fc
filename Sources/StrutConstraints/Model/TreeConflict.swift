import StrutCore

/// Why a tree has no layout.
public enum TreeFailure: Error, Sendable {
  /// Sizes and statements cannot all hold.
  case conflict(TreeConflict)
  /// The solver could not prove its result.
  case fault(SolverFault)

  /// The conflict of a tree whose required constraints cannot all hold, or the fault that came of looking for it.
  init(conflictIn tree: ConstraintTree, width: Double?, height: Double?) {
    do throws(SolverFault) {
      self = .conflict(try TreeConflict(in: tree, width: width, height: height))
    } catch {
      self = .fault(error)
    }
  }
}

/// Sizes and statements that cannot all hold.
///
/// Deviation: UIKit breaks one of the constraints, tells the log and goes on. Here it is an error that names a smallest
/// set of them, since a picture of a broken layout would be taken for right.
public struct TreeConflict: Error, Sendable {
  /// A minimal set: without any one of them the others can hold. Sizes first, in document order.
  public var origins: [ConstraintOrigin]
  /// The first one in document order that cannot hold with all before it.
  public var failing: ConstraintOrigin
  /// The tree, with the sizes that its contents had.
  public var tree: ConstraintTree

  /// Looks for the conflict of a tree whose required constraints cannot all hold.
  init(in tree: ConstraintTree, width: Double?, height: Double?) throws(SolverFault) {
    var search = ConflictSearch(tree, width: width, height: height)
    let failing = try search.firstFailing()
    origins = search.origins(of: try search.minimalSet(upTo: failing))
    self.tree = tree
    self.failing = search.origins(of: [failing]).first ?? .implicit
  }
}

/// A tree's required constraints, with contributors turned off and on to see what conflicts.
private struct ConflictSearch {
  private var assembly: ConstraintAssembly
  private var constraints: [[ConstraintID]]
  private var isEnabled: [Bool]

  init(_ tree: ConstraintTree, width: Double?, height: Double?) {
    assembly = ConstraintAssembly(tree, width: width, height: height, isRequiredOnly: true)
    constraints = Array(repeating: [], count: assembly.contributorCount)
    isEnabled = Array(repeating: true, count: assembly.contributorCount)
    for (number, record) in assembly.records.enumerated() where record.contributor >= 0 {
      constraints[record.contributor].append(ConstraintID(index: Int32(number)))
    }
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

  /// The contributors that the solver finds in conflict; `nil` if those that are turned on can hold.
  private mutating func conflicting() throws(SolverFault) -> Set<Int>? {
    do throws(SolverFailure) {
      try assembly.solve()
      return nil
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .conflict(let conflict):
        return Set(
          conflict.constraints.map { assembly.records[Int($0.index)].contributor }
            .filter { $0 >= 0 })
      }
    }
  }

  /// Where contributors come from, in their order.
  func origins(of contributors: [Int]) -> [ConstraintOrigin] {
    contributors.compactMap { contributor in
      constraints[contributor].first.map { assembly.records[Int($0.index)].origin }
    }
  }
}
