import StrutCore
import StrutLayout

/// Conflicts of what was written once: those of one mistake in a component, or in a loop.
struct RepeatedConflicts {
  /// Where what conflicts was written.
  private struct Place: Hashable {
    var file: String
    var range: SourceRange
  }

  private let context: MessageContext
  private var told: [Set<Place>: Diagnostic] = [:]
  /// What mends all turns of a conflict in one and the same words, where there are several.
  private var common: [Set<Place>: Set<String>] = [:]

  /// - Parameter words: What says how each conflict is mended.
  init(_ context: MessageContext, _ problems: [ConstraintProblem], _ words: ConflictWords) {
    self.context = context
    guard context.document?.origins != nil else { return }
    for case .conflict(let contributors, _, let repair) in problems {
      let places = places(of: contributors)
      let changes = Set(words.changes(repair, of: contributors))
      common[places] = common[places].map { $0.intersection(changes) } ?? changes
    }
  }

  private func places(of contributors: [ConstraintContributor]) -> Set<Place> {
    guard let origins = context.document?.origins else { return [] }
    return Set(
      contributors.map { contributor in
        let origin = origins.origin(of: context.boxes.range(of: contributor))
        return Place(file: origin.source.name, range: origin.range)
      })
  }

  /// A conflict in the words of the first one of the same statements, so that it is told once for all.
  ///
  /// - Parameter make: Makes it with the changes that mend it in all turns of a loop and all instances of a component:
  ///   numbers that are right in one of them are not in others; `nil` for all changes.
  mutating func likeFirst(
    of contributors: [ConstraintContributor], _ make: (Set<String>?) -> Diagnostic
  ) -> Diagnostic {
    guard context.document?.origins != nil else { return make(nil) }
    let places = places(of: contributors)
    var result = make(common[places])
    guard let first = told[places] else {
      told[places] = result
      return result
    }
    (result.message, result.hints) = (first.message, first.hints)
    return result
  }
}
