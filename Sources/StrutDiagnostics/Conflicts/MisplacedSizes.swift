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

  /// What to say of the first of them; `nil` for none.
  func hint(for contributors: [ConstraintContributor]) -> String? {
    contributors.lazy.compactMap { contributor -> String? in
      guard let statement = contributor.statement, statement.kind == .equation,
        statement.constraints.count == 1, let constraint = statement.constraints.first,
        constraint.first.view == statement.container, constraint.first.attribute.kind == .size
      else { return nil }
      return around(constraint, statement, contributor)
    }.first
  }

  /// A size of a container that is compared with itself, as a part of what is around it is written there.
  private func around(
    _ constraint: AnchorConstraint, _ statement: ConstraintStatement,
    _ contributor: ConstraintContributor
  ) -> String? {
    let container = BoxID(Int(statement.container.index))
    guard constraint.second == constraint.first, boxes.elements[container.index].id != nil,
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
