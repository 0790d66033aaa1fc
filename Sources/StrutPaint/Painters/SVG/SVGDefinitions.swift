import StrutCore
import StrutText

/// What the drawing of an SVG file refers to, each thing once.
struct SVGDefinitions {
  /// The elements in the order of their first use.
  private(set) var text = ""
  /// The ids that are taken.
  private(set) var ids: SVGIDs
  private var clips: [ClipKey: String] = [:]
  private var gradients: [ResolvedGradient: String] = [:]
  private var filters: [FilterKey: String] = [:]
  private var faces: [PaintFont: Int] = [:]
  private var fonts: [FontID: SVGFace] = [:]
  private var outlines: [GlyphKey: String?] = [:]
  private var pictures: [PictureKey: String] = [:]

  private struct ClipKey: Hashable {
    var shape: Shape
    var from: Rect?
  }

  private struct FilterKey: Hashable {
    var primitives: String
    var area: Rect

    /// The element with an id.
    func element(id: String) -> String {
      "<filter id=\"\(id)\" filterUnits=\"userSpaceOnUse\""
        + SVGText.region(area) + " color-interpolation-filters=\"sRGB\">\(primitives)</filter>\n"
    }
  }

  private struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt32
    /// The colour of the text where the glyph depends on it beyond its fill.
    var color: Color?
  }

  private struct PictureKey: Hashable {
    var image: ImageID
    /// The size of the viewport that an SVG image fills; `nil` for an image as large as it is.
    var viewport: Size?
  }

  /// Creates no definitions.
  init(ids: SVGIDs) { self.ids = ids }

  private mutating func newID(_ kind: Character) -> String { ids.new(kind) }

  // MARK: Clips

  /// The id of a clip to the inside of a shape.
  mutating func clip(_ shape: Shape) -> String { clip(ClipKey(shape: shape, from: nil)) }

  /// The id of a clip to what is left of an area without a rounded rectangle.
  mutating func clipOut(_ box: RoundedRect, from area: Rect) -> String {
    let outer = RoundedRect(area.union(box.rect.grown(by: 1)))
    return clip(ClipKey(shape: .ring(outer: outer, inner: box), from: area))
  }

  private mutating func clip(_ key: ClipKey) -> String {
    if let known = clips[key] { return known }
    let id = newID("c")
    clips[key] = id
    text += "<clipPath id=\"\(id)\">"
    text += SVGText.element(key.shape, paint: "", isClip: true)
    text += "</clipPath>\n"
    return id
  }

  // MARK: Masks

  /// The id of what shows as much as white elements cover.
  mutating func mask(_ elements: String, over area: Rect) -> String {
    let id = newID("m")
    text +=
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(SVGText.region(area))>\n\(elements)</mask>\n"
    return id
  }

  // MARK: Gradients

  /// The id of a linear or radial gradient.
  mutating func gradient(_ gradient: ResolvedGradient) -> String {
    if let known = gradients[gradient] { return known }
    let id = newID("g")
    gradients[gradient] = id
    let name: String
    switch gradient.geometry {
    case .linear(let from, let to):
      name = "linearGradient"
      text += "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
      text += SVGText.attributes([("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)])
    case .radial(let center, let radii, let start):
      name = "radialGradient"
      let place = Affine(
        a: 1, b: 0, c: 0, d: radii.height / radii.width, tx: center.x, ty: center.y)
      text += "<\(name) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\""
      text += SVGText.attributes([("r", radii.width)])
      if start > 0 { text += SVGText.attributes([("fr", radii.width * start)]) }
      text += " gradientTransform=\"\(SVGText.matrix(place))\""
    case .conic:
      preconditionFailure("SVG has no conic gradients")
    }
    text += gradient.isRepeating ? " spreadMethod=\"repeat\">" : ">"
    for stop in gradient.stops {
      text += "<stop offset=\"\(SVGNumber.text(stop.offset, decimals: 6))\""
      text += SVGText.paint("stop-color", stop.color, opacity: "stop-opacity") + "/>"
    }
    text += "</\(name)>\n"
    return id
  }

  // MARK: Filters

  /// The id of a chain of effects on everything in an area.
  mutating func filter(_ filters: [LayerFilter], area: Rect) -> String {
    var primitives = ""
    var input = "SourceGraphic"
    for (index, filter) in filters.enumerated() {
      primitives += SVGText.primitives(filter, input: input, result: "r\(index)")
      input = "r\(index)"
    }
    return filter(FilterKey(primitives: primitives, area: area))
  }

  /// The id of an effect that leaves only the shadow.
  mutating func shadowFilter(_ shadow: ShadowEffect, area: Rect) -> String {
    filter(
      FilterKey(primitives: SVGText.shadow(shadow, of: "SourceAlpha", result: "r"), area: area))
  }

  /// The id of an effect that turns a shape into the blurred shadow around it.
  ///
  /// The shape is blurred, not what is around it: viewers drop what lies outside of the picture.
  ///
  /// - Parameter reach: The box and all that the blur reaches.
  mutating func insetFilter(_ shadow: BoxShadow, reach: Rect) -> String {
    let color = SVGText.paint("flood-color", shadow.color, opacity: "flood-opacity")
    let primitives =
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(SVGNumber.text(shadow.deviation))\""
      + " result=\"b\"/><feFlood\(color)/><feComposite operator=\"out\" in2=\"b\"/>"
    return filter(FilterKey(primitives: primitives, area: reach))
  }

  private mutating func filter(_ key: FilterKey) -> String {
    if let known = filters[key] { return known }
    let id = newID("f")
    filters[key] = id
    text += key.element(id: id)
    return id
  }

  // MARK: Glyphs

  /// What outlines of a font are made in.
  mutating func face(_ id: FontID, _ glyphs: GlyphPainter) throws(PaintError) -> SVGFace {
    if let known = fonts[id] { return known }
    let (font, face) = try glyphs.face(id)
    var description = font
    // The outline is the same at all sizes.
    description.size = 0
    let index = faces[description] ?? faces.count
    faces[description] = index
    let new = SVGFace(index: index, unitsPerEm: face.unitsPerEm, size: font.size)
    fonts[id] = new
    return new
  }

  /// The id of a glyph's outline or picture in design units; `nil` for a blank glyph.
  mutating func glyph(
    _ glyph: UInt32, in font: FontID, _ face: SVGFace, color: Color, _ glyphs: GlyphPainter
  ) throws(PaintError) -> String? {
    let paint = try glyphs.paint(of: glyph, in: font)
    let key = GlyphKey(
      face: face.index, glyph: glyph, color: paint?.usesTextColor == true ? color : nil)
    if let known = outlines[key] { return known }
    let id =
      if let paint {
        try define(paint, try glyphs.colorParts(of: font, color), em: face.unitsPerEm)
      } else {
        try define(glyph, in: font, glyphs)
      }
    outlines[key] = .some(id)
    return id
  }

  /// Whether the id of a glyph is one of a glyph in colours.
  static func isColored(_ id: String) -> Bool { id.utf8.first == UInt8(ascii: "e") }

  /// The id of a glyph in colours.
  private mutating func define(
    _ paint: ColorPaint, _ parts: ColorGlyphParts, em: Double
  ) throws(PaintError) -> String? {
    guard SVGColorGlyph.canWrite(paint) else {
      return try SVGColorGlyph.picture(of: paint, parts).map { bitmap throws(PaintError) in
        try define(bitmap, at: bitmap.place, em: em)
      }
    }
    let id = newID("e")
    var glyph = SVGColorGlyph(parts, id: id)
    try glyph.write(paint)
    let unit = em / parts.unitsPerEm
    text += glyph.definitions
    text +=
      "<g id=\"\(id)\" fill-opacity=\"1\" transform=\"\(SVGText.matrix(.scale(x: unit, y: -unit)))\">"
    text += "\(glyph.body)</g>\n"
    return id
  }

  private mutating func define(
    _ glyph: UInt32, in font: FontID, _ glyphs: GlyphPainter
  ) throws(PaintError) -> String? {
    let (description, face) = try glyphs.face(font)
    if let bitmap = try glyphs.bitmap(of: glyph, in: font, pixels: .infinity) {
      return try define(bitmap, at: bitmap.place(in: description), em: face.unitsPerEm)
    }
    let design = face.design(of: glyph, font: description)
    guard !design.segments.isEmpty else { return nil }
    let id = newID("t")
    text += "<path id=\"\(id)\" d=\""
    // Design units are whole numbers, unless the glyph is slanted.
    text += SVGText.data(design, decimals: description.isSlanted ? 1 : 0)
    text += "\"/>\n"
    return id
  }

  /// The id of a glyph that is a picture.
  ///
  /// - Parameter place: Where it lies around the glyph's origin, in its own pixels downwards.
  private mutating func define(
    _ bitmap: GlyphBitmap, at place: Affine, em: Double
  ) throws(PaintError) -> String {
    guard let copy = bitmap.surface.copy() else { throw .failed("there is no memory for a glyph") }
    let file = try PNGEncoder.encode(copy)
    let id = newID("e")
    let unit = em / bitmap.em
    text += "<image id=\"\(id)\" width=\"\(bitmap.surface.width)\""
    text += " height=\"\(bitmap.surface.height)\""
    let scaled = Affine.scale(x: unit, y: unit).concatenating(place)
    text += " transform=\"\(SVGText.matrix(scaled))\""
    text += " xlink:href=\"\(SVGText.dataURI(file, mediaType: ImageKind.png.mediaType))\"/>\n"
    return id
  }

  // MARK: Images

  /// The id of an SVG image that fills a viewport of a size; `nil` where it cannot be told to.
  mutating func image(_ id: ImageID, _ image: DecodedImage, filling size: Size) -> String? {
    let key = PictureKey(image: id, viewport: size)
    if let known = pictures[key] { return known }
    guard let file = EnlargedSVG.file(image.bytes, filling: size) else { return nil }
    return define(key, file, mediaType: image.kind.mediaType, size: size)
  }

  /// The id of an image as large as it is.
  mutating func image(_ id: ImageID, _ image: DecodedImage) throws(PaintError) -> String {
    let key = PictureKey(image: id, viewport: nil)
    if let known = pictures[key] { return known }
    let (file, mediaType) = try image.embeddable()
    return define(key, file, mediaType: mediaType, size: image.size)
  }

  private mutating func define(
    _ key: PictureKey, _ file: [UInt8], mediaType: String, size: Size
  ) -> String {
    let name = newID("i")
    pictures[key] = name
    text += "<image id=\"\(name)\" preserveAspectRatio=\"none\""
    text += SVGText.attributes([("width", size.width), ("height", size.height)])
    text += " xlink:href=\"\(SVGText.dataURI(file, mediaType: mediaType))\"/>\n"
    return name
  }
}

/// The face and the size of a font as outlines have them.
struct SVGFace {
  /// Tells faces apart that have different outlines.
  var index: Int
  /// Design units in an em.
  var unitsPerEm: Double
  /// The em in points.
  var size: Double
  /// Points in a design unit.
  var unit: Double { size / unitsPerEm }
}

extension DecodedImage {
  /// The file in a format that every viewer of SVG knows.
  fileprivate func embeddable() throws(PaintError) -> (bytes: [UInt8], mediaType: String) {
    if case .pixels(let surface) = content, kind == .webp || !isEmbeddable {
      guard let copy = surface.copy() else { throw .failed("there is no memory for an image") }
      return (try PNGEncoder.encode(copy), ImageKind.png.mediaType)
    }
    if case .vectors = content,
      let file = EnlargedSVG.inPixels(bytes, size: size) ?? EnlargedSVG.file(bytes, size: size)
    {
      return (file, kind.mediaType)
    }
    return (bytes, kind.mediaType)
  }
}
