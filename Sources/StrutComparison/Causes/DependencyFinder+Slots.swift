import StrutTemplate

/// What was changed of what stands in the slots of texts, which is written where components are used.
extension DependencyFinder {
  /// What holds the contents of slots on both sides: uses of a component, or the boxes of one that is drawn by itself.
  private struct Holders {
    var before: DocumentSources.Entry
    var after: DocumentSources.Entry
    /// The body in which the contents are written; `nil` where none is known around.
    var around: Body?
    /// The body in which the slots are written.
    var body: Body
    /// What the holder is called: a use, or the case that is drawn.
    var subject: String
    /// The boxes whose text it is.
    var items: Items
  }

  /// A box on both sides.
  typealias Items = (before: DocumentSources.Entry, after: DocumentSources.Entry)

  /// What was changed of the contents of the slots in a text, and of what these name.
  ///
  /// - Parameters:
  ///   - written: The text as it is now.
  ///   - items: The boxes whose text it is.
  ///   - shown: What the text came to.
  func causesOfSlots(
    in written: String, of items: Items, shown: ShownChange
  ) -> [ChangeCause] {
    var walk = Walk(shown: shown)
    let body = Body(before: items.before.instance, after: items.after.instance)
    return causesOfSlots(in: written, body, of: items, &walk)
  }

  private func causesOfSlots(
    in written: String, _ body: Body, of items: Items, _ walk: inout Walk
  ) -> [ChangeCause] {
    if let before = body.before, let after = body.after,
      expected.instances.indices.contains(before), actual.instances.indices.contains(after)
    {
      let use = actual.instances[after]
      let holders = Holders(
        before: expected.instances[before], after: use, around: around(body), body: body,
        subject: "<\(use.name)>", items: items)
      return causesOfSlots(in: written, holders, &walk)
    }
    guard body.before == nil, body.after == nil, let component = actual.component else { return [] }
    // A component that is drawn by itself is given its content by the case.
    let holders = Holders(
      before: items.before, after: items.after, around: body, body: body,
      subject: "<case> of <\(component)>", items: items)
    return causesOfSlots(in: written, holders, &walk)
  }

  private func causesOfSlots(
    in written: String, _ holders: Holders, _ walk: inout Walk
  ) -> [ChangeCause] {
    guard walk.depth < 64 else { return [] }
    walk.depth += 1
    defer { walk.depth -= 1 }
    return SlottedText.slots(in: written).flatMap { slot -> [ChangeCause] in
      let name = DocumentSources.Entry.content(of: slot)
      guard holders.before[name] != nil || holders.after[name] != nil else {
        let name = DocumentSources.Entry.defaultContent(of: slot)
        return causes(ofContent: name, of: slot, holders, in: holders.body, &walk)
      }
      return causes(ofContent: name, of: slot, holders, in: holders.around, &walk)
    }
  }

  /// - Parameter body: The body in which the content is written.
  private func causes(
    ofContent name: String, of slot: String, _ holders: Holders, in body: Body?,
    _ walk: inout Walk
  ) -> [ChangeCause] {
    let (was, now) = (holders.before[name], holders.after[name])
    guard was != now else {
      guard let now, let body else { return [] }
      return causes(of: SlottedText.withoutSlots(now), in: body, &walk)
        + causesOfSlots(in: now, body, of: holders.items, &walk)
    }
    var found = [cause(ofContent: (was, now), named: name, of: slot, holders)]
    if let was, let now, let body {
      let renaming = renaming((was, now), in: body)
      if renaming.isRenaming { found = [] }
      found += renaming.causes
    }
    return found
  }

  /// That another content is written.
  private func cause(
    ofContent content: (was: String?, now: String?), named name: String, of slot: String,
    _ holders: Holders
  ) -> ChangeCause {
    let place = holders.after.values.first { $0.name == name }?.place ?? holders.after.place
    let what = "content" + (slot.isEmpty ? "" : " of the slot '\(slot)'")
    let change: String
    switch (content.was.map(Self.shown), content.now.map(Self.shown)) {
    case (let was?, let now?):
      let shown = ShortText.of(was, now)
      change = "\(what) “\(shown.was)” → “\(shown.now)”"
    case (nil, let now?): change = "\(what) set to “\(ShortText.of(now))”"
    case (let was, nil): change = "\(what) “\(ShortText.of(was ?? ""))” removed"
    }
    return ChangeCause(
      kind: .text, subject: holders.subject, change: change, file: place.file, line: place.line,
      key: holders.subject, isShared: place.file != nil || actual.component != nil)
  }

  /// A content as people read it: conditions and loops in braces, slots as tags.
  private static func shown(_ content: String) -> String {
    let parts = SlottedText.shown(content).split(
      separator: DocumentSources.Value.control, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
      let name = part.prefix { $0 != ">" }
      return text + "{\(name)" + part[name.endIndex...].dropFirst()
    }
  }
}
