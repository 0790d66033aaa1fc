import StrutBoxes
import StrutCore
import StrutLayout

/// The texts in the views of constraint containers, whatever lays them out, with where their words stand in the container, roughly.
final class InnerTexts {
  /// A text within a view of a container.
  struct Inner {
    var text: BoxID
    /// The child of the container that it is, or is in.
    var view: BoxID
    /// Where its words stand in the container.
    var words: Rect
  }

  /// The most texts of one view, and how deep they are looked for.
  private static let (mostOfView, mostLevels) = (60, 6)
  /// The width of a letter, as a part of the font size.
  private static let letter = 0.5

  private let boxes: BoxTree
  private let views: PlacedViews
  private var known: [BoxID: [Inner]] = [:]

  init(_ context: MessageContext) { (boxes, views) = (context.boxes, context.views) }

  /// The texts that can be seen in a view of a container: the view itself, or what is in it.
  func texts(in view: BoxID) -> [Inner] {
    if let known = known[view] { return known }
    var found: [Inner] = []
    if boxes.elements[view.index].paint.isPlain {
      collect(view, of: view, at: .zero, levels: 0, &found)
    }
    known[view] = found
    return found
  }

  private func collect(
    _ box: BoxID, of view: BoxID, at origin: Point, levels: Int, _ found: inout [Inner]
  ) {
    guard found.count < Self.mostOfView, levels < Self.mostLevels,
      boxes.layout.style(of: box).display != .none, boxes.elements[box.index].paint.isPlain
    else { return }
    let frame = boxes.layout.frame(of: box)
    if boxes.showsText(box), var words = views.placeOfWords(in: box) ?? words(of: box, frame) {
      words.origin.x += origin.x
      words.origin.y += origin.y
      if words.size.height > 1, words.size.width > 1 {
        found.append(Inner(text: box, view: view, words: words))
      }
    }
    let inner = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
    for child in boxes.layout.children(of: box) {
      collect(child, of: view, at: inner, levels: levels + 1, &found)
    }
  }

  /// Where the words of a text stand that flexbox placed: a line of as many letters as it has, at the side of its alignment; `nil` where that
  /// is not known, as for stretched lines and for paddings by percentages.
  private func words(of box: BoxID, _ frame: Rect) -> Rect? {
    guard case .text(let content) = boxes.elements[box.index].content,
      let style = content.spans.first?.style, style.textAlign != .justify,
      let room = contentBox(of: box, frame)
    else { return nil }
    let count = content.items.reduce(0) { count, item in
      if case .text(let text, _) = item { count + text.count } else { count }
    }
    let width = min(room.size.width, Double(count) * Self.letter * style.fontSize)
    let isTurned = boxes.isRightToLeft(box)
    let isLeft = style.textAlign == .left || style.textAlign == (isTurned ? .end : .start)
    let free = room.size.width - width
    let start = style.textAlign == .center ? free / 2 : isLeft ? 0 : free
    return Rect(x: room.minX + start, y: room.minY, width: width, height: room.size.height)
  }

  /// The frame of a box without its padding and border; `nil` where these are not in points, or are at a side of the direction.
  private func contentBox(of box: BoxID, _ frame: Rect) -> Rect? {
    let style = boxes.layout.style(of: box)
    let (padding, border) = (style.padding, style.border)
    guard padding.start == nil, padding.end == nil, border.start == nil, border.end == nil else {
      return nil
    }
    var insets: [Double] = []
    for (side, width) in [
      (padding.top, border.top), (padding.right, border.right), (padding.bottom, border.bottom),
      (padding.left, border.left),
    ] {
      guard case .points(let points) = side else { return nil }
      insets.append(points + width)
    }
    return Rect(
      x: frame.minX + insets[3], y: frame.minY + insets[0],
      width: max(0, frame.size.width - insets[1] - insets[3]),
      height: max(0, frame.size.height - insets[0] - insets[2]))
  }
}
