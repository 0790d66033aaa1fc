import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The one equation that puts a view where nobody wants it, however far from the view it is, with what it was to say: found along
/// the statements that place the view, each change tried.
final class MistakenTies: ContextualMessages {
  /// A change that mends something, with what becomes of the tree by it.
  struct Mend {
    var equation: MeantEquation
    var outcome: ConstraintTrials.Outcome
  }

  /// The most statements along which a view is followed, and the most changes that are tried for all views.
  private static let (mostStatements, mostTried) = (12, 24)
  /// The most views that are followed from one.
  private static let mostViews = 60
  /// The most texts of a container that may stand in one another after a change.
  private static let mostTexts = 60

  let context: MessageContext
  private var tried = 0
  private var told: [ConstraintTrials.Outcome] = []

  init(_ context: MessageContext) { self.context = context }

  /// Whether a view is in its container by a change that was told of another one.
  func isTold(_ box: BoxID, in container: BoxID) -> Bool {
    told.contains { $0.isInside(box, of: container) }
  }

  /// What puts a view inside of its container, which is told of it; `nil` where no single equation does.
  func mend(for box: BoxID, in container: BoxID, along axis: Axis) -> Mend? {
    let found = mend(equations(about: box, in: container, along: axis), in: container) {
      $0.isInside(box, of: container) && $0.standsOut < 0
    }
    if let found { told.append(found.outcome) }
    return found
  }

  /// What puts a text into its container beyond whose side it runs, where an equation holds its end, or it is held at the opposite
  /// edge of another view; `nil` where no single equation does.
  func mend(forEndOf box: BoxID, in container: BoxID) -> Mend? {
    let view = ConstraintView(box.index)
    let own = comparisons[view].filter { statement, constraint in
      constraint.first.view == view && constraint.relation == .equal
        && constraint.first.attribute.axis == .horizontal && constraint.first.attribute.isEdge
        && statement.container == ConstraintView(container.index)
    }
    let isHeld = own.contains {
      own.map(\.constraint.first.attribute).contains($0.constraint.first.attribute.oppositeEdge)
    }
    guard !isHeld else { return mend(for: box, in: container, along: .horizontal) }
    let across = own.filter {
      $0.constraint.second?.attribute == $0.constraint.first.attribute.oppositeEdge
        && $0.constraint.second?.view != ConstraintView(container.index)
    }
    let found = mend(across.flatMap(\.statement.meantEdges), in: container) {
      $0.isInside(box, of: container) && $0.standsOut <= 0
    }
    if let found { told.append(found.outcome) }
    return found
  }

  /// What ends a ground of which the width is open, where a text begins on it and has no end: the text ends as far from its end. `nil`
  /// for others.
  func end(onGround ground: BoxID, _ numbers: [String]) -> String? {
    guard numbers.contains("width"), boxes.elements[ground.index].content == .none,
      !boxes.elements[ground.index].paint.background.isEmpty, tried < Self.mostTried,
      let container = boxes.layout.parent(of: ground),
      let (text, space) = openText(on: ground)
    else { return nil }
    tried += 1
    let end = AnchorConstraint(
      Anchor(ConstraintView(text.index), .trailing), .equal,
      Anchor(ConstraintView(ground.index), .trailing), plus: -space)
    let found = trials.outcome(
      of: ConstraintProposal([end]), in: container, narrowing: text
    ) { outcome in
      !outcome.openNumbers(of: ground).contains("width")
        && outcome.isInside(text, of: container) && outcome.standsOut <= 0
    }
    guard let found else { return nil }
    told.append(found)
    return
      "nothing holds the end of \(boxes.name(of: text)) on it: with \(equation(end)) it has one"
  }

  /// A text without an end that begins on a ground, or where one does that does, with how far it begins from the start of the ground.
  private func openText(on ground: BoxID) -> (text: BoxID, space: Double)? {
    let view = ConstraintView(ground.index)
    let starts = comparisons[view].filter { _, constraint in
      constraint.second == Anchor(view, .leading) && constraint.first.attribute == .leading
        && constraint.relation == .equal && constraint.constant > 0
        && constraint.first.view != view && !constraint.first.view.isHelper
    }
    for (_, start) in starts {
      let first = start.first
      let aligned = comparisons[first.view].compactMap { _, constraint -> ConstraintView? in
        guard let second = constraint.second, constraint.relation == .equal,
          constraint.constant == 0, constraint.first.attribute == .leading,
          second.attribute == .leading
        else { return nil }
        return constraint.first == first
          ? second.view : second == first ? constraint.first.view : nil
      }
      let texts = ([first.view] + aligned).filter { !$0.isHelper && $0 != view }
        .map { BoxID(Int($0.index)) }
      // What is longest runs out first.
      let open = texts.filter { boxes.showsText($0) && !hasEnd($0) }
      let text = open.max {
        boxes.layout.frame(of: $0).size.width < boxes.layout.frame(of: $1).size.width
      }
      if let text { return (text, start.constant) }
    }
    return nil
  }

  /// Whether a comparison is about the end, the middle or the width of a view.
  private func hasEnd(_ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    let ends: Set<LayoutAttribute> = [.trailing, .right, .centerX, .width]
    return comparisons[view].contains { _, constraint in
      guard constraint.relation != .greaterOrEqual || constraint.first.view != view else {
        return false
      }
      return constraint.first.view == view && ends.contains(constraint.first.attribute)
        || constraint.second.map { $0.view == view && ends.contains($0.attribute) } ?? false
          && constraint.second?.attribute == .width
    }
  }

  /// What gives a view a length that has none; `nil` where no single equation does.
  func mend(forNothing box: BoxID, in container: BoxID, along axis: Axis) -> Mend? {
    let found = mend(equations(about: box, in: container, along: axis), in: container) {
      ($0.frame(of: box)?.size.extent(axis) ?? 0) >= 1 && $0.standsOut <= 0
    }
    if let found { told.append(found.outcome) }
    return found
  }

  /// What has two texts stand apart that stand in one another; `nil` where no single equation does.
  func mend(apart one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    for axis in [Axis.vertical, .horizontal] {
      for box in [other, one] {
        let found = mend(equations(about: box, in: container, along: axis), in: container) {
          $0.separates(one, other) && $0.standsOut <= 0 && $0.isInside(one, of: container)
            && $0.isInside(other, of: container) && $0.keepsOrder(of: one, in: boxes)
            && $0.keepsOrder(of: other, in: boxes)
        }
        if let found { return found }
      }
    }
    return nil
  }

  /// The first of some equations that mends what a message is about.
  func mend(
    _ equations: [MeantEquation], in container: BoxID,
    where isMended: (ConstraintTrials.Outcome) -> Bool
  ) -> Mend? {
    let texts = context.views.texts.filter { boxes.layout.parent(of: $0) == container }
    guard texts.count <= Self.mostTexts else { return nil }
    for equation in equations where tried < Self.mostTried {
      tried += 1
      var found: ConstraintTrials.Outcome?
      let mends = trials.isMended(by: equation.proposal, in: container) { outcome in
        found = outcome
        guard isMended(outcome), !outcome.hasMoreAcross(in: container, of: boxes) else {
          return false
        }
        // Where a part of the way is, nobody but the author knows.
        return equation.meant.multiplier != equation.written.multiplier
          || !outcome.hasMoreTextInText(among: texts, of: boxes) && !covers(equation, outcome)
            && isWithin(equation, outcome)
      }
      if mends, let found { return Mend(equation: equation, outcome: found) }
    }
    return nil
  }

  /// The words for what mends something.
  func words(_ mend: Mend) -> String {
    equation(mend.equation.meant, in: mend.equation.statement.container)
  }

  /// Whether a view is on a part of the one that it is held at, of which the text is to be inside or beside.
  private func covers(_ equation: MeantEquation, _ outcome: ConstraintTrials.Outcome) -> Bool {
    guard let second = equation.meant.second, !second.view.isHelper,
      !equation.meant.first.view.isHelper
    else { return false }
    let (own, other) = (BoxID(Int(equation.meant.first.view.index)), BoxID(Int(second.view.index)))
    guard boxes.layout.parent(of: own) == boxes.layout.parent(of: other), boxes.showsSomething(own),
      boxes.showsSomething(other), let frame = outcome.frame(of: own),
      let rival = outcome.frame(of: other)
    else { return false }
    return frame.overlaps(rival) && !rival.covers(frame) && !frame.covers(rival)
  }

  /// Whether a view is between the ends of the one beside which it is held and within which it was to be, if that is the change.
  private func isWithin(_ equation: MeantEquation, _ outcome: ConstraintTrials.Outcome) -> Bool {
    guard let target = equation.written.second,
      target.attribute == equation.written.first.attribute.oppositeEdge,
      equation.meant.first.attribute == equation.meant.second?.attribute,
      target.view != equation.statement.container
    else { return true }
    // Beside what does not end where the container does there is room, if less than is needed.
    let own = BoxID(Int(equation.written.first.view.index))
    let isBadge = boxes.isFilledText(own)
    guard
      isBadge || equation.written.crossing != nil
        || isHeldAtEnd(target, of: equation.statement.container)
    else { return false }
    let views = [equation.written.first.view, target.view].map { BoxID(Int($0.index)) }
    guard let frame = outcome.frame(of: views[0]), let other = outcome.frame(of: views[1]),
      let container = boxes.layout.parent(of: views[1])
    else { return false }
    let room = boxes.layout.frame(of: container).size
    return target.attribute.axis == .horizontal
      ? frame.minX >= other.minX - 0.5 && frame.maxX <= other.maxX + 0.5
        && other.size.width <= room.width
      : frame.minY >= other.minY - 0.5 && frame.maxY <= other.maxY + 0.5
        && other.size.height <= room.height
  }

  /// Whether an equality holds an edge of a view at that of its container.
  private func isHeldAtEnd(_ edge: Anchor, of container: ConstraintView) -> Bool {
    comparisons[edge.view].contains { _, constraint in
      guard let other = constraint.other(than: edge) else { return false }
      return other.view == container && other.attribute == edge.attribute
    }
  }

  // MARK: Equations

  /// What the equations may have been to say that place a view along an axis, those about itself first.
  private func equations(
    about box: BoxID, in container: BoxID, along axis: Axis
  ) -> [MeantEquation] {
    let statements = statements(about: box, in: container, along: axis)
    return statements.compactMap(copied) + statements.compactMap { $0.skipping(boxes, comparisons) }
      + statements.flatMap { statement in
        [statement.meantPart].compactMap { $0 } + edges(of: statement)
          + [statement.meantBound].compactMap { $0 }
      }
  }

  /// The other edges that a statement may have been to name: what is as long as a part of another view begins where that does.
  private func edges(of statement: ConstraintStatement) -> [MeantEquation] {
    let edges = statement.meantEdges
    guard let first = edges.first, let target = first.written.second?.view else { return edges }
    let isRow = first.written.first.attribute.axis == .horizontal
    let size = isRow ? LayoutAttribute.width : .height
    let isPart = comparisons[first.written.first.view].contains { _, constraint in
      constraint.first == Anchor(first.written.first.view, size) && constraint.multiplier < 1
        && constraint.second == Anchor(target, size)
    }
    return isPart ? edges.reversed() : edges
  }

  /// The equations that place a view along an axis, directly or through others.
  private func statements(
    about box: BoxID, in container: BoxID, along axis: Axis
  ) -> [ConstraintStatement] {
    let owner = ConstraintView(container.index)
    var (found, views): ([ConstraintStatement], [ConstraintView]) = (
      [], [ConstraintView(box.index)]
    )
    var next = 0
    while next < min(views.count, Self.mostViews), found.count < Self.mostStatements {
      for (statement, constraint) in comparisons[views[next]]
      where constraint.first.attribute.axis == axis && statement.container == owner {
        if statement.kind == .equation, !found.contains(where: { $0.range == statement.range }),
          !context.isComputed(statement)
        {
          found.append(statement)
        }
        for view in [constraint.first.view, constraint.second?.view ?? owner]
        where view != owner && !view.isHelper && !views.contains(view) {
          views.append(view)
        }
      }
      next += 1
    }
    return found
  }

  /// An equation that says of a view what another one says of another view, with what its view is held at as well: its text was
  /// copied.
  private func copied(_ statement: ConstraintStatement) -> MeantEquation? {
    guard let (written, target) = statement.heldAtView, written.space == nil,
      written.first.attribute.kind != .size
    else { return nil }
    let isCopy = comparisons[target.view].contains { _, other in
      other.first.view != written.first.view && other.first.attribute == written.first.attribute
        && other.second == target && other.constant == written.constant
    }
    guard isCopy else { return nil }
    let partner = comparisons[written.first.view].lazy.compactMap { _, other -> ConstraintView? in
      guard other.first.view == written.first.view, let second = other.second?.view else {
        return nil
      }
      return second
    }.first {
      $0 != target.view && $0 != statement.container && !$0.isHelper && $0 != written.first.view
    }
    return partner.map {
      MeantEquation(
        statement: statement, written: written, meant: written.replacing(target.view, by: $0))
    }
  }
}
