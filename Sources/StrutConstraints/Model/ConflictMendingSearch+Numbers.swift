import StrutCore

/// The numbers of a conflict, and what each needs to be for the others to hold.
extension ConflictMendingSearch {
  /// What the numbers of the set need to be, where one of them alone lets the others hold: of all that has to hold, else
  /// of the set. What people look at first comes first.
  ///
  /// - Parameter tree: The tree, or one with the same contributors in which more is required of contents.
  mutating func numbers(
    in tree: ConstraintTree
  ) throws(SolverFault) -> [TreeConflict.Shortfall] {
    // Of two that are alike the later one is the less expected.
    let ranked = set.map { ($0, rank(of: $0)) }.sorted { ($0.1, $1.0) < ($1.1, $0.0) }
    var found: [TreeConflict.Shortfall] = []
    for others in [Set(0...last), Set(set)] where found.isEmpty {
      trials = 0
      for (contributor, rank) in ranked {
        for id in search.constraints[contributor] {
          guard trials < mostTrials else { break }
          guard !found.contains(where: { isSame($0, as: id) }) else { continue }
          trials += 1
          guard var number = try shortfall(of: id, contributor, among: others, tree)
          else { continue }
          number.rank = rank
          found.append(number)
        }
      }
    }
    return found
  }

  /// Whether a comparison has its number where another one of its statement has it that was found already.
  func isSame(_ number: TreeConflict.Shortfall, as id: ConstraintID) -> Bool {
    let record = search.assembly.records[Int(id.index)]
    guard let index = number.origin.statement, record.origin == number.origin else { return false }
    let statement = search.tree.statements[index]
    return record.part != number.part
      && statement.parts(sharingNumberOf: number.part).contains(record.part)
      && statement.constraints[record.part].first.attribute.axis
        == statement.constraints[number.part].first.attribute.axis
  }

  /// Whether only a few changes are tried.
  var isLarge: Bool { last > Self.mostContributors }

  var mostTrials: Int {
    isLarge ? 4 : Self.mostTrials
  }

  /// What people look at first is small; 4 for what has no number of its own.
  private func rank(of contributor: Int) -> Int {
    guard let id = search.constraints[contributor].first else { return 4 }
    switch search.assembly.records[Int(id.index)].origin {
    case .given: return 0
    case .size(let view, let text):
      let rule = search.tree.views[view].sizes.first { $0.text == text }
      switch rule?.value {
      case .points: return 1
      case .share: return 3
      default: return 4
      }
    case .statement(let index):
      let parts = search.tree.statements[index].constraints
      if parts.count == 1, parts[0].second == nil { return 2 }
      return contributor == failing ? 3 : 4
    default: return 5
    }
  }

  /// How far from its number a comparison has to be for the others to hold.
  func shortfall(
    of id: ConstraintID, _ contributor: Int, among others: Set<Int>, _ tree: ConstraintTree
  ) throws(SolverFault) -> TreeConflict.Shortfall? {
    let record = search.assembly.records[Int(id.index)]
    var probe = ConstraintAssembly(
      tree, width: search.width, height: search.height,
      for: .wish(contributor: contributor, part: record.part, among: others))
    guard let wish = probe.records.firstIndex(where: \.isWish), try probe.conflict() == nil else {
      return nil
    }
    let missing = probe.solver.residual(of: ConstraintID(index: Int32(wish)))
    guard abs(missing) > Tolerance.length else { return nil }
    var found = TreeConflict.Shortfall(
      origin: record.origin, part: record.part, has: search.assembly.solver.constant(of: id),
      needs: 0)
    if case .statement(let index) = record.origin {
      let comparison = search.tree.statements[index].constraints[record.part]
      found.has = comparison.constant
      if let length = factorLength(of: comparison, in: probe) {
        found.isFactor = true
        found.has = comparison.multiplier
        found.needs = comparison.multiplier + missing / length
        return found
      }
    }
    if case .size(let view, let text) = record.origin,
      let rule = search.tree.views[view].sizes.first(where: { $0.text == text }),
      case .share = rule.value
    {
      // A percentage is a length of so many points.
      found.needs = probe.solver.value(of: probe.variables[view].size(rule.axis))
      found.has = found.needs - missing
      return found
    }
    found.needs = found.has + missing / Double(sharers(of: found))
    return found
  }

  /// How many comparisons of a statement along one axis have their number at one place, so that each does its part.
  private func sharers(of number: TreeConflict.Shortfall) -> Int {
    guard let index = number.origin.statement else { return 1 }
    let statement = search.tree.statements[index]
    let axis = statement.constraints[number.part].first.attribute.axis
    return max(
      1,
      statement.parts(sharingNumberOf: number.part).count {
        statement.constraints[$0].first.attribute.axis == axis
          && statement.constraints[$0].first.attribute.kind != .size
      })
  }

  /// The tree with texts that keep their lengths, else their longest words, whatever they want to; none without texts.
  var treesOfWholeTexts: [ConstraintTree] {
    guard search.tree.views.contains(where: { $0.longestWord != nil }),
      last <= Self.mostContributors
    else { return [] }
    return [false, true].map { areWords in
      var tree = search.tree
      for index in tree.views.indices {
        guard let word = tree.views[index].longestWord,
          tree.views[index].attributes.compression.horizontal >= .high
        else { continue }
        tree.views[index].attributes.compression = AxisPriorities(.required)
        if areWords { tree.views[index].intrinsicSize?.width = word }
      }
      return tree
    }
  }

  /// The length that a comparison multiplies, where its factor is what an author would change; `nil` elsewhere.
  private func factorLength(
    of comparison: AnchorConstraint, in probe: ConstraintAssembly
  ) -> Double? {
    guard comparison.constant == 0, comparison.multiplier != 1, !comparison.isByNaturalSize,
      let second = comparison.second, second.attribute.kind == .size, second.area == .frame,
      let index = search.tree.views.firstIndex(where: { $0.view == second.view })
    else { return nil }
    let length = probe.solver.value(of: probe.variables[index].size(second.attribute.axis))
    return length > 0 ? length : nil
  }

  /// The number that the message is about: what there is too little of before what there is too much of.
  func shortfall(
    among numbers: [TreeConflict.Shortfall]
  ) -> TreeConflict.Shortfall? {
    // Nobody means a size of nothing.
    let usual = numbers.filter { ($0.rank < 4 || $0.isFactor) && ($0.rank > 1 || $0.needs > 0) }
    // What is 0 is mostly not written, and nobody means a canvas many times as large.
    let written = usual.filter {
      $0.rank < 3 && ($0.rank > 0 || $0.share < Self.largestGrowth) || $0.rank >= 3 && $0.has != 0
    }
    let found = written.first { $0.rank > 1 || $0.needs > $0.has } ?? written.first ?? usual.first
    // That a space between views would be another one says less than that a content would.
    guard let found, found.rank >= 3, !found.isFactor, !isOfSize(found) else { return found }
    return numbers.first { if case .intrinsic = $0.origin { $0.needs > 0 } else { false } } ?? found
  }

  /// Whether a number is one of a statement about a size.
  private func isOfSize(_ number: TreeConflict.Shortfall) -> Bool {
    guard let index = number.origin.statement else { return true }
    return search.tree.statements[index].constraints[number.part].first.attribute.kind == .size
  }

  /// The number as people would write it; `nil` where they would not change it.
  func written(_ number: TreeConflict.Shortfall) -> TreeConflict.Shortfall? {
    guard number.needs * number.has > 0, number.share < Self.largestFactor,
      number.isFactor || number.needs / number.has > Self.leastPart
    else { return nil }
    switch number.origin {
    case .given:
      guard !hasSafeArea else { return nil }
      return larger(number)
    case .size(let view, let text):
      let rule = search.tree.views[view].sizes.first { $0.text == text }
      guard case .points = rule?.value else { return nil }
    case .statement(let index):
      guard search.tree.statements[index].writes(number) else { return nil }
    default: return nil
    }
    return number.rounded
  }

  /// A canvas that is too small; `nil` for other numbers.
  func larger(_ number: TreeConflict.Shortfall) -> TreeConflict.Shortfall? {
    guard case .given = number.origin, number.needs > number.has,
      number.share < Self.largestGrowth
    else { return nil }
    return number.rounded
  }

  /// A canvas that is too large, which is mostly no fault of its own; `nil` for other numbers.
  func smaller(_ number: TreeConflict.Shortfall) -> TreeConflict.Shortfall? {
    guard case .given = number.origin, number.needs > 0, number.needs < number.has, !hasSafeArea
    else { return nil }
    return number.rounded
  }

  /// Both the size of the canvas and its safe area would change.
  var hasSafeArea: Bool {
    search.tree.views.contains { ($0.attributes.safeArea ?? Edges(0)) != Edges(0) }
  }
}
