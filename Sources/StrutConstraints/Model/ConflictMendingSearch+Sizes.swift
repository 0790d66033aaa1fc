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

  /// Lengths in points that several views of a container have with one attribute, which a statement of the set makes as long as one another:
  /// each group of them.
  var sharedLengths: [[ConstraintOrigin]] {
    guard !isLarge else { return [] }
    var equal: Set<Anchor> = []
    for index in statements.compactMap(\.statement) {
      for constraint in search.tree.statements[index].constraints {
        guard let second = constraint.second, constraint.first.attribute.kind == .size,
          second.attribute == constraint.first.attribute
        else { continue }
        equal.formUnion([constraint.first, second])
      }
    }
    var told: Set<String> = []
    return search.origins(of: set).compactMap { origin in
      guard case .size(let view, let text) = origin,
        let rule = search.tree.views[view].sizes.first(where: { $0.text == text }),
        case .points = rule.value, rule.relation == .equal,
        equal.contains(
          Anchor(search.tree.views[view].view, rule.axis == .horizontal ? .width : .height)),
        told.insert(text).inserted
      else { return nil }
      let parent = search.tree.views[view].parent
      let group = search.tree.views.indices.filter { index in
        search.tree.views[index].parent == parent
          && search.tree.views[index].sizes.contains { $0.text == text }
      }
      return group.count > 2 ? group.map { .size($0, text) } : nil
    }
  }

  /// The attribute of several views that are equally long by statements, before a larger canvas; `nil` where that is not what is told.
  func sharedLength(
    _ remedies: [TreeConflict.Remedy], _ judged: [Judgement], _ best: Judgement
  ) -> TreeConflict.Remedy? {
    let isFilled = statements.contains { origin in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }) else {
        return false
      }
      return statement.kind == .format && statement.text.count(where: { $0 == "|" }) == 2
    }
    guard isFilled, !remedies.isEmpty,
      remedies.allSatisfy({ $0.isOfCanvas || isOfSpaces($0) })
    else { return nil }
    let groups = sharedLengths.map(TreeConflict.Remedy.omitted)
    return judged.first { groups.contains($0.change) && $0.flaws <= best.flaws }?.change
  }

  /// Whether a change is one of spaces between views alone.
  private func isOfSpaces(_ change: TreeConflict.Remedy) -> Bool {
    switch change {
    case .number(let number): isSpace(number)
    case .numbers(let numbers): numbers.allSatisfy(isSpace)
    default: false
    }
  }

  /// The equation that ends a view where another one does, of which a statement makes it a part: that part is what is meant. `nil` where
  /// no share is told to be all of the other view.
  func endBesideShare(
    _ remedies: [TreeConflict.Remedy], _ judged: [Judgement], _ best: Judgement
  ) -> TreeConflict.Remedy? {
    guard case .number(let number)? = remedies.first, number.isFactor, number.needs == 1,
      (0..<1).contains(number.has), let index = number.origin.statement,
      let share = search.tree.statements[index].constraints.first, let whole = share.second
    else { return nil }
    let end: Set<LayoutAttribute> =
      share.first.attribute == .width ? [.trailing, .right] : [.bottom]
    return judged.first { judgement in
      guard judgement.flaws <= best.flaws, case .omitted(let origins) = judgement.change,
        origins.count == 1, let other = origins[0].statement,
        search.tree.statements[other].constraints.count == 1,
        let hold = search.tree.statements[other].constraints.first
      else { return false }
      return hold.first.view == share.first.view && hold.second?.view == whole.view
        && end.contains(hold.first.attribute) && hold.second?.attribute == hold.first.attribute
        && hold.relation == .equal && hold.constant == 0
    }?.change
  }

  /// The size of a view of the set in a stack that gives all of its views one size; `nil` for none.
  var sizeInEqualStack: ConstraintOrigin? {
    let stacks = statements.compactMap { origin in
      origin.statement.flatMap { search.tree.statements[$0].stack }
    }.filter { $0.arrangement?.distribution == .fillEqually }
    guard !stacks.isEmpty else { return nil }
    return search.origins(of: set).first { origin in
      guard case .size(let view, let text) = origin,
        let rule = search.tree.views[view].sizes.first(where: { $0.text == text }),
        rule.relation == .equal
      else { return false }
      return stacks.contains { stack in
        stack.axis == rule.axis
          && stack.members.contains { $0.view == search.tree.views[view].view }
      }
    }
  }

  /// By how much a number changes, for those that are told first: a size that several views have is what it is to be.
  func share(of number: TreeConflict.Shortfall) -> Double {
    number.share + (isOfLikeViews(number) ? Self.largestFactor : 0)
  }

  /// Whether a number is a size that an attribute gives several views of one container.
  func isOfLikeViews(_ number: TreeConflict.Shortfall) -> Bool {
    guard case .size(let view, let text) = number.origin else { return false }
    let parent = search.tree.views[view].parent
    let alike = search.tree.views.count { other in
      other.parent == parent && other.sizes.contains { $0.text == text }
    }
    return alike > 2
  }

  /// A format without the size of a view that others of it have as well, before a larger canvas and other spaces; or without one that
  /// another statement says otherwise, before that says the same.
  func withoutSize(
    than remedies: [TreeConflict.Remedy], _ judged: [Judgement], _ best: Judgement
  ) -> [TreeConflict.Remedy]? {
    guard let first = remedies.first else { return nil }
    let isVain = first.number.map { $0.isFactor && $0.needs == 1 } ?? false
    let isOfRoom = remedies.allSatisfy { remedy in
      switch remedy {
      case .metric, .optional: true
      default: remedy.isOfCanvas
      }
    }
    guard isVain || isOfRoom else { return nil }
    let fewer = judged.first { judgement in
      guard judgement.flaws <= best.flaws, let size = sizeLeftOut(by: judgement.change) else {
        return false
      }
      return isVain ? size.second != nil : size.second == nil && isShared(size.first)
    }
    return fewer.map { [$0.change] + remedies.prefix(1) }
  }

  /// The size that a format gives a view, which is left out; `nil` for other changes.
  private func sizeLeftOut(by change: TreeConflict.Remedy) -> AnchorConstraint? {
    guard case .rewritten(let rewritings) = change, rewritings.count == 1,
      let index = rewritings[0].origin.statement
    else { return nil }
    let (before, after) = (
      search.tree.statements[index].constraints, rewritings[0].statement.constraints
    )
    guard before.count == after.count + 1 else { return nil }
    let missing = before.filter { !after.contains($0) }
    return missing.count == 1 && missing[0].first.attribute.kind == .size ? missing[0] : nil
  }

  /// Whether another view is as long as one.
  private func isShared(_ size: Anchor) -> Bool {
    statements.contains { origin in
      guard let index = origin.statement else { return false }
      return search.tree.statements[index].constraints.contains {
        $0.second == size && $0.first.attribute == size.attribute && $0.relation == .equal
          && $0.multiplier == 1
      }
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
    if let size = lengthAttribute(among: origins, of: views) { return size }
    return origins.last { origin in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        statement.constraints.count == 1, let length = statement.constraints.first
      else { return false }
      return length.second == nil && length.relation == .equal && views.contains(length.first.view)
    }
  }

  /// The length that an attribute gives a view of a ratio whose other length statements give; `nil` where attributes give both.
  private func lengthAttribute(
    among origins: [ConstraintOrigin], of views: [ConstraintView]
  ) -> ConstraintOrigin? {
    let lengths = origins.filter { origin in
      guard case .size(let view, let text) = origin,
        views.contains(search.tree.views[view].view),
        let rule = search.tree.views[view].sizes.first(where: { $0.text == text }),
        rule.relation == .equal, case .points = rule.value
      else { return false }
      return true
    }
    return lengths.count == 1 ? lengths[0] : nil
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
