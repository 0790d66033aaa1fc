import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Spaces that are ten times as large as one that stands elsewhere in their container, so that a text is cut or a view is outside of
/// it: one digit too many was written.
final class SlippedNumbers: ContextualMessages {
  /// A space with what it was to be, and what comes of that.
  struct Slip {
    var range: SourceRange
    /// What is told, as what follows that a text is whole.
    var hint: String
    fileprivate var box: BoxID
    fileprivate var outcome: ConstraintTrials.Outcome
  }

  /// A space that may be one.
  private struct Space {
    var statement: ConstraintStatement
    var constraint: AnchorConstraint
  }

  /// The least space that is looked at, in points, and the most that are tried.
  private static let (leastSpace, mostTried) = (80.0, 6)
  /// The most comparisons of a container that are looked at.
  private static let mostComparisons = 2_000

  let context: MessageContext
  private var slips: [Slip] = []
  private var tried = 0
  private var known: [BoxID: [Space]] = [:]

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    for problem in problems where tried < Self.mostTried {
      switch problem {
      case .cut(let box, .horizontal, _, _, _, _):
        find(for: box) { !$0.cuts(box, along: .horizontal) && $0.worsening < 0 }
      case .outside(let box, let container):
        find(for: box) { $0.isInside(box, of: container) && $0.standsOut < 0 }
      default: break
      }
    }
  }

  /// The slip that a problem comes of; `nil` for others.
  func slip(for problem: ConstraintProblem) -> Slip? {
    switch problem {
    case .cut(let box, _, _, _, _, _), .outside(let box, _): slips.first { $0.box == box }
    default: nil
    }
  }

  /// Whether numbers of a view are known once a slip is mended that is told.
  func decide(_ numbers: [String], of box: BoxID) -> Bool {
    slips.contains {
      $0.outcome.frame(of: box) != nil
        && Set($0.outcome.openNumbers(of: box)).isDisjoint(with: numbers)
    }
  }

  /// Whether a text is whole by what is told of another one.
  func makesWhole(_ box: BoxID, _ axis: Axis, besides problem: ConstraintProblem) -> Bool {
    slip(for: problem) == nil
      && slips.contains {
        $0.outcome.frame(of: box) != nil && !$0.outcome.cuts(box, along: axis)
      }
  }

  /// Whether a view is in its container by what is told of another one.
  func puts(_ box: BoxID, inside container: BoxID) -> Bool {
    slips.contains { $0.box != box && $0.outcome.isInside(box, of: container) }
  }

  private func find(for box: BoxID, where isMended: (ConstraintTrials.Outcome) -> Bool) {
    guard context.document != nil, let container = boxes.layout.parent(of: box),
      !slips.contains(where: { isMended($0.outcome) })
    else { return }
    for space in spaces(of: container) where tried < Self.mostTried {
      tried += 1
      var meant = space.constraint
      meant.constant /= 10
      let outcome = trials.outcome(
        of: ConstraintProposal([meant], omitting: [space.constraint]), in: container
      ) { isMended($0) && $0.standsOut <= 0 && !$0.hasMoreOnTexts(in: container, of: boxes) }
      guard let outcome else { continue }
      let numbers = [meant, space.constraint].map { shortest(abs($0.constant)) }
      slips.append(
        Slip(
          range: space.statement.range,
          hint:
            "with \(numbers[0]) in place of \(numbers[1]) in \(place(of: space.statement.range)), as elsewhere",
          box: box, outcome: outcome))
      return
    }
  }

  /// The spaces of a container ten times as large as another one of it.
  private func spaces(of container: BoxID) -> [Space] {
    if let found = known[container] { return found }
    let owner = ConstraintView(container.index)
    let all = boxes.layout.constraintStatements.lazy.filter { $0.container == owner }
      .flatMap { statement in
        statement.constraints.filter {
          $0.first.attribute.kind != .size && $0.second != nil && $0.relation == .equal
            && $0.multiplier == 1 && $0.space == nil && $0.constant != 0
        }.map { Space(statement: statement, constraint: $0) }
      }.prefix(Self.mostComparisons)
    let amounts = Set(all.map { abs($0.constraint.constant) })
    let found = all.filter { space in
      let amount = abs(space.constraint.constant)
      return amount >= Self.leastSpace && amounts.contains(amount / 10)
        && [.format, .equation].contains(space.statement.kind)
        && !self.context.isComputed(space.statement)
    }
    known[container] = Array(found)
    return known[container] ?? []
  }
}
