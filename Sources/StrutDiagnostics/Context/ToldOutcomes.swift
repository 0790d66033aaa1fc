import StrutBoxes
import StrutLayout

/// What becomes of the tree by changes that were told: what else they mend is not told again.
final class ToldOutcomes {
  private var outcomes: [ConstraintTrials.Outcome] = []

  /// Keeps what comes of a change that was told.
  func tell(_ outcome: ConstraintTrials.Outcome) { outcomes.append(outcome) }

  /// Whether two views stand apart after a change that was told.
  func separate(_ one: BoxID, _ other: BoxID) -> Bool {
    outcomes.contains { outcome in
      guard let own = outcome.frame(of: one), let rival = outcome.frame(of: other) else {
        return false
      }
      return !own.overlaps(rival)
    }
  }
}
