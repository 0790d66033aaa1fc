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

  /// The pieces of text that a box shows; empty where it shows none.
  func texts(of box: BoxID) -> [String] {
    guard case .text(let content) = elements[box.index].content else { return [] }
    return content.items.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
  }
}
