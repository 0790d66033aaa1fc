import FoundationEssentials
import StrutCore
import StrutFormats
import StrutSyntax

/// From markup and to it, and to pictures.
extension Box {
  /// Makes the tree that an element is the value of.
  ///
  /// A ``Canvas(defaults:fileID:line:content:)`` becomes the tree's canvas.
  public convenience init(_ component: some Component) {
    self.init(element: Element(component))
  }

  /// Makes the tree that an element is the value of, with files.
  ///
  /// - Parameter folder: What its paths start from; `nil` is the current folder.
  /// - Throws: ``NotAFileURLError`` where `folder` is none.
  public convenience init(_ component: some Component, folder: URL?) throws {
    self.init(element: Element(component))
    if let folder { state.folder = try folder.filePath() }
  }

  convenience init(element: Element) {
    guard element.kind == .canvas else {
      self.init(below: element)
      return
    }
    let root = element.children.last { $0.isBox }
    self.init(below: root ?? Element(.container, at: element.place))
    state.canvas = element.withoutBoxes
  }

  convenience init(below element: Element) {
    self.init(element.kind == .container ? element.withoutBoxes : element, subviews: [])
    guard element.kind == .container, let held = element.held else { return }
    // Not by recursion: a program may nest more elements than a stack holds calls.
    var open = [(self, held)]
    while let (box, held) = open.popLast() {
      var made: [Box] = []
      made.reserveCapacity(held.elements.count)
      for element in held.elements where held.holdsOnlyBoxes || element.isBox {
        let isContainer = element.kind == .container
        let child = Box(isContainer ? element.withoutBoxes : element, subviews: [])
        child.parent = box
        made.append(child)
        if isContainer, let inner = element.held { open.append((child, inner)) }
      }
      box.subviews = made
      box.value = held
    }
  }

  /// Reads a document as a tree.
  ///
  /// - Parameters:
  ///   - markup: The document.
  ///   - folder: What its paths start from; `nil` is the current folder.
  /// - Throws: ``MarkupError`` with everything that is wrong with the document, ``NotAFileURLError`` where `folder` is
  ///   none, or ``MissingFontError``.
  public convenience init(markup: String, folder: URL? = nil) throws {
    try self.init(
      DocumentSource(
        name: "document.xml", bytes: Array(markup.utf8), folder: folder?.filePath() ?? "."))
  }

  /// Reads a file as a tree.
  ///
  /// - Parameter url: The file; its paths start from its folder.
  /// - Throws: ``MarkupError`` with everything that is wrong with the document, ``FileError`` where the file cannot be
  ///   read, ``NotAFileURLError`` where an address names no file, or ``MissingFontError``.
  public convenience init(contentsOf url: URL) throws {
    try self.init(DocumentSource(file: url.filePath()))
  }

  private convenience init(_ source: DocumentSource) throws {
    let parsed = source.parsed()
    let (element, text) = try Element.checked(parsed)
    self.init(element: element)
    state.folder = parsed.folder
    state.document = text
    try layOutThrowing()
  }

  /// The tree as a document that draws the same: attributes sorted by name, one element a line. A box that stands in
  /// another one has what it inherits there on the canvas.
  ///
  /// Boxes that constraints of the program name get an `id`; a leaf with a measure of its own becomes a
  /// container of an empty item that is as large as it is without limits.
  public func markup() -> String {
    guard parent == nil else { return Box(partOf: self).markup() }
    let tree = Element(.canvas)
    var canvas = rootState?.canvas ?? tree
    if let rootState {
      if rootState.isWidthGiven { canvas.style[.width] = .number(rootState.exactSize.width) }
      if rootState.isHeightGiven { canvas.style[.height] = .number(rootState.exactSize.height) }
    }
    canvas.children.append(Element(tree: self))
    return canvas.markup()
  }

  /// The tree as a picture: as it was laid out last, with what has changed since. A box that stands in another one is
  /// drawn by itself, as large as it stands there.
  ///
  /// - Parameters:
  ///   - format: What the file is.
  ///   - scale: Pixels for each point; a number above 0, at most 1,000,000.
  ///   - svgText: How an SVG has texts.
  /// - Throws: ``MarkupError`` where something is wrong with the tree, ``RenderingError``, also for a scale that is none,
  ///   or ``MissingFontError``.
  public func render(
    _ format: OutputFormat, scale: Double = 1, svgText: SVGTextMode = .outlines
  ) throws -> Data {
    guard PictureScale.isValid(scale) else { throw RenderingError(noScale: scale) }
    guard parent == nil else {
      try root.layOutThrowing()
      return try Box(picturing: self).render(format, scale: scale, svgText: svgText)
    }
    try layOutThrowing()
    guard let placed = live?.settled else {
      throw RenderingError(description: "there is no layout")
    }
    do throws(DrawingError) {
      return Data(try placed.draw(format, scale: scale, svgText: svgText))
    } catch {
      throw pictureError(error)
    }
  }

  /// The tree as it was laid out last, with what has changed since, and where its parts come from.
  package func laidOut() throws -> (PlacedDocument, position: (SourceRange) -> SourcePosition) {
    try layOutThrowing()
    guard let live, let placed = live.settled, let source = live.source else {
      throw RenderingError.fault("there is no layout")
    }
    return (placed, { source.position(of: $0) })
  }

  /// The warnings about the tree as people read them, with the lines of the program.
  package func describedWarnings() -> [String] {
    warnings.map { diagnostic in
      live?.source?.description(of: diagnostic) ?? diagnostic.message
    }
  }

  /// What a program is told of a picture that cannot be drawn.
  func pictureError(_ error: DrawingError) -> any Error {
    switch error {
    case .document(let diagnostic), .overdue(let diagnostic):
      MarkupError(
        diagnostics: [diagnostic], source: live?.source?.text ?? SourceText(name: "", bytes: []),
        origins: live?.source)
    case .scale(let message), .environment(let message), .fault(let message):
      RenderingError(description: message)
    }
  }
}

extension Element {
  /// The element without the boxes in it.
  var withoutBoxes: Element {
    guard let held else { return self }
    var element = self
    element.children = held.holdsOnlyBoxes ? [] : held.elements.filter { !$0.isBox }
    return element
  }

  /// Reads a document. ``Component/markup()`` writes it back.
  ///
  /// - Throws: ``MarkupError`` with everything that is wrong with the document.
  public init(markup: String) throws {
    let source = DocumentSource(name: "document.xml", bytes: Array(markup.utf8), folder: ".")
    self = try Self.checked(source.parsed()).element
  }

  /// The element of a document that is right, and the text that the offsets of its places count in: the document with its
  /// components expanded.
  static func checked(
    _ source: ParsedSource
  ) throws(MarkupError) -> (element: Element, text: SourceText) {
    let resolved = source.resolved(ReadingOptions())
    let markup = resolved.markup
    guard !resolved.expansion.isWrong, markup.boxes != nil, let tree = markup.tree,
      let root = ElementReader(tree, of: markup.source).root()
    else {
      throw MarkupError(
        diagnostics: resolved.expansion.usageDiagnostics
          + resolved.expansion.joined(markup.diagnostics, in: markup.source),
        source: markup.source.written)
    }
    let isPlain = root.kind == .canvas && root.style.isEmpty && root.children.count == 1
    return (isPlain ? root.children[0] : root, markup.source)
  }
}
