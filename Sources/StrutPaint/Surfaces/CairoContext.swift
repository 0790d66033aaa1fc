import CPangoCairo
import StrutBoxes
import StrutCore
import StrutLayout

/// A Cairo context that understands shapes, fills and transformations of display lists.
final class CairoContext {
  /// Cairo's context. Owned.
  let cr: OpaquePointer

  /// Creates a context that draws on a surface.
  init(_ surface: OpaquePointer) { cr = cairo_create(surface) }

  deinit { cairo_destroy(cr) }

  /// Makes a transformation the current one for all that follows.
  func setTransform(_ transform: Affine) {
    var matrix = transform.cairoMatrix
    cairo_set_matrix(cr, &matrix)
  }

  /// What can be seen, in the current plane.
  var visibleArea: Rect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return Rect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  /// Adds the outline of a shape to the current path.
  func addPath(_ shape: Shape) {
    switch shape {
    case .rect(let rect): addPath(rect)
    case .roundedRect(let rounded): addPath(rounded)
    case .ring(let outer, let inner):
      // A ring needs no second outline where nothing is left inside.
      guard inner.rect.size.width > 0 && inner.rect.size.height > 0 else { return addPath(outer) }
      if let band = outer.band(around: inner) { return addPath(band) }
      addPath(outer)
      addPath(inner)
    case .path(let path): addPath(path)
    }
  }

  /// The current transformation, from the items' plane to the device.
  var transform: Affine {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cr, &matrix)
    return Affine(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Adds a rectangle to the current path.
  func addPath(_ rect: Rect) {
    guard transform.bounds(of: rect).isWithinCoordinates else { return addPath(rect.path) }
    cairo_rectangle(cr, rect.minX, rect.minY, rect.size.width, rect.size.height)
  }

  /// Adds a rounded rectangle to the current path.
  func addPath(_ rounded: RoundedRect) {
    if rounded.isRect { addPath(rounded.rect) } else { addPath(rounded.path) }
  }

  /// Adds an outline to the current path.
  func addPath(_ path: Path) {
    let transform = transform
    guard let bounds = path.controlBounds, !transform.bounds(of: bounds).isWithinCoordinates else {
      return addElements(of: path)
    }
    cairo_save(cr)
    cairo_identity_matrix(cr)
    addElements(of: path.clamped(by: transform))
    cairo_restore(cr)
  }

  private func addElements(of path: Path) {
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(cr, point.x, point.y)
      case .line(let point): cairo_line_to(cr, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(cr, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(cr)
      }
    }
  }

  /// Leaves only the inside of a shape visible.
  func clip(to shape: Shape) {
    addPath(shape)
    cairo_set_fill_rule(cr, shape.fillRule)
    cairo_clip(cr)
  }

  /// Leaves only the outside of a rounded rectangle visible.
  func clipOut(_ rounded: RoundedRect) {
    let visible = visibleArea
    // A margin, so that the outer outline never touches the inner one.
    addPath(
      Rect(
        x: min(visible.minX, rounded.rect.minX) - 1, y: min(visible.minY, rounded.rect.minY) - 1,
        width: max(visible.maxX, rounded.rect.maxX) - min(visible.minX, rounded.rect.minX) + 2,
        height: max(visible.maxY, rounded.rect.maxY) - min(visible.minY, rounded.rect.minY) + 2))
    addPath(rounded)
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(cr)
  }

  /// Fills a shape with the current source.
  func fill(_ shape: Shape) {
    addPath(shape)
    cairo_set_fill_rule(cr, shape.fillRule)
    cairo_fill(cr)
  }

  /// Makes a colour the source.
  func setSource(_ color: Color) {
    cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha)
  }

  /// Draws a line along a path.
  func stroke(_ path: Path, _ stroke: Stroke) {
    let width = min(stroke.width, CoordinateLimit.device / max(1, transform.largestFactor))
    let (path, stroke) = stroke.drawable(along: path, visible: visibleArea)
    addPath(path)
    setSource(stroke.color)
    cairo_set_line_width(cr, width)
    // SVG's own limit, so that all formats have the same corners.
    cairo_set_miter_limit(cr, 4)
    cairo_set_line_cap(cr, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(cr, stroke.dashes, Int32(stroke.dashes.count), stroke.dashPhase)
    cairo_stroke(cr)
  }
}

extension CairoContext {
  /// Paints the source that is set over all that is not clipped.
  ///
  /// - Parameters:
  ///   - opacity: How much of it shows, from 0 to 1.
  ///   - blendMode: How it mixes with what is there.
  func paintSource(opacity: Double, blendMode: BlendMode) {
    let blendsHues = blendMode.cairoOperator.rawValue >= CAIRO_OPERATOR_HSL_HUE.rawValue
    guard blendsHues, opacity < 1 else {
      cairo_set_operator(cr, blendMode.cairoOperator)
      cairo_paint_with_alpha(cr, opacity)
      return
    }
    // Pixman blends hues with the colours of a source that its mask has not yet thinned, and gets dark ones: the source
    // is thinned before.
    cairo_push_group(cr)
    cairo_paint_with_alpha(cr, opacity)
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, blendMode.cairoOperator)
    cairo_paint(cr)
  }
}

extension Shape {
  /// How overlapping outlines of the shape fill.
  fileprivate var fillRule: cairo_fill_rule_t {
    if case .ring = self { CAIRO_FILL_RULE_EVEN_ODD } else { CAIRO_FILL_RULE_WINDING }
  }
}

extension Affine {
  /// The transformation in Cairo's form.
  var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension BlendMode {
  /// Cairo's operator, which blends as the W3C's Compositing 1 and PDF do.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}
