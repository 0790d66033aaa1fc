import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements that hold views at the edges of the container whose statements they are, where the views are in a container in
/// that and were to be held at the edges of this one: `superview` and `|` are the container that holds a statement.
final class OuterTies: ContextualMessages {
  /// The most containers of which something is tried, and the most views that a message names.
  private static let (mostTried, mostNamed) = (4, 6)
  /// How far a view is out of its container.
  private static let leastLength = 1.0

  /// Statements about the views of one container that another one around it holds.
  private struct Ties {
    var inner: BoxID
    var entries: [ComparisonsByView.Entry]
    var views: [BoxID]

    var statements: [ConstraintStatement] {
      entries.reduce(into: []) { found, entry in
        if found.last?.range != entry.statement.range { found.append(entry.statement) }
      }
    }
  }

  /// Statements with what became of their views at the edges of the inner container.
  private struct Mend {
    var ties: Ties
    var outcome: ConstraintTrials.Outcome
    /// The first of the views, or the container, of which a number is open.
    var firstOpen: BoxID?
    /// The views of the statements.
    var views: Set<BoxID>
  }

  let context: MessageContext
  private let open: [BoxID: [String]]

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    open = problems.openNumbers
  }

  /// A warning for each container whose views stand out of it and of which nothing is open.
  var warnings: [Diagnostic] {
    mends.compactMap { mend in
      guard mend.firstOpen == nil, let statement = mend.ties.statements.first else {
        return nil
      }
      let views = mend.ties.views
      let owner = nameOfOuter(BoxID(Int(statement.container.index)))
      return Diagnostic(
        .warning, "outside",
        "\(views.map(boxes.name).listed(atMost: Self.mostNamed)) \(views.count > 1 ? "are" : "is") in "
          + "\(boxes.name(of: mend.ties.inner)) and held at the edge of \(owner)",
        at: statement.range, hints: [hint(mend.ties)])
    }
  }

  /// Whether a warning says why a view stands out of its container.
  func explain(_ box: BoxID) -> Bool {
    mends.contains { $0.firstOpen == nil && $0.views.contains(box) }
  }

  /// What decides a view whose numbers are open since such statements are about it, or about others of its container; `nil` for
  /// others.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    let mend = mends.first { mend in
      (box == mend.ties.inner || boxes.layout.parent(of: box) == mend.ties.inner)
        && Set(mend.outcome.openNumbers(of: box)).isDisjoint(with: numbers)
    }
    guard let mend, let first = mend.firstOpen else { return nil }
    return first == box
      ? hint(mend.ties) : "with what is said of \(boxes.name(of: first)) it is decided too"
  }

  /// The first of a container and its views of which a number is open that is known after a change.
  private func firstOpen(
    of container: BoxID, after outcome: ConstraintTrials.Outcome
  ) -> BoxID? {
    ([container] + boxes.layout.children(of: container)).first { box in
      open[box].map { Set(outcome.openNumbers(of: box)).isDisjoint(with: $0) } ?? false
    }
  }

  // MARK: Statements

  private lazy var mends: [Mend] = {
    var (mends, tried): ([Mend], Int) = ([], 0)
    for ties in ties where tried < Self.mostTried {
      for choice in [ties, part(of: ties)].compactMap({ $0 }) {
        tried += 1
        guard let outcome = outcome(choice) else { continue }
        mends.append(
          Mend(
            ties: choice, outcome: outcome,
            firstOpen: firstOpen(of: choice.inner, after: outcome), views: Set(choice.views)))
        break
      }
    }
    return mends
  }()

  /// The statements of outer containers by the containers that their views are in, where something is wrong with one of those.
  private var ties: [Ties] {
    var found: [Ties] = []
    var indices: [[ConstraintView]: Int] = [:]
    for statement in boxes.layout.constraintStatements {
      guard let (inner, constraints) = outerTies(of: statement) else { continue }
      let key = [ConstraintView(inner.index), statement.container]
      let index = indices[key] ?? found.count
      if index == found.count {
        indices[key] = index
        found.append(Ties(inner: inner, entries: [], views: []))
      }
      found[index].entries += constraints.map { (statement, $0) }
    }
    for index in found.indices {
      let views = found[index].entries.compactMap { view(of: $0.constraint, in: $0.statement) }
      found[index].views = Set(views).sorted { $0.index < $1.index }
    }
    return found.filter { ties in ([ties.inner] + ties.views).contains(where: isWrong) }
  }

  /// The comparisons of a statement with its container that are about views of one container in that; `nil` for none.
  private func outerTies(
    of statement: ConstraintStatement
  ) -> (inner: BoxID, constraints: [AnchorConstraint])? {
    guard statement.kind != .barrier, !context.isComputed(statement) else { return nil }
    let constraints = statement.constraints.filter { view(of: $0, in: statement) != nil }
    let parents = Set(
      constraints.compactMap { view(of: $0, in: statement).flatMap(boxes.layout.parent) })
    guard parents.count == 1, let inner = parents.first,
      boxes.layout.style(of: inner).display == .constraints, boxes.elements[inner.index].id != nil,
      ConstraintView(inner.index) != statement.container,
      boxes.layout.parent(of: inner).map({ ConstraintView($0.index) }) == statement.container
    else { return nil }
    return (inner, constraints)
  }

  /// The view that a comparison holds at an edge of the container of its statement; `nil` for others.
  private func view(of constraint: AnchorConstraint, in statement: ConstraintStatement) -> BoxID? {
    guard let second = constraint.second, constraint.multiplier == 1,
      constraint.first.attribute == second.attribute, constraint.first.attribute.isEdge
    else { return nil }
    let (owner, own) =
      second.view == statement.container
      ? (second, constraint.first) : (constraint.first, second)
    guard owner.view == statement.container, own.view != owner.view, !own.view.isHelper,
      owner.area == .frame || owner.area == .margin
    else { return nil }
    return BoxID(Int(own.view.index))
  }

  /// Whether a number of a view is open, or a view is out of its container.
  private func isWrong(_ box: BoxID) -> Bool { open[box] != nil || isOut(box) }

  private func isOut(_ box: BoxID) -> Bool {
    guard let container = boxes.layout.parent(of: box),
      boxes.layout.style(of: box).display != .none, boxes.showsSomething(box)
    else { return false }
    let (frame, room) = (boxes.layout.frame(of: box), boxes.layout.frame(of: container).size)
    let least = Self.leastLength
    return frame.minX < -least || frame.minY < -least || frame.maxX > room.width + least
      || frame.maxY > room.height + least
  }

  /// Those of some statements that are about views which are out; `nil` where all are, and where none is.
  private func part(of ties: Ties) -> Ties? {
    var part = ties
    part.entries = ties.entries.filter {
      view(of: $0.constraint, in: $0.statement).map(isOut) ?? false
    }
    part.views = ties.views.filter(isOut)
    return part.entries.isEmpty || part.entries.count == ties.entries.count ? nil : part
  }

  /// What becomes of the views at the edges of the inner container; `nil` where that does not mend what is wrong with them.
  private func outcome(_ ties: Ties) -> ConstraintTrials.Outcome? {
    let inner = ConstraintView(ties.inner.index)
    let outer = ties.entries[0].statement.container
    let constraints = ties.entries.map(\.constraint)
    let meant = constraints.map { $0.replacing(outer, by: inner) }
    let wrong = ([ties.inner] + ties.views).filter(isWrong)
    var found: ConstraintTrials.Outcome?
    let isMended = trials.isMended(
      by: ConstraintProposal(meant, omitting: constraints), in: BoxID(Int(outer.index))
    ) { outcome in
      found = outcome
      return wrong.allSatisfy { box in
        Set(outcome.openNumbers(of: box)).isDisjoint(with: open[box] ?? [])
          && (boxes.layout.parent(of: box).map { outcome.isInside(box, of: $0) } ?? true)
      }
    }
    return isMended ? found : nil
  }

  // MARK: Words

  /// The words for the container that holds the statements.
  private func nameOfOuter(_ container: BoxID) -> String {
    boxes.elements[container.index].id == nil
      ? "the container around it" : boxes.name(of: container)
  }

  private func hint(_ ties: Ties) -> String {
    let inner = ConstraintView(ties.inner.index)
    let name = boxes.name(of: ties.inner)
    let outer = nameOfOuter(BoxID(Int(ties.entries[0].statement.container.index)))
    let lists = ties.statements.filter { $0.kind != .equation }
    let equations = ties.entries.filter { $0.statement.kind == .equation }
    let meant = equations.map {
      equation($0.constraint.replacing($0.statement.container, by: inner))
    }
    .listed(atMost: Self.mostNamed)
    guard !lists.isEmpty else { return "superview is \(outer) there; at \(name) it is \(meant)" }
    let places = lists.map { place(of: $0.range) }
    let sign = lists.contains { $0.kind == .format } ? "'|'" : "superview"
    let moved =
      "\(sign) is \(outer) there, which holds the statement\(lists.count > 1 ? "s" : ""): write \(places.listedLines()) in the "
      + "<constraints> of \(name)"
    guard !equations.isEmpty else { return moved }
    var rest: [String] = []
    for entry in equations where !rest.contains(place(of: entry.statement.range)) {
      rest.append(place(of: entry.statement.range))
    }
    return "\(moved), and \(meant) in place of \(rest.listedLines())"
  }
}
