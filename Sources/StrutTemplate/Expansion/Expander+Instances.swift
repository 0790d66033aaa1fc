import StrutCore
import StrutFormats
import StrutSyntax

/// The use of components.
extension Expander {
  /// What an instance gives to its component.
  private struct Arguments {
    /// The values of parameters, by their index.
    var values: [ValueScope.Meaning?]
    var attributes: [RootHandover.Attribute] = []
    var classes: [RootHandover.Attribute] = []
    var id: (attribute: RootHandover.Attribute, local: String)?
    /// Where parameters are given null, by their index.
    var nulls: [Int: Diagnostic] = [:]
    /// Whether an argument is wrong, which has been told.
    var isWrong = false
  }

  /// Expands the use of a component.
  func expandInstance(_ node: Int32, in outer: ExpansionContext) {
    let file = outer.file
    let name = file.name(node)
    guard let component = declarations.components[name] else {
      // A library that could not be read may have it; that its name is wrong has been told.
      guard !report.unread.contains(.library), !declarations.isMisnamed(name) else { return }
      hasUnknownComponents = true
      return tell(declarations.unknownComponent(node, of: file), in: outer)
    }
    guard declarations.isSeen(component.file, from: file) else {
      return tell(declarations.unseenComponent(node, of: file, component), in: outer)
    }
    guard enter(node, in: outer), checkLevel(of: component, node, in: outer) else { return }
    var context = outer
    context.root = nil
    if let attribute = file.attribute("theme", of: node), component.parameter("theme") == nil {
      context.tokens = theme(attribute, in: outer)
    }
    let reading = InstanceReading(of: node, in: file, to: component, vocabulary)
    var arguments = arguments(reading, of: component, in: context)
    for (index, parameter) in component.parameters.enumerated()
    where arguments.values[index] == nil && parameter.defaultValue == nil {
      arguments.isWrong = true
      let fault =
        arguments.nulls[index] ?? reading.missing(parameter, at: file.nameRange(node))
      if let fault { tell(fault, in: outer) }
    }
    let contents = contents(file.tree.children(of: node), of: component, in: context)
    guard !arguments.isWrong else { return }
    let handover = handover(of: component, &arguments, outer: outer.root, in: context)
    let id = handover?.id?.full
    if component.hasSeveralRoots {
      handover?.loneID = component.isLoop ? handover?.id : nil
      handover?.id = nil
    }
    let place = IDScope.Place(
      file: file.index, range: file.tree.nodes[Int(node)].range, way: context.way)
    let way = step(.instance(name: file.nameRange(node)), at: node, in: context)
    use(
      component, at: file.nameRange(node), arguments.values,
      ids: IDScope(instance: id, at: place, in: context.ids), contents: contents,
      handover: handover, way: way, in: context)
  }

  /// Expands what a component is made of.
  ///
  /// - Parameter range: Where it is used, in the file of the context.
  func use(
    _ component: ComponentDefinition, at range: SourceRange, _ values: [ValueScope.Meaning?],
    ids: IDScope,
    contents: [String: [Int32]], handover: RootHandover?, way: Int32,
    in context: ExpansionContext
  ) {
    var inner = context
    inner.file = component.file
    inner.ids = ids
    inner.way = way
    inner.slots = SlotContents(nodes: contents, context: context)
    inner.root = handover
    inner.isRootHanded = false
    if way >= 0 { inner.around = draft.add(instance: way, in: context.around) }
    inner.level += 1
    inner.writers = ComponentChain(component, usedAt: (context.file, range), in: context.writers)
    inner.values = ValueScope()
    var entries: [(name: String, meaning: ValueScope.Meaning)] = []
    for (index, parameter) in component.parameters.enumerated() {
      let meaning = values[index] ?? defaultValue(of: parameter, in: inner)
      entries.append((parameter.name, meaning))
      // A default may use the parameters before it.
      inner.values.add(parameter.name, meaning)
    }
    if choices.isInspected { given.add(component, entries, way: way) }
    expand(component.body, in: inner)
  }

  /// Whether one more component may stand inside of those around.
  private func checkLevel(
    of component: ComponentDefinition, _ node: Int32, in context: ExpansionContext
  ) -> Bool {
    let deepest = choices.limits.whole(.depth)
    guard context.level >= deepest else { return true }
    let range = context.file.nameRange(node)
    let own = ComponentChain(component, usedAt: (context.file, range), in: context.writers)
    guard let circle = own.circle else {
      report.stop(.tooManyLevels(deepest, at: range), at: context.place)
      return false
    }
    // The circle is wrong where it is written, not a hundred levels down.
    let told = ComponentCircle(
      circle.map { ComponentCircle.Use(of: $0.component, in: $0.use.file, at: $0.use.name) })
    report.stop(
      told.diagnostic(deepest),
      at: TemplateReport.Place(file: told.file.source, index: told.file.index, way: -1))
    return false
  }

  // MARK: Arguments

  private func arguments(
    _ reading: InstanceReading, of component: ComponentDefinition, in context: ExpansionContext
  ) -> Arguments {
    var arguments = Arguments(
      values: Array(repeating: nil, count: component.parameters.count))
    for (index, use) in reading.attributes {
      switch use {
      case .parameter(let parameter):
        give(index, to: parameter, of: component, &arguments, in: context)
      case .box(let name):
        if let meant = component.parameterSpelt(name), !isGiven(meant, in: reading, of: component) {
          tell(
            .nearParameter(
              name, meant: meant, of: component.name,
              at: context.file.tree.attributes[Int(index)].name), in: context)
        }
        hand(index, name, &arguments, in: context)
      case .unknown(let fault?): tell(fault, in: context)
      case .theme, .unknown(nil): break
      }
    }
    return arguments
  }

  /// Whether an instance gives a parameter.
  private func isGiven(
    _ name: String, in reading: InstanceReading, of component: ComponentDefinition
  ) -> Bool {
    reading.attributes.contains { _, use in
      if case .parameter(let parameter) = use { return parameter == component.parameter(name) }
      return false
    }
  }

  private func give(
    _ attribute: Int32, to parameter: Int, of component: ComponentDefinition,
    _ arguments: inout Arguments, in context: ExpansionContext
  ) {
    guard case .value(let value) = value(ofAttribute: attribute, in: context) else {
      arguments.isWrong = true
      // It is given, though it has no value.
      arguments.values[parameter] = .faulty
      return
    }
    if case .computed(let text) = context.file.content(ofAttribute: attribute), text.mayBeForeign {
      warnOfForeignText(text, scope(context), in: context)
    }
    let definition = component.parameters[parameter]
    let range = innerRange(ofAttribute: attribute, in: context)
    guard !value.isNull else {
      var fault = Diagnostic.nullParameter(
        definition.name, of: component.name, written: scope(context).written(range), at: range)
      if let origin = value.origin { fault.trace = origin.trace(behind: lines(of: context.way)) }
      arguments.nulls[parameter] = fault
      return
    }
    do throws(ParameterFault) {
      // A value of a file of data is written there.
      let folder = value.origin?.folder ?? context.file.folder
      let typed = try definition.read(value, vocabulary: vocabulary) { path in
        component.file.ownPath(TemplatePath.documentPath(path, from: folder))
      }
      arguments.values[parameter] = .value(typed)
      if let fault = fileFault(of: value, as: definition, from: folder) {
        tell(.wrongFile(definition.name, fault, at: range), in: context)
        arguments.isWrong = true
      }
    } catch {
      let scope = scope(context)
      var fault = error.diagnostic(of: definition, at: range, knowing: scope.isSeen(_:))
      if let origin = value.origin { fault.trace = origin.trace(behind: lines(of: context.way)) }
      tell(fault, in: context)
      arguments.isWrong = true
      arguments.values[parameter] = .faulty
    }
  }

  /// Why the file is of no use that a value names; `nil` where it is, and for values of parameters that name none.
  ///
  /// - Parameter folder: The folder that the path starts from where it is written, seen from the document's.
  func fileFault(
    of value: TemplateValue, as parameter: ParameterDefinition, from folder: String
  ) -> TemplateFileFault? {
    guard parameter.kind == .file, let written = value.text else { return nil }
    do throws(TemplateFileFault) {
      try declarations.reader.check(
        TemplatePath.documentPath(written, from: folder), as: written, from: folder)
      return nil
    } catch {
      return error
    }
  }

  /// Keeps an attribute for the root box.
  private func hand(
    _ index: Int32, _ name: String, _ arguments: inout Arguments, in context: ExpansionContext
  ) {
    let nameRange = context.file.tree.attributes[Int(index)].name
    func attribute(_ pieces: Range<Int32>, _ quote: UInt8) -> RootHandover.Attribute {
      RootHandover.Attribute(
        name: name, file: context.file.index, nameRange: nameRange, way: context.way,
        pieces: pieces, quote: quote)
    }
    switch context.file.attributeRoles[Int(index)] {
    case .id:
      guard let local = text(ofAttribute: index, in: context) else { return }
      let first = draft.pieceCount
      write(
        context.ids.full(local), for: innerRange(ofAttribute: index, in: context), in: context,
        isAttribute: true)
      arguments.id = (attribute(first..<draft.pieceCount, UInt8(ascii: "\"")), local)
    case .classes:
      guard let (pieces, quote) = writeClassNames(index, asText: true, in: context) else { return }
      arguments.classes.append(attribute(pieces, quote))
    default:
      guard let (pieces, quote) = writeValue(ofAttribute: index, in: context) else { return }
      arguments.attributes.append(attribute(pieces, quote))
    }
  }

  /// What the root box gets: what this instance hands on, under what the component around hands to its own root box.
  private func handover(
    of component: ComponentDefinition, _ arguments: inout Arguments, outer: RootHandover?,
    in context: ExpansionContext
  ) -> RootHandover? {
    var id = arguments.id.map {
      RootHandover.ID(
        attribute: $0.attribute, full: context.ids.full($0.local),
        names: [(local: $0.local, scope: context.ids)])
    }
    if let own = id {
      let handed = context.isRootHanded ? nil : outer?.id
      own.define(as: handed?.full ?? own.full)
      if context.isRootHanded, let outer = outer?.id {
        outer.define(as: own.full)
        id?.names.insert(contentsOf: outer.names, at: 0)
      }
    }
    var attributes = arguments.attributes
    var classes = arguments.classes
    var place = context.place
    if let outer {
      outer.count += 1
      if outer.count == 1 {
        attributes.removeAll { own in outer.attributes.contains { $0.name == own.name } }
        attributes += outer.attributes
        classes += outer.classes
        id = context.isRootHanded ? id ?? outer.id : outer.id ?? id
        if arguments.attributes.isEmpty, arguments.classes.isEmpty { place = outer.place }
      } else if outer.count == 2, let attribute = outer.first {
        report.add(
          .severalRoots(outer.component, attribute: attribute.name, at: attribute.nameRange),
          at: outer.place)
      }
    }
    guard id != nil || !attributes.isEmpty || !classes.isEmpty else { return nil }
    return RootHandover(
      component: component.name, attributes: attributes, classes: classes, id: id, place: place)
  }

  /// The value of a parameter that is not given.
  private func defaultValue(
    of parameter: ParameterDefinition, in context: ExpansionContext
  ) -> ValueScope.Meaning {
    guard let attribute = parameter.defaultValue,
      case .value(let value) = value(ofAttribute: attribute, in: context)
    else { return .faulty }
    guard !value.isNull else { return .value(.null) }
    // The default is wrong whoever uses the component.
    var place = context
    place.way = -1
    return typed(value, writtenIn: attribute, as: parameter, in: place)
  }

  // MARK: Contents

  /// What nodes hand into the slots of a component; reports what has no place.
  func contents(
    _ nodes: some Sequence<Int32>, of component: ComponentDefinition,
    in context: ExpansionContext
  ) -> [String: [Int32]] {
    let reading = SlotReading(
      nodes, in: context.file, to: component, elements: vocabulary.elements,
      components: declarations.components
    ) { attribute in
      text(ofAttribute: attribute, in: context).map {
        ($0, innerRange(ofAttribute: attribute, in: context))
      }
    }
    for mistake in reading.mistakes { tell(mistake, in: context) }
    return reading.contents.filter { !passOnNothing($0.value, in: context) }
  }

  /// Whether nodes only pass on slots that nothing was handed into, and in which nothing stands, perhaps behind variables.
  private func passOnNothing(
    _ nodes: some Sequence<Int32>, in context: ExpansionContext
  ) -> Bool {
    let file = context.file
    return nodes.allSatisfy { node in
      guard file.role(node) == .language(.slot) else {
        return file.isBlank(node) || file.role(node) == .language(.letElement)
      }
      return context.slots?.nodes[file.slotName(node)] == nil
        && passOnNothing(file.tree.children(of: node), in: context)
    }
  }
}
