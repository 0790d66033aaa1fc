import StrutConstraints
import StrutCore
import StrutLayout

/// Views that are as large as their container and moved by a distance, since both ends of an axis say the same number:
/// the distance from an end behind is subtracted, which people who come from margins forget.
struct MovedViews {
  /// What holds a view at an edge of its container.
  private struct Edge {
    var statement: ConstraintStatement
    var constraint: AnchorConstraint
  }

  private let boxes: BoxTree

  init(_ boxes: BoxTree) { self.boxes = boxes }

  /// A warning for each of them and axis, at the statement about the end.
  var warnings: [Diagnostic] {
    var starts: [Anchor: Edge] = [:]
    var ends: [(start: Anchor, edge: Edge)] = []
    for statement in boxes.layout.constraintStatements where statement.stack == nil {
      for constraint in statement.constraints where isDistance(constraint, in: statement) {
        switch constraint.first.attribute {
        case .leading, .top, .left:
          starts[constraint.first] = Edge(statement: statement, constraint: constraint)
        case .trailing:
          ends.append(
            (start(of: constraint, .leading), Edge(statement: statement, constraint: constraint)))
        case .right:
          ends.append(
            (start(of: constraint, .left), Edge(statement: statement, constraint: constraint)))
        case .bottom:
          ends.append(
            (start(of: constraint, .top), Edge(statement: statement, constraint: constraint)))
        default: break
        }
      }
    }
    return ends.compactMap { start, end in
      guard let begin = starts[start], begin.constraint.constant == end.constraint.constant,
        begin.statement.container == end.statement.container
      else { return nil }
      return warning(end)
    }
  }

  /// Whether a comparison holds a view at a distance from the same edge of its own container, of the same sign on both ends.
  private func isDistance(_ constraint: AnchorConstraint, in statement: ConstraintStatement) -> Bool
  {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.priority == .required, constraint.constant > 0, constraint.multiplier == 1,
      constraint.space == nil, second.attribute == constraint.first.attribute,
      second.view == statement.container, second.area == .frame, !constraint.first.view.isHelper,
      constraint.first.view != second.view
    else { return false }
    let view = BoxID(Int(constraint.first.view.index))
    return boxes.layout.parent(of: view) == BoxID(Int(second.view.index))
      && boxes.layout.style(of: view).display != .none
  }

  private func start(of constraint: AnchorConstraint, _ attribute: LayoutAttribute) -> Anchor {
    Anchor(constraint.first.view, attribute)
  }

  private func warning(_ edge: Edge) -> Diagnostic {
    let name = boxes.name(of: BoxID(Int(edge.constraint.first.view.index)))
    let side = edge.constraint.first.attribute.rawValue
    let number = shortest(edge.constraint.constant)
    return Diagnostic(
      .warning, "outside", "\(name) ends \(number) beyond the \(side) edge of its container",
      at: edge.statement.range, hints: ["inside of it is superview.\(side) - \(number)"])
  }
}
