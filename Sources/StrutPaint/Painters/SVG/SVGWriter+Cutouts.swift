import StrutCore

// Pictures in the picture: viewers of librsvg blur what lies on the picture and nothing else, so that what reaches out of
// it would fade towards the edge. Such a picture has a canvas of its own.

// MARK: - Shadows of boxes

extension SVGWriter {
  /// What has to be drawn of a shadow so that its blur is whole where it can be seen, in whole points; `nil` where all of
  /// its shape lies on the picture: `paint/shadow-beyond-the-edge`.
  ///
  /// - Parameter reach: What the shadow touches.
  func frame(of shadow: BoxShadow, reach: Rect) -> Rect? {
    guard reachesOut(shadow.shape.rect) else { return nil }
    return frame(reach: reach, spread: shadow.deviation * BlurReach.deviations)
  }

  /// A picture of one element in the picture.
  ///
  /// - Parameter content: The element, with definitions of its own.
  func nested(_ frame: Rect, content: (inout SVGDefinitions) -> String) -> String {
    var definitions = SVGDefinitions(ids: SVGIDs([]))
    let element = content(&definitions)
    let size = SVGText.attributes([
      ("width", frame.size.width * scale), ("height", frame.size.height * scale),
    ])
    return picture(
      "<svg xmlns=\"http://www.w3.org/2000/svg\"\(size) viewBox=\"\(SVGText.numbers(of: frame))\">"
        + "<defs>\(definitions.text)</defs>\(element)</svg>", in: frame)
  }

  private func picture(_ file: String, in frame: Rect) -> String {
    "<image\(SVGText.box(frame)) preserveAspectRatio=\"none\" xlink:href=\""
      + "\(SVGText.dataURI(Array(file.utf8), mediaType: "image/svg+xml"))\"/>"
  }
}

extension SVGWriter {
  /// The pixels by which calculations may be off.
  private static let noise = 0.001

  /// The whole picture in pixels.
  private var canvas: Rect {
    Rect(x: 0, y: 0, width: list.size.width * scale, height: list.size.height * scale)
  }

  /// Whether a part of what is to be blurred does not lie on the picture; never for what stands in such a picture itself.
  private func reachesOut(_ shape: Rect) -> Bool {
    guard cutout == nil else { return false }
    let pixels = toPixels.bounds(of: shape)
    return pixels.minX < -Self.noise || pixels.minY < -Self.noise
      || pixels.maxX > canvas.maxX + Self.noise || pixels.maxY > canvas.maxY + Self.noise
  }

  /// What has to be drawn so that a blur is whole where it can be seen, in whole points; `nil` where nothing of it can, or
  /// so much that viewers would find it too large.
  ///
  /// - Parameters:
  ///   - reach: What is drawn with its blur.
  ///   - spread: How far away from a place that is seen something may lie that counts there.
  private func frame(reach: Rect, spread: Double) -> Rect? {
    guard let toPoints = toPixels.inverse,
      let frame = toPoints.bounds(of: canvas).grown(by: spread).intersection(reach)?.roundedOut
    else { return nil }
    let (width, height) = (frame.size.width * scale, frame.size.height * scale)
    guard max(width, height) <= SVGPainter.largestRaster,
      width * height <= SVGPainter.mostRasterPixels
    else { return nil }
    return frame
  }
}

// MARK: - Layers

extension SVGWriter {
  /// The most items that pictures in the picture repeat, for each item of the list: layers may stand in layers.
  private static let mostRepetitions = 4
  /// Pictures in the picture are written until they are as long as this: each has images of its own.
  private static let mostCutoutBytes = 16 << 20

  /// Begins a layer whose filters spread, or writes all of it as a picture where it reaches out of the picture:
  /// `paint/filters-beyond-the-edge`. Returns the index of the last item that is done with.
  mutating func write(_ layer: Layer, at index: Int) throws(PaintError) -> Int {
    let end = Int(bounds.ends[index])
    guard let frame = frame(of: layer, at: index) else {
      return try begin(.layer(layer), at: index) ? index : end
    }
    var around = layer
    around.filters = []
    if case .dropShadow(let shadow) = layer.filters[0], layer.filters.count == 1 {
      // What casts the shadow stays as it is, with its texts and links.
      guard try begin(.layer(around), at: index) else { return end }
      emit(try cutout(frame, effect: .shadow(shadow), of: index))
      return index
    }
    guard !isRead(index) else { return try begin(.layer(layer), at: index) ? index : end }
    guard around != Layer() else {
      emit(try cutout(frame, effect: .layer(layer), of: index))
      return end
    }
    guard try begin(.layer(around), at: index) else { return end }
    emit(try cutout(frame, effect: .layer(Layer(filters: layer.filters)), of: index))
    self.end(at: end)
    return end
  }

  /// Begins the shadow of letters or lines, or writes it as a picture where what casts it reaches out of the picture:
  /// `paint/text-shadow-beyond-the-edge`. Returns the index of the last item that is done with.
  mutating func write(_ shadow: ShadowEffect, at index: Int) throws(PaintError) -> Int {
    let end = Int(bounds.ends[index])
    guard cutout == nil, let frame = frame(of: Layer(filters: [.dropShadow(shadow)]), at: index)
    else {
      return try begin(.shadow(shadow), at: index) ? index : end
    }
    emit(try cutout(frame, effect: .shadow(shadow), of: index))
    return end
  }

  /// Whether a part of what one of some filters spreads does not lie on the picture.
  private func reachesOut(_ shape: Rect, filters: [LayerFilter]) -> Bool {
    var ink = shape
    for filter in filters {
      if filter.spread > 0 && reachesOut(ink) { return true }
      ink = filter.reach(of: ink)
    }
    return false
  }

  private mutating func frame(of layer: Layer, at index: Int) -> Rect? {
    guard layer.opacity > 0, let content = bounds.contents[index] else { return nil }
    let count = Int(bounds.ends[index]) - index
    guard repeatedItems + count <= Self.mostRepetitions * list.items.count,
      cutoutBytes < Self.mostCutoutBytes
    else { return nil }
    if tightBounds == nil {
      tightBounds = GroupBounds(list.items, fontSize: glyphs.fontSize, isTight: true)
    }
    guard let shape = tightBounds?.contents[index], reachesOut(shape, filters: layer.filters) else {
      return nil
    }
    repeatedItems += count
    return frame(
      reach: layer.filters.reduce(content) { $0.union($1.reach(of: $0)) },
      spread: layer.spread + spread(within: index))
  }

  /// How far blurs in a group get, also in its other planes.
  private func spread(within index: Int) -> Double {
    var factors = [1.0]
    var most = 0.0
    for item in list.items[(index + 1)..<Int(bounds.ends[index])] {
      let factor = factors.last ?? 1
      switch item {
      case .boxShadow(let shadow):
        most = max(most, factor * shadow.deviation * BlurReach.deviations)
      case .begin(let effect):
        most = max(most, factor * effect.spread)
        factors.append(factor * effect.stretch)
      case .end: factors.removeLast()
      default: break
      }
    }
    return most
  }

  /// Whether something in a group is found by other means than looking at it, which a picture would hide.
  private func isRead(_ index: Int) -> Bool {
    list.items[index..<Int(bounds.ends[index])].indices.contains { item in
      switch list.items[item] {
      case .begin(.marked(.line)): mode != .outlines
      case .begin(.marked(.link)), .link: true
      case .begin(.marked(.span(let element, _))): definitions.ids.ofElements[element] != nil
      case .begin(.marked(.element(let element))):
        !tag(ofElement: element, at: item).attributes.isEmpty
      default: false
      }
    }
  }

  /// A picture of a group with an effect.
  private mutating func cutout(
    _ frame: Rect, effect: GroupEffect, of index: Int
  ) throws(PaintError) -> String {
    let items = list.items[(index + 1)..<Int(bounds.ends[index])].compactMap { item in
      switch item {
      case .begin(.marked): DisplayItem.begin(.marked(.element(-1)))
      case .link: nil
      default: item
      }
    }
    var writer = SVGWriter([.begin(effect)] + items + [.end], frame: frame, in: self)
    let element = picture(try writer.write(), in: frame)
    cutoutBytes += element.utf8.count
    return element
  }
}

extension Layer {
  /// Whether its filters leave ink beside what they are applied to.
  var spreads: Bool { spread > 0 }

  /// How far ink may get.
  fileprivate var spread: Double { filters.reduce(0) { $0 + $1.spread } }
}

extension GroupEffect {
  /// How far ink may get in the plane of the group.
  fileprivate var spread: Double {
    switch self {
    case .shadow(let shadow): LayerFilter.dropShadow(shadow).spread
    case .layer(let layer): layer.spread
    case .clip, .mask, .transform, .marked: 0
    }
  }

  /// By how much lengths along the axes grow at most.
  fileprivate var stretch: Double {
    guard case .transform(let matrix) = self else { return 1 }
    let unit = matrix.bounds(of: Rect(x: 0, y: 0, width: 1, height: 1)).size
    return max(unit.width, unit.height)
  }
}

extension LayerFilter {
  /// How far ink may get.
  fileprivate var spread: Double {
    switch self {
    case .blur(let deviation): deviation * BlurReach.deviations
    case .colorMatrix: 0
    case .dropShadow(let shadow):
      shadow.deviation * BlurReach.deviations
        + max(shadow.offset.x.magnitude, shadow.offset.y.magnitude)
    }
  }
}
