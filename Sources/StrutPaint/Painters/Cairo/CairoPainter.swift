import CPangoCairo
import StrutCore

/// Draws display lists by Cairo: on pixels, or on a page of vectors.
///
/// What Cairo lacks is computed on pixels: blurs, conic gradients, filters. On a page these parts become images.
final class CairoPainter {
  /// A group that has begun.
  private enum OpenGroup {
    /// Clips and transformations: the state before.
    case plain(DrawingState)
    /// Items that belong together, on pages.
    case mark(PageContent.Group?)
    /// A layer that Cairo keeps.
    case layer(Layer, DrawingState, pixels: Double)
    /// Items that are seen through others.
    case mask([DisplayItem], DrawingState, pixels: Double)
    /// A layer on pixels of its own.
    case raster(RasterLayer, DrawingState)
  }

  private(set) var state: DrawingState
  let images: ImageStore
  let glyphs: GlyphPainter
  private var groups: [OpenGroup] = []
  /// What finds out the structure of pages; `nil` for pictures without one.
  let structure: PageContent?
  /// The pixels on the pages of the file; `nil` for pictures that are pixels.
  private let bitmaps: PageBitmaps?
  private let limits: Limits
  private let clock: ProcessorClock
  /// The pixels of all layers that are open.
  private var layerPixels = 0.0

  /// Creates a painter for a surface.
  ///
  /// - Parameters:
  ///   - structure: What finds out the structure of pages.
  ///   - bitmaps: What keeps the pixels of pages.
  ///   - clock: Since when the time counts that the picture takes.
  init(
    context: CairoContext, medium: DrawingState.Medium, transform: Affine, images: ImageStore,
    glyphs: GlyphPainter, limits: Limits, structure: PageContent? = nil,
    bitmaps: PageBitmaps? = nil, clock: ProcessorClock = ProcessorClock()
  ) {
    self.clock = clock
    self.structure = structure
    self.bitmaps = bitmaps
    self.limits = limits
    self.images = images
    self.glyphs = glyphs
    context.setTransform(transform)
    state = DrawingState(
      context: context, medium: medium, transform: transform, toPage: nil, clip: ClipRegion())
    if case .vectors = medium { state.toPage = transform }
  }

  /// Draws a list.
  func paint(_ list: DisplayList) throws(PaintError) {
    let bounds = GroupBounds(list.items, fontSize: glyphs.fontSize)
    var index = 0
    /// The last glyphs of a line that is followed by a space.
    var spaced = 0
    while index < list.items.count {
      if index & 63 == 0 { try clock.check(limits) }
      switch list.items[index] {
      case .begin(let effect):
        let count = Int(bounds.ends[index]) - index - 1
        if try begin(effect, content: bounds.contents[index], count: count) {
          if case .marked(.line(let line)) = effect, line.endsInSpace, structure != nil {
            spaced = list.items[index..<(index + count + 1)].lastIndex(where: \.isInk) ?? 0
          }
          index += 1
        } else {
          index = Int(bounds.ends[index]) + 1
        }
        continue
      case .end: try endGroup()
      case .glyphs(let run, let origin, let color) where index == spaced:
        try draw(.glyphs(glyphs.addingSpace(to: run), origin: origin, color: color))
      case let item: try draw(item)
      }
      index += 1
    }
    let status = cairo_status(state.context.cr)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status.text) }
  }

  private func draw(_ item: DisplayItem) throws(PaintError) {
    guard mayBeSeen(item) else { return }
    switch item {
    case .fill(let shape, .color(let color)):
      state.context.setSource(state.shown(color))
      state.context.fill(shape)
    case .fill(let shape, .gradient(let gradient)): try fill(shape, with: gradient)
    case .stroke(let path, var stroke):
      stroke.color = state.shown(stroke.color)
      state.context.stroke(path, stroke)
    case .glyphs(let run, let origin, let color): try draw(run, at: origin, color: color)
    case .image(let placement): try draw(placement)
    case .boxShadow(let shadow): try draw(shadow)
    case .link(let target, let area):
      if let toPage = state.toPage { structure?.add(target, area: toPage.bounds(of: area)) }
    case .begin, .end: break
    }
  }

  /// The pixels that a layer over all that can be seen takes; none on pages.
  private var visiblePixels: Double {
    guard case .pixels = state.medium else { return 0 }
    let area = state.transform.bounds(of: state.context.visibleArea)
    return area.size.width * area.size.height
  }

  /// What the layers that are open leave of the pixels that layers may have.
  var layerRoom: LayerRoom { LayerRoom(open: layerPixels, most: limits[.layerPixels]) }

  /// What draws pixels on the medium, to be destroyed by the caller; `nil` where there are none.
  ///
  /// - Parameters:
  ///   - subject: What they show; `nil` for what only the pixels tell.
  ///   - draw: Calculates them.
  func pattern(
    _ subject: PageBitmaps.Subject?, _ draw: () throws(PaintError) -> PixelSurface?
  ) throws(PaintError) -> OpaquePointer? {
    guard case .vectors = state.medium, let bitmaps else {
      return try draw().flatMap { cairo_pattern_create_for_surface($0.surface) }
    }
    return try bitmaps.bitmap(of: subject, beside: layerRoom, draw)?.pattern()
  }

  /// Counts a layer; returns its pixels.
  private func openLayer(_ pixels: Double) throws(PaintError) -> Double {
    try layerRoom.check(pixels)
    layerPixels += pixels
    return pixels
  }

  /// Whether ink of an item may lie on the picture. Texts on pages always count: they are read there, too.
  private func mayBeSeen(_ item: DisplayItem) -> Bool {
    switch item {
    case .fill, .stroke, .image, .boxShadow:
      guard let ink = item.inkBounds(fontSize: glyphs.fontSize) else { return false }
      return ink.mayMeet(state.context.visibleArea)
    case .glyphs, .link, .begin, .end: return true
    }
  }

  // MARK: Groups

  /// Begins a group.
  ///
  /// - Parameters:
  ///   - content: What its items touch.
  ///   - count: The number of its items.
  /// - Returns: Whether anything of it can be seen; if not, it is not begun.
  private func begin(
    _ effect: GroupEffect, content: Rect?, count: Int
  ) throws(PaintError) -> Bool {
    switch effect {
    case .clip(let shape):
      groups.append(.plain(state))
      cairo_save(state.context.cr)
      state.context.clip(to: shape)
      state.clip.add(shape, transform: state.transform)
    case .mask(let items):
      guard let letters = items.inkBounds(fontSize: glyphs.fontSize),
        let content = content?.intersection(letters)
      else { return false }
      // Beside what is seen there is what it is seen through.
      let pixels = try beginLayer(content, planes: 2)
      groups.append(.mask(items, state, pixels: pixels))
    case .transform(let transform):
      let joint = state.transform.concatenating(transform)
      guard joint.isDrawable else { return false }
      groups.append(.plain(state))
      cairo_save(state.context.cr)
      state.transform = joint
      state.toPage = state.toPage?.concatenating(transform)
      state.context.setTransform(state.transform)
    case .layer(let layer):
      guard layer.opacity > 0, let content else { return false }
      guard layer.filters.isEmpty else { return try beginRaster(.layer(layer), content) }
      let pixels = try beginLayer(content, planes: 1)
      groups.append(.layer(layer, state, pixels: pixels))
    case .shadow(let shadow):
      guard let content else { return false }
      // Items that cannot overlap may take the shadow's colour themselves.
      guard shadow.deviation == 0, count == 1 || shadow.color.alpha == 1, state.tint == nil else {
        return try beginRaster(.shadow(shadow), content)
      }
      beginTint(shadow)
    case .marked(let mark): groups.append(.mark(structure?.begin(mark, in: state)))
    }
    return true
  }

  /// Begins a layer that Cairo keeps, over what can be seen of its content; returns the pixels of as many planes.
  private func beginLayer(_ content: Rect, planes: Double) throws(PaintError) -> Double {
    cairo_save(state.context.cr)
    state.context.clip(to: .rect(aligned(content)))
    let pixels = try openLayer(visiblePixels * planes)
    cairo_push_group_with_content(state.context.cr, CAIRO_CONTENT_COLOR_ALPHA)
    return pixels
  }

  private func beginTint(_ shadow: ShadowEffect) {
    groups.append(.plain(state))
    cairo_save(state.context.cr)
    state.transform = state.transform.concatenating(
      .translation(x: shadow.offset.x, y: shadow.offset.y))
    state.context.setTransform(state.transform)
    state.tint = state.shown(shadow.color)
  }

  /// An area with its edges on pixels, so that clipping to it leaves no soft edge.
  private func aligned(_ area: Rect) -> Rect {
    guard case .pixels = state.medium, state.transform.isScaleAndTranslation,
      let back = state.transform.inverse
    else { return area }
    let box = state.transform.bounds(of: area)
    let (left, top) = (box.minX.rounded(.down) - 1, box.minY.rounded(.down) - 1)
    return back.bounds(
      of: Rect(
        x: left, y: top, width: box.maxX.rounded(.up) + 1 - left,
        height: box.maxY.rounded(.up) + 1 - top))
  }

  private func beginRaster(
    _ effect: RasterLayer.Effect, _ content: Rect
  ) throws(PaintError) -> Bool {
    let resolution: Double? =
      if case .vectors(let resolution) = state.medium { resolution } else { nil }
    guard
      let layer = try RasterLayer(
        effect, content: content, visible: state.context.visibleArea, toDevice: state.transform,
        resolution: resolution, room: layerRoom)
    else { return false }
    layerPixels += layer.pixelCount
    groups.append(.raster(layer, state))
    let context = CairoContext(layer.surface.surface)
    context.setTransform(layer.plane.toPixels)
    state = DrawingState(
      context: context, medium: .pixels, transform: layer.plane.toPixels, toPage: state.toPage,
      clip: ClipRegion())
    return true
  }

  private func endGroup() throws(PaintError) {
    guard let group = groups.popLast() else { return }
    switch group {
    case .mark(let group): if let group { structure?.end(group, in: state) }
    case .plain(let before):
      cairo_restore(state.context.cr)
      state = before
    case .layer(let layer, let before, let pixels):
      layerPixels -= pixels
      let cr = state.context.cr
      cairo_pop_group_to_source(cr)
      if layer.blendMode != .normal { structure?.willBlend(in: state) }
      state.context.paintSource(opacity: layer.opacity, blendMode: layer.blendMode)
      cairo_restore(cr)
      state = before
    case .mask(let items, let before, let pixels):
      layerPixels -= pixels
      try endMask(items)
      state = before
    case .raster(let layer, let before):
      state = before
      layerPixels -= layer.pixelCount
      try clock.check(limits)
      try layer.finish(
        on: state.context, plane: placed(layer.plane), isAligned: isOnPixels(layer.plane),
        pattern: { (surface) throws(PaintError) in
          try pattern(nil) { () throws(PaintError) in surface }
        })
      try drawHidden()
    }
  }

  /// Draws what has been kept as far as other items cover the plane.
  private func endMask(_ items: [DisplayItem]) throws(PaintError) {
    let cr = state.context.cr
    guard let content = cairo_pop_group(cr) else { throw .failed("there is no memory for a layer") }
    defer { cairo_pattern_destroy(content) }
    cairo_push_group_with_content(cr, CAIRO_CONTENT_COLOR_ALPHA)
    for item in items {
      switch item {
      case .begin(.shadow(let shadow)): beginTint(shadow)
      case .end: try endGroup()
      case let item: try draw(item)
      }
    }
    guard let mask = cairo_pop_group(cr) else { throw .failed("there is no memory for a layer") }
    cairo_set_source(cr, content)
    cairo_mask(cr, mask)
    cairo_pattern_destroy(mask)
    cairo_restore(cr)
  }

  /// The plane as its pixels are drawn on the medium.
  func placed(_ plane: PixelPlane) -> PixelPlane {
    if case .vectors = state.medium { plane.shrunkForPages } else { plane }
  }

  /// Whether the pixels of a plane are the pixels of the surface.
  func isOnPixels(_ plane: PixelPlane) -> Bool {
    guard case .pixels = state.medium else { return false }
    return state.transform.isScaleAndTranslation && plane.toPixels.a == state.transform.a
      && plane.toPixels.d == state.transform.d
  }
}

extension DisplayItem {
  /// Whether it is glyphs of which some are to be seen.
  fileprivate var isInk: Bool {
    if case .glyphs(let run, _, _) = self { !run.glyphs.isEmpty } else { false }
  }
}
