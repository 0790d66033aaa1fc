import StrutCore
import StrutTestSupport
import Testing

@_spi(Solver) @testable import StrutConstraints

/// Explanations of random trees: nothing is listed that is not needed.
struct ExplanationTests {
  private struct NoContent: ViewMeasurer {
    func measure(
      _ index: Int, width: Double
    ) -> (height: Double, baselines: ConstraintTree.Baselines)? { nil }
  }

  /// How many systems are tried of each kind.
  private static let count = environmentNumber("STRUT_EXPLANATIONS", else: 150)

  /// Without a listed statement the number changes or is free; where it is listed as one that others replace, so it is with
  /// nothing but the rest of the list.
  @Test(arguments: 0..<count)
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
        for cause in causes {
          let comment = "\(seed): \(name) of \(index)"
          if cause.isAlone {
            try expectNeeded(cause.origin, layout, index, place, comment)
          } else {
            try expectNeeded(cause.origin, among: causes, layout, index, place, comment)
          }
        }
      }
    }
  }

  /// Of equalities that say much more than once, those that are listed fix the number by themselves, and no longer
  /// without any one of them.
  @Test(arguments: 0..<count / 3)
  func whatIsListedIsEnough(_ seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed + 1))
    let count = 2 + random.below(3)
    let root = ConstraintView(0)
    let places = (0...count).map { index in
      index == 0
        ? (left: 0, width: 200) : (left: 5 * random.below(20), width: 10 + random.below(50))
    }
    func place(_ view: Int, _ line: LayoutAttribute) -> Double {
      Double(places[view].left + (line == .right ? places[view].width : 0))
    }
    let statements = (0..<(6 * count)).map { _ -> ConstraintStatement in
      let (first, second) = (1 + random.below(count), random.below(count + 1))
      let lines: [LayoutAttribute] = [.left, .right]
      let (own, other) = (lines[random.below(2)], lines[random.below(2)])
      let isWidth = random.below(4) == 0
      let constraint =
        isWidth
        ? AnchorConstraint(
          Anchor(ConstraintView(first), .width), .equal, nil, plus: Double(places[first].width))
        : AnchorConstraint(
          Anchor(ConstraintView(first), own), .equal, Anchor(ConstraintView(second), other),
          plus: place(first, own) - place(second, other))
      return ConstraintStatement(container: root, constraints: [constraint])
    }
    let views = (0...count).map {
      ConstraintTree.View(ConstraintView($0), parent: $0 == 0 ? -1 : 0)
    }
    let layout = try #require(solved(ConstraintTree(views: views, statements: statements)))
    let ambiguous = try layout.ambiguousViews()
    var explainer = ConstraintExplainer(layout)
    for index in 1...count {
      let open = ambiguous.first { $0.index == index }?.numbers ?? []
      let explanation = explainer.explanation(of: index)
      for (number, causes) in [(0, explanation.x), (2, explanation.width)]
      where !open.contains(number == 0 ? "x" : "width") {
        let listed = statements.indices.filter { statement in
          causes.contains { $0.origin == .statement(statement) }
        }
        let isGiven = causes.contains { $0.origin == .given(.horizontal) }
        let value = Double(number == 0 ? places[index].left : places[index].width)
        /// Whether some of the statements give the number its value, and no other.
        func isFixed(by chosen: [Int], _ isGiven: Bool) throws -> Bool {
          let part = ConstraintTree(views: views, statements: chosen.map { statements[$0] })
          let other = try #require(solved(part, width: isGiven ? 200 : nil))
          let form = other.forms(of: index)[number]
          guard abs(other.solved.solver.value(of: form) - value) < 1e-6 else { return false }
          return try !other.solved.solver.ambiguities(of: [form])[0]
        }
        #expect(try isFixed(by: listed, isGiven), "\(seed): \(causes)")
        for one in listed {
          let others = listed.filter { $0 != one }
          #expect(try !isFixed(by: others, isGiven), "\(seed): \(one) of \(listed)")
        }
        if isGiven { #expect(try !isFixed(by: listed, false), "\(seed): \(listed)") }
      }
    }
  }

  /// A number that the view's own size says is not told by its neighbours, nor by two statements what one says.
  @Test(arguments: 0..<24)
  func theShortestSetIsListed(_ order: Int) throws {
    var random = RandomSource(seed: UInt64(order + 1))
    let systems = [
      // Both are as high as each other and as they say themselves.
      ["1.height == 40", "2.height == 40", "1.top == 2.top", "1.bottom == 2.bottom"],
      // The first one is between two places, too.
      [
        "1.height == 40", "2.height == 40", "1.top == 0.top + 20", "2.top == 1.bottom + 20",
        "2.top == 0.top + 80",
      ],
    ]
    let equations = random.shuffled(systems[order % 2])
    let statements = equations.map(statement)
    let views = (0...2).map { ConstraintTree.View(ConstraintView($0), parent: $0 == 0 ? -1 : 0) }
    let layout = try #require(solved(ConstraintTree(views: views, statements: statements)))
    for index in 1...2 {
      let own = try #require(equations.firstIndex(of: "\(index).height == 40"))
      let causes = layout.explanation(of: index).height
      #expect(causes.map(\.origin) == [.statement(own)], "\(equations)")
    }
  }

  /// One statement about both edges says as much as two about the size and the middle.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func oneStatementIsListedRatherThanTwo(_ order: [Int]) throws {
    let (view, root) = (ConstraintView(1), ConstraintView(0))
    func tie(_ line: LayoutAttribute, _ constant: Double) -> AnchorConstraint {
      AnchorConstraint(Anchor(view, line), .equal, Anchor(root, line), plus: constant)
    }
    let kinds = [[tie(.left, 20), tie(.right, -20)], [tie(.width, -40)], [tie(.centerX, 0)]]
    let tree = ConstraintTree(
      views: [ConstraintTree.View(root, parent: -1), ConstraintTree.View(view, parent: 0)],
      statements: order.map { ConstraintStatement(container: root, constraints: kinds[$0]) })
    let layout = try #require(solved(tree))
    let both = try #require(order.firstIndex(of: 0))
    #expect(layout.explanation(of: 1).x == [.init(origin: .statement(both), isAlone: false)])
  }

  /// An equation between views that are numbers; 0 is the container.
  private func statement(_ equation: String) -> ConstraintStatement {
    let words = equation.split { $0 == " " || $0 == "." }
    func anchor(_ place: Int) -> Anchor {
      Anchor(
        ConstraintView(Int(words[place]) ?? 0),
        LayoutAttribute(rawValue: String(words[place + 1])) ?? .width)
    }
    let second = words.count > 4 ? anchor(3) : nil
    let constant = second == nil ? words[3] : words.count > 6 ? words[6] : "0"
    return ConstraintStatement(
      container: ConstraintView(0),
      constraints: [AnchorConstraint(anchor(0), .equal, second, plus: Double(constant) ?? 0)])
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

  /// A width that is 0 because it cannot be less says so, beside what would have it less.
  @Test func theBoundThatActsIsNamed() throws {
    let view = ConstraintView(1)
    let narrow = AnchorConstraint(
      Anchor(view, .width), .equal, nil, plus: -40, priority: .high)
    let tree = ConstraintTree(
      views: [
        ConstraintTree.View(ConstraintView(0), parent: -1), ConstraintTree.View(view, parent: 0),
      ], statements: [ConstraintStatement(container: ConstraintView(0), constraints: [narrow])])
    let layout = try #require(solved(tree))
    let width = layout.explanation(of: 1).width
    #expect(
      width == [
        .init(origin: .least(1, .horizontal), isAlone: true),
        .init(origin: .statement(0), isAlone: true),
      ])
  }

  /// Where all lengths of a row are given, and its ends, more holds than it takes: a place depends on what stands before it,
  /// not on the margin at the other end.
  @Test func theFarMarginOfARowThatIsHeldTwiceIsNotListed() throws {
    let (root, a, b) = (ConstraintView(0), ConstraintView(1), ConstraintView(2))
    let row = [
      AnchorConstraint(Anchor(a, .leading), .equal, Anchor(root, .leading, of: .margin)),
      AnchorConstraint(Anchor(a, .width), .equal, nil, plus: 120),
      AnchorConstraint(Anchor(b, .leading), .equal, Anchor(a, .trailing)),
      AnchorConstraint(Anchor(b, .width), .equal, nil, plus: 64),
      AnchorConstraint(Anchor(root, .trailing, of: .margin), .equal, Anchor(b, .trailing)),
    ]
    let tree = ConstraintTree(
      views: [
        ConstraintTree.View(root, parent: -1), ConstraintTree.View(a, parent: 0),
        ConstraintTree.View(b, parent: 0),
      ], statements: [ConstraintStatement(container: root, constraints: row)])
    let layout = try #require(solved(tree))
    let left = ViewExplanation.Cause(origin: .area(0, .margin, .left), isAlone: true)
    let statement = ViewExplanation.Cause(origin: .statement(0), isAlone: true)
    #expect(layout.explanation(of: 1).x == [statement, left])
    #expect(layout.explanation(of: 2).x == [statement, left])
    #expect(layout.explanation(of: 2).width == [statement])
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

  /// With all else that is listed, and nothing more, the number is another one or free.
  private func expectNeeded(
    _ origin: ConstraintOrigin, among causes: [ViewExplanation.Cause], _ layout: ConstraintLayout,
    _ index: Int, _ place: Int, _ comment: String
  ) throws {
    let assembly = ConstraintAssembly(layout.tree, width: 200, height: 100)
    var solver = assembly.solver
    let kept = Set(causes.map(\.origin)).subtracting([origin])
    for (number, record) in assembly.records.enumerated() where !kept.contains(record.origin.shown)
    {
      solver.remove(ConstraintID(index: Int32(number)))
    }
    try solver.solve()
    let form = layout.forms(of: index)[place]
    let change = layout.solved.solver.value(of: form) - solver.value(of: form)
    let isFree = try solver.ambiguities(of: [form])[0]
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
