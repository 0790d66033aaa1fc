import StrutCore

/// Changes of a conflict that another statement or a size of the set speaks for: a view with a length of its own is in the middle and not
/// as long as its container, one with a bound does not end there, and one in the middle is at least as far from those beside it.
extension ConflictMendingSearch {
  /// The changes, the likeliest first.
  var plainlyMeant: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.flatMap { origin -> [TreeConflict.Remedy] in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }) else { return [] }
      let meant =
        alone(statement) + [bounded(statement), statement.onOtherAxis].compactMap { $0 }
        + looseAroundMiddle(statement)
      return meant.map {
        .rewritten([TreeConflict.Rewriting(origin: origin, statement: $0, isPlain: true)])
      }
    }
  }

  /// A format that holds a view with a length of its own between both ends of its container: in the middle, where others are, and at the
  /// start where it is as wide as it is high.
  private func alone(_ statement: ConstraintStatement) -> [ConstraintStatement] {
    guard let centred = statement.centred, let axis = statement.axis,
      let view = statement.viewsInOrder.first,
      let length = points(of: view, along: axis)
    else { return [] }
    let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    let isBesideCentred = search.tree.statements.contains { other in
      other.constraints.contains {
        $0.first.attribute == middle && $0.first.view != view
          && $0.second == Anchor(statement.container, middle)
      }
    }
    if isBesideCentred { return [centred] }
    let other = points(of: view, along: axis == .horizontal ? .vertical : .horizontal)
    return other == length ? Array(statement.withoutEnds.suffix(1)) : []
  }

  /// The length in points that an attribute of the set gives a view.
  private func points(of view: ConstraintView, along axis: Axis) -> Double? {
    let sizes = search.tree.views.first { $0.view == view }?.sizes ?? []
    return sizes.lazy.compactMap { rule -> Double? in
      guard rule.axis == axis, rule.relation == .equal, case .points(let points) = rule.value else {
        return nil
      }
      return points
    }.first
  }

  /// A format that ends at its container with a view which a statement of the set bounds, without that end.
  private func bounded(_ statement: ConstraintStatement) -> ConstraintStatement? {
    guard statement.kind == .format, let axis = statement.axis,
      let last = statement.viewsInOrder.last(where: { $0 != statement.container }),
      let free = statement.withoutEnds.last, !free.text.hasSuffix("|")
    else { return nil }
    let size: LayoutAttribute = axis == .horizontal ? .width : .height
    let isBounded = statements.contains { origin in
      origin.statement.map { search.tree.statements[$0] }?.constraints.contains {
        $0.first == Anchor(last, size) && $0.relation == .lessOrEqual
      } ?? false
    }
    return isBounded ? free : nil
  }

  /// A format with least spaces around a view whose middle a statement of the set holds in that of the container.
  private func looseAroundMiddle(_ statement: ConstraintStatement) -> [ConstraintStatement] {
    guard statement.kind == .format, let axis = statement.axis else { return [] }
    let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    return statement.viewsInOrder.compactMap { view in
      let isHeld = statements.contains { origin in
        origin.statement.map { search.tree.statements[$0] }?.constraints.contains {
          $0.first == Anchor(view, middle) && $0.relation == .equal
            && $0.second == Anchor(statement.container, middle)
        } ?? false
      }
      return isHeld ? statement.withLooseSpaces(around: view) : nil
    }
  }
}
