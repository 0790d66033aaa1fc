import StrutCore

/// What a document declares itself and nothing uses.
///
/// Components and tokens of a library are there for others, and so are the tokens of a file.
struct UnusedDeclarations {
  private let declarations: Declarations
  private let uses: NameUses
  /// The warnings, each in the document, in no order.
  private(set) var warnings: [Diagnostic] = []

  /// Looks at everything that a document declares.
  init(in declarations: Declarations) {
    self.declarations = declarations
    uses = NameUses(in: declarations)
    for component in declarations.components.values where component.file.index == 0 {
      addParameters(of: component)
    }
    guard !declarations.isLibrary else { return }
    let names = uses.names[NameUses.Region(file: 0, component: -1)] ?? []
    for parameter in declarations.parameters where !names.contains(parameter.name) {
      warnings.append(.unused("the parameter '\(parameter.name)'", at: parameter.nameRange))
    }
    for data in declarations.data where !names.contains(data.name) {
      warnings.append(.unused("the data '\(data.name)'", at: data.nameRange))
    }
    addComponents()
    addTokens()
  }

  private mutating func addParameters(of component: ComponentDefinition) {
    let region = NameUses.Region(file: 0, component: component.node)
    let names = uses.names[region] ?? []
    for parameter in component.parameters where !names.contains(parameter.name) {
      warnings.append(
        .unused(
          "the parameter '\(parameter.name)' of <\(component.name)>", at: parameter.nameRange))
    }
  }

  private mutating func addComponents() {
    for component in declarations.components.values
    where component.file.index == 0 && !uses.components.contains(component.name) {
      guard let name = component.file.attribute("name", of: component.node) else { continue }
      warnings.append(
        .unused("the component <\(component.name)>", at: component.file.valueRange(name)))
    }
  }

  private mutating func addTokens() {
    for token in declarations.tokens.base.values
    where token.place.index == 0 && !uses.mentions(token: token.name) {
      if case .file = token.source { continue }
      warnings.append(.unused("the token '\(token.name)'", at: token.nameRange))
    }
  }

  /// The strings that the document itself names, with whether anything asks for them.
  func strings(of localizer: Localizer?) -> [StringUse] {
    guard !declarations.isLibrary, let localizer else { return [] }
    return localizer.baseStrings.filter { $0.declaringFile == 0 }.flatMap { file in
      file.keys.compactMap { key in
        file[key].map { message in
          var warning = Diagnostic.unused("the string '\(key)'", at: message.origin.range)
          warning.source = file.source.text
          return StringUse(
            isUsed: uses.hasComputedKeys || uses.strings.contains(key), warning: warning)
        }
      }
    }
  }
}

extension Diagnostic {
  /// Something is declared, and no expression and no element names it.
  fileprivate static func unused(_ subject: String, at range: SourceRange) -> Self {
    Self(.warning, "unused", "\(subject) is never used", at: range)
  }
}
