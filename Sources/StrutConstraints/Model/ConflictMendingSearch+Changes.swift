import StrutCore

/// Changes of a conflict that are none of a number: other statements, priorities and sizes, and fewer of them.
extension ConflictMendingSearch {
  /// The factors between widths and heights of the set, each the other way round: 9/16 is easily written for 16/9.
  var inverses: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.compactMap { origin in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        statement.kind == .equation, statement.constraints.count == 1,
        let second = statement.constraints[0].second, second.attribute.kind == .size,
        second.attribute != statement.constraints[0].first.attribute,
        case let factor = statement.constraints[0].multiplier, factor > 0, factor != 1
      else { return nil }
      let number = TreeConflict.Shortfall(
        origin: origin, part: 0, has: factor, needs: (10_000 / factor).rounded() / 10_000,
        isFactor: true)
      return statement.writes(number) ? .number(number) : nil
    }
  }

  /// The factors of the set that are easily percentages of the container's sizes, as these.
  var percentages: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.compactMap { origin in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        statement.kind == .equation, statement.constraints.count == 1,
        let second = statement.constraints[0].second, second.attribute.kind == .size,
        second.view == statement.container,
        second.attribute == statement.constraints[0].first.attribute,
        case let factor = statement.constraints[0].multiplier, (2...100).contains(factor)
      else { return nil }
      let number = TreeConflict.Shortfall(
        origin: origin, part: 0, has: factor, needs: factor / 100, isFactor: true)
      guard statement.writes(number) else { return nil }
      return .number(number)
    }
  }

  /// The statements of the set, the failing one first, then the latest.
  var statements: [ConstraintOrigin] {
    let ordered = (set.filter { $0 == failing } + set.reversed().filter { $0 != failing })
    return search.origins(of: Array(ordered.prefix(trialsOfStatements))).filter {
      $0.statement != nil
    }
  }

  private var trialsOfStatements: Int { isLarge ? 2 : 12 }

  /// The statements of the set, each below all that is required. A barrier that gives way is none.
  var wishes: [TreeConflict.Remedy] {
    statements.filter { origin in
      origin.statement.map { search.tree.statements[$0].barrier == nil } ?? false
    }.map(TreeConflict.Remedy.optional)
  }

  /// What contents of the set require, each as a wish.
  var yields: [TreeConflict.Remedy] {
    search.origins(of: set).prefix(trialsOfStatements).compactMap { origin in
      if case .intrinsic = origin { .yielding(origin) } else { nil }
    }
  }

  /// The widths of contents that the set requires, each below those of the views beside it, which would have to give way instead.
  var givingWay: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return search.origins(of: set).prefix(trialsOfStatements).compactMap { origin in
      guard case .intrinsic(let view, .horizontal, isHugging: false) = origin else { return nil }
      let tree = search.tree
      let others = tree.views.indices.filter {
        $0 != view && tree.views[$0].parent == tree.views[view].parent
          && tree.views[$0].intrinsicSize != nil
      }.map { tree.views[$0].attributes.compression.horizontal }
      guard let least = others.min(), least < .required, least.rawValue > 1 else { return nil }
      return .givingWay(origin, below: least)
    }
  }

  /// Pairs of equations of the set that say of the ends of a view what is meant of the others.
  var exchanges: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    let equations = statements.compactMap { origin in
      origin.statement.map { (origin, search.tree.statements[$0]) }
    }
    return equations.indices.flatMap { first in
      equations[..<first].compactMap { other -> TreeConflict.Remedy? in
        guard let (one, two) = other.1.exchanged(with: equations[first].1) else { return nil }
        let pair = [
          TreeConflict.Rewriting(origin: other.0, statement: one),
          TreeConflict.Rewriting(origin: equations[first].0, statement: two),
        ]
        return .rewritten(
          pair.sorted { $0.statement.range.lowerBound < $1.statement.range.lowerBound })
      }
    }
  }

  /// The visual formats of the set, each along the other axis: to write `H` for `V` is easy.
  var turns: [TreeConflict.Remedy] {
    statements.filter { origin in
      guard let index = origin.statement, let turned = search.tree.statements[index].turned else {
        return false
      }
      return !isPlaced(byOthersThan: index, turned)
    }.map(TreeConflict.Remedy.turned)
  }

  /// Whether other statements say already where views of a format stand along its axis.
  private func isPlaced(byOthersThan index: Int, _ format: ConstraintStatement) -> Bool {
    let views = Set(
      format.constraints.flatMap { [$0.first.view, $0.second?.view] }.compactMap { $0 }
    ).subtracting([format.container])
    let axis = format.constraints.first?.first.attribute.axis
    guard search.tree.statements[index].namesAxis else {
      return !views.isDisjoint(with: viewsTied(to: format.container, along: axis, without: index))
    }
    // Views that are only aligned with one another stand nowhere yet.
    guard !views.isDisjoint(with: viewsTied(to: format.container, along: axis, without: index))
    else { return false }
    return search.tree.statements.indices.contains { other in
      // What a view says of the views in it does not place it.
      other != index && !views.contains(search.tree.statements[other].container)
        && search.tree.statements[other].constraints.contains {
          $0.first.attribute.axis == axis && $0.first.attribute.kind != .size
            && (views.contains($0.first.view) || $0.second.map { views.contains($0.view) } ?? false)
        }
    }
  }

  /// The views that statements tie to a container along an axis, directly or through others.
  ///
  /// - Parameter index: A statement that does not count.
  private func viewsTied(
    to container: ConstraintView, along axis: Axis?, without index: Int
  ) -> Set<ConstraintView> {
    var neighbours: [ConstraintView: [ConstraintView]] = [:]
    for (number, statement) in search.tree.statements.enumerated() where number != index {
      for constraint in statement.constraints
      where constraint.first.attribute.axis == axis && constraint.first.attribute.kind != .size {
        let (first, second) = (constraint.first.view, constraint.second?.view ?? container)
        neighbours[first, default: []].append(second)
        neighbours[second, default: []].append(first)
      }
    }
    var found: Set<ConstraintView> = [container]
    var waiting = [container]
    while let view = waiting.popLast() {
      for next in neighbours[view] ?? [] where found.insert(next).inserted { waiting.append(next) }
    }
    return found
  }

  /// What may have been meant instead of statements of the set: other edges, or fewer of them.
  var rewritings: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.flatMap { origin -> [TreeConflict.Remedy] in
      guard let index = origin.statement else { return [] }
      let statement = search.tree.statements[index]
      let others =
        statement.withoutEnds + statement.withLooseEnd + statement.onFewerEdges
        + otherStacks(statement)
        + statement.withoutSizes
        + [statement.insideOfContainer, statement.atOwnEdgeOfContainer].compactMap { $0 }
        + (holdsEdgeTwice(statement, index) ? statement.aboutOppositeEdges : [])
        + [
          statement.withoutOptions, statement.atOppositeEdgeOfContainer,
          statement.asShareOfContainer,
        ].compactMap { $0 }
        + statement.withLooseSpaces
      let realigned = withoutAlignedEnd(statement).map {
        TreeConflict.Rewriting(origin: origin, statement: $0, isOfAlignment: true)
      }
      let free = statement.withoutBothEnds.map {
        TreeConflict.Rewriting(origin: origin, statement: $0, isWithoutEnds: true)
      }
      return (realigned + (free.map { [$0] } ?? [])).map { .rewritten([$0]) }
        + others.map { .rewritten([TreeConflict.Rewriting(origin: origin, statement: $0)]) }
    }
  }

  /// A visual format whose first or last view is not aligned with the others, first without the one that the failing
  /// statement is about.
  private func withoutAlignedEnd(_ statement: ConstraintStatement) -> [ConstraintStatement] {
    let named = search.origins(of: [failing]).first?.statement.map {
      search.tree.statements[$0].constraints.flatMap { [$0.first.view, $0.second?.view] }
    }
    let isLast = named?.contains(statement.viewsInOrder.last) ?? false
    return isLast
      ? statement.withoutLastAligned + statement.withoutFirstAligned
      : statement.withoutFirstAligned + statement.withoutLastAligned
  }

  /// The visual formats of the set whose views share a length, where no number that people would write does it.
  var equalizations: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.flatMap { origin -> [TreeConflict.Remedy] in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }) else { return [] }
      let own = statement.equalized.map { TreeConflict.Rewriting(origin: origin, statement: $0) }
      return [own, equalViews(of: statement, origin)].compactMap { $0 }.map { .equalized($0) }
    }
  }

  /// A visual format whose views share a length that attributes give them with one number; `nil` for others.
  func equalViews(
    of statement: ConstraintStatement, _ origin: ConstraintOrigin
  ) -> TreeConflict.Rewriting? {
    guard let equal = statement.withEqualViews else { return nil }
    let views = Set(statement.viewsInOrder)
    let axis = statement.constraints[0].first.attribute.axis
    var texts: Set<String> = []
    let sizes = search.origins(of: set).filter { origin in
      guard case .size(let view, let text) = origin, views.contains(search.tree.views[view].view),
        let rule = search.tree.views[view].sizes.first(where: { $0.text == text }),
        rule.axis == axis, rule.relation == .equal, case .points = rule.value
      else { return false }
      texts.insert(text)
      return true
    }
    guard sizes.count == views.count, texts.count == 1 else { return nil }
    return TreeConflict.Rewriting(origin: origin, statement: equal, omitted: sizes)
  }

  /// The stacks of the set whose views leave room, with that between them or behind them.
  var spacings: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.flatMap { origin -> [TreeConflict.Remedy] in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }) else { return [] }
      let free = statement.withFreeEnd(among: allViews).map { free in
        TreeConflict.Rewriting(origin: origin, statement: free.statement, added: free.words)
      }
      let spaced = spaced(statement).map { TreeConflict.Rewriting(origin: origin, statement: $0) }
      let row = hasColumn(amongMembersOf: statement) ? statement.asFormat(among: allViews) : nil
      let rows = [row].compactMap { $0 }.map {
        TreeConflict.Rewriting(origin: origin, statement: $0)
      }
      return (rows + [spaced].compactMap { $0 } + free).map { .loosened([$0]) }
    }
  }

  /// Whether a visual format of the set from top to bottom names a view of a stack, which stands in a column then.
  private func hasColumn(amongMembersOf statement: ConstraintStatement) -> Bool {
    let members = Set(statement.stack?.members.map(\.view) ?? [])
    return statements.contains { origin in
      guard let other = origin.statement.map({ search.tree.statements[$0] }) else { return false }
      return other.kind == .format && other.axis == .vertical
        && !members.isDisjoint(with: other.viewsInOrder)
    }
  }

  /// Pairs of equations of the set about both ends of a view whose middle is said as well, each as a bound.
  var bounds: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    var equations: [(origin: ConstraintOrigin, statement: ConstraintStatement)] = []
    for origin in statements {
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        statement.kind == .equation, statement.constraints.count == 1
      else { continue }
      equations.append((origin, statement))
    }
    let firsts: [Anchor] = equations.map { $0.statement.constraints[0].first }
    let middles = Set(firsts.filter { $0.attribute == .centerX || $0.attribute == .centerY })
    return equations.indices.flatMap { first in
      equations[..<first].compactMap { other -> TreeConflict.Remedy? in
        let pair = [other, equations[first]]
        let ends = pair.map { $0.statement.constraints[0].first }
        let isMiddle = middles.contains {
          $0.view == ends[0].view && $0.attribute.axis == ends[0].attribute.axis
        }
        guard isMiddle, ends[0].view == ends[1].view, ends[0].attribute != ends[1].attribute,
          ends[0].attribute.oppositeEdge == ends[1].attribute
        else { return nil }
        let bounds = pair.compactMap { one in
          one.statement.asBound.map {
            TreeConflict.Rewriting(origin: one.origin, statement: $0)
          }
        }
        guard bounds.count == 2 else { return nil }
        return .loosened(
          bounds.sorted { $0.statement.range.lowerBound < $1.statement.range.lowerBound })
      }
    }
  }

  /// A stack that holds the ends of its container by views that are too short for it, with the room between them.
  private func spaced(_ statement: ConstraintStatement) -> ConstraintStatement? {
    guard statement.stack?.arrangement?.distribution == .fill else { return nil }
    return statement.stacked(by: .equalSpacing, among: allViews)
  }

  /// A stack whose views are as large as they are otherwise said to be, and a stack along the other axis.
  private func otherStacks(_ statement: ConstraintStatement) -> [ConstraintStatement] {
    let distribution = statement.stack?.arrangement?.distribution
    let isShared = distribution == .fillEqually || distribution == .fillProportionally
    let filled = isShared ? statement.stacked(by: .fill, among: allViews) : nil
    let rows = statement.stackedInRow(among: allViews)
    let others = search.tree.statements.filter { $0.container == statement.container }
    let free =
      statement.stack == nil
      ? nil : statement.withHeldEnds(among: allViews, besides: others.flatMap(\.constraints))
    return [free, filled].compactMap { $0 }
      + (rows.isEmpty ? [statement.stackedAcross(among: allViews)].compactMap { $0 } : rows)
  }

  private var allViews: Set<ConstraintView> { Set(search.tree.views.map(\.view)) }

  /// Whether another statement holds the edge of a view that an equation holds.
  private func holdsEdgeTwice(_ statement: ConstraintStatement, _ index: Int) -> Bool {
    guard let edge = statement.constraints.first?.first else { return false }
    return search.tree.statements.indices.contains { other in
      other != index
        && search.tree.statements[other].constraints.contains {
          $0.relation == .equal && ($0.first == edge || $0.second == edge)
        }
    }
  }

  /// So many sizes and statements of the set that may be left out together.
  func omissions(_ count: Int) -> [[ConstraintOrigin]] {
    let origins = search.origins(of: set.reversed()).filter { origin in
      switch origin {
      case .size: true
      case .statement(let index): search.tree.statements[index].barrier == nil
      default: false
      }
    }
    guard count > 1 else { return origins.prefix(trialsOfStatements).map { [$0] } }
    guard origins.count <= Self.mostOfPairs, last <= Self.mostContributors else { return [] }
    return origins.indices.flatMap { first in
      origins[(first + 1)...].map { [$0, origins[first]] }
    }
  }

  /// The changes after which everything holds, with how much is as nobody wants it then.
  func judge(_ changes: [TreeConflict.Remedy]) -> [Judgement] {
    changes.compactMap { change in
      var changed = ChangedTree(search.tree, width: search.width, height: search.height)
      changed.requireStatements(upTo: search.origins(of: Array(0...last)).last)
      changed.apply(change)
      return changed.outcome(
        measuring: measurer, countsFlaws: last <= Self.mostContributors
      ).map {
        Judgement(change: change, flaws: $0.flaws, nothings: $0.nothings, frames: $0.frames)
      }
    }
  }
}

extension Rect {
  /// Whether both are the same to the eye.
  func isSame(as other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(size.width - other.size.width) < 0.01 && abs(size.height - other.size.height) < 0.01
  }
}
