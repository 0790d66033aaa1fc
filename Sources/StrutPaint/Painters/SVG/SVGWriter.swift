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
  let mode: SVGTextForm
  private let limits: Limits
  private let clock: ProcessorClock
  /// What of the plane of the items is shown, and where that plane lies on the pixels of the picture around; `nil` for a
  /// whole picture.
  let cutout: (frame: Rect, toPixels: Affine)?
  /// What is drawn, in the order of the list.
  private(set) var body = ""
  /// What the drawing refers to.
  var definitions: SVGDefinitions
  /// The fonts of texts.
  var fonts: SVGFonts
  let bounds: GroupBounds
  /// The same as far as it is clearly seen; `nil` before it is asked for.
  var tightBounds: GroupBounds?
  /// How many items have been repeated in pictures in the picture.
  var repeatedItems = 0
  /// How long all of those are.
  var cutoutBytes = 0
  /// The groups that are open, the outermost first, and how many of them have been written.
  private(set) var open: [OpenGroup] = []
  /// The elements of spans whose ids are written: a span of several lines has several groups.
  private var namedSpans: Set<Int> = []
  /// The areas of links in the link that is open, and where their planes lie on the pixels of the picture.
  private var innerLinks: [(target: String, area: Rect, toPixels: Affine)] = []
  private var written = 0

  /// A group that has begun.
  struct OpenGroup {
    /// The index of its first item.
    var index: Int
    /// Its element; `nil` where it needs none, or shares that of the group around it.
    var tag: SVGTag?
    /// The index in the list of open groups of the one whose element it shares.
    var carrier: Int
    /// From points of the group to pixels of the picture.
    var toPixels: Affine
    /// Where it leads to; `nil` for all but links.
    var link: String?
  }

  init(
    _ list: DisplayList, images: ImageStore, glyphs: GlyphPainter, scale: Double,
    mode: SVGTextForm, limits: Limits
  ) {
    self.init(
      list, images: images, glyphs: glyphs, scale: scale, mode: mode, limits: limits,
      clock: ProcessorClock(), cutout: nil)
  }

  /// A writer for a picture that stands in the one of another writer.
  ///
  /// - Parameter frame: What of the plane of the innermost group is shown.
  init(_ items: [DisplayItem], frame: Rect, in outer: SVGWriter) {
    self.init(
      DisplayList(size: frame.size, items: items), images: outer.images, glyphs: outer.glyphs,
      scale: outer.scale, mode: .outlines, limits: outer.limits, clock: outer.clock,
      cutout: (frame, outer.toPixels))
  }

  private init(
    _ list: DisplayList, images: ImageStore, glyphs: GlyphPainter, scale: Double,
    mode: SVGTextForm, limits: Limits, clock: ProcessorClock,
    cutout: (frame: Rect, toPixels: Affine)?
  ) {
    self.limits = limits
    self.clock = clock
    self.cutout = cutout
    self.list = list
    self.images = images
    self.glyphs = glyphs
    self.scale = scale
    self.mode = mode
    bounds = GroupBounds(list.items, fontSize: glyphs.fontSize)
    fonts = SVGFonts(embeds: mode == .embedded)
    definitions = SVGDefinitions(ids: SVGIDs(list.elements))
  }

  /// The whole file.
  mutating func write() throws(PaintError) -> String {
    var index = 0
    while index < list.items.count {
      if index & 63 == 0 { try checkTime() }
      switch list.items[index] {
      case .begin(.marked(.line)) where mode != .outlines: index = try writeLine(at: index)
      case .begin(.layer(let layer)) where layer.spreads && cutout == nil:
        index = try write(layer, at: index)
      case .begin(.shadow(let shadow)):
        if let end = try writeTinted(shadow, at: index) {
          index = end
        } else {
          index = try write(shadow, at: index)
        }
      case .begin(let effect): if try !begin(effect, at: index) { index = Int(bounds.ends[index]) }
      case .end: index = end(at: index)
      case .fill(let shape, let fill): index = try write(shape, fill, at: index)
      case let item: try write(item)
      }
      index += 1
    }
    return try head() + "</svg>\n"
  }

  /// Fails where the picture takes longer than it may.
  func checkTime() throws(PaintError) { try clock.check(limits) }

  /// Adds an element to what is drawn.
  mutating func emit(_ text: String) {
    if written < open.count {
      for group in open[written...] { if let tag = group.tag { body += tag.text } }
      written = open.count
    }
    body += text
    body += "\n"
  }

  /// The start tag of the file and what stands before the drawing.
  private mutating func head() throws(PaintError) -> String {
    let area = cutout?.frame ?? Rect(origin: .zero, size: list.size)
    var rest = ""
    if let title = list.title { rest += "<title>\(XMLText.escaped(title))</title>\n" }
    // What is said of the root box is said of the picture.
    if let root = list.elements.first, root.isRoot, let said = root.semantics.alternative,
      !said.isEmpty
    {
      rest += "<desc>\(XMLText.escaped(said))</desc>\n"
    }
    if mode != .outlines { rest += try fonts.styleSheet() }
    if !definitions.text.isEmpty { rest += "<defs>\n\(definitions.text)</defs>\n" }
    rest += body
    var head = "<svg xmlns=\"http://www.w3.org/2000/svg\""
    if rest.contains("xlink:") { head += " xmlns:xlink=\"http://www.w3.org/1999/xlink\"" }
    head += SVGText.attributes([
      ("width", area.size.width * scale), ("height", area.size.height * scale),
    ])
    head += " viewBox=\"\(SVGText.numbers(of: area))\""
    if !list.language.isEmpty {
      head += " xml:lang=\"\(XMLText.escaped(list.language, for: .attribute))\""
    }
    return head + fonts.rootAttributes + ">\n" + rest
  }
}

// MARK: - Groups

extension SVGWriter {
  /// From points of the innermost group to pixels of the picture.
  var toPixels: Affine { open.last?.toPixels ?? cutout?.toPixels ?? .scale(x: scale, y: scale) }

  /// How the plane of the innermost group is turned on the picture that is written; `nil` where it is not.
  var turnedPlane: TurnedPlane? {
    let picture = cutout?.toPixels ?? .scale(x: scale, y: scale)
    return picture.inverse.flatMap { TurnedPlane($0.concatenating(toPixels)) }
  }

  /// The target of the outermost link that is open: viewers do not know links in links.
  var openLink: String? { open.lazy.compactMap(\.link).first }

  /// Begins a group; `false` if nothing of it can be seen and it has to be left out.
  mutating func begin(_ effect: GroupEffect, at index: Int) throws(PaintError) -> Bool {
    guard let tag = try tag(effect, at: index) else { return false }
    var group = OpenGroup(
      index: index, tag: tag, carrier: open.count, toPixels: toPixels)
    switch effect {
    case .transform(let transform): group.toPixels = toPixels.concatenating(transform)
    case .marked(.link(let target)): group.link = target
    default: break
    }
    if tag.attributes.isEmpty {
      // It stands for nothing; what follows may share the element of the group around it.
      group.tag = nil
      if let last = open.last, isWhole(last, at: index) { group.carrier = last.carrier }
    } else if let last = open.last, isWhole(last, at: index), written <= last.carrier,
      tag.name == "g", var shared = open[last.carrier].tag, shared.effect.rawValue < tag.first
    {
      shared.attributes += tag.attributes
      shared.inner = tag.inner
      shared.start += tag.start
      shared.effect = tag.effect
      open[last.carrier].tag = shared
      group.tag = nil
      group.carrier = last.carrier
    }
    open.append(group)
    if case .marked(.link(let target)) = effect { writeAreas(ofLink: target) }
    return true
  }

  /// Whether a group begins and ends with the one around it.
  private func isWhole(_ around: OpenGroup, at index: Int) -> Bool {
    around.index == index - 1 && bounds.ends[around.index] == bounds.ends[index] + 1
  }

  /// Ends the innermost group; returns the index of the last item that is done with.
  @discardableResult
  mutating func end(at index: Int) -> Int {
    guard let group = open.last else { return index }
    defer { if group.link != nil, openLink == nil { writeInnerLinks() } }
    if written >= open.count {
      open.removeLast()
      written = open.count
      if let tag = group.tag { body += tag.end }
    } else if let tag = group.tag, tag.isKept {
      open.removeLast()
      emit(String(tag.emptyText.dropLast()))
    } else {
      open.removeLast()
    }
    guard case .begin(.marked(.line)) = list.items[group.index] else { return index }
    return indexAfterLinks(index)
  }

  /// The index of the last link area that follows an item: those of a line are written within it.
  func indexAfterLinks(_ index: Int) -> Int {
    var index = index
    while index + 1 < list.items.count, case .link = list.items[index + 1] { index += 1 }
    return index
  }

  /// Writes the areas of a link in a line, which follow the line in the list.
  private mutating func writeAreas(ofLink target: String) {
    guard
      let line = open.last(where: {
        if case .begin(.marked(.line)) = list.items[$0.index] { true } else { false }
      })
    else { return }
    let end = Int(bounds.ends[line.index])
    for item in list.items[(end + 1)..<(indexAfterLinks(end) + 1)] {
      if case .link(target, let area) = item { writeArea(area, ofLink: target) }
    }
  }

  /// Writes the area of a link in a link, or keeps it for the end of that link where it leads elsewhere.
  mutating func writeArea(_ area: Rect, ofLink target: String) {
    if let openLink, openLink != target {
      innerLinks.append((target, area, toPixels))
    } else {
      emit(self.area(area))
    }
  }

  /// Lays the links that stood in another one on top of it.
  private mutating func writeInnerLinks() {
    for (target, area, toPixels) in innerLinks {
      guard let transform = self.toPixels.inverse?.concatenating(toPixels) else { continue }
      let matrix = SVGText.matrix(transform)
      let place = matrix.isEmpty ? "" : " transform=\"\(matrix)\""
      emit("<a\(link(target).attributes)\(place)>\(self.area(area))</a>")
    }
    innerLinks = []
  }

  /// The tag of a link.
  func link(_ target: String) -> SVGTag { SVGTag.link(definitions.ids.target(target)) }

  /// Writes what can be clicked on without being seen.
  func area(_ area: Rect) -> String {
    "<rect\(SVGText.box(area)) fill=\"none\" pointer-events=\"all\"/>"
  }
}

extension SVGTag {
  /// The outermost effect, as the elements of groups have only one.
  fileprivate var first: Int { firstEffect?.rawValue ?? effect.rawValue }
}

// MARK: - Elements of groups

extension SVGWriter {
  /// The element of a group; without attributes where it needs none, `nil` where nothing of it can be seen.
  private mutating func tag(
    _ effect: GroupEffect, at index: Int
  ) throws(PaintError) -> SVGTag? {
    let content = bounds.contents[index]
    switch effect {
    case .marked(.element(let element)): return tag(ofElement: element, at: index)
    case .marked(.link(let target)):
      var tag = openLink != nil ? SVGTag() : link(target)
      // What the box is, is said where the link is.
      if index > 0, case .begin(.marked(.element(let element))) = list.items[index - 1] {
        tag.attributes += meaning(ofElement: element, at: index, isLink: openLink == nil)
      }
      return tag
    case .marked(.span(let element, _)):
      guard let id = nameSpan(element) else { return SVGTag() }
      return SVGTag(attributes: SVGTag.id(id), isKept: true)
    case .marked(.line), .marked(.image): return SVGTag()
    case .clip(let shape):
      return SVGTag(
        attributes: " clip-path=\"url(#\(definitions.clip(shape)))\"", effect: .clip)
    case .mask(let items):
      guard let content else { return nil }
      let mask = definitions.mask(try shapes(of: items, over: content), over: content)
      return SVGTag(attributes: " mask=\"url(#\(mask))\"", effect: .mask)
    case .transform(let transform):
      guard transform.inverse != nil else { return nil }
      let matrix = SVGText.matrix(transform)
      return SVGTag(
        attributes: matrix.isEmpty ? "" : " transform=\"\(matrix)\"", effect: .transform)
    case .layer(let layer):
      guard layer.opacity > 0, let content else { return nil }
      return tag(of: layer, content: content, spills: bounds.spills[index])
    case .shadow(let shadow):
      guard let content else { return nil }
      var tag = SVGTag(effect: .filter)
      let area = content.union(shadow.reach(of: content))
      setFilter(of: &tag, over: area) { definitions, plane, area in
        definitions.shadowFilter(plane?.turned(shadow) ?? shadow, area: area)
      }
      if bounds.spills[index] { tag.start = SVGTag.extent(content) }
      return tag
    }
  }

  /// - Parameter spills: Whether something in the layer has ink beyond its shapes.
  private mutating func tag(of layer: Layer, content: Rect, spills: Bool) -> SVGTag {
    var tag = SVGTag(effect: .opacity)
    if layer.opacity < 1 { tag.attributes += " opacity=\"\(SVGNumber.text(layer.opacity))\"" }
    if !layer.filters.isEmpty {
      tag.firstEffect = layer.opacity < 1 || layer.blendMode != .normal ? .opacity : .filter
      tag.effect = .filter
      let area = layer.filters.reduce(content) { $1.reach(of: $0) }
      setFilter(of: &tag, over: area) { definitions, plane, area in
        definitions.filter(layer.filters.map { plane?.turned($0) ?? $0 }, area: area)
      }
      if spills { tag.start = SVGTag.extent(content) }
    }
    if layer.blendMode != .normal {
      tag.attributes += " style=\"mix-blend-mode:\(layer.blendMode.rawValue)\""
    } else if layer.opacity == 1 && layer.filters.isEmpty {
      tag.attributes += " style=\"isolation:isolate\""
    }
    return tag
  }

  /// Gives an element a filter, which stands around the turn of the plane where that is turned.
  ///
  /// - Parameters:
  ///   - area: What the filter reaches over in the plane.
  ///   - filter: The id of the filter in a plane, by what it reaches over there.
  private mutating func setFilter(
    of tag: inout SVGTag, over area: Rect,
    _ filter: (inout SVGDefinitions, TurnedPlane?, Rect) -> String
  ) {
    guard let plane = turnedPlane else {
      let id = filter(&definitions, nil, area)
      tag.attributes += " filter=\"url(#\(id))\""
      return
    }
    let id = filter(&definitions, plane, plane.turn.bounds(of: area))
    tag.attributes = plane.outer + tag.attributes + " filter=\"url(#\(id))\""
    tag.inner = plane.inner
    tag.firstEffect = .transform
  }

  /// The id of a span where its first part is written; `nil` for later parts, and spans without one.
  mutating func nameSpan(_ element: Int) -> String? {
    guard namedSpans.insert(element).inserted else { return nil }
    return definitions.ids.ofElements[element]
  }

  func tag(ofElement index: Int, at item: Int) -> SVGTag {
    guard list.elements.indices.contains(index) else { return SVGTag() }
    let element = list.elements[index]
    var tag = SVGTag()
    if let id = definitions.ids.ofElements[index] {
      tag.attributes += SVGTag.id(id)
      tag.isKept = true
    }
    if element.link == nil { tag.attributes += meaning(ofElement: index, at: item, isLink: false) }
    if let language = element.language {
      tag.attributes += " xml:lang=\"\(XMLText.escaped(language, for: .attribute))\""
    }
    return tag
  }

  /// The attributes that say what an element is.
  private func meaning(ofElement index: Int, at item: Int, isLink: Bool) -> String {
    var element = list.elements[index]
    // What is said of the root box is said of the picture.
    if element.isRoot, element.content == .boxes { element.semantics.alternative = nil }
    let isDrawn = mode == .outlines && element.content == .text
    let asksForText = isDrawn || element.semantics.alternative != nil
    let text = asksForText ? self.text(of: item) : nil
    return SVGTag.meaning(
      element, text: isDrawn ? text : nil, holdsText: text != nil, isLink: isLink)
  }

  /// The characters of the lines in a group, and what the images in them show.
  private func text(of index: Int) -> String? {
    var lines: [String] = []
    for item in list.items[index..<Int(bounds.ends[index])] {
      switch item {
      case .begin(.marked(.line(let line))):
        if line.continuesLine, let last = lines.indices.last {
          lines[last] += line.text
        } else {
          lines.append(line.text)
        }
      case .begin(.marked(.element(let element))):
        let image = list.elements[element]
        guard image.parent >= 0, list.elements[Int(image.parent)].content == .text else { continue }
        image.semantics.alternative.map { if !$0.isEmpty { lines.append($0) } }
      default: break
      }
    }
    let text = lines.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}
