import StrutBoxes
import StrutCore
import StrutLayout

/// Which steps of painting belong to which box, so that its items can be marked as one group.
///
/// A group holds everything in its box where that is painted without a break. Where something else lies between, as
/// `z-index` and static boxes bring about, it holds the box's own decoration and content.
struct StructureGroups {
  /// The steps of one box.
  struct Group {
    /// The first and the last step.
    var first: Int
    var last: Int
    /// The innermost clip that stays open through all of them; -1 for none.
    var clip: Int32
    /// The index of the element.
    var element: Int
    /// The target of the box's link; `nil` for none.
    var link: String?
  }

  /// The groups in the order in which they begin, outer ones first.
  private(set) var groups: [Group] = []
  /// The elements in document order.
  private(set) var elements: [PictureElement] = []
  /// For boxes whose texts hold images that mean something the elements of these, by their indices in the text.
  private(set) var imageElements: [Int: [Int: Int]] = [:]
  /// The same for spans with an id or in another language, and links around such and around images.
  private(set) var spanElements: [Int: [Int: Int]] = [:]

  /// The steps of a box, and with those of the boxes in it.
  private struct Span {
    var ownFirst = Int.max
    var ownLast = -1
    var first = Int.max
    var last = -1
    var count = 0
    /// The innermost clip open through the box's own steps, and through all.
    var ownClip: Int32
    var clip: Int32

    var isUnbroken: Bool { last - first + 1 == count }
  }

  /// Finds the groups.
  ///
  /// - Complexity: O(*n* log *n*) in the number of boxes.
  init(boxes: BoxTree, frames: FrameTree, order: PaintOrder) {
    let placements = frames.placements
    let parents = Self.parents(placements)
    let spans = Self.spans(order, parents, placements, boxes)
    var elementOf = [Int32](repeating: -1, count: placements.count)
    for index in Self.documentOrder(placements) {
      let element = boxes.elements[placements[index].box.index]
      guard element.isTold else { continue }
      var parent = parents[index]
      while parent >= 0, elementOf[parent] < 0 { parent = parents[parent] }
      elementOf[index] = Int32(elements.count)
      elements.append(
        PictureElement(
          element, parent: parent < 0 ? -1 : elementOf[parent], language: boxes.canvas.language))
      elements[elements.count - 1].isRoot = placements[index].box.index == 0
      if element.id != nil {
        elements[elements.count - 1].place = Self.place(placements[index].frame, element.paint)
      }
      if case .text(let text) = element.content { addParts(of: text, in: index) }
    }
    // A parent comes before what stands in it.
    for index in placements.indices where elementOf[index] >= 0 && spans[index].count > 0 {
      let span = spans[index]
      groups.append(
        Group(
          first: span.isUnbroken ? span.first : span.ownFirst,
          last: span.isUnbroken ? span.last : span.ownLast,
          clip: span.isUnbroken ? span.clip : span.ownClip, element: Int(elementOf[index]),
          link: elements[Int(elementOf[index])].link))
    }
    groups.sort { ($0.first, -$0.last) < ($1.first, -$1.last) }
  }

  /// Adds the spans of a text that are told apart, and its images that mean something, to the elements, in the text, which
  /// is the last one.
  private mutating func addParts(of text: InlineContent, in box: Int) {
    guard text.spans.count > 1 || !text.images.isEmpty else { return }
    let links = Self.linksWithParts(text)
    /// The spans that are open, and the elements that hold what is in them.
    var open = [(span: 0, element: Int32(elements.count - 1))]
    for item in text.items {
      switch item {
      case .open(let index):
        var around = open[open.count - 1]
        let span = text.spans[index]
        let language = span.style.language
        let isOther = language != text.spans[around.span].style.language
        let isLink = links.contains(index)
        if span.id != nil || isOther || isLink {
          spanElements[box, default: [:]][index] = elements.count
          elements.append(PictureElement(parent: around.element, content: .span, id: span.id))
          if isOther { elements[elements.count - 1].language = language }
          if isLink { elements[elements.count - 1].link = span.link }
          around.element = Int32(elements.count - 1)
        }
        open.append((index, around.element))
      case .close: if open.count > 1 { open.removeLast() }
      case .image(let index):
        let semantics = text.images[index].paint.semantics
        guard !semantics.isEmpty else { continue }
        imageElements[box, default: [:]][index] = elements.count
        elements.append(
          PictureElement(
            parent: open[open.count - 1].element, content: .image, semantics: semantics))
      default: break
      }
    }
  }

  /// The spans that are links and hold, or are themselves, what stands in a node of its own: that has to stand in the link.
  private static func linksWithParts(_ text: InlineContent) -> Set<Int> {
    var links: Set<Int> = []
    /// The spans that are open, each with the innermost link that it is or is in.
    var open: [(span: Int, link: Int?)] = [(0, nil)]
    for item in text.items {
      var link = open[open.count - 1].link
      switch item {
      case .open(let index):
        let (span, around) = (text.spans[index], text.spans[open[open.count - 1].span])
        if span.link != around.link { link = span.link == nil ? nil : index }
        open.append((index, link))
        if let link, span.style.language != around.style.language { links.insert(link) }
      case .close: if open.count > 1 { open.removeLast() }
      case .image(let index):
        if let link, !text.images[index].paint.semantics.isEmpty { links.insert(link) }
      default: break
      }
    }
    return links
  }

  /// Where a border box is seen in the plane of what is around it: the marks of a group stand around its transform.
  private static func place(_ frame: Rect, _ style: PaintStyle) -> Rect {
    guard !style.transform.isEmpty else { return frame }
    return style.transform.matrix(borderBox: frame, origin: style.transformOrigin)
      .bounds(of: frame)
  }

  /// The indices of the boxes in document order.
  private static func documentOrder(_ placements: [PlacedBox]) -> [Int] {
    let isInOrder = zip(placements, placements.dropFirst())
      .allSatisfy { $0.box.index < $1.box.index }
    guard !isInOrder else { return Array(placements.indices) }
    return placements.indices.sorted { placements[$0].box.index < placements[$1].box.index }
  }

  /// For each box the one around it; -1 for none.
  private static func parents(_ placements: [PlacedBox]) -> [Int] {
    var open: [Int] = []
    return placements.indices.map { index in
      while let last = open.last, Int(placements[last].end) <= index { open.removeLast() }
      defer { open.append(index) }
      return open.last ?? -1
    }
  }
}

// MARK: - Steps

extension StructureGroups {
  private static func spans(
    _ order: PaintOrder, _ parents: [Int], _ placements: [PlacedBox], _ boxes: BoxTree
  ) -> [Span] {
    var spans = clips(order, parents, placements, boxes)
    var contexts: [Int] = []
    for (index, step) in order.steps.enumerated() {
      let box: Int
      switch step {
      case .enter(let context):
        box = context
        contexts.append(context)
      case .decoration(let own), .content(let own): box = own
      case .leave: box = contexts.removeLast()
      }
      spans[box].ownFirst = min(spans[box].ownFirst, index)
      spans[box].ownLast = index
      spans[box].count += 1
    }
    for index in spans.indices.reversed() {
      spans[index].first = min(spans[index].first, spans[index].ownFirst)
      spans[index].last = max(spans[index].last, spans[index].ownLast)
      guard parents[index] >= 0 else { continue }
      let inner = spans[index]
      spans[parents[index]].first = min(spans[parents[index]].first, inner.first)
      spans[parents[index]].last = max(spans[parents[index]].last, inner.last)
      spans[parents[index]].count += inner.count
      spans[parents[index]].clip = order.innermostClip(
        around: spans[parents[index]].clip, inner.clip)
    }
    return spans
  }

  /// Spans without steps, each with the clip that is open where the steps of its box begin.
  private static func clips(
    _ order: PaintOrder, _ parents: [Int], _ placements: [PlacedBox], _ boxes: BoxTree
  ) -> [Span] {
    var spans: [Span] = []
    spans.reserveCapacity(placements.count)
    /// For each box the clip at which the effects of its innermost context, itself included, begin.
    var contextClips: [Int32] = []
    contextClips.reserveCapacity(placements.count)
    for index in placements.indices {
      let entry = order.entries[index]
      let around = parents[index] < 0 ? -1 : contextClips[parents[index]]
      guard entry.isContext else {
        contextClips.append(around)
        spans.append(Span(ownClip: entry.clip, clip: entry.clip))
        continue
      }
      let clip = entry.holdsAbsolutes ? entry.clip : around
      contextClips.append(clip)
      let isBlended = boxes.elements[placements[index].box.index].paint.blendMode != .normal
      spans.append(Span(ownClip: isBlended ? around : clip, clip: isBlended ? around : clip))
    }
    return spans
  }
}

extension PaintOrder {
  /// The innermost clip that is open inside of both of two clips.
  fileprivate func innermostClip(around first: Int32, _ second: Int32) -> Int32 {
    var (first, second) = (first, second)
    func depth(_ clip: Int32) -> Int32 { clip < 0 ? -1 : clips[Int(clip)].depth }
    while first != second {
      if depth(first) >= depth(second) {
        first = clips[Int(first)].parent
      } else {
        second = clips[Int(second)].parent
      }
    }
    return first
  }
}

// MARK: - Elements

extension BoxElement {
  /// Whether the box is told apart from what is around it.
  fileprivate var isTold: Bool {
    id != nil || content != .none || paint.link != nil || !paint.semantics.isEmpty
  }
}

extension PictureElement {
  fileprivate init(_ box: BoxElement, parent: Int32, language: String) {
    self.init(
      parent: parent, id: box.id, semantics: box.paint.semantics, link: box.paint.link)
    switch box.content {
    case .none: break
    case .image: content = .image
    case .text(let text):
      content = .text
      let own = text.spans[0].style.language
      if own != language { self.language = own }
    }
  }
}
