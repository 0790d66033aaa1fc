import StrutCore
import StrutSyntax

/// Elements, attributes and texts that people bring along from other languages of components.
extension LanguageCheck {
  // MARK: Elements

  /// Tells a name that is near to one of the language as such; what is near to a plain one is told by the resolver.
  mutating func checkName(of node: Int32) {
    let name = file.name(node)
    guard node > 0, !vocabulary.elements.contains(name) else { return }
    // That a component cannot have this name has been told.
    guard !wrongComponents.contains(name) else {
      wrongNodes.insert(node)
      return
    }
    let parent = file.tree.nodes[Int(node)].parent
    let hint: String
    if let foreign = foreignHint(for: name, node) {
      hint = foreign
    } else if vocabulary.faults.elementHint(node, file.tree, file.source, parentName(of: node))
      == nil, let near = languageElement(near: name, in: parent)
    {
      hint = "did you mean '\(near.rawValue)'?"
      note(near, at: node)
    } else {
      unknownNodes.append(node)
      return
    }
    refuse(node, .unknownTemplateElement(name, hint: hint, at: file.nameRange(node)))
  }

  /// The element of the language that a name most probably was meant to be: one that may stand there where one is near; `nil`
  /// where a plain one is nearer, or none near.
  private func languageElement(near name: String, in parent: Int32) -> LanguageElement? {
    let fitting = LanguageElement.allCases.filter { home(of: $0, in: parent).isAllowed }
    for elements in [fitting, LanguageElement.allCases] {
      let near = nearestName(to: name, among: vocabulary.elements + elements.map(\.rawValue))
      if let element = near.flatMap(LanguageElement.init(rawValue:)) { return element }
    }
    return nil
  }

  /// The name of the element around; `nil` where there is none.
  private func parentName(of node: Int32) -> String? {
    let parent = file.tree.nodes[Int(node)].parent
    return parent < 0 ? nil : file.name(parent)
  }

  /// Tells a component that is named by `is` where a box stands, as in Vue; returns whether it is.
  mutating func refuseDynamicComponent(_ node: Int32) -> Bool {
    guard file.tree.nodes[Int(node)].parent > 0, file.attribute("name", of: node) == nil,
      let own = file.attribute("is", of: node) ?? file.attribute(":is", of: node)
    else { return false }
    let value = file.source.text(in: file.valueRange(own))
    let name = value.withoutBraces.filter { $0 != "'" }
    let others = (file.element(node)?.attributes ?? 0..<0).filter { $0 != own }.map { index in
      let name = file.source.text(in: file.tree.attributes[Int(index)].name)
      return " \(name)=\"\(file.source.text(in: file.valueRange(index)))\""
    }
    let isName = name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
    closedNodes.insert(node)
    refuse(
      node,
      .misplacedLanguageElement(
        "component", in: file.name(file.tree.nodes[Int(node)].parent),
        hint: isName
          ? "a component stands by its own name: write <\(name)\(others.joined())/>"
          : "which component stands there is chosen by <if test=\"{…}\"> around each of them",
        at: file.nameRange(node)))
    return true
  }

  /// What to write for an element of another language.
  private mutating func foreignHint(for name: String, _ node: Int32) -> String? {
    let parent = file.tree.nodes[Int(node)].parent
    let isNamed =
      file.attribute("name", of: node) != nil && file.attribute("value", of: node) != nil
    switch name.lowercased() {
    case "switch", "choose", "match":
      closedNodes.insert(node)
      return hintForChoice(node)
    case "template", "fragment", "ng-template", "ng-container", "slot-content":
      return hintForStatement(node) ?? hintForComponent(node, in: parent)
        ?? hintForGroup(node, in: parent)
    case "use":
      // As in SVG.
      let path = file.attribute("href", of: node).map(file.writtenValue) ?? ""
      let own = String(path.dropFirst())
      guard path.first == "#", !own.isEmpty else { break }
      let name = own.asComponentName
      return own.first?.isUppercase == true
        ? "write <\(own)/>: a component stands by its own name"
        : "write <component name=\"\(name)\"> for what is used, and <\(name)/> here"
    case "var": return isNamed ? tag(.letElement, like: node) : nil
    default: break
    }
    if let element = ForeignLanguageElement.element(for: name) {
      note(element, at: node)
      return tag(element, like: node)
    }
    return ForeignLanguageElement.hint(for: name)
  }

  /// Notes the component that a `<Component name="Row">` would have brought, which is not missed once more, unless there is a component of
  /// that name.
  mutating func noteCapital(_ node: Int32) {
    guard file.name(node) == "Component",
      let name = file.attribute("name", of: node) ?? file.attribute("id", of: node)
    else { return }
    capitalComponents.insert(file.writtenValue(name))
  }

  /// Notes what an element of another language would have brought, which is not missed once more.
  private mutating func note(_ element: LanguageElement, at node: Int32) {
    switch element {
    case .param:
      let parent = file.tree.nodes[Int(node)].parent
      if parent >= 0 { partlyRead.insert(parent) }
      if let name = file.attribute("name", of: node) {
        namesOfMistakes.insert(file.writtenValue(name))
      }
    case .caseElement, .tokens, .theme:
      closedNodes.insert(node)
      noteUnread(element)
    case .component:
      let name = file.attribute("name", of: node) ?? file.attribute("id", of: node)
      if let name { wrongComponents.insert(file.writtenValue(name)) }
    case .import, .strings: noteUnread(element)
    default: break
    }
  }

  /// Whether a place lies in an attribute that has all values of a case, as Storybook has them in an object: that is told with the
  /// attribute.
  func isInForeignArguments(_ range: SourceRange?) -> Bool {
    guard let range else { return false }
    let attributes = file.tree.attributes
    let next = attributes.partitioningIndex { $0.name.lowerBound > range.lowerBound }
    guard next > 0, attributes[next - 1].value.upperBound >= range.upperBound else { return false }
    return ForeignArguments.names.contains(file.source.text(in: attributes[next - 1].name))
  }

  /// The conditions to write for a choice among values, by the first of them.
  private mutating func hintForChoice(_ node: Int32) -> String {
    let file = file
    let subject = ["value", "on", "test", "expression", "select", "of"].lazy
      .compactMap { file.attribute($0, of: node) }.first
      .map { file.source.text(in: file.valueRange($0)).withoutBraces }
    let first = file.tree.children(of: node).first { file.element($0) != nil }
    var test = "…"
    if let first, let subject,
      let value = ["value", "is", "name", "when", "test"].lazy
        .compactMap({ file.attribute($0, of: first) }).first
    {
      test = comparison(of: subject, file.source.text(in: file.valueRange(value)))
    } else if let first, let own = file.attribute("test", of: first) {
      test = file.source.text(in: file.valueRange(own)).withoutBraces
    }
    return "write <if test=\"{\(test)}\"> … </if>, then <else test=\"{…}\"> and <else>"
  }

  /// The condition that a value is the one of a choice; a truth value is a condition itself.
  private mutating func comparison(of subject: String, _ value: String) -> String {
    switch value.withoutBraces {
    case "true": return subject
    case "false": return "not \(subject)"
    case let plain where plain != value || isNumber(value, of: subject):
      return "\(subject) == \(plain)"
    default: return "\(subject) == '\(value)'"
    }
  }

  /// Whether a value of a choice is a number, and not a text that spells one.
  private mutating func isNumber(_ value: String, of subject: String) -> Bool {
    TemplateNumber.value(spelling: value) != nil && !textNames.contains(subject)
  }

  /// What to write for a group that a condition or a loop of another language stands on; `nil` where none does.
  private mutating func hintForStatement(_ node: Int32) -> String? {
    for index in file.element(node)?.attributes ?? 0..<0 {
      let attribute = file.tree.attributes[Int(index)]
      let value = file.source.text(in: attribute.value).withoutBraces.trimmed
      switch file.source.text(in: attribute.name) {
      case "v-if", "x-if", "*ngIf", "if":
        return ExpressionParser.isExpression(value) ? "write <if test=\"{\(value)}\">" : nil
      case "v-else-if":
        return ExpressionParser.isExpression(value) ? "write <else test=\"{\(value)}\">" : nil
      case "v-for", "x-for", "*ngFor", "for":
        guard let loop = ForeignLoop(value), ExpressionParser.isExpression(loop.list) else {
          return nil
        }
        return "write <for \(loop.attributes(amongDeclared: declaredNames))>"
      default: continue
      }
    }
    return nil
  }

  /// What to write for a template with a name of its own beside the root box; `nil` for others.
  private mutating func hintForComponent(_ node: Int32, in parent: Int32) -> String? {
    guard parent == 0,
      let own = file.attribute("name", of: node) ?? file.attribute("id", of: node)
    else { return nil }
    note(.component, at: node)
    return "write <component name=\"\(file.writtenValue(own).asComponentName)\">"
  }

  /// What to write for a group without a box.
  private func hintForGroup(_ node: Int32, in parent: Int32) -> String {
    let slot = (file.element(node)?.attributes ?? 0..<0).lazy.map { index -> String in
      let attribute = self.file.tree.attributes[Int(index)]
      let name = self.file.source.text(in: attribute.name)
      return name.hasPrefix("v-slot:")
        ? String(name.dropFirst(7))
        : ["slot", "v-slot", "name"].contains(name)
          ? self.file.source.text(in: attribute.value) : ""
    }.first { !$0.isEmpty }
    let child = file.tree.children(of: node).first { file.element($0) != nil }
    guard let slot, parent >= 0, file.role(parent) == .instance else {
      return "leave it out: what stands in it stands without it, too"
    }
    return
      "write slot=\"\(slot)\" on the <\(child.map(file.name) ?? "item")> in it, and leave the <\(file.name(node))> out"
  }

  /// The start tag of an element with the attributes that another one has for them.
  private func tag(_ element: LanguageElement, like node: Int32) -> String {
    var written: [(name: String, value: String)] = []
    for index in file.element(node)?.attributes ?? 0..<0 {
      let name = file.source.text(in: file.tree.attributes[Int(index)].name)
      let own =
        element.attributes.contains(name)
        ? name : ForeignLanguageAttribute.own(for: name, on: element)
      guard let own, !written.contains(where: { $0.name == own }) else { continue }
      var value = file.source.text(in: file.valueRange(index))
      if own == "test", file.name(node).lowercased() == "unless" {
        value = "{\(value.withoutBraces.trimmed.negatedCondition)}"
      }
      if own == "in" || own == "test", !value.opensBraces { value = "{\(value)}" }
      written.append((own, value))
    }
    if element == .forElement, !written.contains(where: { $0.name == "in" }),
      let count = ["count", "times", "n", "repeat"].lazy
        .compactMap({ file.attribute($0, of: node) }).first
    {
      let count = file.source.text(in: file.valueRange(count)).withoutBraces
      written.append(("in", "{range(0, \(count))}"))
    }
    for name in required(element) where !written.contains(where: { $0.name == name }) {
      let place = element.attributes.prefix { $0 != name }.count
      let value = name == "in" || name == "test" ? "{…}" : name == "each" ? "x" : "…"
      written.insert((name, value), at: min(place, written.count))
    }
    let attributes = written.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let isEmpty = [.import, .param, .letElement, .set, .slot].contains(element)
    return "write <\(element.rawValue)\(attributes)\(isEmpty ? "/" : "")>"
  }

  // MARK: Slots

  /// Tells the slot of something that stands too deep in an instance, or in none.
  func checkSlot(of node: Int32) {
    guard let element = file.element(node), !file.isHanded(node),
      let index = element.attributes.first(where: { file.attributeRoles[Int($0)] == .slot })
    else { return }
    report.add(.slotTooDeep(index, on: node, in: file), at: place)
  }

  /// Tells the theme of a whole document, which is chosen elsewhere.
  mutating func checkTheme() {
    guard let index = file.attribute("theme", of: 0), file.role(0) != .language(.library) else {
      return
    }
    let theme = file.source.text(in: file.valueRange(index))
    report.add(
      Diagnostic(
        .error, "unknown-attribute", "<\(file.name(0))> has no attribute 'theme'",
        at: file.tree.attributes[Int(index)].name,
        hints: ["write theme=\"\(theme)\" on the root box, or draw with --theme \(theme)"]),
      at: place)
  }

  // MARK: Styles and texts

  /// Tells a style or a font in a component.
  mutating func checkStyle(_ node: Int32) {
    let parent = file.tree.nodes[Int(node)].parent
    // What a style without a name is for is not known.
    if file.role(node) == .style, file.attribute("name", of: node) == nil {
      report.unread.insert(.library)
    }
    guard parent > 0, file.role(parent) == .language(.component) else { return }
    let name = file.name(node)
    // The styles that are missing have been told so.
    report.unread.insert(.library)
    refuse(
      node,
      .misplacedLanguageElement(
        name, in: "component", hint: "<\(name)> stands at the top of a <layout> or <library>",
        at: file.nameRange(node)))
  }

  /// Tells an import in the words of other languages.
  mutating func checkText(_ node: Int32) {
    if case .faulty = file.content(ofText: node), file.tree.nodes[Int(node)].parent == 0,
      file.source.text(in: file.contentRange(node))
        .prefixMatch(of: /\{%-?\s*(include|import|from|extends)\b/) != nil
    {
      // What it would have brought is told with it.
      report.unread.insert(.library)
    }
    if case .faulty = file.content(ofText: node), let component = component(around: node),
      file.source.text(in: file.contentRange(node)).hasPrefix("{@render")
    {
      // A snippet of Svelte would be a slot.
      partlyRead.insert(component)
    }
    if refuseScript(node) { return }
    guard file.tree.nodes[Int(node)].parent == 0, !file.isBlank(node) else { return }
    let range = file.contentRange(node)
    let text = file.source.text(in: range)
    let words = ["import", "@import", "@use", "#include", "include", "from", "require", "const"]
    guard words.contains(where: { text.hasPrefix($0 + " ") || text.hasPrefix($0 + "(") }),
      let quote = text.firstIndex(where: { $0 == "'" || $0 == "\"" }),
      let end = text[text.index(after: quote)...].firstIndex(of: text[quote])
    else { return }
    var path = String(text[text.index(after: quote)..<end])
    if path.hasPrefix("./") { path.removeFirst(2) }
    report.unread.insert(.library)
    refuse(
      node,
      .strayContent(
        in: file.name(0), hint: "write <import src=\"\(path)\"/>", at: range))
  }

  /// Tells a parameter that is declared in a line of JavaScript at the top of a component; returns whether it is.
  private mutating func refuseScript(_ node: Int32) -> Bool {
    let parent = file.tree.nodes[Int(node)].parent
    guard parent > 0, file.role(parent) == .language(.component), !file.isBlank(node) else {
      return false
    }
    let text = file.source.text(in: file.contentRange(node))
    guard let match = text.prefixMatch(of: /(?:export )?(?:let|const|var) \{?\s*(\w+)/) else {
      return false
    }
    let name = String(match.1)
    partlyRead.insert(parent)
    namesOfMistakes.insert(name)
    refuse(
      node,
      .strayContent(
        in: file.name(parent), hint: "write <param name=\"\(name)\"/>",
        at: file.contentRange(node)))
    return true
  }
}
