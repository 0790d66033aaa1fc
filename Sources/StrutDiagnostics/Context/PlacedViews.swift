import StrutBoxes
import StrutCore
import StrutLayout

/// The views that the constraints of a tree placed.
///
/// Looked up once, when the first kind of messages asks: most kinds go through all of them.
final class PlacedViews {
  private let boxes: BoxTree
  private lazy var placed = boxes.layout.placedViews
  private var wordsByBox: [BoxID: Rect?] = [:]

  init(_ boxes: BoxTree) { self.boxes = boxes }

  /// All of them in the order of the document.
  private(set) lazy var all: [BoxID] = placed.map(\.box)

  /// Those that show texts, in that order.
  private(set) lazy var texts: [BoxID] = all.filter(boxes.showsText)

  /// The constraint containers in the order of the document, each with its views in that order.
  private(set) lazy var byContainer: [(container: BoxID, views: [BoxID])] = {
    var views: [BoxID: [BoxID]] = [:]
    for box in all {
      guard let parent = boxes.layout.parent(of: box),
        boxes.layout.style(of: parent).display == .constraints
      else { continue }
      views[parent, default: []].append(box)
    }
    return views.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value) }
  }()

  /// A view as it was placed; `nil` for what is none.
  subscript(box: BoxID) -> PlacedView? {
    let index = placed.partitioningIndex { $0.box.index >= box.index }
    guard index < placed.count, placed[index].box == box else { return nil }
    return placed[index]
  }

  /// Whether a view has a size by what is in it.
  func hasContent(_ box: BoxID) -> Bool { self[box]?.naturalSize != nil }

  /// Where the words of a text stand in its container: at the top of the text, and in a line of their own at the side of their
  /// alignment; `nil` for what is no text.
  func placeOfWords(in box: BoxID) -> Rect? {
    if let known = wordsByBox[box] { return known }
    let found = placeOfWords(in: box, at: boxes.layout.frame(of: box))
    wordsByBox[box] = .some(found)
    return found
  }

  /// Where the words of a text would stand if that had another frame.
  func placeOfWords(in box: BoxID, at frame: Rect) -> Rect? {
    guard case .text(let content) = boxes.elements[box.index].content,
      let style = content.spans.first?.style, let view = self[box], let natural = view.naturalSize
    else { return nil }
    let room = frame.size.width - view.inset.width
    let width = min(room, natural.width - view.inset.width)
    let height = min(frame.size.height, natural.height) - view.inset.height
    let isTurned = boxes.layout.parent(of: box).map(boxes.isRightToLeft) ?? false
    let isLeft = style.textAlign == .left || style.textAlign == (isTurned ? .end : .start)
    let start: Double =
      switch style.textAlign {
      case .center: (room - width) / 2
      case .justify: 0
      default: isLeft ? 0 : room - width
      }
    return Rect(
      x: frame.minX + view.inset.width / 2 + start, y: frame.minY + view.inset.height / 2,
      width: width, height: height)
  }
}
