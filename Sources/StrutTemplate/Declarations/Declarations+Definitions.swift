import StrutCore
import StrutFormats
import StrutSyntax

/// What single declarations say: components, parameters and cases, read from their elements.
extension Declarations {
  func componentDefinition(
    _ node: Int32, of file: TemplateFile, named name: String
  ) -> ComponentDefinition {
    var parameters: [ParameterDefinition] = []
    var parameterPlaces: [String: SourceRange] = [:]
    var cases: [CaseDefinition] = []
    var casePlaces = CasePlaces()
    var body: [Int32] = []
    for child in file.tree.children(of: node) {
      switch file.role(child) {
      case .language(.param)?:
        if let parameter = parameter(child, of: file, among: &parameterPlaces) {
          parameters.append(parameter)
        }
      case .language(.caseElement)?:
        if let definition = caseDefinition(child, of: file, among: &casePlaces) {
          cases.append(definition)
        }
      default: body.append(child)
      }
    }
    var content = content(in: node, of: file)
    let hasOnlyName = file.element(node)?.attributes.count == 1
    if body.allSatisfy(file.isBlank), !content.isPartlyRead, hasOnlyName {
      report(
        .emptyComponent(name, at: file.valueRange(file.attribute("name", of: node) ?? 0)), in: file)
    }
    // A parameter of this name is what it says.
    if parameters.contains(where: { ["children", "slot"].contains($0.name) }) {
      content.isPartlyRead = false
    }
    return ComponentDefinition(
      name: name, file: file, node: node, parameters: parameters, cases: cases,
      body: file.trimmed(body), slots: content.slots, isPartlyRead: content.isPartlyRead)
  }

  /// The slots in a component, and whether something in it is wrong that may have been a parameter or a slot.
  func content(
    in node: Int32, of file: TemplateFile
  ) -> (slots: (names: Set<String>, inSlots: [String: String]), isPartlyRead: Bool) {
    var names: Set<String> = []
    var inSlots: [String: String] = [:]
    var isPartlyRead = partlyRead[file.index]?.contains(node) ?? false
    var index = Int(node) + 1
    // What stands in an element follows it, up to the first node that has a parent before it.
    while index < file.tree.nodes.count, file.tree.nodes[index].parent >= node {
      let child = Int32(index)
      if file.role(child) == .language(.slot) {
        let name = file.slotName(child)
        let outer = file.slot(around: child, in: node).map(file.slotName)
        // One that stands elsewhere, too, is shown there.
        inSlots[name] = names.contains(name) && inSlots[name] != outer ? nil : outer
        names.insert(name)
      }
      isPartlyRead = isPartlyRead || isWrong(child, of: file) || asksForContent(child, file)
      index += 1
    }
    return ((names, inSlots), isPartlyRead)
  }

  /// Whether a text names what other languages call the content of a component.
  private func asksForContent(_ node: Int32, _ file: TemplateFile) -> Bool {
    let text: TemplateText
    switch file.content(ofText: node) {
    case .written: return false
    case .computed(let read), .faulty(let read): text = read
    }
    return text.pieces.contains { piece in
      guard case .expression(let expression) = piece,
        case .reference(let path, _) = expression.root.kind
      else { return false }
      return path.names == ["children"] || path.names == ["slot"]
    }
  }

  /// - Parameter known: Where the parameters before stand, by their names.
  func parameter(
    _ node: Int32, of file: TemplateFile, among known: inout [String: SourceRange]
  ) -> ParameterDefinition? {
    guard !isWrong(node, of: file), let attribute = file.attribute("name", of: node) else {
      return nil
    }
    let name = file.writtenValue(attribute)
    let range = file.valueRange(attribute)
    if let first = known[name] {
      report(.definedTwice("the parameter", name, first: file.shown(first), at: range), in: file)
      return nil
    }
    known[name] = range
    var kind: ParameterType?
    var isOptional = false
    if let type = file.attribute("type", of: node) {
      let word = file.writtenValue(type)
      kind = ParameterType(rawValue: word)
      isOptional = ForeignType.isOptional(word)
      if kind == nil {
        let known = ParameterType.allCases.map(\.rawValue)
        let near =
          ForeignType.hint(
            for: word, hasDefault: file.attribute("default", of: node) != nil
          ).map { [$0] } ?? Diagnostic.nearest(word, among: known)
        report(
          Diagnostic(
            .error, "invalid-value", "type: '\(word)' is not one of \(Diagnostic.quoted(known))",
            at: file.valueRange(type), hints: near), in: file)
      }
    }
    let accepted = file.attribute("values", of: node).map { attribute in
      acceptedWords(attribute, of: file)
    }
    return ParameterDefinition(
      name: name, file: file, nameRange: range, kind: kind,
      defaultValue: file.attribute("default", of: node), accepted: accepted,
      isOptionalElsewhere: isOptional)
  }

  /// The values that a parameter may have, which have blanks between them.
  private func acceptedWords(_ attribute: Int32, of file: TemplateFile) -> [String] {
    let words = file.writtenValue(attribute).split { $0.isWhitespace }.map(String.init)
    let isList = words.contains { $0 == "|" || $0.hasSuffix(",") || $0.hasPrefix("[") }
    guard isList else { return words }
    let names = words.flatMap { $0.split { ",|[]'\"".contains($0) } }.map(String.init)
    report(
      Diagnostic(
        .error, "invalid-value", "values: blanks stand between the values, and nothing else",
        at: file.valueRange(attribute),
        hints: ["write values=\"\(names.joined(separator: " "))\""]), in: file)
    return names
  }

  /// Where cases stand, by their names and by those of their files.
  struct CasePlaces {
    var names: [String: SourceRange] = [:]
    var files: [String: (name: String, range: SourceRange)] = [:]
  }

  func caseDefinition(
    _ node: Int32, of file: TemplateFile, among known: inout CasePlaces
  ) -> CaseDefinition? {
    guard !isWrong(node, of: file), let attribute = file.attribute("name", of: node) else {
      return nil
    }
    let name = file.writtenValue(attribute)
    let range = file.valueRange(attribute)
    if let first = known.names[name] {
      report(.definedTwice("the case", name, first: file.shown(first), at: range), in: file)
      return nil
    }
    let fileName = CaseDefinition.fileName(of: name)
    if let other = known.files[fileName] {
      report(
        .sameFileName(name, as: other.name, first: file.shown(other.range), at: range), in: file)
      return nil
    }
    known.names[name] = range
    known.files[fileName] = (name, range)
    var settings: [CaseDefinition.Setting] = []
    var places: [String: SourceRange] = [:]
    var content: [Int32] = []
    for child in file.tree.children(of: node) {
      guard file.role(child) == .language(.set) else {
        content.append(child)
        continue
      }
      guard !isWrong(child, of: file), let name = file.attribute("name", of: child),
        let value = file.attribute("value", of: child)
      else { continue }
      let setting = CaseDefinition.Setting(
        name: file.writtenValue(name), nameRange: file.valueRange(name), value: value)
      if let first = places[setting.name] {
        report(.setTwice(setting.name, first: file.shown(first), at: setting.nameRange), in: file)
      }
      places[setting.name] = places[setting.name] ?? setting.nameRange
      settings.append(setting)
    }
    return CaseDefinition(
      name: name, fileName: fileName, file: file, node: node, nameRange: range, settings: settings,
      content: content)
  }
}
