import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views with a background that begin where they end, since one of two equations names another view or another edge than was
/// meant.
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

  /// What gives a view a size that is 0 on an axis by two equations; `nil` where no such thing does.
  private func mend(for box: BoxID, _ axis: Axis) -> String? {
    let mends = mends(for: box, axis)
    let words = mends.map { "\($0.size) \($0.change)" }
    return mends.isEmpty ? nil : "it is \(words.joined(separator: ", or "))"
  }

  /// What gives a text a size that two equations leave nothing, as what follows that it is whole; `nil` where no such thing
  /// does.
  func remedy(for box: BoxID, _ axis: Axis) -> String? {
    let mends = mends(for: box, axis)
    return mends.isEmpty ? nil : mends.map(\.change).joined(separator: ", or ")
  }

  private func mends(for box: BoxID, _ axis: Axis) -> [(size: String, change: String)] {
    guard let (start, end) = span(holds(of: box, axis)) else { return [] }
    return [(start, end), (end, start)].compactMap { mend(for: box, axis, $0, asIn: $1) }
  }

  /// What holds a view on an axis; `nil` for what is no edge.
  private func holds(of box: BoxID, _ axis: Axis) -> [Hold?] {
    comparisons[ConstraintView(box.index)].filter { _, constraint in
      constraint.first.attribute.axis == axis
    }.map { hold($0, of: box) }
  }

  /// Two equations that hold both ends of a view; `nil` for others.
  private func span(_ holds: [Hold?]) -> (Hold, Hold)? {
    guard holds.count == 2, let start = holds[0], let end = holds[1],
      start.own.attribute.oppositeEdge == end.own.attribute, start.own.attribute.isEdge
    else { return nil }
    return (start, end)
  }

  /// A warning about a view that is 0 on an axis; `nil` where no two equations say that alone.
  func warning(for box: BoxID, _ axis: Axis) -> Diagnostic? {
    let holds = holds(of: box, axis)
    if let own = holds.compactMap({ $0 }).first(where: { $0.other.view == $0.own.view }) {
      let size = axis == .horizontal ? "width" : "height"
      return warning(box, axis, [own], hint: "give it a \(size) in place of that, as \(size)=\"…\"")
    }
    guard let (start, end) = span(holds), let mend = mend(for: box, axis) else { return nil }
    return warning(box, axis, [start, end], hint: mend)
  }

  private func warning(
    _ box: BoxID, _ axis: Axis, _ holds: [Hold], hint: String
  ) -> Diagnostic {
    let places = holds.map { place(of: $0.statement.range) }
    let missing = holds.count == 2 ? shortfall(holds[0], holds[1]) : 0
    let span =
      missing > 0 ? "it would end \(shortest(missing)) before it begins" : "it begins where it ends"
    return Diagnostic(
      .warning, "collapsed",
      "\(boxes.name(of: box)) has a background and a \(axis == .horizontal ? "width" : "height") of 0: "
        + "by \(places.listedLines()) \(span)",
      at: holds[0].statement.range, hints: [hint])
  }

  /// By how much the end is before the start where both are held at one line; 0 elsewhere.
  private func shortfall(_ one: Hold, _ other: Hold) -> Double {
    guard one.other == other.other else { return 0 }
    let (start, end) = one.own.attribute.isFarEdge ? (other, one) : (one, other)
    return max(0, start.constraint.constant - end.constraint.constant)
  }

  private func hold(_ entry: ComparisonsByView.Entry, of box: BoxID) -> Hold? {
    let (statement, constraint) = entry
    guard constraint.relation == .equal, constraint.multiplier == 1, constraint.space == nil,
      let second = constraint.second, constraint.first.view == ConstraintView(box.index),
      !second.view.isHelper, boxes.elements[Int(second.view.index)].kind != .guide
    else { return nil }
    if second.view == constraint.first.view {
      guard second.attribute == constraint.first.attribute.oppositeEdge, constraint.constant == 0
      else { return nil }
    }
    return Hold(statement: statement, constraint: constraint, own: constraint.first, other: second)
  }

  /// The equation with the view that the other one names, or with the edge that the view itself has; `nil` where the view
  /// is 0 with that as well.
  private func mend(
    for box: BoxID, _ axis: Axis, _ hold: Hold, asIn other: Hold
  ) -> (size: String, change: String)? {
    guard let container = boxes.layout.parent(of: box), hold.statement.kind == .equation,
      !context.isComputed(hold.statement),
      let meant = meaning(of: hold, asIn: other)
    else { return nil }
    var length = 0.0
    let mends = trials.mends(
      ConstraintProposal([meant], omitting: [hold.constraint]), in: container
    ) {
      length = $0.frame(of: box)?.size.extent(axis) ?? 0
      return length >= 1 && $0.isInside(box, of: container)
    }
    guard mends, length >= 1 else { return nil }
    return (
      "\(shortest(length)) \(axis == .horizontal ? "wide" : "high")",
      "with \(equation(meant, in: hold.statement.container)) in \(place(of: hold.statement.range))"
    )
  }

  /// What one of two equations was to say; `nil` where nothing in particular is wrong with it.
  private func meaning(of hold: Hold, asIn other: Hold) -> AnchorConstraint? {
    var meant = hold.constraint
    let isOfContainer = hold.other.view == hold.statement.container
    if hold.other.attribute == hold.own.attribute.oppositeEdge {
      meant.second?.attribute = hold.own.attribute
      // Distances from the container are counted inwards, those that a view has in common with another one are none.
      let distance = abs(meant.constant)
      if isOfContainer { meant.constant = hold.own.attribute.isFarEdge ? -distance : distance }
      return isOfContainer || hold.other.view == other.other.view ? meant : nil
    }
    guard hold.other.view != other.other.view, !isOfContainer,
      other.other.view != other.statement.container
    else { return nil }
    meant.second?.view = other.other.view
    return meant
  }
}
