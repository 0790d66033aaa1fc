import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Columns that hang from the top of a box below which they were to stand: a text among them begins or ends at the very edge of the box,
/// as no text does that was to be read on it.
struct ColumnsOnGrounds: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The least and the most views of a column.
  private static let (leastViews, mostViews) = (3, 40)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    var tried = 0
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
        constraint.first.attribute == .top, target.attribute == .top, target.area == .frame,
        constraint.constant > 0
      else { return nil }
      let (first, ground) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(target.view.index)))
      guard boxes.isGround(ground), boxes.isBareText(first), tried < Self.mostTried,
        let container = boxes.layout.parent(of: first),
        boxes.layout.parent(of: ground) == container
      else { return nil }
      let column = column(from: first, besides: ground, in: container)
      guard column.count >= Self.leastViews,
        let text = column.first(where: { isAtEdge($0, of: ground) })
      else { return nil }
      tried += 1
      return warning(column, text, ground, constraint, statement, in: container)
    }
  }

  /// A text with the views that stand below it, each held at one of them.
  private func column(
    from first: BoxID, besides ground: BoxID, in container: BoxID
  ) -> [BoxID] {
    var (found, next) = ([first], 0)
    while next < found.count, found.count < Self.mostViews {
      let view = ConstraintView(found[next].index)
      for (_, constraint) in comparisons[view] where constraint.relation == .equal {
        guard let second = constraint.second, second.view == view,
          second.attribute == .bottom || second.attribute == constraint.first.attribute,
          constraint.first.attribute.axis == .vertical, constraint.first.attribute.kind != .size,
          constraint.first.view != view, !constraint.first.view.isHelper
        else { continue }
        let below = BoxID(Int(constraint.first.view.index))
        if below != ground, !found.contains(below), boxes.layout.parent(of: below) == container {
          found.append(below)
        }
      }
      next += 1
    }
    return found
  }

  /// Whether a text stands on a box and begins or ends where that does.
  private func isAtEdge(_ text: BoxID, of ground: BoxID) -> Bool {
    guard boxes.isBareText(text), let words = context.views.placeOfWords(in: text) else {
      return false
    }
    let frame = boxes.layout.frame(of: ground)
    return frame.covers(words) && words.size.width < frame.size.width / 2
      && (abs(words.minX - frame.minX) < 1 || abs(words.maxX - frame.maxX) < 1)
  }

  private func warning(
    _ column: [BoxID], _ text: BoxID, _ ground: BoxID, _ constraint: AnchorConstraint,
    _ statement: ConstraintStatement, in container: BoxID
  ) -> Diagnostic? {
    var below = constraint
    below.second?.attribute = .bottom
    let proposal = ConstraintProposal([below], omitting: [constraint])
    let isMended = trials.isMended(by: proposal, in: container) { outcome in
      outcome.standsOut <= 0 && !outcome.hasMoreOnTexts(in: container, of: boxes)
        && column.allSatisfy {
          outcome.stands($0, apartFrom: ground, in: container)
            && !outcome.hasTextInText($0, of: boxes)
        }
    }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: column[0])) and \(column.count - 1) more below it stand on \(boxes.name(of: ground)), and "
        + "\(boxes.name(of: text)) at its very edge",
      at: statement.range,
      hints: ["below \(boxes.name(of: ground)) they are with \(equation(below))"])
  }
}
