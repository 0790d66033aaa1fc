import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// An equation of two centres that conflicts along one axis: the other half of it holds.
struct HalvedCentres {
  let boxes: BoxTree
  let source: SourceText
  /// The words for the place of a statement.
  let place: (ConstraintContributor) -> String

  /// What stands in place of an equation that was to be left out; `nil` for other changes.
  func words(for change: ConflictRepair.Change, _ repair: ConflictRepair) -> String? {
    guard case .omitted(let contributors) = change, contributors.count == 1,
      let contributor = contributors.first, let statement = contributor.statement,
      statement.kind == .equation, statement.constraints.count == 2,
      let axis = repair.shortfall?.comparison?.first.attribute.axis,
      statement.constraints.allSatisfy({ [.centerX, .centerY].contains($0.first.attribute) }),
      let kept = statement.constraints.first(where: { $0.first.attribute.axis != axis }),
      kept.second != nil
    else { return nil }
    return "with \(boxes.equation(kept, in: statement.container, source)) in \(place(contributor))"
  }
}
