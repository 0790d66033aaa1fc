import StrutTemplate

/// What was changed in components that are words, which stand in the items of others.
extension DependencyFinder {
  /// What the text of an item follows from in the components of words that stand in it: what is written in them, else what
  /// that names; empty where nothing of it is known to have changed.
  ///
  /// - Parameter item: The item as it is now.
  func causesOfWords(in item: DocumentSources.Entry) -> [ChangeCause] {
    item.components.flatMap { component -> [ChangeCause] in
      let pairs = inputs.texts(of: component)
      let found = pairs.compactMap { causeOfWords($0, in: component) }
      return found.isEmpty ? pairs.flatMap { namedCauses($0, in: component) } : found
    }
  }

  /// That a component of words says something else.
  private func causeOfWords(_ pair: InputComparison.Pair, in component: String) -> ChangeCause? {
    guard let entry = pair.now ?? pair.was else { return nil }
    let (was, now) = (pair.was?["text"], pair.now?["text"])
    let change: String
    switch (was, now) {
    case (let was?, let now?) where was == now: return nil
    case (let was?, let now?):
      let shown = ShortText.of(was, now)
      change = "text “\(shown.was)” → “\(shown.now)”"
    case (nil, let now?): change = "text set to “\(ShortText.of(now))”"
    default: change = "text “\(ShortText.of(was ?? ""))” removed"
    }
    return ChangeCause(
      kind: .text, subject: "<\(component)>", change: change, file: entry.place.file,
      line: entry.place.line, key: "<\(component)>",
      isShared: entry.place.file != nil || actual.component != nil)
  }

  /// What was changed of what the text of a component names: tokens, strings, and what the component itself gives names.
  private func namedCauses(
    _ pair: InputComparison.Pair, in component: String
  ) -> [ChangeCause] {
    var names = Set<Substring>()
    DocumentSources.collectNames(in: pair.now?["text"] ?? "", &names)
    let given = names.sorted().flatMap { name -> [InputComparison.Pair] in
      [inputs.definition(of: String(name), in: component)].compactMap { $0 }
        + inputs.loops(over: String(name), in: component)
    }
    return tokenCauses(names, depth: 0, in: nil) + given.compactMap(inputs.cause)
      + (names.contains("t") ? stringCauses(names) : [])
  }
}
