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
    /// Whether a tenth of it stands elsewhere.
    var isElsewhere = false
  }

  /// How many times as large as every other space of its container one is of which no tenth is there.
  private static let leastLead = 2.0
  /// The least space that is looked at, in points, and the most that are tried.
  private static let (leastSpace, mostTried) = (80.0, 6)
  /// The most comparisons of a container that are looked at.
  private static let mostComparisons = 2_000
  /// The most views of a format that are asked whether they stand in texts.
  private static let mostMoved = 40

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
    slips.contains { $0.outcome.decides(numbers, of: box) }
  }

  /// Whether a text is whole by what is told of another one.
  func makesWhole(_ box: BoxID, _ axis: Axis, besides problem: ConstraintProblem) -> Bool {
    slip(for: problem) == nil && slips.contains { $0.outcome.isWhole(box, along: axis) }
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
      ) {
        isMended($0) && $0.standsOut <= 0 && !$0.hasMoreOnTexts(in: container, of: boxes)
          && !hasTextInText(box, space, $0)
      }
      guard let outcome else { continue }
      let numbers = [meant, space.constraint].map { shortest(abs($0.constant)) }
      slips.append(
        Slip(
          range: space.statement.range,
          hint:
            "with \(numbers[0]) in place of \(numbers[1]) in \(place(of: space.statement.range))"
            + (space.isElsewhere ? ", as elsewhere" : ""),
          box: box, outcome: outcome))
      return
    }
  }

  /// Whether a text that a space moves stands in another one.
  private func hasTextInText(
    _ box: BoxID, _ space: Space, _ outcome: ConstraintTrials.Outcome
  ) -> Bool {
    let named = [space.constraint.first.view, space.constraint.second?.view].compactMap { $0 }
    let moved = (space.statement.viewsInOrder.prefix(Self.mostMoved) + named).filter {
      $0 != space.statement.container && !$0.isHelper
    }
    return ([box] + moved.map { BoxID(Int($0.index)) }).contains {
      outcome.hasTextInText($0, of: boxes)
    }
  }

  /// The spaces of a container ten times as large as another one of it.
  private func spaces(of container: BoxID) -> [Space] {
    if let found = known[container] { return found }
    let owner = ConstraintView(container.index)
    var all: [Space] = []
    for statement in boxes.layout.constraintStatements
    where statement.container == owner && all.count < Self.mostComparisons {
      for constraint in statement.constraints where isSpace(constraint) {
        all.append(Space(statement: statement, constraint: constraint))
      }
    }
    let amounts = Set(all.map { abs($0.constraint.constant) })
    let ranked = amounts.sorted(by: >)
    let found = all.compactMap { space -> Space? in
      let amount = abs(space.constraint.constant)
      let isElsewhere = amounts.contains(amount / 10)
      let isAlone =
        space.statement.kind == .format && ranked.count > 1 && amount == ranked[0]
        && amount >= Self.leastLead * ranked[1]
        && all.count { abs($0.constraint.constant) == amount } == 1
      guard amount >= Self.leastSpace, isElsewhere || isAlone,
        [.format, .equation].contains(space.statement.kind), !isColumn(space),
        !context.isComputed(space.statement)
      else { return nil }
      var found = space
      found.isElsewhere = isElsewhere
      return found
    }
    known[container] = found
    return found
  }

  private func isSpace(_ constraint: AnchorConstraint) -> Bool {
    constraint.first.attribute.kind != .size && constraint.second != nil
      && constraint.relation == .equal && constraint.multiplier == 1 && constraint.space == nil
      && constraint.constant != 0
  }

  /// Whether a space holds a view at the start of the container as a column of values beside their labels is held: one in a row that has a
  /// tenth of it elsewhere is none.
  private func isColumn(_ space: Space) -> Bool {
    let (owner, constraint) = (space.statement.container, space.constraint)
    let starts: [LayoutAttribute] = [.leading, .left]
    return starts.contains(constraint.first.attribute)
      && [constraint.first.view, constraint.second?.view].contains(owner)
      && constraint.second?.attribute == constraint.first.attribute
      && !space.statement.constraints.contains {
        abs($0.constant) == abs(constraint.constant) / 10 && isSpace($0)
      }
  }
}
