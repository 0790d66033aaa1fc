import Strut

/// Finds what an expression follows from that was changed: tokens, parameters of components, data.
struct DependencyFinder {
  private let expected: DocumentSources
  private let actual: DocumentSources
  /// The tokens that came out otherwise, by their names without themes.
  private let tokens: [String: [(was: DocumentSources.Value, now: DocumentSources.Entry)]]
  /// The files of data and strings that have other bytes.
  private let files: [String]

  init(expected: RecordedSources, actual: RecordedSources) {
    self.expected = expected.document
    self.actual = actual.document
    let known = Dictionary(expected.document.tokens.map { ($0.name, $0) }) { first, _ in first }
    var changed: [String: [(was: DocumentSources.Value, now: DocumentSources.Entry)]] = [:]
    for token in actual.document.tokens {
      guard let was = known[token.name]?.values.first, let now = token.values.first,
        was.value != now.value
      else { continue }
      changed[token.plainName, default: []].append((was, token))
    }
    tokens = changed
    // What a file of tokens says has been looked at token by token.
    let tokenFiles = Set(actual.document.tokens.compactMap(\.place.file))
    files = expected.files.changes(to: actual.files).map(\.name).filter { name in
      [".json", ".jsonl", ".csv"].contains { name.hasSuffix($0) } && !tokenFiles.contains(name)
    }
  }

  /// What an expression's value follows from; empty where nothing that it names is known to have changed.
  ///
  /// - Parameter instances: The uses of components in whose bodies it stands, before and after.
  func causes(of written: String, instances: (before: Int?, after: Int?)) -> [ChangeCause] {
    var names = Set<Substring>()
    DocumentSources.collectNames(in: written, &names)
    var found = tokenCauses(names, depth: 0)
    found += parameterCauses(names, instances)
    return found.isEmpty ? files.map(Self.cause) : found
  }

  /// What decides which boxes there are, where it changed: any parameter of the uses around, else data.
  func causesOfBoxes(instances: (before: Int?, after: Int?)) -> [ChangeCause] {
    let found = parameterCauses(nil, instances)
    return found.isEmpty ? files.map(Self.cause) : found
  }

  private static func cause(ofFile name: String) -> ChangeCause {
    ChangeCause(kind: .data, subject: name, change: "says something else", file: name, key: name)
  }

  // MARK: Tokens

  /// - Parameter depth: How many tokens lead here, so that a circle in a broken record ends.
  private func tokenCauses(_ names: Set<Substring>, depth: Int) -> [ChangeCause] {
    guard depth < 32 else { return [] }
    var found: [ChangeCause] = []
    for (name, changes) in tokens where names.contains(name[...]) {
      for (was, token) in changes {
        guard let now = token.values.first else { continue }
        if let written = now.written, written == was.written {
          var inner = Set<Substring>()
          DocumentSources.collectNames(in: written, &inner)
          inner.remove(name[...])
          let deeper = tokenCauses(inner, depth: depth + 1)
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

  private func cause(
    of token: DocumentSources.Entry, was: DocumentSources.Value, now: DocumentSources.Value
  ) -> ChangeCause {
    let isMarkup = token.place.file.map { $0.hasSuffix(".xml") } ?? true
    let theme = token.name.dropFirst(token.plainName.count)
    return ChangeCause(
      kind: .token,
      subject: (isMarkup ? "<token name=\"\(token.plainName)\">" : token.plainName) + theme,
      change: "\(was.quoted) → \(now.quoted)", file: token.place.file, line: token.place.line,
      key: token.name)
  }

  // MARK: Parameters

  /// - Parameter names: The parameters that count; `nil` for all.
  private func parameterCauses(
    _ names: Set<Substring>?, _ instances: (before: Int?, after: Int?)
  ) -> [ChangeCause] {
    guard let before = instances.before, let after = instances.after,
      expected.instances.indices.contains(before), actual.instances.indices.contains(after)
    else { return [] }
    let (was, now) = (expected.instances[before], actual.instances[after])
    let known = Dictionary(was.values.map { ($0.name, $0.value) }) { first, _ in first }
    let around = (before: was.instance, after: now.instance)
    var found: [ChangeCause] = []
    for value in now.values where names.map({ $0.contains(value.name[...]) }) ?? true {
      let old = known[value.name]
      if old != value.value {
        let change = old.map { "\(value.name) \($0) → \(value.value)" }
        found.append(
          ChangeCause(
            kind: .parameter, subject: "<\(now.name)>",
            change: change ?? "\(value.name) set to \(value.value)", file: value.place.file,
            line: value.place.line, key: "<\(now.name)>"))
      } else if names != nil, value.value.contains("{") {
        found += causes(of: value.value, instances: around)
      }
    }
    let present = Set(now.values.map(\.name))
    for value in was.values
    where !present.contains(value.name)
      && (names.map { $0.contains(value.name[...]) } ?? true)
    {
      found.append(
        ChangeCause(
          kind: .parameter, subject: "<\(now.name)>",
          change: "\(value.name) \(value.value) removed", file: now.place.file,
          line: now.place.line, key: "<\(now.name)>"))
    }
    return found
  }
}

extension DocumentSources.Entry {
  /// The name of a token without its theme.
  fileprivate var plainName: String { String(name.prefix { $0 != " " }) }
}
