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
    let texts = Self.namesInDoubleBraces(of: declarations.document)
    // What stands as text has been told there.
    let told = declarations.report.state.namesInText
    for parameter in declarations.parameters
    where !names.contains(parameter.name) && !told.contains(parameter.name) {
      warnings.append(
        .unused(
          "the parameter '\(parameter.name)'", at: parameter.nameRange,
          writtenAt: texts[parameter.name]))
    }
    for data in declarations.data
    where !names.contains(data.name) && !told.contains(data.name) {
      warnings.append(
        .unused("the data '\(data.name)'", at: data.nameRange, writtenAt: texts[data.name]))
    }
    addComponents()
    addTokens()
    addVariables()
    addThemes()
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

  /// The names in two braces, as other languages of templates write their values, each with its first place: here they are text.
  private static func namesInDoubleBraces(of file: TemplateFile) -> [String: String] {
    let bytes = file.source.bytes
    var places: [String: String] = [:]
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      let inside = bytes[(index + 2)...].prefix { $0 != UInt8(ascii: "}") && $0 >= 0x20 }
      let name = String(decoding: inside, as: UTF8.self).trimmed
      let isClosed = bytes[inside.endIndex...].starts(with: "}}".utf8)
      if isClosed, places[name] == nil { places[name] = file.shown(SourceRange(index, index + 2)) }
      index = inside.endIndex
    }
    return places
  }

  private mutating func addComponents() {
    // A part of another language of templates is text, which has been told there.
    let told = declarations.report.state.namesInText
    for component in declarations.components.values
    where component.file.index == 0 && !uses.components.contains(component.name)
      && !told.contains(component.name)
    {
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

  private mutating func addVariables() {
    let file = declarations.document
    NameUses.Region.visit(file) { node, region in
      // What nothing follows has been told.
      guard file.role(node) == .language(.letElement), file.tree.nodes[Int(node)].nextSibling >= 0,
        let attribute = file.attribute("name", of: node),
        case let name = file.writtenValue(attribute),
        uses.names[region]?.contains(name) != true,
        !declarations.report.state.namesInText.contains(name)
      else { return }
      warnings.append(.unused("the variable '\(name)'", at: file.valueRange(attribute)))
    }
  }

  /// Warns of the only theme of a document where its tokens all have the values of the base, as after copying it. One of several
  /// may be the base by another name.
  private mutating func addThemes() {
    let tokens = declarations.tokens
    for theme in tokens.themes where tokens.themes.count == 1 {
      let own = (tokens.overrides[theme] ?? [:]).values.sorted {
        ($0.order, $0.nameRange.lowerBound) < ($1.order, $1.nameRange.lowerBound)
      }
      guard let first = own.first, first.place.index == 0,
        own.allSatisfy({ isSame($0, as: tokens.base[$0.name]) })
      else { continue }
      warnings.append(
        Diagnostic(
          .warning, "same-theme", "the theme '\(theme)' is the same as the base",
          at: first.nameRange, hints: ["give its tokens other values, or delete it"]))
    }
  }

  private func isSame(_ token: TokenTable.Token, as other: TokenTable.Token?) -> Bool {
    guard case .value(let own) = token.source, case .value(let base)? = other?.source else {
      return false
    }
    return own.printed != nil && own.printed == base.printed
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
            key: key, isUsed: uses.hasComputedKeys || uses.strings.contains(key), warning: warning)
        }
      }
    }
  }
}

extension Diagnostic {
  /// Something is declared, and no expression and no element names it.
  ///
  /// - Parameter text: Where the name stands in two braces.
  fileprivate static func unused(
    _ subject: String, at range: SourceRange, writtenAt text: String? = nil
  ) -> Self {
    Self(
      .warning, "unused", "\(subject) is never used", at: range,
      hints: text.map { ["the two braces at \($0) are text: a value stands in one, {…}"] } ?? [])
  }
}
