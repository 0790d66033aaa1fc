import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views larger than their container, which push others out of it, since the ratio of their sides is the wrong way round:
/// `photo.width == photo.height * 0.5625` of a photo that is to be wide.
final class TurnedRatios: ContextualMessages {
  /// The most equations that are told.
  private static let mostTold = 4

  /// An equation with what comes of the other ratio.
  private struct Told {
    var container: BoxID
    var warning: Diagnostic
    var outcome: ConstraintTrials.Outcome
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] { told.map(\.warning) }

  /// Whether a view that stands outside of its container is inside of it with the other ratio.
  func explain(_ box: BoxID) -> Bool {
    told.contains {
      boxes.layout.parent(of: box) == $0.container && $0.outcome.isInside(box, of: $0.container)
    }
  }

  private lazy var told: [Told] = {
    var found: [Told] = []
    for statement in boxes.layout.constraintStatements where found.count < Self.mostTold {
      if let told = told(statement) { found.append(told) }
    }
    return found
  }()

  private func told(_ statement: ConstraintStatement) -> Told? {
    guard let (constraint, target) = statement.loneComparison, constraint.relation == .equal,
      constraint.constant == 0, constraint.multiplier > 0, constraint.multiplier != 1,
      target.view == constraint.first.view, !target.view.isHelper,
      target.attribute.kind == .size, constraint.first.attribute.kind == .size,
      target.attribute != constraint.first.attribute
    else { return nil }
    let view = BoxID(Int(target.view.index))
    guard let container = boxes.layout.parent(of: view),
      let axis = [Axis.horizontal, .vertical].first(where: { isTooLarge(view, in: container, $0) })
    else { return nil }
    var meant = constraint
    meant.first.attribute = target.attribute
    meant.second?.attribute = constraint.first.attribute
    let outcome = trials.outcome(
      of: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) {
      // A photo alone that is larger than its card fills it on purpose.
      $0.standsOut < -1 && $0.isInside(view, of: container)
    }
    guard let outcome else { return nil }
    return Told(
      container: container,
      warning: warning(view, in: container, axis, statement), outcome: outcome)
  }

  /// Whether a view is larger along an axis than its container, which does not cut what goes on beyond it.
  private func isTooLarge(_ view: BoxID, in container: BoxID, _ axis: Axis) -> Bool {
    let (own, room) = (boxes.layout.frame(of: view).size, boxes.layout.frame(of: container).size)
    return own.extent(axis) > room.extent(axis) + 1 && !boxes.isWindow(container, along: axis)
  }

  private func warning(
    _ view: BoxID, in container: BoxID, _ axis: Axis, _ statement: ConstraintStatement
  ) -> Diagnostic {
    // The factor stays as it is written.
    let turned = statement.text.replacing(/\.(width|height)\b/) {
      $0.1 == "width" ? ".height" : ".width"
    }
    let (own, room) = (boxes.layout.frame(of: view).size, boxes.layout.frame(of: container).size)
    let side = axis == .horizontal ? "wide" : "high"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) is \(shortest(own.extent(axis))) \(side), and \(boxes.nameOfOwner(container)) "
        + "\(shortest(room.extent(axis))): the ratio of its sides makes it so",
      at: statement.range,
      hints: ["the other way round it has room: \(turned)</constraint>"])
  }
}
