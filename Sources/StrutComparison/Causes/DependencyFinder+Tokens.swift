import StrutTemplate

/// What was changed of tokens.
extension DependencyFinder {
  /// - Parameters:
  ///   - depth: How many tokens lead here, so that a circle in a broken record ends.
  ///   - body: The body in which they are asked for; `nil` where that is not known.
  ///   - shown: The value that changed; `nil` where that is not known.
  func tokenCauses(
    _ names: Set<Substring>, depth: Int, in body: Body?, shown: ShownChange? = nil
  ) -> [ChangeCause] {
    guard depth < 32 else { return [] }
    var found: [ChangeCause] = []
    let names = namesBehind(names).union(computedTokens(names, shown, depth: depth, in: body))
    for (name, changes) in tokens where names.contains(name[...]) {
      for (was, token) in changes {
        guard let now = token.values.first else { continue }
        if let written = now.written, written == was.written {
          var inner = Set<Substring>()
          DocumentSources.collectNames(in: written, &inner)
          inner.remove(name[...])
          var deeper = tokenCauses(inner, depth: depth + 1, in: body)
          // It may be that of another theme now.
          if deeper.isEmpty { deeper = body.map(themeCauses) ?? [] }
          if deeper.isEmpty { deeper = overrideCauses(namesBehind(inner)) }
          if !deeper.isEmpty {
            found += deeper
            continue
          }
        }
        found.append(cause(of: token, was: was, now: now))
      }
    }
    return found.sorted { ($0.key, $0.change) < ($1.key, $1.change) }
  }

  /// What was changed of the one token whose values a part of another token shows, before and after; empty where it is none, or one
  /// of several.
  func tokenCauses(
    showing was: DocumentSources.Value, _ now: DocumentSources.Value
  ) -> [ChangeCause] {
    let names = tokens.filter { token in
      token.value.contains { change in
        change.was.value == was.value && change.now.values.first?.value == now.value
      }
    }.keys
    guard names.count == 1, let name = names.first else { return [] }
    return tokenCauses([name[...]], depth: 0, in: nil)
  }

  /// A value that an expression came to, before and after.
  struct ShownChange {
    var was: String
    var now: String

    /// Whether a token that came out otherwise may be why.
    func holds(_ change: (was: DocumentSources.Value, now: DocumentSources.Entry)) -> Bool {
      was.contains(change.was.value) && now.contains(change.now.values.first?.value ?? "")
    }
  }

  /// The token that came out otherwise in a group of which a computed one is asked for, as in `{color[tone]}`: of several the
  /// one whose values were shown. Where several are left it is not known which of them it is: all, if one thing was changed
  /// for all of them, else none.
  private func computedTokens(
    _ names: Set<Substring>, _ shown: ShownChange?, depth: Int, in body: Body?
  ) -> Set<Substring> {
    let groups = DocumentSources.computedGroups(in: names)
    guard !groups.isEmpty else { return [] }
    let all = tokens.filter { token in groups.contains { token.key.hasPrefix($0) } }
    let shown = all.filter { token in shown.map { token.value.contains(where: $0.holds) } ?? true }
    let changed = shown.isEmpty ? all : shown
    // A token that names another one of them came out otherwise since that one did.
    let known = Set(changed.keys)
    let sources = changed.filter { token in
      let behind = token.value.reduce(into: Set<Substring>()) { names, change in
        guard let now = change.now.values.first, now.written == change.was.written else { return }
        DocumentSources.collectNames(in: now.written ?? "", &names)
      }
      return behind.allSatisfy { $0 == token.key || !known.contains(String($0)) }
    }
    let found = Set(sources.keys.map { $0[...] })
    guard found.count > 1 else { return found }
    let causes = Set(found.map { tokenCauses([$0], depth: depth + 1, in: body) })
    return causes.count == 1 ? found : []
  }

  /// Names with those that lie behind tokens among them which are as they were: in a subtree of another theme they may come
  /// to something else.
  func namesBehind(_ names: Set<Substring>) -> Set<Substring> {
    var found = names
    var waiting = Array(names)
    while let name = waiting.popLast() {
      guard tokens[String(name)] == nil else { continue }
      waiting += (namesInTokens[String(name)] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// That a token says something else: what is written, where that changed, since it comes to as many values as there are
  /// themes.
  private func cause(
    of token: DocumentSources.Entry, was: DocumentSources.Value, now: DocumentSources.Value
  ) -> ChangeCause {
    let isRewritten =
      was.expression != nil && now.expression != nil && was.written != now.written
    return cause(of: token, isRewritten ? was.changeAsWritten(to: now) : was.change(to: now))
  }

  private func cause(of token: DocumentSources.Entry, _ change: String) -> ChangeCause {
    let isMarkup = token.place.file.map { $0.hasSuffix(".xml") } ?? true
    let theme = token.name.dropFirst(token.plainName.count)
    // What a group extends is changed there, whatever its heirs are called.
    let name = token[DocumentSources.Entry.writtenName] ?? token.plainName
    return ChangeCause(
      kind: .token, subject: (isMarkup ? "<token name=\"\(name)\">" : name) + theme,
      change: change, file: token.place.file, line: token.place.line, key: name + theme)
  }

  /// Whether names are those of tokens, or of groups of which computed tokens are asked for.
  func areTokens(_ names: Set<Substring>) -> Bool {
    if names.contains(where: { namesInTokens[String($0)] != nil }) { return true }
    let groups = DocumentSources.computedGroups(in: names)
    return !groups.isEmpty
      && namesInTokens.keys.contains { token in groups.contains { token.hasPrefix($0) } }
  }

  /// The tokens of themes that came or went, so that others stand in their places: those of what they were asked for.
  ///
  /// - Parameter shown: The value that changed, by which one of a group of which a computed one is asked for is known; `nil`
  ///   where that is not known.
  func overrideCauses(_ names: Set<Substring>, shown: ShownChange? = nil) -> [ChangeCause] {
    let groups = DocumentSources.computedGroups(in: names)
    func isShown(_ token: DocumentSources.Entry, _ value: String?) -> Bool {
      guard groups.contains(where: { token.plainName.hasPrefix($0) }) else { return false }
      guard let value else { return true }
      return token.values.first.map { value.contains($0.value) } ?? false
    }
    func overrides(_ sources: DocumentSources, _ value: String?) -> [DocumentSources.Entry] {
      sources.tokens.filter { token in
        token.plainName != token.name
          && (names.contains(token.plainName[...]) || isShown(token, value))
      }
    }
    let (before, after) = (overrides(expected, shown?.was), overrides(actual, shown?.now))
    let known = (
      before: Set(expected.tokens.map(\.name)), after: Set(actual.tokens.map(\.name))
    )
    // One that was asked for in no theme before is only asked for now.
    let asked = Set(expected.tokens.map(\.plainName))
    let others = otherThemes
    let all = after.filter { !known.before.contains($0.name) && asked.contains($0.plainName) }
    let new = all.filter { token in !others.contains { $0.now == token.theme } }
    // One that is still there is only asked for no more.
    let gone = before.filter {
      !known.after.contains($0.name) && !actual.declared.overrides.contains($0.name)
    }
    // Where a box got the theme, that is why its tokens are asked for in all that stands in it.
    if new.isEmpty, gone.isEmpty, !all.isEmpty {
      return others.filter { pair in all.contains { $0.theme == pair.now } }.map(\.cause)
    }
    return causes(ofComing: new, going: gone)
  }

  /// The tokens of themes that were renamed where boxes name them, and that came or went besides: a new name alone draws the
  /// same.
  func overrideCauses(inRenamedThemes names: Set<Substring>) -> [ChangeCause] {
    func overrides(_ theme: String, _ sources: DocumentSources) -> [DocumentSources.Entry] {
      sources.tokens.filter { $0.theme == theme && names.contains($0.plainName[...]) }
    }
    return renamedThemes.flatMap { theme in
      let (before, after) = (overrides(theme.was, expected), overrides(theme.now, actual))
      let known = (
        before: Set(before.map(\.plainName)), after: Set(after.map(\.plainName)),
        asked: Set(expected.tokens.map(\.plainName))
      )
      let new = after.filter { token in
        !known.before.contains(token.plainName) && known.asked.contains(token.plainName)
      }
      let gone = before.filter { token in
        !known.after.contains(token.plainName)
          && !actual.declared.overrides.contains("\(token.plainName) (\(theme.now))")
      }
      return causes(ofComing: new, going: gone)
    }
  }

  /// The themes of boxes that have other names now, wherever the boxes are written, each once: there are no such themes any more.
  private var renamedThemes: [(was: String, now: String)] {
    var seen: Set<String> = []
    return inputs.allThemes.compactMap { pair in
      guard let was = pair.was?["theme"], let now = pair.now?["theme"], was != now,
        !actual.declared.themes.contains(was), seen.insert("\(was) \(now)").inserted
      else { return nil }
      return (was, now)
    }
  }

  /// Whether boxes have themes of other names, and nothing but that was changed of their themes.
  var renamesThemesOnly: Bool {
    inputs.allThemes.allSatisfy { pair in
      guard let was = pair.was?["theme"], let now = pair.now?["theme"] else { return false }
      return was == now || !actual.declared.themes.contains(was)
    }
  }

  /// What is told of tokens of themes that came and went.
  private func causes(
    ofComing new: [DocumentSources.Entry], going gone: [DocumentSources.Entry]
  ) -> [ChangeCause] {
    func value(of name: String, in sources: DocumentSources) -> DocumentSources.Value? {
      sources.tokens.first { $0.name == name }?.values.first
    }
    if new.count == 1, gone.count == 1, let now = new.first, let was = gone.first,
      now.plainName == was.plainName, let theme = was.theme,
      !actual.declared.themes.contains(theme)
    {
      return [causeOfRenamed(now, from: was.name, "in the theme that was \(theme)")].compactMap {
        $0
      }
    }
    let added = new.compactMap { token in
      token.values.first.map { cause(of: token, "set to \($0.quoted)") }
    }
    let removed = gone.compactMap { token in
      token.values.first.map { was in
        let now = value(of: token.plainName, in: actual).map { ", \($0.quoted) now" } ?? ""
        return cause(of: token, "\(was.quoted) removed\(now)")
      }
    }
    return added + removed
  }

  /// The boxes that have another theme than before, wherever they are written, with the names of their themes.
  private var otherThemes: [(now: String?, cause: ChangeCause)] {
    inputs.allThemes.compactMap { pair in
      guard let now = pair.now?["theme"], let cause = inputs.cause(of: pair) else { return nil }
      return (now, cause)
    }
  }

  // MARK: Names that are gone

  /// The token in whose place another one stands, which there is no more, and what that says otherwise; `nil` where none was
  /// renamed.
  ///
  /// - Parameters:
  ///   - former: The names that an expression named before and does not now.
  ///   - names: Those that it names now and did not before.
  func renamedToken(
    _ former: Set<Substring>, _ names: Set<Substring>
  ) -> Renaming? {
    let known = Set(expected.tokens.map(\.plainName))
    let gone = former.filter {
      known.contains(String($0)) && !actual.declared.tokens.contains(String($0))
    }
    let new = names.filter {
      actual.declared.tokens.contains(String($0)) && !known.contains(String($0))
    }
    guard gone.count == 1, new.count == 1, let was = gone.first, let now = new.first else {
      return nil
    }
    let causes = actual.tokens.filter { $0.plainName == now }.compactMap { token in
      causeOfRenamed(
        token, from: "\(was)\(String(token.name.dropFirst(now.count)))", "was {\(was)}")
    }
    return Renaming(was: was, now: now, causes: causes)
  }

  /// What was changed of the tokens of themes that were renamed where boxes of a body name them.
  func causes(ofRenamedThemes component: String?) -> [ChangeCause] {
    inputs.renamedThemes(in: component).filter { !actual.declared.themes.contains($0.was) }
      .flatMap { theme in
        actual.tokens.filter { $0.name.hasSuffix(" (\(theme.now))") }.compactMap { token in
          causeOfRenamed(
            token, from: "\(token.plainName) (\(theme.was))", "in the theme that was \(theme.was)")
        }
      }
  }

  /// That a token says something else than that of another name before; `nil` where it says the same.
  private func causeOfRenamed(
    _ token: DocumentSources.Entry, from name: String, _ remark: String
  ) -> ChangeCause? {
    guard let was = expected.tokens.first(where: { $0.name == name })?.values.first,
      let now = token.values.first, was.value != now.value
    else { return nil }
    return cause(of: token, "\(was.change(to: now)), \(remark)")
  }
}

extension DocumentSources.Entry {
  /// The name of a token without its theme.
  var plainName: String { String(name.prefix { $0 != " " }) }

  /// The theme of a token; `nil` for one of the base.
  fileprivate var theme: String? {
    plainName == name ? nil : String(name.dropFirst(plainName.count + 2).dropLast())
  }
}
