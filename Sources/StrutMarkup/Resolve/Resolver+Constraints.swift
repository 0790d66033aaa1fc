import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout
import StrutSyntax

/// Statements of constraint containers. They are read after all boxes, whose names they use.
extension Resolver {
  /// A `<constraints>` element that waits for the boxes.
  struct PendingConstraints {
    let node: Int32
    let container: BoxID
    /// Its metrics by name.
    var metrics: [String: Double] = [:]
    /// Those that are numbers alone and used by no other.
    var plainMetrics: Set<String> = []
    /// What is wrong with the metrics.
    var faults: [Diagnostic] = []
  }

  /// Reads every `<constraints>` element.
  mutating func resolvePendingConstraints() {
    guard !pendingConstraints.isEmpty else { return }
    for index in pendingConstraints.indices {
      guard let text = value(of: "metrics", on: pendingConstraints[index].node) else { continue }
      let metrics = Metrics.parse(text)
      pendingConstraints[index].metrics = metrics.values
      pendingConstraints[index].plainMetrics = metrics.plain
      pendingConstraints[index].faults = metrics.faults
    }
    var names = ConstraintNames(boxes, stated: Set(pendingConstraints.map(\.container)))
    let lines = defineBarriers(in: &names)
    names.styles = Set(styles.keys)
    names.defineMisspelt(unknownStyles.keys.sorted(), around: pendingConstraints.map(\.container))
    var statements: [ConstraintStatement] = []
    let allMetrics = allMetrics
    for pending in pendingConstraints {
      guard let views = names.views(around: pending.container) else {
        report(
          .misplacedConstraints(
            arrangements: arrangements(of: pending.container), at: name(of: pending.node)))
        continue
      }
      statements += resolveConstraints(pending, views, lines, metricsElsewhere: allMetrics)
    }
    if statements.count > limits.whole(.constraints) {
      let first = statements[limits.whole(.constraints)].range
      return report(
        .beyond(.constraints, value: Double(statements.count), of: limits, at: first))
    }
    statements.sort { $0.range.lowerBound < $1.range.lowerBound }
    for statement in statements { boxes.layout.addConstraints(statement) }
  }

  /// Gives the lines of all barriers names, which statements before them may use, too, and boxes that stand among the
  /// statements by mistake.
  ///
  /// - Returns: The lines by the nodes of the barriers.
  private mutating func defineBarriers(in names: inout ConstraintNames) -> [Int32: ConstraintView] {
    var lines: [Int32: ConstraintView] = [:]
    for pending in pendingConstraints {
      for node in tree.children(of: pending.node) {
        guard case .element = tree.nodes[Int(node)].kind else { continue }
        let kind = kind(of: node)
        if kind == .guide || kind?.isBox ?? false, let id = value(of: "id", on: node) {
          names.define(id.collapsed, as: .misspelt, around: pending.container)
        }
        guard kind == .barrier else { continue }
        let line = nextHelper()
        lines[node] = line
        guard let id = value(of: "id", on: node) else { continue }
        let edge = BarrierList.edge(value(of: "edge", on: node))
        names.define(
          id.collapsed, as: edge.map { .line(line, $0.axis) } ?? .misspelt,
          around: pending.container)
      }
    }
    return lines
  }

  /// A name for a number that a statement brings along.
  private mutating func nextHelper() -> ConstraintView {
    helperCount += 1
    return ConstraintView(helper: helperCount - 1)
  }

  /// The metrics of all `<constraints>` elements. Each has its own; a name of another one is easily taken for known.
  private var allMetrics: [String: Double] {
    pendingConstraints.reduce(into: [:]) { found, pending in
      found.merge(pending.metrics) { first, _ in first }
    }
  }

  private mutating func resolveConstraints(
    _ pending: PendingConstraints, _ views: ViewNames, _ lines: [Int32: ConstraintView],
    metricsElsewhere: [String: Double]
  ) -> [ConstraintStatement] {
    _ = settings(of: pending.node, kind: .constraints)
    diagnostics += pending.faults
    var scope = StatementScope(
      names: views, container: ConstraintView(pending.container.index), metrics: pending.metrics)
    scope.lacksMetrics = !pending.faults.isEmpty
    scope.plainMetrics = pending.plainMetrics
    scope.metricsRange = name(of: pending.node)
    scope.metricsElsewhere = metricsElsewhere
    scope.instance = instance(of: pending)
    var statements: [ConstraintStatement] = []
    for child in checkedChildren(of: pending.node, kind: .constraints) {
      guard ElementDefinition.of(.constraints).children.contains(child.kind.set) else { continue }
      let count = scope.diagnostics.count
      scope.usedMetrics = []
      var statement = resolveStatement(child, line: lines[child.node], &scope)
      keepMetrics(of: child.node, scope, in: &statement)
      if scope.diagnostics.count == count {
        scope.checkLines(statement.constraints, at: statementPlace(of: child))
      }
      statements.append(statement)
    }
    diagnostics += scope.diagnostics
    hintAtPercentages(scope.percentages, statements)
    for name in scope.misspeltNames {
      // The name of no style is the id of no view either: one was written for the other.
      guard let index = unknownStyles[name], diagnostics.indices.contains(index) else { continue }
      diagnostics[index].hints = ["statements name a view '\(name)': did you mean id=\"\(name)\"?"]
    }
    return statements
  }

  /// Says of what a size may have been meant to be a percentage: of the view beside which it begins.
  private mutating func hintAtPercentages(
    _ percentages: [(size: Anchor, name: String, place: SourceRange)],
    _ statements: [ConstraintStatement]
  ) {
    guard !percentages.isEmpty else { return }
    let partners = partners(among: statements)
    let places = Dictionary(
      diagnostics.indices.map { (diagnostics[$0].range, $0) }, uniquingKeysWith: { $1 })
    for (size, name, place) in percentages {
      guard let other = partners[size], let index = places[place] else { continue }
      diagnostics[index].hints = [
        "did you mean '\(other).\(name) * …%', or of the container 'superview.\(name) * …%'?"
      ]
    }
  }

  /// The id of the view that a view begins with along the axis of a size, as the bar of a meter does with its track.
  private func partners(among statements: [ConstraintStatement]) -> [Anchor: String] {
    let sizes: [LayoutAttribute: LayoutAttribute] = [
      .leading: .width, .left: .width, .top: .height,
    ]
    var partners: [Anchor: String] = [:]
    for constraint in statements.lazy.flatMap(\.constraints) {
      guard constraint.relation == .equal, constraint.constant == 0,
        let size = sizes[constraint.first.attribute].map({ Anchor(constraint.first.view, $0) }),
        partners[size] == nil, let second = constraint.second,
        second.attribute == constraint.first.attribute, !second.view.isHelper,
        !size.view.isHelper, boxes.elements.indices.contains(Int(second.view.index)),
        boxes.layout.parent(of: BoxID(Int(second.view.index)))
          == boxes.layout.parent(of: BoxID(Int(size.view.index)))
      else { continue }
      partners[size] = boxes.elements[Int(second.view.index)].id?.nameInStatements
    }
    return partners
  }

  /// The id of the instance of a component whose body has a `<constraints>` element; `nil` outside of components.
  private func instance(of pending: PendingConstraints) -> String? {
    guard let origins = source.origins else { return nil }
    func use(_ range: SourceRange) -> Int32? {
      origins.instance(of: origins.origin(of: range).way)?.index
    }
    guard let own = use(tree.nodes[Int(pending.node)].range) else { return nil }
    // What else stands in the container may come from a slot, or be an instance itself.
    return boxes.layout.children(of: pending.container).lazy.compactMap { child -> String? in
      let element = boxes.elements[child.index]
      guard let id = element.id, let point = id.lastIndex(of: "."), use(element.range) == own else {
        return nil
      }
      return String(id[..<point])
    }.first
  }

  /// Where a message about all of a statement points to: its text, or its element.
  private func statementPlace(of child: Child) -> SourceRange {
    for node in tree.children(of: child.node) {
      if let line = source.firstLine(of: tree.nodes[Int(node)].range) { return line }
    }
    return name(of: child.node)
  }

  /// Whether an element has a text that could not be read, which is told.
  private func hasLostText(_ node: Int32) -> Bool {
    let tag = tree.nodes[Int(node)].range
    let end = Int(tag.upperBound)
    guard end < source.bytes.count, !source.text(in: tag).hasSuffix("/>") else { return false }
    let next = source.bytes[end]
    return next > 0x20 && next != UInt8(ascii: "<")
  }

  private mutating func resolveStatement(
    _ child: Child, line: ConstraintView?, _ scope: inout StatementScope
  ) -> ConstraintStatement {
    var statement = ConstraintStatement(
      container: scope.container, constraints: [], text: "",
      range: tree.nodes[Int(child.node)].range)
    for setting in settings(of: child.node, kind: child.kind) {
      if case .name(let name) = setting.declaration {
        statement.id = claim(name, at: setting.range)
      }
    }
    let given = value(of: "priority", on: child.node).map { scope.priority(of: $0) ?? .required }
    let priority = given ?? .required
    let text = statementText(of: child)
    statement.text = "<\(child.kind.rawValue)>\(written(child.node) ?? text.collapsed)"
    statement.kind = Self.statementKind(child.kind)
    // What an unknown element without text was meant to say is anybody's guess.
    if text.collapsed.isEmpty,
      isMisspelt(child.node) || hasLostText(child.node) || builderConstraint(at: child.node) != nil
    {
      return statement
    }
    switch child.kind {
    case .vfl:
      let format = VisualFormat.parse(
        text, options: value(of: "options", on: child.node), priority: priority, in: &scope)
      statement.constraints = format.constraints
      setName(format.name, of: &statement)
    case .constraint:
      let equation = Equation.parse(text, priority: given, in: &scope)
      statement.constraints = equation.constraints
      setName(equation.name, of: &statement)
    case .stack: resolveStack(child.node, text, priority, &scope, into: &statement)
    case .barrier:
      resolveBarrier(child.node, line, priority, &scope, into: &statement)
      statement.text = words(of: statement)
    default:
      statement.constraints = FollowList.parse(
        followAttributes(of: child.node), priority: priority, in: &scope)
      statement.text = words(of: statement)
    }
    return statement
  }

  /// The text of a statement as its author wrote it, where that says the same in each instance and turn: names are not in
  /// full there; `nil` for others.
  private func written(_ node: Int32) -> String? {
    guard let origins = source.origins else { return nil }
    var bytes: [UInt8] = []
    for node in tree.children(of: node) {
      let isLiteral = tree.nodes[Int(node)].kind == .characterData
      guard isLiteral || tree.nodes[Int(node)].kind == .text else { return nil }
      let origin = origins.extent(of: tree.nodes[Int(node)].range)
      bytes +=
        DecodedText(
          origin.source.bytes, origin.range, whitespace: .kept, isLiteral: isLiteral
        ).bytes
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.contains("{") else { return nil }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func statementKind(_ kind: ElementKind) -> ConstraintStatement.Kind {
    switch kind {
    case .vfl: .format
    case .constraint: .equation
    case .stack: .stack
    case .barrier: .barrier
    default: .follow
    }
  }

  /// Notes the metrics that a statement names, for explanations.
  private func keepMetrics(
    of node: Int32, _ scope: StatementScope, in statement: inout ConstraintStatement
  ) {
    statement.metrics = scope.usedMetrics.map { name in
      StatementMetric(
        name, value: scope.metrics[name] ?? 0, range: scope.metricsRange,
        isPlain: scope.plainMetrics.contains(name))
    }
    statement.options = value(of: "options", on: node)?.collapsed ?? ""
  }

  /// Whether the name of an element is none that Strut knows, so that its kind is a guess.
  private func isMisspelt(_ node: Int32) -> Bool {
    let name = name(of: node)
    return ElementKind(named: source.bytes[Int(name.lowerBound)..<Int(name.upperBound)]) == nil
  }

  /// Gives a statement the name that stands behind an arrow in its text.
  private mutating func setName(_ name: StatementName?, of statement: inout ConstraintStatement) {
    guard let name else { return }
    if statement.id == nil {
      statement.id = claim(name.text, at: name.range)
    } else {
      report(.statementNamedTwice(name.text, at: name.range))
    }
  }

  private func followAttributes(of node: Int32) -> FollowList.Attributes {
    var attributes = FollowList.Attributes(
      view: value(of: "view", on: node), target: value(of: "target", on: node),
      on: value(of: "on", on: node), inset: value(of: "inset", on: node), element: name(of: node))
    attributes.misspelt = misspeltAttributes(of: node, kind: .follow)
    return attributes
  }

  /// The attributes of a statement that are there by names of other systems: that is told, and that they are missing is
  /// no mistake of its own.
  private func misspeltAttributes(of node: Int32, kind: ElementKind) -> Set<String> {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return [] }
    return Set(
      tree.elements[Int(index)].attributes.compactMap { place in
        let name = source.text(in: tree.attributes[Int(place)].name)
        return ForeignStatement.attribute(meantBy: name, of: kind)
      })
  }

  /// The start tag of a statement that has no text.
  private func words(of statement: ConstraintStatement) -> String {
    source.text(in: statement.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private mutating func resolveStack(
    _ node: Int32, _ text: StatementText, _ priority: Priority, _ scope: inout StatementScope,
    into statement: inout ConstraintStatement
  ) {
    let attributes = StackList.Attributes(
      spacing: value(of: "spacing", on: node), distribution: value(of: "distribution", on: node),
      alignment: value(of: "alignment", on: node), ends: value(of: "ends", on: node))
    let count = scope.diagnostics.count
    var (rule, name) = StackList.parse(
      text, along: axis(of: node, &scope), priority: priority, attributes: attributes,
      length: nextHelper(), in: &scope)
    setName(name, of: &statement)
    rule?.namesAxis = value(of: "orientation", on: node) != nil
    guard let rule, scope.diagnostics.count == count else { return }
    statement.stack = rule
    statement.constraints = rule.constraints()
  }

  private mutating func resolveBarrier(
    _ node: Int32, _ line: ConstraintView?, _ priority: Priority, _ scope: inout StatementScope,
    into statement: inout ConstraintStatement
  ) {
    let name = name(of: node)
    if value(of: "id", on: node) == nil { report(.namelessBarrier(at: name)) }
    var attributes = BarrierList.Attributes(
      edge: value(of: "edge", on: node), of: value(of: "of", on: node),
      margin: value(of: "margin", on: node), element: name)
    attributes.misspelt = misspeltAttributes(of: node, kind: .barrier)
    let line = line ?? nextHelper()
    guard
      let barrier = BarrierList.parse(attributes, line: line, priority: priority, in: &scope)
    else { return }
    statement.barrier = barrier.line
    statement.constraints = barrier.constraints
  }

  private func axis(of node: Int32, _ scope: inout StatementScope) -> Axis {
    guard let text = value(of: "orientation", on: node) else { return .vertical }
    switch text.collapsed {
    case "vertical": return .vertical
    case "horizontal": return .horizontal
    default:
      scope.diagnostics.append(
        .wrongOrientation(text.collapsed, at: text.range(0, text.bytes.count)))
      return .vertical
    }
  }

  /// Keeps what a box brings along for constraints, where it is not what every box does.
  mutating func setConstraintAttributes(_ attributes: ConstraintAttributes, of box: BoxID) {
    guard attributes != ConstraintAttributes() else { return }
    boxes.layout.setConstraintAttributes(attributes, of: box)
  }

  /// Warns of attributes that do nothing for the view at `node`.
  mutating func warnOfUselessAttributes(of node: Int32, kind: ElementKind) {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return }
    adviseOnSizes(of: node)
    let pairs = AndroidPairs(
      tree.elements[Int(index)].attributes.map { tree.attributes[Int($0)] }.filter(\.isForeign)
        .map { (source.text(in: $0.name), source.text(in: $0.value)) },
      stretched: Set(["width", "height"].filter { isMatched(value(of: $0, on: node)?.collapsed) }))
    for place in tree.elements[Int(index)].attributes {
      let attribute = tree.attributes[Int(place)]
      let name = source.text(in: attribute.name)
      if attribute.isForeign { warnOfForeign(attribute, named: name, of: node, pairs) }
      if kind == .item, name == "layout-margins" {
        report(.marginsAroundNothing(at: attribute.name))
      }
      guard let row = AttributeTable.row(of: name, on: kind) else { continue }
      if name.hasSuffix("width") || name.hasSuffix("height"), let value = value(of: name, on: node),
        value.collapsed.hasPrefix("min-content") || value.collapsed.hasPrefix("max-content")
      {
        report(.contentSizeOfView(name, value.collapsed, at: attribute.name))
      }
      guard !AttributeTable.all[row].actsOnViews else { continue }
      report(
        .uselessAmongConstraints(
          name, source.text(in: attribute.value), of: value(of: "id", on: node)?.collapsed,
          at: attribute.name))
    }
  }

  /// Warns of an attribute of Android's namespace that says what a statement says.
  private mutating func warnOfForeign(
    _ attribute: MarkupTree.Attribute, named name: String, of node: Int32, _ pairs: AndroidPairs
  ) {
    let local = name.split(separator: ":").last.map(String.init) ?? name
    guard local.hasPrefix("layout_constraint"), !pairs.isSecond(name) else { return }
    let id = value(of: "id", on: node)?.collapsed
    if let other = pairs.partner(of: name) {
      let hint = pairs.hint(for: name, id: id)
      return report(.foreignStatement("\(name) with \(other)", hint, at: attribute.name))
    }
    let hint = AndroidConstraint(
      ForeignAttribute.hyphenated(local).replacing("_", with: "-"),
      value: source.text(in: attribute.value), id: id, margins: androidMargins(of: node))?.hint
    if let hint { report(.foreignStatement(name, hint, at: attribute.name)) }
  }

  /// The margins of Android's namespace that an element has, by the words for its sides.
  private func androidMargins(of node: Int32) -> [String: String] {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return [:] }
    var margins: [String: String] = [:]
    for place in tree.elements[Int(index)].attributes {
      let attribute = tree.attributes[Int(place)]
      let name = source.text(in: attribute.name)
      guard attribute.isForeign, let start = name.firstRange(of: "layout_margin") else { continue }
      margins[name[start.upperBound...].lowercased()] = source.text(in: attribute.value)
    }
    return margins
  }

  /// Says of sizes in Android's words what they are for a view: no size at all.
  private mutating func adviseOnSizes(of node: Int32) {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return }
    for place in tree.elements[Int(index)].attributes {
      let attribute = tree.attributes[Int(place)]
      let name = source.text(in: attribute.name)
      let size = ForeignAttribute.hyphenated(name).replacing("layout-", with: "")
      guard !attribute.isForeign, ["width", "height"].contains(size) else { continue }
      let value = source.text(in: attribute.value)
      let advice: String
      if isMatched(value) {
        advice = "leave \(name) out: the statements decide it"
      } else if ["wrap_content", "wrapContent", "wrap-content"].contains(value) {
        advice = "leave \(name) out: without, a view is as its content is"
      } else {
        continue
      }
      let range = SourceRange(Int(attribute.name.lowerBound), Int(attribute.value.upperBound))
      let told = diagnostics.lastIndex { diagnostic in
        guard let place = diagnostic.range else { return false }
        return range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound
      }
      if let told { diagnostics[told].hints = [advice] }
    }
  }

  /// Whether a size is that which statements give, in Android's words.
  private func isMatched(_ value: String?) -> Bool {
    ["0dp", "0dip", "match_constraint", "matchConstraint", "MATCH_CONSTRAINT"].contains(value ?? "")
  }

  /// What arranges the children of flex containers, which constraints do not know.
  private static let arrangements: Set = [
    "flex-direction", "flex-wrap", "flex-flow", "justify-content", "align-items", "align-content",
    "place-content", "place-items", "gap", "row-gap", "column-gap",
  ]

  /// Warns of attributes of a constraint container that do not move its views.
  mutating func warnOfArrangements(of node: Int32) {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return }
    for place in tree.elements[Int(index)].attributes {
      let attribute = tree.attributes[Int(place)]
      let name = source.text(in: attribute.name)
      guard AttributeTable.row(of: name, on: .container) != nil else { continue }
      if name.hasPrefix("padding") {
        let inset =
          name == "padding" ? insetAttribute(for: source.text(in: attribute.value), of: node) : nil
        report(.paddingAmongConstraints(name, inset: inset, at: attribute.name))
      } else if Self.arrangements.contains(name) {
        let stack = stackAttribute(for: name, source.text(in: attribute.value), of: node)
        report(.arrangementAmongConstraints(name, stack: stack, at: attribute.name))
      }
    }
  }

  /// What keeps the only view of a constraint container, which a `<follow>` holds at its edges, as far from these as padding does in a flex
  /// container; `nil` where there is none, or where that has an inset, follows margins, or leaves an edge to others.
  private func insetAttribute(for value: String, of node: Int32) -> String? {
    let follows = elements(of: node, .constraints).flatMap { elements(of: $0, .follow) }
    guard follows.count == 1, let follow = follows.first, Double(value) != nil,
      self.value(of: "inset", on: follow) == nil, self.value(of: "target", on: follow) == nil,
      self.value(of: "on", on: follow).map({ $0.collapsed == "edges" }) != false,
      views(in: node).count == 1
    else { return nil }
    return "inset=\"\(value)\" of the <follow> in "
      + source.lineWords(at: Int(tree.nodes[Int(follow)].range.lowerBound))
  }

  /// The elements in a container that are no statements.
  private func views(in node: Int32) -> [Int32] {
    tree.children(of: node).filter { child in
      guard case .element = tree.nodes[Int(child)].kind else { return false }
      return self.kind(of: child) != .constraints
    }
  }

  private func elements(of node: Int32, _ kind: ElementKind) -> [Int32] {
    tree.children(of: node).filter { child in
      guard case .element = tree.nodes[Int(child)].kind else { return false }
      return self.kind(of: child) == kind
    }
  }

  /// What says the same on the only `<stack>` of a constraint container as what arranges the children of a flex container;
  /// `nil` where there is none, or where that is said.
  private func stackAttribute(for name: String, _ value: String, of node: Int32) -> String? {
    let stacks = elements(of: node, .constraints).flatMap { elements(of: $0, .stack) }
    guard stacks.count == 1, let stack = stacks.first,
      let (attribute, meant) = StackWords.attribute(for: name, value: value),
      self.value(of: attribute, on: stack) == nil
    else { return nil }
    return "\(attribute)=\"\(meant)\" of the <stack> in "
      + source.lineWords(at: Int(tree.nodes[Int(stack)].range.lowerBound))
  }

  /// Warns of what a box says for constraints that take no notice of it.
  mutating func warnOfConstraintAttributes(
    of node: Int32, _ draft: borrowing StyleDraft, isView: Bool
  ) {
    guard draft.constraints != ConstraintAttributes(),
      case .element(let index) = tree.nodes[Int(node)].kind
    else { return }
    for place in tree.elements[Int(index)].attributes {
      let attribute = tree.attributes[Int(place)]
      guard !attribute.isForeign else { continue }
      let name = source.text(in: attribute.name)
      if name == "safe-area", draft.layout.display == .flex {
        report(.marginsOfFlexContainer(name, at: attribute.name))
      }
      if name.hasPrefix("content-hugging") || name.hasPrefix("content-compression"), !isView {
        report(.priorityOutsideConstraints(name, at: attribute.name))
      }
    }
  }

  /// Warns of margins of a flex container that only constraints know.
  mutating func warnOfMargins(of node: Int32) {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return }
    for place in tree.elements[Int(index)].attributes {
      let attribute = tree.attributes[Int(place)]
      // Nearly no container has it, and all of them are asked.
      let name = source.bytes[Int(attribute.name.lowerBound)..<Int(attribute.name.upperBound)]
      guard name.elementsEqual("layout-margins".utf8), !attribute.isForeign else { continue }
      report(.marginsOfFlexContainer("layout-margins", at: attribute.name))
    }
  }

  /// What a flex container with statements in it says of the places of its children.
  private func arrangements(of container: BoxID) -> [String] {
    let text = source.text(in: boxes.elements[container.index].range)
    let tag = text.prefix { $0 != ">" }
    let names = tag.split(whereSeparator: \.isWhitespace).compactMap { word in
      word.contains("=") ? word.split(separator: "=").first.map(String.init) : nil
    }
    return names.filter { Self.arrangements.contains($0) || $0.hasPrefix("padding") }
  }

  // MARK: Texts

  /// The value of an attribute with its places; `nil` where the element does not have it.
  func value(of name: String, on node: Int32) -> StatementText? {
    guard case .element(let index) = tree.nodes[Int(node)].kind else { return nil }
    for place in tree.elements[Int(index)].attributes {
      let attribute = tree.attributes[Int(place)]
      guard !attribute.isForeign, source.text(in: attribute.name) == name else { continue }
      let decoded = DecodedText(source.bytes, attribute.value, whitespace: .asInAttributes)
      return StatementText(bytes: decoded.bytes, offsets: decoded.offsets)
    }
    return nil
  }

  /// The characters in a statement; reports elements in it, and texts where none may be.
  private mutating func statementText(of child: Child) -> StatementText {
    // Whatever stands in the element is looked at; only its characters count.
    _ = checkedChildren(of: child.node, kind: child.kind)
    var bytes: [UInt8] = []
    var offsets: [Int32] = []
    var end = Int32(tree.nodes[Int(child.node)].range.upperBound)
    for node in tree.children(of: child.node) {
      let isLiteral = tree.nodes[Int(node)].kind == .characterData
      guard isLiteral || tree.nodes[Int(node)].kind == .text else { continue }
      let decoded = DecodedText(
        source.bytes, tree.nodes[Int(node)].range, whitespace: .kept, isLiteral: isLiteral)
      bytes += decoded.bytes
      offsets += decoded.offsets.dropLast()
      end = decoded.offsets.last ?? end
    }
    return StatementText(bytes: bytes, offsets: offsets + [end])
  }
}

/// Which names the statements of each constraint tree can use.
private struct ConstraintNames {
  /// Where a box stands.
  private struct Place {
    /// The root of the tree that the box is a view of; -1 for none.
    var tree: Int32 = -1
    /// The root of the tree that the children are views of, or would be if the box were not hidden; -1 for none.
    var treeOfChildren: Int32 = -1
    /// The roots of the trees that the box is in without being a view, the innermost first.
    var outer: [Int32] = []
    /// The innermost view that the box is in or is itself; -1 for none.
    var view: Int32 = -1
  }

  private var places: [Place] = []
  private var names: [Int32: ViewNames] = [:]
  private var holders: [String: ViewNames.Holder] = [:]
  /// The names of styles.
  var styles: Set<String> = []

  /// Looks at every box; `stated` are those that hold a `<constraints>`.
  init(_ boxes: BoxTree, stated: Set<BoxID>) {
    places.reserveCapacity(boxes.elements.count)
    for index in boxes.elements.indices {
      let box = BoxID(index)
      let display = boxes.layout.style(of: box).display
      let isContainer = display == .constraints || (display == .none && stated.contains(box))
      var place = self.place(below: boxes.layout.parent(of: box), hasBox: display != .contents)
      if isContainer {
        if place.tree < 0 { place.tree = Int32(index) }
        place.treeOfChildren = place.tree
      }
      if place.tree >= 0 { place.view = Int32(index) }
      places.append(place)
      guard let id = boxes.elements[index].id else { continue }
      holders[id] = holder(of: box, in: boxes)
      if place.tree >= 0 {
        names[place.tree, default: ViewNames()].define(
          id, as: .view(ConstraintView(index), hasLayoutMargins: isContainer))
      }
      for tree in place.outer {
        names[tree, default: ViewNames()].define(id, as: .placedByFlexbox)
      }
    }
  }

  /// Where a box stands, in words.
  private func holder(of box: BoxID, in boxes: BoxTree) -> ViewNames.Holder? {
    guard let parent = boxes.layout.parent(of: box) else { return nil }
    let element = boxes.elements[parent.index]
    return ViewNames.Holder(
      element.id.map { "'\($0)'" } ?? "a <\(element.kind.rawValue)> without an id",
      isConstraints: places[parent.index].treeOfChildren >= 0,
      view: places[parent.index].view < 0
        ? nil : boxes.elements[Int(places[parent.index].view)].id)
  }

  /// The place of a box by that of its parent. The children of a box without a box of its own stand where it stands.
  private func place(below parent: BoxID?, hasBox: Bool) -> Place {
    guard let parent else { return Place() }
    let around = places[parent.index]
    guard around.treeOfChildren < 0 else {
      return hasBox
        ? Place(tree: around.treeOfChildren, outer: around.outer)
        : Place(treeOfChildren: around.treeOfChildren, outer: around.outer)
    }
    return Place(
      outer: (around.tree >= 0 ? [around.tree] : []) + around.outer, view: around.view)
  }

  /// Gives a name that is no box a meaning in the tree of a container.
  mutating func define(_ name: String, as meaning: ViewNames.Meaning, around container: BoxID) {
    let tree = places[container.index].tree
    guard tree >= 0 else { return }
    names[tree, default: ViewNames()].define(name, as: meaning)
  }

  /// Keeps names that are told to be wrong elsewhere from being told again.
  mutating func defineMisspelt(_ unknown: [String], around containers: [BoxID]) {
    for container in containers {
      for name in unknown where views(around: container)?.hasMeaning(name) == false {
        define(name, as: .misspelt, around: container)
      }
    }
  }

  /// The names for the statements of a container; `nil` if it is no constraint container.
  func views(around container: BoxID) -> ViewNames? {
    let tree = places[container.index].tree
    guard tree >= 0, places[container.index].treeOfChildren >= 0 else { return nil }
    var views = names[tree] ?? ViewNames()
    views.holders = holders
    views.styles = styles
    return views
  }
}
