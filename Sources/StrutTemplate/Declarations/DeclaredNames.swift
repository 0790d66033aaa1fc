import StrutCore

/// The names that elements declare anywhere in the files of a document: what is said of a name that has no meaning where it is
/// used depends on where it has one.
final class DeclaredNames {
  private struct Entry {
    let element: LanguageElement
    let range: SourceRange
    /// The name of the component around; `nil` outside of components.
    let component: String?
    let isWrong: Bool
  }

  private unowned let declarations: Declarations
  private var entries: [Int32: [String: Entry]] = [:]
  /// The components of each file, each from its start to that of what follows it.
  private var components: [Int32: [Range<Int32>]] = [:]

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// Where a name is declared that has no meaning at a place in a file; `nil` where nothing declares it.
  ///
  /// - Complexity: O(*n*) in the size of the file, once.
  func declaration(
    of name: String, usedAt range: SourceRange, in file: Int32
  ) -> DeclarationElsewhere? {
    guard declarations.files.indices.contains(Int(file)) else { return nil }
    if let swapped = swappedLoop(over: name, at: range, in: declarations.files[Int(file)]) {
      return swapped
    }
    if let style = style(named: name, at: range, in: declarations.files[Int(file)]) { return style }
    let own = entries(of: file)[name]
    // A library that names what a document has sees as little of it as the document's own components do.
    guard let entry = own ?? (file == 0 ? nil : entries(of: 0)[name]) else {
      return turn(named: name, at: range, in: declarations.files[Int(file)])
    }
    return DeclarationElsewhere(
      isWrong: entry.isWrong,
      hint: (own == nil ? nil : self.hint(entry, name, amongDeclarationsAt: range.lowerBound, file))
        ?? self.hint(
          entry, name, in: self.declarations.files[own == nil ? 0 : Int(file)],
          self.isInComponent(range.lowerBound, file)))
  }

  /// The loop around a place, or whose list is there, of which a name is the list where `each` has the name of what is declared:
  /// both were probably swapped. `nil` where there is none.
  private func swappedLoop(
    over name: String, at range: SourceRange, in file: TemplateFile
  ) -> DeclarationElsewhere? {
    var node = self.node(at: range, in: file)
    let first = node
    while node >= 0 {
      if file.role(node) == .language(.forElement),
        let list = file.attribute("in", of: node), let each = file.attribute("each", of: node),
        file.writtenValue(list) == "{\(name)}"
      {
        let variable = file.writtenValue(each)
        guard let entry = entries(of: file.index)[variable], entry.element != .forElement else {
          return nil
        }
        // What stands in it has been told with the list.
        return DeclarationElsewhere(
          isWrong: node != first,
          hint:
            "write each=\"\(name)\" in=\"{\(variable)}\": the name comes first, and then the list"
        )
      }
      node = file.tree.nodes[Int(node)].parent
    }
    return nil
  }

  /// The style of a name that stands in the braces of a `class`; `nil` where there is none.
  private func style(
    named name: String, at range: SourceRange, in file: TemplateFile
  ) -> DeclarationElsewhere? {
    guard declarations.styles[name] != nil,
      HoldingAttribute.name(around: range, in: file.source) == "class"
    else { return nil }
    return DeclarationElsewhere(
      isWrong: false,
      hint: HoldingAttribute(around: range, in: file.source) == nil
        ? "a text stands in single quotes: '\(name)'"
        : "write class=\"\(name)\": the name of a style stands there as it is")
  }

  /// The node that a place in a file stands in; -1 for none.
  private func node(at range: SourceRange, in file: TemplateFile) -> Int32 {
    Int32(file.tree.nodes.partitioningIndex { $0.range.lowerBound > range.lowerBound }) - 1
  }

  /// What other languages call the element of a turn.
  private static let turnNames: Set<String> = [
    "this", "self", "it", "item", "element", "entry", "$item", "current",
  ]

  /// The loop around a place, whose element is meant by a name that other languages give it; `nil` for other names, and where no
  /// loop is.
  private func turn(
    named name: String, at range: SourceRange, in file: TemplateFile
  ) -> DeclarationElsewhere? {
    guard Self.turnNames.contains(name) else { return nil }
    var node = self.node(at: range, in: file)
    // The list of a loop knows nothing of its turns, its key does.
    let key = file.attribute("key", of: node < 0 ? 0 : node).map(file.valueRange)
    let isKey = key.map { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
    if node >= 0, file.role(node) == .language(.forElement), isKey != true {
      node = file.tree.nodes[Int(node)].parent
    }
    while node >= 0, file.role(node) != .language(.component) {
      if file.role(node) == .language(.forElement), let each = file.attribute("each", of: node) {
        let variable = file.writtenValue(each)
        let rest = file.source.text(in: range).dropFirst(name.count)
        return DeclarationElsewhere(
          isWrong: false,
          hint:
            "write \(variable)\(rest): <for each=\"\(variable)\"> names the element of each turn")
      }
      node = file.tree.nodes[Int(node)].parent
    }
    return nil
  }

  /// Whether a place in a file that has been read stands in a component.
  private func isInComponent(_ offset: Int32, _ file: Int32) -> Bool {
    let ranges = components[file] ?? []
    let next = ranges.partitioningIndex { $0.lowerBound > offset }
    return next > 0 && ranges[next - 1].contains(offset)
  }

  /// Whether a place in a file and what is declared elsewhere in it stand in one component.
  private func isInComponent(_ offset: Int32, with range: SourceRange, _ file: Int32) -> Bool {
    (components[file] ?? []).contains { $0.contains(offset) && $0.contains(range.lowerBound) }
  }

  /// Why a declaration, which is worked out before what follows all of them, does not see a name; `nil` where it would if the name
  /// were declared before it.
  private func hint(
    _ entry: Entry, _ name: String, amongDeclarationsAt offset: Int32, _ index: Int32
  ) -> String? {
    let file = declarations.files[Int(index)]
    let next = file.tree.nodes.partitioningIndex { $0.range.lowerBound > offset }
    guard next > 0, case .language(let user)? = file.role(Int32(next - 1)) else { return nil }
    let node = Int32(next - 1)
    let own = file.attribute("name", of: node).map(file.writtenValue)
    let isOwn = own == name && entry.component == nil
    switch (user, entry.element) {
    case (.set, _) where entry.component != nil || isInComponent(offset, index):
      return "a <set> of a component sees the tokens alone: write the value itself"
    case (.set, .letElement), (.param, .letElement), (.data, .letElement):
      guard entry.component == nil else { return nil }
      return
        "a <let> gets its value after data, parameters and cases: write what it is here, or make it a <param>"
    case (.set, .param) where isOwn, (.set, .data) where isOwn:
      return "a <set> takes the place of the value of '\(name)', and does not see it"
    case (.param, .param) where isInComponent(offset, with: entry.range, index) && own != name:
      return
        "'\(name)' gets its value after '\(own ?? "")': move the <param> of '\(name)' before that of '\(own ?? "")'"
    case (.param, .param) where entry.component != nil && own != name:
      return
        "a default sees the tokens, and no other parameter: write default=\"{null}\", and {\(own ?? "…") ?? \(defaultValue(of: node, name, in: file))} in the component"
    case (.param, .param) where isOwn: return "a parameter does not see its own value"
    case (.set, .param) where declarations.data.contains(where: { $0.name == own }):
      return "parameters get their values after the data: '\(own ?? "")' sees other data alone"
    case (.data, .param):
      return
        "parameters get their values after the data: write the whole path, and draw with --data \(own ?? "…")=… for another file"
    case (.set, .param), (.set, .data):
      return
        "'\(name)' gets its value after '\(own ?? "")': move the <\(entry.element.rawValue)> of '\(name)' before that of '\(own ?? "")'"
    default: return nil
    }
  }

  /// The expression of a parameter's default as the right side of `??`; the name in it where it is longer or no whole expression.
  private func defaultValue(of node: Int32, _ name: String, in file: TemplateFile) -> String {
    guard let attribute = file.attribute("default", of: node) else { return name }
    let text = file.source.text(in: file.valueRange(attribute)).trimmed
    let value = String(text.dropFirst().dropLast()).trimmed
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count <= 60,
      ExpressionParser.isExpression(value)
    else { return name }
    return value.contains(" ? ") ? "(\(value))" : value
  }

  private func hint(
    _ entry: Entry, _ name: String, in file: TemplateFile, _ isInComponent: Bool
  ) -> String {
    let place = file.shown(entry.range)
    switch entry.element {
    case .letElement where entry.component != nil || !isInComponent:
      return "the <let> of that name, at \(place), is seen by what follows it in its element"
    case .forElement where entry.component != nil && !isInComponent:
      return
        "the <for> of that name stands in <\(entry.component ?? "…")>, whose <slot/> hands nothing to what stands in it: write what shows '\(name)' in the component"
    case .forElement where entry.component != nil || !isInComponent:
      return "the <for> of that name, at \(place), is seen by what stands in it"
    default: break
    }
    if let component = entry.component {
      return "'\(name)' is a parameter of <\(component)>, which nothing outside of it sees"
    }
    guard isInComponent else { return "'\(name)' is declared further down, at \(place)" }
    return "a component sees its parameters and the tokens: write <param name=\"\(name)\"/> in it, "
      + "and \(name)=\"{\(name)}\" where it is used"
  }

  // MARK: Reading

  private func entries(of index: Int32) -> [String: Entry] {
    if let known = entries[index] { return known }
    let file = declarations.files[Int(index)]
    var found: [String: Entry] = [:]
    var component: (node: Int32, name: String)?
    for node in file.tree.nodes.indices.map(Int32.init) {
      // What stands in an element follows it, up to the first node that has a parent before it.
      if let open = component, file.tree.nodes[Int(node)].parent < open.node {
        components[index, default: []].append(start(of: open.node, file)..<start(of: node, file))
        component = nil
      }
      if file.role(node) == .language(.component) {
        component = (node, file.attribute("name", of: node).map(file.writtenValue) ?? "")
      }
      for (name, element, range) in names(of: node, in: file) {
        let entry = Entry(
          element: element, range: range, component: component?.name,
          isWrong: declarations.isWrong(node, of: file))
        // Names of documents come before those of components, and what is wrong before both.
        let isFirst = found[name].map { $0.component != nil && component == nil } ?? true
        if isFirst || entry.isWrong { found[name] = entry }
      }
    }
    if let open = component {
      components[index, default: []].append(
        start(of: open.node, file)..<Int32(file.source.bytes.count))
    }
    for name in namesOfLoops(in: file) where found[name] == nil {
      found[name] = Entry(element: .forElement, range: .start, component: nil, isWrong: true)
    }
    let names = file.texts.namesOfBlocks.union(declarations.namesOfMistakes[index] ?? [])
    for name in names where found[name] == nil {
      found[name] = Entry(element: .forElement, range: .start, component: nil, isWrong: true)
    }
    entries[index] = found
    return found
  }

  /// The names that loops of other languages would give that stand in attributes, such as `v-for`.
  private func namesOfLoops(in file: TemplateFile) -> [String] {
    file.tree.nodes.indices.flatMap { node -> [String] in
      let isBox = file.role(Int32(node)).map { [.plain, .inline].contains($0) } ?? false
      return (file.element(Int32(node))?.attributes ?? 0..<0).flatMap {
        namesOfLoop(in: $0, isOnBox: isBox, file)
      }
    }
  }

  /// The names that a loop in one attribute would give.
  private func namesOfLoop(in index: Int32, isOnBox: Bool, _ file: TemplateFile) -> [String] {
    let attribute = file.tree.attributes[Int(index)]
    let name = file.source.text(in: attribute.name)
    if name == "slot-scope" { return [file.source.text(in: attribute.value)] }
    // Components may have such parameters.
    guard
      ["v-for", "x-for", "ng-repeat", "ngFor", "s-for", "wx:for"].contains(name)
        || isOnBox && ["each", "for"].contains(name)
    else { return [] }
    let value = file.source.text(in: attribute.value)
    guard let loop = ForeignLoop(value) else {
      // A list alone has given no name, and hints take this one.
      return name == "each" && value.hasPrefix("{") ? ["x"] : []
    }
    return [loop.each] + (loop.index.map { [$0] } ?? [])
  }

  private func start(of node: Int32, _ file: TemplateFile) -> Int32 {
    file.tree.nodes[Int(node)].range.lowerBound
  }

  /// The names that an element gives to expressions, or would give if it were right.
  private func names(
    of node: Int32, in file: TemplateFile
  ) -> [(String, LanguageElement, SourceRange)] {
    let element: LanguageElement
    switch file.role(node) {
    case .language(let known)?: element = known
    case .plain? where declarations.isWrong(node, of: file): element = .param
    default: return []
    }
    let attributes: [String]
    switch element {
    case .letElement, .param, .data: attributes = ["name"]
    // A token is seen by everything, unless it is wrong.
    case .token where declarations.isWrong(node, of: file),
      .set where declarations.isWrong(node, of: file):
      attributes = ["name"]
    case .forElement: attributes = ["each", "index"]
    default: return []
    }
    return attributes.compactMap { file.attribute($0, of: node) }.map {
      let name = file.writtenValue($0)
      // A path is looked up by its first name.
      let first = element == .token ? name.prefix { $0 != "." } : name[...]
      return (String(first), element, file.tree.nodes[Int(node)].range)
    }
  }
}
