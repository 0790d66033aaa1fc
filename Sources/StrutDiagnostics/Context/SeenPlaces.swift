import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Where what is seen in a container stands: its words, its grounds, borders and pictures, and its cards.
struct SeenPlaces {
  /// Two views of which the one lies across an edge of the other one.
  struct Crossing: Hashable {
    /// A text, a mark, or a card.
    var view: BoxID
    /// What has the edge.
    var other: BoxID
  }

  /// The part of a line that is above its letters, and below them, roughly.
  private static let leading = 0.2
  /// The least that two views have in common, and that the one has beyond the other one, in points.
  private static let (leastCommon, leastBeyond) = (2.0, 3.0)
  /// The most views of a container whose places are compared.
  static let mostViews = 120
  /// The thickness up to which something is a line, in points.
  private static let lineThickness = 3.0
  /// The largest side of an icon, and how many times as long what it is on is at least.
  private static let (largestMark, leastGround) = (48.0, 2.0)

  let texts: [BoxID]
  let grounds: [BoxID]
  let cards: [BoxID]
  /// Small grounds and rings, as icons are.
  let marks: [BoxID]
  /// The container, where its own edges are seen.
  let page: BoxID?
  private let context: MessageContext

  init?(_ views: [BoxID], in container: BoxID, _ context: MessageContext) {
    guard views.count <= Self.mostViews else { return nil }
    let boxes = context.boxes
    self.context = context
    page =
      boxes.layout.parent(of: container) != nil && boxes.showsEdges(container) ? container : nil
    texts = views.filter(boxes.isBareText)
    grounds = views.filter { boxes.showsEdges($0) && boxes.layout.children(of: $0).isEmpty }
    cards = views.filter {
      !boxes.layout.children(of: $0).isEmpty && boxes.showsEdges($0) && boxes.isOpaque($0)
    }
    marks = grounds.filter {
      let size = boxes.layout.frame(of: $0).size
      return !boxes.showsText($0) && max(size.width, size.height) <= Self.largestMark
    }
  }

  /// What lies across an edge.
  ///
  /// - Parameter frame: Where views stand; `nil` for what is none.
  func crossings(_ frame: (BoxID) -> Rect?) -> Set<Crossing> {
    var found: Set<Crossing> = []
    var places = grounds.compactMap { box in frame(box).map { (box: box, place: $0) } }
      .filter { min($0.place.size.width, $0.place.size.height) > Self.lineThickness }
    for mark in marks {
      guard let own = frame(mark) else { continue }
      for (box, place) in places
      where box != mark && place.size.width >= Self.leastGround * own.size.width
        && areCrossed(own, place)
      {
        found.insert(Crossing(view: mark, other: box))
      }
    }
    if let page, let size = frame(page)?.size {
      places.append((page, Rect(origin: .zero, size: size)))
    }
    for text in texts {
      guard let own = frame(text), let words = letters(of: text, at: own) else { continue }
      for (box, place) in places where box != text && areCrossed(words, place) {
        found.insert(Crossing(view: text, other: box))
      }
    }
    let sheets = cards.compactMap { box in frame(box).map { (box: box, place: $0) } }
    for (index, one) in sheets.enumerated() {
      for other in sheets[..<index] where areCrossed(one.place, other.place) {
        found.insert(Crossing(view: one.box, other: other.box))
      }
    }
    return found
  }

  /// Where the letters of a text stand if that has a frame.
  private func letters(of text: BoxID, at frame: Rect) -> Rect? {
    guard let size = context.boxes.fontSize(of: text),
      var words = context.views.placeOfWords(in: text, at: frame)
    else { return nil }
    let inset = min(Self.leading * size, words.size.height / 4)
    words.origin.y += inset
    words.size.height -= 2 * inset
    return words
  }

  private func areCrossed(_ words: Rect, _ place: Rect) -> Bool {
    !axes(of: words, beyond: place).isEmpty && words.overlaps(place, by: Self.leastCommon)
      && !words.covers(place)
  }

  /// The axes along which a frame goes on beyond another one.
  private func axes(of words: Rect, beyond place: Rect) -> [Axis] {
    let least = Self.leastBeyond
    return
      (words.minX < place.minX - least || words.maxX > place.maxX + least ? [.horizontal] : [])
      + (words.minY < place.minY - least || words.maxY > place.maxY + least ? [.vertical] : [])
  }

  /// The axes along which a view goes on beyond what it lies across.
  func axes(of crossing: Crossing) -> [Axis] {
    let boxes = context.boxes
    var place = boxes.layout.frame(of: crossing.other)
    if crossing.other == page { place.origin = .zero }
    let own = boxes.layout.frame(of: crossing.view)
    return axes(of: letters(of: crossing.view, at: own) ?? own, beyond: place)
  }
}

extension BoxTree {
  /// The size of the first letters of a box; `nil` where it shows none.
  func fontSize(of box: BoxID) -> Double? {
    guard case .text(let content) = elements[box.index].content else { return nil }
    return content.spans.first?.style.fontSize
  }

  /// Whether a box is a text on a ground of its own, as a button is.
  func isFilledText(_ box: BoxID) -> Bool { showsText(box) && showsEdges(box) }

  /// Whether the edges of a box are seen: those of its ground, its border or its picture.
  func showsEdges(_ box: BoxID) -> Bool {
    let paint = elements[box.index].paint
    guard layout.style(of: box).display != .none, paint.isPlain else { return false }
    return isPicture(box) || !paint.background.isEmpty
      || layout.style(of: box).border != StyleEdges(0) && !showsText(box)
  }
}
