import StrutTemplate

/// What gives names their values besides tokens, before and after, by the bodies of components in which it stands.
struct InputComparison {
  /// One element on both sides; `nil` where it came or went.
  struct Pair {
    var was: DocumentSources.Entry?
    var now: DocumentSources.Entry?
  }

  /// What gives a name its value in one body.
  private struct Key: Hashable {
    var element: String
    var component: String?
    /// The name that it defines.
    var name: String
  }

  private var named: [Key: Pair] = [:]
  /// The loops, conditions and themes of each body.
  private var numbered: [String?: [Pair]] = [:]
  /// The elements of now that those of before are, by their numbers, and the other way round.
  private(set) var partners: (ofOld: [Int: Int], ofNew: [Int: Int]) = ([:], [:])

  init(_ expected: DocumentSources, _ actual: DocumentSources) {
    // A record of before does not say.
    guard expected.knowsInputs || !expected.inputs.isEmpty || actual.inputs.isEmpty else { return }
    let (before, after) = (Self.keyed(expected.inputs), Self.keyed(actual.inputs))
    for (key, entry) in after.named { named[key] = Pair(was: before.named[key], now: entry) }
    for (key, entry) in before.named where after.named[key] == nil { named[key] = Pair(was: entry) }
    for body in Set(before.numbered.keys).union(after.numbered.keys) {
      add(
        before.numbered[body] ?? [], after.numbered[body] ?? [], in: body,
        (expected.inputs, actual.inputs))
    }
  }

  /// Pairs what has no names in one body.
  ///
  /// - Parameter all: All elements of both sides.
  private mutating func add(
    _ olds: [Int], _ news: [Int], in body: String?,
    _ all: (was: [DocumentSources.Entry], now: [DocumentSources.Entry])
  ) {
    let matching = PartMatching(olds.map { all.was[$0] }, news.map { all.now[$0] })
    let pairs = matching.same + matching.moved + matching.changed
    let partners = Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) })
    var found = news.indices.map { index in
      Pair(was: partners[index].map { all.was[olds[$0]] }, now: all.now[news[index]])
    }
    found += matching.removed.map { Pair(was: all.was[olds[$0]]) }
    numbered[body] = found
    for (old, new) in pairs {
      self.partners.ofOld[olds[old]] = news[new]
      self.partners.ofNew[news[new]] = olds[old]
    }
  }

  /// The elements by what they are looked up by: names, or their numbers among all.
  private static func keyed(
    _ entries: [DocumentSources.Entry]
  ) -> (named: [Key: DocumentSources.Entry], numbered: [String?: [Int]]) {
    var named: [Key: DocumentSources.Entry] = [:]
    var numbered: [String?: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      let component = entry["of"]
      if ["param", "let", "set"].contains(entry.name), let name = entry["name"] {
        let key = Key(element: entry.name, component: component, name: name)
        named[key] = named[key] ?? entry
      } else {
        numbered[component, default: []].append(index)
      }
    }
    return (named, numbered)
  }

  // MARK: What names mean

  /// What gives a name its value in the body of a component: the setting of a case before a default.
  func definition(of name: String, in component: String?) -> Pair? {
    ["let", "set", "param"].lazy.compactMap { element in
      named[Key(element: element, component: component, name: name)]
    }.first
  }

  /// What gave a name its value in a body and is gone, with the name; `nil` where there is none.
  func lostDefinition(of name: String, in component: String?) -> DocumentSources.Entry? {
    definition(of: name, in: component).flatMap { $0.now == nil ? $0.was : nil }
  }

  /// What gives a name its value in a body and is new, with the name; `nil` where there is none.
  func newDefinition(of name: String, in component: String?) -> DocumentSources.Entry? {
    definition(of: name, in: component).flatMap { $0.was == nil ? $0.now : nil }
  }

  /// The loops of a body in which a name is a variable.
  func loops(over name: String, in component: String?) -> [Pair] {
    (numbered[component] ?? []).filter { pair in
      pair.now?["each"] == name || pair.now?["index"] == name
    }
  }

  /// The loops and conditions that decide which boxes a body has.
  func decisions(in component: String?) -> [Pair] {
    (numbered[component] ?? []).filter { pair in
      pair.now?["theme"] == nil && pair.was?["theme"] == nil
        && (pair.now ?? pair.was)?.name != DocumentInputs.text
    }
  }

  /// What was changed of the themes that boxes of a body have for themselves.
  func themeCauses(in component: String?) -> [ChangeCause] {
    (numbered[component] ?? []).filter { $0.now?["theme"] != nil || $0.was?["theme"] != nil }
      .compactMap(cause)
  }

  /// The boxes with themes of their own, in all bodies.
  var allThemes: [Pair] {
    numbered.values.flatMap(\.self).filter { $0.now?["theme"] != nil || $0.was?["theme"] != nil }
  }

  /// The texts of a component that is words; none where one side does not say them.
  func texts(of component: String) -> [Pair] {
    let texts = (numbered[component] ?? []).filter {
      ($0.now ?? $0.was)?.name == DocumentInputs.text
    }
    guard texts.contains(where: { $0.was != nil }) else { return [] }
    return texts
  }

  /// The themes of boxes of a body that have other names now.
  func renamedThemes(in component: String?) -> [(was: String, now: String)] {
    (numbered[component] ?? []).compactMap { pair in
      guard let was = pair.was?["theme"], let now = pair.now?["theme"], was != now else {
        return nil
      }
      return (was, now)
    }
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
