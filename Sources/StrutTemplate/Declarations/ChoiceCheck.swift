import StrutCore

/// Looks at what a command chooses: names that a document does not have are wrong usage.
struct ChoiceCheck {
  private let declarations: Declarations
  private let choices: TemplateChoices

  /// Reports choices that the document does not offer; returns whether all are right.
  static func run(_ declarations: Declarations, _ choices: TemplateChoices) -> Bool {
    ChoiceCheck(declarations: declarations, choices: choices).run()
  }

  private func run() -> Bool {
    if declarations.isLibrary {
      guard checkComponent() else { return false }
    } else if let name = choices.component, !choices.drawsOwnComponents {
      refuse(.component, name, "this is a document, and components are drawn of libraries")
    }
    checkValues()
    checkTheme()
    checkCase()
    return declarations.report.usageFaults.isEmpty
  }

  private func refuse(
    _ choice: UsageFault.Choice, _ name: String, _ message: String, hint: String = "",
    meaning: UsageFault.Meaning? = nil
  ) {
    declarations.report.addUsage(choice, name, message, hint: hint, meaning: meaning)
  }

  private func hint(_ name: String, _ known: [String]) -> String {
    if let near = nearestName(to: name, among: known) { return "; did you mean '\(near)'?" }
    return known.isEmpty ? "" : "; there are \(Diagnostic.quoted(known))"
  }

  private var component: ComponentDefinition? {
    choices.component.flatMap { declarations.components[$0] }
  }

  /// A library is drawn component by component.
  private func checkComponent() -> Bool {
    let own = declarations.components.values.filter { $0.file.index == 0 }.map(\.name).sorted()
    guard let name = choices.component else {
      if choices.isOnlyRead { return false }
      let document = declarations.document
      declarations.report.add(
        .libraryAsDocument(components: own, at: document.nameRange(0)),
        at: TemplateReport.Place(file: document.source, index: 0, way: -1))
      return false
    }
    if !own.contains(name) {
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      let hint =
        parts.count == 2 && own.contains(parts[0])
        ? "; the component is '\(parts[0])', and the case '\(parts[1])'" : hint(name, own)
      refuse(.component, name, "the library has no such component", hint: hint)
      return false
    }
    return true
  }

  private func checkValues() {
    let parameters = component?.parameters ?? declarations.parameters
    let data = declarations.isLibrary ? [] : declarations.data.map(\.name)
    let known = parameters.map(\.name) + data
    for (name, value) in choices.values where !known.contains(name) {
      let other = component == nil ? declarations.otherMeaning(of: name) : nil
      refuse(
        value.text == nil ? .json : .value, name, "there is no parameter or data of this name",
        hint: other.map { "; \($0.what)\($0.isToken ? "" : ": <param> declares what can be set")" }
          ?? hint(name, known),
        meaning: other?.isToken == true ? .theme : nil)
    }
    for (name, path) in choices.data where !data.contains(name) {
      let isParameter = parameters.contains { $0.name == name }
      refuse(
        .data, name, "there is no data of this name",
        hint: isParameter ? "" : hint(name, data),
        meaning: isParameter ? .parameter(path: path) : nil)
    }
  }

  private func checkTheme() {
    guard let theme = choices.theme, !declarations.tokens.hasTheme(theme),
      !declarations.report.unread.contains(.library)
    else { return }
    if choices.isThemeOptional, declarations.tokens.themes.isEmpty { return }
    let known = ["base"] + declarations.tokens.themes
    refuse(.theme, theme, "there is no such theme", hint: hint(theme, known))
  }

  private func checkCase() {
    guard let name = choices.caseName else { return }
    let known = (component?.cases ?? declarations.cases).map(\.name)
    if !known.contains(name) {
      let what = choices.component.map { "<\($0)>" } ?? "the document"
      refuse(
        .caseName, name, "there is no such case",
        hint: known.isEmpty ? "; \(what) has no <case>" : hint(name, known))
    }
  }
}
