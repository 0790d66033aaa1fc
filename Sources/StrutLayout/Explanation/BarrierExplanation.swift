import StrutConstraints
import StrutCore

/// Why the line of a barrier is where it is.
package struct BarrierExplanation: Sendable {
  /// The statement that draws the line.
  package var statement: ConstraintStatement
  /// The place in points from the container's left or top.
  package var place: Double
  /// The sizes and statements that it depends on.
  package var causes: [ConstraintContributor]
  /// Those of them without which others would hold it at the same place.
  package var replaceable: [ConstraintContributor]
}

extension LayoutTree {
  /// Why the barrier of a name is where it is in the last layout; `nil` where none is called so, or its container has a
  /// conflict.
  package func barrierExplanation(named id: String) -> BarrierExplanation? {
    for root in solvedTrees.keys.sorted() where isConstraintRoot(root) {
      // A fault is told as a problem of the layout.
      guard let layout = try? solvedTrees[root]?.freeLayout() else { continue }
      let tree = layout.tree
      let index = tree.statements.firstIndex { $0.barrier != nil && $0.id == id }
      guard let index else { continue }
      var explainer = ConstraintExplainer(layout)
      guard let found = explainer.barrier(of: index) else { continue }
      return BarrierExplanation(
        statement: tree.statements[index], place: found.place,
        causes: found.causes.map { contributor($0.origin, tree) },
        replaceable: found.causes.filter { !$0.isAlone }.map { contributor($0.origin, tree) })
    }
    return nil
  }
}
