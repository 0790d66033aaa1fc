import StrutBoxes
import StrutConstraints
import StrutLayout

/// What becomes of the tree by changes that were told: what else they mend is not told again.
final class ToldOutcomes {
  private let trials: ConstraintTrials
  private let boxes: BoxTree
  private var outcomes: [ConstraintTrials.Outcome] = []

  init(_ trials: ConstraintTrials, _ boxes: BoxTree) {
    (self.trials, self.boxes) = (trials, boxes)
  }

  /// Whether a change that is then told mends what a message is about, as ``ConstraintTrials/mends(_:in:narrowing:where:)``
  /// finds it, and puts nothing onto words; keeps what comes of it.
  func mends(
    _ proposal: ConstraintProposal, in container: BoxID,
    where isMended: (ConstraintTrials.Outcome) -> Bool
  ) -> Bool {
    var found: ConstraintTrials.Outcome?
    let mends = trials.mends(proposal, in: container) { outcome in
      found = outcome
      return isMended(outcome) && isClean(outcome, in: container)
    }
    if mends, let found { outcomes.append(found) }
    return mends
  }

  /// As ``mends(_:in:where:)``, for a message that nothing but the trial speaks for: `false` where there was too much to try.
  func isMended(
    by proposal: ConstraintProposal, in container: BoxID,
    where isMended: (ConstraintTrials.Outcome) -> Bool
  ) -> Bool {
    let found = trials.outcome(of: proposal, in: container) { outcome in
      isMended(outcome) && isClean(outcome, in: container)
    }
    if let found { outcomes.append(found) }
    return found != nil
  }

  /// Whether a change puts nothing onto words, and nothing across what it did not lie across before.
  private func isClean(_ outcome: ConstraintTrials.Outcome, in container: BoxID) -> Bool {
    !outcome.hasMoreOnTexts(in: container, of: boxes)
      && !outcome.hasMoreAcross(in: container, of: boxes)
  }

  /// Keeps what comes of a change that is told.
  func keep(_ outcome: ConstraintTrials.Outcome) { outcomes.append(outcome) }

  /// Whether a view is in its container after a change that was told.
  func puts(_ box: BoxID, inside container: BoxID) -> Bool {
    outcomes.contains { $0.isInside(box, of: container) }
  }

  /// Whether two views stand apart after a change that was told.
  func separate(_ one: BoxID, _ other: BoxID) -> Bool {
    outcomes.contains { $0.separates(one, other) }
  }
}
