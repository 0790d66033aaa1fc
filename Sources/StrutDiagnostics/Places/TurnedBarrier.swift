import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// A barrier at the near edges of views, where what begins at it covers them: it was to be at their far edges.
struct TurnedBarrier: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning at each barrier at whose line boxes begin that cover the texts which it is about.
  ///
  /// - Parameter covers: Boxes that cover texts.
  func warnings(under covers: [BoxID]) -> [(covers: [BoxID], warning: Diagnostic)] {
    guard !covers.isEmpty else { return [] }
    return boxes.layout.constraintStatements.filter { $0.barrier != nil }.compactMap {
      warning(about: $0, covers)
    }
  }

  /// A warning at each barrier behind views at which texts end that stand in these: it was to be before them.
  var warningsBehind: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let barrier = statement.barrier, barrier.edge.isFarEdge else { return nil }
      let holds = comparisons[barrier.line].map(\.constraint).filter { hold in
        hold.first.attribute == barrier.edge && hold.relation == .equal
          && hold.second?.view == barrier.line && !hold.first.view.isHelper
          && standsIn(BoxID(Int(hold.first.view.index)), what: statement)
      }
      guard let first = holds.first, isMended(statement, barrier, holds) else { return nil }
      let views = statement.constraints.compactMap(\.second?.view).map {
        boxes.name(of: BoxID(Int($0.index)))
      }
      return Diagnostic(
        .warning, "outside",
        "\(boxes.name(of: BoxID(Int(first.first.view.index)))) ends at a barrier behind \(views.listed()), and so stands in what is "
          + "to be beside it",
        at: statement.range,
        hints: ["edge=\"\(barrier.edge.oppositeEdge.rawValue)\" is a barrier before them"])
    }
  }

  /// Whether a text stands in one of the views that a barrier is about.
  private func standsIn(_ box: BoxID, what statement: ConstraintStatement) -> Bool {
    guard boxes.showsText(box) else { return false }
    let own = boxes.layout.frame(of: box)
    return statement.constraints.contains { constraint in
      guard let view = constraint.second?.view, !view.isHelper else { return false }
      let other = BoxID(Int(view.index))
      return boxes.layout.parent(of: other) == boxes.layout.parent(of: box)
        && own.overlaps(boxes.layout.frame(of: other))
    }
  }

  /// Whether texts stand beside the views of a barrier once they end before the first of them.
  private func isMended(
    _ statement: ConstraintStatement, _ barrier: BarrierLine, _ holds: [AnchorConstraint]
  ) -> Bool {
    let container = BoxID(Int(statement.container.index))
    let views = statement.viewsOfBarrier
    let edge = barrier.edge.oppositeEdge
    let margin = abs(statement.constraints[0].constant)
    func start(_ view: ConstraintView) -> Double {
      let frame = boxes.layout.frame(of: BoxID(Int(view.index)))
      return edge.axis == .horizontal ? frame.minX : frame.minY
    }
    guard !boxes.isRightToLeft(container), let first = views.min(by: { start($0) < start($1) })
    else { return false }
    let before = holds.map { hold in
      AnchorConstraint(hold.first, .equal, Anchor(first, edge), plus: -margin)
    }
    // What ends before others may have to wrap.
    let texts = holds.map { BoxID(Int($0.first.view.index)) }
    var proposal = ConstraintProposal(before, omitting: holds)
    // A barrier gives way to the views that it is about.
    proposal.strengthened = views.map { ($0, barrier.edge.axis) }
    let found = trials.outcome(of: proposal, in: container, narrowing: texts) { outcome in
      outcome.standsOut <= 0 && texts.allSatisfy(outcome.fitsWords)
        && holds.allSatisfy { hold in
          let box = BoxID(Int(hold.first.view.index))
          return outcome.isInside(box, of: container)
            && views.allSatisfy {
              outcome.stands(box, apartFrom: BoxID(Int($0.index)), in: container)
            }
        }
    }
    // That the texts stand in one another is not told once more.
    if let found { context.outcomes.keep(found) }
    return found != nil
  }

  /// What holds a container open that is 0 on an axis, since what ends it begins at a barrier before the views that the barrier is
  /// about; `nil` where no barrier is the reason.
  func hint(forCollapsed container: BoxID, _ axis: Axis) -> String? {
    hint(in: container) { barrier, _ in barrier.edge.axis == axis }
  }

  /// What puts a view into its container that stands outside, since it begins at a barrier before the views that the barrier is
  /// about; `nil` where no barrier is the reason.
  func hint(forOutside box: BoxID, in container: BoxID) -> String? {
    hint(in: container) { _, tied in
      tied.contains { $0.first.view == ConstraintView(box.index) }
    }
  }

  private func hint(
    in container: BoxID, where isReason: (BarrierLine, [AnchorConstraint]) -> Bool
  ) -> String? {
    for statement in boxes.layout.constraintStatements
    where statement.container == ConstraintView(container.index) {
      guard let barrier = statement.barrier, !barrier.edge.isFarEdge else { continue }
      let tied = comparisons[barrier.line].map(\.constraint).filter {
        $0.first.attribute == barrier.edge && $0.relation == .equal
          && $0.second?.view == barrier.line && !$0.first.view.isHelper
      }
      guard !tied.isEmpty, isReason(barrier, tied), mends(statement, barrier, tied) else {
        continue
      }
      let views = statement.viewsOfBarrier.map {
        boxes.name(of: BoxID(Int($0.index)))
      }
      let (near, far) = barrier.edge.axis == .vertical ? ("above", "below") : ("before", "behind")
      return
        "the barrier in \(place(of: statement.range)) is \(near) \(views.listed()): "
        + "edge=\"\(barrier.edge.oppositeEdge.rawValue)\" is one \(far) them"
    }
    return nil
  }

  /// A warning at a barrier; `nil` where some boxes do not begin at it.
  ///
  /// - Parameter covers: Boxes that cover texts.
  private func warning(
    about statement: ConstraintStatement, _ covers: [BoxID]
  ) -> (covers: [BoxID], warning: Diagnostic)? {
    guard let barrier = statement.barrier, [.leading, .left, .top].contains(barrier.edge) else {
      return nil
    }
    let holds = covers.compactMap { cover in
      comparisons[ConstraintView(cover.index)].map(\.constraint).first {
        $0.first == Anchor(ConstraintView(cover.index), barrier.edge) && $0.relation == .equal
          && $0.second?.view == barrier.line
      }
    }
    guard !holds.isEmpty, mends(statement, barrier, holds) else { return nil }
    let found = holds.map { BoxID(Int($0.first.view.index)) }
    let column = column(beginningWith: found, among: covers, at: barrier.edge)
    let views = statement.constraints.compactMap(\.second?.view).map {
      boxes.name(of: BoxID(Int($0.index)))
    }
    let begin = found.count > 1 ? "begin" : "begins"
    return (
      column,
      Diagnostic(
        .warning, "outside",
        "\(found.map(boxes.name).listed()) \(begin) at a barrier before \(views.listed()), and so "
          + "\(found.count > 1 ? "cover their texts" : "covers their text")",
        at: statement.range,
        hints: ["edge=\"\(barrier.edge.oppositeEdge.rawValue)\" is a barrier behind them"])
    )
  }

  /// Some boxes, and the others that begin where one of them does by what is said of their edges.
  private func column(
    beginningWith boxes: [BoxID], among covers: [BoxID], at edge: LayoutAttribute
  ) -> [BoxID] {
    var found = boxes
    var next = 0
    while next < found.count {
      let own = Anchor(ConstraintView(found[next].index), edge)
      let tied = comparisons[own.view].compactMap { _, constraint -> BoxID? in
        guard let other = constraint.other(than: own), other.attribute == edge,
          constraint.constant == 0, !other.view.isHelper
        else { return nil }
        return BoxID(Int(other.view.index))
      }
      found += tied.filter { covers.contains($0) && !found.contains($0) }
      next += 1
    }
    return found
  }

  /// Whether the boxes stand beside the views of a barrier once they begin behind the farthest of them.
  private func mends(
    _ statement: ConstraintStatement, _ barrier: BarrierLine, _ holds: [AnchorConstraint]
  ) -> Bool {
    let container = BoxID(Int(statement.container.index))
    let edge = barrier.edge.oppositeEdge
    let isRow = edge.axis == .horizontal
    let views = statement.viewsOfBarrier
      .map { BoxID(Int($0.index)) }
    func end(_ box: BoxID) -> Double {
      let frame = boxes.layout.frame(of: box)
      return isRow ? frame.maxX : frame.maxY
    }
    guard let last = views.max(by: { end($0) < end($1) }) else { return false }
    let margin = abs(statement.constraints[0].constant)
    let behind = holds.map { hold in
      AnchorConstraint(
        hold.first, .equal, Anchor(ConstraintView(last.index), edge), plus: margin + hold.constant)
    }
    return trials.mends(ConstraintProposal(behind, omitting: holds), in: container) { outcome in
      holds.allSatisfy { hold in
        let box = BoxID(Int(hold.first.view.index))
        guard outcome.isInside(box, of: container), let size = outcome.frame(of: box)?.size else {
          return false
        }
        return size.width >= 1 && size.height >= 1
      }
    }
  }
}
