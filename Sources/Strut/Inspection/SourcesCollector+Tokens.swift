import StrutTemplate

/// The tokens that a document uses.
extension SourcesCollector {
  /// The tokens that something written names, and those that these name.
  func tokens(
    _ tokens: [UsedToken], mentionedIn sources: DocumentSources
  ) -> [DocumentSources.Entry] {
    guard !tokens.isEmpty else { return [] }
    let entries = sources.boxes + [sources.layout] + sources.styles + sources.fonts
    var names = Set<Substring>()
    for entry in entries.flatMap({ [$0] + $0.parts }) {
      for value in entry.values { DocumentSources.collectNames(in: value.written ?? "", &names) }
      // A `typography` is a style, and a style's name may be that of a token.
      names.formUnion(entry.classes.map { $0[...] })
    }
    for entry in instances + sources.inputs {
      for value in entry.values { DocumentSources.collectNames(in: value.value, &names) }
    }
    let isUsed = Self.areUsed(tokens, by: names)
    // A token of the base that uses another one has another value in each theme of the document.
    var seen: Set<String> = []
    return tokens.indices.filter { isUsed[$0] }.map { entry(tokens[$0]) }
      .filter { seen.insert($0.name).inserted }
  }

  /// Which tokens are named, or are in a group of which a part with a computed name is asked for, or are named by such ones.
  ///
  /// - Complexity: O(*n*) in the names in all tokens, and for each group with computed parts in the number of tokens.
  private static func areUsed(_ tokens: [UsedToken], by names: Set<Substring>) -> [Bool] {
    let indices = Dictionary(grouping: tokens.indices) { tokens[$0].name[...] }
    func named(in names: Set<Substring>) -> [Int] {
      let parts = DocumentSources.computedGroups(in: names).flatMap { group in
        tokens.indices.filter { tokens[$0].name.hasPrefix(group) }
      }
      return names.flatMap { indices[$0] ?? [] } + parts
    }
    var isUsed = tokens.map { _ in false }
    var waiting = named(in: names)
    while let index = waiting.popLast() {
      guard !isUsed[index] else { continue }
      isUsed[index] = true
      var inner = Set<Substring>()
      DocumentSources.collectNames(in: tokens[index].written, &inner)
      waiting += named(in: inner)
    }
    return isUsed
  }

  static func name(ofToken name: String, in theme: String) -> String {
    theme == "base" ? name : "\(name) (\(theme))"
  }

  private func entry(_ token: UsedToken) -> DocumentSources.Entry {
    let isDocument = token.source.name == source.written.name
    let place = place(token.range, in: token.source, isDocument: isDocument)
    let written = token.written.contains("{") ? token.written : nil
    var entry = DocumentSources.Entry(
      name: Self.name(ofToken: token.name, in: token.theme), place: place,
      values: [
        DocumentSources.Value(name: "value", value: token.value, written: written, place: place)
      ])
    if token.writtenName != token.name {
      entry.values.append(
        DocumentSources.Value(
          name: DocumentSources.Entry.writtenName, value: token.writtenName, place: place))
    }
    return entry
  }
}
