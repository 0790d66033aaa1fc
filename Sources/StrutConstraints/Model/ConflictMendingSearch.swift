import StrutCore

/// Looks for what is short in a conflict and for changes that mend it, each tried by solving the tree with it.
struct ConflictMendingSearch {
  /// What was found.
  struct Found {
    var shortfall: TreeConflict.Shortfall?
    var remedies: [TreeConflict.Remedy] = []
  }

  /// The most comparisons that are tried, each by solving: long sets are chains of what is alike.
  private static let mostTrials = 24
  /// In trees of more contributors than these only a few changes are tried, and what they leave open is not looked for.
  private static let mostContributors = 2_000
  /// The longest set whose pairs are tried.
  private static let mostOfPairs = 8
  /// Numbers that would change by more than this factor are something else that was meant.
  private static let largestFactor = 3.0

  private let search: ConflictSearch
  private let set: [Int]
  private let failing: Int
  /// The last contributor that has to hold.
  private let last: Int
  private var trials = 0

  /// - Parameters:
  ///   - search: The search that found the set.
  ///   - set: Contributors that cannot hold together.
  ///   - failing: The first one that does not go with all before it.
  ///   - last: The last contributor that is to hold in the end.
  init(_ search: ConflictSearch, set: [Int], failing: Int, upTo last: Int) {
    self.search = search
    self.set = set
    self.failing = failing
    self.last = last
  }

  /// The number that is short, and the changes after which everything holds and the least is left open.
  mutating func find() throws(SolverFault) -> Found {
    let numbers = try self.numbers()
    var found = Found(shortfall: shortfall(among: numbers))
    var changes = numbers.compactMap { written($0).map(TreeConflict.Remedy.number) }
    changes += turns + statements.map(TreeConflict.Remedy.optional)
    changes += omissions(1).map(TreeConflict.Remedy.omitted)
    var judged = judge(changes)
    // Two changes at once mend two conflicts as well: that is for the message about the second one.
    if judged.isEmpty ? last == failing : !judged.contains(where: { $0.flaws == 0 }) {
      judged += judge(omissions(2).map(TreeConflict.Remedy.omitted))
    }
    guard let fewest = judged.map(\.flaws).min() else { return found }
    found.remedies = chosen(judged.filter { $0.flaws == fewest }.map(\.change), found.shortfall)
    return found
  }

  /// At most two numbers, and one other change where there is no more than one number.
  private func chosen(
    _ changes: [TreeConflict.Remedy], _ shortfall: TreeConflict.Shortfall?
  ) -> [TreeConflict.Remedy] {
    var numbers: [TreeConflict.Shortfall] = []
    for case .number(let number) in changes { numbers.append(number) }
    numbers.sort { a, b in
      let (isFirst, isSecond) = (a.isOf(shortfall), b.isOf(shortfall))
      return isFirst != isSecond ? isFirst : a.share < b.share
    }
    let others = changes.filter { if case .number = $0 { false } else { true } }
    // A format along the other axis is what was meant, where no number mends as much.
    return numbers.prefix(2).map(TreeConflict.Remedy.number)
      + others.filter { if case .turned = $0 { numbers.isEmpty } else { true } }
      .prefix(numbers.count > 1 ? 0 : 1)
  }
}

// MARK: Numbers

extension ConflictMendingSearch {
  /// What the numbers of the set need to be, where one of them alone lets the others hold: of all that has to hold, else
  /// of the set. What people look at first comes first.
  private mutating func numbers() throws(SolverFault) -> [TreeConflict.Shortfall] {
    // Of two that are alike the later one is the less expected.
    let ranked = set.map { ($0, rank(of: $0)) }.sorted { ($0.1, $1.0) < ($1.1, $0.0) }
    var found: [TreeConflict.Shortfall] = []
    for others in [Set(0...last), Set(set)] where found.isEmpty {
      trials = 0
      for (contributor, rank) in ranked {
        for id in search.constraints[contributor] {
          guard trials < mostTrials else { break }
          trials += 1
          guard var number = try shortfall(of: id, contributor, among: others) else { continue }
          number.rank = rank
          found.append(number)
        }
      }
    }
    return found
  }

  private var mostTrials: Int {
    last > Self.mostContributors ? 4 : Self.mostTrials
  }

  /// What people look at first is small; 4 for what has no number of its own.
  private func rank(of contributor: Int) -> Int {
    guard let id = search.constraints[contributor].first else { return 4 }
    switch search.assembly.records[Int(id.index)].origin {
    case .given: return 0
    case .size(let view, let text):
      let rule = search.tree.views[view].sizes.first { $0.text == text }
      if case .points = rule?.value { return 1 }
      return 4
    case .statement(let index):
      let parts = search.tree.statements[index].constraints
      if parts.count == 1, parts[0].second == nil { return 2 }
      return contributor == failing ? 3 : 4
    default: return 5
    }
  }

  /// How far from its number a comparison has to be for the others to hold.
  private func shortfall(
    of id: ConstraintID, _ contributor: Int, among others: Set<Int>
  ) throws(SolverFault) -> TreeConflict.Shortfall? {
    let record = search.assembly.records[Int(id.index)]
    var probe = ConstraintAssembly(
      search.tree, width: search.width, height: search.height,
      for: .wish(contributor: contributor, part: record.part, among: others))
    guard let wish = probe.records.firstIndex(where: \.isWish), try probe.conflict() == nil else {
      return nil
    }
    let missing = probe.solver.residual(of: ConstraintID(index: Int32(wish)))
    guard abs(missing) > 1e-6 else { return nil }
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
    found.needs = found.has + missing
    return found
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
  private func shortfall(
    among numbers: [TreeConflict.Shortfall]
  ) -> TreeConflict.Shortfall? {
    // Nobody means a size of nothing.
    let usual = numbers.filter { ($0.rank < 4 || $0.isFactor) && ($0.rank > 1 || $0.needs > 0) }
    // What is 0 is mostly not written.
    let written = usual.filter { $0.rank < 3 || $0.has != 0 }
    return written.first { $0.rank > 1 || $0.needs > $0.has } ?? written.first ?? usual.first
  }

  /// The number as people would write it; `nil` where they would not change it. A number with many digits becomes the
  /// next whole one.
  private func written(_ number: TreeConflict.Shortfall) -> TreeConflict.Shortfall? {
    var written = number
    guard number.needs * number.has > 0, number.share < Self.largestFactor else { return nil }
    switch number.origin {
    case .given:
      // Both the size of the canvas and its safe area would change; and a canvas that is too large is no fault.
      let hasSafeArea = search.tree.views.contains {
        ($0.attributes.safeArea ?? Edges(0)) != Edges(0)
      }
      guard !hasSafeArea, number.needs > number.has else { return nil }
    case .size(let view, let text):
      let rule = search.tree.views[view].sizes.first { $0.text == text }
      guard case .points = rule?.value else { return nil }
    case .statement(let index):
      guard search.tree.statements[index].writes(number) else { return nil }
    default: return nil
    }
    guard !number.isFactor, !number.canBeWritten else { return written }
    written.needs = number.needs.rounded(number.needs > number.has ? .up : .down)
    return written
  }
}

// MARK: Other changes

extension ConflictMendingSearch {
  /// The statements of the set, the failing one first, then the latest.
  private var statements: [ConstraintOrigin] {
    let ordered = (set.filter { $0 == failing } + set.reversed().filter { $0 != failing })
    return search.origins(of: Array(ordered.prefix(trialsOfStatements))).filter {
      $0.statement != nil
    }
  }

  private var trialsOfStatements: Int { last > Self.mostContributors ? 2 : 12 }

  /// The visual formats of the set, each along the other axis: to write `H` for `V` is easy.
  private var turns: [TreeConflict.Remedy] {
    statements.filter { origin in
      origin.statement.map { search.tree.statements[$0].turned != nil } ?? false
    }.map(TreeConflict.Remedy.turned)
  }

  /// So many sizes and statements of the set that may be left out together.
  private func omissions(_ count: Int) -> [[ConstraintOrigin]] {
    let origins = search.origins(of: set.reversed()).filter { origin in
      switch origin {
      case .size: true
      case .statement(let index): search.tree.statements[index].barrier == nil
      default: false
      }
    }
    guard count > 1 else { return origins.prefix(trialsOfStatements).map { [$0] } }
    guard origins.count <= Self.mostOfPairs, last <= Self.mostContributors else { return [] }
    return origins.indices.flatMap { first in
      origins[(first + 1)...].map { [$0, origins[first]] }
    }
  }

  /// The changes after which everything holds, with how much is left open or stands outside then.
  private func judge(
    _ changes: [TreeConflict.Remedy]
  ) -> [(change: TreeConflict.Remedy, flaws: Int)] {
    changes.compactMap { change in
      var changed = ChangedTree(search.tree, width: search.width, height: search.height)
      changed.keepStatements(upTo: search.origins(of: Array(0...last)).last)
      changed.apply(change)
      return changed.flaws(countsOpen: last <= Self.mostContributors).map { (change, $0) }
    }
  }
}

extension TreeConflict.Shortfall {
  /// Whether people would write the number that is needed: with three digits behind the point at most.
  fileprivate var canBeWritten: Bool {
    abs(needs - (needs * 1000).rounded() / 1000) < 1e-9
  }

  /// By how much of it the number changes.
  fileprivate var share: Double { abs(needs - has) / max(abs(has), 1e-9) }

  /// Whether it is the same number as another one, whatever each needs.
  fileprivate func isOf(_ other: TreeConflict.Shortfall?) -> Bool {
    origin == other?.origin && part == other?.part
  }
}
