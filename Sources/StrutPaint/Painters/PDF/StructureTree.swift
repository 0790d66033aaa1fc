import StrutBoxes

/// What the pages of a file say, in the order of reading.
struct StructureTree {
  /// A part of the document.
  struct Node {
    let type: StructureType
    /// The index of the node around it; -1 for the whole document.
    let parent: Int
    /// What is in it, in the order of reading.
    var kids: [Kid] = []
    /// What it shows, in words; empty for none.
    var alternative = ""
    /// What it is called; empty for none.
    var title = ""
    /// The language as BCP 47, empty where it is unknown; `nil` where it is that of the node around it.
    var language: String?
    /// Whether there is anything in it or in what is in it.
    var isSaid = false
  }

  /// What stands in a node.
  enum Kid {
    /// Another node.
    case node(Int)
    /// What is drawn.
    case stretch(Int)
    /// A link's area: its index.
    case link(Int)
  }

  /// The nodes, each behind the one around it.
  private(set) var nodes = [Node(type: .document, parent: -1)]
  /// The node of each stretch.
  private(set) var nodeOfStretch: [Int] = []
  /// The node of each link; 0 for those outside of all elements.
  private(set) var nodeOfLink: [Int] = []

  /// The nodes of one element.
  private struct Place {
    /// Where its content stands, and what is in it.
    var inner: Int
    /// Its link, and where that leads to; `nil` for none.
    var link: Int?
    var target: String?
    /// The element around it; -1 for none.
    var parent = -1
    /// Where the content of the text stands that it is or is a part of.
    var text: Int
    /// The node of a part of a text that stands nowhere yet; `nil` for all others.
    var waiting: Int?
  }

  private var places: [[Place]] = []
  /// The links in a text to one target.
  private struct TextLinks {
    /// Those on the line that was read last, in the order of reading.
    var nodes: [Int]
    /// Whether areas of that line have been noted.
    var hasAreas = false
  }

  /// For each node of a text with links those to each target.
  private var textLinks: [Int: [String: TextLinks]] = [:]

  /// Finds the structure of pages.
  init(_ pages: [DisplayList], _ content: PageContent) {
    let language = pages.first?.language ?? ""
    for page in pages {
      var root = 0
      if pages.count > 1 {
        root = add(.part, in: 0)
        if page.language != language { nodes[root].language = page.language }
      }
      places.append(addElements(of: page, in: root))
    }
    attach(content)
  }

  /// Finds out which nodes have anything in them.
  ///
  /// - Parameters:
  ///   - stretches: Whether each stretch is on its page.
  ///   - links: Whether each link is.
  mutating func prune(stretches: [Bool], links: [Bool]) {
    for (node, isThere) in zip(nodeOfStretch, stretches) where isThere { nodes[node].isSaid = true }
    for (node, isThere) in zip(nodeOfLink, links) where isThere { nodes[node].isSaid = true }
    for index in nodes.indices.reversed() where nodes[index].isSaid && nodes[index].parent >= 0 {
      nodes[nodes[index].parent].isSaid = true
    }
  }

  private mutating func add(_ type: StructureType, in parent: Int) -> Int {
    nodes.append(Node(type: type, parent: parent))
    nodes[parent].kids.append(.node(nodes.count - 1))
    return nodes.count - 1
  }

  // MARK: Elements

  private mutating func addElements(of page: DisplayList, in root: Int) -> [Place] {
    let structures = ElementStructure.structures(of: page.elements)
    var places: [Place] = []
    places.reserveCapacity(structures.count)
    for (element, structure) in zip(page.elements, structures) {
      let parent = element.parent < 0 ? root : places[Int(element.parent)].inner
      let node = nodes.count
      var place = add(element, structure, in: parent)
      place.parent = Int(element.parent)
      if element.parent >= 0, page.elements[Int(element.parent)].content.holdsWords {
        let around = places[Int(element.parent)]
        place.text = around.text
        if place.link == nil, page.elements[Int(element.parent)].content == .span {
          (place.link, place.target) = (around.link, around.target)
        }
      }
      // Parts of a text stand where the words before them end.
      if element.parent >= 0, page.elements[Int(element.parent)].content.holdsWords,
        nodes.count > node
      {
        nodes[parent].kids.removeLast()
        place.waiting = node
      }
      places.append(place)
    }
    return places
  }

  private mutating func add(
    _ element: PictureElement, _ structure: ElementStructure, in around: Int
  ) -> Place {
    let alternative = element.semantics.alternative ?? ""
    var place = Place(inner: around, text: around)
    var outermost: Int?
    func note(_ node: Int) { outermost = outermost ?? node }
    if let type = structure.type, type != .figure, type != .formula {
      place.inner = addBlock(type, in: around)
      note(place.inner)
      if type == .listItem { place.inner = add(.listBody, in: place.inner) }
      if !alternative.isEmpty { nodes[place.inner].title = alternative }
    }
    if element.link != nil {
      if structure.type == nil { place.inner = blockParent(around) }
      place.inner = add(.link, in: place.inner)
      place.link = place.inner
      place.target = element.link
      note(place.inner)
    }
    if let type = structure.type, type == .figure || type == .formula {
      place.inner = outermost == nil ? addBlock(type, in: place.inner) : add(type, in: place.inner)
      nodes[place.inner].alternative = alternative
      note(place.inner)
    }
    if let outermost { nodes[outermost].language = element.language }
    place.text = place.inner
    return place
  }

  /// Adds a node where its type may stand: in a list only items do.
  private mutating func addBlock(_ type: StructureType, in around: Int) -> Int {
    if type == .listItem || type == .list || type == .caption { return add(type, in: around) }
    return add(type, in: blockParent(around))
  }

  /// A node, or in a list a new item of it.
  private mutating func blockParent(_ around: Int) -> Int {
    guard nodes[around].type == .list else { return around }
    return add(.listBody, in: add(.listItem, in: around))
  }

  // MARK: Content

  private mutating func attach(_ content: PageContent) {
    var images = content.imagePlaces[...]
    var next = 0
    func attachImages() {
      while let image = images.first, image.precedingStretches <= next {
        attach(partAt: image.element, ofPage: image.page)
        let place = places[image.page][image.element]
        if let link = place.link, let target = place.target {
          note(link, to: target, inText: place.text)
        }
        images.removeFirst()
      }
    }
    func attachStretches(before end: Int) {
      while next < min(end, content.stretches.count) {
        attachImages()
        attach(stretch: next, content.stretches[next])
        next += 1
      }
      attachImages()
    }
    for (index, link) in content.links.enumerated() {
      attachStretches(before: link.precedingStretches)
      attach(link: index, link)
    }
    attachStretches(before: content.stretches.count)
    for page in places.indices {
      for element in places[page].indices { attach(partAt: element, ofPage: page) }
    }
  }

  /// Puts a part of a text behind all that stands in the text so far, if it stands nowhere yet.
  private mutating func attach(partAt element: Int, ofPage page: Int) {
    guard let node = places[page][element].waiting else { return }
    places[page][element].waiting = nil
    if places[page][element].parent >= 0 {
      attach(partAt: places[page][element].parent, ofPage: page)
    }
    nodes[nodes[node].parent].kids.append(.node(node))
  }

  private mutating func attach(stretch index: Int, _ stretch: PageContent.Stretch) {
    let place = places[stretch.page][stretch.element]
    // Images are painted before the words of their lines, and stand where these say.
    if !stretch.isPicture { attach(partAt: stretch.element, ofPage: stretch.page) }
    var node = place.inner
    if let target = stretch.link {
      if target != place.target {
        node = linkNode(target, in: node, ofText: place.text)
      } else if let link = place.link {
        note(link, to: target, inText: place.text)
      }
    }
    nodes[node].kids.append(.stretch(index))
    nodeOfStretch.append(node)
  }

  /// The link at the end of a node, which a link that goes on over several lines stays in, or a new one.
  private mutating func linkNode(_ target: String, in around: Int, ofText text: Int) -> Int {
    var node: Int?
    if case .node(let last)? = nodes[around].kids.last,
      textLinks[text]?[target]?.nodes.last == last
    {
      node = last
    }
    let found = node ?? add(.link, in: around)
    note(found, to: target, inText: text)
    return found
  }

  /// Notes that a link is on the line that is read.
  private mutating func note(_ link: Int, to target: String, inText text: Int) {
    var links = textLinks[text]?[target] ?? TextLinks(nodes: [])
    if links.hasAreas { links = TextLinks(nodes: []) }
    if links.nodes.last != link { links.nodes.append(link) }
    textLinks[text, default: [:]][target] = links
  }

  /// The link in a text that an area of a line belongs to; `nil` for none.
  ///
  /// A line notes the areas of a target one after the other: each is that of the next link, and what is left over, as where
  /// words run both ways, that of the last one.
  private mutating func linkNode(ofAreaOf target: String, in around: Int) -> Int? {
    guard var links = textLinks[around]?[target], let node = links.nodes.first else { return nil }
    links.hasAreas = true
    if links.nodes.count > 1 { links.nodes.removeFirst() }
    textLinks[around]?[target] = links
    return node
  }

  private mutating func attach(link index: Int, _ link: PageLink) {
    var node = 0
    if let element = link.element {
      let place = places[link.page][element]
      node = linkNode(ofAreaOf: link.target, in: place.inner) ?? place.link ?? place.inner
    }
    if nodes[node].type != .link { node = add(.link, in: node) }
    nodes[node].kids.append(.link(index))
    nodeOfLink.append(node)
  }
}
