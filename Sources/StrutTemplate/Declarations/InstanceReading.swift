import StrutCore

/// What an instance says to its component, whatever the values are: what each attribute is for, and what fits nothing.
struct InstanceReading {
  /// What an attribute of an instance is for.
  enum Use {
    /// The value of the parameter with this index.
    case parameter(Int)
    /// The theme of what is inside.
    case theme
    /// An attribute of the component's root box, with its name.
    case box(String)
    /// Nothing that there is; with what is to be said of it, unless a part of the component could not be read.
    case unknown(Diagnostic?)
  }

  /// The attributes in order, but for those that belong to an element around or to other languages.
  private(set) var attributes: [(index: Int32, use: Use)] = []
  /// The parameters that attributes without a use probably mean.
  private(set) var misspelt: Set<String> = []
  /// Whether an attribute stands for all parameters, as other languages have it.
  private var isSpread = false
  private let node: Int32
  private let component: ComponentDefinition
  private let file: TemplateFile

  /// Whether an attribute is one that there is not, which is told.
  func refuses(_ index: Int32) -> Bool {
    attributes.contains {
      if $0.index == index, case .unknown(_?) = $0.use { true } else { false }
    }
  }

  /// Reads the attributes of an instance.
  ///
  /// - Parameters:
  ///   - node: The instance.
  ///   - file: The file in which it stands.
  ///   - component: What it is an instance of.
  init(
    of node: Int32, in file: TemplateFile, to component: ComponentDefinition,
    _ vocabulary: TemplateVocabulary
  ) {
    self.file = file
    self.component = component
    self.node = node
    let isHanded = file.isHanded(node)
    for index in file.element(node)?.attributes ?? 0..<0 {
      let role = file.attributeRoles[Int(index)]
      let attribute = file.tree.attributes[Int(index)]
      let name = file.source.text(in: attribute.name)
      guard role != .foreign else {
        // A prefix of Vue's is told as such.
        let isBound = name.hasPrefix("v-bind:") || name.hasPrefix("bind:")
        if isBound { misspelt.formUnion(name.split(separator: ":").suffix(1).map(String.init)) }
        continue
      }
      if let parameter = component.parameter(name) {
        attributes.append((index, .parameter(parameter)))
      } else if role == .theme {
        attributes.append((index, .theme))
      } else if role == .slot && isHanded {
        continue
      } else if vocabulary.boxAttributes.contains(name) {
        attributes.append((index, .box(name)))
      } else if role == .slot {
        attributes.append((index, .unknown(.slotTooDeep(index, on: node, in: file))))
      } else {
        attributes.append(
          (index, unknown(name, attribute.value, at: attribute.name, vocabulary)))
      }
    }
  }

  private mutating func unknown(
    _ name: String, _ value: SourceRange, at range: SourceRange, _ vocabulary: TemplateVocabulary
  ) -> Use {
    let names = component.parameters.map(\.name)
    let near = nearestName(to: name, among: names)
    if let near { misspelt.insert(near) }
    guard !component.isPartlyRead, !isKeyOfLoop(name) else { return .unknown(nil) }
    if ["props", "bind", "v-bind", "spread", "args", "attributes"].contains(name) {
      isSpread = true
      let value = file.source.text(in: value).withoutBraces
      let all = names.prefix(3).map { "\($0)=\"{\(value).\($0)}\"" }.joined(separator: " ")
      return .unknown(.spread(name, of: component.name, hint: "write \(all)", at: range))
    }
    let hint =
      component.parameterHint(forVariable: name) ?? slotted(name, value) ?? bound(
        name, value, names) ?? near.map { "did you mean '\($0)'?" }
      ?? keyed(hint(for: name, value, vocabulary), name)
      ?? nearestName(to: name, among: file.isHanded(node) ? ["theme", "slot"] : ["theme"])
      .map { "did you mean '\($0)'?" }
    return .unknown(
      .unknownParameter(
        name, of: component.name, parameters: names, vocabulary: vocabulary, hint: hint, at: range)
    )
  }

  /// Whether an attribute is the key of a loop that another attribute is, as in Vue: it is told with the loop.
  private func isKeyOfLoop(_ name: String) -> Bool {
    ["key", ":key"].contains(name) && loopAttribute != nil
  }

  /// The attribute that stands for a loop around the instance; `nil` for none.
  private var loopAttribute: Int32? {
    (file.element(node)?.attributes ?? 0..<0).first { index in
      ["v-for", "x-for", "ng-for", "ng-repeat"].contains(
        file.source.text(in: file.tree.attributes[Int(index)].name))
    }
  }

  /// A hint for an attribute that is a loop, with the key that stands beside it.
  private func keyed(_ hint: String?, _ name: String) -> String? {
    guard let hint, let loop = loopAttribute,
      file.source.text(in: file.tree.attributes[Int(loop)].name) == name,
      let key = (file.element(node)?.attributes ?? 0..<0).first(where: { index in
        isKeyOfLoop(file.source.text(in: file.tree.attributes[Int(index)].name))
      })
    else { return hint }
    let text = file.source.text(in: file.valueRange(key)).withoutBraces
    return text.contains("\"") ? hint : hint.replacing("}\"> …", with: "}\" key=\"{\(text)}\"> …")
  }

  /// What to write for an attribute that is called like a slot, as parameters of React that take elements are.
  private func slotted(_ name: String, _ value: SourceRange) -> String? {
    guard !name.isEmpty, component.slots.contains(name) else { return nil }
    let text = file.source.text(in: value)
    return
      "'\(name)' is a slot: write <item slot=\"\(name)\">\(text.count > 60 ? "…" : text)</item> in it"
  }

  /// What to write for `:name`, whose value other languages work out.
  private func bound(_ name: String, _ value: SourceRange, _ names: [String]) -> String? {
    guard name.first == ":", names.contains(String(name.dropFirst())) else { return nil }
    let text = file.source.text(in: value)
    let shown = text.count > 60 || text.contains { "\"{}".contains($0) } ? "…" : text
    return "write \(name.dropFirst())=\"{\(shown)}\""
  }

  /// What to write for an attribute that is near to no parameter.
  private mutating func hint(
    for name: String, _ value: SourceRange, _ vocabulary: TemplateVocabulary
  ) -> String? {
    let text = file.source.text(in: value)
    let meant = MeantParameter(of: component, at: node, in: file, taken: misspelt, vocabulary)
    if let parameter = meant.parameter(name, text.contains("{") ? nil : text) {
      misspelt.insert(parameter.name)
      return text.count > 60 || text.contains("\"")
        ? "write \(parameter.name)" : "write \(parameter.name)=\"\(text)\""
    }
    return meant.habit(name, text)
  }

  /// What is to be said where a parameter has no value; `nil` where it has one by default, or is probably there, misspelt.
  func missing(_ parameter: ParameterDefinition, at range: SourceRange) -> Diagnostic? {
    guard parameter.defaultValue == nil, !parameter.isOptionalElsewhere,
      !misspelt.contains(parameter.name), !isSpread,
      !isContent(parameter)
    else { return nil }
    return .missingParameter(parameter.name, of: component.name, at: range)
  }

  /// Whether a text was probably meant for a parameter, in a component that takes no content: that is told with the text.
  private func isContent(_ parameter: ParameterDefinition) -> Bool {
    let children = file.tree.children(of: node)
    // An element of that name is told.
    if children.contains(where: { file.role($0) == .plain && file.name($0) == parameter.name }) {
      return true
    }
    guard component.slots.isEmpty, !component.isPartlyRead,
      parameter.name == component.firstText(missingOn: node, of: file)?.name
    else { return false }
    return children.contains { file.role($0) == nil && !file.isBlank($0) }
  }
}
