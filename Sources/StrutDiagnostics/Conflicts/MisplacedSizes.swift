import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements of a conflict about the size of their own container that belong in the `<constraints>` around it.
struct MisplacedSizes {
  let boxes: BoxTree
  let source: SourceText
  /// The words for the place of a contributor.
  let place: (ConstraintContributor) -> String

  /// What to say of the first that compares a size of its container with itself: a part of what is around it was meant, and is written
  /// there; `nil` for none.
  func hint(for contributors: [ConstraintContributor]) -> String? {
    contributors.lazy.compactMap(hint).first
  }

  private func hint(for contributor: ConstraintContributor) -> String? {
    guard let statement = contributor.statement, statement.kind == .equation,
      statement.constraints.count == 1, let constraint = statement.constraints.first,
      constraint.first.view == statement.container, constraint.first.attribute.kind == .size,
      constraint.second == constraint.first
    else { return nil }
    let container = BoxID(Int(statement.container.index))
    guard boxes.elements[container.index].id != nil,
      let outer = boxes.layout.parent(of: container),
      boxes.layout.style(of: outer).display == .constraints
    else { return nil }
    var meant = constraint
    meant.second?.view = ConstraintView(outer.index)
    let equation = boxes.equation(meant, in: ConstraintView(outer.index), source)
    return
      "both sides are \(boxes.name(of: container)): did you mean \(equation) among the statements around it, in place of "
      + "\(place(contributor))?"
  }
}
