import CPangoCairo
import StrutCore

// MARK: - Gradients

extension CairoPainter {
  /// Fills a shape with a gradient.
  func fill(_ shape: Shape, with gradient: ResolvedGradient) throws(PaintError) {
    let context = state.context
    guard !needsPixels(gradient) else { return try fill(shape, withPixelsOf: gradient) }
    var shown = gradient
    if case .vectors = state.medium { shown = gradient.withRoomBehindLastStop }
    guard let pattern = shown.cairoPattern else { return }
    cairo_set_source(context.cr, pattern)
    cairo_pattern_destroy(pattern)
    context.fill(shape)
  }

  /// Whether a gradient is of a kind that Cairo or the page does not have. Pages have no repeated gradients, and their
  /// viewers show those that are written out with too few colours.
  private func needsPixels(_ gradient: ResolvedGradient) -> Bool {
    if case .conic = gradient.geometry { return true }
    guard gradient.geometry.isWithinCoordinates(state.transform) else { return true }
    if case .vectors = state.medium { return gradient.isRepeating }
    return false
  }

  private func fill(_ shape: Shape, withPixelsOf gradient: ResolvedGradient) throws(PaintError) {
    guard let plane = try plane(covering: shape.bounds),
      let pixels = try pattern(
        .gradient(gradient, plane), { () throws(PaintError) in try gradient.pixels(on: plane) })
    else { return }
    defer { cairo_pattern_destroy(pixels) }
    state.context.setSource(pixels, plane: placed(plane), isAligned: isOnPixels(plane))
    cairo_pattern_set_extend(cairo_get_source(state.context.cr), CAIRO_EXTEND_PAD)
    state.context.fill(shape)
  }

  /// The pixels on which an effect on an area is computed; `nil` where nothing of it can be seen.
  func plane(covering area: Rect) throws(PaintError) -> PixelPlane? {
    let resolution: Double? =
      if case .vectors(let resolution) = state.medium { resolution } else { nil }
    let plane = try PixelPlane(
      covering: area, visible: state.context.visibleArea, toDevice: state.transform,
      resolution: resolution, room: layerRoom)
    return plane
  }
}

extension ResolvedGradient {
  /// The same gradient; a radial one whose last colour has no room before its end has some behind it: viewers of pages go on with
  /// the colour before that.
  fileprivate var withRoomBehindLastStop: ResolvedGradient {
    guard case .radial(let center, let radii, let start) = geometry, !isRepeating,
      let last = stops.last, stops.count > 1, stops[stops.count - 2].offset == last.offset
    else { return self }
    let growth = 1.25
    let (begin, end) = (start / growth, 1 / growth)
    var longer = self
    longer.geometry = .radial(
      center: center, radii: Size(width: radii.width * growth, height: radii.height * growth),
      start: begin)
    for index in longer.stops.indices { longer.stops[index].offset *= (end - begin) / (1 - begin) }
    longer.stops.append(Stop(offset: 1, color: last.color))
    return longer
  }

  /// The gradient in each pixel of a plane; `nil` where there is nothing to be seen.
  fileprivate func pixels(on plane: PixelPlane) throws(PaintError) -> PixelSurface? {
    if case .conic = geometry { return try GradientRaster(self).draw(on: plane) }
    guard geometry.isWithinCoordinates(plane.toPixels) else {
      return try GradientRaster(self).draw(on: plane)
    }
    guard let pattern = cairoPattern else { return nil }
    defer { cairo_pattern_destroy(pattern) }
    let surface = try PixelSurface.required(width: plane.width, height: plane.height)
    let context = CairoContext(surface.surface)
    context.setTransform(plane.toPixels)
    cairo_set_source(context.cr, pattern)
    cairo_paint(context.cr)
    return surface
  }

  /// Cairo's pattern of a linear or radial gradient, to be destroyed by the caller.
  fileprivate var cairoPattern: OpaquePointer? {
    let pattern: OpaquePointer
    switch geometry {
    case .linear(let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let radii, let start):
      let radius = radii.width
      pattern = cairo_pattern_create_radial(0, 0, radius * start, 0, 0, radius)
      // Cairo's circles become ellipses by stretching their plane.
      let toCircle = Affine.scale(x: 1, y: radius / radii.height)
        .concatenating(.translation(x: -center.x, y: -center.y))
      var matrix = toCircle.cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
    case .conic: return nil
    }
    cairo_pattern_set_extend(pattern, isRepeating ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    return pattern
  }
}

extension CairoContext {
  /// Makes pixels the source, placed by their plane.
  func setSource(_ pattern: OpaquePointer, plane: PixelPlane, isAligned: Bool) {
    cairo_set_source(cr, pattern)
    var matrix = plane.toPixels.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
  }

  /// Draws a colour through coverage, placed by its plane.
  func paint(_ color: Color, through mask: OpaquePointer, plane: PixelPlane, isAligned: Bool) {
    var matrix = plane.toPixels.cairoMatrix
    cairo_pattern_set_matrix(mask, &matrix)
    cairo_pattern_set_filter(mask, isAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    setSource(color)
    cairo_mask(cr, mask)
  }
}

// MARK: - Shadows

extension CairoPainter {
  /// Draws the shadow of a box.
  func draw(_ shadow: BoxShadow) throws(PaintError) {
    let context = state.context
    cairo_save(context.cr)
    defer { cairo_restore(context.cr) }
    switch shadow.area {
    case .outside(let box):
      guard shadow.deviation > 0 else {
        context.clipOut(box)
        context.setSource(shadow.color)
        return context.fill(shadow.shape.shape)
      }
      if !isCutOutOfPixels(box) { context.clipOut(box) }
      let reach = shadow.shape.rect.grown(by: shadow.deviation * BlurReach.deviations)
      try drawBlurred(shadow, in: reach, isInverted: false)
    case .inside(let box):
      context.clip(to: box.shape)
      guard shadow.deviation > 0 else {
        context.clipOut(shadow.shape)
        context.setSource(shadow.color)
        return cairo_paint(context.cr)
      }
      try drawBlurred(shadow, in: box.rect, isInverted: true)
    }
  }

  /// Whether a box is cut out of the pixels of its blurred shadow: on pages, whose viewers clip without soft edges, and where the
  /// edges of a rectangle lie within pixels. Cairo clips to strips around that, each with soft edges of its own.
  private func isCutOutOfPixels(_ box: RoundedRect) -> Bool {
    guard case .pixels = state.medium else { return true }
    guard state.transform.isScaleAndTranslation, box.isRect else { return false }
    let area = state.transform.bounds(of: box.rect)
    return [area.minX, area.minY, area.maxX, area.maxY].contains { $0 != $0.rounded() }
  }

  private func drawBlurred(
    _ shadow: BoxShadow, in area: Rect, isInverted: Bool
  ) throws(PaintError) {
    guard let plane = try plane(covering: area) else { return }
    let mask = ShadowMask(shadow.shape, deviation: shadow.deviation, plane: plane)
    var hole: RoundedRect?
    if case .outside(let box) = shadow.area, isCutOutOfPixels(box) { hole = box }
    let numbers =
      mask.numbers + (hole?.mapped(by: plane.toPixels).numbers ?? [])
      + [plane.width, plane.height, isInverted ? 1 : 0].map(Double.init)
    let pixels = try pattern(.shadow(numbers)) { () throws(PaintError) in
      let surface = try mask.draw(on: plane, isInverted: isInverted)
      if let hole { surface.cutOut(hole, plane: plane) }
      return surface
    }
    guard let pixels else { return }
    defer { cairo_pattern_destroy(pixels) }
    state.context.paint(
      shadow.color, through: pixels, plane: placed(plane), isAligned: isOnPixels(plane))
  }
}

// MARK: - Images

extension CairoPainter {
  /// Draws an image or a part of one.
  func draw(_ placement: ImagePlacement) throws(PaintError) {
    let image = images[placement.image]
    let (source, target) = (placement.source, placement.area(of: image))
    guard source.size.width > 0, source.size.height > 0, target.size.width > 0,
      target.size.height > 0
    else { return }
    let cr = state.context.cr
    cairo_save(cr)
    defer { cairo_restore(cr) }
    switch image.content {
    case .vectors(let vectors):
      state.context.clip(to: .rect(target))
      cairo_translate(cr, target.minX, target.minY)
      let fillsViewport = vectors.fillsViewport && placement.isWhole(of: image)
      if !fillsViewport {
        cairo_scale(
          cr, target.size.width / source.size.width, target.size.height / source.size.height)
        cairo_translate(cr, -source.minX, -source.minY)
      }
      let size = fillsViewport ? target.size : vectors.size
      if let problem = vectors.draw(on: state.context, size: size) {
        throw .unusableImage(
          number: Int(placement.image.rawValue), reason: "cannot be drawn: \(problem)")
      }
    case .pixels(let surface):
      if let sampling = ImageSampling(surface, from: source, to: target),
        !sampling.isWithinNumbers(state.transform)
      {
        return try draw(sampling)
      }
      let inset = Edges(PageImage.inset)
      var area = target
      if case .vectors = state.medium, min(target.size.width, target.size.height) > 0.1 {
        area = target.inset(by: inset)
      }
      draw(surface, of: image, source: source, target: area)
    }
  }

  private func draw(_ sampling: ImageSampling) throws(PaintError) {
    guard let plane = try plane(covering: sampling.target),
      let pixels = try pattern(nil, { () throws(PaintError) in try sampling.pixels(on: plane) })
    else { return }
    defer { cairo_pattern_destroy(pixels) }
    state.context.setSource(pixels, plane: placed(plane), isAligned: isOnPixels(plane))
    cairo_pattern_set_extend(cairo_get_source(state.context.cr), CAIRO_EXTEND_PAD)
    state.context.fill(.rect(sampling.target))
  }

  private func draw(
    _ surface: PixelSurface, of image: DecodedImage, source: Rect, target: Rect
  ) {
    let cr = state.context.cr
    let isWhole = source == Rect(origin: .zero, size: image.size)
    let pixels = source.roundedOut
    guard let part = isWhole ? cairo_surface_reference(surface.surface) : surface.part(pixels)
    else { return }
    defer { cairo_surface_destroy(part) }
    if pixels != source { state.context.clip(to: .rect(target)) }
    if isWhole && image.kind == .jpeg && image.isEmbeddable { image.attachFile(to: part) }
    let scaleX = target.size.width / source.size.width
    let scaleY = target.size.height / source.size.height
    cairo_translate(cr, target.minX, target.minY)
    cairo_scale(cr, scaleX, scaleY)
    cairo_set_source_surface(cr, part, pixels.minX - source.minX, pixels.minY - source.minY)
    guard case .pixels = state.medium else { return cairo_paint(cr) }
    // Continued edges keep the border of a scaled image from fading out.
    let pattern = cairo_get_source(cr)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    state.context.addPath(Rect(origin: .zero, size: source.size))
    cairo_fill(cr)
  }
}

extension PixelSurface {
  /// Takes a rounded rectangle out of what is covered.
  fileprivate func cutOut(_ box: RoundedRect, plane: PixelPlane) {
    let context = CairoContext(surface)
    context.setTransform(plane.toPixels)
    cairo_set_operator(context.cr, CAIRO_OPERATOR_DEST_OUT)
    context.setSource(.black)
    context.fill(box.shape)
    flush()
  }

  /// A view of some whole pixels, to be destroyed by the caller while this surface lives.
  fileprivate func part(_ area: Rect) -> OpaquePointer? {
    guard let (columns, lines) = pixels(of: area) else { return nil }
    flush()
    return cairo_image_surface_create_for_data(
      bytes + lines.lowerBound * stride + columns.lowerBound * 4, CAIRO_FORMAT_ARGB32,
      Int32(columns.count), Int32(lines.count), Int32(stride))
  }
}

extension DecodedImage {
  /// Lets a page embed the file as it is instead of its pixels.
  fileprivate func attachFile(to surface: OpaquePointer) {
    // The surface may outlive this object on a page: the bytes are kept by the closure's owner until Cairo lets go.
    let keeper = Unmanaged.passRetained(FileBytes(bytes))
    let file = keeper.takeUnretainedValue()
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, file.pointer, UInt(file.count),
      { Unmanaged<FileBytes>.fromOpaque($0!).release() }, keeper.toOpaque())
    if status != CAIRO_STATUS_SUCCESS { keeper.release() }
  }
}

/// A copy of a file's bytes at a fixed address.
private final class FileBytes {
  let pointer: UnsafeMutablePointer<UInt8>
  let count: Int

  init(_ bytes: [UInt8]) {
    count = bytes.count
    pointer = .allocate(capacity: max(1, count))
    pointer.initialize(from: bytes, count: count)
  }

  deinit { pointer.deallocate() }
}
