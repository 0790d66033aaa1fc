import StrutCore
import Testing

@_spi(Solver) @testable import StrutConstraints

/// Conflicts of random trees, against an exhaustive search and against solving again.
struct ConflictTests {
  private struct NoContent: ViewMeasurer {
    func measure(
      _ index: Int, width: Double
    ) -> (height: Double, baselines: ConstraintTree.Baselines)? { nil }
  }

  /// No conflict with the failing statement is shorter than the one that is told, and that one is minimal.
  @Test(arguments: 0..<60)
  func theShortestSetIsTold(_ seed: Int) throws {
    let tree = randomTree(seed)
    guard let conflict = conflict(of: tree) else { return }
    let failing = statement(conflict.failing) ?? tree.statements.count
    let told = Set(conflict.origins.map { statement($0) ?? -1 })
    #expect(!holds(tree, told))
    for one in told {
      #expect(holds(tree, told.subtracting([one])), "\(seed): \(one) is not needed")
    }
    guard failing < tree.statements.count else { return }
    let others = [-1] + Array(0..<failing)
    for count in 0..<(told.count - 1) {
      for chosen in subsets(of: others, count) {
        #expect(holds(tree, Set(chosen + [failing])), "\(seed): \(chosen) is shorter than \(told)")
      }
    }
  }

  /// A width that two chains of statements hold, and that a last statement wants otherwise: the shorter chain is told,
  /// whichever of the two is written first.
  @Test(arguments: [(1, 2), (2, 1), (2, 3), (3, 2), (3, 5), (5, 3), (4, 7), (7, 4)])
  func ofTwoChainsTheShorterIsTold(_ first: Int, _ second: Int) throws {
    let tree = chainTree([first, second])
    let conflict = try #require(self.conflict(of: tree))
    let shorter = first < second ? Array(0..<first) : Array(first..<(first + second))
    #expect(conflict.origins.map { statement($0) } == shorter + [first + second])
  }

  /// Every change that is proposed lets everything hold; the number that is short is the nearest one that does.
  @Test(arguments: 0..<120)
  func whatIsProposedWasTried(_ seed: Int) throws {
    let tree = randomTree(seed)
    guard let conflict = conflict(of: tree), !conflict.hasOthers else { return }
    #expect(!conflict.remedies.isEmpty)
    for remedy in conflict.remedies {
      switch remedy {
      case .optional(let origin):
        let index = try #require(statement(origin))
        var mended = tree
        mended.statements[index].constraints[0].priority = .high
        #expect(self.conflict(of: mended) == nil, "\(seed)")
      case .number(let number):
        #expect(self.conflict(of: tree, with: number, number.needs) == nil, "\(seed)")
        let less = (number.needs + number.has) / 2
        #expect(self.conflict(of: tree, with: number, less) != nil, "\(seed)")
      case .omitted(let origins):
        let omitted = origins.map { statement($0) ?? -1 }
        #expect(holds(tree, Set(-1..<tree.statements.count).subtracting(omitted)), "\(seed)")
      case .turned, .rewritten, .equalized, .loosened, .numbers, .metric, .yielding, .givingWay:
        Issue.record("\(seed): there are no texts to write anew, and no sizes")
      }
    }
  }

  // MARK: Trees

  /// Three views in a container 100 wide whose edges and widths are tied at random, most of them not for long.
  private func randomTree(_ seed: Int) -> ConstraintTree {
    var random = RandomSource(seed: UInt64(seed + 1))
    let root = ConstraintView(0)
    let views =
      [ConstraintTree.View(ConstraintView(0), parent: -1)]
      + (1...3).map { ConstraintTree.View(ConstraintView($0), parent: 0) }
    let lines: [LayoutAttribute] = [.left, .right, .centerX]
    let statements = (0..<(5 + random.below(4))).map { _ -> ConstraintStatement in
      let first = ConstraintView(1 + random.below(3))
      let relation: Relation = [.equal, .equal, .lessOrEqual, .greaterOrEqual][random.below(4)]
      let constant = Double(10 * random.below(8))
      let constraint: AnchorConstraint
      if random.below(3) == 0 {
        constraint = AnchorConstraint(Anchor(first, .width), relation, nil, plus: constant)
      } else {
        let second = ConstraintView(random.below(4))
        constraint = AnchorConstraint(
          Anchor(first, lines[random.below(3)]), relation,
          Anchor(second, lines[random.below(3)]), plus: constant)
      }
      return ConstraintStatement(container: root, constraints: [constraint])
    }
    return ConstraintTree(views: views, statements: statements)
  }

  /// Chains that each make the first view 50 wide by so many statements, and a statement that wants 60.
  private func chainTree(_ lengths: [Int]) -> ConstraintTree {
    let target = ConstraintView(1)
    var views = [
      ConstraintTree.View(ConstraintView(0), parent: -1), ConstraintTree.View(target, parent: 0),
    ]
    var statements: [ConstraintStatement] = []
    func add(_ first: ConstraintView, _ second: ConstraintView?, plus constant: Double) {
      let constraint = AnchorConstraint(
        Anchor(first, .width), .equal, second.map { Anchor($0, .width) }, plus: constant)
      statements.append(
        ConstraintStatement(container: ConstraintView(0), constraints: [constraint]))
    }
    for length in lengths {
      var end = target
      for _ in 1..<length {
        let next = ConstraintView(views.count)
        views.append(ConstraintTree.View(next, parent: 0))
        add(end, next, plus: 0)
        end = next
      }
      add(end, nil, plus: 50)
    }
    add(target, nil, plus: 60)
    return ConstraintTree(views: views, statements: statements)
  }

  /// The statement of an origin; `nil` for the container's width.
  private func statement(_ origin: ConstraintOrigin) -> Int? {
    if case .statement(let index) = origin { index } else { nil }
  }

  private func conflict(of tree: ConstraintTree, width: Double = 100) -> TreeConflict? {
    var layout = ConstraintLayout(tree, width: width, height: 10)
    do throws(TreeFailure) {
      try layout.solve(measuring: NoContent())
      return nil
    } catch {
      if case .conflict(let conflict) = error { return conflict }
      Issue.record("\(error)")
      return nil
    }
  }

  private func conflict(
    of tree: ConstraintTree, with shortfall: TreeConflict.Shortfall, _ number: Double
  ) -> TreeConflict? {
    guard case .statement(let index) = shortfall.origin else {
      return conflict(of: tree, width: number)
    }
    var changed = tree
    changed.statements[index].constraints[shortfall.part].constant = number
    return conflict(of: changed)
  }

  /// Whether some statements, and the container's width where -1 is among them, hold together.
  private func holds(_ tree: ConstraintTree, _ chosen: Set<Int>) -> Bool {
    var part = tree
    part.statements = tree.statements.indices.filter(chosen.contains).map { tree.statements[$0] }
    var layout = ConstraintLayout(part, width: chosen.contains(-1) ? 100 : nil, height: 10)
    return (try? layout.solve(measuring: NoContent())) != nil
  }

  private func subsets(of members: [Int], _ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return members.indices.flatMap { index in
      subsets(of: Array(members[(index + 1)...]), count - 1).map { [members[index]] + $0 }
    }
  }
}
