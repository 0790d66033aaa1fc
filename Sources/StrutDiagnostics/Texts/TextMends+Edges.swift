import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension TextMends {
  /// The most texts of a container that may stand in one another after a change.
  private static var mostTexts: Int { 60 }

  /// The equation that ties two texts by the same edge of both, or by their middles, and that was to tie opposite edges, so that the one
  /// is behind the other one; `nil` for none.
  ///
  /// - Parameter shared: What names both texts.
  func atOppositeEdge(_ shared: [ComparisonsByView.Entry], in container: BoxID) -> Mend? {
    // What only begins or ends at one line is a column.
    let isRow = shared.contains { $0.constraint.first.attribute.axis == .vertical }
    for (statement, constraint) in shared {
      guard statement.kind == .equation, !context.isComputed(statement),
        let second = constraint.second,
        constraint.first.attribute.axis == .horizontal
          ? isRow : areAligned(constraint.first.view, second.view)
      else { continue }
      let texts = [constraint.first.view, second.view].map { BoxID(Int($0.index)) }
      let found = constraint.atOppositeEdges.first { meant in
        trials.isMended(
          by: ConstraintProposal([meant], omitting: [constraint]), in: container
        ) { separates(texts, in: container, after: $0) }
      }
      if let found {
        return Mend(range: statement.range, hint: "they stand apart with \(equation(found))")
      }
    }
    return nil
  }

  /// As ``atOtherEnd(_:_:in:)``, where both texts are held at the start of their container, as far from it: a name and its value.
  func atOppositeEnd(_ one: BoxID, _ other: BoxID) -> Mend? {
    guard let container = boxes.layout.parent(of: one) else { return nil }
    let starts = [one, other].map { text in
      comparisons[ConstraintView(text.index)].first { _, constraint in
        constraint.first == Anchor(ConstraintView(text.index), .leading)
          && constraint.second?.view == ConstraintView(container.index)
          && constraint.second?.attribute == .leading
      }?.constraint
    }
    guard let first = starts[0], let last = starts[1], first.second == last.second,
      first.constant == last.constant, !context.areTied(one, other, along: .horizontal),
      isInRow(other)
    else { return nil }
    return atOtherEnd(one, other, in: container)
  }

  /// Whether an equality holds the middle or a baseline of a text at that of something else: what is held at its top is in a column as well.
  private func isInRow(_ text: BoxID) -> Bool {
    let view = ConstraintView(text.index)
    return comparisons[view].contains { _, constraint in
      [constraint.first, constraint.second].contains { anchor in
        anchor.map { $0.view == view && ($0.attribute == .centerY || $0.attribute.isBaseline) }
          ?? false
      }
    }
  }

  /// The statement that holds one of two texts at the start of their container and was to hold it at the end; `nil` for none.
  func atOtherEnd(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    for text in [other, one] {
      let view = ConstraintView(text.index)
      for (statement, constraint) in comparisons[view]
      where statement.container == ConstraintView(container.index)
        && !context.isComputed(statement)
      {
        guard let second = constraint.second, constraint.relation == .equal,
          constraint.multiplier == 1, constraint.space == nil,
          [constraint.first, second].contains(Anchor(view, .leading)),
          second.attribute == constraint.first.attribute,
          [constraint.first.view, second.view].contains(statement.container)
        else { continue }
        let meant = constraint.atOtherEnd
        let words =
          statement.loneComparison == nil
          ? statement.viewsInOrder == [view] ? statement.withOtherEnd : nil
          : equation(meant, in: statement.container)
        guard let words,
          trials.isMended(
            by: ConstraintProposal([meant], omitting: [constraint]), in: container,
            where: { separates([one, other], in: container, after: $0) })
        else { continue }
        return Mend(range: statement.range, hint: "at the other end it is with \(words)")
      }
    }
    return nil
  }

  /// Whether two texts stand apart after a change, and nothing is as nobody wants it that was not so before.
  private func separates(
    _ texts: [BoxID], in container: BoxID, after outcome: ConstraintTrials.Outcome
  ) -> Bool {
    let all = context.views.texts.filter { boxes.layout.parent(of: $0) == container }
    guard all.count <= Self.mostTexts, outcome.standsOut <= 0,
      outcome.separates(texts[0], texts[1]),
      texts.allSatisfy({ outcome.isInside($0, of: container) })
    else { return false }
    return !outcome.hasMoreTextInText(among: all, of: boxes)
      && !outcome.hasMoreOnTexts(in: container, of: boxes)
  }

  /// Whether two texts begin or end at one line from top to bottom: what does not is no column.
  private func areAligned(_ one: ConstraintView, _ other: ConstraintView) -> Bool {
    let frames = [one, other].map { boxes.layout.frame(of: BoxID(Int($0.index))) }
    return abs(frames[0].minX - frames[1].minX) < 1 || abs(frames[0].maxX - frames[1].maxX) < 1
  }
}

extension AnchorConstraint {
  /// What holds a view beside another one, at whose same edge or middle it is held, the likelier side first; empty for other
  /// comparisons.
  fileprivate var atOppositeEdges: [AnchorConstraint] {
    guard let second, relation == .equal, multiplier == 1, space == nil,
      first.attribute == second.attribute, first.attribute.kind != .size,
      first.attribute.isEdge || constant != 0
    else { return [] }
    guard constant == 0 else { return [atOppositeEdge(isFarther: constant > 0)] }
    return [first.attribute.isFarEdge, !first.attribute.isFarEdge].map(atOppositeEdge)
  }

  private func atOppositeEdge(isFarther: Bool) -> AnchorConstraint {
    let amount =
      (1...TextMends.largestSpace).contains(abs(constant))
      ? abs(constant) : TextMends.usualSpace
    var meant = self
    let (near, far) = edges(of: first.attribute)
    meant.first.attribute = isFarther ? near : far
    meant.second?.attribute = isFarther ? far : near
    meant.constant = isFarther ? amount : -amount
    return meant
  }

  /// The edges along the axis of an attribute, spelt as it is.
  private func edges(of attribute: LayoutAttribute) -> (near: LayoutAttribute, far: LayoutAttribute)
  {
    guard attribute.isEdge else {
      return (attribute.axis.edges.start, attribute.axis.edges.end)
    }
    let opposite = attribute.oppositeEdge
    return attribute.isFarEdge ? (opposite, attribute) : (attribute, opposite)
  }
}
