import StrutCore

/// Fonts and styles: what stands before the root box.
extension Expander {
  /// Writes the fonts and styles of the document and its libraries.
  func writeDeclarations(values: ValueScope) {
    for (file, node) in declarations.written {
      writeDeclaration(node, of: file, tokens: documentTokens, values: values)
    }
  }

  /// Writes the styles that themes of subtrees change.
  func writeVariants(values: ValueScope) {
    draft.isDeclaring = true
    for (key, name) in variants.pending {
      guard let style = declarations.styles[key.style] else {
        writeTypography(key, name: name)
        continue
      }
      writeDeclaration(
        style.node, of: style.file, tokens: declarations.tokens.tokens(in: key.theme),
        values: values, name: name)
    }
  }

  /// Where the expressions of a declaration stand: a library knows nothing of the document's values.
  private func context(
    of file: TemplateFile, tokens: ThemeTokens, values: ValueScope
  ) -> ExpansionContext {
    ExpansionContext(
      file: file, values: file.index == 0 ? values : ValueScope([]), tokens: tokens, ids: IDScope())
  }

  /// - Parameter name: The name in place of the style's own.
  private func writeDeclaration(
    _ node: Int32, of file: TemplateFile, tokens: ThemeTokens, values: ValueScope,
    name: String? = nil
  ) {
    guard let element = file.element(node) else { return }
    let context = context(of: file, tokens: tokens, values: values)
    guard enter(node, in: context) else { return }
    let wrongBefore = wrongValues
    let first = draft.attributeCount
    for index in element.attributes where file.attributeRoles[Int(index)] != .foreign {
      let attribute = file.tree.attributes[Int(index)]
      let pieces = draft.pieceCount
      var quote = UInt8(ascii: "\"")
      if let name, file.source.bytes(in: attribute.name, are: "name") {
        write(name, for: attribute.value, in: context, isAttribute: true)
      } else if let value = writeValue(ofAttribute: index, in: context) {
        quote = value.quote
      } else {
        continue
      }
      draft.add(
        PlainDraft.Attribute(
          nameFile: file.index, name: attribute.name, file: file.index,
          writtenName: attribute.name, way: -1, pieces: pieces..<draft.pieceCount, quote: quote))
    }
    // A font without its file would be told as wrong once more.
    if wrongValues > wrongBefore, file.role(node) == .font { return }
    draft.open(
      PlainDraft.Element(
        file: file.index, name: element.name, tag: file.tree.nodes[Int(node)].range, way: -1,
        attributes: first..<draft.attributeCount, isInline: false))
    expandChildren(of: node, in: context)
    draft.close()
  }

  /// The name of a style as a theme has it: its own where the theme changes nothing in it.
  func variant(ofStyle name: String, in tokens: ThemeTokens) -> String {
    let key = StyleVariants.Key(style: name, theme: tokens.theme)
    if let known = variants.names[key] { return known }
    guard let style = declarations.styles[name] else {
      return typographyVariant(ofStyle: name, in: tokens, key)
    }
    guard tokens !== documentTokens else { return name }
    let differs =
      texts(of: style, in: tokens) != texts(of: style, in: documentTokens)
    var own = name
    if differs {
      own = "\(name)@\(tokens.theme)"
      while declarations.styles[own] != nil { own += "-" }
    }
    variants.add(key, name: own)
    return own
  }

  // MARK: Typography

  /// The name of a style that a token is; the name itself where none is.
  private func typographyVariant(
    ofStyle name: String, in tokens: ThemeTokens, _ key: StyleVariants.Key
  ) -> String {
    guard declarations.tokens.typography[name] != nil else { return name }
    var own = name
    if tokens !== documentTokens,
      attributes(of: name, in: tokens) != attributes(of: name, in: documentTokens)
    {
      own = "\(name)@\(tokens.theme)"
    }
    let document = StyleVariants.Key(style: name, theme: documentTokens.theme)
    if own == name {
      variants.add(document, name: name, isWritten: variants.names[document] == nil)
    }
    if key != document { variants.add(key, name: own, isWritten: own != name) }
    return own
  }

  /// The attributes of the style that a token is, as `name=value`.
  private func attributes(of style: String, in tokens: ThemeTokens) -> [String] {
    guard let token = declarations.tokens.typography[style],
      let definition = tokens.definition(ofToken: token),
      let attributes = try? definition.style(in: tokens)
    else { return [] }
    return attributes.map { "\($0.attribute)=\($0.value)" }
  }

  /// Writes the style that a token is.
  private func writeTypography(_ key: StyleVariants.Key, name: String) {
    let tokens = declarations.tokens.tokens(in: key.theme)
    guard let token = declarations.tokens.typography[key.style],
      let definition = tokens.definition(ofToken: token),
      let attributes = try? definition.style(in: tokens)
    else { return }
    let text = definition.source.text
    draft.files.append(SourceText(name: text.name, bytes: Array("<style>".utf8)))
    draft.files.append(text)
    let file = Int32(draft.files.count) - 1
    let first = draft.attributeCount
    for (attribute, value) in [("name", name)] + attributes.map({ ($0.attribute, $0.value) }) {
      let pieces = draft.pieceCount
      _ = draft.add(value, for: definition.valueRange, in: file, way: -1, isAttribute: true)
      draft.add(
        PlainDraft.Attribute(
          nameFile: -1, name: draft.name(attribute), file: file, writtenName: definition.nameRange,
          way: -1, pieces: pieces..<draft.pieceCount, quote: UInt8(ascii: "\"")))
    }
    draft.open(
      PlainDraft.Element(
        file: file - 1, name: SourceRange(1, 6), tag: SourceRange(0, 7), way: -1,
        attributes: first..<draft.attributeCount, isInline: false))
    draft.close()
  }

  /// What is computed in a style.
  private func texts(of style: StyleDefinition, in tokens: ThemeTokens) -> [String?] {
    let context = context(of: style.file, tokens: tokens, values: documentValues)
    guard let element = style.file.element(style.node) else { return [] }
    return element.attributes.map { index in
      guard case .computed = style.file.content(ofAttribute: index) else { return "" }
      return text(ofAttribute: index, in: context)
    }
  }
}
