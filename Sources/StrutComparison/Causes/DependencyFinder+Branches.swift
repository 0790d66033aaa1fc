import StrutTemplate

/// What decides which elements there are: the loops and branches in which they are written.
extension DependencyFinder {
  /// Whether both records say of each element in which loop or branch it is written.
  var knowsBranches: Bool {
    func knows(_ sources: DocumentSources) -> Bool {
      sources.knowsBranches || !sources.inputs.contains { Self.controls.contains($0.name) }
    }
    return knows(expected) && knows(actual)
  }

  private static let controls: Set<String> = ["for", "if", "else"]

  /// Why another element stands where one stood.
  struct OtherBranch {
    /// What was changed of what decides it.
    var causes: [ChangeCause]
    /// Whether it decides that the former one is gone.
    var decidesOld: Bool
    /// Whether it decides that the new one is there.
    var decidesNew: Bool
  }

  /// What was changed of what decides that another element stands where one stood; `nil` where both are written in the same
  /// loops and branches, or nothing is known to have changed.
  func otherBranch(
    _ before: DocumentSources.Entry, _ after: DocumentSources.Entry
  ) -> OtherBranch? {
    guard knowsBranches else { return nil }
    var (was, now): (DocumentSources.Entry?, DocumentSources.Entry?) = (before, after)
    while let old = was, let new = now {
      let chains = (
        old: expected.branches(around: old.branch), new: actual.branches(around: new.branch)
      )
      let shared = Set(chains.new.compactMap { inputs.partners.ofNew[$0] })
        .intersection(chains.old)
      let olds = chains.old.filter { !shared.contains($0) }
      let news = chains.new.filter {
        inputs.partners.ofNew[$0].map { !shared.contains($0) } ?? true
      }
      let found = causes(
        ofOld: olds, ofNew: news, in: Body(before: old.instance, after: new.instance))
      if !found.isEmpty {
        return OtherBranch(causes: found, decidesOld: !olds.isEmpty, decidesNew: !news.isEmpty)
      }
      was = expected.use(of: old)
      now = actual.use(of: new)
    }
    return nil
  }

  /// What was changed of what decides that an element is there, in an element that was there before.
  ///
  /// - Parameter parent: The element in which it stands; `nil` for one that stands in none.
  func causesOfComing(
    _ entry: DocumentSources.Entry, in parent: DocumentSources.Entry?, _ uses: UseMatching
  ) -> [ChangeCause] {
    causesOfPresence(
      entry, in: parent, of: actual, isOneOfMany: uses.hasOther(ofNew: entry)
    ) { branches, instance in
      causes(
        ofOld: [], ofNew: branches,
        in: Body(before: instance.flatMap { uses.oldOfNew[$0] }, after: instance))
    } isKnown: {
      uses.oldOfNew[$0] != nil
    }
  }

  /// What was changed of what decides that an element is gone, in an element that is still there.
  ///
  /// - Parameter parent: The element in which it stood; `nil` for one that stood in none.
  func causesOfGoing(
    _ entry: DocumentSources.Entry, in parent: DocumentSources.Entry?, _ uses: UseMatching
  ) -> [ChangeCause] {
    causesOfPresence(
      entry, in: parent, of: expected, isOneOfMany: uses.hasOther(ofOld: entry)
    ) { branches, instance in
      causes(
        ofOld: branches, ofNew: [],
        in: Body(before: instance, after: instance.flatMap { uses.newOfOld[$0] }))
    } isKnown: {
      uses.newOfOld[$0] != nil
    }
  }

  /// The conditions that came into a body and leave out all that is in them: what is gone stands in one of these.
  func emptyBranches(
    in component: String?, of sources: DocumentSources
  ) -> [ChangeCause] {
    let conditions = sources.inputs.indices.filter { index in
      let entry = sources.inputs[index]
      return ["if", "else"].contains(entry.name) && entry["test"] != nil
        && (entry["of"] ?? sources.component) == component && inputs.partners.ofNew[index] == nil
    }
    guard knowsBranches, !conditions.isEmpty else { return [] }
    var taken: Set<Int> = []
    for entry in sources.boxes.flatMap({ [$0] + $0.parts }) + sources.instances {
      taken.formUnion(sources.branches(around: entry.branch))
    }
    return conditions.filter { !taken.contains($0) }.compactMap { index in
      inputs.cause(of: InputComparison.Pair(was: nil, now: sources.inputs[index]))
    }
  }

  /// - Parameters:
  ///   - isOneOfMany: Whether the element has a box on both sides in other turns of a loop around its component, so that what
  ///     is written in that has not changed.
  ///   - decisions: What was changed of branches in the body of a use.
  ///   - isKnown: Whether a use is there on both sides, so that nothing around it decides.
  private func causesOfPresence(
    _ entry: DocumentSources.Entry, in parent: DocumentSources.Entry?, of sources: DocumentSources,
    isOneOfMany: Bool,
    decisions: (_ branches: [Int], _ instance: Int?) -> [ChangeCause], isKnown: (Int) -> Bool
  ) -> [ChangeCause] {
    var current: DocumentSources.Entry? = entry
    var isDecided = false
    var isStanding = false
    while let entry = current {
      let isInParent = parent.map { $0.instance == entry.instance } ?? false
      let around = isInParent ? sources.branches(around: parent?.branch) : []
      // What was around the parent before decides nothing about what is in it.
      let branches = sources.branches(around: entry.branch).filter { branch in
        // A use that is there on both sides may have other turns.
        !around.contains(branch)
          && (!isStanding || isOneOfMany || sources.inputs[branch].name == "for")
      }
      isDecided = isDecided || !branches.isEmpty
      let found = decisions(branches, entry.instance)
      if !found.isEmpty { return found }
      if isInParent { break }
      isStanding = isStanding || entry.instance.map(isKnown) ?? false
      current = sources.use(of: entry)
    }
    // What is handed into a slot is there where the component around has the slot.
    if let use = parent?.instance, !sources.uses(around: entry).contains(use) {
      let found = decisions(sources.decisions(inBodyOf: use), use)
      if !found.isEmpty { return found }
    }
    return isDecided ? files.map(Self.cause) : []
  }

  /// What was changed of loops and conditions, by their numbers among the elements of before and of now.
  private func causes(ofOld olds: [Int], ofNew news: [Int], in body: Body) -> [ChangeCause] {
    var numbers = Set(news.flatMap { actual.conditions(before: $0) })
    for old in olds.flatMap({ expected.conditions(before: $0) }) {
      if let new = inputs.partners.ofOld[old] { numbers.insert(new) }
    }
    var walk = Walk()
    return numbers.sorted().flatMap { number -> [ChangeCause] in
      // One that came is told as the elements in it.
      guard let old = inputs.partners.ofNew[number] else { return [] }
      let pair = InputComparison.Pair(was: expected.inputs[old], now: actual.inputs[number])
      return causes(of: pair, in: body, &walk)
    }
  }
}

extension DocumentSources {
  /// The loops and branches around an element in its body, innermost first.
  fileprivate func branches(around branch: Int?) -> [Int] {
    var found: [Int] = []
    var next = branch
    // Those around others stand before them.
    while let index = next, inputs.indices.contains(index), index < found.last ?? inputs.count {
      found.append(index)
      next = inputs[index].branch
    }
    return found
  }

  /// A loop or a branch with those before it that decide whether it is left out.
  fileprivate func conditions(before branch: Int) -> [Int] {
    var found = [branch]
    var index = branch
    while inputs[index].name == "else" {
      let before = inputs[..<index].lastIndex { entry in
        ["for", "if", "else"].contains(entry.name) && entry.branch == inputs[branch].branch
          && entry["of"] == inputs[branch]["of"]
      }
      guard let before else { break }
      found.append(before)
      index = before
    }
    return found
  }

  /// The use of a component in whose body an element is written; `nil` for one of the document.
  fileprivate func use(of entry: Entry) -> Entry? {
    entry.instance.flatMap { instances.indices.contains($0) ? instances[$0] : nil }
  }

  /// The uses of components that an element comes from, innermost first.
  fileprivate func uses(around entry: Entry) -> [Int] {
    var found: [Int] = []
    var next = entry.instance
    while let index = next, instances.indices.contains(index), found.count <= instances.count {
      found.append(index)
      next = instances[index].instance
    }
    return found
  }

  /// The loops and conditions in the body of a use of a component.
  fileprivate func decisions(inBodyOf use: Int) -> [Int] {
    guard instances.indices.contains(use) else { return [] }
    return inputs.indices.filter { index in
      ["for", "if", "else"].contains(inputs[index].name)
        && inputs[index]["of"] == instances[use].name
    }
  }
}
