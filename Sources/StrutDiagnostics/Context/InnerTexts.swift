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
    if boxes.showsText(box) {
      var words = views.placeOfWords(in: box) ?? self.words(of: box, frame)
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

  /// Where the words of a text stand that flexbox placed: a line of as many letters as it has, from its start.
  private func words(of box: BoxID, _ frame: Rect) -> Rect {
    guard case .text(let content) = boxes.elements[box.index].content,
      let style = content.spans.first?.style
    else { return frame }
    let count = content.items.reduce(0) { count, item in
      if case .text(let text, _) = item { count + text.count } else { count }
    }
    let width = min(frame.size.width, Double(count) * Self.letter * style.fontSize)
    let isAtStart = style.textAlign == .start || style.textAlign == .left
    let start = isAtStart && !boxes.isRightToLeft(box) ? 0 : (frame.size.width - width) / 2
    return Rect(x: frame.minX + start, y: frame.minY, width: width, height: frame.size.height)
  }
}
