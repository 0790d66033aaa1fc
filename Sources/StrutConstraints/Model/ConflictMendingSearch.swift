import StrutCore

/// Looks for what is short in a conflict and for changes that mend it, each tried by solving the tree with it.
struct ConflictMendingSearch {
  /// What was found.
  struct Found {
    var shortfall: TreeConflict.Shortfall?
    var remedies: [TreeConflict.Remedy] = []
    /// How much is as nobody wants it after them.
    var flaws = 0

    /// Whether all that was found is that statements give way, which leaves something open.
    var isWeak: Bool { flaws > 0 && !remedies.isEmpty && remedies.allSatisfy { !$0.isOfWords } }
    /// Whether all that was found is that statements leave more room than they do, which takes views out of it.
    var isLoose: Bool {
      flaws > 0 && !remedies.isEmpty
        && remedies.allSatisfy { if case .loosened = $0 { true } else { false } }
    }
    /// Whether other words or numbers mend the conflict.
    var isOfWords: Bool { remedies.contains { $0.isOfWords } }
  }

  /// The most comparisons that are tried, each by solving: long sets are chains of what is alike.
  private static let mostTrials = 24
  /// In trees of more contributors than these only a few changes are tried, and what they leave open is not looked for.
  private static let mostContributors = 2_000
  /// The longest set whose pairs are tried.
  private static let mostOfPairs = 8
  /// Numbers that would change by more than this factor are something else that was meant.
  private static let largestFactor = 10.0
  /// Lengths of which no more than this part would be left are not what is wrong.
  private static let leastPart = 0.25
  /// A canvas is enlarged by no more than this part of it.
  private static let largestGrowth = 1.5

  let search: ConflictSearch
  let set: [Int]
  private let failing: Int
  /// The last contributor that has to hold.
  let last: Int
  private let measurer: (any ViewMeasurer)?
  private var trials = 0

  /// A change after which everything holds.
  private struct Judgement {
    var change: TreeConflict.Remedy
    /// How much is as nobody wants it then.
    var flaws: Int
    /// How many sizes are 0 then.
    var nothings: Int
    var frames: [Rect]

    /// Whether less is as nobody wants it than after another change.
    func isBetter(than other: Self) -> Bool { (flaws, nothings) < (other.flaws, other.nothings) }

    var isOfNumber: Bool { change.number != nil }
  }

  /// - Parameters:
  ///   - search: The search that found the set.
  ///   - set: Contributors that cannot hold together.
  ///   - failing: The first one that does not go with all before it.
  ///   - last: The last contributor that is to hold in the end.
  ///   - measurer: What measures contents after a change; `nil` takes them as they are.
  init(
    _ search: ConflictSearch, set: [Int], failing: Int, upTo last: Int,
    measuring measurer: (any ViewMeasurer)?
  ) {
    self.measurer = measurer
    self.search = search
    self.set = set
    self.failing = failing
    self.last = last
  }

  /// The number that is short, and the changes after which everything holds and the least is left open.
  mutating func find() throws(SolverFault) -> Found {
    let numbers = try self.numbers(in: search.tree)
    var found = Found(shortfall: shortfall(among: numbers))
    var changes =
      numbers.compactMap { written($0).map(TreeConflict.Remedy.number) } + inverses + percentages
    changes += try sharedNumbers() + metrics(numbers)
    changes += renamings
    changes += yields + equalizations + bounds + spacings + exchanges + rewritings + turns + wishes
    changes += (omissions(1) + sharedSizes).map(TreeConflict.Remedy.omitted)
    var judged = judge(changes)
    if !judged.contains(where: { $0.flaws == 0 }) {
      let best = judged.min { $0.isBetter(than: $1) }
      judged += judge(numbers.compactMap { smaller($0).map(TreeConflict.Remedy.number) }).filter {
        smaller in best.map { smaller.isBetter(than: $0) } ?? true
      }
    }
    if hasSafeArea, !judged.contains(where: { $0.flaws == 0 && $0.change.isOfWords }) {
      judged += judge(numbers.compactMap { larger($0).map(TreeConflict.Remedy.number) })
    }
    for tree in treesOfWholeTexts {
      let (known, best) = (Set(changes), judged.filter(\.isOfNumber).map(\.flaws).min())
      guard let best, best > 0 else { break }
      let others = try self.numbers(in: tree).compactMap {
        written($0).map(TreeConflict.Remedy.number)
      }
      judged += judge(others.filter { !known.contains($0) })
    }
    // Two changes at once mend two conflicts as well: that is for the message about the second one.
    if judged.isEmpty ? last == failing : !judged.contains(where: { $0.flaws == 0 }) {
      judged += judge(omissions(2).map(TreeConflict.Remedy.omitted))
    }
    guard let first = judged.min(by: { $0.isBetter(than: $1) }) else { return found }
    found.flaws = first.flaws
    let best = withoutVainWishes(judged.filter { !first.isBetter(than: $0) })
    found.remedies = chosen(best.map(\.change), found.shortfall).map { bounded($0, first) }
    if let likelier = likelier(than: found.remedies, judged, first) { found.remedies = likelier }
    return found
  }

  /// Whether everything holds after one of some changes.
  func holds(after changes: [TreeConflict.Remedy]) -> Bool { !judge(changes).isEmpty }

  /// The size of the canvas in which the set holds; `nil` where that is not what the set is about.
  mutating func findGrowth() throws(SolverFault) -> TreeConflict.Shortfall? {
    for tree in treesOfWholeTexts.suffix(1) + [search.tree] {
      if let growth = try growth(among: numbers(in: tree)).flatMap(written) { return growth }
    }
    return nil
  }

  /// The number that is short alone.
  mutating func findShortfall() throws(SolverFault) -> Found {
    try Found(shortfall: shortfall(among: numbers(in: search.tree)))
  }

  /// What is told instead of changes that were judged to be the best: a name that was kept in a copy is another one, of a ratio and
  /// two lengths the later length is too many, and no canvas is wider for a content that is required to keep its width.
  private func likelier(
    than remedies: [TreeConflict.Remedy], _ judged: [Judgement], _ best: Judgement
  ) -> [TreeConflict.Remedy]? {
    if let renamed = judged.first(where: { $0.change.isRenaming && $0.flaws <= best.flaws }) {
      return [renamed.change]
    }
    // Who does not say that a stack is a column easily means a row.
    if let row = judged.first(where: { $0.change.isStackInRow && $0.flaws <= best.flaws }) {
      return [row.change] + remedies.filter { !$0.isStackInRow && $0.number != nil }.prefix(1)
    }
    if let length = lengthBesideRatio.map({ TreeConflict.Remedy.omitted([$0]) }),
      judged.contains(where: { $0.change == length })
    {
      return [length]
    }
    // What follows both ends of something is as long as that, and no part of it.
    if case .number(let number)? = remedies.first, number.isFactor, number.needs == 1,
      let fewer = judged.first(where: { $0.flaws <= best.flaws && isOfFollow($0.change) })
    {
      return [fewer.change]
    }
    guard !remedies.isEmpty, remedies.allSatisfy({ $0.isOfCanvas }),
      let yield = judged.first(where: {
        if case .yielding = $0.change { $0.flaws <= best.flaws + 1 } else { false }
      })
    else { return nil }
    return [yield.change] + remedies
  }

  /// Whether a change takes edges from a `<follow>`.
  private func isOfFollow(_ change: TreeConflict.Remedy) -> Bool {
    guard case .rewritten(let rewritings) = change, rewritings.count == 1 else { return false }
    return rewritings[0].statement.kind == .follow
  }

  /// A number that leaves a view nothing of its size, as the end of those that leave it something.
  private func bounded(_ change: TreeConflict.Remedy, _ best: Judgement) -> TreeConflict.Remedy {
    guard best.nothings > 0, let number = change.number else { return change }
    var beyond = number
    beyond.needs += (number.needs - number.has) / 4
    guard beyond.needs * number.has > 0 else { return change }
    let other = change.with(beyond)
    guard let judgement = judge([other]).first, judgement.isBetter(than: best) else {
      return change
    }
    var bound = number
    bound.isBound = true
    return change.with(bound)
  }

  /// Leaves out what is optional where it does no more than what is left out.
  private func withoutVainWishes(_ judged: [Judgement]) -> [Judgement] {
    judged.filter { judgement in
      guard case .optional(let origin) = judgement.change else { return true }
      return !judged.contains { other in
        other.change == .omitted([origin])
          && zip(other.frames, judgement.frames).allSatisfy { $0.isSame(as: $1) }
      }
    }
  }

  /// At most two numbers, and other changes where there are fewer.
  private func chosen(
    _ changes: [TreeConflict.Remedy], _ shortfall: TreeConflict.Shortfall?
  ) -> [TreeConflict.Remedy] {
    // Who wrote the same number several times wants it to stay the same.
    let alike = Set(
      changes.flatMap { change -> [ConstraintOrigin] in
        switch change {
        case .numbers(let numbers): numbers.map(\.origin)
        case .equalized(let rewriting): rewriting.omitted
        default: []
        }
      })
    let isInverted = changes.contains { $0.number?.isMistaken ?? false }
    var numbers: [(change: TreeConflict.Remedy, isTold: Bool, share: Double)] = []
    for change in changes {
      switch change {
      case .number(let number) where isInverted && number.isFactor && !number.isMistaken: break
      case .number(let number) where !alike.contains(number.origin):
        numbers.append((change, number.isOf(shortfall), number.share))
      case .numbers(let shared):
        let isTold = shared.contains { $0.isOf(shortfall) }
        numbers.append((change, isTold, shared.first?.share ?? 0))
      case .metric(_, let number): numbers.append((change, false, number.share))
      default: break
      }
    }
    numbers.sort { a, b in a.isTold != b.isTold ? a.isTold : a.share < b.share }
    if let apart = spacesBesidePictures(among: changes) { return apart }
    // What is aligned with a whole column by its options, and placed otherwise, was not meant to be in that column.
    if let realigned = changes.first(where: \.isOfAlignment) {
      return [realigned] + numbers.filter { $0.share < 1 }.prefix(1).map(\.change)
    }
    if let equal = equalViews(among: changes) {
      return numbers.prefix(1).map(\.change) + [equal]
    }
    // That a content is required to be as large as it is, is mostly more than what is meant.
    let yields = changes.filter { if case .yielding = $0 { true } else { false } }
    let weaker = yields.prefix(numbers.isEmpty ? 2 : 1)
    // What is in the middle and between two ends is hardly ever meant to be at one of them, and who gives the views of a
    // stack their sizes does not mean another one.
    let loosened = changes.filter { if case .loosened = $0 { true } else { false } }.prefix(1)
    if !loosened.isEmpty { return loosened + numbers.prefix(1).map(\.change) }
    let found = weaker + numbers.prefix(2 - weaker.count).map(\.change)
    return found + others(changes, besides: found.count, shortfall)
  }

  /// Who gives all views of a row one size wants them alike, whatever it is; `nil` where another number does it.
  private func equalViews(among changes: [TreeConflict.Remedy]) -> TreeConflict.Remedy? {
    changes.first {
      guard case .equalized(let rewriting) = $0, let size = rewriting.omitted.first else {
        return false
      }
      return !changes.contains {
        if case .numbers(let numbers) = $0 { numbers.contains { $0.origin == size } } else { false }
      }
    }
  }

  /// What is told beside numbers: what may have been meant, and what can be left out.
  private func others(
    _ changes: [TreeConflict.Remedy], besides numbers: Int, _ shortfall: TreeConflict.Shortfall?
  ) -> [TreeConflict.Remedy] {
    // A number that ends is what the author would write.
    let isShared = changes.contains { if case .numbers = $0 { true } else { false } }
    let equal =
      isShared ? [] : changes.filter { if case .equalized = $0 { true } else { false } }.prefix(1)
    let rewritten = changes.first { if case .rewritten = $0 { true } else { false } }
    let turned = changes.first { if case .turned = $0 { true } else { false } }
    let weaker = changes.filter { if case .optional = $0 { true } else { false } }
    let allOmitted = changes.filter { if case .omitted = $0 { true } else { false } }
    if numbers > 0 {
      // A size of a view that others make as long as themselves is easily one too many.
      let changed = changes.flatMap(\.numbered)
      let sizes = allOmitted.filter { change in
        change.isOfSizesAlone && !change.omitted.contains(where: changed.contains)
      }
      // A stack that gives way is none any more.
      let isOfStack = weaker.contains { change in
        guard case .optional(let origin) = change, let index = origin.statement else {
          return false
        }
        return search.tree.statements[index].stack != nil
      }
      let early = isOfStack ? sizes : []
      let found: [TreeConflict.Remedy] = Array(equal) + early + weaker + allOmitted
      return Array(found.prefix(max(0, 2 - numbers)))
    }
    // What the message tells to be short is looked at first, where no number of it is told.
    let told = shortfall.flatMap { $0.origin.statement == nil ? nil : $0.origin }
      .map { TreeConflict.Remedy.omitted([$0]) }
    let omitted = allOmitted.filter { $0 == told } + allOmitted.filter { $0 != told }
    if let first = equal.first ?? rewritten { return [first] + omitted.prefix(1) }
    if let turned { return [turned] }
    return Array((weaker + omitted).prefix(2))
  }
}

// MARK: Numbers

extension ConflictMendingSearch {
  /// What the numbers of the set need to be, where one of them alone lets the others hold: of all that has to hold, else
  /// of the set. What people look at first comes first.
  ///
  /// - Parameter tree: The tree, or one with the same contributors in which more is required of contents.
  private mutating func numbers(
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
  private func isSame(_ number: TreeConflict.Shortfall, as id: ConstraintID) -> Bool {
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

  private var mostTrials: Int {
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
  private func shortfall(
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
  private var treesOfWholeTexts: [ConstraintTree] {
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
  private func shortfall(
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
  private func written(_ number: TreeConflict.Shortfall) -> TreeConflict.Shortfall? {
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
  private func larger(_ number: TreeConflict.Shortfall) -> TreeConflict.Shortfall? {
    guard case .given = number.origin, number.needs > number.has,
      number.share < Self.largestGrowth
    else { return nil }
    return number.rounded
  }

  /// A canvas that is too large, which is mostly no fault of its own; `nil` for other numbers.
  private func smaller(_ number: TreeConflict.Shortfall) -> TreeConflict.Shortfall? {
    guard case .given = number.origin, number.needs > 0, number.needs < number.has, !hasSafeArea
    else { return nil }
    return number.rounded
  }

  /// Both the size of the canvas and its safe area would change.
  private var hasSafeArea: Bool {
    search.tree.views.contains { ($0.attributes.safeArea ?? Edges(0)) != Edges(0) }
  }
}

// MARK: Other changes

extension ConflictMendingSearch {
  /// The factors between widths and heights of the set, each the other way round: 9/16 is easily written for 16/9.
  private var inverses: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.compactMap { origin in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        statement.kind == .equation, statement.constraints.count == 1,
        let second = statement.constraints[0].second, second.attribute.kind == .size,
        second.attribute != statement.constraints[0].first.attribute,
        case let factor = statement.constraints[0].multiplier, factor > 0, factor != 1
      else { return nil }
      let number = TreeConflict.Shortfall(
        origin: origin, part: 0, has: factor, needs: (10_000 / factor).rounded() / 10_000,
        isFactor: true)
      return statement.writes(number) ? .number(number) : nil
    }
  }

  /// The factors of the set that are easily percentages of the container's sizes, as these.
  private var percentages: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.compactMap { origin in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        statement.kind == .equation, statement.constraints.count == 1,
        let second = statement.constraints[0].second, second.attribute.kind == .size,
        second.view == statement.container,
        second.attribute == statement.constraints[0].first.attribute,
        case let factor = statement.constraints[0].multiplier, (2...100).contains(factor)
      else { return nil }
      let number = TreeConflict.Shortfall(
        origin: origin, part: 0, has: factor, needs: factor / 100, isFactor: true)
      guard statement.writes(number) else { return nil }
      return .number(number)
    }
  }

  /// The statements of the set, the failing one first, then the latest.
  private var statements: [ConstraintOrigin] {
    let ordered = (set.filter { $0 == failing } + set.reversed().filter { $0 != failing })
    return search.origins(of: Array(ordered.prefix(trialsOfStatements))).filter {
      $0.statement != nil
    }
  }

  private var trialsOfStatements: Int { isLarge ? 2 : 12 }

  /// The statements of the set, each below all that is required. A barrier that gives way is none.
  private var wishes: [TreeConflict.Remedy] {
    statements.filter { origin in
      origin.statement.map { search.tree.statements[$0].barrier == nil } ?? false
    }.map(TreeConflict.Remedy.optional)
  }

  /// What contents of the set require, each as a wish.
  private var yields: [TreeConflict.Remedy] {
    search.origins(of: set).prefix(trialsOfStatements).compactMap { origin in
      if case .intrinsic = origin { .yielding(origin) } else { nil }
    }
  }

  /// Pairs of equations of the set that say of the ends of a view what is meant of the others.
  private var exchanges: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    let equations = statements.compactMap { origin in
      origin.statement.map { (origin, search.tree.statements[$0]) }
    }
    return equations.indices.flatMap { first in
      equations[..<first].compactMap { other -> TreeConflict.Remedy? in
        guard let (one, two) = other.1.exchanged(with: equations[first].1) else { return nil }
        let pair = [
          TreeConflict.Rewriting(origin: other.0, statement: one),
          TreeConflict.Rewriting(origin: equations[first].0, statement: two),
        ]
        return .rewritten(
          pair.sorted { $0.statement.range.lowerBound < $1.statement.range.lowerBound })
      }
    }
  }

  /// The visual formats of the set, each along the other axis: to write `H` for `V` is easy.
  private var turns: [TreeConflict.Remedy] {
    statements.filter { origin in
      guard let index = origin.statement, let turned = search.tree.statements[index].turned else {
        return false
      }
      return !isPlaced(byOthersThan: index, turned)
    }.map(TreeConflict.Remedy.turned)
  }

  /// Whether other statements say already where views of a format stand along its axis.
  private func isPlaced(byOthersThan index: Int, _ format: ConstraintStatement) -> Bool {
    let views = Set(
      format.constraints.flatMap { [$0.first.view, $0.second?.view] }.compactMap { $0 }
    ).subtracting([format.container])
    let axis = format.constraints.first?.first.attribute.axis
    guard search.tree.statements[index].namesAxis else {
      return !views.isDisjoint(with: viewsTied(to: format.container, along: axis, without: index))
    }
    return search.tree.statements.indices.contains { other in
      // What a view says of the views in it does not place it.
      other != index && !views.contains(search.tree.statements[other].container)
        && search.tree.statements[other].constraints.contains {
          $0.first.attribute.axis == axis && $0.first.attribute.kind != .size
            && (views.contains($0.first.view) || $0.second.map { views.contains($0.view) } ?? false)
        }
    }
  }

  /// The views that statements tie to a container along an axis, directly or through others.
  ///
  /// - Parameter index: A statement that does not count.
  private func viewsTied(
    to container: ConstraintView, along axis: Axis?, without index: Int
  ) -> Set<ConstraintView> {
    var neighbours: [ConstraintView: [ConstraintView]] = [:]
    for (number, statement) in search.tree.statements.enumerated() where number != index {
      for constraint in statement.constraints
      where constraint.first.attribute.axis == axis && constraint.first.attribute.kind != .size {
        let (first, second) = (constraint.first.view, constraint.second?.view ?? container)
        neighbours[first, default: []].append(second)
        neighbours[second, default: []].append(first)
      }
    }
    var found: Set<ConstraintView> = [container]
    var waiting = [container]
    while let view = waiting.popLast() {
      for next in neighbours[view] ?? [] where found.insert(next).inserted { waiting.append(next) }
    }
    return found
  }

  /// What may have been meant instead of statements of the set: other edges, or fewer of them.
  private var rewritings: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.flatMap { origin -> [TreeConflict.Remedy] in
      guard let index = origin.statement else { return [] }
      let statement = search.tree.statements[index]
      let others =
        statement.withoutEnds + statement.withLooseEnd + statement.onFewerEdges
        + otherStacks(statement)
        + statement.withoutSizes + (statement.atOwnEdgeOfContainer.map { [$0] } ?? [])
        + (holdsEdgeTwice(statement, index) ? statement.aboutOppositeEdges : [])
        + [
          statement.withoutOptions, statement.atOppositeEdgeOfContainer,
          statement.asShareOfContainer,
        ].compactMap { $0 }
        + statement.withLooseSpaces
      let realigned = withoutAlignedEnd(statement).map {
        TreeConflict.Rewriting(origin: origin, statement: $0, isOfAlignment: true)
      }
      let free = statement.withoutBothEnds.map {
        TreeConflict.Rewriting(origin: origin, statement: $0, isWithoutEnds: true)
      }
      return (realigned + (free.map { [$0] } ?? [])).map { .rewritten([$0]) }
        + others.map { .rewritten([TreeConflict.Rewriting(origin: origin, statement: $0)]) }
    }
  }

  /// A visual format whose first or last view is not aligned with the others, first without the one that the failing
  /// statement is about.
  private func withoutAlignedEnd(_ statement: ConstraintStatement) -> [ConstraintStatement] {
    let named = search.origins(of: [failing]).first?.statement.map {
      search.tree.statements[$0].constraints.flatMap { [$0.first.view, $0.second?.view] }
    }
    let isLast = named?.contains(statement.viewsInOrder.last) ?? false
    return isLast
      ? statement.withoutLastAligned + statement.withoutFirstAligned
      : statement.withoutFirstAligned + statement.withoutLastAligned
  }

  /// The visual formats of the set whose views share a length, where no number that people would write does it.
  private var equalizations: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.flatMap { origin -> [TreeConflict.Remedy] in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }) else { return [] }
      let own = statement.equalized.map { TreeConflict.Rewriting(origin: origin, statement: $0) }
      return [own, equalViews(of: statement, origin)].compactMap { $0 }.map { .equalized($0) }
    }
  }

  /// A visual format whose views share a length that attributes give them with one number; `nil` for others.
  private func equalViews(
    of statement: ConstraintStatement, _ origin: ConstraintOrigin
  ) -> TreeConflict.Rewriting? {
    guard let equal = statement.withEqualViews else { return nil }
    let views = Set(statement.viewsInOrder)
    let axis = statement.constraints[0].first.attribute.axis
    var texts: Set<String> = []
    let sizes = search.origins(of: set).filter { origin in
      guard case .size(let view, let text) = origin, views.contains(search.tree.views[view].view),
        let rule = search.tree.views[view].sizes.first(where: { $0.text == text }),
        rule.axis == axis, rule.relation == .equal, case .points = rule.value
      else { return false }
      texts.insert(text)
      return true
    }
    guard sizes.count == views.count, texts.count == 1 else { return nil }
    return TreeConflict.Rewriting(origin: origin, statement: equal, omitted: sizes)
  }

  /// The stacks of the set whose views leave room, with that between them or behind them.
  private var spacings: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    return statements.flatMap { origin -> [TreeConflict.Remedy] in
      guard let statement = origin.statement.map({ search.tree.statements[$0] }) else { return [] }
      let free = statement.withFreeEnd(among: allViews).map { free in
        TreeConflict.Rewriting(origin: origin, statement: free.statement, added: free.words)
      }
      let spaced = spaced(statement).map { TreeConflict.Rewriting(origin: origin, statement: $0) }
      return ([spaced].compactMap { $0 } + free).map { .loosened([$0]) }
    }
  }

  /// Pairs of equations of the set about both ends of a view whose middle is said as well, each as a bound.
  private var bounds: [TreeConflict.Remedy] {
    guard !isLarge else { return [] }
    var equations: [(origin: ConstraintOrigin, statement: ConstraintStatement)] = []
    for origin in statements {
      guard let statement = origin.statement.map({ search.tree.statements[$0] }),
        statement.kind == .equation, statement.constraints.count == 1
      else { continue }
      equations.append((origin, statement))
    }
    let firsts: [Anchor] = equations.map { $0.statement.constraints[0].first }
    let middles = Set(firsts.filter { $0.attribute == .centerX || $0.attribute == .centerY })
    return equations.indices.flatMap { first in
      equations[..<first].compactMap { other -> TreeConflict.Remedy? in
        let pair = [other, equations[first]]
        let ends = pair.map { $0.statement.constraints[0].first }
        let isMiddle = middles.contains {
          $0.view == ends[0].view && $0.attribute.axis == ends[0].attribute.axis
        }
        guard isMiddle, ends[0].view == ends[1].view, ends[0].attribute != ends[1].attribute,
          ends[0].attribute.oppositeEdge == ends[1].attribute
        else { return nil }
        let bounds = pair.compactMap { one in
          one.statement.asBound.map {
            TreeConflict.Rewriting(origin: one.origin, statement: $0)
          }
        }
        guard bounds.count == 2 else { return nil }
        return .loosened(
          bounds.sorted { $0.statement.range.lowerBound < $1.statement.range.lowerBound })
      }
    }
  }

  /// A stack that holds the ends of its container by views that are too short for it, with the room between them.
  private func spaced(_ statement: ConstraintStatement) -> ConstraintStatement? {
    guard statement.stack?.arrangement?.distribution == .fill else { return nil }
    return statement.stacked(by: .equalSpacing, among: allViews)
  }

  /// A stack whose views are as large as they are otherwise said to be, and a stack along the other axis.
  private func otherStacks(_ statement: ConstraintStatement) -> [ConstraintStatement] {
    let distribution = statement.stack?.arrangement?.distribution
    let isShared = distribution == .fillEqually || distribution == .fillProportionally
    let filled = isShared ? statement.stacked(by: .fill, among: allViews) : nil
    let rows = statement.stackedInRow(among: allViews)
    return [filled].compactMap { $0 }
      + (rows.isEmpty ? [statement.stackedAcross(among: allViews)].compactMap { $0 } : rows)
  }

  private var allViews: Set<ConstraintView> { Set(search.tree.views.map(\.view)) }

  /// Whether another statement holds the edge of a view that an equation holds.
  private func holdsEdgeTwice(_ statement: ConstraintStatement, _ index: Int) -> Bool {
    guard let edge = statement.constraints.first?.first else { return false }
    return search.tree.statements.indices.contains { other in
      other != index
        && search.tree.statements[other].constraints.contains {
          $0.relation == .equal && ($0.first == edge || $0.second == edge)
        }
    }
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

  /// The changes after which everything holds, with how much is as nobody wants it then.
  private func judge(_ changes: [TreeConflict.Remedy]) -> [Judgement] {
    changes.compactMap { change in
      var changed = ChangedTree(search.tree, width: search.width, height: search.height)
      changed.requireStatements(upTo: search.origins(of: Array(0...last)).last)
      changed.apply(change)
      return changed.outcome(
        measuring: measurer, countsFlaws: last <= Self.mostContributors
      ).map {
        Judgement(change: change, flaws: $0.flaws, nothings: $0.nothings, frames: $0.frames)
      }
    }
  }
}

extension Rect {
  /// Whether both are the same to the eye.
  fileprivate func isSame(as other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(size.width - other.size.width) < 0.01 && abs(size.height - other.size.height) < 0.01
  }
}

extension TreeConflict.Remedy {
  /// Whether it is another number or word, and nothing that is left out or gives way.
  fileprivate var isOfWords: Bool {
    switch self {
    case .optional, .omitted, .yielding: false
    default: true
    }
  }

  /// Whether it is another size of the canvas.
  fileprivate var isOfCanvas: Bool {
    if case .number(let number) = self, case .given = number.origin { true } else { false }
  }

  /// What gets another number.
  fileprivate var numbered: [ConstraintOrigin] {
    switch self {
    case .number(let number): [number.origin]
    case .numbers(let numbers): numbers.map(\.origin)
    default: []
    }
  }

  /// Whether a statement names another view, and says the same of it.
  fileprivate var isRenaming: Bool {
    if case .rewritten(let rewritings) = self {
      rewritings.contains { $0.renaming != nil }
    } else {
      false
    }
  }

  /// Whether a stack is in a row of which nothing says that it is a column.
  fileprivate var isStackInRow: Bool {
    guard case .rewritten(let rewritings) = self, rewritings.count == 1 else { return false }
    return rewritings[0].statement.stack.map { $0.axis == .horizontal && !$0.namesAxis } ?? false
  }

  /// Whether one view of a format is not aligned with the others any more.
  fileprivate var isOfAlignment: Bool {
    if case .rewritten(let rewritings) = self {
      rewritings.contains(where: \.isOfAlignment)
    } else {
      false
    }
  }

  /// What is left out.
  fileprivate var omitted: [ConstraintOrigin] {
    if case .omitted(let origins) = self { origins } else { [] }
  }

  /// Whether sizes of views are left out, and no statement.
  fileprivate var isOfSizesAlone: Bool {
    guard case .omitted(let origins) = self else { return false }
    return origins.allSatisfy { if case .size = $0 { true } else { false } }
  }

  /// The number that changes, the first of several; `nil` for other changes.
  fileprivate var number: TreeConflict.Shortfall? {
    switch self {
    case .number(let number), .metric(_, let number): number
    case .numbers(let numbers): numbers.first
    default: nil
    }
  }

  /// The same change to another number.
  fileprivate func with(_ number: TreeConflict.Shortfall) -> Self {
    switch self {
    case .number: .number(number)
    case .metric(let metric, _): .metric(metric, number)
    case .numbers(let numbers):
      .numbers(
        numbers.map { own in
          var other = own
          (other.needs, other.isBound) = (number.needs, number.isBound)
          return other
        })
    default: self
    }
  }
}

extension [TreeConflict.Remedy] {
  /// A number that is short, by as much as one of the changes makes it another one: texts that are whole need more.
  func needing(_ shortfall: TreeConflict.Shortfall) -> TreeConflict.Shortfall {
    let told = lazy.compactMap(\.number).first { $0.isOf(shortfall) && !$0.isFactor }
    guard let told, abs(told.needs - shortfall.needs) >= 1 else { return shortfall }
    var result = shortfall
    result.needs = told.needs
    return result
  }
}

extension TreeConflict.Shortfall {
  /// The number with the digits that people write: one with more than three behind the point becomes the next whole one,
  /// a factor the next with three. Whether that holds is found out with it.
  var rounded: Self {
    guard !canBeWritten else { return self }
    var result = self
    let parts = isFactor ? 1000.0 : 1
    result.needs = (needs * parts).rounded(needs > has ? .up : .down) / parts
    return result
  }

  /// Whether people would write the number that is needed: with three digits behind the point at most.
  var canBeWritten: Bool {
    abs(needs - (needs * 1000).rounded() / 1000) < Tolerance.value(needs)
  }

  /// Whether the number is a factor that is the other way round, or a percentage without its sign.
  fileprivate var isMistaken: Bool {
    isFactor && (abs(needs * has - 1) < 1e-3 || isPercentage)
  }

  /// Whether the number is a factor from which only the sign of a percentage is missing.
  fileprivate var isPercentage: Bool { isFactor && has >= 2 && abs(needs * 100 - has) < 1e-9 }

  /// By how much of it the number changes.
  var share: Double { abs(needs - has) / max(abs(has), Tolerance.length) }

  /// Whether it is the same number as another one, whatever each needs.
  fileprivate func isOf(_ other: TreeConflict.Shortfall?) -> Bool {
    origin == other?.origin && part == other?.part
  }
}
