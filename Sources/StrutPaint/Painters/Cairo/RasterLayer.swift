import CPangoCairo
import StrutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A layer on pixels of its own, for effects that Cairo does not have.
final class RasterLayer {
  /// What happens to the layer when it is complete.
  enum Effect {
    /// Filters, opacity and blending.
    case layer(Layer)
    /// Only the shadow is drawn.
    case shadow(ShadowEffect)
  }

  /// Where the pixels lie.
  let plane: PixelPlane
  /// The pixels.
  let surface: PixelSurface
  private let effect: Effect

  /// The number of pixels.
  var pixelCount: Double { Double(plane.width) * Double(plane.height) }

  /// Creates an empty layer; `nil` where nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - content: What the items touch, in their plane.
  ///   - visible: What can be seen of that plane.
  ///   - room: How many pixels the layer may have.
  init?(
    _ effect: Effect, content: Rect, visible: Rect, toDevice: Affine, resolution: Double?,
    room: LayerRoom
  ) throws(PaintError) {
    guard let area = effect.workingArea(content: content, visible: visible),
      let plane = try PixelPlane(
        covering: area, visible: area, toDevice: toDevice, resolution: resolution,
        room: room)
    else { return nil }
    let surface = try PixelSurface.required(width: plane.width, height: plane.height)
    self.effect = effect
    self.plane = plane
    self.surface = surface
  }

  /// Applies the effect and draws the result.
  ///
  /// - Parameters:
  ///   - placed: The plane as it is drawn.
  ///   - isAligned: Whether its pixels are those of the context's surface.
  ///   - pattern: What draws pixels on the medium, to be destroyed by this layer.
  func finish(
    on context: CairoContext, plane placed: PixelPlane, isAligned: Bool,
    pattern: (PixelSurface) throws(PaintError) -> OpaquePointer?
  ) throws(PaintError) {
    surface.flush()
    switch effect {
    case .layer(let layer):
      for filter in layer.filters { try apply(filter) }
      guard let pixels = try pattern(surface) else { return }
      defer { cairo_pattern_destroy(pixels) }
      cairo_save(context.cr)
      context.setSource(pixels, plane: placed, isAligned: isAligned)
      context.paintSource(opacity: layer.opacity, blendMode: layer.blendMode)
      cairo_restore(context.cr)
    case .shadow(let shadow):
      let mask = try mask(blurredBy: GaussianBlur(deviation: shadow.deviation * plane.scale))
      var moved = placed
      moved.toPixels = placed.toPixels.concatenating(
        .translation(x: -shadow.offset.x, y: -shadow.offset.y))
      // A shadow that moves by parts of a pixel has to be interpolated.
      let (x, y) = (shadow.offset.x * plane.toPixels.a, shadow.offset.y * plane.toPixels.d)
      let isWhole = x == x.rounded() && y == y.rounded()
      guard let pixels = try pattern(mask) else { return }
      defer { cairo_pattern_destroy(pixels) }
      context.paint(
        shadow.color, through: pixels, plane: moved, isAligned: isAligned && isWhole)
    }
  }

  private func apply(_ filter: LayerFilter) throws(PaintError) {
    switch filter {
    case .blur(let deviation):
      surface.flush()
      plane.filterBlur(deviation).apply(
        to: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride,
        channels: 4)
      surface.markDirty()
    case .colorMatrix(let matrix): matrix.apply(to: surface)
    case .dropShadow(let shadow): try addDropShadow(shadow)
    }
  }

  private func addDropShadow(_ shadow: ShadowEffect) throws(PaintError) {
    let mask = try mask(blurredBy: plane.filterBlur(shadow.deviation))
    let context = CairoContext(surface.surface)
    context.setTransform(plane.toPixels)
    cairo_set_operator(context.cr, CAIRO_OPERATOR_DEST_OVER)
    var moved = plane
    moved.toPixels = plane.toPixels.concatenating(
      .translation(x: -shadow.offset.x, y: -shadow.offset.y))
    guard let pixels = cairo_pattern_create_for_surface(mask.surface) else { return }
    defer { cairo_pattern_destroy(pixels) }
    context.paint(shadow.color, through: pixels, plane: moved, isAligned: false)
    surface.flush()
  }

  /// The coverage of the layer, blurred.
  private func mask(blurredBy blur: GaussianBlur) throws(PaintError) -> PixelSurface {
    let mask = try PixelSurface.required(
      width: surface.width, height: surface.height, format: .coverage)
    mask.flush()
    for y in 0..<surface.height {
      let (row, target) = (surface.row(y), mask.bytes + y * mask.stride)
      for x in 0..<surface.width { target[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
    }
    blur.apply(
      to: mask.bytes, width: mask.width, height: mask.height, stride: mask.stride, channels: 1)
    mask.markDirty()
    return mask
  }
}

extension PixelPlane {
  /// The blur of a filter with a standard deviation in points.
  ///
  /// Browser: it is stretched with its box, unlike that of the shadows of boxes and texts: `paint/stretched-filters`.
  fileprivate func filterBlur(_ deviation: Double) -> GaussianBlur {
    GaussianBlur(
      deviation: deviation * hypot(toPixels.a, toPixels.b),
      columns: deviation * hypot(toPixels.c, toPixels.d))
  }
}

extension RasterLayer.Effect {
  /// The area that the pixels have to hold while items that touch `content` are filtered; `nil` where nothing
  /// of the result lies in `visible`.
  ///
  /// That is the ink before and after each filter, as far as it still counts for what can be seen: a wide blur
  /// of little on a small picture needs few pixels.
  fileprivate func workingArea(content: Rect, visible: Rect) -> Rect? {
    switch self {
    case .layer(let layer):
      var inks = [content]
      for filter in layer.filters { inks.append(filter.reach(of: inks[inks.count - 1])) }
      var counting = visible
      var area: Rect?
      for (step, ink) in inks.enumerated().reversed() {
        area.formUnion(ink.intersection(counting))
        guard step > 0 else { continue }
        let filter = layer.filters[step - 1]
        if case .dropShadow(let shadow) = filter {
          area.formUnion(shadow.mask(of: inks[step - 1], shownIn: counting))
        }
        counting = filter.sources(of: counting)
      }
      return area
    case .shadow(let shadow):
      guard var area = content.intersection(shadow.sources(of: visible)) else { return nil }
      if let mask = shadow.mask(of: content, shownIn: visible) { area = area.union(mask) }
      return area
    }
  }
}

extension LayerFilter {
  fileprivate func sources(of visible: Rect) -> Rect {
    switch self {
    case .blur(let deviation): return visible.grown(by: deviation * BlurReach.deviations)
    case .colorMatrix: return visible
    case .dropShadow(let shadow): return visible.union(shadow.sources(of: visible))
    }
  }
}

extension ShadowEffect {
  /// The part of the blurred shape, before it is moved, that is seen in `visible` after it; `nil` where none is.
  fileprivate func mask(of content: Rect, shownIn visible: Rect) -> Rect? {
    content.grown(by: deviation * BlurReach.deviations)
      .intersection(visible.offsetBy(dx: -offset.x, dy: -offset.y))
  }

  fileprivate func sources(of visible: Rect) -> Rect {
    visible.offsetBy(dx: -offset.x, dy: -offset.y)
      .grown(by: deviation * BlurReach.deviations)
  }
}
