import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension ConstraintStatement {
  /// The equation that may have been meant where one holds a view behind another one of a row or column behind which a third one stands
  /// already, which comes between them in the document: behind that. `nil` for other statements.
  func skipping(_ boxes: BoxTree, _ comparisons: ComparisonsByView) -> MeantEquation? {
    guard let (written, target) = heldAtView, written.space == nil, written.constant >= 0,
      written.first.attribute.isEdge, !written.first.attribute.isFarEdge,
      target.attribute == written.first.attribute.oppositeEdge
    else { return nil }
    let between = comparisons[target.view].lazy.compactMap { _, other -> ConstraintView? in
      guard other.second == target, other.relation == .equal, other.multiplier == 1,
        other.first.attribute == written.first.attribute, other.constant >= 0,
        !other.first.view.isHelper, other.first.view.index < written.first.view.index,
        other.first.view.index > target.view.index
      else { return nil }
      return other.first.view
    }
    guard var last = between.first else { return nil }
    // What the third one holds behind itself is nearer.
    for _ in 0..<4 {
      let anchor = Anchor(last, target.attribute)
      let next = comparisons[last].lazy.compactMap { _, other -> ConstraintView? in
        other.second == anchor && other.relation == .equal
          && other.first.attribute == written.first.attribute && !other.first.view.isHelper
          && other.first.view.index < written.first.view.index ? other.first.view : nil
      }.first
      guard let next else { break }
      last = next
    }
    return MeantEquation(
      statement: self, written: written, meant: written.replacing(target.view, by: last))
  }
}
