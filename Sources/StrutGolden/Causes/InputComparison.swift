import Strut

/// What gives names their values besides tokens, before and after, by the bodies of components in which it stands.
struct InputComparison {
  /// One element on both sides; `nil` where it came or went.
  struct Pair {
    var was: DocumentSources.Entry?
    var now: DocumentSources.Entry?
  }

  /// Elements of one name in one body.
  private struct Key: Hashable {
    var element: String
    var component: String?
    /// The name that it defines, or its number among its like where it defines none.
    var name: String
  }

  private var named: [Key: Pair] = [:]
  /// The loops, conditions and themes of each body.
  private var numbered: [String?: [Pair]] = [:]

  init(_ expected: DocumentSources, _ actual: DocumentSources) {
    // A record of before does not say.
    guard !expected.inputs.isEmpty || actual.inputs.isEmpty else { return }
    let (before, after) = (Self.keyed(expected.inputs), Self.keyed(actual.inputs))
    let known = Dictionary(before) { first, _ in first }
    let present = Dictionary(after) { first, _ in first }
    for (key, entry) in after { add(Pair(was: known[key], now: entry), key) }
    for (key, entry) in before where present[key] == nil { add(Pair(was: entry), key) }
  }

  private mutating func add(_ pair: Pair, _ key: Key) {
    switch key.element {
    case "param", "let", "set": named[key] = pair
    default: numbered[key.component, default: []].append(pair)
    }
  }

  private static func keyed(
    _ entries: [DocumentSources.Entry]
  ) -> [(Key, DocumentSources.Entry)] {
    var counts: [Key: Int] = [:]
    return entries.map { entry in
      var key = Key(element: entry.name, component: entry["of"], name: "")
      if ["param", "let", "set"].contains(entry.name), let name = entry["name"] {
        key.name = name
        return (key, entry)
      }
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.name = "\(number)"
      return (key, entry)
    }
  }

  // MARK: What names mean

  /// What gives a name its value in the body of a component: the setting of a case before a default.
  func definition(of name: String, in component: String?) -> Pair? {
    ["let", "set", "param"].lazy.compactMap { element in
      named[Key(element: element, component: component, name: name)]
    }.first
  }

  /// The loops of a body in which a name is a variable.
  func loops(over name: String, in component: String?) -> [Pair] {
    (numbered[component] ?? []).filter { pair in
      pair.now?["each"] == name || pair.now?["index"] == name
    }
  }

  /// The loops and conditions that decide which boxes a body has.
  func decisions(in component: String?) -> [Pair] {
    (numbered[component] ?? []).filter { $0.now?["theme"] == nil && $0.was?["theme"] == nil }
  }

  /// What was changed of the themes that boxes of a body have for themselves.
  func themeCauses(in component: String?) -> [ChangeCause] {
    (numbered[component] ?? []).filter { $0.now?["theme"] != nil || $0.was?["theme"] != nil }
      .compactMap(cause)
  }

  // MARK: Changes

  /// The attribute of an element that counts.
  private static let counted = ["default", "value", "in", "test", "theme"]

  /// What was changed of an element; `nil` where it says the same.
  func cause(of pair: Pair) -> ChangeCause? {
    guard let entry = pair.now ?? pair.was else { return nil }
    let component = entry["of"]
    let subject = Self.subject(of: entry) + (component.map { " in <\($0)>" } ?? "")
    let name = Self.counted.first { entry[$0] != nil } ?? "value"
    let (was, now) = (pair.was?[name], pair.now?[name])
    guard was != now else { return nil }
    let place = pair.now?.values.first { $0.name == name }?.place ?? entry.place
    let change: String
    switch (was, now) {
    case (let was?, let now?):
      let shown = ShortText.of(was, now)
      change = "\(name) \(shown.was) → \(shown.now)"
    case (nil, let now?): change = "\(name) set to \(ShortText.of(now))"
    default: change = "\(name) \(ShortText.of(was ?? "")) removed"
    }
    let isNamed = ["param", "let", "set"].contains(entry.name)
    return ChangeCause(
      kind: isNamed ? .parameter : .attribute, subject: subject, change: change, file: place.file,
      line: place.line, key: subject)
  }

  private static func subject(of entry: DocumentSources.Entry) -> String {
    entry["name"].map { "<\(entry.name) name=\"\($0)\">" } ?? "<\(entry.name)>"
  }
}

extension DocumentSources.Entry {
  /// The value of a name; `nil` where there is none.
  subscript(_ name: String) -> String? { values.first { $0.name == name }?.value }
}
