import StrutCore

/// Sizes of a conflict that one attribute says, and what is too many of them.
extension ConflictMendingSearch {
  /// Shares of a container that several of its views have with one attribute, each group of them.
  var sharedSizes: [[ConstraintOrigin]] {
    guard !isLarge else { return [] }
    var told: Set<String> = []
    return search.origins(of: set).compactMap { origin in
      guard case .size(let view, let text) = origin, told.insert(text).inserted,
        case .share = search.tree.views[view].sizes.first(where: { $0.text == text })?.value
      else { return nil }
      let parent = search.tree.views[view].parent
      let group = search.tree.views.indices.filter { index in
        search.tree.views[index].parent == parent
          && search.tree.views[index].sizes.contains { $0.text == text }
      }
      return group.count > 1 ? group.map { .size($0, text) } : nil
    }
  }

  /// The statement of the set that gives a view a length, where a ratio gives it one of the other length; `nil` for none.
  var lengthBesideRatio: ConstraintOrigin? {
    let origins = search.origins(of: set)
    let views = origins.compactMap { origin -> ConstraintView? in
      guard case .size(let view, let text) = origin,
        case .ratio = search.tree.views[view].sizes.first(where: { $0.text == text })?.value
      else { return nil }
      return search.tree.views[view].view
    }
    return origins.last { origin in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        statement.constraints.count == 1, let length = statement.constraints.first
      else { return false }
      return length.second == nil && length.relation == .equal && views.contains(length.first.view)
    }
  }

  /// The size of the canvas with which the set holds, where it is not much larger; `nil` for others.
  ///
  /// - Parameter numbers: What single numbers of the set need to be.
  func growth(among numbers: [TreeConflict.Shortfall]) -> TreeConflict.Shortfall? {
    numbers.first { number in
      if case .given = number.origin { number.needs > number.has } else { false }
    }
  }

  /// Spaces that share what is left, and their list without its ends, where other changes would make a square view another
  /// one, which nobody means; `nil` elsewhere.
  func spacesBesidePictures(
    among changes: [TreeConflict.Remedy]
  ) -> [TreeConflict.Remedy]? {
    guard changes.contains(where: { search.tree.resizesSquare($0) }) else { return nil }
    let spaces = changes.filter {
      if case .numbers(let numbers) = $0 { numbers.allSatisfy(isSpace) } else { false }
    }
    let free = changes.filter {
      if case .rewritten(let rewritings) = $0 {
        rewritings.contains(where: \.isWithoutEnds)
      } else {
        false
      }
    }
    let found = Array(spaces.prefix(1) + free.prefix(1))
    let equal = changes.filter { if case .equalized = $0 { true } else { false } }
    return found.isEmpty ? nil : free.isEmpty ? found + equal.prefix(1) : found
  }
}
