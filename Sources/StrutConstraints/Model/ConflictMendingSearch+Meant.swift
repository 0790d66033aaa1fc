import StrutCore

/// Changes of a conflict that name what was meant beside what is written: the other end of a view, the view from which a column
/// hangs, a percentage.
extension ConflictMendingSearch {
  /// What people write in points where they mean so many hundredths.
  private static let percentages = 10.0...95.0

  /// Pairs of equations of the set that hold the ends of a view at two others, each end at the one that belongs to the other end, as
  /// those of a line between two dots.
  var swappedEnds: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    let equations = statements.compactMap { origin in
      origin.statement.map { (origin: origin, statement: search.tree.statements[$0]) }
    }
    return equations.indices.flatMap { first in
      equations[..<first].compactMap { other -> TreeConflict.Remedy? in
        let own = equations[first]
        let swapped =
          other.statement.withSwappedEnds(own.statement)
          ?? other.statement.withSwappedViews(own.statement)
        guard let (one, two) = swapped else { return nil }
        let pair = [
          TreeConflict.Rewriting(origin: other.origin, statement: one, isOfEnds: true),
          TreeConflict.Rewriting(origin: own.origin, statement: two, isOfEnds: true),
        ]
        return .rewritten(
          pair.sorted { $0.statement.range.lowerBound < $1.statement.range.lowerBound })
      }
    }
  }

  // MARK: Columns

  /// Statements that leave room, and what is told beside them; `nil` where none does. What is in the middle and between two ends is hardly
  /// ever meant to be at one of them, and who gives the views of a stack their sizes does not mean another one.
  func loosened(
    among changes: [TreeConflict.Remedy], besides number: TreeConflict.Remedy?
  ) -> [TreeConflict.Remedy]? {
    let first = changes.first { if case .loosened = $0 { true } else { false } }
    guard let first else { return nil }
    // A column begins at the top sooner than one of its views is the largest.
    let column = changes.first(where: \.isOfColumnWithFreeEnd)
    let second = column == nil || column == first ? number : column
    return [first] + [second].compactMap { $0 }
  }

  /// The columns of the set that hang from a view which does not begin where they do, each from the one that does: where the first view
  /// is aligned no more, the next one stands in that.
  var renamedHeads: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.flatMap { origin -> [TreeConflict.Remedy] in
      guard let index = origin.statement else { return [] }
      let statement = search.tree.statements[index]
      guard statement.kind == .format, statement.axis == .vertical,
        let first = statement.viewsInOrder.first, first != statement.container
      else { return [] }
      let candidates = heads(of: statement, insteadOf: first)
      guard !candidates.isEmpty, let picture = pictureWithoutHead(statement, origin) else {
        return []
      }
      let meant = candidates.first { isCrossed($0, by: statement.viewsInOrder[1], in: picture) }
      guard let meant else { return [] }
      var rewriting = TreeConflict.Rewriting(
        origin: origin, statement: statement.replacing(first, by: meant))
      rewriting.renaming = TreeConflict.Renaming(view: first, meant: meant)
      return [.rewritten([rewriting])]
    }
  }

  /// The views that no part of a column is, and that begin where a statement has its other views begin.
  private func heads(
    of column: ConstraintStatement, insteadOf first: ConstraintView
  ) -> [ConstraintView] {
    let others = column.viewsInOrder.dropFirst().filter { $0 != column.container }
    guard !others.isEmpty else { return [] }
    let aligned = Set(
      column.constraints.filter { $0.first.attribute.axis == .horizontal }
        .map(\.first.attribute))
    let holds = search.tree.statements.filter { $0.container == column.container }
      .flatMap(\.constraints).filter {
        $0.relation == .equal && aligned.contains($0.first.attribute) && $0.second != nil
      }
    let places = holds.filter { others.contains($0.first.view) && $0.second?.view != first }
    let alike = Set(views(like: first, in: column.container)).subtracting(column.viewsInOrder)
    return holds.filter { hold in
      alike.contains(hold.first.view)
        && places.contains {
          $0.first.attribute == hold.first.attribute && $0.second == hold.second
            && $0.constant == hold.constant
        }
    }.map(\.first.view)
  }

  /// Where views stand once the first one of a column is not aligned with the others; `nil` where that does not mend the conflict.
  private func pictureWithoutHead(
    _ column: ConstraintStatement, _ origin: ConstraintOrigin
  ) -> [Rect]? {
    column.withoutFirstAligned.lazy.compactMap { realigned in
      judge([.rewritten([TreeConflict.Rewriting(origin: origin, statement: realigned)])]).first
    }.first?.frames
  }

  private func isCrossed(
    _ one: ConstraintView, by other: ConstraintView, in frames: [Rect]
  ) -> Bool {
    let indices = [one, other].compactMap { view in
      search.tree.views.firstIndex { $0.view == view }
    }
    guard indices.count == 2, indices.allSatisfy(frames.indices.contains),
      let common = frames[indices[0]].intersection(frames[indices[1]])?.size
    else { return false }
    return common.width > 1 && common.height > 1
  }

  // MARK: Percentages

  /// The lengths in points of containers of the set that are too short for their views, each as so many hundredths of what is around
  /// it.
  var pointsAsPercentages: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.compactMap { origin in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        let length = statement.constraints.first, Self.percentages.contains(length.constant),
        let view = search.tree.views.firstIndex(where: { $0.view == length.first.view }),
        search.tree.views.contains(where: { $0.parent == view }),
        let meant = statement.asPercentageOfContainer
      else { return nil }
      return .rewritten([
        TreeConflict.Rewriting(origin: origin, statement: meant, isPercentage: true)
      ])
    }
  }
}
