import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Statements of a conflict about the size of their own container that belong in other `<constraints>`: in those around the container, or in
/// those of one of its views.
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
        ?? within(constraint, statement, contributor)
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

  /// A number as the size of a container, where one of its views is one whose own statements leave that open.
  private func within(
    _ constraint: AnchorConstraint, _ statement: ConstraintStatement,
    _ contributor: ConstraintContributor
  ) -> String? {
    guard constraint.second == nil, constraint.relation == .equal else { return nil }
    let (attribute, axis) = (constraint.first.attribute, constraint.first.attribute.axis)
    let open = boxes.layout.children(of: BoxID(Int(statement.container.index))).filter {
      isOpen($0, axis)
    }
    guard open.count == 1, boxes.elements[open[0].index].id != nil else { return nil }
    let owner = boxes.name(of: BoxID(Int(statement.container.index)))
    return
      "it is about \(owner), and nothing says the \(attribute.rawValue) of \(boxes.name(of: open[0])): did you mean "
      + "\(place(contributor)) among the statements of that?"
  }

  /// Whether the statements of a container of its own name its size on an axis, or hold something along that, and neither give it one nor
  /// hold its end.
  private func isOpen(_ box: BoxID, _ axis: Axis) -> Bool {
    let view = ConstraintView(box.index)
    let style = boxes.layout.style(of: box)
    guard style.display == .constraints,
      (axis == .horizontal ? style.width : style.height) == .auto
    else { return false }
    let all = boxes.layout.constraintStatements.flatMap { statement in
      statement.constraints.map { (isOwn: statement.container == view, constraint: $0) }
    }
    let (start, end) = axis.edges
    let size: LayoutAttribute = axis == .horizontal ? .width : .height
    let isNamed = all.contains { isOwn, constraint in
      isOwn && constraint.second == Anchor(view, size)
    }
    return isNamed
      && !all.contains { _, constraint in
        let ends = [constraint.first, constraint.second].compactMap { $0 }.filter {
          $0.view == view && [start, end].contains($0.attribute)
        }
        return constraint.relation == .equal
          && (!ends.isEmpty || constraint.first == Anchor(view, size))
      }
  }
}
