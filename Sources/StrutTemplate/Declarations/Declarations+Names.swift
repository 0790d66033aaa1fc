import StrutCore
import StrutFormats
import StrutSyntax

/// Names of components and styles that are not there, or not seen from where they are used.
extension Declarations {
  /// What is said of an instance of a component that there is not: the one that was probably meant, or the element that stands for it here.
  func unknownComponent(_ node: Int32, of file: TemplateFile) -> Diagnostic {
    let name = file.name(node)
    let parent = file.tree.nodes[Int(node)].parent
    let around = parent < 0 ? nil : file.name(parent)
    // Other languages name the library, too.
    let own = String(name.split { $0 == "." || $0 == ":" }.last ?? "")
    let near: String? =
      missingImport(for: name, in: file) ?? variantHint(for: name)
      ?? (components[own] == nil
        ? nearestComponents.nearest(to: name).map { "did you mean '\($0)'?" }
        : "write <\(own)>: a component stands by its own name")
    let hint: String? =
      near ?? LanguageElement(rawValue: name.lowercased()).map { "write <\($0.rawValue)>" }
      ?? vocabulary.faults.elementHint(node, file.tree, file.source, around)
      ?? Self.elementHint(for: name)
    return .unknownComponent(name, hint: hint, at: file.nameRange(node))
  }

  /// The `<import>` to write for a component that a library near to the document defines; `nil` where none does.
  private func missingImport(for name: String, in file: TemplateFile) -> String? {
    reader.librariesNearby[name].map { path in
      let written = TemplatePath.relative(path, to: file.folder)
      return
        "write <import src=\"\(written)\"/> at the top of <\(file.name(0))>: that library has it"
    }
  }

  /// Whether what a file declares is seen from another one: a library sees nothing of the document that imports it.
  func isSeen(_ declaring: TemplateFile, from file: TemplateFile) -> Bool {
    declaring.index != 0 || file.index == 0
  }

  /// What is said of a component of the document that a library uses.
  func unseenComponent(
    _ node: Int32, of file: TemplateFile, _ component: ComponentDefinition
  ) -> Diagnostic {
    .unknownComponent(
      component.name,
      hint: Self.unseenHint("<\(component.name)>", component.file.shown(component.nameRange)),
      at: file.nameRange(node))
  }

  /// The first style of the document that a library names in an attribute, with the place of the name.
  func unseenStyle(
    in attribute: Int32, of file: TemplateFile
  ) -> (name: String, range: SourceRange, hint: String)? {
    guard file.index != 0, !documentStyles.isEmpty,
      case .written = file.content(ofAttribute: attribute),
      !file.tree.attributes[Int(attribute)].needsDecoding
    else { return nil }
    let range = file.valueRange(attribute)
    let bytes = file.source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    for word in bytes.split(whereSeparator: \.isSpace) {
      let name = String(decoding: word, as: UTF8.self)
      guard documentStyles.contains(name), let style = styles[name] else { continue }
      return (
        name, SourceRange(word.startIndex, word.endIndex),
        Self.unseenHint("the style '\(name)'", shown(style.node, of: style.file))
      )
    }
    return nil
  }

  private static func unseenHint(_ what: String, _ place: String) -> String {
    "a library sees nothing of the document that imports it: \(what), at \(place), has to stand in this library, or in one that it imports"
  }

  /// The element that a name that there is not stands for in other languages, or is near to.
  private static func elementHint(for name: String) -> String? {
    if let element = ForeignLanguageElement.element(for: name) {
      return name.lowercased() == "unless"
        ? "write <if test=\"{not …}\">" : "write <\(element.rawValue)>"
    }
    if let hint = ForeignLanguageElement.hint(for: name) { return hint }
    return nearestName(to: name, among: ["container", "item"]).map { "did you mean '\($0)'?" }
  }

  /// Whether what is called like no component was most probably meant to be one, or an element of the language: it has other attributes
  /// than boxes.
  func mayBeComponent(_ name: String) -> Bool {
    LanguageElement(rawValue: name.lowercased()) != nil || reader.librariesNearby[name] != nil
      || nearestComponents.nearest(to: name) != nil
  }

  /// The component of a name, or else the one that was most probably meant by it; `nil` for none.
  func component(near name: String) -> ComponentDefinition? {
    components[name] ?? nearestComponents.nearest(to: name).flatMap { components[$0] }
  }

  /// The component that a name stands for; custom elements have a word of their own before it: `app-divider`.
  static func meant(by name: String, among names: [String: String]) -> String? {
    if let own = names[plain(name)] { return own }
    let words = name.split(separator: "-")
    guard words.count > 1 else { return nil }
    return (1..<words.count).lazy.compactMap { names[words[$0...].joined()] }.first
  }

  /// Whether a component has this name but for a capital or a hyphen, which has been told where it is declared.
  func isMisnamed(_ name: String) -> Bool {
    !wrongComponents.isEmpty && components[name] == nil
      && wrongComponents.contains(Self.plain(name))
  }

  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
