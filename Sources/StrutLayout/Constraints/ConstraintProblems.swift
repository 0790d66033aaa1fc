@_spi(Solver) import StrutConstraints
import StrutCore

/// What is wrong with the constraints of a layout.
public enum ConstraintProblem: Sendable {
  /// Required sizes and statements that cannot all hold; the boxes of the tree keep their frames.
  case conflict(
    contributors: [ConstraintContributor], failing: ConstraintContributor, repair: ConflictRepair)
  /// Numbers of a frame that are not the same in every optimal solution: `x`, `y`, `width`, `height`.
  ///
  /// Deviation: UIKit tells of ambiguity only where it is asked. Here it is a warning of every run.
  case ambiguous(BoxID, numbers: [String])
  /// The heights of contents in the tree of this box change its widths and these the heights, again and again; what
  /// the last pass allowed found is shown.
  case unsettled(BoxID)
  /// A view that has nothing in common with the container that holds it.
  case outside(BoxID, of: BoxID)
  /// A container that is as large as its views make it, and 0 on an axis since none of them holds it open.
  case collapsed(BoxID, Axis)
  /// A text that runs out of its container at an edge by an amount in points, since nothing holds its end.
  ///
  /// `fits` says whether its words would have room.
  case beyond(BoxID, of: BoxID, LayoutAttribute, amount: Double, fits: Bool)
  /// A text that got less of an axis than it has, or than its longest word, although it wants to keep it; in points.
  case cut(
    BoxID, Axis, needed: Double, actual: Double, isWrapped: Bool, repair: ConflictRepair?)
  /// A text that a statement with its last baseline stretches, so that its words are not on that line; in points.
  case stretched(
    BoxID, height: Double, content: Double, ConstraintContributor, remedy: ConstraintContributor?)
  /// Wishes of one priority that leave views open, since they cannot all hold.
  case rivals([BoxID], [ConstraintContributor], Priority, ConflictRepair)
  /// Views that share a length, in points, of which nothing says how: a size of one of them decides all.
  case shared([BoxID], Axis, Double)
  /// The solver could not prove its result for the tree of this box, which is a fault of Strut; the boxes keep their
  /// frames.
  case fault(BoxID, message: String)
}

/// A size or statement that takes part in a conflict or an explanation.
public struct ConstraintContributor: Hashable, Sendable {
  /// The box that a size belongs to; `nil` for statements.
  public var box: BoxID?
  /// The statement; `nil` for sizes.
  public var statement: ConstraintStatement?
  /// The contributor in the author's words.
  public var text: String
  /// The place of a number that neither a box nor a statement has; `nil` for others.
  package var range: SourceRange?
  /// Whether the canvas has it.
  package var isOfCanvas = false
}

/// What cannot be as it is said in a conflict, and what mends it.
public struct ConflictRepair: Hashable, Sendable {
  /// A number that the others want otherwise.
  public struct Shortfall: Hashable, Sendable {
    /// The size or statement that has the number.
    public var contributor: ConstraintContributor
    /// The axis of a size.
    public var axis: Axis?
    /// The comparison of a statement that has the number.
    public var comparison: AnchorConstraint?
    /// The number in points.
    public var actual: Double
    /// The number nearest to that with which the others can hold.
    public var needed: Double
    /// Whether the numbers are factors of the other length.
    public var isFactor = false
    /// Whether a view has a size only with a number beyond the one that is needed, which leaves it nothing.
    public var isBound = false
  }

  /// A statement in place of another one.
  public struct Rewriting: Hashable, Sendable {
    /// The one that is there.
    public var contributor: ConstraintContributor
    /// The other one.
    public var text: String
    /// What is written beside it; empty for nothing.
    package var added = ""
    /// The sizes that are left out with it.
    package var omitted: [ConstraintContributor] = []
    /// The view that it names in place of another one, and that one; `nil` where the words are others.
    package var renaming: TreeConflict.Renaming?
  }

  /// A size that would be below 0 if there were such sizes.
  public struct NegativeSize: Hashable, Sendable {
    /// The view.
    public var box: BoxID
    /// The axis of the size.
    public var axis: Axis
    /// The size in points, as near to 0 as all else allows.
    public var length: Double
  }

  /// A change that mends everything, alone.
  public enum Change: Hashable, Sendable {
    /// A number is what it needs to be.
    case number(Shortfall)
    /// Numbers that are alike share what is missing.
    case numbers([Shortfall])
    /// The number with a name is another one.
    case metric(String, Shortfall)
    /// Content hugging or compression has a priority below what is required, on both axes or one.
    case yielding(ConstraintContributor, attribute: String, priority: Double)
    /// The statement is not required any more.
    case optional(ConstraintContributor)
    /// The sizes and statements are left out.
    case omitted([ConstraintContributor])
    /// The visual format goes along the other axis, as the text says.
    case turned(ConstraintContributor, text: String)
    /// The statements are others, as the texts say.
    case rewritten([Rewriting])
  }

  /// What cannot be as it is said; `nil` where that is no single number.
  public var shortfall: Shortfall?
  /// What would be below 0; `nil` where the conflict is not about that.
  public var negativeSize: NegativeSize?
  /// Whether the changes mend a part only: something later in the document conflicts as well.
  public var isPartial: Bool
  /// Whether it is that of the last of several conflicts, so that nothing but those that are told before it conflicts as well.
  package var isLast = false
  /// Changes that were tried and mend everything up to there; those that leave the least open.
  public var changes: [Change]
  /// What the priority of a statement is to be below that is to give way.
  package var weakBelow = Priority.required
}

extension LayoutTree {
  /// The problems of all constraint containers in the last layout, in the order of the containers.
  ///
  /// - Complexity: a part of a layout; where views are ambiguous, linear programs of the container's size.
  public func constraintProblems() -> [ConstraintProblem] {
    var problems: [ConstraintProblem] = []
    var conflicts = 0
    for root in solvedTrees.keys.sorted() where isConstraintRoot(root) {
      guard let solved = solvedTrees[root] else { continue }
      if solved.layout?.isSettled == false { problems.append(.unsettled(BoxID(Int(root)))) }
      do throws(SolverFault) {
        let found = try self.problems(of: solved, besides: conflicts)
        if case .conflict = found.first { conflicts += found.count }
        problems += found
      } catch {
        problems.append(.fault(BoxID(Int(root)), message: error.message))
      }
    }
    return problems
  }

  /// What the layout found of the trees whose required constraints cannot hold together.
  private var conflicts: [TreeConflict] {
    solvedTrees.keys.sorted().filter(isConstraintRoot).compactMap { root in
      guard case .failed(.conflict(let conflict)) = solvedTrees[root]?.outcome else { return nil }
      return conflict
    }
  }

  /// Whether constraints of the last layout cannot hold together.
  package var hasConstraintConflict: Bool { !conflicts.isEmpty }

  /// The constraints of the last layout that cannot hold together, by trees: of each a smallest set.
  package func conflictingConstraints() -> [ConstraintContributor] {
    conflicts.flatMap { conflict in conflict.origins.map { contributor($0, conflict.tree) } }
  }

  /// So many conflicts of a layout are more than anybody mends at once.
  private static let manyConflicts = 32

  /// More conflicts of one container are not told: each is looked for in all of it.
  private static func mostConflicts(in tree: ConstraintTree) -> Int {
    switch tree.statements.count {
    case ...200: 16
    case ...2_000: 8
    default: 1
    }
  }

  /// - Parameter known: The conflicts of other containers; where they are many, one of each is enough.
  private func problems(
    of solved: SolvedConstraintTree, besides known: Int
  ) throws(SolverFault) -> [ConstraintProblem] {
    switch solved.outcome {
    case .failed(.fault(let fault)): throw fault
    case .failed(.conflict(let conflict)):
      let most = known < Self.manyConflicts ? Self.mostConflicts(in: conflict.tree) : 1
      let others = try conflict.others(atMost: most - 1)
      let conflicts = [conflict] + others.conflicts
      return conflicts.enumerated().map { index, conflict in
        var repair = repair(of: conflict)
        repair.isLast = index > 0 && index == conflicts.count - 1 && others.areAll
        return .conflict(
          contributors: conflict.origins.map { contributor($0, conflict.tree) },
          failing: contributor(conflict.failing, conflict.tree), repair: repair)
      }
    case .placed, nil:
      guard let layout = try solved.freeLayout() else { return [] }
      let open = try layout.ambiguousViews()
      let misfits = misfits(
        in: layout, fitted: solved.fittedAxes,
        open: Dictionary(open.map { ($0.index, $0.numbers) }, uniquingKeysWith: { $1 }))
      let ambiguous = open.map { index, numbers in
        ConstraintProblem.ambiguous(
          BoxID(Int(layout.tree.views[index].view.index)), numbers: numbers)
      }
      let shared = layout.sharedLengths(open).map { found in
        ConstraintProblem.shared(
          found.views.map { BoxID(Int(layout.tree.views[$0].view.index)) }, found.axis,
          found.length)
      }
      return ambiguous + rivals(over: open.map(\.index), in: layout) + shared + misfits
    }
  }

  /// The wishes that leave views open since they cannot all hold, as far as some of them are statements: what contents
  /// wish alike has words of its own.
  private func rivals(
    over open: [Int], in layout: ConstraintLayout
  ) -> [ConstraintProblem] {
    let views = layout.tree.views
    return layout.rivals(about: Set(open)).compactMap { found in
      guard found.origins.contains(where: { $0.statement != nil }) else { return nil }
      let boxes = open.filter { index in
        found.origins.contains { layout.tree.says($0, about: index) }
      }.map { BoxID(Int(views[$0].view.index)) }
      return .rivals(
        boxes, found.origins.map { contributor($0, found.tree) }, found.priority,
        ConflictRepair(
          shortfall: found.shortfall.map { shortfall($0, in: found.tree) }, isPartial: false,
          changes: [found.remedy].compactMap { $0 }.map { change($0, in: found.tree) }))
    }
  }

  func repair(of conflict: TreeConflict) -> ConflictRepair {
    let tree = conflict.tree
    let changes = conflict.remedies.map { remedy -> ConflictRepair.Change in
      if case .turned(let origin) = remedy {
        return .turned(contributor(origin, tree), text: conflict.turnedText(of: origin) ?? "")
      }
      return change(remedy, in: tree)
    }
    return ConflictRepair(
      shortfall: conflict.shortfall.map { shortfall($0, in: tree) },
      negativeSize: conflict.negativeSize.map {
        .init(box: BoxID(Int(tree.views[$0.view].view.index)), axis: $0.axis, length: $0.length)
      }, isPartial: conflict.hasOthers, changes: changes)
  }

  private func change(
    _ remedy: TreeConflict.Remedy, in tree: ConstraintTree
  ) -> ConflictRepair.Change {
    switch remedy {
    case .number(let found): .number(shortfall(found, in: tree))
    case .numbers(let found): .numbers(found.map { shortfall($0, in: tree) })
    case .metric(let metric, let found): .metric(metric.name, shortfall(found, in: tree))
    case .yielding(let origin):
      .yielding(
        contributor(origin, tree), attribute: attribute(of: origin, tree),
        priority: Priority.required.rawValue - 1)
    case .givingWay(let origin, let priority):
      .yielding(
        contributor(origin, tree), attribute: attribute(of: origin, tree),
        priority: priority.rawValue - 1)
    case .optional(let origin): .optional(contributor(origin, tree))
    case .omitted(let origins): .omitted(origins.map { contributor($0, tree) })
    case .turned(let origin): .turned(contributor(origin, tree), text: "")
    case .rewritten(let rewritings), .loosened(let rewritings):
      .rewritten(rewritings.map { rewriting($0, in: tree) })
    case .equalized(let found): .rewritten([rewriting(found, in: tree)])
    }
  }

  private func rewriting(
    _ found: TreeConflict.Rewriting, in tree: ConstraintTree
  ) -> ConflictRepair.Rewriting {
    var rewriting = ConflictRepair.Rewriting(
      contributor: contributor(found.origin, tree), text: found.statement.text)
    (rewriting.added, rewriting.renaming) = (found.added, found.renaming)
    rewriting.omitted = found.omitted.map { contributor($0, tree) }
    return rewriting
  }

  /// The attribute that a priority of content is written as.
  private func attribute(of origin: ConstraintOrigin, _ tree: ConstraintTree) -> String {
    guard case .intrinsic(let view, let axis, let isHugging) = origin else { return "" }
    let attributes = tree.views[view].attributes
    let priorities = isHugging ? attributes.hugging : attributes.compression
    let name = isHugging ? "content-hugging" : "content-compression"
    return priorities.isRequired
      ? name : "\(name)-\(axis == .horizontal ? "horizontal" : "vertical")"
  }

  private func shortfall(
    _ found: TreeConflict.Shortfall, in tree: ConstraintTree
  ) -> ConflictRepair.Shortfall {
    var shortfall = ConflictRepair.Shortfall(
      contributor: contributor(found.origin, tree), actual: found.has, needed: found.needs,
      isFactor: found.isFactor, isBound: found.isBound)
    switch found.origin {
    case .given(let axis): shortfall.axis = axis
    case .size(let index, let text):
      shortfall.axis = tree.views[index].sizes.first { $0.text == text }?.axis
    case .statement(let index):
      shortfall.comparison = tree.statements[index].constraints[found.part]
    case .intrinsic(_, let axis, _): shortfall.axis = axis
    default: break
    }
    return shortfall
  }

  func isConstraintRoot(_ box: Int32) -> Bool {
    guard nodes[Int(box)].style.display == .constraints, !nodes[Int(box)].state.contains(.isHidden)
    else { return false }
    var parent = nodes[Int(box)].parent
    while parent >= 0, nodes[Int(parent)].style.display == .contents {
      parent = nodes[Int(parent)].parent
    }
    return parent < 0 || nodes[Int(parent)].style.display != .constraints
  }

  /// A size or statement with the words of its author.
  func contributor(
    _ origin: ConstraintOrigin, _ tree: ConstraintTree
  ) -> ConstraintContributor {
    func box(_ index: Int) -> BoxID { BoxID(Int(tree.views[index].view.index)) }
    switch origin {
    case .least(let index, let axis):
      let name = axis == .horizontal ? "width" : "height"
      return ConstraintContributor(box: box(index), text: "its \(name) is at least 0")
    case .given(let axis):
      let size = frame(of: box(0)).size
      let (name, length) =
        axis == .horizontal ? ("width", size.width) : ("height", size.height)
      return ConstraintContributor(
        box: box(0), text: "the container's \(name) \(length.shortestDecimal)")
    case .fitting(let axis):
      let name = axis == .horizontal ? "width" : "height"
      return ConstraintContributor(box: box(0), text: "the container's \(name) fits its content")
    case .size(let index, let text):
      return ConstraintContributor(box: box(index), text: text)
    case .intrinsic(let index, let axis, let isHugging):
      return contributor(
        axis, of: tree.views[index], isHugging ? "content-hugging" : "content-compression")
    case .readable(let index):
      return ConstraintContributor(
        box: box(index),
        text:
          "what is readable is within the margins and at most \(LayoutArea.readableWidth.shortestDecimal) wide"
      )
    case .statement(let index), .nearest(let index):
      return ConstraintContributor(
        statement: tree.statements[index], text: tree.statements[index].text)
    case .area(let index, let area, let edge):
      return contributor(area, edge, of: tree.views[index])
    case .baseline(let index, let isFirst):
      return contributor(ofBaseline: isFirst, tree.views[index])
    case .metric(let index, let name):
      let metric = tree.statements[index].metrics.first { $0.name == name }
      return ConstraintContributor(
        text: "metric \(name), \(rounded(metric?.value ?? 0).shortestDecimal)", range: metric?.range
      )
    }
  }

  /// The size that a view's content wants.
  private func contributor(
    _ axis: Axis, of view: ConstraintTree.View, _ attribute: String
  ) -> ConstraintContributor {
    let length = (view.intrinsicSize ?? .zero).extent(axis)
    let name = axis == .horizontal ? "width" : "height"
    return ConstraintContributor(
      box: BoxID(Int(view.view.index)),
      text: "\(attribute) at the content's \(name) \(length.shortestDecimal)")
  }

  /// Where a view has a baseline.
  private func contributor(
    ofBaseline isFirst: Bool, _ view: ConstraintTree.View
  ) -> ConstraintContributor {
    let box = BoxID(Int(view.view.index))
    let text = outermostText(in: box, isFirst: isFirst)
    let owner = text == box ? "the text" : "the texts"
    return ConstraintContributor(
      box: text,
      text: isFirst
        ? "the first baseline, \(rounded(view.baselines.first).shortestDecimal) below the top of \(owner)"
        : "the last baseline, \(rounded(view.baselines.last).shortestDecimal) above the bottom of \(owner)"
    )
  }

  /// How far an area is inside of an edge of its container.
  private func contributor(
    _ area: LayoutArea, _ edge: LayoutAttribute, of view: ConstraintTree.View
  ) -> ConstraintContributor {
    let box = BoxID(Int(view.view.index))
    guard area == .safeArea else {
      let inset = view.attributes.layoutMargins.side(edge).shortestDecimal
      return ConstraintContributor(box: box, text: "layout-margins, \(edge.rawValue) \(inset)")
    }
    let inset = rounded((view.attributes.safeArea ?? Edges(0)).side(edge)).shortestDecimal
    let isOfCanvas = constraints.attributes[box.rawValue]?.safeArea == nil
    return ConstraintContributor(
      box: isOfCanvas ? nil : box, text: "safe-area, \(edge.rawValue) \(inset)",
      isOfCanvas: isOfCanvas)
  }

  /// The box whose first or last line of text is the baseline of a box.
  private func outermostText(in box: BoxID, isFirst: Bool) -> BoxID {
    var current = box
    while nodes[current.index].kind != .measured {
      var shown: [BoxID] = []
      var child = nodes[current.index].firstChild
      while child >= 0 {
        let style = nodes[Int(child)].style
        if style.display != .none, style.position != .absolute { shown.append(BoxID(Int(child))) }
        child = nodes[Int(child)].nextSibling
      }
      guard let next = isFirst ? shown.first : shown.last else { return box }
      current = next
    }
    return current
  }

  /// A number without the rounding errors of what was measured.
  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// Why views of constraint containers stand where they stand in the last layout, in the order of the
  /// containers; those of containers in conflict are left out.
  ///
  /// - Parameter isWanted: Which boxes to explain.
  public func constraintExplanations(
    where isWanted: (BoxID) -> Bool
  ) -> [(box: BoxID, explanation: ConstraintExplanation)] {
    constraintExplanations(along: nil, where: isWanted)
  }

  /// Why views of constraint containers stand where they stand on an axis, or on both where it is `nil`; the numbers of
  /// the other have no causes.
  package func constraintExplanations(
    along axis: Axis?, where isWanted: (BoxID) -> Bool
  ) -> [(box: BoxID, explanation: ConstraintExplanation)] {
    var found: [(box: BoxID, explanation: ConstraintExplanation)] = []
    for root in solvedTrees.keys.sorted() where isConstraintRoot(root) {
      // A fault is told as a problem of the layout.
      guard let layout = try? solvedTrees[root]?.freeLayout() else { continue }
      let boxes = layout.tree.views.map { BoxID(Int($0.view.index)) }
      guard boxes.contains(where: isWanted) else { continue }
      let ambiguous = Dictionary(
        ((try? layout.ambiguousViews()) ?? []).map { ($0.index, $0.numbers) },
        uniquingKeysWith: { $1 })
      var explainer = ConstraintExplainer(layout)
      for (index, box) in boxes.enumerated() where isWanted(box) {
        let explanation = explainer.explanation(of: index, along: axis)
        found.append(
          (box, self.explanation(explanation, layout, ambiguous: ambiguous[index] ?? [])))
      }
    }
    return found
  }

  /// A size or statement with its attributes as far as they are about places.
  private func explained(
    _ origin: ConstraintOrigin, _ tree: ConstraintTree
  ) -> ConstraintContributor {
    var contributor = contributor(origin, tree)
    guard let statement = contributor.statement, !statement.options.isEmpty else {
      return contributor
    }
    contributor.text =
      "<vfl options=\"\(statement.options)\">" + statement.text.dropFirst("<vfl>".count)
    return contributor
  }

  private func explanation(
    _ found: ViewExplanation, _ layout: ConstraintLayout, ambiguous: [String]
  ) -> ConstraintExplanation {
    let causes = [
      ("x", found.x), ("y", found.y), ("width", found.width), ("height", found.height),
    ]
    return ConstraintExplanation(
      numbers: causes.map { name, found in
        let isAmbiguous = ambiguous.contains(name)
        // Nothing fixes what other solutions have otherwise: what the solver names there is chance.
        let causes = isAmbiguous ? [] : found
        return .init(
          name: name, isAmbiguous: isAmbiguous,
          causes: causes.map { explained($0.origin, layout.tree) },
          replaceable: causes.filter { !$0.isAlone }.map { explained($0.origin, layout.tree) })
      },
      missed: found.missed.map {
        .init(
          contributor: contributor($0.origin, layout.tree), amount: $0.amount,
          priority: $0.priority, rivals: $0.rivals.map { contributor($0, layout.tree) })
      })
  }
}

/// Why a view stands where it stands.
public struct ConstraintExplanation: Sendable {
  /// One number of the frame.
  public struct Number: Sendable {
    /// `x`, `y`, `width` or `height`.
    public var name: String
    /// Whether other solutions are as good.
    public var isAmbiguous: Bool
    /// The sizes and statements that fix it.
    public var causes: [ConstraintContributor]
    /// Those of them without which others would fix it at the same place.
    public var replaceable: [ConstraintContributor]
  }

  /// An optional constraint that gave way.
  public struct Missed: Sendable {
    /// What gave way.
    public var contributor: ConstraintContributor
    /// By how many points.
    public var amount: Double
    /// How strongly it wanted to hold.
    public var priority: Priority
    /// What wanted to hold as strongly, and does not go with it.
    public var rivals: [ConstraintContributor]
  }

  /// The numbers x, y, width and height.
  public var numbers: [Number]
  /// What gave way.
  public var missed: [Missed]
}
