import StrutCore
import StrutSyntax

/// The attributes of elements of the language.
extension LanguageCheck {
  /// Looks at the attributes of an element of the language.
  mutating func checkAttributes(of node: Int32, _ element: LanguageElement) {
    if element == .forElement,
      refuseForeignLoop(node) || refuseTurnedLoop(node) || refuseCountedLoop(node)
    {
      return
    }
    let own = element.attributes
    let known = isContent(element) ? own + ["slot"] : own
    var missing = required(element).filter { file.attribute($0, of: node) == nil }
    for index in file.element(node)?.attributes ?? 0..<0 {
      let attribute = file.tree.attributes[Int(index)]
      let name = file.source.text(in: attribute.name)
      if attribute.isForeign || name.hasPrefix("xml:") || known.contains(name) { continue }
      refuseAttribute(index, name, of: node, element, &missing)
    }
    if refuseContent(of: node, element, lacking: missing) { return }
    for name in missing {
      if name == "name", isSeenByDocument(node, element) { report.state.lacksName = true }
      refuse(
        node, .missingLanguageAttribute(name, on: element.rawValue, at: file.nameRange(node)))
    }
    checkValues(of: node, element)
  }

  /// Whether an element gives a name that the document asks for: a parameter of a component gives it to that alone.
  private func isSeenByDocument(_ node: Int32, _ element: LanguageElement) -> Bool {
    switch element {
    case .data, .letElement: true
    case .param: file.name(file.tree.nodes[Int(node)].parent) == "layout"
    default: false
    }
  }

  private mutating func checkValues(of node: Int32, _ element: LanguageElement) {
    let own = element.attributes
    for name in ["name", "each", "index", "type"] {
      guard own.contains(name), let attribute = file.attribute(name, of: node) else { continue }
      checkName(attribute, name, of: node, element)
    }
    if element == .forElement { checkTurnNames(of: node) }
    if element == .letElement {
      checkHiding(by: node)
      checkSum(by: node)
    }
    for name in ["in", "test", "key"] {
      guard own.contains(name), let attribute = file.attribute(name, of: node),
        case .written = file.content(ofAttribute: attribute)
      else { continue }
      let value = file.writtenValue(attribute)
      var diagnostic = Diagnostic.notAnExpression(
        name, name == "key" ? keyOfElement(value, of: node) : value, on: element.rawValue,
        at: file.valueRange(attribute))
      if name == "in", let each = file.attribute("each", of: node).map(file.writtenValue),
        let loop = ForeignLoop("\(each) in \(value)")
      {
        let attributes = loop.attributes(amongDeclared: declaredNames)
        if attributes != loop.attributes { diagnostic.hints = ["write \(attributes)"] }
      }
      refuse(node, diagnostic)
    }
  }

  /// The element of a turn and its number have names of their own.
  private mutating func checkTurnNames(of node: Int32) {
    guard let each = file.attribute("each", of: node),
      let index = file.attribute("index", of: node),
      file.writtenValue(each) == file.writtenValue(index)
    else { return }
    let name = file.writtenValue(each)
    refuse(
      node,
      Diagnostic(
        .error, "defined-twice", "index: '\(name)' is the element already, by each=\"\(name)\"",
        at: file.valueRange(index),
        hints: ["write index=\"\(name == "i" ? "n" : "i")\", or leave it out"]))
  }

  /// Tells a variable among the declarations that has the name of a parameter or of data, which nothing has used before it.
  private mutating func checkHiding(by node: Int32) {
    let parent = file.tree.nodes[Int(node)].parent
    guard VariableNames.holdsDeclarations(parent, of: file),
      let attribute = file.attribute("name", of: node)
    else { return }
    let name = file.writtenValue(attribute)
    // What is worked out of it is a use.
    guard let hidden = variableNames.unused(name, before: node, in: parent) else { return }
    report.add(
      .hiddenParameter(
        name, file.name(hidden), file.shown(file.nameRange(hidden)), at: file.valueRange(attribute)),
      at: place)
  }

  /// The key of a loop that is the name of a field, as other languages have it, as an expression.
  private func keyOfElement(_ value: String, of node: Int32) -> String {
    func name(_ attribute: String) -> String? {
      file.attribute(attribute, of: node).map(file.writtenValue)
    }
    guard let each = name("each"), Self.isVariable(value), value != each, value != name("index")
    else { return value }
    return "\(each).\(value)"
  }

  /// Tells an attribute that an element does not have, with what was probably meant.
  ///
  /// - Parameter missing: The attributes that the element needs and lacks; loses the one that was meant.
  private mutating func refuseAttribute(
    _ index: Int32, _ name: String, of node: Int32, _ element: LanguageElement,
    _ missing: inout [String]
  ) {
    let range = file.tree.attributes[Int(index)].name
    let value = file.source.text(in: file.valueRange(index))
    // What is imported by its name is told with the library.
    if element == .import, isNameOfImport(name), importedLibrary(of: node) != nil { return }
    var hint = ForeignLanguageAttribute.advice(for: name, on: element)
    if element == .data, hint?.contains("[…]") == true, !value.contains("{"),
      let own = file.attribute("name", of: node)
    {
      hint = hint?.replacing("[…]", with: value).replacing("…", with: file.writtenValue(own))
    }
    if name == "optional" || name == "nullable", element == .param, takesNoText(node) {
      hint = "write default=\"{null}\": then it may be left out, and ?? asks for it"
    }
    if element == .component { noteParameter(name, of: node) }
    if hint == nil {
      hint = self.hint(for: index, name, value, of: node, element, &missing)
    } else if name == "optional" {
      wrongNodes.insert(node)
    }
    // What the element would have brought is not there, unless a library is named all the same.
    if element != .import || file.attribute("src", of: node) == nil { noteUnread(element) }
    report.add(
      .unknownLanguageAttribute(name, on: element.rawValue, hint: hint, at: range), at: place)
  }

  /// Whether the type of a parameter is one that an empty text is no value of.
  private func takesNoText(_ node: Int32) -> Bool {
    guard let type = file.attribute("type", of: node).map(file.writtenValue) else { return false }
    return !["text", "string", "str"].contains(type.lowercased())
  }

  private mutating func hint(
    for index: Int32, _ name: String, _ value: String, of node: Int32, _ element: LanguageElement,
    _ missing: inout [String]
  ) -> String? {
    let own = element.attributes
    if let pair = pair(name, value, of: node, element, &missing) { return pair }
    if missing.isEmpty, let token = token(name, value, on: element) { return token }
    if let loop = loop(name, value, of: node, element, &missing) { return loop }
    let isComputed = if case .written = file.content(ofAttribute: index) { false } else { true }
    var meant =
      ForeignLanguageAttribute.own(for: name, on: element) ?? nearestName(to: name, among: own)
    // Cases and components have names of one's own.
    let hasOwnNames = element == .caseElement || element == .component
    if hasOwnNames, missing.isEmpty { meant = nil }
    if meant == nil, !isComputed, let test = comparison(name, value, of: node, &missing) {
      return test
    }
    if meant == nil, let first = missing.first, !isComputed || first == "value" || first == "in" {
      meant = first
    }
    guard let meant else { return ownHint(name, value, of: node, element) }
    let isMisspelt =
      ForeignLanguageAttribute.own(for: name, on: element) == nil
      && nearestName(to: name, among: own) == meant
    if let place = missing.firstIndex(of: meant) {
      missing.remove(at: place)
      wrongNodes.insert(node)
      // What it would have named is not missed once more.
      if meant == "name", let first = value.split(separator: ".").first {
        namesOfMistakes.insert(String(first))
      }
    } else if let given = file.attribute(meant, of: node) {
      return "delete it: \(meant)=\"\(file.source.text(in: file.valueRange(given)))\" says it"
    } else {
      noteMisnamed(meant, value, of: node, element)
    }
    if isMisspelt { return "did you mean '\(meant)'?" }
    if element == .import, hasName(ofImport: node, from: index) {
      return "write <import src=\"\(value)\"/>: it brings everything that the library has"
    }
    return Self.written(meant, value, isComputed: isComputed)
  }

  /// Notes what an attribute that the element may lack would have brought, which is not missed once more.
  private mutating func noteMisnamed(
    _ meant: String, _ value: String, of node: Int32, _ element: LanguageElement
  ) {
    if meant == "index" {
      namesOfMistakes.insert(value)
    } else if ["default", "src", "type"].contains(meant) || (element == .slot && meant == "name") {
      // A slot without its name would take what another one takes.
      wrongNodes.insert(node)
      if element == .slot, let component = component(around: node) { partlyRead.insert(component) }
    }
  }

  /// What to write for an attribute that goes by another name.
  private static func written(_ meant: String, _ value: String, isComputed: Bool) -> String {
    let isExpression = meant == "in" || meant == "test"
    let shown = value.count > 60 || value.contains("\"") ? "…" : value
    // Values stand with blanks between them.
    let list = shown.split { "|,; ".contains($0) }.joined(separator: " ")
    let written = meant == "values" && !isComputed ? list : shown
    return "write \(meant)=\"\(isExpression && !isComputed ? "{\(written)}" : written)\""
  }

  /// The hint for an attribute of a loop that is a condition, or a variable with its list: `<for x="list">`.
  private mutating func loop(
    _ name: String, _ value: String, of node: Int32, _ element: LanguageElement,
    _ missing: inout [String]
  ) -> String? {
    guard element == .forElement else { return nil }
    let shown = value.withoutBraces
    if ["if", "when", "where", "filter", "test"].contains(name), !shown.contains("\"") {
      return "put what stands in it into <if test=\"{\(shown)}\"> … </if>"
    }
    if ForeignLanguageAttribute.own(for: name, on: element) == "each", missing.contains("in"),
      let list = file.attribute("each", of: node).map(file.writtenValue), Self.isVariable(shown)
    {
      missing.removeAll { $0 == "in" }
      wrongNodes.insert(node)
      namesOfMistakes.insert(shown)
      return "write each=\"\(shown)\" in=\"{\(list)}\", and nothing else"
    }
    let known = element.attributes + ["items"]
    guard missing.contains("in"), file.attribute("each", of: node) == nil, Self.isVariable(name),
      nearestName(to: name, among: known) == nil, Self.isVariable(shown),
      ForeignLanguageAttribute.own(for: name, on: element) == nil
    else { return nil }
    missing.removeAll { $0 == "in" || $0 == "each" }
    wrongNodes.insert(node)
    namesOfMistakes.insert(name)
    return "write each=\"\(name)\" in=\"{\(shown)}\""
  }

  /// The hint for an attribute of a theme that is a token with its value: `<theme page="black">`.
  private func token(_ name: String, _ value: String, on element: LanguageElement) -> String? {
    guard element == .theme, Self.isVariable(name),
      nearestName(to: name, among: element.attributes) == nil,
      ForeignLanguageAttribute.own(for: name, on: element) == nil
    else { return nil }
    return "write <token name=\"\(name)\" value=\"\(value)\"/> in it"
  }

  /// The hint for an attribute that is a name with its value: `<set n="2"/>`.
  private mutating func pair(
    _ name: String, _ value: String, of node: Int32, _ element: LanguageElement,
    _ missing: inout [String]
  ) -> String? {
    let second: String
    switch element {
    case .set, .letElement, .token: second = "value"
    case .param: second = "default"
    case .data: second = "src"
    default: return nil
    }
    let names = (file.element(node)?.attributes ?? 0..<0).map {
      file.source.text(in: file.tree.attributes[Int($0)].name)
    }
    guard missing.contains("name"), !names.contains(second), Self.isVariable(name),
      nearestName(to: name, among: element.attributes) == nil,
      ForeignLanguageAttribute.own(for: name, on: element) == nil
    else { return nil }
    missing.removeAll { $0 == "name" || $0 == second }
    wrongNodes.insert(node)
    namesOfMistakes.insert(name)
    return "write <\(element.rawValue) name=\"\(name)\" \(second)=\"\(value)\"/>"
  }

  /// Whether an attribute of an import names what is to be imported.
  private func isNameOfImport(_ name: String) -> Bool {
    name != "src" && ForeignLanguageAttribute.advice(for: name, on: .import) != nil
  }

  /// Whether an import with its library in an attribute of another name says by names what it brings.
  private func hasName(ofImport node: Int32, from index: Int32) -> Bool {
    importedLibrary(of: node) == index
      && (file.element(node)?.attributes ?? 0..<0).contains {
        isNameOfImport(file.source.text(in: file.tree.attributes[Int($0)].name))
      }
  }

  /// The attribute of an import that names its library as other languages do; `nil` for none.
  private func importedLibrary(of node: Int32) -> Int32? {
    guard file.attribute("src", of: node) == nil else { return nil }
    return (file.element(node)?.attributes ?? 0..<0).first { index in
      let name = file.source.text(in: file.tree.attributes[Int(index)].name)
      return ForeignLanguageAttribute.own(for: name, on: .import) == "src"
    }
  }

  /// What an element has in place of attributes of one's own.
  private func ownHint(
    _ name: String, _ value: String, of node: Int32, _ element: LanguageElement
  ) -> String? {
    switch element {
    case .component where name == "extends":
      return "a component uses another one: write <\(value)> in it"
    case .component where name == "src":
      return
        "a file of components is a <library>: write <import src=\"\(value)\"/> at the top, and delete this"
    case .caseElement where name == "extends":
      return "a case says all that it sets: write what '\(value)' sets in it, too"
    case .component where vocabulary.boxAttributes.contains(name):
      return "write \(name)=\"\(value)\" on the box in it"
    case .component where ["props", "params", "parameters", "args"].contains(name):
      let names = value.split(separator: ",").prefix(8).compactMap { part in
        part.firstMatch(of: /[A-Za-z_]\w*/).map { "<param name=\"\($0.0)\"/>" }
      }
      return "write \(names.isEmpty ? "<param name=\"…\"/>" : names.joined()) in it"
    case .component: return "write <param name=\"\(name)\" default=\"\(value)\"/> in it"
    case .caseElement:
      if ForeignArguments.names.contains(name), let sets = ForeignArguments.settings(value) {
        return "write \(sets) in it"
      }
      return "write <set name=\"\(name)\" value=\"\(Self.settable(value))\"/> in it"
    case .forElement where !vocabulary.boxAttributes.contains(name):
      return loopHint(name, value, of: node)
    case .tokens where name.first?.isLetter == true:
      return "write <token name=\"\(name)\" value=\"\(value)\"/> in it"
    case .forElement, .ifElement, .elseElement, .slot:
      return vocabulary.boxAttributes.contains(name)
        ? "write it on a box in the <\(element.rawValue)>" : nil
    default: return nil
    }
  }

  /// The condition to write for a name with its value in the tag of one: `<if n="2">`; `nil` where it has a condition.
  private mutating func comparison(
    _ name: String, _ value: String, of node: Int32, _ missing: inout [String]
  ) -> String? {
    let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || "._- ".contains($0) }
    guard missing.first == "test", declaredNames.contains(name), isPlain, value != "null" else {
      return nil
    }
    missing.removeFirst()
    wrongNodes.insert(node)
    let isLiteral =
      TemplateNumber.value(spelling: value) != nil || ["true", "false"].contains(value)
    return "write test=\"{\(name) == \(isLiteral ? value : "'\(value)'")}\""
  }

  /// What to write for what other languages do with a list in the tag of its loop; `nil` for other attributes.
  private func loopHint(_ name: String, _ value: String, of node: Int32) -> String? {
    let list =
      file.attribute("in", of: node).map { file.source.text(in: file.valueRange($0)).withoutBraces }
      ?? "list"
    let each = file.attribute("each", of: node).map(file.writtenValue) ?? ""
    let written = value.withoutBraces.filter { $0 != "'" }
    let value = written.hasPrefix("\(each).") ? String(written.dropFirst(each.count + 1)) : written
    guard value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }),
      !["true", "false"].contains(value)
    else { return nil }
    switch name.lowercased().filter({ $0 != "-" }) {
    case "sort", "sortby", "orderby": return "write in=\"{sort(\(list), '\(value)')}\""
    case "limit", "max", "take", "first":
      return "write in=\"{slice(\(list), 0, \(value))}\""
    case "offset", "skip": return "write in=\"{slice(\(list), \(value))}\""
    default: return nil
    }
  }

  /// What an attribute of a component would have declared is not missed once more.
  private mutating func noteParameter(_ name: String, of node: Int32) {
    guard !vocabulary.boxAttributes.contains(name) else { return }
    namesOfMistakes.insert(name)
    partlyRead.insert(node)
  }

  /// Tells a loop that stands in one attribute; returns whether there is one.
  private mutating func refuseForeignLoop(_ node: Int32) -> Bool {
    guard file.attribute("in", of: node) == nil else { return false }
    for index in file.element(node)?.attributes ?? 0..<0 {
      let attribute = file.tree.attributes[Int(index)]
      let text = file.source.text(in: attribute.value)
      guard let loop = ForeignLoop(text) else { continue }
      let isEach = file.source.text(in: attribute.name) == "each"
      refuse(
        node,
        Diagnostic(
          .error, isEach ? "invalid-value" : "unknown-attribute",
          isEach
            ? "each: '\(text)' is a name and a list"
            : "<for> has no attribute '\(file.source.text(in: attribute.name))'",
          at: isEach ? attribute.value : attribute.name,
          hints: ["write \(loop.attributes(amongDeclared: declaredNames))"]))
      return true
    }
    return false
  }

  /// Tells a loop whose numbers stand in attributes of their own; returns whether they do.
  private mutating func refuseCountedLoop(_ node: Int32) -> Bool {
    guard file.attribute("in", of: node) == nil else { return false }
    let attributes = (file.element(node)?.attributes ?? 0..<0).map { index in
      (
        index, file.source.text(in: file.tree.attributes[Int(index)].name),
        file.source.text(in: file.valueRange(index))
      )
    }
    guard let loop = CountedLoop(attributes), let first = loop.attributes.first else {
      return false
    }
    let name = file.tree.attributes[Int(first)].name
    let each = file.attribute("each", of: node) == nil ? "each=\"i\" " : ""
    let names = attributes.filter { loop.attributes.contains($0.0) }.map(\.1)
    refuse(
      node,
      Diagnostic(
        .error, "unknown-attribute", "<for> has no attribute '\(names[0])'", at: name,
        hints: ["write \(each)in=\"{\(loop.list)}\" in place of \(names.listed())"]))
    return true
  }

  /// Tells a loop whose list stands in `each`, as in Svelte; returns whether it does.
  private mutating func refuseTurnedLoop(_ node: Int32) -> Bool {
    guard let each = file.attribute("each", of: node),
      case .computed(let text) = file.content(ofAttribute: each), text.wholeExpression != nil
    else { return false }
    let name = turnName(of: node)
    let list = file.source.text(in: file.valueRange(each))
    guard name != nil || file.attribute("in", of: node) == nil else { return false }
    if let name { namesOfMistakes.insert(name) }
    refuse(
      node,
      Diagnostic(
        .error, "invalid-value",
        "each: <for> has its list in 'in', and a name for each element here",
        at: file.valueRange(each),
        hints: ["write each=\"\(name ?? "…")\" in=\"\(list.count > 60 ? "{…}" : list)\""]))
    return true
  }

  /// The name of the element of a turn where `each` has the list; `nil` where nothing gives one.
  private func turnName(of node: Int32) -> String? {
    for index in file.element(node)?.attributes ?? 0..<0 {
      let name = file.source.text(in: file.tree.attributes[Int(index)].name)
      let isName =
        name == "in" || ForeignLanguageAttribute.own(for: name, on: .forElement) == "each"
      guard isName, case .written = file.content(ofAttribute: index) else { continue }
      let value = file.writtenValue(index)
      if Self.isVariable(value) { return value }
    }
    return nil
  }

  /// Tells a text between tags that stands in an attribute here; returns whether there is one.
  private mutating func refuseContent(
    of node: Int32, _ element: LanguageElement, lacking missing: [String]
  ) -> Bool {
    if element == .strings { return refuseStrings(in: node, areNamed: missing.isEmpty) }
    let attribute = element == .param ? "default" : "value"
    guard missing == ["value"] || (element == .param && file.attribute(attribute, of: node) == nil),
      let name = file.attribute("name", of: node),
      let text = file.tree.children(of: node).first(where: { !file.isBlank($0) }),
      file.role(text) == nil
    else { return false }
    let range = file.contentRange(text)
    let value = file.source.text(in: range)
    let shown = value.count > 60 || value.contains("\"") ? "…" : Self.settable(value)
    refuse(
      node,
      .strayContent(
        in: element.rawValue,
        hint:
          "write <\(element.rawValue) name=\"\(file.source.text(in: file.valueRange(name)))\" \(attribute)=\"\(shown)\"/>",
        at: range))
    return true
  }

  /// Tells strings that are written in the document, all at once; returns whether there are any.
  ///
  /// - Parameter areNamed: Whether a file is named beside them.
  private mutating func refuseStrings(in node: Int32, areNamed: Bool) -> Bool {
    let children = file.tree.children(of: node).filter { !file.isBlank($0) }
    guard let first = children.first else { return false }
    closedNodes.formUnion(children)
    wrongNodes.formUnion(children)
    if !areNamed { noteUnread(.strings) }
    let key = (file.attribute("name", of: first) ?? file.attribute("key", of: first))
      .map(file.writtenValue)
    let text = file.role(first) == nil ? nil : shortText(in: first)
    let json = file.role(first) == nil ? shortJSON(in: first) : nil
    let example = json ?? "{\"\(key ?? "pay")\": \"\(text ?? "…")\"}"
    let hint =
      areNamed
      ? "write them into that file: \(example)"
      : "strings stand in files: <strings src=\"strings/{locale}.json\"/>, and \(example) in strings/en.json"
    // A file that is named has its strings nevertheless.
    if !areNamed { wrongNodes.insert(node) }
    report.add(
      file.role(first) == nil
        ? .strayContent(in: "strings", hint: hint, at: file.contentRange(first))
        : .elementInDeclaration(
          file.name(first), in: "strings", hint: hint, at: file.nameRange(first)), at: place)
    return true
  }

  /// A text that is a record of JSON, where a message can show it; `nil` for others.
  private func shortJSON(in text: Int32) -> String? {
    let written = file.source.text(in: file.contentRange(text))
    return written.hasPrefix("{\"") && written.count <= 60 && !written.contains("\n")
      ? written : nil
  }

  /// A value as an attribute has it: a list stands in braces.
  private static func settable(_ value: String) -> String {
    value.hasPrefix("[") && value.hasSuffix("]") ? "{\(value)}" : value
  }

  private func isContent(_ element: LanguageElement) -> Bool {
    switch element {
    case .forElement, .ifElement, .elseElement, .slot: true
    default: false
    }
  }

  func required(_ element: LanguageElement) -> [String] {
    switch element {
    case .import, .strings: ["src"]
    case .token, .letElement, .set: ["name", "value"]
    case .theme, .data, .component, .param, .caseElement: ["name"]
    case .forElement: ["each", "in"]
    case .ifElement: ["test"]
    case .library, .tokens, .elseElement, .slot: []
    }
  }

  /// A name is written as it is; one that expressions use has to be one that they can.
  private mutating func checkName(
    _ attribute: Int32, _ name: String, of node: Int32, _ element: LanguageElement
  ) {
    let range = file.valueRange(attribute)
    guard case .written = file.content(ofAttribute: attribute) else {
      let inside = file.source.text(in: range).withoutBraces
      return refuse(
        node,
        .computedName(
          of: element.rawValue, name, meant: Self.isVariable(inside) ? inside : nil, at: range)
      )
    }
    let value = file.writtenValue(attribute)
    if value.allSatisfy(\.isWhitespace) {
      return refuse(node, .emptyName(of: element.rawValue, name, at: range))
    }
    switch element {
    case .component:
      guard !(value.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false) else { return }
      wrongComponents.insert(value)
      refuse(node, .wrongComponentName(value, at: range))
    case .letElement, .forElement, .data, .param:
      guard name != "type", !Self.isVariable(value) else { return }
      refuse(node, .wrongName(value, name, meant: Self.variable(value), at: range))
    case .token:
      let names = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard !Self.isVariable(names[0]) || names.contains("") else { return }
      let meant = value.split { ". /".contains($0) }.compactMap { Self.variable(String($0)) }
      if let first = meant.first { namesOfMistakes.insert(first) }
      refuse(
        node,
        .wrongName(
          value, name, meant: meant.isEmpty ? nil : meant.joined(separator: "."), at: range))
    default: break
    }
  }

  /// A name that expressions can use, made of one that they cannot; `nil` where nothing is left of it.
  static func variable(_ name: String) -> String? {
    let plain = name.drop { !$0.isLetter && $0 != "_" }.map { character in
      character.isLetter || character.isNumber || "_-".contains(character) ? character : "-"
    }
    let result = String(String(plain).reversed().drop { $0 == "-" }.reversed())
    return isVariable(result) ? result : nil
  }

  /// Whether expressions can use a name.
  static func isVariable(_ name: String) -> Bool { name.isVariableName }
}
