import StrutCore

// MARK: - Shapes

extension SVGWriter {
  /// Writes an item that is no group and no fill.
  mutating func write(_ item: DisplayItem) throws(PaintError) {
    switch item {
    case .stroke(let path, let stroke): write(path, stroke)
    case .glyphs(let run, let origin, let color): try write(run, at: origin, color)
    case .image(let placement): try write(placement)
    case .boxShadow(let shadow): write(shadow)
    case .link(let target, let area):
      guard openLink == nil else { return writeArea(area, ofLink: target) }
      emit("<a\(link(target).attributes)>\(self.area(area))</a>")
    case .fill, .begin, .end: break
    }
  }

  /// Writes a fill, together with the border around it where one element shows both; returns the index of the last
  /// item that is done with.
  mutating func write(
    _ shape: Shape, _ fill: Fill, at index: Int
  ) throws(PaintError) -> Int {
    if case .ring(let outer, let inner) = shape, case .color(let color) = fill {
      write(SVGBorder(outer: outer, inner: inner, color: color))
      return index
    }
    if index + 1 < list.items.count,
      case .fill(.ring(let outer, let inner), .color(let color)) = list.items[index + 1],
      let line = SVGBorder(outer: outer, inner: inner, color: color).line,
      line.hides(theEdgeOf: shape, under: color), let inside = paint(fill)
    {
      emit(SVGText.element(line.middle.shape, paint: inside + line.paint))
      return index + 1
    }
    guard let paint = paint(fill) else {
      guard case .gradient(let gradient) = fill else { return index }
      try writePixels(of: gradient, in: shape)
      return index
    }
    emit(SVGText.element(shape, paint: paint))
    return index
  }

  /// What fills a shape as attributes; `nil` for a gradient that SVG does not have.
  private mutating func paint(_ fill: Fill) -> String? {
    switch fill {
    case .color(let color): return SVGText.fill(color)
    case .gradient(let gradient):
      if case .conic = gradient.geometry { return nil }
      return " fill=\"url(#\(definitions.gradient(gradient)))\""
    }
  }

  private mutating func write(_ border: SVGBorder) {
    if let strip = border.strip {
      emit(SVGText.element(.rect(strip), paint: SVGText.fill(border.color)))
    } else if let line = border.line {
      emit(SVGText.element(line.middle.shape, paint: " fill=\"none\"" + line.paint))
    } else {
      emit(
        SVGText.element(
          .ring(outer: border.outer, inner: border.inner), paint: SVGText.fill(border.color)))
    }
  }

  /// Writes a gradient that SVG does not have as an image.
  private mutating func writePixels(
    of gradient: ResolvedGradient, in shape: Shape
  ) throws(PaintError) {
    try checkTime()
    let area = shape.bounds
    guard
      let plane = try PixelPlane(
        covering: area, visible: area, toDevice: .identity,
        resolution: SVGPainter.resolution(of: area.size, scale: scale)),
      let surface = try GradientRaster(gradient).draw(on: plane),
      let place = plane.toPixels.inverse
    else { return }
    let file = try PNGEncoder.encode(surface)
    let uri = SVGText.dataURI(file, mediaType: ImageKind.png.mediaType)
    let clip = definitions.clip(shape)
    emit(
      "<g clip-path=\"url(#\(clip))\"><image width=\"\(plane.width)\" height=\"\(plane.height)\""
        + " transform=\"\(SVGText.matrix(place))\" xlink:href=\"\(uri)\"/></g>")
  }

  private mutating func write(_ path: Path, _ stroke: Stroke) {
    var text = "<path d=\"\(SVGPathData.string(path))\" fill=\"none\""
    text += SVGText.paint("stroke", stroke.color)
    if stroke.width != 1 { text += SVGText.attributes([("stroke-width", stroke.width)]) }
    if stroke.cap == .round { text += " stroke-linecap=\"round\"" }
    if !stroke.dashes.isEmpty {
      let lengths = stroke.dashes.map { SVGNumber.text($0) }.joined(separator: " ")
      text += " stroke-dasharray=\"\(lengths)\""
      if stroke.dashPhase != 0 {
        text += SVGText.attributes([("stroke-dashoffset", stroke.dashPhase)])
      }
    }
    emit(text + "/>")
  }

  private mutating func write(_ shadow: BoxShadow) {
    switch shadow.area {
    case .outside(let box):
      let area = shadow.shape.rect.grown(by: shadow.deviation * BlurReach.deviations)
      let clip = definitions.clipOut(box, from: area.grown(by: 1))
      emit("<g clip-path=\"url(#\(clip))\">\(outside(shadow, area: area))</g>")
    case .inside(let box):
      let clip = definitions.clip(box.shape)
      emit("<g clip-path=\"url(#\(clip))\">\(inside(of: box, shadow))</g>")
    }
  }

  /// The element of a shadow around a box.
  private mutating func outside(_ shadow: BoxShadow, area: Rect) -> String {
    let (shape, fill) = (shadow.shape.shape, SVGText.fill(shadow.color))
    guard shadow.deviation > 0 else { return SVGText.element(shape, paint: fill) }
    let blur = [LayerFilter.blur(shadow.deviation)]
    if let frame = frame(of: shadow, reach: area) {
      return nested(frame) { definitions in
        let filter = definitions.filter(blur, area: area)
        return SVGText.element(shape, paint: fill + " filter=\"url(#\(filter))\"")
      }
    }
    return turnedPlane.filtered(over: area) {
      definitions.filter(blur, area: $0)
    } _: {
      SVGText.element(shape, paint: fill + $0)
    }
  }

  /// The element of a shadow inside of a box.
  private mutating func inside(of box: RoundedRect, _ shadow: BoxShadow) -> String {
    let hole = shadow.shape.rect.size
    if hole.width <= 0 || hole.height <= 0 {
      return SVGText.element(box.shape, paint: SVGText.fill(shadow.color))
    }
    guard shadow.deviation > 0 else {
      let outer = box.rect.grown(by: 1).union(shadow.shape.rect.grown(by: 1))
      return SVGText.element(
        .ring(outer: RoundedRect(outer), inner: shadow.shape), paint: SVGText.fill(shadow.color))
    }
    let reach = box.rect.union(
      shadow.shape.rect.grown(by: shadow.deviation * BlurReach.deviations))
    if let frame = frame(of: shadow, reach: reach) {
      return nested(frame) { definitions in
        let filter = definitions.insetFilter(shadow, reach: reach)
        return SVGText.element(shadow.shape.shape, paint: " filter=\"url(#\(filter))\"")
      }
    }
    return turnedPlane.filtered(over: reach) {
      definitions.insetFilter(shadow, reach: $0)
    } _: {
      SVGText.element(shadow.shape.shape, paint: $0)
    }
  }
}
