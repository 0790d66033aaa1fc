import StrutBoxes
import StrutConstraints

/// A statement that ties a view to its container along an axis.
struct BoxTie {
  var text: String
  var constraints: [AnchorConstraint]
  /// What is left out where that is written.
  var omitted: [AnchorConstraint] = []
  /// Whether nothing else may stand where it puts the view.
  var isBesideNothing = false
}
