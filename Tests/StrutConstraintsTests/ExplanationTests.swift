import StrutCore
import Testing

@testable import StrutConstraints

/// Explanations of random trees: nothing is listed that is not needed.
struct ExplanationTests {
  private struct NoContent: ViewMeasurer {
    func measure(
      _ index: Int, width: Double
    ) -> (height: Double, baselines: ConstraintTree.Baselines)? { nil }
  }

  /// Without a listed statement the number changes or is free, unless it is listed as one that others replace.
  @Test(arguments: 0..<150)
  func everyListedStatementIsNeeded(_ seed: Int) throws {
    let tree = randomTree(seed)
    guard let layout = solved(tree) else { return }
    var explainer = ConstraintExplainer(layout)
    let ambiguous = try layout.ambiguousViews()
    for index in tree.views.indices.dropFirst() {
      let open = ambiguous.first { $0.index == index }?.numbers ?? []
      let explanation = explainer.explanation(of: index)
      let numbers = [
        ("x", explanation.x), ("y", explanation.y), ("width", explanation.width),
        ("height", explanation.height),
      ]
      for (place, (name, causes)) in numbers.enumerated() where !open.contains(name) {
        #expect(!causes.isEmpty, "\(seed): nothing for \(name) of \(index)")
        for cause in causes where cause.isAlone {
          try expectNeeded(cause.origin, layout, index, place, "\(seed): \(name) of \(index)")
        }
      }
    }
  }

  /// What two statements say at once is listed once, as what another replaces.
  @Test func aRepetitionIsListedOnce() throws {
    let view = ConstraintView(1)
    let wide = AnchorConstraint(Anchor(view, .width), .equal, nil, plus: 40)
    let tree = ConstraintTree(
      views: [
        ConstraintTree.View(ConstraintView(0), parent: -1), ConstraintTree.View(view, parent: 0),
      ],
      statements: [wide, wide].map {
        ConstraintStatement(container: ConstraintView(0), constraints: [$0])
      })
    let layout = try #require(solved(tree))
    #expect(
      layout.explanation(of: 1).width == [.init(origin: .statement(0), isAlone: false)])
  }

  /// A width that is 0 because it cannot be less says so.
  @Test func theBoundThatActsIsNamed() throws {
    let view = ConstraintView(1)
    let narrow = AnchorConstraint(
      Anchor(view, .width), .equal, nil, plus: -40, priority: .high)
    let tree = ConstraintTree(
      views: [
        ConstraintTree.View(ConstraintView(0), parent: -1), ConstraintTree.View(view, parent: 0),
      ], statements: [ConstraintStatement(container: ConstraintView(0), constraints: [narrow])])
    let layout = try #require(solved(tree))
    #expect(
      layout.explanation(of: 1).width == [.init(origin: .least(1, .horizontal), isAlone: true)])
  }

  // MARK: Trees

  private func expectNeeded(
    _ origin: ConstraintOrigin, _ layout: ConstraintLayout, _ index: Int, _ place: Int,
    _ comment: String
  ) throws {
    var tree = layout.tree
    var width: Double? = 200
    switch origin {
    case .statement(let statement): tree.statements.remove(at: statement)
    case .given(.horizontal): width = nil
    default: return
    }
    let other = try #require(solved(tree, width: width))
    let before = layout.forms(of: index)[place], after = other.forms(of: index)[place]
    let change = layout.solved.solver.value(of: before) - other.solved.solver.value(of: after)
    let isFree = try other.solved.solver.ambiguities(of: [after])[0]
    #expect(abs(change) > 1e-6 || isFree, "\(comment): \(origin) is not needed")
  }

  private func solved(_ tree: ConstraintTree, width: Double? = 200) -> ConstraintLayout? {
    var layout = ConstraintLayout(tree, width: width, height: 100)
    return (try? layout.solve(measuring: NoContent())) == nil ? nil : layout
  }

  /// Some views whose lines are tied to one another and to round numbers, so that much holds at one place.
  private func randomTree(_ seed: Int) -> ConstraintTree {
    var random = RandomSource(seed: UInt64(seed + 1))
    let count = 2 + random.below(4)
    let root = ConstraintView(0)
    let views =
      [ConstraintTree.View(root, parent: -1)]
      + (1...count).map { index in
        ConstraintTree.View(
          ConstraintView(index), parent: 0,
          intrinsicSize: random.below(2) == 0 ? Size(width: 20, height: 10) : nil)
      }
    let lines: [[LayoutAttribute]] = [[.left, .right, .centerX], [.top, .bottom, .centerY]]
    let statements = (0..<(2 * count + random.below(3 * count))).map { _ -> ConstraintStatement in
      let axis = random.below(2)
      let first = ConstraintView(1 + random.below(count))
      let second = ConstraintView(random.below(count + 1))
      let relation: Relation = [.equal, .equal, .lessOrEqual, .greaterOrEqual][random.below(4)]
      let priority: Priority = [.required, .high, .low][random.below(3)]
      let constant = Double(10 * random.below(4))
      let size: LayoutAttribute = axis == 0 ? .width : .height
      let constraint =
        random.below(3) == 0
        ? AnchorConstraint(
          Anchor(first, size), relation, nil, plus: constant, priority: priority)
        : AnchorConstraint(
          Anchor(first, lines[axis][random.below(3)]), relation,
          Anchor(second, lines[axis][random.below(3)]), plus: constant, priority: priority)
      return ConstraintStatement(container: root, constraints: [constraint])
    }
    return ConstraintTree(views: views, statements: statements)
  }
}
