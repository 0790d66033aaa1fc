import StrutTemplate

/// What was renamed and changed at once, so that an expression names something else that says something else.
extension DependencyFinder {
  /// What follows from an expression that is written otherwise than before.
  struct Rewriting {
    /// What was changed of what it names, and of what it named before.
    var causes: [ChangeCause] = []
    /// Whether it names by another name what it named before, and says the same besides: then the causes tell all of it.
    var isRenaming = false
  }

  /// A name in place of one that there is no more.
  struct Renaming {
    var was: Substring
    var now: Substring
    /// What was changed of what it names; empty where that says the same.
    var causes: [ChangeCause]
  }

  /// What was changed of what both of two expressions name, and of what was renamed in them.
  ///
  /// - Parameter instances: The uses of components in whose bodies they stand.
  func rewriting(
    _ written: (was: String, now: String), instances: (before: Int?, after: Int?)
  ) -> Rewriting {
    var found = renaming(
      written, in: Body(before: instances.before, after: instances.after))
    let shared = Self.names(in: written.was).intersection(Self.names(in: written.now)).sorted()
    guard !shared.isEmpty else { return found }
    found.causes += knownCauses(of: "{\(shared.joined(separator: " "))}", instances: instances)
    return found
  }

  /// What was changed of what was renamed in an expression.
  ///
  /// - Parameter body: The body in which it stands.
  func renaming(_ written: (was: String, now: String), in body: Body) -> Rewriting {
    let (was, now) = (Self.names(in: written.was), Self.names(in: written.now))
    let renamings = renamings(was.subtracting(now), now.subtracting(was), in: body)
    var found = Rewriting(causes: renamings.flatMap(\.causes))
    if !found.causes.isEmpty {
      let names = Dictionary(renamings.map { ($0.was, $0.now) }) { first, _ in first }
      found.isRenaming = DocumentSources.replaceNames(in: written.was, names) == written.now
    }
    return found
  }

  private static func names(in written: String) -> Set<Substring> {
    var names = Set<Substring>()
    DocumentSources.collectNames(in: written, &names)
    return names
  }

  /// What an expression names in place of what it named before, which there is no more: tokens, strings, parameters and
  /// variables.
  ///
  /// - Parameters:
  ///   - former: The names that it named before and does not now.
  ///   - names: Those that it names now and did not before.
  ///   - body: The body in which it stands.
  private func renamings(
    _ former: Set<Substring>, _ names: Set<Substring>, in body: Body
  ) -> [Renaming] {
    guard !former.isEmpty, !names.isEmpty else { return [] }
    return [
      renamedToken(former, names), renamedString(former, names),
      renamedInput(former, names, in: body),
    ].compactMap(\.self)
  }

  /// That a string says something else than the one in whose place it stands.
  private func renamedString(
    _ former: Set<Substring>, _ names: Set<Substring>
  ) -> Renaming? {
    let gone = expected.strings.filter { former.contains($0.name[...]) }
    let new = actual.strings.filter { names.contains($0.name[...]) }
    // In a file that says what it said, the other string is still there.
    guard gone.count == 1, new.count == 1, let now = new.first, let was = gone.first,
      was.place.file.map(changedFiles.contains) ?? true,
      let before = was["value"], let after = now["value"], before != after
    else { return nil }
    let shown = ShortText.of(before, after)
    let cause = ChangeCause(
      kind: .data, subject: "t('\(now.name)')",
      change: "“\(shown.was)” → “\(shown.now)”, was t('\(was.name)')", file: now.place.file,
      line: now.place.line, key: now.name, isShared: now.place.file != nil)
    return Renaming(was: was.name[...], now: now.name[...], causes: [cause])
  }

  /// That what gives a name its value gives another one than what gave it to the name in whose place it stands.
  private func renamedInput(
    _ former: Set<Substring>, _ names: Set<Substring>, in body: Body
  ) -> Renaming? {
    let component = component(of: body)
    let gone = former.compactMap { inputs.lostDefinition(of: String($0), in: component) }
    let new = names.compactMap { inputs.newDefinition(of: String($0), in: component) }
    guard gone.count == 1, new.count == 1, let was = gone[0]["name"], let now = new[0]["name"],
      var cause = inputs.cause(of: InputComparison.Pair(was: gone[0], now: new[0]))
    else { return nil }
    cause.change += ", was {\(was)}"
    return Renaming(was: was[...], now: now[...], causes: [cause])
  }
}
