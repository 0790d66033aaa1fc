import StrutCore
import StrutFormats
import StrutText

// MARK: - Outlines of glyphs

extension SVGWriter {
  /// The most that a glyph may be off its place, in points.
  private static let slack = 0.005

  /// Writes a run as uses of its glyphs' outlines.
  mutating func write(
    _ run: GlyphRun, at origin: Point, _ color: Color
  ) throws(PaintError) {
    if let element = try element(run, at: origin, color) { emit(element) }
  }

  /// Writes the shadow of letters that is not blurred as the letters in its colour; returns the index of the last item that is
  /// done with, `nil` where it takes a filter.
  ///
  /// Firefox and resvg cut the offsets of filters to whole pixels: `paint/text-shadow-without-a-blur`.
  mutating func writeTinted(
    _ shadow: ShadowEffect, at index: Int
  ) throws(PaintError) -> Int? {
    let end = Int(bounds.ends[index])
    let items = list.items[(index + 1)..<end]
    // What overlaps would be seen twice through a colour that lets through.
    guard shadow.deviation <= 0, items.count == 1 || shadow.color.alpha == 1 else { return nil }
    var letters: [(run: GlyphRun, origin: Point)] = []
    for item in items {
      guard case .glyphs(let run, let origin, _) = item, try !glyphs.face(run.font).1.hasColor
      else {
        return nil
      }
      letters.append((run, origin))
    }
    for (run, origin) in letters {
      try write(
        run, at: Point(x: origin.x + shadow.offset.x, y: origin.y + shadow.offset.y), shadow.color)
    }
    return end
  }

  /// The uses of a run's outlines as one element; `nil` where nothing of it can be seen.
  private mutating func element(
    _ run: GlyphRun, at origin: Point, _ color: Color
  ) throws(PaintError) -> String? {
    guard !run.glyphs.isEmpty, color.alpha > 0 else { return nil }
    let face = try definitions.face(run.font, glyphs)
    guard face.size > 0 else { return nil }
    let unit = face.unit
    let decimals = unit <= 2 * Self.slack ? 0 : unit <= 20 * Self.slack ? 1 : 3
    let origin = toPixels.onWholeLine(origin)
    let place = Affine(a: unit, b: 0, c: 0, d: unit, tx: origin.x, ty: origin.y)
    var uses = ""
    for glyph in run.glyphs {
      guard
        let id = try definitions.glyph(glyph.id, in: run.font, face, color: color, glyphs)
      else { continue }
      uses += "<use xlink:href=\"#\(id)\""
      if glyph.x != 0 { uses += " x=\"\(SVGNumber.text(glyph.x / unit, decimals: decimals))\"" }
      if glyph.y != 0 { uses += " y=\"\(SVGNumber.text(glyph.y / unit, decimals: decimals))\"" }
      // Colours of a glyph's own are not the fill of the text.
      if color.alpha < 1, SVGDefinitions.isColored(id) {
        uses += SVGText.attributes([("opacity", color.alpha)])
      }
      uses += "/>"
    }
    guard !uses.isEmpty else { return nil }
    return "<g transform=\"\(SVGText.matrix(place))\"\(SVGText.fill(color))>\(uses)</g>"
  }

  /// The elements of a mask: shapes, and shadows of glyphs that stand where they fall.
  mutating func shapes(of mask: [DisplayItem], over area: Rect) throws(PaintError) -> String {
    var elements = ""
    for item in mask {
      switch item {
      case .fill(let shape, .color(let color)):
        elements += SVGText.element(shape, paint: SVGText.fill(color)) + "\n"
      case .begin(.shadow(let shadow)):
        elements += "<g filter=\"url(#\(definitions.shadowFilter(shadow, area: area)))\">\n"
      case .glyphs(let run, let origin, let color):
        if let element = try element(run, at: origin, color) { elements += element + "\n" }
      case .end: elements += "</g>\n"
      default: break
      }
    }
    return elements
  }
}

// MARK: - Images

extension SVGWriter {
  /// Writes an image as the use of one definition for all its places.
  mutating func write(_ placement: ImagePlacement) throws(PaintError) {
    let image = images[placement.image]
    let (source, target) = (placement.source, placement.area(of: image))
    guard source.size.width > 0, source.size.height > 0 else { return }
    if case .pixels(let surface) = image.content, source != Rect(origin: .zero, size: image.size) {
      return try write(surface, part: source, target)
    }
    if case .vectors(let vectors) = image.content, vectors.fillsViewport,
      placement.isWhole(of: image),
      let id = definitions.image(placement.image, image, filling: target.size)
    {
      let place = SVGText.attributes([("x", target.minX), ("y", target.minY)])
      return emit("<use xlink:href=\"#\(id)\"\(place)/>")
    }
    let id = try definitions.image(placement.image, image)
    let box = SVGText.numbers(of: source)
    let picture =
      "<svg\(SVGText.box(target)) viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
      + "<use xlink:href=\"#\(id)\"/></svg>"
    guard source != Rect(origin: .zero, size: image.size) else { return emit(picture) }
    // Inkscape does not cut off what reaches out of a picture in the picture.
    let clip = definitions.clip(.rect(target))
    emit("<g clip-path=\"url(#\(clip))\">\(picture)</g>")
  }

  /// Writes a part of an image as an image of its own: viewers mix what lies around a part into its edges.
  private mutating func write(
    _ surface: PixelSurface, part: Rect, _ target: Rect
  ) throws(PaintError) {
    let whole = part.roundedOut
    guard let pixels = try surface.copy(of: whole) else { return }
    let file = try PNGEncoder.encode(pixels)
    let image =
      " preserveAspectRatio=\"none\" xlink:href=\""
      + "\(SVGText.dataURI(file, mediaType: ImageKind.png.mediaType))\"/>"
    guard whole != part else { return emit("<image\(SVGText.box(target))\(image)") }
    let place = whole.offsetBy(dx: -part.minX, dy: -part.minY)
    let scaled = Affine(
      a: target.size.width / part.size.width, b: 0, c: 0,
      d: target.size.height / part.size.height, tx: target.minX, ty: target.minY)
    // Inkscape cuts nothing off an image that begins before a picture in the picture.
    emit(
      "<g clip-path=\"url(#\(definitions.clip(.rect(target))))\">"
        + "<image transform=\"\(SVGText.matrix(scaled))\"\(SVGText.box(place))\(image)</g>")
  }
}

extension PixelSurface {
  /// The pixels of an area in whole pixels; `nil` where that is not within.
  fileprivate func copy(of area: Rect) throws(PaintError) -> PixelSurface? {
    guard let (columns, lines) = pixels(of: area) else { return nil }
    flush()
    let copy = try PixelSurface.required(width: columns.count, height: lines.count)
    copy.flush()
    for line in lines {
      (copy.bytes + (line - lines.lowerBound) * copy.stride)
        .update(from: bytes + line * stride + columns.lowerBound * 4, count: columns.count * 4)
    }
    copy.markDirty()
    return copy
  }
}
