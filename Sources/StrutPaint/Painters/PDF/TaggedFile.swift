import StrutCore
import StrutFormats

/// Makes a tagged PDF of the one that Cairo wrote
/// ([ISO 32000-1 §14.7 and §14.8](https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf)).
///
/// Objects stay as they are but for the streams that pages are drawn by, which get marks, the pages and the catalog. What
/// is new comes behind them: the structure and the links.
struct TaggedFile {
  private let objects: PDFObjects
  private let content: PageContent
  private let pages: [DisplayList]
  private var tree: StructureTree
  private let flate: FlateStream
  /// The numbers of the objects of the pages.
  private let pageNumbers: [Int]

  /// The objects that are written anew, by their numbers.
  private var replaced: [Int: [UInt8]] = [:]
  /// The objects that are new, from the first free number on.
  private var added: [String] = []
  /// For each stretch where its content is: the streams, `nil` for the page's own, and the identifiers.
  private var places: [[(stream: Int?, identifier: Int)]]
  /// For each number in the table of parents the stretches by their identifiers, or a link.
  private var parents: [Parent] = []
  /// Whether streams that are drawn from others hold marks.
  private var isMarked: [Int: Bool] = [:]
  /// For each link its object; `nil` for those beside the page.
  private var linkNumbers: [Int?]
  private var nextLink = 0
  /// The numbers of the fonts.
  private var fonts: Set<Int> = []
  private let plan: ContentRewriter.Plan

  private enum Parent {
    case stretches([Int])
    case link(Int)
  }

  /// The file with its structure.
  ///
  /// - Parameters:
  ///   - bytes: The file that Cairo wrote.
  ///   - pages: What its pages show.
  ///   - content: What was found while they were drawn.
  ///   - scale: Points of a page for each point of its canvas.
  /// - Throws: ``PaintError/failed(_:)`` where the file is not as Cairo 1.16 writes it.
  static func make(
    of bytes: [UInt8], pages: [DisplayList], content: PageContent, scale: Double
  ) throws(PaintError) -> [UInt8] {
    guard var file = TaggedFile(bytes, pages, content), let output = file.write(scale: scale) else {
      throw .failed("this version of Cairo writes PDF files that cannot be tagged")
    }
    return output
  }

  private init?(_ bytes: [UInt8], _ pages: [DisplayList], _ content: PageContent) {
    guard let objects = PDFObjects(bytes), let flate = FlateStream() else { return nil }
    let catalog = objects[objects.trailer["Root"]?.reference]
    let numbers = objects[catalog?["Pages"]?.reference]?["Kids"]?.values.compactMap(\.reference)
    guard let numbers, numbers.count == pages.count else { return nil }
    self.objects = objects
    self.flate = flate
    self.pages = pages
    self.content = content
    pageNumbers = numbers
    tree = StructureTree(pages, content)
    let tree = tree
    plan = ContentRewriter.Plan(
      edges: content.edges, stretches: content.stretches,
      types: tree.nodeOfStretch.map { tree.nodes[$0].type }, texts: GlyphTexts(objects, flate))
    places = Array(repeating: [], count: content.stretches.count)
    linkNumbers = Array(repeating: nil, count: content.links.count)
  }

  private mutating func write(scale: Double) -> [UInt8]? {
    for index in pages.indices {
      guard rewritePage(index, scale: scale) else { return nil }
    }
    for (number, content) in plan.texts.changedTables() {
      guard replace(number, by: content) else { return nil }
    }
    let widths = FontWidths(
      objects: objects, flate: flate, texts: plan.texts, advances: content.advances)
    for font in fonts.sorted() {
      if let (number, object) = widths.exact(font) { replaced[number] = object }
      boundOutlines(ofFont: font)
    }
    for number in objects.order { spreadColors(ofImage: number) }
    guard addStructure() else { return nil }
    return joined()
  }

  /// Has a font say the box of the outlines that it has in the file.
  private mutating func boundOutlines(ofFont number: Int) {
    let own = objects[number]?["DescendantFonts"]?.values.first?.reference ?? number
    guard let descriptor = objects[own]?["FontDescriptor"]?.reference,
      let file = objects[descriptor]?["FontFile2"]?.reference, let stream = objects.stream(file),
      stream.value["Filter"]?.name == "FlateDecode",
      let part = flate.unpacked(objects.bytes[stream.content]).flatMap(FontPart.init),
      replace(file, by: part.bytes)
    else { return }
    var object = objects.bytes[objects.place(of: descriptor)]
    let opening = Array("/FontBBox [".utf8)
    guard let start = object.firstRange(of: opening)?.upperBound,
      let end = object[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return }
    object.replaceSubrange(start..<end, with: " \(Self.numbers(part.sides)) ".utf8)
    replaced[descriptor] = Array(object)
  }

  /// Gives the pixels of an image that its mask hides the colours of those beside them.
  private mutating func spreadColors(ofImage number: Int) {
    guard let image = objects.stream(number), image.value["Subtype"]?.name == "Image",
      let mask = image.value["SMask"]?.reference.flatMap(objects.stream),
      let width = image.value["Width"]?.number, let height = image.value["Height"]?.number,
      let channels = ["DeviceRGB": 3, "DeviceGray": 1][image.value["ColorSpace"]?.name ?? ""],
      [image, mask].allSatisfy({ $0.value["Filter"]?.name == "FlateDecode" }),
      image.value["BitsPerComponent"]?.number == 8, mask.value["Width"]?.number == width,
      let bits = mask.value["BitsPerComponent"]?.number,
      let alpha = flate.unpacked(objects.bytes[mask.content])?.samples(width: width, bits: bits),
      var colors = HiddenColors(width: width, height: height, channels: channels, alpha: alpha),
      var pixels = flate.unpacked(objects.bytes[image.content])
    else { return }
    colors.spread(in: &pixels)
    _ = replace(number, by: pixels)
  }

  // MARK: Streams

  /// Puts marks into what a page is drawn by, and adds its links.
  private mutating func rewritePage(_ index: Int, scale: Double) -> Bool {
    let number = pageNumbers[index]
    guard let page = objects[number], let content = page["Contents"]?.reference,
      let stream = rewritten(content, resources: page["Resources"])
    else { return false }
    var entries = "/Tabs /S"
    if !stream.stretches.isEmpty {
      entries += "\n   /StructParents \(parents.count)"
      note(stream.stretches, in: nil)
    }
    let links = addLinks(ofPage: index, scale: scale)
    if !links.isEmpty {
      entries += "\n   /Annots [ \(links.map { "\($0) 0 R" }.joined(separator: " ")) ]"
    }
    replaced[number] = extended(objects.bytes[objects.place(of: number)], by: entries)
    return replace(content, by: stream.output)
  }

  private mutating func note(_ stretches: [Int], in stream: Int?) {
    for (identifier, stretch) in stretches.enumerated() {
      places[stretch].append((stream, identifier))
    }
    parents.append(.stretches(stretches))
  }

  /// A stream with its marks, after those that are drawn from it.
  private mutating func rewritten(_ number: Int, resources: PDFValue?) -> MarkedStream? {
    if let number = resources?.reference { nameImagesOnce(inResources: number) }
    let resources = resources?.reference.flatMap { objects[$0] } ?? resources
    if case .dictionary(let fonts)? = resources?["Font"] {
      self.fonts.formUnion(fonts.values.compactMap(\.reference))
    }
    var marked: Set<String> = []
    if case .dictionary(let pictures)? = resources?["XObject"] {
      for (name, value) in pictures.sorted(by: { $0.key < $1.key }) {
        guard let picture = value.reference, rewriteForm(picture) else { continue }
        marked.insert(name)
      }
    }
    guard let stream = objects.stream(number), stream.value["Filter"]?.name == "FlateDecode",
      let input = flate.unpacked(objects.bytes[stream.content]),
      let (output, stretches) = ContentRewriter.rewrite(
        input, plan, marked: marked, fonts: resources?["Font"])
    else { return nil }
    return MarkedStream(
      output: output, stretches: stretches, holdsMarks: !stretches.isEmpty || !marked.isEmpty)
  }

  /// Takes repetitions out of the names of images and groups: Cairo writes a name for each time that one is drawn, and no key
  /// of a dictionary may stand twice (ISO 32000-1 §7.3.7).
  private mutating func nameImagesOnce(inResources number: Int) {
    let object = String(decoding: objects.bytes[objects.place(of: number)], as: UTF8.self)
    guard let start = object.firstRange(of: "/XObject <<")?.upperBound,
      let end = object[start...].firstRange(of: ">>")?.lowerBound
    else { return }
    var known: Set<Substring> = []
    let entries = object[start..<end].split(separator: "/").filter { entry in
      entry.contains("R") && known.insert(entry.prefix { $0 != " " }).inserted
    }
    let once = entries.map { "/" + $0 }.joined()
    replaced[number] = Array((object[..<start] + " " + once + object[end...]).utf8)
  }

  /// Puts marks into a group that is drawn as one; returns whether there are any. What is drawn twice is marked once.
  private mutating func rewriteForm(_ number: Int) -> Bool {
    if let known = isMarked[number] { return known }
    isMarked[number] = false
    guard let form = objects.stream(number)?.value, form["Subtype"]?.name == "Form",
      let stream = rewritten(number, resources: form["Resources"]), stream.holdsMarks
    else { return false }
    isMarked[number] = true
    let entries = stream.stretches.isEmpty ? "" : "/StructParents \(parents.count)"
    if !stream.stretches.isEmpty { note(stream.stretches, in: number) }
    return replace(number, by: stream.output, entries: entries)
  }

  /// Puts other bytes into a stream.
  private mutating func replace(
    _ number: Int, by content: [UInt8], entries: String = ""
  ) -> Bool {
    guard let stream = objects.stream(number), let length = stream.value["Length"]?.reference
    else { return false }
    let packed = flate.packed(content)
    var object = extended(objects.bytes[stream.head], by: entries)
    object += "\nstream\n".utf8
    object += packed
    object += "\nendstream\nendobj\n".utf8
    replaced[number] = object
    replaced[length] = Array("\(length) 0 obj\n   \(packed.count)\nendobj\n".utf8)
    return true
  }

  /// An object with more entries of its dictionary, which ends it but for `endobj`.
  private func extended(_ object: ArraySlice<UInt8>, by entries: String) -> [UInt8] {
    guard !entries.isEmpty,
      let end = object.lastIndex(of: UInt8(ascii: ">")).map({ $0 - 1 })
    else { return Array(object) }
    var extended = Array(object[..<end])
    extended += "   \(entries)\n".utf8
    extended += object[end...]
    return extended
  }
}

/// A stream with marks.
private struct MarkedStream {
  var output: [UInt8]
  /// The stretches in it by their identifiers.
  var stretches: [Int]
  /// Whether there are marks in it or in what is drawn from it.
  var holdsMarks: Bool
}

// MARK: - Links

extension TaggedFile {
  /// Adds the objects of a page's links; returns their numbers.
  private mutating func addLinks(ofPage index: Int, scale: Double) -> [Int] {
    var numbers: [Int] = []
    while nextLink < content.links.count, content.links[nextLink].page == index {
      let height = pages[index].size.height * scale
      let page = Rect(x: 0, y: 0, width: pages[index].size.width * scale, height: height)
      if let area = content.links[nextLink].area.intersection(page) {
        linkNumbers[nextLink] = objects.count + added.count
        numbers.append(objects.count + added.count)
        added.append(link(content.links[nextLink], area, pageHeight: height, scale: scale))
        parents.append(.link(nextLink))
      }
      nextLink += 1
    }
    return numbers
  }

  /// The dictionary of a link.
  private func link(
    _ link: PageLink, _ area: Rect, pageHeight: Double, scale: Double
  ) -> String {
    let (top, bottom) = (pageHeight - area.minY, pageHeight - area.maxY)
    let rect = [
      area.minX.rounded(.down), bottom.rounded(.down), area.maxX.rounded(.up), top.rounded(.up),
    ]
    let corners = [
      area.minX, top, area.maxX, top, area.maxX, bottom, area.minX, bottom,
    ]
    let words = link.element.flatMap { pages[link.page].elements[$0].semantics.alternative } ?? ""
    return """
      << /Type /Annot
         /Subtype /Link
         /StructParent \(parents.count)
         /QuadPoints [ \(Self.numbers(corners)) ]
         /Rect [ \(Self.numbers(rect)) ]
         /Contents \(PDFValue.text(words.isEmpty ? link.target : words))
         /F 4
         \(action(of: link, scale: scale))
         /BS << /W 0 >>
      >>
      """
  }

  private static func numbers(_ values: [Double]) -> String {
    values.map { VectorText.number($0, decimals: 5) }.joined(separator: " ")
  }

  /// Where a link leads: to a box of the file (ISO 32000-1 §12.3.2.2), or to an address (§12.6.4.7).
  private func action(of link: PageLink, scale: Double) -> String {
    if link.target.hasPrefix("#"),
      let (page, place) = box(named: link.target.dropFirst(), from: link.page, scale: scale)
    {
      let top = pages[page].size.height * scale - place.minY
      return "/Dest [ \(pageNumbers[page]) 0 R /XYZ \(Self.numbers([place.minX, top])) null ]"
    }
    let target = PercentEncoding.encode(link.target) {
      $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\")
    }
    return """
      /A <<
            /Type /Action
            /S /URI
            /URI \(PDFValue.ascii(target))
         >>
      """
  }

  /// The box with an id, on the page itself or on the first other one that has it, in points of its page; `nil` for none.
  private func box(
    named id: Substring, from page: Int, scale: Double
  ) -> (page: Int, place: Rect)? {
    for index in [page] + pages.indices.filter({ $0 != page }) {
      guard
        let element = pages[index].elements.firstIndex(where: { $0.id.map { $0 == id } ?? false })
      else { continue }
      if let anchor = content.anchors.first(where: { $0.page == index && $0.element == element }) {
        return (index, anchor.place)
      }
      // Nothing is painted of it, and so nothing has moved it.
      return pages[index].elements[element].place.map { place in
        (
          index,
          Rect(
            x: place.minX * scale, y: place.minY * scale, width: place.size.width * scale,
            height: place.size.height * scale)
        )
      }
    }
    return nil
  }
}

// MARK: - Structure

extension TaggedFile {
  /// Adds the objects of the structure and names them in the catalog.
  private mutating func addStructure() -> Bool {
    guard let catalog = objects.trailer["Root"]?.reference else { return false }
    tree.prune(stretches: places.map { !$0.isEmpty }, links: linkNumbers.map { $0 != nil })
    let root = objects.count + added.count
    var numbers: [Int] = []
    var next = root + 1
    for node in tree.nodes {
      let isWritten = node.isSaid || node.parent < 0
      numbers.append(isWritten ? next : 0)
      if isWritten { next += 1 }
    }
    added.append(
      "<< /Type /StructTreeRoot\n   /K [ \(numbers[0]) 0 R ]\n   /ParentTree \(next) 0 R\n"
        + "   /ParentTreeNextKey \(parents.count)\n>>")
    for (index, node) in tree.nodes.enumerated() where numbers[index] > 0 {
      added.append(
        object(node, parent: node.parent < 0 ? root : numbers[node.parent], numbers: numbers))
    }
    added.append(parentTree(numbers))
    var entries = "/MarkInfo << /Marked true >>\n   /StructTreeRoot \(root) 0 R"
    if let first = pages.first {
      if !first.language.isEmpty { entries += "\n   /Lang \(PDFValue.ascii(first.language))" }
      if first.title != nil { entries += "\n   /ViewerPreferences << /DisplayDocTitle true >>" }
    }
    replaced[catalog] = extended(objects.bytes[objects.place(of: catalog)], by: entries)
    return true
  }

  /// The dictionary of a node.
  private func object(_ node: StructureTree.Node, parent: Int, numbers: [Int]) -> String {
    var text = "<< /Type /StructElem\n   /S /\(node.type.rawValue)\n   /P \(parent) 0 R\n"
    let page = node.kids.lazy.compactMap(pageNumber).first
    if let page { text += "   /Pg \(page) 0 R\n" }
    if !node.alternative.isEmpty { text += "   /Alt \(PDFValue.text(node.alternative))\n" }
    if !node.title.isEmpty { text += "   /T \(PDFValue.text(node.title))\n" }
    if let language = node.language { text += "   /Lang \(PDFValue.ascii(language))\n" }
    let kids = node.kids.flatMap { self.kids(of: $0, page: page, numbers) }
    return text + "   /K [ \(kids.joined(separator: " ")) ]\n>>"
  }

  /// The object of the page on which something is drawn; `nil` for nodes.
  private func pageNumber(_ kid: StructureTree.Kid) -> Int? {
    switch kid {
    case .node: nil
    case .stretch(let index): pageNumbers[content.stretches[index].page]
    case .link(let index): pageNumbers[content.links[index].page]
    }
  }

  /// What stands for a kid of a node in the file.
  private func kids(
    of kid: StructureTree.Kid, page: Int?, _ numbers: [Int]
  ) -> [String] {
    let own = pageNumber(kid) ?? 0
    switch kid {
    case .node(let node): return numbers[node] > 0 ? ["\(numbers[node]) 0 R"] : []
    case .link(let index):
      guard let link = linkNumbers[index] else { return [] }
      return ["<< /Type /OBJR /Pg \(own) 0 R /Obj \(link) 0 R >>"]
    case .stretch(let index):
      return inReadingOrder(places[index], of: content.stretches[index]).map { stream, identifier in
        if stream == nil, own == page { return "\(identifier)" }
        let form = stream.map { "/Stm \($0) 0 R " } ?? ""
        return "<< /Type /MCR /Pg \(own) 0 R \(form)/MCID \(identifier) >>"
      }
    }
  }

  /// The places of a stretch in the order in which they are read: the letters of a word that is read from right to left
  /// stand from left to right.
  private func inReadingOrder(
    _ places: [(stream: Int?, identifier: Int)], of stretch: PageContent.Stretch
  ) -> [(stream: Int?, identifier: Int)] {
    guard let spaces = stretch.spaces, spaces.before + spaces.behind < places.count else {
      return places
    }
    var places = places
    places[spaces.before..<(places.count - spaces.behind)].reverse()
    return places
  }

  /// The table that leads from what is drawn to the nodes.
  private func parentTree(_ numbers: [Int]) -> String {
    var text = "<< /Nums ["
    for (key, parent) in parents.enumerated() {
      switch parent {
      case .link(let link): text += "\n   \(key) \(numbers[tree.nodeOfLink[link]]) 0 R"
      case .stretches(let stretches):
        let nodes = stretches.map { "\(numbers[tree.nodeOfStretch[$0]]) 0 R" }
        text += "\n   \(key) [ \(nodes.joined(separator: " ")) ]"
      }
    }
    return text + "\n] >>"
  }
}

// MARK: - The file

extension TaggedFile {
  /// The file with its objects, a table of their places, and what it says of itself.
  private func joined() -> [UInt8] {
    let head = objects.order.first.map { objects.place(of: $0).lowerBound } ?? 0
    var output = Array(objects.bytes[..<head])
    output.reserveCapacity(objects.bytes.count + 4096 + added.reduce(0) { $0 + $1.utf8.count + 32 })
    var starts = Array(repeating: 0, count: objects.count + added.count)
    for number in objects.order {
      starts[number] = output.count
      output += replaced[number].map { $0[...] } ?? objects.bytes[objects.place(of: number)]
    }
    for (index, object) in added.enumerated() {
      starts[objects.count + index] = output.count
      output += "\(objects.count + index) 0 obj\n\(object)\nendobj\n".utf8
    }
    let table = output.count
    output += "xref\n0 \(starts.count)\n".utf8
    for start in starts {
      let digits = String(start)
      let place = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
      output += (start > 0 ? "\(place) 00000 n \n" : "0000000000 65535 f \n").utf8
    }
    let root = objects.trailer["Root"]?.reference ?? 0
    let info = objects.trailer["Info"]?.reference ?? 0
    output += "trailer\n<< /Size \(starts.count)\n   /Root \(root) 0 R\n".utf8
    output += "   /Info \(info) 0 R\n>>\nstartxref\n\(table)\n%%EOF\n".utf8
    return output
  }
}

extension [UInt8] {
  /// The samples of a grey image, each as a byte; `nil` for bits that Cairo does not write.
  fileprivate func samples(width: Int, bits: Int) -> [UInt8]? {
    guard bits == 1 else { return bits == 8 ? self : nil }
    let stride = (width + 7) / 8
    guard stride > 0, count % stride == 0 else { return nil }
    return (0..<(count / stride)).flatMap { row in
      (0..<width).map { column in
        self[row * stride + column / 8] >> (7 - column % 8) & 1 == 1 ? 255 : 0
      }
    }
  }
}
