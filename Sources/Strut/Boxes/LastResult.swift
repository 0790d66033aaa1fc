import StrutBoxes
import StrutCore
import StrutLayout

/// Where the boxes of a live tree stood when that was asked for last, which the next layout brings up to date.
struct LastResult {
  /// What was placed.
  let placed: PlacedDocument
  private var result: LayoutResult
  /// For each box the index of its element; -1 for boxes without an `id`.
  private var elementOfBox: [Int32]
  /// For each element the content box of its box, in points.
  private var contents: [Rect]
  /// The boxes that were changed themselves since.
  private var changed: Set<BoxID> = []
  private var layouts: Int

  /// Asks for every box.
  ///
  /// - Parameter source: Where the text of the boxes comes from; `nil` where that is not known.
  init(of placed: PlacedDocument, root: Box, source: MarkupSource?) {
    self.placed = placed
    var elementOfBox = [Int32](repeating: -1, count: placed.boxes.elements.count)
    var contents: [Rect] = []
    _ = placed.takeVisitedBoxes()
    layouts = placed.layouts
    let frames = placed.frames(scale: 1)
    var elements: [LayoutResult.Element] = []
    root.forEach { box in
      guard let id = box.id else { return }
      let range = placed.boxes.elements[box.boxID.index].range
      elementOfBox[box.boxID.index] = Int32(elements.count)
      contents.append(placed.boxes.layout.contentFrame(of: box.boxID))
      elements.append(
        placed.resultElement(
          id: id, box: box.boxID, frames: frames,
          source: source?.position(of: range) ?? SourcePosition(line: 1, column: 1)))
    }
    self.elementOfBox = elementOfBox
    self.contents = contents
    result = LayoutResult(size: frames.canvas, elements: elements, warnings: [])
  }

  /// Takes note that a box was changed, so that its text may have other lines in the same frame.
  mutating func note(changeOf box: BoxID) { changed.insert(box) }

  /// The result of the layout that there is now.
  mutating func upToDate(warnings: [Diagnostic]) -> LayoutResult {
    result.warnings = warnings
    guard layouts != placed.layouts else { return result }
    layouts = placed.layouts
    let frames = placed.frames(scale: 1)
    result.size = frames.canvas
    let visited = placed.takeVisitedBoxes()
    for box in visited ?? elementOfBox.indices.map({ BoxID($0) }) { update(box, frames) }
    for box in changed { update(box, frames) }
    changed = []
    return result
  }

  private mutating func update(_ box: BoxID, _ frames: FrameTree) {
    let index = Int(elementOfBox[box.index])
    guard index >= 0 else { return }
    let content = placed.boxes.layout.contentFrame(of: box)
    let old = result.elements[index]
    guard
      changed.contains(box) || contents[index] != content
        || old.frame != frames.frames[box.index]
        || old.absoluteFrame != frames.absoluteFrames[box.index]
    else { return }
    contents[index] = content
    result.elements[index] = placed.resultElement(
      id: old.id, box: box, frames: frames, source: old.source)
  }
}
