import StrutBoxes
import StrutLayout

extension ConstraintTrials.Outcome {
  /// Whether numbers of a view that were open are known; `false` for what is no view of the tree.
  func decides(_ numbers: [String], of box: BoxID) -> Bool {
    frame(of: box) != nil && Set(openNumbers(of: box)).isDisjoint(with: numbers)
  }

  /// Whether a text has room along an axis; `false` for what is no view of the tree.
  func isWhole(_ box: BoxID, along axis: Axis) -> Bool {
    frame(of: box) != nil && !cuts(box, along: axis)
  }
}
