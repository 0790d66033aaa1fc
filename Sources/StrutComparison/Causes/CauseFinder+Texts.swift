import StrutTemplate

/// Values that are written otherwise, and texts with components in them.
extension CauseFinder {
  /// Tells a value that is written otherwise, or of which nothing is known but that it came out otherwise.
  mutating func addRewritten(
    _ before: DocumentSources.Value, _ after: DocumentSources.Value,
    in entries: (before: DocumentSources.Entry, after: DocumentSources.Entry),
    as subject: BoxSubjects.Subject
  ) {
    // What an expression came to may differ from place to place; that another one is written is one change.
    if before.written != after.written, let (name, change) = before.changeOfUse(to: after) {
      return add(
        ChangeCause(
          kind: .parameter, subject: "<\(name)>", change: change, file: after.place.file,
          line: after.place.line, key: "<\(name)>", isShared: subject.isShared))
    }
    let rewriting = rewriting(
      before, after, instances: (entries.before.instance, entries.after.instance))
    if !rewriting.isRenaming {
      add(after, "\(after.name) \(before.shownChange(to: after))", as: subject)
    }
    // What both name may have changed, too, and is told nowhere else.
    rewriting.causes.forEach { add($0) }
  }

  /// What follows from a value that is written otherwise than before; nothing where it is written as it was.
  ///
  /// - Parameter instances: The uses of components in whose bodies it stands.
  func rewriting(
    _ before: DocumentSources.Value, _ after: DocumentSources.Value,
    instances: (before: Int?, after: Int?)
  ) -> DependencyFinder.Rewriting {
    guard before.written != after.written, let old = before.written, let new = after.written else {
      return DependencyFinder.Rewriting()
    }
    return dependencies.rewriting((old, new), instances: instances)
  }

  /// Tells that a use of a component has no content any more, so that what its slot has by default is shown; `false` where it
  /// had none, or has one.
  mutating func addContentRemoved(
    in entries: (before: DocumentSources.Entry, after: DocumentSources.Entry),
    was: DocumentSources.Value
  ) -> Bool {
    guard entries.before[DocumentSources.Entry.handed] != nil,
      entries.after[DocumentSources.Entry.handed] == nil, let use = entries.after.instance,
      actual.document.instances.indices.contains(use)
    else { return false }
    let instance = actual.document.instances[use]
    let change = "content “\(ShortText.of(was.written ?? was.value))” removed"
    add(cause(.text, "<\(instance.name)>", change, at: instance.place))
    return true
  }

  /// Tells what was changed of a text in which slots stand beside other words: of the words themselves, and of what is in the
  /// slots, wherever that is written. `false` where nothing is known to have changed.
  mutating func addSlotted(
    _ before: DocumentSources.Value, _ after: DocumentSources.Value,
    in items: (before: DocumentSources.Entry, after: DocumentSources.Entry),
    as subject: BoxSubjects.Subject
  ) -> Bool {
    guard let was = before.written, let now = after.written,
      !SlottedText.slots(in: was).isEmpty, !SlottedText.slots(in: now).isEmpty
    else { return false }
    let shown = DependencyFinder.ShownChange(was: before.value, now: after.value)
    var found = dependencies.causesOfSlots(in: now, of: items, shown: shown)
    found += dependencies.causesOfWords(in: items.after)
    if was == now {
      found += dependencies.ownCauses(
        of: SlottedText.withoutSlots(now), instances: (items.before.instance, items.after.instance),
        shown: shown)
      return addAll(found)
    }
    let texts = (was: SlottedText.shown(was), now: SlottedText.shown(now))
    // Loops and conditions in it are not for people.
    if [texts.was, texts.now].contains(where: { $0.contains(DocumentSources.Value.control) }) {
      add(after, "text \(before.change(to: after))", as: subject)
    } else {
      let shown = ShortText.of(texts.was, texts.now)
      add(after, "text “\(shown.was)” → “\(shown.now)”", as: subject)
    }
    found +=
      rewriting(
        before, after, instances: (items.before.instance, items.after.instance)
      ).causes
    found.forEach { add($0) }
    return true
  }

  /// Tells what was changed in components of words that stand in an item; returns whether that is all there is to tell.
  ///
  /// - Parameter isSame: Whether the same is written for the item.
  mutating func addWords(
    in items: (before: DocumentSources.Entry, after: DocumentSources.Entry), isSame: Bool
  ) -> Bool {
    guard addAll(dependencies.causesOfWords(in: items.after)), isSame else { return false }
    // What the item gives them may have changed, too.
    let written = items.after.values.first { $0.name == "text" }?.written ?? ""
    dependencies.knownCauses(
      of: written, instances: (items.before.instance, items.after.instance)
    ).forEach { add($0) }
    return true
  }
}

extension DocumentSources.Value {
  /// How what the one use of a component in a text is given becomes something else; `nil` where more is written otherwise.
  fileprivate func changeOfUse(to other: Self) -> (name: Substring, change: String)? {
    guard holdsTags, other.holdsTags, !isRaw, !other.isRaw, let was = written,
      let now = other.written
    else { return nil }
    func parts(_ text: String) -> [Substring] { text.split(separator: "}") }
    let (olds, news) = (parts(was), parts(now))
    guard olds.count == news.count else { return nil }
    let changed = zip(olds, news).filter { $0 != $1 }
    guard changed.count == 1, let pair = changed.first,
      let old = pair.0.control, let new = pair.1.control, old.name == new.name,
      old.before == new.before, new.name.first?.isUppercase == true
    else { return nil }
    return (new.name, "takes \(new.values), was \(old.values)")
  }
}

extension Substring {
  /// The element that a part of what is written for a text ends in, with what stands before it and what it takes.
  fileprivate var control: (before: Substring, name: Substring, values: String)? {
    guard let start = firstRange(of: DocumentSources.Value.control),
      let end = self[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let values = self[index(after: end)...].split(separator: " ").joined(separator: " ")
    return (self[..<start.lowerBound], self[start.upperBound..<end], values)
  }
}
