import StrutCore
import StrutLayout

/// Conflicts of what was written once: those of one mistake in a component, or in a loop.
struct RepeatedConflicts {
  /// Where what conflicts was written.
  private struct Place: Hashable {
    var file: String
    var range: SourceRange
  }

  private let boxes: BoxTree
  private let source: SourceText?
  private var told: [Set<Place>: Diagnostic] = [:]

  /// - Parameter source: The document; `nil` where a program makes views.
  init(_ boxes: BoxTree, _ source: SourceText?) { (self.boxes, self.source) = (boxes, source) }

  /// A conflict in the words of the first one of the same statements, so that it is told once for all.
  mutating func likeFirst(
    _ diagnostic: Diagnostic, of contributors: [ConstraintContributor]
  ) -> Diagnostic {
    guard let origins = source?.origins else { return diagnostic }
    let places = Set(
      contributors.map { contributor in
        let origin = origins.origin(of: boxes.range(of: contributor))
        return Place(file: origin.source.name, range: origin.range)
      })
    guard let first = told[places] else {
      told[places] = diagnostic
      return diagnostic
    }
    var result = diagnostic
    (result.message, result.hints) = (first.message, first.hints)
    return result
  }
}
