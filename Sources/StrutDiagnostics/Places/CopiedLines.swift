import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Lines between the steps of a row of which one begins where the line before it does, so that it runs through the step at which it
/// was to begin: its statement was copied.
struct CopiedLines: ContextualMessages {
  /// The most warnings, and the most lines of which a change is tried.
  private static let (mostWarnings, mostTried) = (8, 16)

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the statements.
  var warnings: [Diagnostic] {
    var first: [HeldPlace: BoxID] = [:]
    var tried = 0
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView, constraint.first.attribute.isEdge,
        target.attribute == constraint.first.attribute.oppositeEdge
      else { return nil }
      let line = BoxID(Int(constraint.first.view.index))
      let place = constraint.place(at: target)
      guard let before = first[place] else {
        first[place] = line
        return nil
      }
      guard tried < Self.mostTried, line != before, boxes.hides(before, behind: line),
        let step = step(at: before, constraint.first.attribute.oppositeEdge),
        crosses(line, step)
      else { return nil }
      tried += 1
      return warning(line, before, step, constraint, statement)
    }
  }

  /// The view at which a line ends.
  private func step(at line: BoxID, _ end: LayoutAttribute) -> BoxID? {
    let anchor = Anchor(ConstraintView(line.index), end)
    return comparisons[anchor.view].lazy.compactMap { statement, constraint -> BoxID? in
      guard constraint.first == anchor, constraint.relation == .equal,
        let target = constraint.second,
        target.attribute == end.oppositeEdge, target.view != statement.container,
        !target.view.isHelper
      else { return nil }
      return BoxID(Int(target.view.index))
    }.first
  }

  /// Whether a line runs through a step that shows something.
  private func crosses(_ line: BoxID, _ step: BoxID) -> Bool {
    boxes.layout.parent(of: line) == boxes.layout.parent(of: step) && boxes.showsSomething(step)
      && boxes.layout.frame(of: line).overlaps(boxes.layout.frame(of: step), by: 0.5)
  }

  private func warning(
    _ line: BoxID, _ before: BoxID, _ step: BoxID, _ constraint: AnchorConstraint,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: line), let target = constraint.second else {
      return nil
    }
    let meant = constraint.replacing(target.view, by: ConstraintView(step.index))
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) {
      $0.separates(line, step) && $0.separates(line, before) && $0.standsOut <= 0
        && ($0.frame(of: line)?.size.extent(constraint.first.attribute.axis) ?? 0) > 1
    }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: line)) runs over \(boxes.name(of: before)) and through \(boxes.name(of: step)): it begins where "
        + "\(boxes.name(of: before)) does",
      at: statement.range,
      hints: ["behind \(boxes.name(of: step)) it is \(equation(meant))"])
  }
}
