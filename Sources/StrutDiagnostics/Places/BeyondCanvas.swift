import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views of which the canvas cuts a part, where nothing else is told of them: a distance from another screen, a length that leaves no room
/// for the distance in front of it, a size in pixels.
final class BeyondCanvas: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (8, 20)
  /// The most views that are followed from one that stands outside.
  private static let mostFollowed = 4

  /// The most views in one that are looked at.
  private static let mostInner = 100

  /// A view with what may be told of it.
  private struct Candidate {
    var view: CutView
    var mend: CutMend?
    var outcome: ConstraintTrials.Outcome?
  }

  let context: MessageContext
  private let views: CutViews
  private let mends: CutMends
  private let ties: MistakenTies
  private var tried = 0
  /// The views that say why others stand outside wholly.
  private var causes: Set<BoxID> = []

  private lazy var candidates: [Candidate] = views.all(
    atMost: 2 * Self.mostWarnings
  ).map(candidate)

  init(_ context: MessageContext, open: ProblemsByBox, _ ties: MistakenTies) {
    (self.context, self.ties) = (context, ties)
    (views, mends) = (CutViews(context, open: open), CutMends(context))
  }

  /// Whether a view is outside of its container since it is held at one which the canvas cuts, of which is told what has both inside.
  func explain(_ box: BoxID, in container: BoxID) -> Bool {
    guard !candidates.isEmpty else { return false }
    for side in [LayoutAttribute.trailing, .bottom, .leading, .top] {
      var current = box
      for _ in 0..<Self.mostFollowed {
        guard let next = views.target(of: current, beyond: side, in: container) else { break }
        current = next
      }
      let cause = candidates.first { candidate in
        candidate.view.box == current && current != box
          && candidate.outcome?.isInside(box, of: container) ?? false
      }
      if let cause {
        causes.insert(cause.view.box)
        return true
      }
    }
    return false
  }

  /// A warning for each of the views.
  ///
  /// - Parameters:
  ///   - told: What is told already: nothing is told of a view twice.
  ///   - isExplained: Whether what is told says why a view stands outside.
  func warnings(
    besides told: [Diagnostic], unless isExplained: (ConstraintProblem) -> Bool
  ) -> [Diagnostic] {
    let known = ToldMessages(told, context)
    return Array(
      candidates.filter { candidate in
        let (box, container) = (candidate.view.box, candidate.view.container)
        return causes.contains(box)
          || !known.tells(of: box)
            && !context.outcomes.puts(box, inside: container) && !ties.isTold(box, in: container)
            && !isExplained(.outside(box, of: container))
            && !boxes.layout.children(of: box).prefix(Self.mostInner).contains(where: known.tells)
      }.prefix(Self.mostWarnings).map(warning))
  }

  private func candidate(_ view: CutView) -> Candidate {
    for mend in mends.all(for: view) where tried < Self.mostTried {
      tried += 1
      if let outcome = outcome(of: mend, view) {
        return Candidate(view: view, mend: mend, outcome: outcome)
      }
    }
    return Candidate(view: view, mend: nil, outcome: nil)
  }

  private func outcome(of mend: CutMend, _ view: CutView) -> ConstraintTrials.Outcome? {
    trials.outcome(
      of: mend.proposal, in: view.container, narrowing: mend.narrowed
    ) { outcome in
      outcome.isInside(view.box, of: view.container) && outcome.standsOut < 0
        && !outcome.hasTextInText(view.box, of: boxes)
        && !outcome.hasMoreOnTexts(in: view.container, of: boxes)
        && !outcome.hasFarLarger(in: view.container, of: boxes)
        && (!boxes.showsText(view.box) || outcome.keepsWords(of: view.box, in: boxes))
    }
  }

  // MARK: Words

  private func warning(_ candidate: Candidate) -> Diagnostic {
    let view = candidate.view
    var hint = candidate.mend?.hint
    var range = candidate.mend?.range
    if candidate.mend == nil, !view.side.isFarEdge,
      let turned = TurnedBarrier(context).hint(forOutside: view.box, in: view.container)
    {
      hint = turned
    } else if candidate.mend == nil,
      let mend = ties.mend(for: view.box, in: view.container, along: view.axis)
    {
      hint = "inside of it is \(ties.words(mend))"
      range = mend.equation.statement.range
    }
    return Diagnostic(
      .warning, "outside", message(view),
      at: range ?? mends.statement(of: view)?.range ?? boxes.elements[view.box.index].range,
      hints: hint.map { [$0] } ?? [])
  }

  private func message(_ view: CutView) -> String {
    let (name, owner) = (boxes.name(of: view.box), boxes.nameOfOwner(view.container))
    let long = view.axis == .horizontal ? "wide" : "high"
    if view.isBeyondBoth {
      let edges = [view.axis.edges.start, view.axis.edges.end].map(\.rawValue).listed()
      return
        "\(name) is \(shortest(view.extent)) \(long) and \(owner) \(shortest(view.room)): it stands out at the \(edges) "
        + "edges, where the canvas ends"
    }
    let edge = view.side.rawValue
    guard view.side.isFarEdge else {
      return
        "\(name) begins \(shortest(view.before)) before the \(edge) edge of \(owner), where the canvas ends"
    }
    let begins = view.start >= 0 ? "begins \(shortest(view.start)) inside of" : "is in"
    return
      "\(name) \(begins) \(owner) and ends \(shortest(view.beyond)) beyond its \(edge) edge, where the canvas ends"
  }
}
