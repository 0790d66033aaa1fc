import StrutCore
import StrutFormats
import StrutLayout

/// Writes one display list as SVG.
///
/// Definitions are numbered in the order of their first use, so the same list always gives the same text.
struct SVGWriter {
  let list: DisplayList
  let images: ImageStore
  let glyphs: GlyphPainter
  let scale: Double
  /// What is drawn, in the order of the list.
  var body = ""
  /// What the drawing refers to.
  var definitions = SVGDefinitions()
  private let bounds: GroupBounds
  /// From points of each open group to pixels of the picture, the outermost first.
  private var toPixels: [Affine]

  init(_ list: DisplayList, images: ImageStore, glyphs: GlyphPainter, scale: Double) {
    self.list = list
    self.images = images
    self.glyphs = glyphs
    self.scale = scale
    bounds = GroupBounds(list.items, fontSize: glyphs.fontSize)
    toPixels = [.scale(x: scale, y: scale)]
  }

  /// The whole file.
  mutating func write() throws(PaintError) -> String {
    var index = 0
    while index < list.items.count {
      switch list.items[index] {
      case .begin(let effect):
        if begin(effect, content: bounds.contents[index]) {
          toPixels.append(pixels(in: effect))
        } else {
          index = Int(bounds.ends[index])
        }
      case .end:
        body += "</g>\n"
        toPixels.removeLast()
      case let item: try write(item)
      }
      index += 1
    }
    let (width, height) = (list.size.width, list.size.height)
    var file =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\""
    file += " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    file += SVGText.attributes([("width", width * scale), ("height", height * scale)])
    file += " viewBox=\"0 0 \(VectorText.number(width)) \(VectorText.number(height))\""
    if !list.language.isEmpty {
      file += " xml:lang=\"\(XMLText.escaped(list.language, for: .attribute))\""
    }
    file += ">\n"
    if let title = list.title {
      file += "<title>\(XMLText.escaped(title, for: .attribute))</title>\n"
    }
    if !definitions.text.isEmpty { file += "<defs>\n\(definitions.text)</defs>\n" }
    return file + body + "</svg>\n"
  }

  // MARK: Groups

  /// Begins a group; `false` if nothing of it can be seen and it has to be left out.
  private mutating func begin(_ effect: GroupEffect, content: Rect?) -> Bool {
    switch effect {
    case .clip(let shape):
      body += "<g clip-path=\"url(#\(definitions.clip(shape)))\">\n"
    case .transform(let transform):
      guard transform.inverse != nil else { return false }
      body += "<g transform=\"\(VectorText.matrix(transform))\">\n"
    case .layer(let layer):
      guard layer.opacity > 0, let content else { return false }
      body += "<g"
      if !layer.filters.isEmpty {
        let area = layer.filters.reduce(content) { $1.reach(of: $0) }
        body += " filter=\"url(#\(definitions.filter(layer.filters, area: area)))\""
      }
      if layer.opacity < 1 { body += " opacity=\"\(VectorText.number(layer.opacity))\"" }
      let blend =
        layer.blendMode == .normal ? "" : "mix-blend-mode:\(layer.blendMode.rawValue);"
      body += " style=\"\(blend)isolation:isolate\">\n"
    case .shadow(let shadow):
      guard let content else { return false }
      let area = content.union(shadow.reach(of: content))
      body += "<g filter=\"url(#\(definitions.shadowFilter(shadow, area: area)))\">\n"
    }
    return true
  }

  /// From points of a group that is begun to pixels.
  private func pixels(in effect: GroupEffect) -> Affine {
    let outer = toPixels[toPixels.count - 1]
    guard case .transform(let transform) = effect else { return outer }
    return outer.concatenating(transform)
  }

  /// The point of a baseline at which glyphs are drawn: on a whole pixel, as in a PNG, where the text stands upright.
  func onWholePixel(_ origin: Point) -> Point {
    let toPixels = toPixels[toPixels.count - 1]
    guard toPixels.b == 0, toPixels.c == 0, toPixels.a == toPixels.d, toPixels.d > 0 else {
      return origin
    }
    let line = (toPixels.d * origin.y + toPixels.ty).rounded()
    return Point(x: origin.x, y: (line - toPixels.ty) / toPixels.d)
  }

  // MARK: Items

  private mutating func write(_ item: DisplayItem) throws(PaintError) {
    switch item {
    case .fill(let shape, .color(let color)):
      body += SVGText.element(shape, paint: SVGText.paint("fill", color))
    case .fill(let shape, .gradient(let gradient)): try write(shape, filledWith: gradient)
    case .stroke(let path, let stroke): write(path, stroke)
    case .glyphs(let run, let origin, let color): try write(run, at: origin, color)
    case .image(let placement): try write(placement)
    case .boxShadow(let shadow): write(shadow)
    case .link(let target, let area): writeLink(target, area)
    case .begin, .end: break
    }
  }

  private mutating func write(
    _ shape: Shape, filledWith gradient: ResolvedGradient
  ) throws(PaintError) {
    guard case .conic = gradient.geometry else {
      let id = definitions.gradient(gradient)
      body += SVGText.element(shape, paint: " fill=\"url(#\(id))\"")
      return
    }
    let area = shape.bounds
    let finest = SVGPainter.largestRaster / max(area.size.width, area.size.height)
    guard
      let plane = try PixelPlane(
        covering: area, visible: area, toDevice: .identity,
        resolution: min(SVGPainter.resolution * scale, finest)),
      let surface = try GradientRaster(gradient).draw(on: plane),
      let place = plane.toPixels.inverse
    else { return }
    let file = try PNGEncoder.encode(surface)
    let uri = SVGText.dataURI(file, mediaType: ImageKind.png.mediaType)
    let clip = definitions.clip(shape)
    body += "<g clip-path=\"url(#\(clip))\"><image"
    body += " width=\"\(plane.width)\" height=\"\(plane.height)\""
    body += " transform=\"\(VectorText.matrix(place))\" xlink:href=\"\(uri)\"/></g>\n"
  }

  private mutating func write(_ path: Path, _ stroke: Stroke) {
    body += "<path d=\"\(VectorText.data(path))\" fill=\"none\""
    body += SVGText.paint("stroke", stroke.color)
    body += SVGText.attributes([("stroke-width", stroke.width)])
    if stroke.cap == .round { body += " stroke-linecap=\"round\"" }
    if !stroke.dashes.isEmpty {
      let lengths = stroke.dashes.map { VectorText.number($0) }.joined(separator: " ")
      body += " stroke-dasharray=\"\(lengths)\""
      if stroke.dashPhase != 0 {
        body += SVGText.attributes([("stroke-dashoffset", stroke.dashPhase)])
      }
    }
    body += "/>\n"
  }

  private mutating func writeLink(_ target: String, _ area: Rect) {
    body += "<a xlink:href=\"\(XMLText.escaped(target, for: .attribute))\"><rect"
    body += SVGText.attributes([
      ("x", area.minX), ("y", area.minY), ("width", area.size.width), ("height", area.size.height),
    ])
    body += " fill=\"none\" pointer-events=\"all\"/></a>\n"
  }

  private mutating func write(_ shadow: BoxShadow) {
    switch shadow.area {
    case .outside(let box):
      let area = shadow.shape.rect.grown(by: shadow.deviation * BlurReach.deviations)
      let clip = definitions.clipOut(box, from: area.grown(by: 1))
      body += "<g clip-path=\"url(#\(clip))\">"
      body += SVGText.element(
        shadow.shape.shape,
        paint: SVGText.paint("fill", shadow.color) + blur(shadow.deviation, area: area))
      body += "</g>\n"
    case .inside(let box):
      body += "<g clip-path=\"url(#\(definitions.clip(box.shape)))\">"
      let hole = shadow.shape.rect.size
      if hole.width <= 0 || hole.height <= 0 {
        body += SVGText.element(box.shape, paint: SVGText.paint("fill", shadow.color))
      } else if shadow.deviation > 0 {
        let filter = definitions.insetFilter(shadow, area: box.rect)
        body += SVGText.element(shadow.shape.shape, paint: " filter=\"url(#\(filter))\"")
      } else {
        let outer = box.rect.grown(by: 1).union(shadow.shape.rect.grown(by: 1))
        body += SVGText.element(
          .ring(outer: RoundedRect(outer), inner: shadow.shape),
          paint: SVGText.paint("fill", shadow.color))
      }
      body += "</g>\n"
    }
  }

  private mutating func blur(_ deviation: Double, area: Rect) -> String {
    guard deviation > 0 else { return "" }
    return " filter=\"url(#\(definitions.filter([.blur(deviation)], area: area)))\""
  }
}
