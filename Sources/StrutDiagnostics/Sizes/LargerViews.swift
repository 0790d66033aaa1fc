import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that one statement holds beyond every edge of the canvas, or of the ground that they stand on, since its inset has
/// the sign of an outset.
struct LargerViews: ContextualMessages {
  /// A statement that holds a view beyond every edge of something.
  private struct Outset {
    var statement: ConstraintStatement
    var view: BoxID
    /// The container, or a box beside the view.
    var target: BoxID
    var isOfCanvas: Bool
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them that holds others or is a text: an empty box may well be larger than what is seen of it, where
  /// an inset says so.
  var warnings: [Diagnostic] {
    outsets.compactMap(warning) + inner.map { innerWarning($0.statement, $0.ground, $0.text) }
  }

  /// The boxes that are smaller than the texts on them.
  var grounds: Set<BoxID> {
    Set(outsets.filter { !$0.isOfCanvas }.map(\.target)).union(inner.map(\.ground))
  }

  /// What holds a container open that is 0, as the view around which it is to be is held beyond its edges; `nil` where none is.
  func hint(forCollapsed container: BoxID, _ axis: Axis) -> String? {
    outsets.first { outset in
      outset.isOfCanvas && outset.target == container
        && trials.mends(
          ConstraintProposal(
            outset.statement.constraints.map(\.withOppositeSign),
            omitting: outset.statement.constraints), in: container,
          where: { ($0.frame(of: container)?.size.extent(axis) ?? 0) >= 1 })
    }.map { outset in
      "\(place(of: outset.statement.range)) holds \(boxes.name(of: outset.view)) beyond its edges: "
        + hint(outset, outset.statement.constraints.map(\.withOppositeSign))
    }
  }

  private var outsets: [Outset] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard statement.kind == .follow || statement.kind == .equation,
        statement.constraints.count == 4 || statement.kind == .follow,
        let first = statement.constraints.first,
        let target = first.second, target.area == .frame, !target.view.isHelper,
        isOutset(statement)
      else { return nil }
      let (view, ground) = (BoxID(Int(first.first.view.index)), BoxID(Int(target.view.index)))
      guard boxes.layout.style(of: view).display != .none else { return nil }
      if target.view == statement.container {
        guard statement.constraints.count == 4, boxes.layout.parent(of: ground) == nil,
          !boxes.layout.children(of: view).isEmpty || boxes.showsText(view)
            || boxes.isGround(view)
              && (statement.kind == .equation || holdsOthers(first.first.view))
        else { return nil }
        return Outset(statement: statement, view: view, target: ground, isOfCanvas: true)
      }
      return standsOn(view, ground)
        ? Outset(statement: statement, view: view, target: ground, isOfCanvas: false) : nil
    }
  }

  /// The statements that hold a ground within every edge of the text that it is to be around, with both.
  private var inner: [(statement: ConstraintStatement, ground: BoxID, text: BoxID)] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard statement.kind == .follow, statement.constraints.count == 4,
        let first = statement.constraints.first, let target = first.second,
        target.area == .frame, !target.view.isHelper, target.view != statement.container,
        statement.constraints.allSatisfy({ isOutwards($0.withOppositeSign) })
      else { return nil }
      let (ground, text) = (BoxID(Int(first.first.view.index)), BoxID(Int(target.view.index)))
      guard boxes.isGround(ground) || boxes.layout.frame(of: ground).size.height < 1,
        boxes.layout.style(of: ground).display != .none, standsOn(text, ground),
        let container = boxes.layout.parent(of: ground)
      else { return nil }
      let around = statement.constraints.map(\.withOppositeSign)
      let proposal = ConstraintProposal(around, omitting: statement.constraints)
      let mends = trials.isMended(by: proposal, in: container, narrowing: text) {
        $0.isInside(ground, of: container)
      }
      return mends
        ? (statement, ground, text) : nil
    }
  }

  private func innerWarning(
    _ statement: ConstraintStatement, _ ground: BoxID, _ text: BoxID
  ) -> Diagnostic {
    let amounts = Set(statement.constraints.map { abs($0.constant) })
    let amount = amounts.count == 1 ? "\(shortest(amounts.first ?? 0)) " : ""
    let around = inset(statement.constraints).split(separator: " ").map { "-\($0)" }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: ground)) stands \(amount)within every edge of \(boxes.name(of: text)), the text that stands on it",
      at: statement.range,
      hints: ["an inset counts inwards: around it is inset=\"\(around.joined(separator: " "))\""])
  }

  /// Whether a statement holds a view beyond both ends of an axis, and nowhere inwards.
  private func isOutset(_ statement: ConstraintStatement) -> Bool {
    let outwards = statement.constraints.filter(isOutwards)
    guard outwards.count < 4 else { return true }
    if statement.constraints.count < 4 {
      return outwards.count == 3 && statement.constraints.count == 3
    }
    return statement.kind == .follow && outwards.count == 2
      && outwards[0].first.attribute.oppositeEdge == outwards[1].first.attribute
      && statement.constraints.allSatisfy { isOutwards($0) || $0.constant == 0 }
  }

  /// Whether others are held at an edge of a view, so that they move out with it.
  private func holdsOthers(_ view: ConstraintView) -> Bool {
    comparisons[view].contains { _, constraint in
      constraint.second?.view == view && constraint.relation == .equal
        && constraint.second?.attribute.isEdge == true
    }
  }

  /// Whether a view is a text with no ground of its own, and a box behind it is one.
  private func standsOn(_ view: BoxID, _ ground: BoxID) -> Bool {
    let other = boxes.elements[ground.index]
    return boxes.isBareText(view)
      && ground.index < view.index && other.content == .none && !other.paint.background.isEmpty
      && boxes.layout.children(of: ground).isEmpty
      && boxes.layout.parent(of: view) == boxes.layout.parent(of: ground)
  }

  private func warning(_ outset: Outset) -> Diagnostic? {
    let inside = outset.statement.constraints.map(\.withOppositeSign)
    let proposal = ConstraintProposal(inside, omitting: outset.statement.constraints)
    guard let container = boxes.layout.parent(of: outset.view),
      trials.mends(proposal, in: container, where: { $0.isInside(outset.view, of: container) })
    else {
      return nil
    }
    let outwards = outset.statement.constraints.filter(isOutwards)
    let amounts = Set(outwards.map { abs($0.constant) })
    let edges =
      outwards.count == 4
      ? "every edge" : "the \(outwards.map(\.first.attribute.rawValue).listed()) edges"
    let amount = amounts.count == 1 ? "\(shortest(amounts.first ?? 0)) " : ""
    let name = boxes.name(of: outset.view)
    let message =
      outset.isOfCanvas
      ? "\(name) stands \(amount)beyond \(edges) of its container, where the canvas ends"
      : "the text of \(name) stands \(amount)beyond \(edges) of \(boxes.name(of: outset.target)), the ground that it "
        + "stands on"
    return Diagnostic(
      .warning, "outside", message, at: outset.statement.range, hints: [hint(outset, inside)])
  }

  private func hint(_ outset: Outset, _ inside: [AnchorConstraint]) -> String {
    let inset = inset(inside)
    guard outset.statement.kind == .equation else {
      return "an inset counts inwards: inset=\"\(inset)\""
    }
    let names = [outset.view, outset.target].map {
      boxes.statementName(
        of: ConstraintView($0.index), in: outset.statement.container, source)
    }
    return
      "what is added to edges counts inwards: <constraint>\(names[0]).edges == \(names[1]).edges + \(inset)</constraint>"
  }

  /// The shortest value of the attribute for comparisons that hold a view inside: top trailing bottom leading.
  private func inset(_ inside: [AnchorConstraint]) -> String {
    let amounts = Set(inside.map { abs($0.constant) })
    if amounts.count == 1, let amount = amounts.first { return shortest(amount) }
    func amount(_ edges: LayoutAttribute...) -> String {
      inside.first { edges.contains($0.first.attribute) }.map { shortest(abs($0.constant)) } ?? "0"
    }
    let all = [amount(.top), amount(.trailing, .right), amount(.bottom), amount(.leading, .left)]
    guard all[1] == all[3] else { return all.joined(separator: " ") }
    guard all[0] == all[2] else { return all.prefix(3).joined(separator: " ") }
    return all[0] == all[1] ? all[0] : "\(all[0]) \(all[1])"
  }

  private func isOutwards(_ constraint: AnchorConstraint) -> Bool {
    switch constraint.first.attribute {
    case .leading, .left, .top: constraint.constant < 0
    case .trailing, .right, .bottom: constraint.constant > 0
    default: false
    }
  }
}
