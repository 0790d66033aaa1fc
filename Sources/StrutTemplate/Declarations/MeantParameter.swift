/// Which parameter of a component an attribute of an instance is probably meant for that none has the name of.
struct MeantParameter {
  let component: ComponentDefinition
  /// The parameters that the instance does not name.
  private let free: [ParameterDefinition]
  /// Whether a content stands in the instance.
  private let hasContent: Bool
  private let vocabulary: TemplateVocabulary

  /// Prepares to look for the parameters that an instance does not name.
  ///
  /// - Parameter taken: Those that other attributes are meant for.
  init(
    of component: ComponentDefinition, at node: Int32, in file: TemplateFile,
    taken: Set<String>, _ vocabulary: TemplateVocabulary
  ) {
    self.component = component
    self.vocabulary = vocabulary
    free = component.parameters.filter {
      file.attribute($0.name, of: node) == nil && !taken.contains($0.name)
    }
    hasContent = file.tree.children(of: node).contains { !file.isBlank($0) }
  }

  /// The parameter that an attribute is meant for whatever its name means in other languages.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - value: Its value; `nil` where it is worked out.
  func parameter(_ name: String, _ value: String?) -> ParameterDefinition? {
    if let value, let choice = only(free.filter { $0.accepted?.contains(value) ?? false }) {
      return choice
    }
    // What a box looks like is for the box.
    guard isGeneral(name) || vocabulary.faults.attributeHint(name, "") == nil else { return nil }
    if let needed = fitting(value, among: free.filter { $0.defaultValue == nil }) { return needed }
    guard isGeneral(name), !isContent(name) else { return nil }
    return fitting(value, among: free)
  }

  /// What to do with an attribute whose name has a meaning in other languages, where that is no parameter's.
  ///
  /// - Parameter value: Its value as it is written.
  func habit(_ name: String, _ value: String) -> String? {
    if isContent(name) {
      let shown = value.isEmpty || value.count > 60 ? "text" : value
      return "write the text between the tags: <\(component.name)>\(shown)</\(component.name)>"
    }
    // Elsewhere the name says something of every element; here it more probably means one of these.
    guard !isGeneral(name) || (free.isEmpty && !Self.textNames.contains(name)) else { return nil }
    // The value says which loop or condition it is; that of a box is none of the component's.
    let isDirective = name.hasPrefix("v-") || name.hasPrefix("x-") || name.hasPrefix("ng-")
    return vocabulary.faults.attributeHint(name, isDirective ? value : "")
  }

  /// Whether an attribute is the text that the component takes between its tags.
  private func isContent(_ name: String) -> Bool {
    Self.textNames.contains(name) && component.slots.contains("") && !hasContent
  }

  private func isGeneral(_ name: String) -> Bool {
    Self.textNames.contains(name) || Self.generalNames.contains(name)
  }

  /// Names of texts in other languages.
  private static let textNames: Set<String> = [
    "text", "label", "content", "characters", "value", "title", "hint", "placeholder",
  ]

  /// Names that say nothing of the look of a box.
  private static let generalNames: Set<String> = [
    "name", "type", "key", "source", "image", "url", "uri", "to", "icon", "symbol", "checked",
    "disabled", "enabled", "required", "readonly", "tooltip", "weight", "size", "lines", "columns",
  ]

  /// The one parameter that takes a value; of several the one that takes not every text.
  private func fitting(
    _ value: String?, among parameters: [ParameterDefinition]
  ) -> ParameterDefinition? {
    guard let value else { return only(parameters) }
    let takers = parameters.filter { parameter in
      let text = TemplateValue(.text(value), origin: nil)
      return (try? parameter.read(text, vocabulary: vocabulary) { $0 }) != nil
    }
    return only(takers) ?? only(takers.filter { ($0.kind ?? .text) != .text })
  }

  private func only(_ parameters: [ParameterDefinition]) -> ParameterDefinition? {
    parameters.count == 1 ? parameters[0] : nil
  }
}
