import StrutTemplate

/// What was changed of tokens.
extension DependencyFinder {
  /// - Parameter depth: How many tokens lead here, so that a circle in a broken record ends.
  func tokenCauses(_ names: Set<Substring>, depth: Int) -> [ChangeCause] {
    guard depth < 32 else { return [] }
    var found: [ChangeCause] = []
    let names = namesBehind(names).union(computedToken(names))
    for (name, changes) in tokens where names.contains(name[...]) {
      for (was, token) in changes {
        guard let now = token.values.first else { continue }
        if let written = now.written, written == was.written {
          var inner = Set<Substring>()
          DocumentSources.collectNames(in: written, &inner)
          inner.remove(name[...])
          var deeper = tokenCauses(inner, depth: depth + 1)
          if deeper.isEmpty { deeper = overrideCauses(inner) }
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

  /// The token that came out otherwise in a group of which a computed one is asked for, as in `{color[tone]}`; none where
  /// several did, since it is not known which of them it is.
  private func computedToken(_ names: Set<Substring>) -> Set<Substring> {
    let groups = DocumentSources.computedGroups(in: names)
    guard !groups.isEmpty else { return [] }
    let changed = tokens.keys.filter { token in groups.contains { token.hasPrefix($0) } }
    return changed.count == 1 ? Set(changed.map { $0[...] }) : []
  }

  /// Names with those that lie behind tokens among them which are as they were: in a subtree of another theme they may come
  /// to something else.
  private func namesBehind(_ names: Set<Substring>) -> Set<Substring> {
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
    return ChangeCause(
      kind: .token,
      subject: (isMarkup ? "<token name=\"\(token.plainName)\">" : token.plainName) + theme,
      change: change, file: token.place.file, line: token.place.line, key: token.name)
  }

  /// The tokens of themes that came or went, so that others stand in their places: those of what they were asked for.
  func overrideCauses(_ names: Set<Substring>) -> [ChangeCause] {
    func overrides(_ sources: DocumentSources) -> [DocumentSources.Entry] {
      sources.tokens.filter { names.contains($0.plainName[...]) && $0.plainName != $0.name }
    }
    func value(of name: String, in sources: DocumentSources) -> DocumentSources.Value? {
      sources.tokens.first { $0.name == name }?.values.first
    }
    let (before, after) = (overrides(expected), overrides(actual))
    let known = (before: Set(before.map(\.name)), after: Set(after.map(\.name)))
    let added = after.filter { !known.before.contains($0.name) }.compactMap { token in
      token.values.first.map { cause(of: token, "set to \($0.quoted)") }
    }
    let removed = before.filter { !known.after.contains($0.name) }.compactMap { token in
      token.values.first.map { was in
        let now = value(of: token.plainName, in: actual).map { ", \($0.quoted) now" } ?? ""
        return cause(of: token, "\(was.quoted) removed\(now)")
      }
    }
    return added + removed
  }

  // MARK: Names that are gone

  /// That a token says something else than the one in whose place it stands, which there is no more: it was renamed and
  /// changed at once.
  ///
  /// - Parameters:
  ///   - former: The names that an expression named before and does not now.
  ///   - names: Those that it names now and did not before.
  func causes(
    ofRenamedTokens former: Set<Substring>, _ names: Set<Substring>
  ) -> [ChangeCause] {
    let known = Set(expected.tokens.map(\.plainName))
    let gone = former.filter { known.contains(String($0)) && !actual.declared.contains(String($0)) }
    let new = names.filter {
      actual.declared.contains(String($0)) && !known.contains(String($0))
    }
    guard gone.count == 1, new.count == 1, let was = gone.first, let now = new.first else {
      return []
    }
    return actual.tokens.filter { $0.plainName == now }.compactMap { token in
      causeOfRenamed(
        token, from: "\(was)\(String(token.name.dropFirst(now.count)))", "was {\(was)}")
    }
  }

  /// What was changed of the tokens of themes that were renamed where boxes of a body name them.
  func causes(ofRenamedThemes component: String?) -> [ChangeCause] {
    inputs.renamedThemes(in: component).filter { !actual.declared.contains(" (\($0.was))") }
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
}
