import CPangoCairo
import StrutCore

/// Writes a glyph in colours as SVG's shapes and gradients.
///
/// What SVG lacks, gradients around a centre and most ways to blend, makes the whole glyph a picture.
struct SVGColorGlyph {
  /// The em of such a picture, in pixels.
  private static let pictureEm = 512.0
  /// A rectangle over every glyph, in design units.
  private static let everything =
    "<rect x=\"-65536\" y=\"-65536\" width=\"131072\" height=\"131072\""

  private let parts: ColorGlyphParts
  /// The elements that the glyph refers to.
  private(set) var definitions = ""
  /// The glyph's own elements, in design units, y upwards.
  private(set) var body = ""
  /// What the ids of its definitions begin with.
  private let id: String
  private var count = 0

  /// - Parameter id: The glyph's own id.
  init(_ parts: ColorGlyphParts, id: String) {
    self.parts = parts
    self.id = id
  }

  private mutating func newID() -> String {
    count += 1
    return "\(id)-\(count)"
  }

  /// Whether SVG can say what a paint is.
  static func canWrite(_ paint: ColorPaint) -> Bool {
    switch paint {
    case .layers(let paints): paints.allSatisfy(canWrite)
    case .solid: true
    case .gradient(let gradient): canWrite(gradient)
    case .glyph(_, let inner), .clip(_, let inner), .transform(_, let inner): canWrite(inner)
    case .composite(let source, let mode, let backdrop):
      mode == .sourceOver && canWrite(source) && canWrite(backdrop)
    }
  }

  /// A gradient of two circles is SVG's where the first lies inside of the second.
  private static func canWrite(_ gradient: ColorGradient) -> Bool {
    switch gradient.geometry {
    case .linear: return true
    case .sweep: return false
    case .radial:
      guard
        case .radial(let from, let fromRadius, let to, let toRadius)? = gradient.fitted?.geometry
      else { return true }
      let (x, y) = (from.x - to.x, from.y - to.y)
      return (x * x + y * y).squareRoot() + fromRadius < toRadius
    }
  }

  // MARK: Shapes

  /// Writes a paint.
  mutating func write(_ paint: ColorPaint) throws(PaintError) {
    switch paint {
    case .layers(let paints):
      for paint in paints { try write(paint) }
    case .glyph(let glyph, let inner): try write(glyph, filledWith: inner)
    case .clip(let box, let inner):
      let shape =
        "<rect"
        + SVGText.attributes([
          ("x", box.minX), ("y", box.minY), ("width", box.size.width), ("height", box.size.height),
        ]) + "/>"
      try write(inner, clippedTo: shape)
    case .transform(let transform, let inner):
      guard transform.isDrawable else { return }
      body += "<g transform=\"\(VectorText.matrix(transform))\">"
      try write(inner)
      body += "</g>"
    case .composite(let source, _, let backdrop):
      try write(backdrop)
      try write(source)
    case .solid, .gradient:
      if let fill = fill(of: paint, .identity) { body += Self.everything + fill + "/>" }
    }
  }

  private mutating func write(_ paint: ColorPaint, clippedTo shape: String) throws(PaintError) {
    let id = newID()
    definitions += "<clipPath id=\"\(id)\">\(shape)</clipPath>\n"
    body += "<g clip-path=\"url(#\(id))\">"
    try write(paint)
    body += "</g>"
  }

  private mutating func write(
    _ glyph: UInt32, filledWith paint: ColorPaint
  ) throws(PaintError) {
    let outline = try parts.outline(glyph)
    guard !outline.elements.isEmpty else { return }
    let em = parts.unitsPerEm
    let data = VectorText.data(outline.mapped(by: .scale(x: em, y: -em)), decimals: 1)
    var (inner, plane) = (paint, Affine.identity)
    while case .transform(let transform, let next) = inner {
      guard transform.isDrawable else { return }
      plane = plane.concatenating(transform)
      inner = next
    }
    if let fill = fill(of: inner, plane) {
      body += "<path d=\"\(data)\"\(fill)/>"
    } else {
      try write(paint, clippedTo: "<path d=\"\(data)\"/>")
    }
  }

  // MARK: Fills

  /// The attributes of a colour or gradient; `nil` for other paints.
  private mutating func fill(of paint: ColorPaint, _ plane: Affine) -> String? {
    switch paint {
    case .solid(let color):
      return SVGText.paint("fill", color.resolved(parts.textColor))
    case .gradient(let gradient):
      guard let fitted = gradient.fitted else { return " fill=\"none\"" }
      return " fill=\"url(#\(define(fitted, plane)))\""
    default: return nil
    }
  }

  private mutating func define(_ gradient: ColorGradient, _ plane: Affine) -> String {
    let id = newID()
    let name: String
    switch gradient.geometry {
    case .linear(let from, let to):
      name = "linearGradient"
      definitions += "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
      definitions += SVGText.attributes([
        ("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y),
      ])
    case .radial(let from, let fromRadius, let to, let toRadius):
      name = "radialGradient"
      definitions += "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
      definitions += SVGText.attributes([
        ("cx", to.x), ("cy", to.y), ("r", toRadius), ("fx", from.x), ("fy", from.y),
        ("fr", fromRadius),
      ])
    case .sweep: return id
    }
    if plane != .identity {
      definitions += " gradientTransform=\"\(VectorText.matrix(plane))\""
    }
    switch gradient.extend {
    case .pad: definitions += ">"
    case .repeat: definitions += " spreadMethod=\"repeat\">"
    case .reflect: definitions += " spreadMethod=\"reflect\">"
    }
    for stop in gradient.stops {
      definitions += "<stop offset=\"\(VectorText.number(stop.offset, decimals: 6))\""
      let color = stop.color.resolved(parts.textColor)
      definitions += SVGText.paint("stop-color", color, opacity: "stop-opacity") + "/>"
    }
    definitions += "</\(name)>\n"
    return id
  }
}

// MARK: - Pictures

extension SVGColorGlyph {
  /// A glyph in colours as pixels with their place; `nil` where nothing can be seen.
  static func picture(
    of paint: ColorPaint, _ parts: ColorGlyphParts
  ) throws(PaintError) -> GlyphBitmap? {
    let unit = pictureEm / parts.unitsPerEm
    guard let bounds = try paint.bounds(parts).map(Affine.scale(x: unit, y: -unit).bounds) else {
      return nil
    }
    let limit = pictureEm * 8
    let (left, top) = (
      max(bounds.minX.rounded(.down), -limit), max(bounds.minY.rounded(.down), -limit)
    )
    let right = min(bounds.maxX.rounded(.up), limit)
    let bottom = min(bounds.maxY.rounded(.up), limit)
    guard right > left, bottom > top else { return nil }
    let surface = try PixelSurface.required(width: Int(right - left), height: Int(bottom - top))
    let target = CairoContext(surface.surface)
    cairo_translate(target.cr, -left, -top)
    try ColorGlyphDrawing(context: target, parts: parts).draw(paint, at: .zero, size: pictureEm)
    surface.flush()
    return GlyphBitmap(surface: surface, left: left, top: -top, em: pictureEm)
  }
}

extension Path {
  /// The path in another plane.
  fileprivate func mapped(by transform: Affine) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let first, let second, let end):
          .curve(transform(first), transform(second), transform(end))
        case .close: .close
        }
      })
  }
}
