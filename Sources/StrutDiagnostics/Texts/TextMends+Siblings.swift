import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What other texts of a form show of one that stands in its neighbour.
extension TextMends {
  /// The fewest texts that are held where one was to be.
  private static var leastLike: Int { 2 }

  /// The equation that holds a text at the one end of its container where those of the other rows are held at the other end, on the line of
  /// their labels as this one is; `nil` for none.
  func likeOthers(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    for text in [other, one] {
      guard let own = line(of: text), let hold = side(of: text, in: container) else { continue }
      var places: [HeldPlace: [BoxID]] = [:]
      for (statement, constraint) in comparisons[ConstraintView(container.index)] {
        guard let (_, target) = statement.loneComparison, target.view == statement.container,
          constraint.relation == .equal, constraint.multiplier == 1, constraint.space == nil,
          target.attribute == constraint.first.attribute,
          target.attribute == hold.constraint.first.attribute.oppositeEdge,
          !constraint.first.view.isHelper
        else { continue }
        let like = BoxID(Int(constraint.first.view.index))
        guard boxes.showsText(like), line(of: like) == own else { continue }
        places[constraint.place(at: target), default: []].append(like)
      }
      let usual = places.max {
        ($0.value.count, -$0.key.distance) < ($1.value.count, -$1.key.distance)
      }
      guard let (place, likes) = usual, likes.count >= Self.leastLike else { continue }
      let meant = AnchorConstraint(
        Anchor(ConstraintView(text.index), place.attribute), .equal, place.target,
        plus: place.distance)
      let mends = outcomes.mends(
        ConstraintProposal([meant], omitting: [hold.constraint]), in: container
      ) {
        $0.separates(one, other) && $0.isInside(text, of: container)
          && !$0.hasTextInText(text, of: boxes)
      }
      guard mends else { continue }
      return Mend(
        range: hold.statement.range,
        hint: "as \(likes.prefix(Self.leastLike).map(boxes.name).listed()) it is with "
          + equation(meant, in: hold.statement.container))
    }
    return nil
  }

  /// The line at which an equation holds a text at another text: its baseline, its middle or an edge.
  private func line(of text: BoxID) -> LayoutAttribute? {
    let view = ConstraintView(text.index)
    return comparisons[view].lazy.compactMap { statement, _ -> LayoutAttribute? in
      guard let (constraint, target) = statement.heldAtView, constraint.first.view == view,
        constraint.constant == 0, constraint.first.attribute.kind == .vertical,
        constraint.first.attribute == target.attribute,
        self.boxes.showsText(BoxID(Int(target.view.index)))
      else { return nil }
      return target.attribute
    }.first
  }

  /// The equation that holds a side of a text at that of its container.
  private func side(of text: BoxID, in container: BoxID) -> ComparisonsByView.Entry? {
    let (view, owner) = (ConstraintView(text.index), ConstraintView(container.index))
    return comparisons[view].first { statement, constraint in
      guard let (_, target) = statement.loneComparison, target.view == owner else { return false }
      return statement.container == owner && constraint.first.view == view
        && constraint.relation == .equal && constraint.multiplier == 1
        && constraint.first.attribute.axis == .horizontal && constraint.first.attribute.isEdge
        && constraint.first.attribute == target.attribute && !context.isComputed(statement)
    }
  }

  /// The equation that ends a text a little before the end of the one behind it, where it was to end before the start of that; `nil` for
  /// none.
  func endingBefore(
    _ shared: [ComparisonsByView.Entry], _ one: BoxID, _ other: BoxID, in container: BoxID
  ) -> Mend? {
    for (statement, constraint) in shared {
      guard let (_, target) = statement.loneComparison, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.space == nil,
        [.trailing, .right].contains(constraint.first.attribute),
        target.attribute == constraint.first.attribute, constraint.constant < 0,
        -constraint.constant <= Self.largestSpace, !context.isComputed(statement)
      else { continue }
      var meant = constraint
      meant.second?.attribute = target.attribute.oppositeEdge
      let text = BoxID(Int(constraint.first.view.index))
      let outcome = trials.outcome(
        of: ConstraintProposal([meant], omitting: [constraint]), in: container, narrowing: text
      ) {
        $0.separates(one, other) && $0.standsOut <= 0 && $0.isInside(text, of: container)
          && ($0.fitsWords(of: text) || boxes.isClamped(text))
      }
      guard let outcome else { continue }
      outcomes.keep(outcome)
      return Mend(range: statement.range, hint: "they stand apart with \(equation(meant))")
    }
    return nil
  }
}
