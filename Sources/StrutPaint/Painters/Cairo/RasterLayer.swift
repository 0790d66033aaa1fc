import CPangoCairo
import StrutCore

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

  /// Creates an empty layer; `nil` where nothing of it can be seen.
  ///
  /// - Parameters:
  ///   - content: What the items touch, in their plane.
  ///   - visible: What can be seen of that plane.
  init?(
    _ effect: Effect, content: Rect, visible: Rect, toDevice: Affine, resolution: Double?
  ) {
    let area = effect.reach(of: content)
    guard
      let plane = PixelPlane(
        covering: area, visible: effect.sources(of: visible), toDevice: toDevice,
        resolution: resolution),
      let surface = PixelSurface(width: plane.width, height: plane.height)
    else { return nil }
    self.effect = effect
    self.plane = plane
    self.surface = surface
  }

  /// Applies the effect and draws the result.
  ///
  /// - Parameters:
  ///   - placed: The plane as it is drawn.
  ///   - isAligned: Whether its pixels are those of the context's surface.
  func finish(on context: CairoContext, plane placed: PixelPlane, isAligned: Bool) {
    surface.flush()
    switch effect {
    case .layer(let layer):
      for filter in layer.filters { apply(filter) }
      cairo_save(context.cr)
      context.setSource(surface, plane: placed, isAligned: isAligned)
      cairo_set_operator(context.cr, layer.blendMode.cairoOperator)
      cairo_paint_with_alpha(context.cr, layer.opacity)
      cairo_restore(context.cr)
    case .shadow(let shadow):
      guard let mask = blurredMask(shadow) else { return }
      var moved = placed
      moved.toPixels = placed.toPixels.concatenating(
        .translation(x: -shadow.offset.x, y: -shadow.offset.y))
      // A shadow that moves by parts of a pixel has to be interpolated.
      let (x, y) = (shadow.offset.x * plane.toPixels.a, shadow.offset.y * plane.toPixels.d)
      let isWhole = x == x.rounded() && y == y.rounded()
      context.paint(
        shadow.color, through: mask, plane: moved, isAligned: isAligned && isWhole)
    }
  }

  private func apply(_ filter: LayerFilter) {
    switch filter {
    case .blur(let deviation):
      surface.flush()
      GaussianBlur(deviation: deviation * plane.scale).apply(
        to: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride,
        channels: 4)
      surface.markDirty()
    case .colorMatrix(let matrix): matrix.apply(to: surface)
    case .dropShadow(let shadow): addDropShadow(shadow)
    }
  }

  private func addDropShadow(_ shadow: ShadowEffect) {
    guard let mask = blurredMask(shadow) else { return }
    let context = CairoContext(surface.surface)
    context.setTransform(plane.toPixels)
    cairo_set_operator(context.cr, CAIRO_OPERATOR_DEST_OVER)
    var moved = plane
    moved.toPixels = plane.toPixels.concatenating(
      .translation(x: -shadow.offset.x, y: -shadow.offset.y))
    context.paint(shadow.color, through: mask, plane: moved, isAligned: false)
    surface.flush()
  }

  /// The coverage of the layer, blurred.
  private func blurredMask(_ shadow: ShadowEffect) -> PixelSurface? {
    guard
      let mask = PixelSurface(width: surface.width, height: surface.height, format: .coverage)
    else { return nil }
    mask.flush()
    for y in 0..<surface.height {
      let (row, target) = (surface.row(y), mask.bytes + y * mask.stride)
      for x in 0..<surface.width { target[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
    }
    GaussianBlur(deviation: shadow.deviation * plane.scale).apply(
      to: mask.bytes, width: mask.width, height: mask.height, stride: mask.stride, channels: 1)
    mask.markDirty()
    return mask
  }
}

extension RasterLayer.Effect {
  /// The area that the pixels have to hold while items that touch `content` are filtered.
  fileprivate func reach(of content: Rect) -> Rect {
    switch self {
    case .layer(let layer): return layer.filters.reduce(content) { $1.reach(of: $0) }
    case .shadow(let shadow): return content.grown(by: shadow.deviation * BlurReach.deviations)
    }
  }

  /// The area whose items show in `visible` after the effect.
  fileprivate func sources(of visible: Rect) -> Rect {
    switch self {
    case .layer(let layer): return layer.filters.reduce(visible) { $1.sources(of: $0) }
    case .shadow(let shadow): return shadow.sources(of: visible)
    }
  }
}

extension LayerFilter {
  fileprivate func sources(of visible: Rect) -> Rect {
    switch self {
    case .blur(let deviation): return visible.grown(by: deviation * BlurReach.deviations)
    case .colorMatrix: return visible
    case .dropShadow(let shadow):
      var union: Rect? = visible
      union.formUnion(shadow.sources(of: visible))
      return union ?? visible
    }
  }
}

extension ShadowEffect {
  fileprivate func sources(of visible: Rect) -> Rect {
    visible.offsetBy(dx: -offset.x, dy: -offset.y)
      .grown(by: deviation * BlurReach.deviations)
  }
}
