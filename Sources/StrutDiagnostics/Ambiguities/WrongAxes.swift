import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that are open along one axis since an equation holds their middle along the other one: `a.centerX == b.centerX` of a label
/// that was to stand in the row of its field.
struct WrongAxes: ContextualMessages {
  /// The most views of which several numbers are open that are looked at.
  private static let mostTried = 4

  let context: MessageContext
  /// What is said of views of which several numbers are open by one such equation, with what comes of it.
  private var several: [(box: BoxID, hint: String, outcome: ConstraintTrials.Outcome)] = []

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    var tried = 0
    for case .ambiguous(let box, let numbers) in problems
    where numbers.count > 1 && tried < Self.mostTried {
      let places = ["x", "y"].filter(numbers.contains)
      for place in places {
        tried += 1
        guard several.isEmpty, let (hint, outcome) = turned(box, openAlong: place) else { continue }
        several.append((box, hint, outcome))
      }
    }
  }

  /// Whether numbers of a view are known once the equation of another one is the one that is told.
  func decide(_ numbers: [String], of box: BoxID) -> Bool {
    several.contains { $0.box != box && $0.outcome.decides(numbers, of: box) }
  }

  /// The equation about the other axis with which nothing of a view is open; `nil` where there is none.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    if let known = several.first(where: { $0.box == box }) { return known.hint }
    guard numbers.count == 1, let (hint, outcome) = turned(box, openAlong: numbers[0]) else {
      return nil
    }
    context.outcomes.keep(outcome)
    return hint
  }

  /// The first equation about the middle of a view that is about the other axis, with what comes of it, where nothing is open then; `nil`
  /// for views without one.
  private func turned(
    _ box: BoxID, openAlong place: String
  ) -> (hint: String, outcome: ConstraintTrials.Outcome)? {
    guard let container = boxes.layout.parent(of: box), place == "x" || place == "y" else {
      return nil
    }
    let (written, wanted): (LayoutAttribute, LayoutAttribute) =
      place == "y" ? (.centerX, .centerY) : (.centerY, .centerX)
    let view = ConstraintView(box.index)
    for (statement, constraint) in comparisons[view] {
      guard let (_, target) = statement.loneComparison, constraint.first == Anchor(view, written),
        target.attribute == written, constraint.constant == 0, constraint.relation == .equal,
        constraint.multiplier == 1, !target.view.isHelper
      else { continue }
      var meant = constraint
      meant.first.attribute = wanted
      meant.second?.attribute = wanted
      let outcome = trials.outcome(
        of: ConstraintProposal([meant], omitting: [constraint]), in: container
      ) { $0.openNumbers(of: box).isEmpty && $0.worsening < 0 && $0.standsOut <= 0 }
      guard let outcome else { continue }
      let hint =
        "its middle is held along the other axis in \(self.place(of: statement.range)): write "
        + "\(equation(meant, in: statement.container)) there"
      return (hint, outcome)
    }
    return nil
  }
}
