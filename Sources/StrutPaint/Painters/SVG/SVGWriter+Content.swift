import StrutCore
import StrutFormats
import StrutText

// MARK: - Text

extension SVGWriter {
  /// Writes a run as uses of its glyphs' outlines.
  mutating func write(
    _ run: GlyphRun, at origin: Point, _ color: Color
  ) throws(PaintError) {
    let size = glyphs.fontSize(run.font)
    guard size > 0, color.alpha > 0 else { return }
    let unit = size / SVGDefinitions.unitsPerEm
    let origin = onWholePixel(origin)
    let place = Affine(a: unit, b: 0, c: 0, d: unit, tx: origin.x, ty: origin.y)
    var uses = ""
    for glyph in run.glyphs {
      guard let id = try definitions.glyph(glyph.id, in: run.font, color: color, glyphs)
      else { continue }
      uses += "<use xlink:href=\"#\(id)\""
      if glyph.x != 0 { uses += SVGText.attributes([("x", glyph.x / unit)]) }
      if glyph.y != 0 { uses += SVGText.attributes([("y", glyph.y / unit)]) }
      // Colours of a glyph's own are not the fill of the text.
      if color.alpha < 1, SVGDefinitions.isColored(id) {
        uses += SVGText.attributes([("opacity", color.alpha)])
      }
      uses += "/>"
    }
    guard !uses.isEmpty else { return }
    body += "<g transform=\"\(VectorText.matrix(place))\"\(SVGText.paint("fill", color))"
    body += " aria-label=\"\(XMLText.escaped(run.text, for: .attribute))\">\(uses)</g>\n"
  }
}

// MARK: - Images

extension SVGWriter {
  /// Writes an image as the use of one definition for all its places.
  mutating func write(_ placement: ImagePlacement) throws(PaintError) {
    let image = images[placement.image]
    let (source, target) = (placement.source, placement.area(of: image))
    guard source.size.width > 0, source.size.height > 0 else { return }
    let id = try definitions.image(placement.image, image)
    let place = SVGText.attributes([
      ("x", target.minX), ("y", target.minY), ("width", target.size.width),
      ("height", target.size.height),
    ])
    let box = [source.minX, source.minY, source.size.width, source.size.height]
      .map { VectorText.number($0) }.joined(separator: " ")
    body += "<svg\(place) viewBox=\"\(box)\" preserveAspectRatio=\"none\">"
    body += "<use xlink:href=\"#\(id)\"/></svg>\n"
  }
}
