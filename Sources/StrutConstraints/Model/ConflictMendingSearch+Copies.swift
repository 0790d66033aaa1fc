import StrutCore

extension ConflictMendingSearch {
  /// The most formats of which what may have been copied is looked at.
  private static let mostFormats = 60

  /// The formats of the set that say of a view what an earlier one says of it, each about the view of which nothing is said; and all
  /// such formats of the tree at once, where there are others: rows that are copied are copied more than once.
  var renamings: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    let all = copies
    let own = Set(search.origins(of: set))
    let single = all.filter { own.contains($0.origin) }
    guard !single.isEmpty else { return [] }
    let alone = single.map { TreeConflict.Remedy.rewritten([$0]) }
    return all.count > 1 ? alone + [.rewritten(all)] : alone
  }

  /// The equations of the set that hold what an earlier one holds at another view, each about the view of which nothing is said along
  /// their axis: the line before was copied, and its subject kept.
  var renamedSubjects: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    let tree = search.tree
    let named = NamedViews(tree.statements)
    return statements.compactMap { origin in
      guard let index = origin.statement, let own = tree.statements[index].equality,
        let target = own.second?.view
      else { return nil }
      let statement = tree.statements[index]
      let isCopy = tree.statements[..<index].suffix(Self.mostFormats).contains { other in
        other.container == statement.container && other.equality?.first == own.first
          && other.equality?.second?.attribute == own.second?.attribute
          && other.equality?.second?.view != target
      }
      let idle = views(like: own.first.view, in: statement.container).filter {
        !named.contains($0, along: own.first.attribute.axis)
      }
      guard isCopy, idle.count == 1, let meant = idle.first, meant != target else { return nil }
      var rewriting = TreeConflict.Rewriting(
        origin: origin, statement: statement.replacing(own.first.view, by: meant))
      rewriting.renaming = TreeConflict.Renaming(view: own.first.view, meant: meant)
      return .rewritten([rewriting])
    }
  }

  /// The formats of the tree that were copied, each with another view in place of one that was kept.
  private var copies: [TreeConflict.Rewriting] {
    let tree = search.tree
    let formats = tree.statements.indices.filter { tree.statements[$0].kind == .format }
    guard formats.count <= Self.mostFormats else { return [] }
    let named = NamedViews(tree.statements)
    var found: [TreeConflict.Rewriting] = []
    for (place, index) in formats.enumerated() {
      let statement = tree.statements[index]
      guard let axis = statement.axis else { continue }
      let kept = Set(
        formats[..<place].flatMap { statement.viewsKept(from: tree.statements[$0]) })
      let taken = Set(found.compactMap { $0.renaming?.meant })
      let renamings = kept.sorted { $0.index < $1.index }.compactMap { view in
        let idle = views(like: view, in: statement.container).filter {
          !taken.contains($0) && !named.contains($0, along: axis)
        }
        return statement.viewMeant(insteadOf: view, amongIdle: idle).map {
          TreeConflict.Renaming(view: view, meant: $0)
        }
      }
      guard renamings.count == 1, let renaming = renamings.first else { continue }
      var rewriting = TreeConflict.Rewriting(
        origin: .statement(index), statement: statement.replacing(renaming.view, by: renaming.meant)
      )
      rewriting.renaming = renaming
      found.append(rewriting)
    }
    return found
  }

  /// The views of a container that have a content of their own where one of them has it.
  func views(
    like view: ConstraintView, in container: ConstraintView
  ) -> [ConstraintView] {
    let tree = search.tree
    guard let own = tree.views.first(where: { $0.view == view }) else { return [] }
    return tree.views.filter { other in
      other.parent >= 0 && tree.views[other.parent].view == container
        && (other.intrinsicSize == nil) == (own.intrinsicSize == nil)
    }.map(\.view)
  }
}

extension ConstraintStatement {
  /// The one equality of an equation about two views; `nil` for others.
  fileprivate var equality: AnchorConstraint? {
    guard kind == .equation, constraints.count == 1, let only = constraints.first,
      only.relation == .equal, only.second != nil
    else { return nil }
    return only
  }
}
