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
