import StrutBoxes
import StrutCore
import StrutLayout

/// What gives the display list of each text.
package protocol TextItemSource {
  /// The items of the text of `box`, laid out in `contentBox` (points of the canvas).
  ///
  /// - Parameters:
  ///   - pixelGrid: Lines for each point that the backgrounds of spans are fitted to; 0 for none.
  ///   - structure: What is told apart in it besides lines and links; `nil` where nothing is marked.
  func textItems(
    of box: BoxID, contentBox: Rect, pixelGrid: Double, structure: TextStructure?
  ) -> [DisplayItem]

  /// The shapes of the letters of that text and of their decorations; empty where there is none.
  func letters(of box: BoxID, contentBox: Rect, pixelGrid: Double) -> LetterShapes
}

/// An image of an item, as far as its place in the content box depends on it.
package struct BoxImage: Hashable, Sendable {
  /// The image.
  package var id: ImageID
  /// The size of the image in points: its pixels, or the size that an SVG gives itself.
  package var size: Size
  /// Width divided by height; `nil` where it has no ratio of its own.
  package var ratio: Double?
  /// Whether the size is its own, and not one that stands for none.
  package var hasSize: Bool

  /// Creates an image.
  package init(id: ImageID, size: Size, ratio: Double? = nil, hasSize: Bool = true) {
    self.id = id
    self.size = size
    self.ratio = ratio
    self.hasSize = hasSize
  }
}

/// Turns boxes with frames into a display list.
package struct DisplayListBuilder {
  private let boxes: BoxTree
  private let frames: FrameTree
  private let images: [BoxID: BoxImage]
  private let texts: any TextItemSource
  private let pixelGrid: Double

  private let order: PaintOrder
  /// What marks the items of boxes; `nil` where nothing does.
  private let structure: StructureGroups?
  /// Where each placed box stands.
  private let geometry: [BoxGeometry]
  private var items: [DisplayItem] = []
  /// The innermost clip that is open in the group being written; -1 for none.
  private var openClip: Int32 = -1
  /// The groups of boxes that are open, and the next one of the structure.
  private var marks: [StructureGroups.Group] = []
  private var nextMark = 0
  /// For each open stacking context, what it takes to close it.
  private var contexts: [OpenContext] = []

  private struct OpenContext {
    /// The clip that was open outside of the layer that is blended, and whether there is such a layer.
    var outerClip: Int32
    var isBlended: Bool
    /// The clips open when the context's own effects began, which stay open until they end.
    var clip: Int32
    /// The number of the groups of these effects.
    var groups: Int
  }

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - boxes: The document.
  ///   - frames: The frames of `boxes`, snapped, with their placements.
  ///   - images: The images of the boxes that show one.
  ///   - texts: Asked for boxes that hold a text.
  ///   - pixelGrid: Lines for each point that border widths and images are fitted to: those of the frames, so that
  ///     all formats agree; 0 for none.
  ///   - isStructured: Whether the items of boxes are marked.
  package init(
    boxes: BoxTree, frames: FrameTree, images: [BoxID: BoxImage], texts: any TextItemSource,
    pixelGrid: Double, isStructured: Bool = false
  ) {
    self.boxes = boxes
    self.frames = frames
    self.images = images
    self.texts = texts
    self.pixelGrid = pixelGrid
    let order = PaintOrder(boxes: boxes, frames: frames)
    self.order = order
    structure = isStructured ? StructureGroups(boxes: boxes, frames: frames, order: order) : nil
    geometry = PaintedFrames.geometry(
      of: frames.placements, pixelGrid: pixelGrid,
      frameGrid: boxes.canvas.pointScaleFactor ?? pixelGrid,
      transform: { index in
        let placed = frames.placements[index]
        let style = boxes.elements[placed.box.index].paint
        return style.transform.matrix(borderBox: placed.exactFrame, origin: style.transformOrigin)
      }, holdsAbsolutes: { order.entries[$0].holdsAbsolutes })
  }

  /// The display list of a document.
  ///
  /// - Complexity: O(*n* log *n*) in the number of boxes.
  package static func build(
    _ boxes: BoxTree, frames: FrameTree, images: [BoxID: BoxImage], texts: any TextItemSource,
    pixelGrid: Double, isStructured: Bool = false
  ) -> DisplayList {
    var builder = DisplayListBuilder(
      boxes: boxes, frames: frames, images: images, texts: texts, pixelGrid: pixelGrid,
      isStructured: isStructured)
    return builder.build()
  }

  /// Writes the whole list.
  private mutating func build() -> DisplayList {
    let canvas = BoxGeometry(
      canvas: Rect(origin: .zero, size: frames.canvas), direction: boxes.canvas.direction)
    items +=
      BackgroundItems(
        background: boxes.canvas.background, geometry: canvas, style: PaintStyle()
      ).items
    var index = 0
    while index < order.steps.count {
      openMarks(before: index)
      switch order.steps[index] {
      case .enter(let box):
        if !enter(box) { index = endOfContext(index) }
      case .decoration(let box): writeDecoration(of: box)
      case .content(let box): writeContent(of: box)
      case .leave: leave()
      }
      closeMarks(after: index)
      index += 1
    }
    moveToClip(-1)
    return DisplayList(
      size: frames.canvas, items: items, title: boxes.canvas.title,
      language: boxes.canvas.language, elements: structure?.elements ?? [])
  }

  // MARK: Marks

  /// Begins the groups of the boxes that are painted from a step on.
  private mutating func openMarks(before step: Int) {
    guard let structure else { return }
    while nextMark < structure.groups.count, structure.groups[nextMark].first <= step {
      let group = structure.groups[nextMark]
      nextMark += 1
      // Those of a context that cannot be seen were passed over.
      guard group.first == step else { continue }
      moveToClip(group.clip)
      items.append(.begin(.marked(.element(group.element))))
      if let link = group.link { items.append(.begin(.marked(.link(link)))) }
      marks.append(group)
    }
  }

  /// Ends the groups of the boxes that are painted up to a step.
  private mutating func closeMarks(after step: Int) {
    while let group = marks.last, group.last <= step {
      marks.removeLast()
      moveToClip(group.clip)
      if group.link != nil { items.append(.end) }
      items.append(.end)
    }
  }
}

// MARK: - Stacking contexts

extension DisplayListBuilder {
  /// Begins the effects of a stacking context.
  ///
  /// - Returns: Whether anything of it can be seen.
  private mutating func enter(_ box: Int) -> Bool {
    let style = element(box).paint
    let entry = order.entries[box]
    // Browser: the painted corner counts, and the size as it was laid out: `reftest/rounded-in-the-turned-box`.
    let transform = style.transform.matrix(
      borderBox: Rect(
        origin: geometry[box].borderBox.origin, size: frames.placements[box].exactFrame.size),
      origin: style.transformOrigin)
    guard transform.inverse != nil, style.opacity > 0 else { return false }
    let outerClip = contexts.last?.clip ?? -1
    let isBlended = style.blendMode != .normal
    if isBlended {
      // Clips go inside: in SVG a clipped group would hide its backdrop from what is blended in it.
      moveToClip(outerClip)
      items.append(.begin(.layer(Layer(opacity: style.opacity, blendMode: style.blendMode))))
    }
    // Absolute boxes in a context that does not hold them may escape its clips: those are opened inside then.
    moveToClip(entry.holdsAbsolutes ? entry.clip : outerClip)
    let before = items.count
    if transform != .identity { items.append(.begin(.transform(transform))) }
    let layer = Layer(
      filters: style.filter.map { LayerFilter($0, pixelGrid: pixelGrid) },
      opacity: isBlended ? 1 : style.opacity)
    if layer != Layer() || entry.holdsBlending && !isBlended {
      items.append(.begin(.layer(layer)))
    }
    contexts.append(
      OpenContext(
        outerClip: outerClip, isBlended: isBlended, clip: openClip, groups: items.count - before))
    return true
  }

  private mutating func leave() {
    let context = contexts.removeLast()
    moveToClip(context.clip)
    items.append(contentsOf: repeatElement(.end, count: context.groups))
    guard context.isBlended else { return }
    moveToClip(context.outerClip)
    items.append(.end)
  }

  /// The index of the step that ends the context that a step begins.
  private func endOfContext(_ step: Int) -> Int {
    var depth = 1
    var index = step
    while depth > 0, index + 1 < order.steps.count {
      index += 1
      switch order.steps[index] {
      case .enter: depth += 1
      case .leave: depth -= 1
      default: break
      }
    }
    return index
  }

  /// Opens and closes clips until those of `target` are open.
  private mutating func moveToClip(_ target: Int32) {
    let clips = order.clips
    func depth(_ clip: Int32) -> Int32 { clip < 0 ? -1 : clips[Int(clip)].depth }
    var opening: [Int32] = []
    var wanted = target
    while openClip != wanted {
      if depth(wanted) > depth(openClip) {
        opening.append(wanted)
        wanted = clips[Int(wanted)].parent
      } else {
        items.append(.end)
        openClip = clips[Int(openClip)].parent
      }
    }
    for clip in opening.reversed() {
      let box = clips[Int(clip)].box
      let shape = geometry[box].roundedPaddingBox(element(box).paint).shape
      items.append(.begin(.clip(shape)))
      openClip = clip
    }
  }
}

// MARK: - Boxes

extension DisplayListBuilder {
  /// The element of a placed box.
  private func element(_ box: Int) -> BoxElement {
    boxes.elements[frames.placements[box].box.index]
  }

  private mutating func writeDecoration(of box: Int) {
    let style = element(box).paint
    guard style.isVisible else { return }
    let geometry = geometry[box]
    var decoration = DecorationItems(geometry: geometry, style: style, pixelGrid: pixelGrid).items
    if style.clipsBackgroundToText, !style.background.isEmpty {
      decoration = textBackground(of: box, geometry, style)
    }
    guard !decoration.isEmpty || style.link != nil else { return }
    moveToClip(order.entries[box].clip)
    items += decoration
    if let link = style.link {
      items.append(.link(target: link, area: geometry.borderBox))
    }
  }

  /// The shadows and the border of a box whose background shows through the letters of its text only.
  @inline(never)
  private func textBackground(
    of box: Int, _ geometry: BoxGeometry, _ style: PaintStyle
  ) -> [DisplayItem] {
    let letters = texts.letters(
      of: frames.placements[box].box, contentBox: geometry.exactContentBox,
      pixelGrid: pixelGrid)
    return DecorationItems(geometry: geometry, style: style, pixelGrid: pixelGrid)
      .items(withBackgroundThrough: letters)
  }

  private mutating func writeContent(of box: Int) {
    let element = element(box)
    let geometry = geometry[box]
    let name = frames.placements[box].box
    var content: [DisplayItem] = []
    switch element.content {
    case .none: return
    case .text:
      content = texts.textItems(
        of: name, contentBox: geometry.exactContentBox, pixelGrid: pixelGrid,
        structure: structure.map {
          TextStructure(
            imageElements: $0.imageElements[box] ?? [:], spanElements: $0.spanElements[box] ?? [:])
        })
    case .image:
      guard element.paint.isVisible, let image = images[name] else { return }
      content =
        ImageItems(
          image: image, geometry: geometry, style: element.paint, pixelGrid: pixelGrid
        ).items
    }
    guard !content.isEmpty else { return }
    moveToClip(order.entries[box].innerClip)
    items += content
  }
}
