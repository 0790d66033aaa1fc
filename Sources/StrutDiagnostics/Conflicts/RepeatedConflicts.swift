import StrutBoxes
import StrutCore
import StrutLayout

/// Conflicts of what was written once: those of one mistake in a component, or in a loop.
struct RepeatedConflicts {
  /// Where what conflicts was written.
  private struct Place: Hashable {
    var file: String
    var range: SourceRange
  }

  /// Two places that conflicts of one mistake share: that of the statement which fails, and that of something that it fails
  /// with. What else takes part may follow from the numbers of each turn.
  private struct Pair: Hashable {
    var failing: Place
    var other: Place
  }

  private let context: MessageContext
  /// The mistake that each pair of places belongs to.
  private var mistakes: [Pair: Int] = [:]
  /// What mends all turns of each mistake in one and the same words.
  private var common: [Set<String>] = []
  /// What was told of each mistake.
  private var told: [Int: Diagnostic] = [:]

  /// - Parameter words: What says how each conflict is mended.
  init(_ context: MessageContext, _ problems: [ConstraintProblem], _ words: ConflictWords) {
    self.context = context
    guard context.document?.origins != nil else { return }
    for case .conflict(let contributors, let failing, let repair) in problems {
      let pairs = pairs(of: contributors, failing)
      let changes = Set(words.changes(repair, of: contributors))
      let mistake = mistake(of: pairs)
      if let mistake {
        common[mistake].formIntersection(changes)
      } else {
        common.append(changes)
      }
      for pair in pairs where mistakes[pair] == nil {
        mistakes[pair] = mistake ?? common.count - 1
      }
    }
  }

  private func place(of contributor: ConstraintContributor) -> Place? {
    guard let origins = context.document?.origins else { return nil }
    let origin = origins.origin(of: context.boxes.range(of: contributor))
    return Place(file: origin.source.name, range: origin.range)
  }

  private func pairs(
    of contributors: [ConstraintContributor], _ failing: ConstraintContributor
  ) -> [Pair] {
    guard let own = place(of: failing) else { return [] }
    let others = contributors.compactMap(place(of:)).filter { $0 != own }
    // A statement that fails by itself.
    return (others.isEmpty ? [own] : others).map { Pair(failing: own, other: $0) }
  }

  private func mistake(of pairs: [Pair]) -> Int? {
    pairs.first { mistakes[$0] != nil }.flatMap { mistakes[$0] }
  }

  /// A conflict in the words of the first one of the same mistake, so that it is told once for all.
  ///
  /// - Parameter make: Makes it with the changes that mend it in all turns of a loop and all instances of a component:
  ///   numbers that are right in one of them are not in others; `nil` for all changes.
  mutating func likeFirst(
    of contributors: [ConstraintContributor], _ failing: ConstraintContributor,
    _ make: (Set<String>?) -> Diagnostic
  ) -> Diagnostic {
    guard let mistake = mistake(of: pairs(of: contributors, failing)) else { return make(nil) }
    var result = make(common[mistake])
    guard let first = told[mistake] else {
      told[mistake] = result
      return result
    }
    (result.message, result.hints) = (first.message, first.hints)
    return result
  }
}
