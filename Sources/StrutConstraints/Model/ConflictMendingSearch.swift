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
  static let mostTrials = 24
  /// In trees of more contributors than these only a few changes are tried, and what they leave open is not looked for.
  static let mostContributors = 2_000
  /// The longest set whose pairs are tried.
  static let mostOfPairs = 8
  /// Numbers that would change by more than this factor are something else that was meant.
  static let largestFactor = 10.0
  /// Lengths of which no more than this part would be left are not what is wrong.
  static let leastPart = 0.25
  /// A canvas is enlarged by no more than this part of it.
  static let largestGrowth = 1.5

  let search: ConflictSearch
  let set: [Int]
  let failing: Int
  /// The last contributor that has to hold.
  let last: Int
  let measurer: (any ViewMeasurer)?
  var trials = 0

  /// The largest space between two views that somebody means, in points.
  private static let largestSpace = 120.0

  /// A change after which everything holds.
  struct Judgement {
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
    changes += try sharedNumbers() + metrics(numbers, in: search.tree)
    changes += renamings + renamedSubjects + renamedHeads + swappedEnds + pointsAsPercentages
    changes += plainlyMeant
    changes +=
      yields + givingWay + equalizations + bounds + spacings + exchanges + rewritings + turns
      + wishes
    changes += (omissions(1) + sharedSizes + sharedLengths).map(TreeConflict.Remedy.omitted)
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
      let whole = try self.numbers(in: tree)
      let others =
        whole.compactMap { written($0).map(TreeConflict.Remedy.number) }
        + (try metrics(whole, in: tree))
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
    if let plain = plainest(judged, best) { return [plain.change] }
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
    if let end = endBesideShare(remedies, judged, best) { return [end] }
    if let shared = sharedLength(remedies, judged, best) { return [shared] + remedies.prefix(1) }
    if let size = sizeInEqualStack.map({ TreeConflict.Remedy.omitted([$0]) }),
      judged.contains(where: { $0.change == size && $0.flaws <= best.flaws })
    {
      return [size] + remedies.filter { $0.number != nil }.prefix(1)
    }
    if let fewer = withoutSize(than: remedies, judged, best) { return fewer }
    let isOfCanvas = !remedies.isEmpty && remedies.allSatisfy { $0.isOfCanvas }
    if isOfCanvas,
      let lesser = judged.first(where: { $0.change.isOfLesserContent && $0.flaws <= best.flaws })
    {
      return [lesser.change] + remedies.prefix(1)
    }
    guard isOfCanvas,
      let yield = judged.first(where: {
        if case .yielding = $0.change { $0.flaws <= best.flaws + 1 } else { false }
      })
    else { return nil }
    return [yield.change] + remedies
  }

  /// A change that another name, the two ends of a line or another statement speaks for; `nil` for none.
  private func plainest(_ judged: [Judgement], _ best: Judgement) -> Judgement? {
    // A line between two views has its ends the wrong way round sooner than these are as large as it is long.
    let kinds: [(TreeConflict.Remedy) -> Bool] = [
      { $0.isRenaming }, { $0.isOfEnds }, { $0.isPlain },
    ]
    return kinds.lazy.compactMap { isOfKind in
      judged.first { isOfKind($0.change) && $0.flaws <= best.flaws }
    }.first
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
    // What gives way to others is told where nothing else mends all.
    if changes.allSatisfy(\.isOfLesserContent) { return Array(changes.prefix(1)) }
    let changes = withoutWiderCanvas(changes.filter { !$0.isOfLesserContent })
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
        numbers.append((change, number.isOf(shortfall), share(of: number)))
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
    if let loose = loosened(among: changes, besides: numbers.first?.change) { return loose }
    let found = weaker + numbers.prefix(2 - weaker.count).map(\.change)
    return found + others(changes, besides: found.count, shortfall)
  }

  /// Without the size of the canvas, where a space between two views is larger than any: no canvas is wider for that.
  private func withoutWiderCanvas(_ changes: [TreeConflict.Remedy]) -> [TreeConflict.Remedy] {
    changes.contains { $0.number.map(isHugeSpace) ?? false }
      ? changes.filter { !$0.isOfCanvas } : changes
  }

  /// Whether a number is a space between two views that is several times as large as it may be at most, and larger than spaces are.
  private func isHugeSpace(_ number: TreeConflict.Shortfall) -> Bool {
    guard let index = number.origin.statement, number.has > Self.largestSpace,
      number.needs < number.has / 2
    else { return false }
    let statement = search.tree.statements[index]
    guard statement.constraints.indices.contains(number.part) else { return false }
    let constraint = statement.constraints[number.part]
    guard let second = constraint.second, constraint.first.view != statement.container,
      second.view != statement.container, constraint.first.view != second.view
    else { return false }
    return statement.kind == .equation && constraint.first.attribute.kind != .size
      && constraint.first.attribute != second.attribute
  }

  /// Who gives all views of a row one size wants them alike, whatever it is; `nil` where another number does it.
  func equalViews(among changes: [TreeConflict.Remedy]) -> TreeConflict.Remedy? {
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
  func others(
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
      let shares = changes.filter(\.isPercentage)
      let found: [TreeConflict.Remedy] = Array(equal) + early + shares + weaker + allOmitted
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
