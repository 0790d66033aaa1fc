import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The comparisons of a tree by the views that they name, in the order of the document.
///
/// Messages about one view after the other would look at all of them each time.
final class ComparisonsByView {
  /// A comparison with the statement that it is part of.
  typealias Entry = (statement: ConstraintStatement, constraint: AnchorConstraint)

  private struct Side: Hashable {
    var view: ConstraintView
    var axis: Axis
  }

  private let statements: [ConstraintStatement]
  /// Made when the first message asks: most trees are right.
  private lazy var entries: [ConstraintView: [Entry]] = {
    var entries: [ConstraintView: [Entry]] = [:]
    for statement in statements {
      for constraint in statement.constraints {
        let first = constraint.first.view
        entries[first, default: []].append((statement, constraint))
        if let second = constraint.second?.view, second != first {
          entries[second, default: []].append((statement, constraint))
        }
      }
    }
    return entries
  }()

  private lazy var ends: [Side: (statement: ConstraintStatement, end: Anchor, other: Anchor)] = {
    var ends: [Side: (statement: ConstraintStatement, end: Anchor, other: Anchor)] = [:]
    for statement in statements {
      for constraint in statement.constraints where constraint.relation == .equal {
        guard let second = constraint.second, constraint.first.view != second.view else { continue }
        for (end, other) in [(constraint.first, second), (second, constraint.first)]
        where [.bottom, .trailing, .right].contains(end.attribute) && end.area == .frame
          && other.attribute == end.attribute && !other.view.isHelper
        {
          let side = Side(view: end.view, axis: end.attribute.axis)
          if ends[side] == nil { ends[side] = (statement, end, other) }
        }
      }
    }
    return ends
  }()

  init(_ boxes: BoxTree) { statements = boxes.layout.constraintStatements }

  /// The first equality that ends a view where another one ends.
  func end(
    of view: ConstraintView, _ axis: Axis
  ) -> (statement: ConstraintStatement, end: Anchor, other: Anchor)? {
    ends[Side(view: view, axis: axis)]
  }

  /// The comparisons that name a view on one side or both.
  subscript(view: ConstraintView) -> [Entry] { entries[view] ?? [] }
}

extension ComparisonsByView {
  /// Whether an equality holds an edge of a view at the same edge of its container.
  func hold(_ view: ConstraintView, at edge: LayoutAttribute, of container: ConstraintView) -> Bool
  {
    self[view].contains { _, constraint in
      constraint.other(than: Anchor(view, edge)).map {
        $0.view == container && $0.attribute == edge
      } ?? false
    }
  }
}
