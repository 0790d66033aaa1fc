import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout
import StrutSyntax

/// Turns the syntax of a document into boxes with typed, defaulted and inherited values, and checks everything on the way.
///
/// After an error it goes on with what the author most probably meant, so that one mistake hides no other.
struct Resolver {
  let source: SourceText
  let tree: MarkupTree
  private let overrides: CanvasOverrides

  /// What was found wrong, in no particular order.
  var diagnostics: [Diagnostic] = []
  /// The boxes; of no use where there are errors.
  var boxes = BoxTree()
  var pendingConstraints: [PendingConstraints] = []
  /// How many lines and lengths statements have brought along.
  var helperCount = 0
  /// What the document names, as it is met.
  var namedFiles = FileCollector()
  /// The texts of items without content, where they are kept.
  private(set) var emptyTexts: [BoxID: InlineContent] = [:]
  private let keepsEmptyTexts: Bool
  /// The attributes of Android's namespace, which are told together.
  var android = AndroidAttributes()
  /// Whether what a style is called could not be read, so that names of styles say nothing.
  var lacksStyles = false
  let limits: Limits

  var styles: [String: NamedStyle] = [:]
  /// The names of the styles, which all stand before the first box, for those that there are not.
  lazy var nearestStyles = NearestNames(styles.keys.sorted())
  /// The styles that classes name and that are not there, with the diagnostic about each.
  var unknownStyles: [String: Int] = [:]
  /// The places of the doubts that were told.
  var doubted: Set<DoubtPlace> = []
  private var ids: [String: SourceRange] = [:]
  private var initialLayout = LayoutStyle.initial(.yoga)
  private let fonts: any FontLengths
  /// The font size of `<layout>`; `nil` while its own attributes are applied.
  private var rootSize: Double?

  /// Where a value is written, of which a doubt is told once.
  struct DoubtPlace: Hashable {
    let file: String?
    let range: SourceRange
  }

  /// A `<style>`: what it sets, in the order of the attribute table.
  struct NamedStyle {
    let name: SourceRange
    let settings: [Setting]
  }

  /// One attribute with a value.
  struct Setting {
    /// The index into ``AttributeTable/all``.
    let row: Int
    let declaration: Declaration
    /// The place of the value.
    let range: SourceRange
  }

  /// What a box hands down to the boxes and texts in it.
  struct Inheritance {
    var text = TextStyle()
    /// The decorations of all elements around, the outermost first.
    var decorations: [TextDecoration] = []

    /// What the content of a box with properties of its own inherits. Decorations go along no box that is out of flow
    /// ([CSS Text Decoration 3 §2](https://www.w3.org/TR/css-text-decor-3/#line-decoration)).
    func passed(on draft: StyleDraft) -> Inheritance {
      let around = draft.layout.position == .absolute ? [] : decorations
      let own = draft.decoration.resolved(draft.text)
      return Inheritance(text: draft.text, decorations: around + (own.map { [$0] } ?? []))
    }
  }

  /// Where the ellipses begin that have been told to do nothing.
  var warnedEllipses: Set<Int32> = []

  /// Prepares to resolve `tree`, which may end early where the text is not well-formed.
  init(
    source: SourceText, tree: MarkupTree, overrides: CanvasOverrides, keepsEmptyTexts: Bool,
    limits: Limits, fonts: any FontLengths
  ) {
    self.fonts = fonts
    self.keepsEmptyTexts = keepsEmptyTexts
    self.limits = limits
    self.source = source
    self.tree = tree
    self.overrides = overrides
  }

  /// Resolves the whole document.
  mutating func run() {
    boxes.elements.reserveCapacity(tree.elements.count)
    resolveElements()
    if let warning = android.diagnostic { report(warning) }
    resolvePendingConstraints()
  }

  private mutating func resolveElements() {
    guard !tree.nodes.isEmpty, case .element(let index) = tree.nodes[0].kind else { return }
    let root = tree.elements[Int(index)]
    guard !root.isForeign else {
      report(.foreignRoot(source.text(in: root.name), at: root.name))
      return
    }
    let name = source.text(in: root.name)
    if name != ElementKind.layout.rawValue {
      let line = InnerLayout.line(in: source)
      report(.wrongRoot(name, around: line, at: root.name))
      // What stands around the document is not what its author means to be drawn.
      guard line == nil else { return }
    }
    switch kind(of: 0) {
    case .layout?: resolveDocument()
    case .container?, .item?: resolveBox(0, parent: nil, inheriting: Inheritance())
    case .span?, .image?, .lineBreak?, .font?, .style?: break
    // Whatever it is, its children are probably those of a document.
    default: resolveDocument(checkingAttributes: false)
    }
  }

  /// Adds a diagnostic, unless there are many more than will be reported.
  mutating func report(_ diagnostic: Diagnostic) {
    if !isFull { diagnostics.append(diagnostic) }
  }

  /// Whether diagnostics are no longer taken, so that none need be made.
  ///
  /// Those that are reported are the first ones of the text, and elements are resolved nearly in that order.
  var isFull: Bool { diagnostics.count >= 4 * MarkupLimits.diagnostics }

  // MARK: The document

  private mutating func resolveDocument(checkingAttributes: Bool = true) {
    var inheritance = Inheritance()
    if checkingAttributes { resolveCanvas(&inheritance) }
    rootSize = inheritance.text.fontSize
    let children = checkedChildren(of: 0, kind: .layout)
    let rootCount = children.count { $0.kind.isBox }
    var seenRoots = 0
    for child in children {
      if child.kind.isBox {
        seenRoots += 1
        // However many there are, one container mends it.
        if seenRoots == 2 { report(.secondRoot(of: rootCount, at: name(of: child.node))) }
      } else if seenRoots > 0, child.kind == .font || child.kind == .style {
        report(.lateDeclaration(child.kind.rawValue, at: name(of: child.node)))
      }
      if child.kind == .font { resolveFont(child.node) }
      if child.kind == .style { resolveStyle(child.node) }
    }
    // Boxes come last, so that a style that stands in the wrong place is known nevertheless.
    for child in children where child.kind.isBox {
      resolveBox(child.node, parent: nil, inheriting: inheritance)
    }
  }

  private mutating func resolveCanvas(_ inheritance: inout Inheritance) {
    var style = StyleDraft(layout: initialLayout, inheriting: TextStyle())
    let declarations =
      settings(of: 0, kind: .layout).map(\.declaration) + overrides.declarations
    let scope = fontScope(in: TextStyle())
    for declaration in declarations {
      switch declaration {
      case .style(let set): set(&style)
      case .relativeStyle(let set): set(&style, scope)
      default: break
      }
    }
    // The size comes last: it may be told in units of the canvas's own font.
    var canvas = CanvasDraft(units: FontUnits(style.text, .own, in: scope))
    for case .canvas(let set) in declarations { set(&canvas) }
    initialLayout = LayoutStyle.initial(canvas.preset)
    canvas.canvas.range = name(of: 0)
    canvas.canvas.background = style.paint.background
    canvas.canvas.direction = style.text.direction
    canvas.canvas.language = style.text.language
    boxes.canvas = canvas.canvas
    inheritance.text = style.text
  }

  /// What units of fonts refer to in an element inside of one with the style `parent`.
  func fontScope(in parent: TextStyle) -> FontScope {
    FontScope(parent: parent, rootSize: rootSize, lengths: fonts)
  }

  private mutating func resolveFont(_ node: Int32) {
    var font = FontDraft()
    let settings = settings(of: node, kind: .font)
    for setting in settings {
      guard case .font(let set) = setting.declaration else { continue }
      set(&font)
      switch AttributeTable.all[setting.row].name {
      case "src": font.range = setting.range
      case "index": font.descriptors.indexRange = setting.range
      default: break
      }
    }
    require("src", on: node, kind: .font)
    checkEmpty(node, kind: .font)
    if let file = font.file { namedFiles.add(file) }
  }

  private mutating func resolveStyle(_ node: Int32) {
    let settings = settings(of: node, kind: .style)
    addImage(of: node, kind: .style, settings)
    guard !isStyleSheet(node) else { return }
    require("name", on: node, kind: .style)
    checkEmpty(node, kind: .style)
    // A name that is none has been told; what has it as its class is no news.
    let isNamed = settings.contains { if case .name = $0.declaration { true } else { false } }
    if !isNamed { lacksStyles = true }
    for setting in settings {
      guard case .name(let name) = setting.declaration else { continue }
      if let first = styles[name] {
        report(
          .duplicateStyle(name, at: setting.range, firstLine: line(of: first.name)))
      } else {
        styles[name] = NamedStyle(name: setting.range, settings: settings)
        warnOfState(name, of: node, at: setting.range)
      }
    }
  }

  /// Warns of a style with the name of a class in a state, as `card:hover`, that nothing has as its class.
  private mutating func warnOfState(_ name: String, of node: Int32, at range: SourceRange) {
    let tag = tree.nodes[Int(node)].range
    guard name.utf8.contains(UInt8(ascii: ":")), let rule = ForeignState(name),
      // What else is wrong with it says so already.
      !diagnostics.contains(where: { fault in
        fault.range.map { $0.lowerBound >= tag.lowerBound && $0.upperBound <= tag.upperBound }
          ?? false
      })
    else { return }
    let isUsed = tree.attributes.contains { attribute in
      source.text(in: attribute.name) == "class"
        && source.text(in: attribute.value).split(whereSeparator: \.isWhitespace)
          .contains { $0 == name }
    }
    if !isUsed { report(.styleOfState(name, of: rule.base, rule.state, at: range)) }
  }

  mutating func require(_ attribute: String, on node: Int32, kind: ElementKind) {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return }
    let isThere = tree.elements[Int(index)].attributes.contains { index in
      source.text(in: tree.attributes[Int(index)].name) == attribute
    }
    guard !isThere else { return }
    if kind == .style { lacksStyles = true }
    // One of another name was probably meant, which has been told.
    let isTold = tree.elements[Int(index)].attributes.contains { index in
      let attribute = tree.attributes[Int(index)]
      return !attribute.isForeign
        && AttributeTable.row(of: source.text(in: attribute.name), on: kind) == nil
    }
    if !isTold { report(.missingAttribute(attribute, on: kind.rawValue, at: name(of: node))) }
  }

  /// Reports a style that holds rules of CSS; `false` for others.
  private mutating func isStyleSheet(_ node: Int32) -> Bool {
    for child in tree.children(of: node) {
      guard let text = source.firstLine(of: tree.nodes[Int(child)].range) else { continue }
      let content = source.text(in: tree.nodes[Int(child)].range)
      let rules = CSSDeclarations.rules(in: content)
      guard !rules.isEmpty else { return false }
      let styles = rules.prefix(4).map { rule in
        let set = ForeignTranslation.attributes(ofDeclarations: rule.declarations, on: .style)
        return (rule.name, set ?? [])
      }
      report(
        .styleSheet(
          styles, isCut: rules.count > styles.count,
          without: CSSDeclarations.conditions(in: content), at: text))
      lacksStyles = true
      return true
    }
    return false
  }

  // MARK: Boxes

  /// Resolves a `<container>` or an `<item>` with everything in it.
  ///
  /// - Parameter isView: Whether the parent is a constraint container.
  mutating func resolveBox(
    _ node: Int32, parent: BoxID?, isView: Bool = false, inheriting inherited: Inheritance
  ) {
    guard
      let container = resolveBoxItself(node, parent: parent, isView: isView, inheriting: inherited)
    else { return }
    resolveChildren(
      of: node, box: container.box, display: container.display, isView: isView,
      inheritance: container.inheritance)
  }

  /// Resolves a `<container>` without what is in it, or a whole `<item>`; `nil` for that. Apart, so that little is on the stack
  /// for each level.
  private mutating func resolveBoxItself(
    _ node: Int32, parent: BoxID?, isView: Bool, inheriting inherited: Inheritance
  ) -> (box: BoxID, display: Display, inheritance: Inheritance)? {
    let kind: ElementKind = self.kind(of: node) == .item ? .item : .container
    let settings = mergedSettings(of: node, kind: kind)
    var draft = StyleDraft(layout: initialLayout, inheriting: inherited.text)
    let id = apply(settings, to: &draft, inheriting: inherited)
    let hasNoBox = kind == .item && draft.layout.display == .contents
    if hasNoBox { draft.dissolve(into: initialLayout) }
    draft.finish()
    checkFilters(draft.paint.filter, of: node)
    let inheritance = inherited.passed(on: draft)
    warnOfMissingLine(
      among: settings, of: node,
      draft.layout.position != .absolute && !inherited.decorations.isEmpty)
    if isView { warnOfUselessAttributes(of: node, kind: kind) }
    warnOfConstraintAttributes(of: node, draft, isView: isView)
    var element = BoxElement(
      kind: kind == .item ? .item : .container, id: id, range: tree.nodes[Int(node)].range,
      paint: draft.paint)
    guard kind == .item else {
      let box = boxes.append(element, style: draft.layout, to: parent)
      setConstraintAttributes(draft.constraints, of: box)
      return (box, draft.layout.display, inheritance)
    }
    let leaf = resolveContent(of: node, draft: draft, inheritance: inheritance, &element)
    warnOfUselessSettings(settings, of: node, draft, element.content)
    if hasNoBox, element.content == .none { draft.layout.display = .none }
    let box = boxes.append(element, style: draft.layout, leaf: leaf, to: parent)
    if let image = draft.image { namedFiles.show(image) }
    if keepsEmptyTexts, element.content == .none {
      emptyTexts[box] =
        InlineBuilder(draft: draft, inheritance: inheritance, range: element.range).content
    }
    setConstraintAttributes(draft.constraints, of: box)
    return nil
  }

  /// Applies what is set on a box; returns its name.
  private mutating func apply(
    _ settings: [Setting], to draft: inout StyleDraft, inheriting inherited: Inheritance
  ) -> String? {
    var id: String?
    for setting in settings {
      switch setting.declaration {
      case .style(let set): set(&draft)
      case .relativeStyle(let set): set(&draft, fontScope(in: inherited.text))
      case .image(let image): draft.image = image
      case .name(let name): id = claim(name, at: setting.range)
      case .canvas, .font, .classes, .none: break
      }
    }
    return id
  }

  /// Resolves what stands in a container.
  private mutating func resolveChildren(
    of node: Int32, box: BoxID, display: Display, isView: Bool, inheritance: Inheritance
  ) {
    guard hasChildren(node) else { return }
    if display == .constraints { warnOfArrangements(of: node) }
    if display == .flex { warnOfMargins(of: node) }
    let placesViews = display == .constraints || (isView && display == .contents)
    resolveChildren(of: node, box: box, placesViews: placesViews, inheritance: inheritance)
  }

  private mutating func checkFilters(_ filters: [FilterFunction], of node: Int32) {
    guard filters.count > limits.whole(.filters) else { return }
    report(.beyond(.filters, value: Double(filters.count), of: limits, at: name(of: node)))
  }

  private mutating func resolveChildren(
    of node: Int32, box: BoxID, placesViews: Bool, inheritance: Inheritance
  ) {
    for child in checkedChildren(of: node, kind: .container) {
      switch child.kind {
      case .container, .item:
        resolveBox(child.node, parent: box, isView: placesViews, inheriting: inheritance)
      case .guide: resolveGuide(child.node, parent: box, isView: placesViews)
      case .constraints:
        pendingConstraints.append(PendingConstraints(node: child.node, container: box))
      default: break
      }
    }
  }

  /// Resolves a `<guide>`: a box of a constraint container that shows nothing.
  private mutating func resolveGuide(_ node: Int32, parent: BoxID, isView: Bool) {
    var draft = StyleDraft(layout: initialLayout, inheriting: TextStyle())
    var id: String?
    for setting in settings(of: node, kind: .guide) {
      if case .style(let set) = setting.declaration { set(&draft) }
      if case .name(let name) = setting.declaration { id = claim(name, at: setting.range) }
    }
    checkEmpty(node, kind: .guide)
    if !isView, boxes.layout.style(of: parent).display != .none {
      report(.misplacedGuide(at: name(of: node)))
    }
    boxes.append(
      BoxElement(kind: .guide, id: id, range: tree.nodes[Int(node)].range), style: draft.layout,
      to: parent)
  }

  private mutating func resolveContent(
    of node: Int32, draft: borrowing StyleDraft, inheritance: Inheritance,
    _ element: inout BoxElement
  ) -> LeafContent {
    if draft.image == nil, !hasChildren(node) { return .none }
    var builder = InlineBuilder(draft: draft, inheritance: inheritance, range: element.range)
    resolveText(of: node, kind: .item, into: &builder)
    if let image = draft.image {
      if let text = builder.firstContent {
        report(.textAndImage(at: text))
      }
      element.content = .image(image)
      return .replaced(naturalSize: .zero, ratio: nil)
    }
    guard !builder.isEmpty else { return .none }
    element.content = .text(builder.content)
    return .measured
  }

  private func hasChildren(_ node: Int32) -> Bool {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return false }
    return tree.elements[Int(index)].firstChild >= 0
  }

  mutating func claim(_ id: String, at range: SourceRange) -> String {
    if let first = ids[id] {
      report(.duplicateID(id, at: range, first: first, in: line(of: first)))
    } else {
      ids[id] = range
    }
    return id
  }

  // MARK: Places

  /// The name in the start tag of the element at `node`.
  func name(of node: Int32) -> SourceRange {
    guard case .element(let index) = tree.nodes[Int(node)].kind else {
      return tree.nodes[Int(node)].range
    }
    return tree.elements[Int(index)].name
  }

  /// The line of a place, for messages that refer to it.
  func line(of range: SourceRange) -> Int {
    source.position(at: Int(range.lowerBound)).line
  }
}
