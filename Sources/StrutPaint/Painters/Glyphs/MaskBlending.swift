import CPangoCairo
import StrutCore

/// A glyph's mask at its place on a surface, in pixels.
struct PlacedMask {
  var mask: GlyphMask
  var x: Int
  var y: Int
}

/// Blends a colour through the masks of a run.
struct MaskBlending {
  private let masks: [PlacedMask]
  private let bounds: PixelArea

  init(_ masks: [PlacedMask]) {
    self.masks = masks
    bounds = PixelArea(
      left: masks.reduce(Int.max) { min($0, $1.x) }, top: masks.reduce(Int.max) { min($0, $1.y) },
      right: masks.reduce(Int.min) { max($0, $1.x + $1.mask.width) },
      bottom: masks.reduce(Int.min) { max($0, $1.y + $1.mask.height) })
  }

  /// Draws the run: directly on the pixels where no clip cuts it, else through Cairo.
  ///
  /// - Parameter visible: What can be seen of the surface, in whole pixels.
  func draw(
    _ color: Color, in state: DrawingState, visible: PixelArea
  ) throws(PaintError) {
    let area = Rect(
      x: Double(bounds.left), y: Double(bounds.top), width: Double(bounds.right - bounds.left),
      height: Double(bounds.bottom - bounds.top))
    if state.clip.lets(area), let pixels = TargetPixels(state.context) {
      blend(color, on: pixels)
    } else {
      try drawThroughCairo(color, state, visible)
    }
  }

  private func blend(_ color: Color, on pixels: TargetPixels) {
    cairo_surface_flush(pixels.surface)
    let pixel = color.premultipliedPixel
    for placed in masks {
      blend(placed.mask, pixel, x: placed.x + pixels.offsetX, y: placed.y + pixels.offsetY, pixels)
    }
    cairo_surface_mark_dirty(pixels.surface)
  }

  /// Blends one mask whose left top pixel lies at (`x`, `y`) of the surface.
  private func blend(
    _ mask: GlyphMask, _ pixel: UInt32, x: Int, y: Int, _ target: TargetPixels
  ) {
    let (left, right) = (max(0, -x), min(mask.width, target.width - x))
    let (top, bottom) = (max(0, -y), min(mask.height, target.height - y))
    guard left < right, top < bottom else { return }
    mask.coverage.withUnsafeBufferPointer { coverage in
      for row in top..<bottom {
        let line = coverage.baseAddress! + row * mask.width
        let pixels = UnsafeMutableRawPointer(target.bytes + (y + row) * target.stride)
          .assumingMemoryBound(to: UInt32.self)
        for column in left..<right {
          let share = UInt32(line[column])
          guard share != 0 else { continue }
          pixels[x + column] = Self.over(pixels[x + column], pixel, share)
        }
      }
    }
  }

  /// A premultiplied pixel with `share` 255ths of another one over it.
  @inline(__always)
  private static func over(_ below: UInt32, _ above: UInt32, _ share: UInt32) -> UInt32 {
    let source = share == 255 ? above : scaled(above, share)
    let rest = 255 - source >> 24
    return rest == 0 ? source : source &+ scaled(below, rest)
  }

  /// All four bytes times `share` 255ths, rounded.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
    var even = (pixel & 0xFF00FF) &* share &+ 0x800080
    even = (even &+ (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
    var odd = (pixel >> 8 & 0xFF00FF) &* share &+ 0x800080
    odd = (odd &+ (odd >> 8 & 0xFF00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// Draws the run under any clip: what can be seen of its masks becomes one mask for Cairo.
  private func drawThroughCairo(
    _ color: Color, _ state: DrawingState, _ visible: PixelArea
  ) throws(PaintError) {
    guard let area = bounds.intersection(visible) else { return }
    let surface = try PixelSurface.required(
      width: area.right - area.left, height: area.bottom - area.top, format: .coverage)
    surface.flush()
    for placed in masks {
      let (left, top) = (placed.x - area.left, placed.y - area.top)
      let columns = max(0, -left)..<max(0, -left, min(placed.mask.width, surface.width - left))
      let rows = max(0, -top)..<max(0, -top, min(placed.mask.height, surface.height - top))
      for row in rows {
        let line = surface.bytes + (top + row) * surface.stride + left
        for column in columns {
          let share = UInt32(placed.mask.coverage[row * placed.mask.width + column])
          let below = UInt32(line[column])
          line[column] = UInt8(truncatingIfNeeded: share + below * (255 - share) / 255)
        }
      }
    }
    surface.markDirty()
    let context = state.context
    cairo_save(context.cr)
    cairo_identity_matrix(context.cr)
    context.setSource(color)
    cairo_mask_surface(context.cr, surface.surface, Double(area.left), Double(area.top))
    cairo_restore(context.cr)
  }
}

/// The pixels that a context draws on at the moment: its own surface or the innermost group's.
private struct TargetPixels {
  let surface: OpaquePointer
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let stride: Int
  /// What is added to a place on the context's surface.
  let offsetX: Int
  let offsetY: Int

  init?(_ context: CairoContext) {
    guard let surface = cairo_get_group_target(context.cr),
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      let bytes = cairo_image_surface_get_data(surface)
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    guard x == x.rounded(), y == y.rounded() else { return nil }
    self.surface = surface
    self.bytes = bytes
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface))
    offsetX = Int(x)
    offsetY = Int(y)
  }
}
