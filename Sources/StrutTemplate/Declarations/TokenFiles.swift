import StrutCore
import StrutFormats

/// Token files as the tokens of a document.
enum TokenFiles {
  /// Adds the tokens of a file in the Design Tokens format; to the base where no theme is named.
  static func add(
    _ bytes: [UInt8], path: String, theme: String?, to table: TokenTable, order: Int32,
    reader: DeclaredFiles
  ) {
    let limits = reader.dataLimits
    let key = SharedReadings.Key(role: .tokens, name: reader.name(of: path), limits: limits)
    if let known: DesignTokenFile = reader.shared?.reading(key, of: bytes) {
      return add(known, theme: theme, to: table, order: order)
    }
    let (source, fault) = DataFile.text(of: bytes, name: key.name, limits: limits)
    let place = TemplateReport.Place(file: source.text, index: -1, way: -1)
    func tell(_ fault: TemplateFault) {
      table.report.unread.insert(.tokens)
      table.report.add(fault.diagnostic(in: source.text), at: place, order: order)
    }
    do throws(TemplateFault) {
      if let fault { throw fault }
      let file = try DesignTokenFile(source, limits: limits)
      for fault in file.faults { tell(fault) }
      if file.faults.isEmpty { reader.shared?.keep(file, key, of: bytes) }
      add(file, theme: theme, to: table, order: order)
    } catch {
      tell(named(error, path))
    }
  }

  /// What is wrong with a file, where its name says that it is not written in JSON at all.
  private static func named(_ fault: TemplateFault, _ path: String) -> TemplateFault {
    let others = ["yaml", "yml", "toml", "js", "ts", "css", "scss"]
    guard let name = FilePath.fileExtension(of: path), others.contains(name.lowercased()) else {
      return fault
    }
    var fault = fault
    fault.hints = [
      "files of tokens are JSON: {\"…\": {\"$value\": …}}; or write <token name=\"…\" value=\"…\"/> in <tokens>"
    ]
    return fault
  }

  private static func add(
    _ file: DesignTokenFile, theme: String?, to table: TokenTable, order: Int32
  ) {
    table.add(file, theme: theme)
    let place = TemplateReport.Place(file: file.source.text, index: -1, way: -1)
    for definition in file.tokens {
      add(definition, theme: theme, to: table, at: place, order: order)
    }
    for foreign in file.foreignTokens {
      let token = TokenTable.Token(
        name: foreign.name, source: .faulty, place: place, nameRange: foreign.range,
        valueRange: foreign.range, deprecated: nil, order: order)
      _ = theme.map { table.add(token, toTheme: $0) } ?? table.add(token)
    }
  }

  private static func add(
    _ definition: TokenDefinition, theme: String?, to table: TokenTable,
    at place: TemplateReport.Place, order: Int32
  ) {
    let token = TokenTable.Token(
      name: definition.name, source: .file(definition), place: place,
      nameRange: definition.nameRange, valueRange: definition.valueRange,
      deprecated: definition.deprecation, order: order)
    let known = theme.map { table.add(token, toTheme: $0) } ?? table.add(token)
    guard let known else { return }
    let first = known.place.file.shown(known.nameRange)
    if let theme {
      return table.report.add(
        .overriddenTwice(token.name, theme: theme, first: first, at: token.nameRange), at: place,
        order: order)
    }
    // One file beside another one has most of its tokens: that is one mistake.
    let isOther = known.place.file.name != place.file.name
    guard !isOther || table.repeatedFiles.insert(place.file.name).inserted else { return }
    table.report.add(
      .definedTwice("the token", token.name, first: first, inFile: isOther, at: token.nameRange),
      at: place, order: order)
  }

  /// Tells what is wrong with the tokens of files, whether anybody uses them or not.
  ///
  /// Where files are right together, and no document has tokens of its own beside them, that is found once for all documents.
  static func checkValues(of table: TokenTable, reader: DeclaredFiles) {
    guard !table.files.isEmpty else { return }
    let names = table.files.map { "\($0.file.source.text.name) \($0.theme ?? "")" }
    let bytes = table.files.flatMap(\.file.source.text.bytes)
    let key = SharedReadings.Key(role: .rightTokens, name: names.joined(separator: "\n"))
    let isRight: Bool? = table.hasFilesOnly ? reader.shared?.reading(key, of: bytes) : nil
    if isRight == true { return }
    for (file, theme) in table.files {
      let tokens = table.tokens(in: theme ?? "base")
      for name in doubtful(in: file, reader) { tokens.check(name) }
    }
    guard table.hasFilesOnly, table.isSilent, table.report.unread.isEmpty else { return }
    reader.shared?.keep(true, key, of: bytes)
  }

  /// The tokens of a file that are not right by themselves, which is found once for all documents that name it.
  private static func doubtful(in file: DesignTokenFile, _ reader: DeclaredFiles) -> [String] {
    let source = file.source.text
    let key = SharedReadings.Key(role: .doubtfulTokens, name: source.name)
    if let known: [String] = reader.shared?.reading(key, of: source.bytes) { return known }
    let names = OwnTokens.doubtful(in: file)
    reader.shared?.keep(names, key, of: source.bytes)
    return names
  }

  /// Tells the tokens of themes that override nothing.
  static func checkOverrides(of table: TokenTable) {
    guard table.report.unread.isDisjoint(with: .ofTokens) else { return }
    for theme in table.themes {
      for token in (table.overrides[theme] ?? [:]).values.sorted(by: { $0.name < $1.name })
      where table.base[token.name] == nil {
        table.report.add(
          .overridesNothing(
            token.name, theme: theme,
            // What the theme overrides beside it was not meant.
            known: table.names.filter { table.overrides[theme]?[$0] == nil }, at: token.nameRange),
          at: token.place, order: token.order)
        table.report.state.lonelyOverrides.insert(token.name)
      }
    }
  }
}
