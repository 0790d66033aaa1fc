import StrutTemplate

/// Attributes that the use of a component hands on to the box of it, and boxes that it hands into slots: what was changed of
/// these was changed at the use, wherever the box is written.
extension CauseFinder {
  /// A value on both sides, each with the use of a component that hands it on.
  struct HandedValue {
    /// The value before; `nil` for none.
    var before: DocumentSources.Value?
    /// The value now; `nil` for none.
    var after: DocumentSources.Value?
    /// The use that handed it on before, into the instances; `nil` where the box had it itself.
    var formerUse: Int?
    /// The use that hands it on now.
    var use: Int?
  }

  /// Tells a value that a use hands on, before or now; `false` where the box has it itself on both sides.
  ///
  /// - Parameter boxes: The numbers of the boxes on both sides.
  mutating func addHanded(
    _ before: DocumentSources.Value?, _ after: DocumentSources.Value?,
    of boxes: (old: Int, new: Int)
  ) -> Bool {
    let value = HandedValue(
      before: before, after: after,
      formerUse: before.flatMap { value in
        expected.document.formerUse(handing: value, by: subjects.old.uses(giving: boxes.old))
      },
      use: after.flatMap { value in
        actual.document.use(
          handing: value, to: actual.document.boxes[boxes.new],
          by: subjects.new.uses(giving: boxes.new))
      })
    if let use = value.use {
      add(value, by: use)
      return true
    }
    guard let former = value.formerUse, let before, let now = uses.newOfOld[former] else {
      return false
    }
    let use = actual.document.instances[now]
    // What the use says still was changed elsewhere.
    guard use[before.name] != before.written ?? before.value else { return false }
    add(
      ofUse: use, "\(before.name) \(before.asNamed.written ?? before.asNamed.value) removed",
      at: use.place)
    return true
  }

  /// Tells a value that a use hands on now and may have handed on before.
  private mutating func add(_ value: HandedValue, by use: Int) {
    guard let after = value.after else { return }
    let instance = actual.document.instances[use]
    guard let former = value.formerUse, let before = value.before else {
      let now = after.asNamed
      return add(
        ofUse: instance, "\(after.name) set to \(now.written ?? now.value)", at: after.place)
    }
    // What both name is seen from where the use is written.
    let around = (expected.document.instances[former].instance, instance.instance)
    if before.written == after.written, let written = after.written {
      let found = dependencies.causes(
        of: written, instances: around,
        shown: DependencyFinder.ShownChange(was: before.value, now: after.value))
      if addAll(found) { return }
    }
    let rewriting = rewriting(before, after, instances: around)
    if !rewriting.isRenaming {
      add(ofUse: instance, "\(after.name) \(before.shownChange(to: after))", at: after.place)
    }
    rewriting.causes.forEach { add($0) }
  }

  private mutating func add(
    ofUse use: DocumentSources.Entry, _ change: String, at place: DocumentSources.Place
  ) {
    add(
      ChangeCause(
        kind: .parameter, subject: "<\(use.name)>", change: change, file: place.file,
        line: place.line, key: "<\(use.name)>", isShared: subjects.new.isShared(place)))
  }

  /// Tells that a use hands no box into a slot any more, so that what the slot has by itself is shown; `false` where the box was
  /// the component's own, or is handed in.
  mutating func addSlotEmptied(at index: Int, _ partner: Int) -> Bool {
    guard let parent = new.parents[index], let former = old.parents[partner],
      matching.oldOfNew[parent] == former,
      let body = actual.document.boxes[parent].instance,
      expected.document.boxes[former].instance.map({ uses.newOfOld[$0] == body }) == true,
      subjects.new.componentBody(around: parent, holding: index)?.isOwn == true,
      subjects.old.componentBody(around: former, holding: partner)?.isOwn == false
    else { return false }
    let use = actual.document.instances[body]
    let slot = subjects.old.use(of: partner)?["slot"].map { " of the slot '\($0)'" } ?? ""
    add(ofUse: use, "content\(slot) removed", at: use.place)
    return true
  }
}

extension DocumentSources {
  /// The use of a component that hands a value on to a box: the innermost one with that attribute at the same place.
  ///
  /// - Parameter uses: Those that stand for the box, innermost first.
  fileprivate func use(handing value: Value, to box: Entry, by uses: [Int]) -> Int? {
    uses.first { index in
      let use = instances[index]
      return (value.place != box.place || value.place == use.place)
        && use.values.contains { $0.name == value.name && $0.place == value.place }
    }
  }

  /// The use of a component that handed a value on to a box, in sources that a record kept: it does not keep the places of
  /// values, so that what is written tells it.
  fileprivate func formerUse(handing value: Value, by uses: [Int]) -> Int? {
    let written = value.written ?? value.value
    return uses.first { index in
      let use = instances[index]
      return use.values.contains { $0.name == value.name && $0.value == written }
        && !inputs.contains {
          $0.name == "param" && $0["of"] == use.name && $0["name"] == value.name
        }
    }
  }
}
