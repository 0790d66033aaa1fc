import StrutCore

/// The nodes that are handed into the slots of a component.
struct SlotReading {
  /// The nodes by the names of slots; empty for the one without a name.
  private(set) var contents: [String: [Int32]] = [:]
  /// What has no place.
  private(set) var mistakes: [Diagnostic] = []
  /// The elements that there are not and that are called like a slot or a parameter, and those whose `slot` is misspelt, which is
  /// among the mistakes.
  private(set) var misnamed: [Int32] = []

  /// Reads into which slots nodes go.
  ///
  /// - Parameters:
  ///   - nodes: The nodes in an instance or a case.
  ///   - file: The file in which they stand.
  ///   - component: What has the slots.
  ///   - elements: The elements of plain documents.
  ///   - components: The components by their names.
  ///   - name: The value of an attribute `slot` and its place in a message; `nil` where it is not known.
  init(
    _ nodes: some Sequence<Int32>, in file: TemplateFile, to component: ComponentDefinition,
    elements: Set<String>, components: [String: ComponentDefinition],
    name: (_ attribute: Int32) -> (text: String, range: SourceRange)?
  ) {
    var unnamed: [Int32] = []
    var places: [String: SourceRange] = [:]
    var variables: [Int32] = []
    var branches = SlotBranches(file, slots: component.slots)
    for node in nodes {
      let attribute = file.attribute("slot", of: node)
      if let mistake = branches.mistake(at: node, slot: attribute) { mistakes.append(mistake) }
      guard let attribute else {
        // Vue's is told.
        if file.hasForeignSlot(node) { continue }
        if file.role(node) == .language(.letElement) { variables.append(node) }
        let mistake =
          Self.misspelt(node, in: file, to: component, components)
          ?? Self.misnamed(node, in: file, to: component, elements)
        if mistake == nil { unnamed.append(node) } else { misnamed.append(node) }
        mistakes += mistake.map { [$0] } ?? []
        continue
      }
      guard let (name, range) = name(attribute) else { continue }
      if component.slots.contains(name) {
        // What follows a variable sees it, whatever slot it goes into.
        let known = contents[name]?.last ?? -1
        contents[name, default: []] += variables.filter { $0 > known } + [node]
        if places[name] == nil { places[name] = range }
      } else if !component.isPartlyRead {
        mistakes.append(
          .unknownSlot(name, of: component.name, slots: component.slots, at: range))
      }
    }
    unnamed = file.trimmed(unnamed)
    if unnamed.allSatisfy({ file.isBlank($0) || variables.contains($0) }) { unnamed = [] }
    if component.slots.contains(""), !unnamed.isEmpty { contents[""] = unnamed }
    for (name, outer) in component.slotsInSlots.sorted(by: { $0.key < $1.key }) {
      guard file.giveSomething(contents[outer] ?? []), let range = places[name] else { continue }
      mistakes.append(.contentNotShown(name, behind: outer, of: component.name, at: range))
    }
    if !component.slots.contains(""), !component.isPartlyRead {
      addWithoutSlot(unnamed.filter { !variables.contains($0) }, in: file, of: component)
    }
  }

  /// Tells content that no slot takes.
  private mutating func addWithoutSlot(
    _ unnamed: [Int32], in file: TemplateFile, of component: ComponentDefinition
  ) {
    guard let first = unnamed.first, !Self.isStraySlot(first, in: file) else { return }
    let deep = unnamed.flatMap(file.slotsTooDeep)
    // Of boxes it is told in any case.
    mistakes += deep.filter { file.role($0.node) == .instance }.map {
      .slotTooDeep($0.attribute, on: $0.node, in: file)
    }
    // What is wrong in a text is told in any case.
    if case .faulty = file.content(ofText: first), file.role(first) == nil { return }
    guard deep.isEmpty else { return }
    let range = file.contentRange(first)
    mistakes.append(
      .contentWithoutSlot(
        component.name, slots: component.slots.sorted(), element: file.languageElement(first),
        instance: Self.instance(first, in: file, of: component), at: range))
  }

  /// Whether something is a slot that stands in no component, which has been told.
  private static func isStraySlot(_ node: Int32, in file: TemplateFile) -> Bool {
    file.role(node) == .language(.slot) && file.component(around: node) == nil
  }

  /// That an element most probably says its slot in an attribute that there is not, where it has no place without one; `nil` where it
  /// does not.
  private static func misspelt(
    _ node: Int32, in file: TemplateFile, to component: ComponentDefinition,
    _ components: [String: ComponentDefinition]
  ) -> Diagnostic? {
    guard !component.slots.contains(""), !component.isPartlyRead else { return nil }
    let isInstance = file.role(node) == .instance
    for index in file.element(node)?.attributes ?? 0..<0
    where file.attributeRoles[Int(index)] == .plain {
      let range = file.tree.attributes[Int(index)].name
      let name = file.source.text(in: range)
      guard nearestName(to: name, among: ["slot"]) != nil,
        components[file.name(node)]?.parameter(name) == nil
      else { continue }
      return .misspeltSlot(name, on: file.name(node), isInstance: isInstance, at: range)
    }
    return nil
  }

  /// That an element which there is not is called like a slot or a parameter, as elements of other languages are; `nil` where
  /// it is not.
  private static func misnamed(
    _ node: Int32, in file: TemplateFile, to component: ComponentDefinition, _ elements: Set<String>
  ) -> Diagnostic? {
    let name = file.name(node)
    if file.role(node) == .instance { return part(node, in: file, of: component) }
    guard file.role(node) == .plain, !elements.contains(name) else { return nil }
    let children = file.tree.children(of: node).filter { !file.isBlank($0) }
    let range = file.nameRange(node)
    if component.slots.contains(name) {
      let only = children.first.flatMap { children.count == 1 ? $0 : nil }
      let box = only.map { file.role($0) == nil ? "item" : file.name($0) } ?? "container"
      return .elementForSlot(name, of: component.name, box: box, at: range)
    }
    guard component.parameter(name) != nil else { return nil }
    let text =
      children.count == 1 && file.role(children[0]) == nil
      ? file.source.text(in: file.contentRange(children[0])) : nil
    return .elementForParameter(name, of: component.name, value: text, at: range)
  }

  /// That a part of a component goes by both names, as in React: `<Card.Actions>`; `nil` where the component has no such slot.
  private static func part(
    _ node: Int32, in file: TemplateFile, of component: ComponentDefinition
  ) -> Diagnostic? {
    let parts = file.name(node).split(separator: ".")
    guard parts.count == 2, parts[0] == component.name,
      let slot = component.slots.first(where: { $0.lowercased() == parts[1].lowercased() })
    else { return nil }
    let child = file.tree.children(of: node).first { file.element($0) != nil }
    return .componentForSlot(
      file.name(node), slot, box: child.map(file.name) ?? "item", at: file.nameRange(node))
  }

  /// The instance with a text as the value of the parameter that it was probably meant for; `nil` where none was.
  private static func instance(
    _ node: Int32, in file: TemplateFile, of component: ComponentDefinition
  ) -> String? {
    let parent = file.tree.nodes[Int(node)].parent
    guard component.slots.isEmpty, file.role(node) == nil, parent >= 0,
      let parameter = component.firstText(missingOn: parent, of: file)
    else { return nil }
    let text = file.source.text(in: file.contentRange(node))
    guard text.count <= 60, !text.contains("\"") else { return nil }
    return "<\(component.name) \(parameter.name)=\"\(text)\"/>"
  }
}

extension TemplateFile {
  /// Whether there is more among nodes than slots that are passed on, which may be nothing.
  fileprivate func giveSomething(_ nodes: [Int32]) -> Bool {
    nodes.contains {
      ![.language(.slot), .language(.letElement)].contains(role($0)) && !isBlank($0)
    }
  }

  /// Whether an element says its slot as Vue has it: `v-slot:head`.
  fileprivate func hasForeignSlot(_ node: Int32) -> Bool {
    element(node)?.attributes.contains {
      tree.attributes[Int($0)].isForeign
        && source.text(in: tree.attributes[Int($0)].name).hasPrefix("v-slot:")
    } ?? false
  }

  /// The name of an element of the language; `nil` for other nodes.
  fileprivate func languageElement(_ node: Int32) -> String? {
    if case .language? = role(node) { name(node) } else { nil }
  }

  /// What says itself into which slot it goes, in a branch or a loop, with the attribute that says it.
  fileprivate func slotsTooDeep(_ node: Int32) -> [(node: Int32, attribute: Int32)] {
    switch role(node) {
    case .language(.ifElement)?, .language(.forElement)?, .language(.elseElement)?:
      tree.children(of: node).flatMap { child in
        let own = element(child)?.attributes.first { attributeRoles[Int($0)] == .slot }
        return own.map { [(child, $0)] } ?? slotsTooDeep(child)
      }
    default: []
    }
  }
}
