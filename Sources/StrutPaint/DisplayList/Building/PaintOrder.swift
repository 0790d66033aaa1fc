import StrutBoxes
import StrutCore
import StrutLayout

/// The order in which the boxes of a tree are painted, and what clips each of them.
///
/// [CSS 2 Appendix E](https://www.w3.org/TR/CSS2/zindex.html) with flex items as
/// [Flexbox §5.4](https://www.w3.org/TR/css-flexbox-1/#painting) has them: every box that is positioned or makes a
/// stacking context is a layer of the nearest stacking context around it; what is left paints with its parent.
struct PaintOrder {
  /// One step of painting.
  enum Step {
    /// Begins the effects of a stacking context.
    case enter(BoxID)
    /// Shadows, background and border of a box.
    case decoration(BoxID)
    /// The text or the image of a box.
    case content(BoxID)
    /// Ends the effects of the stacking context entered last.
    case leave(BoxID)
  }

  /// A rounded padding box that clips, and the next one around it.
  struct Clip {
    /// The box whose `overflow` clips.
    var box: BoxID
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
  private(set) var entries: [Entry]
  /// Where each box stands.
  private(set) var geometry: [BoxGeometry]

  private let boxes: BoxTree
  private let frames: FrameTree
  private let pixelGrid: Double
  /// The layers of each stacking context in tree order; the canvas is the context after the last box.
  private var layers: [[BoxID]]

  /// Finds the order in which the boxes of a laid-out tree are painted.
  ///
  /// - Complexity: O(*n* log *n*) in the number of boxes.
  init(boxes: BoxTree, frames: FrameTree, pixelGrid: Double) {
    self.boxes = boxes
    self.frames = frames
    self.pixelGrid = pixelGrid
    let count = boxes.elements.count
    entries = Array(repeating: Entry(), count: count)
    layers = Array(repeating: [], count: count + 1)
    geometry = Array(
      repeating: BoxGeometry(canvas: .zero, direction: boxes.canvas.direction), count: count)
    guard count > 0 else { return }
    collectLayers()
    writeSteps()
  }

  /// The boxes that are laid out as children of a box, in order-modified document order.
  ///
  /// [Flexbox §5.4](https://www.w3.org/TR/css-flexbox-1/#order-property)
  private func children(of box: BoxID) -> [BoxID] {
    var children: [BoxID] = []
    var isOrdered = true
    var pending = Array(boxes.layout.children(of: box).reversed())
    while let child = pending.popLast() {
      let style = boxes.layout.style(of: child)
      switch style.display {
      case .none: continue
      case .contents: pending.append(contentsOf: boxes.layout.children(of: child).reversed())
      default:
        children.append(child)
        isOrdered = isOrdered && style.order == 0
      }
    }
    guard !isOrdered else { return children }
    return children.enumerated()
      .map { (order: boxes.layout.style(of: $0.element).order, $0.offset, $0.element) }
      .sorted { ($0.order, $0.1) < ($1.order, $1.1) }
      .map(\.2)
  }

  /// The direction that a box inherits; elements without a box pass theirs on.
  private func inheritedDirection(of box: BoxID) -> Direction {
    var ancestor = boxes.layout.parent(of: box)
    while let box = ancestor {
      let style = boxes.layout.style(of: box)
      if style.display != .contents { return geometry[box.index].direction }
      if let direction = style.direction { return direction }
      ancestor = boxes.layout.parent(of: box)
    }
    return boxes.canvas.direction
  }
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
    /// The unrounded left top corner of the nearest box around.
    var origin = Point.zero
  }

  private mutating func collectLayers() {
    let root = Surroundings(context: boxes.elements.count)
    var pending: [(box: BoxID, around: Surroundings)] = [(BoxID(0), root)]
    while let (box, around) = pending.popLast() {
      let style = boxes.layout.style(of: box)
      if style.display == .none { continue }
      var inside = around
      if style.display != .contents { visit(box, style, &inside) }
      for child in children(of: box).reversed() { pending.append((child, inside)) }
    }
  }

  /// Fills in the entry and the geometry of a box; `inside` comes as what is around the box and leaves as what is
  /// around its children.
  private mutating func visit(_ box: BoxID, _ style: LayoutStyle, _ inside: inout Surroundings) {
    let isAbsolute = style.position == .absolute
    let paint = boxes.elements[box.index].paint
    var entry = Entry()
    entry.clip = isAbsolute ? inside.absoluteClip : inside.clip
    entry.isContext = paint.makesStackingContext
    entry.isLayer = entry.isContext || style.position != .static
    entry.holdsAbsolutes =
      box.index == 0 || style.position != .static || !paint.transform.isEmpty
      || !paint.filter.isEmpty
    place(box, style, in: inside.origin)

    entry.innerClip = entry.clip
    if style.overflowX != .visible || style.overflowY != .visible {
      let depth = entry.clip < 0 ? 0 : clips[Int(entry.clip)].depth + 1
      clips.append(Clip(box: box, parent: entry.clip, depth: depth))
      entry.innerClip = Int32(clips.count - 1)
    }
    if entry.isLayer { layers[inside.context].append(box) }
    if paint.blendMode != .normal && inside.context < entries.count {
      entries[inside.context].holdsBlending = true
    }
    entries[box.index] = entry

    if entry.isContext { inside.context = box.index }
    inside.clip = entry.innerClip
    inside.origin = geometry[box.index].exactBox.origin
    if entry.holdsAbsolutes { inside.absoluteClip = entry.innerClip }
  }

  private mutating func place(_ box: BoxID, _ style: LayoutStyle, in origin: Point) {
    let direction = style.direction ?? inheritedDirection(of: box)
    let border = style.border.physical(direction)
    let frame = boxes.layout.frame(of: box)
    let content = boxes.layout.contentFrame(of: box)
    let exact = frame.offsetBy(dx: origin.x, dy: origin.y)
    geometry[box.index] = BoxGeometry(
      borderBox: frames.absoluteFrames[box.index], exactBox: exact,
      border: border.snappedAsBorder(lines: pixelGrid),
      padding: Edges(
        top: content.minY - border.top, right: frame.size.width - content.maxX - border.right,
        bottom: frame.size.height - content.maxY - border.bottom, left: content.minX - border.left),
      exactContentBox: content.offsetBy(dx: exact.minX, dy: exact.minY), direction: direction)
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
    case layer(BoxID)
    case content(BoxID)
    case leave(BoxID)
  }

  private mutating func writeSteps() {
    var tasks = tasks(forLayersOf: boxes.elements.count, below: false, above: true)
    tasks.append(
      contentsOf: self.tasks(forLayersOf: boxes.elements.count, below: true, above: false))
    while let task = tasks.popLast() {
      switch task {
      case .layer(let box):
        if entries[box.index].isContext {
          steps.append(.enter(box))
          steps.append(.decoration(box))
          tasks.append(.leave(box))
          tasks.append(contentsOf: self.tasks(forLayersOf: box.index, below: false, above: true))
          tasks.append(.content(box))
          tasks.append(contentsOf: self.tasks(forLayersOf: box.index, below: true, above: false))
        } else {
          steps.append(.decoration(box))
          writeContent(of: box)
        }
      case .content(let box): writeContent(of: box)
      case .leave(let box): steps.append(.leave(box))
      }
    }
  }

  /// The layers of a context below (negative `z-index`) or above its content, the topmost first.
  private func tasks(forLayersOf context: Int, below: Bool, above: Bool) -> [Task] {
    let chosen = layers[context].filter { box in
      let isBelow = (boxes.elements[box.index].paint.zIndex ?? 0) < 0
      return isBelow ? below : above
    }
    return chosen.enumerated()
      .map { (z: boxes.elements[$0.element.index].paint.zIndex ?? 0, $0.offset, $0.element) }
      .sorted { ($0.z, $0.1) > ($1.z, $1.1) }
      .map { .layer($0.2) }
  }

  /// The content of a layer with the boxes below it that are no layers.
  private mutating func writeContent(of layer: BoxID) {
    steps.append(.content(layer))
    var pending = Array(children(of: layer).reversed())
    while let box = pending.popLast() {
      if entries[box.index].isLayer { continue }
      steps.append(.decoration(box))
      steps.append(.content(box))
      pending.append(contentsOf: children(of: box).reversed())
    }
  }
}
