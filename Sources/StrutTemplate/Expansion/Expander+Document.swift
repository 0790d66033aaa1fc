import StrutCore
import StrutFormats

/// The document as a whole.
extension Expander {
  /// Expands the document.
  func run() {
    let file = declarations.document
    documentValues = DocumentValues.read(self)
    if choices.isInspected { keepDocumentValues() }
    let context = ExpansionContext(
      file: file, values: documentValues, tokens: documentTokens, ids: IDScope())
    for node in declarations.lets { expandLet(node, in: context, to: documentValues) }
    let isComponent = declarations.isLibrary || choices.component != nil
    if isComponent {
      openLayout(of: file)
    } else {
      openLayout(file, in: context)
    }
    writeDeclarations(values: documentValues)
    draft.isDeclaring = false
    if isComponent {
      expandComponent(in: context)
    } else {
      expand(declarations.body, in: context)
    }
    if checkBoxes() { StatementRewriter.run(self) }
    writeVariants(values: documentValues)
    draft.isDeclaring = false
    draft.close()
  }

  private func keepDocumentValues() {
    given.document =
      declarations.parameters.map {
        GivenParameter($0, documentValues.meaning(of: $0.name))
      }
      + declarations.data.map {
        GivenParameter($0.name, documentValues.meaning(of: $0.name))
      }
  }

  // MARK: The canvas

  private func openLayout(_ file: TemplateFile, in context: ExpansionContext) {
    guard let element = file.element(0), enter(0, in: context) else { return }
    let first = draft.attributeCount
    var names: Set<String> = []
    for index in element.attributes where file.attributeRoles[Int(index)] != .foreign {
      let name = file.tree.attributes[Int(index)].name
      let text = file.source.text(in: name)
      if text == "xml:lang", choices.locale != nil { continue }
      // A theme has been told.
      if file.attributeRoles[Int(index)] == .theme { continue }
      guard let (pieces, quote) = writeValue(ofAttribute: index, in: context) else { continue }
      names.insert(text)
      draft.add(
        PlainDraft.Attribute(
          nameFile: file.index, name: name, file: file.index, writtenName: name, way: -1,
          pieces: pieces, quote: quote))
    }
    writeLanguage(of: file, besides: names)
    draft.open(
      PlainDraft.Element(
        file: file.index, name: element.name, tag: file.tree.nodes[0].range, way: -1,
        attributes: first..<draft.attributeCount, isInline: false))
  }

  /// Writes the language that was chosen, and its direction where the document does not say one, whichever it is.
  private func writeLanguage(of file: TemplateFile, besides names: Set<String>) {
    guard let locale = choices.locale else { return }
    add("xml:lang", locale, of: file)
    if !names.contains("direction") { add("direction", isRightToLeft ? "rtl" : "ltr", of: file) }
  }

  private func add(_ name: String, _ value: String, of file: TemplateFile) {
    let tag = file.nameRange(0)
    let first = draft.pieceCount
    _ = draft.add(value, for: tag, in: file.index, way: -1, isAttribute: true)
    draft.add(
      PlainDraft.Attribute(
        nameFile: -1, name: draft.name(name), file: file.index, writtenName: tag, way: -1,
        pieces: first..<draft.pieceCount, quote: UInt8(ascii: "\"")))
  }

  // MARK: Libraries

  /// Opens the canvas that a component of a library is drawn on.
  private func openLayout(of library: TemplateFile) {
    let text = SourceText(name: library.source.name, bytes: Array("<layout>".utf8))
    draft.files.append(text)
    let first = draft.attributeCount
    writeLanguage(of: library, besides: [])
    draft.open(
      PlainDraft.Element(
        file: Int32(draft.files.count) - 1, name: SourceRange(1, 7), tag: SourceRange(0, 8),
        way: -1, attributes: first..<draft.attributeCount, isInline: false,
        place: choices.component.flatMap { name in
          declarations.components[name].map { ($0.file.index, $0.nameRange) }
        }))
  }

  /// Expands the component of a library that was chosen, in its case.
  private func expandComponent(in context: ExpansionContext) {
    guard let name = choices.component, let component = declarations.components[name] else {
      return
    }
    let state = component.cases.first { $0.name == choices.caseName }
    var outer = context
    outer.file = component.file
    // A component sees nothing of the document around it.
    outer.values = ValueScope()
    guard let values = values(of: component, in: state, outer) else { return }
    let contents = contents(state?.content ?? [], of: component, in: outer)
    drawn = DrawnComponent(component, in: state, lacksContent: contents.isEmpty)
    var words = ComponentWords(in: declarations, elements: vocabulary.elements)
    outer.isInline = words.areAll(of: component, with: contents, in: outer.file)
    // Words stand in an item wherever they are used.
    if outer.isInline { draft.open(box("item", around: component)) }
    let first = draft.boxes.count
    use(
      component, at: component.nameRange, values, ids: IDScope(), contents: contents, handover: nil,
      way: -1, in: outer)
    if outer.isInline {
      draft.close()
    } else if draft.hasSeveralBoxes(from: first) {
      // They stand in a container wherever they are used.
      draft.wrapBoxes(from: first, in: box("container", around: component))
    }
  }

  /// The values of a component's parameters in a case; `nil` where one lacks its value, which is told.
  private func values(
    of component: ComponentDefinition, in state: CaseDefinition?, _ context: ExpansionContext
  ) -> [ValueScope.Meaning?]? {
    var values = [ValueScope.Meaning?](repeating: nil, count: component.parameters.count)
    // What is wrong in the case, or sets another name, may be the value of a parameter that has none.
    var hasUnknown = state.map(isPartlyRead) ?? false
    for setting in state?.settings ?? [] {
      guard let index = component.parameter(setting.name) else {
        hasUnknown = true
        if component.isPartlyRead { continue }
        tell(
          .unknownSet(
            setting.name, known: component.parameters.map(\.name), at: setting.nameRange),
          in: context
        )
        continue
      }
      values[index] = read(setting.value, as: component.parameters[index], in: context)
    }
    for (index, parameter) in component.parameters.enumerated() {
      guard let field = choices.row?.record?[parameter.name] else { continue }
      values[index] = read(field, as: parameter) ?? values[index]
    }
    for (name, value) in choices.values {
      guard let index = component.parameter(name) else { continue }
      values[index] = read(value, as: component.parameters[index]) ?? values[index]
    }
    for (index, parameter) in component.parameters.enumerated()
    where values[index] == nil && parameter.defaultValue == nil {
      if choices.isPartial || hasUnknown {
        values[index] = .faulty
        continue
      }
      if let row = missingField(of: parameter, of: component.parameters) {
        report.add(row, at: context.place)
      } else {
        tell(Self.missing(parameter, of: component, in: state), in: context)
      }
      return nil
    }
    return values
  }

  /// That a row has no value for a parameter without a default, or has null; `nil` where there are no rows.
  func missingField(
    of parameter: ParameterDefinition, of parameters: [ParameterDefinition]
  ) -> Diagnostic? {
    if let origin = choices.row?.record?[parameter.name]?.origin {
      return .nullField(parameter.name, origin)
    }
    return choices.row?.origin.map { origin in
      let names = Set(parameters.map(\.name))
      let others = choices.row?.record?.names.filter { !names.contains($0) } ?? []
      return .missingField(parameter.name, in: origin, besides: others)
    }
  }

  /// Whether something in a case is wrong that may have been a setting.
  private func isPartlyRead(_ state: CaseDefinition) -> Bool {
    let file = state.file
    let known = LanguageElement.caseElement.attributes
    let attributes = file.element(state.node)?.attributes ?? 0..<0
    return attributes.contains { attribute in
      !known.contains(file.source.text(in: file.tree.attributes[Int(attribute)].name))
    } || file.tree.children(of: state.node).contains { declarations.isWrong($0, of: file) }
  }

  /// That a parameter has no value which must be given.
  private static func missing(
    _ parameter: ParameterDefinition, of component: ComponentDefinition, in state: CaseDefinition?
  ) -> Diagnostic {
    state.map {
      .missingInCase(parameter.name, $0.name, of: component.name, at: $0.nameRange)
    }
      ?? .missingDocumentParameter(
        parameter.name, flag: parameter.flag, at: parameter.nameRange)
  }

  /// The box that the words or the boxes of a component stand in.
  private func box(_ name: String, around component: ComponentDefinition) -> PlainDraft.Element {
    let text = SourceText(name: component.file.source.name, bytes: Array("<\(name)>".utf8))
    draft.files.append(text)
    return PlainDraft.Element(
      file: Int32(draft.files.count) - 1, name: SourceRange(1, 1 + name.utf8.count),
      tag: SourceRange(0, 2 + name.utf8.count), way: -1,
      attributes: draft.attributeCount..<draft.attributeCount, isInline: name == "item",
      place: (component.file.index, component.nameRange))
  }

  // MARK: Values

  /// The value of an attribute as that of a parameter.
  func read(
    _ attribute: Int32, as parameter: ParameterDefinition, in context: ExpansionContext
  ) -> ValueScope.Meaning? {
    guard case .value(let value) = value(ofAttribute: attribute, in: context) else {
      return .faulty
    }
    guard !value.isNull else { return nil }
    return typed(value, writtenIn: attribute, as: parameter, in: context)
  }

  /// The value of an attribute, which is not null, as that of a parameter of the same file; what is wrong with it is told
  /// there.
  func typed(
    _ value: TemplateValue, writtenIn attribute: Int32, as parameter: ParameterDefinition,
    in context: ExpansionContext
  ) -> ValueScope.Meaning {
    let file = context.file
    let standing = value.standing(at: file.valueRange(attribute), in: file)
    let range = innerRange(ofAttribute: attribute, in: context)
    let dataFolder = value.origin?.folder
    do throws(ParameterFault) {
      let typed = try parameter.read(standing, vocabulary: vocabulary) { path in
        // A value of a file of data is written there.
        dataFolder.map { file.ownPath(TemplatePath.documentPath(path, from: $0)) } ?? path
      }
      let fault = fileFault(of: value, as: parameter, from: dataFolder ?? file.folder)
      guard let fault else {
        return .value(typed)
      }
      tell(.wrongFile(parameter.name, fault, at: range), in: context)
      return .faulty
    } catch {
      let scope = scope(context)
      let name = file.source.text(in: file.tree.attributes[Int(attribute)].name)
      tell(
        error.diagnostic(of: parameter, at: range, in: name, knowing: scope.isSeen(_:)),
        in: context)
      return .faulty
    }
  }

  /// A value that a command gives as that of a parameter; what is wrong with it is wrong usage.
  func read(_ value: TemplateValue, as parameter: ParameterDefinition) -> ValueScope.Meaning? {
    guard !value.isNull else { return nil }
    let folder = value.origin == nil ? choices.valueFolder : choices.rowFolder
    do throws(ParameterFault) {
      let typed = try parameter.read(value, vocabulary: vocabulary) {
        TemplatePath.documentPath($0, from: folder)
      }
      guard let fault = fileFault(of: value, as: parameter, from: folder) else {
        return .value(typed)
      }
      var found = Diagnostic.wrongFile(parameter.name, fault, at: value.origin?.range ?? .start)
      if value.origin == nil, ["missing-file", "outside-root"].contains(fault.code) {
        let start = folder == "." ? nil : "paths start from the current folder"
        found.message += (fault.near.map { _ in fault.hints[0] } ?? start).map { "; \($0)" } ?? ""
      }
      refuse(found, value)
    } catch {
      refuse(error.diagnostic(of: parameter, at: value.origin?.range ?? .start), value)
    }
    return .faulty
  }

  /// Tells what is wrong with a value that a command gives: in the file that it stands in, else as wrong usage.
  private func refuse(_ found: Diagnostic, _ value: TemplateValue) {
    guard let origin = value.origin else {
      let isJSON =
        value.text.map { text in
          text.hasPrefix("[") || text.hasPrefix("{")
            || ["is not a list", "is not a record"].contains(where: found.message.hasSuffix)
        } ?? false
      let meant = found.hints.first { $0.hasPrefix("write true") || $0.hasPrefix("write false") }
      return report.addUsage(
        value.text == nil ? .json : .value, nil, found.message + (meant.map { "; \($0)" } ?? ""),
        isJSON: isJSON && found.code == "wrong-type")
    }
    var diagnostic = found
    diagnostic.source = origin.source.text
    report.add(
      diagnostic,
      at: TemplateReport.Place(file: declarations.document.source, index: 0, way: -1), order: 0)
  }
}
