import StrutBoxes
import StrutCore
import StrutLayout

/// The order in which the boxes of a tree are painted, and what clips each of them.
///
/// [CSS 2 Appendix E](https://www.w3.org/TR/CSS2/zindex.html) with flex items as
/// [Flexbox §5.4](https://www.w3.org/TR/css-flexbox-1/#painting) has them: every box that is positioned or makes a
/// stacking context is a layer of the nearest stacking context around it; what is left paints with its parent.
///
/// Boxes are named by their indices in ``FrameTree/placements``, the order of which is that of painting but for layers.
struct PaintOrder {
  /// One step of painting.
  enum Step {
    /// Begins the effects of a stacking context.
    case enter(Int)
    /// Shadows, background and border of a box.
    case decoration(Int)
    /// The text or the image of a box.
    case content(Int)
    /// Ends the effects of the stacking context entered last.
    case leave
  }

  /// A rounded padding box that clips, and the next one around it.
  struct Clip {
    /// The box whose `overflow` clips.
    var box: Int
    /// The index of the clip around this one; -1 for none.
    var parent: Int32
    /// The number of clips around this one.
    var depth: Int32
  }

  /// What the order has found out about a box.
  struct Entry {
    /// The innermost clip of the box's decoration; -1 for none.
    var clip: Int32 = -1
    /// The innermost clip of what the box holds.
    var innerClip: Int32 = -1
    /// Whether the box is painted as a layer.
    var isLayer = false
    /// Whether the box makes a stacking context.
    var isContext = false
    /// Whether absolute descendants stand in the box.
    var holdsAbsolutes = false
    /// Whether the box blends with the stacking context around it, or (of a context) something in it does.
    var holdsBlending = false
  }

  /// The steps from the bottom to the top.
  private(set) var steps: [Step] = []
  /// The clips that entries name.
  private(set) var clips: [Clip] = []
  /// One entry for each box.
  private(set) var entries: [Entry] = []

  private let elements: [BoxElement]
  private let placements: [PlacedBox]
  /// The layers of each stacking context in tree order; the canvas is the context after the last box.
  private var layers: [[Int]]

  /// Finds the order in which the boxes of a laid-out tree are painted.
  ///
  /// - Parameter frames: The frames of `boxes` with their placements.
  /// - Complexity: O(*n* log *n*) in the number of boxes.
  init(boxes: BoxTree, frames: FrameTree) {
    elements = boxes.elements
    placements = frames.placements
    entries.reserveCapacity(placements.count)
    layers = Array(repeating: [], count: placements.count + 1)
    collectLayers()
    writeSteps()
  }

  /// The look of a box.
  private func paint(_ index: Int) -> PaintStyle { elements[placements[index].box.index].paint }
}

// MARK: - Collecting

extension PaintOrder {
  /// What a box takes over from the boxes around it.
  private struct Surroundings {
    /// The stacking context: a box, or the canvas.
    var context: Int
    /// The clip of boxes in flow.
    var clip: Int32 = -1
    /// The clip of absolute boxes.
    var absoluteClip: Int32 = -1
  }

  private mutating func collectLayers() {
    let canvas = Surroundings(context: placements.count)
    /// What is around the children of the boxes that are open, and where these end.
    var open: [(end: Int, inside: Surroundings)] = [(placements.count, canvas)]
    for index in placements.indices {
      while open[open.count - 1].end <= index { open.removeLast() }
      let inside = visit(index, in: open[open.count - 1].inside)
      open.append((Int(placements[index].end), inside))
    }
  }

  /// Adds the entry of a box, and returns what is around its children.
  private mutating func visit(_ index: Int, in around: Surroundings) -> Surroundings {
    let box = placements[index]
    let paint = paint(index)
    var entry = Entry()
    entry.clip = box.position == .absolute ? around.absoluteClip : around.clip
    entry.isContext = paint.makesStackingContext
    entry.isLayer = entry.isContext || box.position != .static
    entry.holdsAbsolutes =
      box.box.index == 0 || box.position != .static || paint.holdsAbsoluteBoxes

    entry.innerClip = entry.clip
    if box.clipsContent {
      let depth = entry.clip < 0 ? 0 : clips[Int(entry.clip)].depth + 1
      clips.append(Clip(box: index, parent: entry.clip, depth: depth))
      entry.innerClip = Int32(clips.count - 1)
    }
    if entry.isLayer { layers[around.context].append(index) }
    if paint.blendMode != .normal && around.context < placements.count {
      entries[around.context].holdsBlending = true
    }
    entries.append(entry)

    var inside = around
    if entry.isContext { inside.context = index }
    inside.clip = entry.innerClip
    if entry.holdsAbsolutes { inside.absoluteClip = entry.innerClip }
    return inside
  }
}

extension PaintStyle {
  /// Whether the box makes a stacking context. A `z-index` always does, since every box is a flex item.
  var makesStackingContext: Bool {
    opacity < 1 || blendMode != .normal || !transform.isEmpty || !filter.isEmpty || zIndex != nil
  }
}

// MARK: - Steps

extension PaintOrder {
  private enum Task {
    case layer(Int)
    case content(Int)
    /// The boxes of the canvas that are in no layer: a static root box with those in it.
    case canvas
    case leave
  }

  private mutating func writeSteps() {
    var tasks = tasks(forLayersOf: placements.count, below: false, above: true)
    tasks.append(.canvas)
    tasks.append(contentsOf: self.tasks(forLayersOf: placements.count, below: true, above: false))
    while let task = tasks.popLast() {
      switch task {
      case .layer(let box):
        if entries[box].isContext {
          steps.append(.enter(box))
          steps.append(.decoration(box))
          tasks.append(.leave)
          tasks.append(contentsOf: self.tasks(forLayersOf: box, below: false, above: true))
          tasks.append(.content(box))
          tasks.append(contentsOf: self.tasks(forLayersOf: box, below: true, above: false))
        } else {
          steps.append(.decoration(box))
          writeContent(of: box)
        }
      case .content(let box): writeContent(of: box)
      case .canvas: writeBoxes(placements.indices)
      case .leave: steps.append(.leave)
      }
    }
  }

  /// The layers of a context below (negative `z-index`) or above its content, the topmost first.
  private func tasks(forLayersOf context: Int, below: Bool, above: Bool) -> [Task] {
    let chosen = layers[context].map { (z: paint($0).zIndex ?? 0, box: $0) }
      .filter { $0.z < 0 ? below : above }
    // Indices are in tree order.
    return chosen.sorted { ($0.z, $0.box) > ($1.z, $1.box) }.map { .layer($0.box) }
  }

  /// The content of a layer with the boxes below it that are no layers.
  private mutating func writeContent(of layer: Int) {
    steps.append(.content(layer))
    writeBoxes(layer + 1..<Int(placements[layer].end))
  }

  /// Boxes in tree order without layers and what is in them.
  private mutating func writeBoxes(_ boxes: Range<Int>) {
    var index = boxes.lowerBound
    while index < boxes.upperBound {
      if entries[index].isLayer {
        index = Int(placements[index].end)
        continue
      }
      steps.append(.decoration(index))
      steps.append(.content(index))
      index += 1
    }
  }
}
