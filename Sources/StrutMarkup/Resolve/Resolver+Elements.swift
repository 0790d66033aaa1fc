import StrutBoxes
import StrutCore
import StrutLayout

/// Which elements stand where.
extension Resolver {
  /// A child element with what it is, or was most probably meant to be.
  struct Child {
    let node: Int32
    let kind: ElementKind
  }

  /// The element at `node` as its name says; a misspelt name counts as the name it is near to.
  func kind(of node: Int32) -> ElementKind? {
    let range = name(of: node)
    let bytes = source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    if let kind = ElementKind(named: bytes) { return kind }
    return ForeignUse(node, of: tree, in: source).element?.kind ?? ElementKind(meantBy: bytes)
  }

  /// The child elements of `node` that are looked into; reports what cannot stand there.
  mutating func checkedChildren(of node: Int32, kind parent: ElementKind) -> [Child] {
    let definition = ElementDefinition.of(parent)
    var children: [Child] = []
    for child in tree.children(of: node) {
      switch tree.nodes[Int(child)].kind {
      case .text, .characterData: if !definition.takesText { checkBlank(child, in: parent) }
      case .element(let index):
        guard !tree.elements[Int(index)].isForeign else { continue }
        if let kind = check(child, in: definition, of: node) {
          children.append(Child(node: child, kind: kind))
        }
      }
    }
    return children
  }

  /// Reports an element that is unknown or in the wrong place; `nil` where nothing is to be looked into.
  private mutating func check(
    _ node: Int32, in parent: ElementDefinition, of around: Int32
  ) -> ElementKind? {
    let range = name(of: node)
    let bytes = nameBytes(of: node)
    let name = String(decoding: bytes, as: UTF8.self)
    guard let kind = ElementKind(named: bytes) else {
      // A prefix that is declared nowhere has been reported as such.
      guard !name.utf8.contains(UInt8(ascii: ":")) else { return nil }
      guard !isFull else { return nil }
      let use = ForeignUse(node, of: tree, in: source)
      var fault = Diagnostic.unknownElement(
        use, in: parent, isAmongViews: isConstraintContainer(around),
        isAmongWords: parent.takesText && holdsWords(around), at: range)
      if !use.attributes.contains(where: { $0.value.contains("100%") }) {
        fault.hints = fault.hints.map(surroundings(of: node).filling)
      }
      report(fault)
      return ForeignElement.isClosed(name) ? nil : self.kind(of: node)
    }
    guard parent.children.contains(kind.set) else {
      // What may stand in an element that there is not nobody knows.
      guard ElementKind(named: nameBytes(of: around)) != nil else { return kind }
      // What has it as its class is no mistake besides.
      if kind == .style { lacksStyles = true }
      report(
        .misplacedElement(
          name, in: parent, span: span(insteadOf: node, kind, in: around),
          isImage: namesFile(around), standsAlone: standsAlone(node, kind), at: range))
      return kind
    }
    return kind
  }

  private func nameBytes(of node: Int32) -> ArraySlice<UInt8> {
    let range = name(of: node)
    return source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Whether statements place what stands in an element.
  private func isConstraintContainer(_ node: Int32) -> Bool {
    value(of: "display", on: node)?.collapsed == "constraints"
  }

  /// The tag of a span with the look of a misplaced element in a text, or of HTML's `<font>`; `nil` for others.
  private func span(insteadOf node: Int32, _ kind: ElementKind, in around: Int32) -> String? {
    let isInText = kind == .item && holdsWords(around)
    guard isInText || kind == .font else { return nil }
    let use = ForeignUse(node, of: tree, in: source)
    guard kind != .font || !use.attributes.contains(where: { $0.name == "src" }) else { return nil }
    let look = use.attributes.flatMap {
      ForeignTranslation.attributes(for: $0.name, $0.value, on: .span) ?? []
    }
    return look.isEmpty ? "<span>" : "<span \(look.text)>"
  }

  /// Whether text stands directly in an element, before or behind others.
  private func holdsWords(_ node: Int32) -> Bool {
    tree.children(of: node).prefix(16).contains { child in
      if case .element = tree.nodes[Int(child)].kind { return false }
      return source.firstLine(of: tree.nodes[Int(child)].range) != nil
    }
  }

  /// Whether a part of a text has nothing that a box could not have.
  private func standsAlone(_ node: Int32, _ kind: ElementKind) -> Bool {
    guard kind == .span || kind == .image else { return false }
    return ForeignUse(node, of: tree, in: source).attributes.allSatisfy {
      AttributeTable.row(of: $0.name, on: .item) != nil
    }
  }

  /// Whether an element names a file that it shows.
  private func namesFile(_ node: Int32) -> Bool {
    hasAttribute(node) { $0 == "src" }
  }

  /// Whether an element has an attribute of a name, whatever its value is.
  func hasAttribute(_ node: Int32, where isMeant: (String) -> Bool) -> Bool {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return false }
    return tree.elements[Int(index)].attributes.contains {
      isMeant(source.text(in: tree.attributes[Int($0)].name))
    }
  }

  /// Reports characters that are not white space.
  private mutating func checkBlank(_ node: Int32, in parent: ElementKind) {
    guard let text = source.firstLine(of: tree.nodes[Int(node)].range) else { return }
    report(.misplacedText(source.text(in: text), in: parent, at: text))
  }

  /// Reports everything in an element that is empty by definition.
  mutating func checkEmpty(_ node: Int32, kind: ElementKind) {
    for child in checkedChildren(of: node, kind: kind) where child.kind.isBox {
      resolveBox(child.node, parent: nil, inheriting: Inheritance())
    }
  }

  /// Adds the texts, spans and line ends in `node` to `builder`.
  mutating func resolveText(of node: Int32, kind: ElementKind, into builder: inout InlineBuilder) {
    let definition = ElementDefinition.of(kind)
    for child in tree.children(of: node) {
      let range = tree.nodes[Int(child)].range
      switch tree.nodes[Int(child)].kind {
      case .text: append(range, isLiteral: false, to: &builder)
      case .characterData: append(range, isLiteral: true, to: &builder)
      case .element(let index):
        guard !tree.elements[Int(index)].isForeign,
          let kind = check(child, in: definition, of: node)
        else { continue }
        switch kind {
        case .span: resolveSpan(child, into: &builder)
        case .image: resolveImage(child, into: &builder)
        case .lineBreak:
          _ = settings(of: child, kind: .lineBreak)
          checkEmpty(child, kind: .lineBreak)
          builder.breakLine(at: range)
        case .container, .item: resolveBox(child, parent: nil, inheriting: Inheritance())
        default: break
        }
      }
    }
  }

  private mutating func append(
    _ range: SourceRange, isLiteral: Bool, to builder: inout InlineBuilder
  ) {
    if !isLiteral {
      warnOfReference(range)
      warnOfEscapes(range)
    }
    let isAllowed = builder.append(
      range, of: source, isLiteral: isLiteral, most: limits.whole(.itemText))
    if !isAllowed { report(.textTooLong(limits, at: range)) }
  }

  /// Warns of a text that is nothing but the name of a string of Android.
  private mutating func warnOfReference(_ range: SourceRange) {
    let bytes = source.bytes[Int(range.lowerBound)..<Int(range.upperBound)].drop(while: \.isSpace)
    guard bytes.first == UInt8(ascii: "@"), bytes.starts(with: "@string/".utf8) else { return }
    let name = bytes.dropFirst(8).prefix { $0.isLetter || $0.isDigit || $0 == 0x5F }
    guard !name.isEmpty, bytes[name.endIndex...].allSatisfy(\.isSpace) else { return }
    let word = String(decoding: name, as: UTF8.self)
    report(
      .referenceInText(word, at: SourceRange(bytes.startIndex, name.endIndex)))
  }

  private mutating func resolveSpan(_ node: Int32, into builder: inout InlineBuilder) {
    var draft = builder.draftOfSpan()
    let settings = mergedSettings(of: node, kind: .span)
    var id: String?
    for setting in settings {
      switch setting.declaration {
      case .name(let name): id = claim(name, at: setting.range)
      case .style(let set): set(&draft)
      case .relativeStyle(let set): set(&draft, fontScope(in: builder.innermost.style))
      default: break
      }
    }
    draft.finish()
    warnOfMissingLine(among: settings, of: node, !builder.innermost.decorations.isEmpty)
    warnOfUselessDirection(among: settings, of: node, draft, in: builder.innermost.style)
    builder.open(draft, id: id, at: tree.nodes[Int(node)].range)
    resolveText(of: node, kind: .span, into: &builder)
    builder.close()
  }

  /// Adds an image in a text.
  private mutating func resolveImage(_ node: Int32, into builder: inout InlineBuilder) {
    var draft = builder.draftOfSpan()
    let settings = settings(of: node, kind: .image)
    for setting in settings {
      switch setting.declaration {
      case .style(let set): set(&draft)
      case .relativeStyle(let set): set(&draft, fontScope(in: builder.innermost.style))
      case .image(let image): draft.image = image
      default: break
      }
    }
    addImage(of: node, kind: .image, settings)
    require("src", on: node, kind: .image)
    checkEmpty(node, kind: .image)
    draft.finish()
    let margin = draft.layout.margin.physical(draft.text.direction)
    checkSize(draft.layout.width, of: "width", at: node, settings)
    checkSize(draft.layout.height, of: "height", at: node, settings)
    guard let reference = draft.image else { return }
    namedFiles.show(reference)
    var image = InlineImage(
      reference: reference, width: draft.layout.width.points,
      height: draft.layout.height.points, margin: margin.map(\.pointsOrZero),
      verticalAlign: draft.verticalAlign, paint: draft.paint)
    if case .percent(let percent) = draft.layout.width { image.widthShare = percent / 100 }
    image.marginShares = margin.map(\.share)
    builder.append(image, at: tree.nodes[Int(node)].range)
  }

  /// Reports sizes that a line of text does not answer: all but lengths, those that are an image's own, and a share of the
  /// width.
  private mutating func checkSize(
    _ value: Dimension, of attribute: String, at node: Int32, _ settings: [Setting]
  ) {
    switch value {
    case .points, .auto, .minContent, .maxContent, .fitContent: return
    case .percent where attribute == "width": return
    default:
      let written = settings.last { AttributeTable.all[$0.row].name == attribute }?.range
      report(
        .sizeInText(
          attribute, isStretched: value == .stretch, on: source.text(in: name(of: node)),
          at: written ?? name(of: node)))
    }
  }
}

extension ElementKind {
  /// Whether the element becomes a box.
  var isBox: Bool { self == .container || self == .item }
}
