import StrutFormats
import StrutTemplate

/// Finds what an expression follows from that was changed: tokens, parameters of components, variables, strings, data.
struct DependencyFinder {
  let expected: DocumentSources
  let actual: DocumentSources
  /// The tokens that came out otherwise, by their names without themes.
  let tokens: [String: [(was: DocumentSources.Value, now: DocumentSources.Entry)]]
  /// The names of all tokens with those that what is written for them names, in any theme.
  let namesInTokens: [String: Set<Substring>]
  let inputs: InputComparison
  /// What was changed of the strings that the document asks for, by their keys.
  private let strings: [String: [ChangeCause]]
  /// What was changed of data, by its name; none of data that is not known on both sides.
  private let data: [String: [ChangeCause]]
  /// The files of before that have other bytes, or are gone.
  let changedFiles: Set<String>
  /// The files of data and strings that have other bytes, and of which no more is known.
  let files: [String]

  init(expected: RecordedSources, actual: RecordedSources) {
    self.expected = expected.document
    self.actual = actual.document
    tokens = Self.tokens(expected.document, actual.document)
    namesInTokens = actual.document.tokens.reduce(into: [:]) { names, token in
      for value in token.values {
        DocumentSources.collectNames(
          in: value.written ?? "", &names[token.plainName, default: []])
      }
    }
    inputs = InputComparison(expected.document, actual.document)
    let read = Set(actual.files)
    let names = Set(actual.files.map(\.name))
    let changedFiles = Set(expected.files.filter { !read.contains($0) }.map(\.name))
    self.changedFiles = changedFiles
    strings = Self.strings(expected.document, actual.document) { file in
      changedFiles.contains(file)
    } removal: { file, other in
      let isGone = expected.files.contains { $0.name == file } && !names.contains(file)
      return isGone ? Self.cause(ofRemovedStrings: file, for: other) : nil
    }
    let known = Dictionary(expected.document.data.map { ($0.name, $0) }) { first, _ in first }
    var data: [String: [ChangeCause]] = [:]
    // What a file of tokens, strings or data says has been looked at piece by piece.
    var covered = Set(actual.document.tokens.compactMap(\.place.file))
    for entry in actual.document.data {
      guard let before = known[entry.name],
        let causes = DataComparison.causes(from: before, to: entry)
      else { continue }
      data[entry.name] = causes
      if let file = entry.file { covered.insert(file) }
    }
    self.data = data
    if !expected.document.strings.isEmpty {
      covered.formUnion(actual.document.strings.compactMap(\.place.file))
    }
    files = expected.files.changes(to: actual.files).map(\.name).filter { name in
      [".json", ".jsonl", ".csv"].contains { name.hasSuffix($0) } && !covered.contains(name)
    }
  }

  private static func tokens(
    _ expected: DocumentSources, _ actual: DocumentSources
  ) -> [String: [(was: DocumentSources.Value, now: DocumentSources.Entry)]] {
    let known = Dictionary(expected.tokens.map { ($0.name, $0) }) { first, _ in first }
    var changed: [String: [(was: DocumentSources.Value, now: DocumentSources.Entry)]] = [:]
    for token in actual.tokens {
      guard let was = known[token.name]?.values.first, let now = token.values.first,
        was.value != now.value
      else { continue }
      changed[token.plainName, default: []].append((was, token))
    }
    return changed
  }

  /// - Parameters:
  ///   - hasChanged: Whether a file of before is no longer as it was.
  ///   - removal: That a file of before is gone, for which another one is taken; `nil` where it is there.
  private static func strings(
    _ expected: DocumentSources, _ actual: DocumentSources, _ hasChanged: (String) -> Bool,
    removal: (_ file: String, _ other: String?) -> ChangeCause?
  ) -> [String: [ChangeCause]] {
    let known = Dictionary(expected.strings.map { ($0.name, $0) }) { first, _ in first }
    var changed: [String: [ChangeCause]] = [:]
    for string in actual.strings {
      guard let before = known[string.name], let was = before["value"], let now = string["value"],
        was != now
      else { continue }
      let shown = ShortText.of(was, now)
      var (place, change) = (string.place, "“\(shown.was)” → “\(shown.now)”")
      let removed = before.place.file.flatMap { removal($0, string.place.file) }
      // Where the one of that name lies in another folder, it is the same.
      let isMoved =
        removed != nil
        && before.place.file.map(FilePath.name) == string.place.file.map(FilePath.name)
      if let removed, !isMoved {
        changed[string.name] = [removed]
        continue
      }
      if !isMoved, before.place.file != string.place.file {
        // A language that says nothing takes what the one behind it says.
        let isGone = before.place.file.map(hasChanged) ?? true
        // By its name: a path would be one from the document's folder.
        let other = (isGone ? string : before).place.file.map(FilePath.name)
        if isGone { place = before.place }
        change =
          isGone
          ? "“\(shown.was)” removed, “\(shown.now)” of \(other ?? "the document") now"
          : "set to “\(shown.now)”, was “\(shown.was)” of \(other ?? "the document")"
      }
      changed[string.name] = [
        ChangeCause(
          kind: .data, subject: "t('\(string.name)')", change: change, file: place.file,
          line: place.line, key: string.name, isShared: place.file != nil)
      ]
    }
    return changed
  }

  // MARK: Names

  /// The body in which names are looked up: that of a use of a component, or the document's.
  struct Body: Hashable {
    var before: Int?
    var after: Int?
  }

  /// What has been looked up, so that nothing is looked at twice and a circle in a broken record ends.
  struct Walk {
    var seen: Set<Name> = []
    var depth = 0
    /// What the expression came to; `nil` where that is not known.
    var shown: ShownChange?

    struct Name: Hashable {
      var body: Body
      var name: Substring
    }
  }

  /// What an expression's value follows from; empty where nothing that it names is known to have changed.
  ///
  /// - Parameters:
  ///   - instances: The uses of components in whose bodies it stands, before and after.
  ///   - shown: What it came to; `nil` where that is not known.
  func causes(
    of written: String, instances: (before: Int?, after: Int?), shown: ShownChange? = nil
  ) -> [ChangeCause] {
    let found = knownCauses(of: written, instances: instances, shown: shown)
    return found.isEmpty ? files.map(Self.cause) : found
  }

  /// What an expression's value follows from, as far as that is known.
  func knownCauses(
    of written: String, instances: (before: Int?, after: Int?), shown: ShownChange? = nil
  ) -> [ChangeCause] {
    var walk = Walk(shown: shown)
    let body = Body(before: instances.before, after: instances.after)
    var current: Body? = body
    // What stands in a slot is written in a body further out.
    while let inner = current {
      let found = causes(of: written, in: inner, &walk)
      if !found.isEmpty { return found }
      current = around(inner)
    }
    return []
  }

  /// What an expression's value follows from in the very body in which it stands.
  func ownCauses(
    of written: String, instances: (before: Int?, after: Int?), shown: ShownChange? = nil
  ) -> [ChangeCause] {
    var walk = Walk(shown: shown)
    return causes(of: written, in: Body(before: instances.before, after: instances.after), &walk)
  }

  func causes(
    of written: String, in body: Body, _ walk: inout Walk
  ) -> [ChangeCause] {
    guard walk.depth < 64 else { return [] }
    walk.depth += 1
    defer { walk.depth -= 1 }
    var names = Set<Substring>()
    DocumentSources.collectNames(in: written, &names)
    names = names.filter { walk.seen.insert(Walk.Name(body: body, name: $0)).inserted }
    var found = tokenCauses(names, depth: 0, in: body, shown: walk.shown)
    // A token that says the same may be that of another theme now.
    if found.isEmpty, areTokens(names) {
      found += themeCauses(in: body)
      found +=
        found.isEmpty
        ? overrideCauses(namesBehind(names), shown: walk.shown)
        : overrideCauses(inRenamedThemes: namesBehind(names))
    }
    found += parameterCauses(names, body, &walk)
    for name in names.sorted() {
      found += definitionCauses(of: String(name), in: body, &walk)
    }
    if names.contains("t") { found += stringCauses(names) }
    return found
  }

  func stringCauses(_ names: Set<Substring>) -> [ChangeCause] {
    let known = Set(actual.strings.map(\.name))
    let written = names.filter { known.contains(String($0)) }
    // A key that is computed may be any.
    let keys = written.isEmpty ? strings.keys.sorted() : written.map(String.init).sorted()
    return keys.flatMap { strings[$0] ?? [] }
  }

  /// What was changed of the themes of boxes around.
  ///
  /// - Parameter instances: The uses of components in whose bodies a box stands, before and after.
  func themeCauses(instances: (before: Int?, after: Int?)) -> [ChangeCause] {
    themeCauses(in: Body(before: instances.before, after: instances.after))
  }

  /// What was changed of the themes of boxes in a body and in those around it.
  func themeCauses(in body: Body) -> [ChangeCause] {
    var body: Body? = body
    while let current = body {
      let found = inputs.themeCauses(in: component(of: current))
      if !found.isEmpty { return found + causes(ofRenamedThemes: component(of: current)) }
      body = around(current)
    }
    return []
  }

  /// What gives a name its value in a body, unless the use of the component gives it.
  private func definitionCauses(
    of name: String, in body: Body, _ walk: inout Walk
  ) -> [ChangeCause] {
    let component = component(of: body)
    var found: [ChangeCause] = []
    if !isGiven(name, to: body), let pair = inputs.definition(of: name, in: component) {
      found += causes(of: pair, in: body, &walk)
    }
    for pair in inputs.loops(over: name, in: component) {
      found += causes(of: pair, in: body, &walk)
    }
    if body.after == nil { found += data[name] ?? [] }
    return found
  }

  /// That an element of the language says something else, or else what its expression follows from.
  func causes(
    of pair: InputComparison.Pair, in body: Body, _ walk: inout Walk
  ) -> [ChangeCause] {
    if let cause = inputs.cause(of: pair) { return [cause] }
    return (pair.now?.values ?? []).flatMap { value in
      value.value.contains("{") ? causes(of: value.value, in: body, &walk) : []
    }
  }

  func component(of body: Body) -> String? {
    guard let use = body.after, actual.instances.indices.contains(use) else {
      return actual.component
    }
    return actual.instances[use].name
  }

  private func isGiven(_ name: String, to body: Body) -> Bool {
    guard let use = body.after, actual.instances.indices.contains(use) else { return false }
    return actual.instances[use][name] != nil
  }

  /// The body in which the use of a component stands; `nil` for the document.
  func around(_ body: Body) -> Body? {
    guard let before = body.before, let after = body.after,
      expected.instances.indices.contains(before), actual.instances.indices.contains(after)
    else { return nil }
    return Body(
      before: expected.instances[before].instance, after: actual.instances[after].instance)
  }

  /// What decides which boxes there are, where it changed: what the uses around are given, their conditions and loops,
  /// else data. Where it is not known in which of these elements stand, all of a body count.
  func causesOfBoxes(instances: (before: Int?, after: Int?)) -> [ChangeCause] {
    var walk = Walk()
    var body: Body? = Body(before: instances.before, after: instances.after)
    while let current = body {
      var found = parameterCauses(nil, current, &walk)
      if found.isEmpty {
        for pair in inputs.decisions(in: component(of: current)) {
          // One that came or went is told as the boxes in it.
          guard pair.was != nil, pair.now != nil else { continue }
          found += causes(of: pair, in: current, &walk)
        }
      }
      if !found.isEmpty { return found }
      body = around(current)
    }
    return files.map(Self.cause)
  }

  /// That a language has no file any more, so that another one says its texts: one thing, whatever the number of texts.
  private static func cause(ofRemovedStrings file: String, for other: String?) -> ChangeCause {
    let name = FilePath.name(of: file)
    return ChangeCause(
      kind: .data, subject: name,
      change:
        "was removed; the texts are those of \(other.map(FilePath.name) ?? "the document") now",
      file: file, key: name, isShared: true)
  }

  static func cause(ofFile name: String) -> ChangeCause {
    ChangeCause(
      kind: .data, subject: name, change: "says something else", file: name,
      key: FilePath.name(of: name), isShared: true)
  }

  // MARK: Parameters

  /// - Parameter names: The parameters that count; `nil` for all.
  func parameterCauses(
    _ names: Set<Substring>?, _ body: Body, _ walk: inout Walk
  ) -> [ChangeCause] {
    guard let around = around(body), let before = body.before, let after = body.after else {
      return []
    }
    let (was, now) = (expected.instances[before], actual.instances[after])
    let known = Dictionary(was.values.map { ($0.name, $0.value) }) { first, _ in first }
    var found: [ChangeCause] = []
    func add(_ change: String, at place: DocumentSources.Place) {
      found.append(
        ChangeCause(
          kind: .parameter, subject: "<\(now.name)>", change: change, file: place.file,
          line: place.line, key: "<\(now.name)>"))
    }
    for value in now.values
    where names.map({ $0.contains(value.name[...]) })
      ?? !DocumentSources.Entry.isOfSlot(value.name)
    {
      let old = known[value.name]
      if let old, old != value.value {
        let renaming = renaming((old, value.value), in: around)
        if !renaming.isRenaming {
          add("\(value.name) \(old) → \(value.value)", at: value.place)
        }
        found += renaming.causes
      } else if old == nil {
        add("\(value.name) set to \(value.value)", at: value.place)
      } else if names != nil, value.value.contains("{") {
        found += causes(of: value.value, in: around, &walk)
      }
    }
    let present = Set(now.values.map(\.name))
    for value in was.values
    where !present.contains(value.name)
      && (names.map { $0.contains(value.name[...]) }
        ?? !DocumentSources.Entry.isOfSlot(value.name))
    {
      add("\(value.name) \(value.value) removed", at: now.place)
    }
    return found
  }
}
