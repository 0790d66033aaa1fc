import StrutCore

/// Wishes of one priority that cannot all hold, so that nothing says which of them gives way.
package struct RivalWishes: Sendable {
  /// The statements, and what contents want, in the order of the tree.
  package var origins: [ConstraintOrigin]
  /// Their priority.
  package var priority: Priority
  /// What could not be as it is said if all of them held; `nil` where that is no single number.
  package var shortfall: TreeConflict.Shortfall?
  /// A number that is no wish, with which all of them hold and nothing else goes wrong; `nil` where there is none.
  package var remedy: TreeConflict.Remedy?
  /// The tree in which they are required.
  package var tree: ConstraintTree
}

extension ConstraintLayout {
  /// The largest tree in which rivals are looked for.
  private static let mostViews = 300
  /// The largest tree in which it is looked for a number with which all wishes hold.
  private static let mostMendedViews = 60
  /// The most wishes whose rivals are looked for.
  private static let mostWishes = 4

  /// The wishes about some views that gave way to others of the same priority.
  ///
  /// - Parameter views: The indices of the views.
  package func rivals(about views: Set<Int>) -> [RivalWishes] {
    guard !views.isEmpty, tree.views.count <= Self.mostViews else { return [] }
    let missed = solved.records.indices.filter { number in
      views.contains { solved.records[number].concerns($0, in: tree) } && isMissed(number)
    }
    var found: [RivalWishes] = []
    for number in missed.prefix(Self.mostWishes) {
      guard let rivals = rivals(ofWish: number),
        !found.contains(where: { $0.origins == rivals.origins })
      else { continue }
      found.append(rivals)
    }
    return found
  }

  /// Whether a wish does not hold in the last solution.
  private func isMissed(_ number: Int) -> Bool {
    let id = ConstraintID(index: Int32(number))
    return solved.solver.priority(of: id) < .required
      && solved.solver.violation(of: id) > Tolerance.length
  }

  /// The wishes that one does not go with at its own priority, and that one; `nil` where it gave way to higher ones.
  ///
  /// All that holds at its priority and above it is required with it: that cannot hold together, and what the shortest such
  /// set has of its priority are its rivals.
  ///
  /// - Parameter number: The place of the wish among the records of the solution.
  func rivals(ofWish number: Int) -> RivalWishes? {
    guard tree.views.count <= Self.mostViews else { return nil }
    let priority = solved.solver.priority(of: ConstraintID(index: Int32(number)))
    let required = tree(requiring: number, from: priority)
    var search = ConflictSearch(required, width: givenWidth, height: givenHeight)
    guard let failing = try? search.firstFailing(),
      let least = try? search.conflict(upTo: failing),
      let set = try? search.shortestSet(upTo: failing, atMost: least)
    else { return nil }
    let origins = search.origins(of: set).filter { isWish($0, at: priority) }
    guard origins.count > 1 else { return nil }
    var mending = ConflictMendingSearch(
      search, set: set, failing: failing, upTo: failing, measuring: nil)
    let isSmall = tree.views.count <= Self.mostMendedViews
    guard let found = try? isSmall ? mending.find() : mending.findShortfall() else { return nil }
    return RivalWishes(
      origins: origins, priority: priority, shortfall: found.shortfall,
      remedy: found.remedies.first { isOfNumber($0, besides: origins) }, tree: required)
  }

  /// Whether a change is one of a number that an author gave a view, and that is none of some wishes.
  private func isOfNumber(
    _ remedy: TreeConflict.Remedy, besides wishes: [ConstraintOrigin]
  ) -> Bool {
    guard case .number(let number) = remedy, !number.isBound, !wishes.contains(number.origin) else {
      return false
    }
    switch number.origin {
    case .size, .statement: return true
    default: return false
    }
  }

  /// The tree with one wish required, and all that hold at a priority or above it.
  private func tree(requiring number: Int, from priority: Priority) -> ConstraintTree {
    var tree = tree
    for index in solved.records.indices {
      let id = ConstraintID(index: Int32(index))
      let own = solved.solver.priority(of: id)
      guard own < .required, own >= priority, index == number || !isMissed(index) else { continue }
      let record = solved.records[index]
      switch record.origin {
      case .statement(let statement):
        tree.statements[statement].constraints[record.part].priority = .required
      case .intrinsic(let view, let axis, let isHugging):
        if isHugging {
          tree.views[view].attributes.hugging[axis] = .required
        } else {
          tree.views[view].attributes.compression[axis] = .required
        }
      default: break
      }
    }
    return tree
  }

  private func isWish(_ origin: ConstraintOrigin, at priority: Priority) -> Bool {
    switch origin {
    case .statement(let index):
      tree.statements[index].constraints.contains { $0.priority == priority }
    case .intrinsic(let view, let axis, let isHugging):
      (isHugging ? tree.views[view].attributes.hugging : tree.views[view].attributes.compression)[
        axis] == priority
    default: false
    }
  }
}

extension ConstraintAssembly.Record {
  /// Whether it is about a view and of some author: that the root is larger than nothing is no news.
  func concerns(_ index: Int, in tree: ConstraintTree) -> Bool {
    switch origin {
    case .least, .fitting, .readable, .nearest, .area, .baseline, .metric: false
    case .given: index == 0
    case .size(let view, _), .intrinsic(let view, _, _): view == index
    case .statement(let statement):
      tree.statements[statement].constraints[part].mentions(tree.views[index].view)
    }
  }
}
