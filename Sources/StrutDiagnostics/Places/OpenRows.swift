import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Formats of equal views that begin at the edge of a container and do not reach the other one, beside a view that goes from
/// edge to edge: the bar at their end was forgotten.
struct OpenRows: ContextualMessages {
  /// The least length that is left free, in points.
  private static let leastLength = 8.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.compactMap { statement in
      guard statement.kind == .format, let text = statement.lastViewWithEnd,
        let axis = statement.constraints.first?.first.attribute.axis, areEqual(statement, axis)
      else { return nil }
      return warning(statement, text, axis)
    }
  }

  private func warning(
    _ statement: ConstraintStatement, _ text: String, _ axis: Axis
  ) -> Diagnostic? {
    let views = statement.viewsInOrder
    let container = BoxID(Int(statement.container.index))
    guard views.count > 1, !views.contains(where: \.isHelper), let last = views.last,
      !isHeld(last, axis, besides: statement),
      isAtEnd(views, of: statement, axis), let other = wholeView(before: views, of: statement, axis)
    else { return nil }
    let room = boxes.layout.frame(of: container).size.extent(axis)
    let frame = boxes.layout.frame(of: BoxID(Int(last.index)))
    let end = axis == .horizontal ? frame.maxX : frame.maxY
    guard !boxes.isRightToLeft(container) || axis == .vertical, room - end >= Self.leastLength
    else { return nil }
    let edge: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    let tie = AnchorConstraint(
      Anchor(last, edge), .equal, Anchor(statement.container, edge))
    let mends = trials.mends(ConstraintProposal([tie]), in: container) { outcome in
      views.allSatisfy {
        let box = BoxID(Int($0.index))
        return outcome.openNumbers(of: box).isEmpty && outcome.isInside(box, of: container)
      }
    }
    guard mends else { return nil }
    let owner = boxes.nameOfOwner(container)
    return Diagnostic(
      .warning, "outside",
      "\(views.map { boxes.name(of: BoxID(Int($0.index))) }.listed(atMost: 6)) begin at the edge of \(owner) and take "
        + "\(shortest(end)) of \(shortest(room)): nothing holds their end, and \(boxes.name(of: other)) beside them "
        + "goes from edge to edge",
      at: statement.range, hints: ["they do so too with \(text) at the end of the format"])
  }

  /// Whether a format has views side by side without a space from the start of the container on, as long as one another.
  private func areEqual(_ statement: ConstraintStatement, _ axis: Axis) -> Bool {
    let along = statement.constraints.filter { $0.first.attribute.axis == axis }
    let start = axis.edges.start
    let isAtEdge = along.contains { constraint in
      constraint.second?.view == statement.container && constraint.first.attribute == start
        && constraint.second?.area == .frame
    }
    let spaces = along.filter { $0.first.attribute.kind != .size }
    let areEqual = along.contains { $0.first.attribute.kind == .size && $0.second != nil }
    return isAtEdge && areEqual && spaces.allSatisfy { $0.relation == .equal && $0.constant == 0 }
  }

  /// Whether another statement is about the end of a view along an axis.
  private func isHeld(
    _ view: ConstraintView, _ axis: Axis, besides statement: ConstraintStatement
  ) -> Bool {
    comparisons[view].contains { other, constraint in
      other != statement && constraint.first.attribute.axis == axis
    }
  }

  /// Whether one of some views ends where the container does across an axis: tabs at its start may well be as they are.
  private func isAtEnd(
    _ views: [ConstraintView], of statement: ConstraintStatement, _ axis: Axis
  ) -> Bool {
    let edge: LayoutAttribute = axis == .horizontal ? .bottom : .trailing
    return views.contains { view in
      comparisons[view].contains { _, constraint in
        constraint.relation == .equal && constraint.constant == 0
          && Set([constraint.first, constraint.second])
            == [Anchor(view, edge), Anchor(statement.container, edge)]
      }
    }
  }

  /// A view that stands before others without a space, and goes from edge to edge of their container; `nil` for none.
  private func wholeView(
    before views: [ConstraintView], of statement: ConstraintStatement, _ axis: Axis
  ) -> BoxID? {
    let edges: Set<LayoutAttribute> =
      axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    for view in views {
      for (_, constraint) in comparisons[view] {
        guard let second = constraint.second, constraint.relation == .equal,
          constraint.constant == 0, constraint.first.attribute.axis != axis,
          second.attribute == constraint.first.attribute.oppositeEdge,
          constraint.first.attribute.isEdge
        else { continue }
        let isFirst = constraint.first.view == view
        let other = isFirst ? second.view : constraint.first.view
        let own = isFirst ? constraint.first.attribute : second.attribute
        guard [.top, .leading, .left].contains(own), !other.isHelper, other != statement.container,
          !views.contains(other)
        else {
          continue
        }
        let held = comparisons[other].filter { entry in
          entry.constraint.relation == .equal && entry.constraint.constant == 0
            && entry.constraint.first.attribute == entry.constraint.second?.attribute
            && [entry.constraint.first, entry.constraint.second].contains {
              $0?.view == statement.container && $0?.area == .frame
            }
        }
        if edges.isSubset(of: held.map(\.constraint.first.attribute)) {
          return BoxID(Int(other.index))
        }
      }
    }
    return nil
  }
}
