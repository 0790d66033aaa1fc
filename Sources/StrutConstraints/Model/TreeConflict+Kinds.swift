import StrutCore

/// Of which kind changes are that mend a conflict.
extension TreeConflict.Remedy {
  /// Whether it is another number or word, and nothing that is left out or gives way.
  var isOfWords: Bool {
    switch self {
    case .optional, .omitted, .yielding, .givingWay: false
    default: true
    }
  }

  /// Whether a content keeps its length less than those beside it.
  var isOfLesserContent: Bool { if case .givingWay = self { true } else { false } }

  /// Whether it is another size of the canvas.
  var isOfCanvas: Bool {
    if case .number(let number) = self, case .given = number.origin { true } else { false }
  }

  /// What gets another number.
  var numbered: [ConstraintOrigin] {
    switch self {
    case .number(let number): [number.origin]
    case .numbers(let numbers): numbers.map(\.origin)
    default: []
    }
  }

  /// Whether a statement names another view, and says the same of it.
  var isRenaming: Bool { rewritings.contains { $0.renaming != nil } }

  /// Whether a stack is in a row of which nothing says that it is a column.
  var isStackInRow: Bool {
    guard case .rewritten(let rewritings) = self, rewritings.count == 1 else { return false }
    return rewritings[0].statement.stack.map { $0.axis == .horizontal && !$0.namesAxis } ?? false
  }

  /// Whether one view of a format is not aligned with the others any more.
  var isOfAlignment: Bool { rewritings.contains(where: \.isOfAlignment) }

  /// Whether equations are about the other ends of their view.
  var isOfEnds: Bool { rewritings.contains(where: \.isOfEnds) }

  /// Whether another statement or a size says that this is what was meant.
  var isPlain: Bool { rewritings.contains(where: \.isPlain) }

  /// Whether a stack from top to bottom is held at its top alone.
  var isOfColumnWithFreeEnd: Bool {
    guard case .loosened(let rewritings) = self, rewritings.count == 1 else { return false }
    return !rewritings[0].added.isEmpty && rewritings[0].statement.stack?.axis == .vertical
  }

  /// Whether a length in points is a percentage.
  var isPercentage: Bool { rewritings.contains(where: \.isPercentage) }

  /// The statements that are written otherwise.
  private var rewritings: [TreeConflict.Rewriting] {
    if case .rewritten(let rewritings) = self { rewritings } else { [] }
  }

  /// What is left out.
  var omitted: [ConstraintOrigin] {
    if case .omitted(let origins) = self { origins } else { [] }
  }

  /// Whether sizes of views are left out, and no statement.
  var isOfSizesAlone: Bool {
    guard case .omitted(let origins) = self else { return false }
    return origins.allSatisfy { if case .size = $0 { true } else { false } }
  }

  /// The number that changes, the first of several; `nil` for other changes.
  var number: TreeConflict.Shortfall? {
    switch self {
    case .number(let number), .metric(_, let number): number
    case .numbers(let numbers): numbers.first
    default: nil
    }
  }

  /// The same change to another number.
  func with(_ number: TreeConflict.Shortfall) -> Self {
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
  var isMistaken: Bool {
    isFactor && (abs(needs * has - 1) < 1e-3 || isPercentage)
  }

  /// Whether the number is a factor from which only the sign of a percentage is missing.
  fileprivate var isPercentage: Bool { isFactor && has >= 2 && abs(needs * 100 - has) < 1e-9 }

  /// By how much of it the number changes.
  var share: Double { abs(needs - has) / max(abs(has), Tolerance.length) }

  /// Whether it is the same number as another one, whatever each needs.
  func isOf(_ other: TreeConflict.Shortfall?) -> Bool {
    origin == other?.origin && part == other?.part
  }
}
