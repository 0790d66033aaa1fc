import StrutConstraints
import StrutCore

/// A view as the last solution of its tree had it.
package struct PlacedView: Sendable {
  /// The view's box.
  package var box: BoxID
  /// The size of its content with border and padding, by which it was hugged; `nil` for views without one.
  package var naturalSize: Size?
  /// The sums of its border and padding.
  package var inset: Size

  init(_ view: ConstraintTree.View) {
    box = BoxID(Int(view.view.index))
    naturalSize = view.intrinsicSize
    inset = view.inset
  }
}
