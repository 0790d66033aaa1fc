import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension TextMends {
  /// The most views of a container whose names are looked at.
  private static var mostNames: Int { 300 }

  /// The equation that holds one of two texts where another equation holds the other one, although a view has its name: a label
  /// on the line of the next field. `nil` for none.
  func named(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    for (text, rival) in [(one, other), (other, one)] {
      for (statement, _) in comparisons[ConstraintView(text.index)] {
        guard let (constraint, target) = statement.heldAtView,
          constraint.first.view == ConstraintView(text.index), isCopy(constraint, of: rival),
          let own = namesake(of: text, besides: BoxID(Int(target.view.index)), in: container),
          own != rival
        else { continue }
        let meant = constraint.replacing(target.view, by: ConstraintView(own.index))
        if let mend = mend(meant, constraint, statement, text, rival, in: container) { return mend }
      }
    }
    return nil
  }

  /// The equation that holds a text below another one, or above it, that it stands beside: it was to be at the same edge. `nil`
  /// for none.
  func beside(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    for (text, rival) in [(one, other), (other, one)] {
      for (statement, _) in comparisons[ConstraintView(text.index)] {
        guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
          constraint.first.view == ConstraintView(text.index), constraint.first.attribute.isEdge,
          target.attribute == constraint.first.attribute.oppositeEdge,
          target.attribute.axis == .vertical, target.view != ConstraintView(rival.index),
          isBeside(constraint.first.view, target.view)
        else { continue }
        var meant = constraint
        meant.second?.attribute = constraint.first.attribute
        if let mend = mend(meant, constraint, statement, text, rival, in: container) { return mend }
      }
    }
    return nil
  }

  /// The equation that holds one of two texts at the start of their container where the other one begins, and not at its end, where it
  /// stands apart. `nil` for none.
  ///
  /// - Parameter ofName: Whether another text has to be there that is called like this one.
  func end(_ one: BoxID, _ other: BoxID, ofName: Bool) -> Mend? {
    guard let container = boxes.layout.parent(of: one) else { return nil }
    return atOtherEnd(other, besides: one, in: container, ofName: ofName)
      ?? atOtherEnd(one, besides: other, in: container, ofName: ofName)
  }

  /// The equation that holds a text at the start of its container where another text begins, although one that belongs to it ends at the
  /// end: it was to end there too. `nil` for none.
  ///
  /// - Parameter ofName: Whether another text has to be there that is called like this one.
  private func atOtherEnd(
    _ text: BoxID, besides rival: BoxID, in container: BoxID, ofName: Bool
  ) -> Mend? {
    let (view, owner) = (ConstraintView(text.index), ConstraintView(container.index))
    for (statement, _) in comparisons[view] {
      guard let (constraint, target) = statement.loneComparison, constraint.first.view == view,
        constraint.relation == .equal, constraint.multiplier == 1, constraint.space == nil,
        target.view == owner, constraint.first.attribute.axis == .horizontal,
        target.attribute == constraint.first.attribute, isCopy(constraint, of: rival),
        let meant = statement.meantEdges.first?.meant,
        !ofName || isAtEnd(meant, aNamesakeOf: text, besides: rival, in: container)
      else { continue }
      let isMended = trials.isMended(
        by: ConstraintProposal([meant], omitting: [constraint]), in: container
      ) {
        $0.separates(text, rival) && $0.isInside(text, of: container) && $0.standsOut <= 0
          && !$0.hasTextInText(text, of: boxes) && !$0.hasMoreOnTexts(in: container, of: boxes)
      }
      guard isMended else { continue }
      return Mend(
        range: statement.range, hint: "they stand apart with \(equation(meant, in: owner))")
    }
    return nil
  }

  /// Whether an equation holds a text at an end that is called like another one, as `arrivalCity` is like `arrival`.
  private func isAtEnd(
    _ end: AnchorConstraint, aNamesakeOf text: BoxID, besides rival: BoxID, in container: BoxID
  ) -> Bool {
    let name = boxes.statementName(of: text, in: source)
    guard boxes.elements[text.index].id != nil, name.count > 2 else { return false }
    return boxes.layout.children(of: container).prefix(Self.mostNames).contains { other in
      other != text && other != rival && boxes.showsText(other)
        && boxes.elements[other.index].id != nil
        && boxes.statementName(of: other, in: source).contains(name)
        && comparisons[ConstraintView(other.index)].contains { _, constraint in
          constraint.first == Anchor(ConstraintView(other.index), end.first.attribute)
            && constraint.second == end.second && constraint.constant == end.constant
        }
    }
  }

  private func mend(
    _ meant: AnchorConstraint, _ written: AnchorConstraint, _ statement: ConstraintStatement,
    _ text: BoxID, _ rival: BoxID, in container: BoxID
  ) -> Mend? {
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [written]), in: container
    ) {
      $0.separates(text, rival) && $0.isInside(text, of: container) && $0.standsOut <= 0
        && !$0.hasTextInText(text, of: boxes) && !$0.hasMoreOnTexts(in: container, of: boxes)
    }
    return isMended
      ? Mend(range: statement.range, hint: "they stand apart with \(equation(meant))") : nil
  }

  /// Whether an equation holds another view at the same place.
  private func isCopy(_ constraint: AnchorConstraint, of rival: BoxID) -> Bool {
    comparisons[ConstraintView(rival.index)].contains { _, other in
      other.first == Anchor(ConstraintView(rival.index), constraint.first.attribute)
        && other.second == constraint.second && other.constant == constraint.constant
    }
  }

  /// A view whose name has that of a text as a part.
  private func namesake(of text: BoxID, besides held: BoxID, in container: BoxID) -> BoxID? {
    let name = boxes.statementName(of: text, in: source)
    guard boxes.elements[text.index].id != nil, name.count > 2 else { return nil }
    return boxes.layout.children(of: container).prefix(Self.mostNames).first { other in
      other != text && other != held && boxes.elements[other.index].id != nil
        && boxes.statementName(of: other, in: source).contains(name)
    }
  }

  /// Whether an equation holds one view beside another one.
  private func isBeside(_ view: ConstraintView, _ other: ConstraintView) -> Bool {
    comparisons[view].contains { _, constraint in
      constraint.first.view == view && constraint.second?.view == other
        && constraint.first.attribute.kind == .horizontal && constraint.first.attribute.isEdge
        && constraint.second?.attribute == constraint.first.attribute.oppositeEdge
    }
  }
}
