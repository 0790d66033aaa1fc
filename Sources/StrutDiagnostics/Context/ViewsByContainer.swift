import StrutBoxes
import StrutLayout

/// The views that the constraints of a tree placed, by their containers.
///
/// Made once, when the first kind of messages asks: several of them go through all containers.
final class ViewsByContainer {
  private let boxes: BoxTree

  init(_ boxes: BoxTree) { self.boxes = boxes }

  /// The constraint containers in the order of the document, each with its views in that order.
  private(set) lazy var all: [(container: BoxID, views: [BoxID])] = {
    var views: [BoxID: [BoxID]] = [:]
    for box in boxes.layout.placedViews {
      guard let parent = boxes.layout.parent(of: box),
        boxes.layout.style(of: parent).display == .constraints
      else { continue }
      views[parent, default: []].append(box)
    }
    return views.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value) }
  }()
}
