import StrutCore

/// Token files as the tokens of a document.
enum TokenFiles {
  /// Adds the tokens of a file in the Design Tokens format; to the base where no theme is named.
  static func add(
    _ bytes: [UInt8], path: String, named name: String, theme: String?, to table: TokenTable,
    order: Int32
  ) {
  }

  /// Tells the tokens of themes that override nothing.
  static func checkOverrides(of table: TokenTable) {
    for theme in table.themes {
      for token in (table.overrides[theme] ?? [:]).values.sorted(by: { $0.name < $1.name })
      where table.base[token.name] == nil {
        table.report.add(
          .overridesNothing(token.name, theme: theme, known: table.names, at: token.nameRange),
          at: token.place, order: token.order)
      }
    }
  }
}
