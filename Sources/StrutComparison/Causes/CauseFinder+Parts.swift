import StrutTemplate

/// The elements in a box that are no boxes: spans, statements of constraints, images in texts.
extension CauseFinder {
  /// A box of one side, in which parts stand.
  private struct Box {
    var entry: DocumentSources.Entry
    var sources: DocumentSources
    var subject: BoxSubjects.Subject
  }

  /// Compares the parts of an element, each with the one that it was: one that came or went shifts the others, and says
  /// nothing of them.
  mutating func compareParts(
    of before: DocumentSources.Entry, _ after: DocumentSources.Entry, _ matching: PartMatching,
    as subject: BoxSubjects.Subject
  ) {
    let hasSameText = before.hasSameText(as: after, matching)
    let former = Box(entry: before, sources: expected.document, subject: subject)
    let box = Box(entry: after, sources: actual.document, subject: subject)
    for (old, new) in matching.changed {
      let (was, now) = (before.parts[old], after.parts[new])
      if let other = dependencies.otherBranch(was, now) {
        other.causes.forEach { add($0) }
        continue
      }
      let named = self.subject(ofPart: now, number: new, in: box)
      compareValues(was.withoutWords, now.withoutWords, as: named)
      if hasSameText { compareWords(of: was, now, as: named) }
    }
    for (_, new) in matching.moved { addMoved(after.parts[new], number: new, in: box) }
    // Which parts there are may follow from data and conditions, as it may for boxes.
    let added = matching.added.filter { !addGiven(toComing: after.parts[$0], in: after, before) }
    add(added.map { ($0, after.parts[$0]) }, .added, "added", in: box)
    let removed = matching.removed.filter {
      !addGiven(toGoing: before.parts[$0], in: before, after)
    }
    add(removed.map { ($0, before.parts[$0]) }, .removed, "removed", in: former)
  }

  /// Tells which words of a text a span is around that says the same as before.
  private mutating func compareWords(
    of before: DocumentSources.Entry, _ after: DocumentSources.Entry,
    as subject: BoxSubjects.Subject
  ) {
    guard after.name == "span", let was = before["text"], let now = after["text"], was != now else {
      return
    }
    let shown = ShortText.of(was, now)
    add(
      ChangeCause(
        kind: .text, subject: subject.name,
        change: "is around “\(shown.now)”, was around “\(shown.was)”", file: after.place.file,
        line: after.place.line, key: subject.key, isShared: subject.isShared))
  }

  private mutating func addGiven(
    toComing part: DocumentSources.Entry, in box: DocumentSources.Entry,
    _ before: DocumentSources.Entry
  ) -> Bool {
    let found =
      dependencies.knowsBranches
      ? dependencies.causesOfComing(part, in: box, uses)
      : dependencies.causesOfBoxes(instances: (before.instance, box.instance))
    return addAll(found)
  }

  private mutating func addGiven(
    toGoing part: DocumentSources.Entry, in box: DocumentSources.Entry,
    _ after: DocumentSources.Entry
  ) -> Bool {
    let found =
      dependencies.knowsBranches
      ? dependencies.causesOfGoing(part, in: box, uses)
      : dependencies.causesOfBoxes(instances: (box.instance, after.instance))
    return addAll(found)
  }

  private func subject(
    ofPart part: DocumentSources.Entry, number: Int, in box: Box
  ) -> BoxSubjects.Subject {
    let subject = box.subject
    // What a component of words has in an item is its own, in every item and by itself.
    if let component = box.sources.component(of: part),
      part.instance != box.entry.instance || box.entry.components.contains(component)
    {
      let name = "<\(part.name)> in <\(component)>"
      return BoxSubjects.Subject(
        kind: subject.kind, name: name, key: name, isShared: subjects.new.isShared(part.place))
    }
    // `<span> in #title`, `<vfl> in <Row>`; of others nothing that has a name is around.
    let place =
      subject.name.hasPrefix("#")
      ? " in \(subject.name)"
      : subject.name.ranges(of: " in <").last.map { String(subject.name[$0.lowerBound...]) } ?? ""
    return BoxSubjects.Subject(
      kind: subject.kind, name: "<\(part.name)>\(place)",
      key: "\(subject.key)/\(part.name)\(number)", isShared: subject.isShared)
  }

  /// Tells parts that came or went; of those that are told by the same words how many they are.
  private mutating func add(
    _ parts: [(number: Int, entry: DocumentSources.Entry)], _ kind: ChangeCause.Kind,
    _ change: String, in box: Box
  ) {
    let causes = parts.map { part in
      cause(ofPart: part.entry, kind, "was \(change)", number: part.number, in: box)
    }
    let counts = Dictionary(causes.map { (Told($0), 1) }, uniquingKeysWith: +)
    var told: Set<Told> = []
    for var cause in causes where told.insert(Told(cause)).inserted {
      if let count = counts[Told(cause)], count > 1 {
        cause.subject = "\(count) \(cause.subject)"
        cause.change = "were \(change)"
      }
      add(cause)
    }
  }

  /// What people read of a cause.
  private struct Told: Hashable {
    var subject: String
    var line: Int?

    init(_ cause: ChangeCause) { (subject, line) = (cause.subject, cause.line) }
  }

  /// Tells a part that says the same at another place. The order of statements shows only where two of them could not both
  /// hold.
  private mutating func addMoved(
    _ part: DocumentSources.Entry, number: Int, in box: Box
  ) {
    let isInText = ["span", "br", "image"].contains(part.name)
    let change = "stands at another place " + (isInText ? "in its text" : "among its siblings")
    let cause = cause(ofPart: part, .order, change, number: number, in: box)
    if isInText { add(cause) } else { quietCauses.append(cause) }
  }

  private func cause(
    ofPart part: DocumentSources.Entry, _ kind: ChangeCause.Kind, _ change: String, number: Int,
    in box: Box
  ) -> ChangeCause {
    let named = subject(ofPart: part, number: number, in: box)
    // A statement as it is written, with the ids of its component.
    let text =
      part.values.first { $0.name == "text" }.map {
        " “\(ShortText.of($0.written ?? $0.value))”"
      } ?? ""
    return ChangeCause(
      kind: kind, subject: named.name + text, change: change, file: part.place.file,
      line: part.place.line, key: named.key, isShared: named.isShared)
  }
}

extension DocumentSources.Entry {
  /// The entry without its text where that of another one differs by nothing but what is told of the parts in it.
  func withoutText(equalTo other: Self, _ matching: PartMatching) -> Self {
    guard hasSameText(as: other, matching) else { return self }
    var entry = self
    entry.values.removeAll { $0.name == "text" }
    return entry
  }

  /// Whether the texts of two entries differ by nothing but what is told of the parts in them: white space in place of line
  /// breaks, and the places of spans.
  fileprivate func hasSameText(as other: Self, _ matching: PartMatching) -> Bool {
    guard let text = self["text"], let others = other["text"],
      !parts.isEmpty || !other.parts.isEmpty
    else { return false }
    if text == others { return true }
    func breaks(_ entry: Self) -> Int { entry.parts.count { $0.name == "br" } }
    if breaks(self) != breaks(other),
      text.filter({ !$0.isWhitespace }) == others.filter({ !$0.isWhitespace })
    {
      return true
    }
    return !matching.moved.isEmpty
      && text.split(separator: " ").sorted() == others.split(separator: " ").sorted()
  }

  /// A span without the words that it is around.
  fileprivate var withoutWords: Self {
    guard name == "span" else { return self }
    var entry = self
    entry.values.removeAll { $0.name == "text" }
    return entry
  }
}
