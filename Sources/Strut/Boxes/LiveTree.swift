import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout
import StrutMarkup
import StrutSyntax

/// The layout of a tree of boxes, kept up from change to change.
///
/// The boxes are written as markup together with its syntax, and resolved as a document is; so they mean what a
/// document's do. After that, a change of a box is resolved by itself.
final class LiveTree {
  /// What can change in a box.
  struct Changes: OptionSet {
    let rawValue: UInt8
    /// The characters of an item.
    static let text = Changes(rawValue: 1)
    /// An attribute that only the box itself is made of.
    static let style = Changes(rawValue: 2)
    /// An attribute that reaches the boxes inside.
    static let inheritedStyle = Changes(rawValue: 4)
    /// What a leaf with a size of its own measures.
    static let measure = Changes(rawValue: 8)
    /// The constraints that a box holds.
    static let constraints = Changes(rawValue: 16)
    /// Which boxes there are, and what they are called.
    static let structure = Changes(rawValue: 32)
  }

  private let renderer: DocumentRenderer
  /// What makes further work in vain; `nil` for nothing.
  var budget: DrawingBudget?
  /// The boxes with their frames; `nil` before the first layout, and where the tree cannot be resolved at all.
  private(set) var placed: PlacedDocument?
  /// Whether a layout is under way: a leaf that a program measures may ask for whatever it likes meanwhile.
  private(set) var isLayingOut = false
  /// The boxes with their frames, as long as no layout is under way that changes them.
  var settled: PlacedDocument? { isLayingOut ? nil : placed }
  /// How often the whole tree was laid out; frames that programs set hold until the next time.
  var layouts: Int { (placed?.layouts ?? 0) + idleLayouts }
  /// The layouts that found nothing to do.
  private var idleLayouts = 0
  /// Where the parts of the text come from that the boxes were resolved from.
  var source: MarkupSource?
  /// What resolving found.
  private(set) var readingFaults: [Diagnostic] = []
  /// How often the boxes were placed before they were resolved anew.
  private var earlierLayouts = 0
  /// Whether the boxes have to be resolved anew, all of them.
  private(set) var isStale = true
  /// The boxes that changed; they take themselves out when they die.
  private var edited: [Unmanaged<Box>] = []
  /// The statements of the markup, without those of constraints that boxes hold.
  private var markupStatements: [ConstraintStatement] = []
  private var heldStatements: [ObjectIdentifier: Int] = [:]
  private var haveStatementsChanged = false
  /// The constraints that boxes hold and that mean nothing.
  private(set) var heldFaults: [Diagnostic] = []
  /// The size that the canvas of the tree names.
  private var ownWidth: Double?
  private var ownHeight: Double?
  private var names: [String: Unmanaged<Box>]?
  /// The names in statements whose boxes have left the tree.
  private var missingNames: Set<String> = []
  /// What the last layout found wrong, or worth a warning; `nil` before it was asked for.
  var findings: (layouts: Int, diagnostics: [Diagnostic])?
  /// Where the boxes stood when that was asked for last.
  private var lastResult: LastResult?

  /// Creates a layout that knows no box.
  ///
  /// - Throws: ``MissingFontError``.
  convenience init(fonts: SharedFonts) { self.init(renderer: DocumentRenderer(fonts: fonts)) }

  /// Creates a layout that knows no box.
  ///
  /// - Parameter renderer: What resolves and draws; of this layout alone.
  init(renderer: DocumentRenderer) { self.renderer = renderer }

  // MARK: Changes

  /// Takes note of a change.
  func note(_ change: Changes, of box: Box) {
    if change == .structure {
      isStale = true
      names = nil
      return
    }
    if change == .constraints {
      haveStatementsChanged = true
      return
    }
    guard !isStale else { return }
    if box.pending.isEmpty { edited.append(Unmanaged.passUnretained(box)) }
    box.pending.formUnion(change)
  }

  /// Forgets a box that dies or leaves the tree.
  func forget(_ box: Box) {
    edited.removeAll { $0.toOpaque() == Unmanaged.passUnretained(box).toOpaque() }
    box.pending = []
  }

  /// Whether something changed since the last layout.
  var isDirty: Bool {
    isStale || haveStatementsChanged || !edited.isEmpty || settled?.isDirty ?? true
  }

  /// Whether something changed in a box since the last layout.
  func isDirty(_ box: Box) -> Bool {
    guard let placed = settled, !isStale else { return true }
    if haveStatementsChanged || placed.boxes.layout.isDirty(box.boxID) { return true }
    return edited.contains { box.holds($0.takeUnretainedValue()) }
  }

  /// The first box with an `id`.
  func box(named id: String, in root: Box) -> Box? {
    if names == nil {
      var found: [String: Unmanaged<Box>] = [:]
      root.forEach { box in
        if let id = box.id, found[id] == nil { found[id] = Unmanaged.passUnretained(box) }
      }
      names = found
    }
    return names?[id]?.takeUnretainedValue()
  }

  // MARK: Layout

  /// Lays the tree out; what is wrong with it is left out, and stays in ``readingFaults``.
  ///
  /// What changes meanwhile, because a leaf that the program measures changes it, waits for the next layout.
  ///
  /// - Parameter placesAll: Whether frames that the program set inside of the tree hold no longer, even where nothing
  ///   changed.
  func layOut(_ root: Box, width: Double?, height: Double?, placesAll: Bool = false) {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let before = placed?.layouts
    if isStale || placed == nil {
      rebuild(root, width: width, height: height)
    } else {
      applyEdits(root)
    }
    guard let placed else { return }
    placed.layOut(width: width ?? ownWidth, height: height ?? ownHeight)
    if placesAll, placed.layouts == before { idleLayouts += 1 }
  }

  /// Takes over a document that has been placed already; `boxes` are its boxes in document order.
  func adopt(_ placed: PlacedDocument, of document: ReadDocument, boxes: Box) {
    attach(boxes)
    guard boxes.hasAsManyBoxes(as: placed) else { return }
    self.placed = placed
    source = MarkupSource(ofDocument: document.source)
    readingFaults = document.diagnostics
    markupStatements = placed.boxes.layout.constraintStatements
    ownWidth = placed.boxes.canvas.width
    ownHeight = placed.boxes.canvas.height
    isStale = false
  }

  private func attach(_ root: Box) {
    var index = 0
    root.forEach { box in
      box.live = self
      box.boxID = BoxID(index)
      box.pending = []
      index += 1
    }
  }

  private func rebuild(_ root: Box, width: Double?, height: Double?) {
    for box in edited { box.takeUnretainedValue().pending = [] }
    edited = []
    earlierLayouts = max(earlierLayouts, placed?.layouts ?? 0)
    let state = root.state
    var writer = ElementWriter(limits: renderer.limits)
    let canvas = root.placedCanvas
    writer.begin(canvas)
    for declaration in canvas.children { writer.write(declaration) }
    var count = 0
    missingNames = root.missingNames()
    writer.missing = missingNames
    writer.write(root, &count)
    writer.end()
    let (parsed, source) = writer.finish(document: state.document)
    attach(root)
    var options = ReadingOptions(root: state.rootFolder, limits: renderer.limits)
    options.keepsFaultyBoxes = true
    var document = renderer.read(
      ParsedSource(document: parsed, folder: state.folder, isStandardInput: false)
        .resolvedAsPlain(options), keepsFaultyBoxes: true)
    self.source = source
    readingFaults = document.diagnostics
    guard let boxes = document.boxes, boxes.elements.count == count else {
      placed = nil
      return
    }
    prepare(&document, of: root, width: width, height: height)
    isStale = false
    placed = renderer.place(document, measures: measures(of: root), budget: budget)
    placed?.goOnCounting(from: earlierLayouts)
  }

  /// Puts what markup does not say into a document that was read.
  private func prepare(
    _ document: inout ReadDocument, of root: Box, width: Double?, height: Double?
  ) {
    guard var boxes = document.boxes else { return }
    document.boxes = nil
    markupStatements = boxes.layout.constraintStatements
    for statement in statements(of: root) { boxes.layout.addConstraints(statement) }
    haveStatementsChanged = false
    root.forEach { box in
      if box.measure != nil { boxes.layout.setContent(.measured, of: box.boxID) }
    }
    ownWidth = boxes.canvas.width
    ownHeight = boxes.canvas.height
    boxes.canvas.width = width ?? boxes.canvas.width
    boxes.canvas.height = height ?? boxes.canvas.height
    document.boxes = boxes
  }

  private func measures(of root: Box) -> [BoxID: (Size) -> Size] {
    var measures: [BoxID: (Size) -> Size] = [:]
    root.forEach { box in
      if let measure = box.measure { measures[box.boxID] = measure }
    }
    return measures
  }

  /// Where the boxes with an `id` stand.
  ///
  /// - Complexity: the number of boxes that the layouts since the last result looked at, as long as no box came, went or
  ///   was named, and nobody has kept that result.
  func result(of root: Box, warnings: [Diagnostic]) -> LayoutResult {
    guard let placed = settled else {
      return LayoutResult(size: .zero, elements: [], warnings: warnings)
    }
    if lastResult?.placed !== placed {
      lastResult = LastResult(of: placed, root: root, source: source)
    }
    return lastResult?.upToDate(warnings: warnings)
      ?? LayoutResult(size: .zero, elements: [], warnings: warnings)
  }

  // MARK: Constraints

  /// The statements that boxes hold, each with a place in the program; what means nothing is in ``heldFaults``.
  private func statements(of root: Box) -> [ConstraintStatement] {
    var statements: [ConstraintStatement] = []
    heldStatements = [:]
    heldFaults = []
    root.forEach { box in
      for constraint in box.heldConstraints
      where !constraint.isIdle && !box.keepsWaiting(constraint) {
        let range = source?.add(constraint.place) ?? .start
        guard let made = constraint.anchorConstraint(), constraint.isPlaced(in: box) else {
          let reason =
            constraint.fault ?? "its boxes are not placed by constraints of the one that holds it"
          heldFaults.append(
            Diagnostic(
              .error, "constraint", "the constraint '\(constraint)' means nothing: \(reason)",
              at: range))
          continue
        }
        heldStatements[ObjectIdentifier(constraint)] = markupStatements.count + statements.count
        statements.append(
          ConstraintStatement(
            container: ConstraintView(box.boxID.index), constraints: [made],
            text: constraint.description, range: range))
      }
    }
    return statements
  }

  /// Changes the constant of a constraint that the last layout knows.
  func setConstant(_ constant: Double, of constraint: LayoutConstraint) {
    guard !isStale, !haveStatementsChanged, !isLayingOut,
      let index = heldStatements[ObjectIdentifier(constraint)]
    else { return haveStatementsChanged = true }
    placed?.edit { $0.layout.setConstraintConstant(constant, ofStatementAt: index) }
  }

  /// The constraints of the program that statements of the last layout were made of, in the order of the ranges, each
  /// once.
  func constraints(ofStatementsIn ranges: [SourceRange], in root: Box) -> [LayoutConstraint] {
    guard let statements = placed?.boxes.layout.constraintStatements, !ranges.isEmpty else {
      return []
    }
    var held: [Int: LayoutConstraint] = [:]
    root.forEach { box in
      for constraint in box.heldConstraints {
        if let index = heldStatements[ObjectIdentifier(constraint)] { held[index] = constraint }
      }
    }
    var found = Dictionary(
      statements.enumerated().map { ($1.range, $0) }, uniquingKeysWith: { first, _ in first })
    // Each range is found once.
    return ranges.compactMap { found.removeValue(forKey: $0).flatMap { held[$0] } }
  }

  // MARK: Edits

  private func applyEdits(_ root: Box) {
    let changed = edited.map { $0.takeUnretainedValue() }
    edited = []
    for box in changed {
      let changes = box.pending
      box.pending = []
      guard !isStale else { continue }
      apply(changes, to: box)
    }
    if isStale {
      rebuild(root, width: nil, height: nil)
    } else if haveStatementsChanged {
      haveStatementsChanged = false
      let all = markupStatements + statements(of: root)
      placed?.edit { $0.layout.setConstraintStatements(all) }
    }
  }

  private func apply(_ changes: Changes, to box: Box) {
    guard let placed else { return }
    if changes.contains(.inheritedStyle) {
      box.forEach { lastResult?.note(changeOf: $0.boxID) }
    } else {
      lastResult?.note(changeOf: box.boxID)
    }
    if changes.contains(.measure) { placed.edit { $0.layout.markDirty(box.boxID) } }
    if changes == .text, case .text(var content) = placed.boxes.elements[box.boxID.index].content,
      !box.element.text.isEmpty
    {
      content.items = [.text(box.element.text, placed.boxes.elements[box.boxID.index].range)]
      content.spans = [content.spans[0]]
      return placed.setText(content, of: box.boxID)
    }
    guard changes != .measure else { return }
    resolveAnew(box, withSubviews: changes.contains(.inheritedStyle))
  }

  /// Resolves a box by itself, below the boxes around it.
  private func resolveAnew(_ box: Box, withSubviews: Bool) {
    var path: [Box] = []
    var ancestor = box.parent
    while let current = ancestor {
      path.append(current)
      ancestor = current.parent
    }
    var writer = ElementWriter(limits: renderer.limits)
    let canvas = (path.last ?? box).placedCanvas
    writer.begin(canvas)
    for declaration in canvas.children { writer.write(declaration) }
    for box in path.reversed() { writer.begin(box.element.withoutID) }
    var count = path.count
    if withSubviews {
      writer.missing = missingNames
      writer.write(box, &count)
    } else {
      writer.begin(box.element)
      if box.element.kind == .item { writer.writeContent(of: box.element) }
      count += 1
    }
    let (parsed, _) = writer.finish()
    let resolved = MarkupReader.resolve(parsed, fonts: placed?.texts.fontLengths)
    let isSame = resolved.diagnostics.isEmpty && readingFaults.isEmpty
    guard isSame, let boxes = resolved.boxes, boxes.elements.count == count else {
      isStale = true
      return
    }
    take(boxes, skipping: path.count, for: box)
  }

  /// Takes over the boxes of a subtree that was resolved by itself.
  private func take(_ boxes: BoxTree, skipping start: Int, for box: Box) {
    var index = start
    let end = boxes.elements.count
    var emptied: [BoxID] = []
    let texts = placed?.edit { tree in
      var texts: [(BoxID, InlineContent)] = []
      box.forEach { box in
        guard index < end else { return }
        let made = BoxID(index)
        let id = box.boxID
        index += 1
        let old = tree.elements[id.index]
        var element = boxes.elements[made.index]
        element.range = old.range
        if case .text(let content) = element.content {
          texts.append((id, content.moved(to: old.range)))
        }
        if case .image = element.content { element.content = old.content }
        tree.elements[id.index] = element
        let style = boxes.layout.style(of: made)
        if style != tree.layout.style(of: id) { tree.layout.setStyle(style, of: id) }
        let attributes = boxes.layout.constraintAttributes(of: made)
        if attributes != tree.layout.constraintAttributes(of: id) {
          tree.layout.setConstraintAttributes(attributes, of: id)
        }
        if case .none = element.content, case .text = old.content {
          tree.layout.setContent(.none, of: id)
          emptied.append(id)
        }
      }
      return texts
    }
    for id in emptied { placed?.texts.remove(of: id) }
    for (id, content) in texts ?? [] { placed?.setText(content, of: id) }
  }
}

extension InlineContent {
  /// The same text where all of it stands at one place.
  fileprivate func moved(to range: SourceRange) -> InlineContent {
    var content = self
    for index in content.items.indices {
      if case .text(let text, _) = content.items[index] {
        content.items[index] = .text(text, range)
      }
    }
    for index in content.spans.indices { content.spans[index].range = range }
    return content
  }
}

extension Box {
  /// Lets the tree of a document take part in the layout that the document has.
  func adopt(_ placed: PlacedDocument, of document: ReadDocument, renderer: DocumentRenderer) {
    let live = LiveTree(renderer: renderer)
    live.adopt(placed, of: document, boxes: self)
    let size = placed.frame(of: BoxID(0), else: .zero).size
    state.frame = Rect(origin: placed.frame(of: BoxID(0), else: .zero).origin, size: size)
  }

  fileprivate func hasAsManyBoxes(as placed: PlacedDocument) -> Bool {
    var count = 0
    forEach { _ in count += 1 }
    return count == placed.boxes.elements.count
  }
}

extension Element {
  /// The element without its name.
  fileprivate var withoutID: Element {
    guard style[.id] != nil else { return self }
    var element = self
    element.style[.id] = nil
    return element
  }
}

extension Box {
  /// Visits the boxes of this tree in document order.
  func forEach(_ body: (Box) -> Void) {
    var open = [self]
    while let box = open.popLast() {
      body(box)
      open.append(contentsOf: box.subviews.reversed())
    }
  }
}

extension ElementWriter {
  /// Writes a box with everything in it.
  ///
  /// - Parameter count: The boxes that were written so far.
  mutating func write(_ box: Box, _ count: inout Int) {
    guard !isTooLarge else { return }
    count += 1
    begin(box.element)
    writeContent(
      of: missing.isEmpty ? box.element : box.element.withoutStatements(about: missing))
    for child in box.subviews { write(child, &count) }
    end()
  }
}
