import StrutTemplate

/// What was renamed and changed at once, so that an expression names something else that says something else.
extension DependencyFinder {
  /// What was changed of what an expression names in place of what it named before, which there is no more: tokens, strings,
  /// parameters and variables.
  ///
  /// - Parameter body: The body in which it stands.
  func causes(ofRenamedNames written: (was: String, now: String), in body: Body) -> [ChangeCause] {
    var (was, now) = (Set<Substring>(), Set<Substring>())
    DocumentSources.collectNames(in: written.was, &was)
    DocumentSources.collectNames(in: written.now, &now)
    let (former, names) = (was.subtracting(now), now.subtracting(was))
    guard !former.isEmpty, !names.isEmpty else { return [] }
    return causes(ofRenamedTokens: former, names) + causes(ofRenamedStrings: former, names)
      + causes(ofRenamedInputs: former, names, in: body)
  }

  /// That a string says something else than the one in whose place it stands.
  private func causes(
    ofRenamedStrings former: Set<Substring>, _ names: Set<Substring>
  ) -> [ChangeCause] {
    let gone = expected.strings.filter { former.contains($0.name[...]) }
    let new = actual.strings.filter { names.contains($0.name[...]) }
    // In a file that says what it said, the other string is still there.
    guard gone.count == 1, new.count == 1, let now = new.first, let was = gone.first,
      was.place.file.map(changedFiles.contains) ?? true,
      let before = was["value"], let after = now["value"], before != after
    else { return [] }
    let shown = ShortText.of(before, after)
    return [
      ChangeCause(
        kind: .data, subject: "t('\(now.name)')",
        change: "“\(shown.was)” → “\(shown.now)”, was t('\(was.name)')", file: now.place.file,
        line: now.place.line, key: now.name, isShared: now.place.file != nil)
    ]
  }

  /// That what gives a name its value gives another one than what gave it to the name in whose place it stands.
  private func causes(
    ofRenamedInputs former: Set<Substring>, _ names: Set<Substring>, in body: Body
  ) -> [ChangeCause] {
    let component = component(of: body)
    let gone = former.compactMap { inputs.lostDefinition(of: String($0), in: component) }
    let new = names.compactMap { inputs.newDefinition(of: String($0), in: component) }
    guard gone.count == 1, new.count == 1, let was = gone[0]["name"],
      var cause = inputs.cause(of: InputComparison.Pair(was: gone[0], now: new[0]))
    else { return [] }
    cause.change += ", was {\(was)}"
    return [cause]
  }
}
