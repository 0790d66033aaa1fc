import StrutBoxes
import StrutCore
import StrutLayout

extension BoxTree {
  /// Where the words of a text stand in its container: at the top of the text, and in a line of their own at the side of their
  /// alignment; `nil` for what is no text.
  func placeOfWords(in box: BoxID) -> Rect? {
    guard case .text(let content) = elements[box.index].content,
      let style = content.spans.first?.style, let natural = layout.naturalSize(ofView: box)
    else { return nil }
    let inset = layout.inset(ofView: box)
    let frame = layout.frame(of: box)
    let room = frame.size.width - inset.width
    let width = min(room, natural.width - inset.width)
    let height = min(frame.size.height, natural.height) - inset.height
    let isTurned = layout.parent(of: box).map(isRightToLeft) ?? false
    let isLeft = style.textAlign == .left || style.textAlign == (isTurned ? .end : .start)
    let start: Double =
      switch style.textAlign {
      case .center: (room - width) / 2
      case .justify: 0
      default: isLeft ? 0 : room - width
      }
    return Rect(
      x: frame.minX + inset.width / 2 + start, y: frame.minY + inset.height / 2, width: width,
      height: height)
  }

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
