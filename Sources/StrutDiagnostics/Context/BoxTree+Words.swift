import StrutBoxes
import StrutCore
import StrutLayout

extension BoxTree {
  /// Whether a box is laid out from right to left.
  func isRightToLeft(_ box: BoxID) -> Bool {
    var current: BoxID? = box
    while let box = current {
      if let direction = layout.style(of: box).direction { return direction == .rtl }
      current = layout.parent(of: box)
    }
    return canvas.direction == .rtl
  }
}
