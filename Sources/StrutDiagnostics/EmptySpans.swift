import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views with a background that begin where they end, since one of two equations names another view than was meant.
struct EmptySpans: ContextualMessages {
  /// An equation that holds an edge of the view at another one.
  private struct Hold {
    var statement: ConstraintStatement
    var constraint: AnchorConstraint
    /// The view's edge.
    var own: Anchor
    /// What it is held at.
    var other: Anchor
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning about a view that is 0 on an axis; `nil` where no two equations say that alone.
  func warning(for box: BoxID, _ axis: Axis) -> Diagnostic? {
    let holds = comparisons[ConstraintView(box.index)].filter { _, constraint in
      constraint.first.attribute.axis == axis
    }.map { hold($0, of: box) }
    guard holds.count == 2, let start = holds[0], let end = holds[1],
      start.own.attribute.oppositeEdge == end.own.attribute, start.own.attribute.isEdge
    else { return nil }
    let hints = [(start, end), (end, start)].compactMap { hint(for: box, axis, $0, asIn: $1) }
    guard !hints.isEmpty else { return nil }
    let places = [start, end].map {
      source.lineWords(at: Int($0.statement.range.lowerBound))
    }
    return Diagnostic(
      .warning, "collapsed",
      "\(boxes.name(of: box)) has a background and a \(axis == .horizontal ? "width" : "height") of 0: "
        + "by \(places.listedLines()) it begins where it ends",
      at: start.statement.range, hints: ["it is \(hints.joined(separator: ", or "))"])
  }

  private func hold(_ entry: ComparisonsByView.Entry, of box: BoxID) -> Hold? {
    let (statement, constraint) = entry
    guard statement.kind == .equation, constraint.relation == .equal, constraint.multiplier == 1,
      constraint.priority == .required, let second = constraint.second,
      constraint.first.view == ConstraintView(box.index), second.view != constraint.first.view,
      second.view != statement.container, !second.view.isHelper,
      boxes.elements[Int(second.view.index)].kind != .guide
    else { return nil }
    return Hold(statement: statement, constraint: constraint, own: constraint.first, other: second)
  }

  /// The equation with the view that the other one names; `nil` where the view is 0 with that as well.
  private func hint(for box: BoxID, _ axis: Axis, _ hold: Hold, asIn other: Hold) -> String? {
    guard let container = boxes.layout.parent(of: box), hold.other.view != other.other.view else {
      return nil
    }
    var meant = hold.constraint
    meant.second?.view = other.other.view
    var length = 0.0
    let mends = trials.mends(
      ConstraintProposal([meant], omitting: [hold.constraint]), in: container
    ) {
      length = $0.frame(of: box)?.size.extent(axis) ?? 0
      return length >= 1 && $0.isInside(box, of: container)
    }
    guard mends, length >= 1 else { return nil }
    let names = [hold.own.view, other.other.view].map {
      boxes.statementName(of: BoxID(Int($0.index)), in: source)
    }
    return
      "\(shortest(length)) \(axis == .horizontal ? "wide" : "high") with "
      + "<constraint>\(names[0]).\(hold.own.attribute.rawValue) == \(names[1])."
      + "\(hold.other.attribute.rawValue)\(hold.constraint.constant.asSummand)</constraint> in "
      + source.lineWords(at: Int(hold.statement.range.lowerBound))
  }
}
