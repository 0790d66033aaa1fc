import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Metrics below 0 that are the distances between several views, by which texts stand in one another: they were to be above 0.
struct NegativeMetrics: ContextualMessages {
  /// A metric that is told, with what its statements are about.
  private struct Told {
    /// Where the tags of its views and its statements begin.
    var places: Set<Int32>
    var warning: Diagnostic
    var outcome: ConstraintTrials.Outcome
  }

  /// The fewest messages that one about the metric stands for, and the fewest statements that name it.
  private static let (leastMessages, leastStatements) = (2, 3)
  /// The most statements that are looked at.
  private static let mostStatements = 1_000

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// Messages with one about a metric in place of those that come of it.
  func replacing(_ messages: [Diagnostic]) -> [Diagnostic] {
    guard messages.count >= Self.leastMessages,
      messages.allSatisfy({ $0.severity == .warning }), let told
    else { return messages }
    let rest = messages.filter { !(($0.range?.lowerBound).map(told.places.contains) ?? false) }
    guard messages.count - rest.count >= Self.leastMessages else { return messages }
    return rest + [told.warning]
  }

  private var told: Told? {
    let statements = boxes.layout.constraintStatements.prefix(Self.mostStatements).filter {
      $0.metrics.contains { $0.value < 0 && $0.isPlain }
    }
    guard let first = statements.first,
      let metric = first.metrics.first(where: { $0.value < 0 && $0.isPlain })
    else { return nil }
    let own = statements.filter { statement in
      statement.container == first.container && place(of: metric, in: statement) != nil
    }
    let written = own.flatMap { statement in
      statement.constraints.filter {
        $0.slope(of: metric, at: place(of: metric, in: statement) ?? 0) != nil
      }
    }
    guard own.count >= Self.leastStatements, !own.contains(where: context.isComputed) else {
      return nil
    }
    let container = BoxID(Int(first.container.index))
    // Views that stand in one another on purpose are no texts.
    guard written.count >= Self.leastStatements, written.allSatisfy(joinsTexts) else { return nil }
    let texts = boxes.layout.children(of: container).filter(boxes.showsText)
    let outcome = trials.outcome(
      of: ConstraintProposal(written.map(\.withOppositeSign), omitting: written), in: container
    ) { outcome in
      outcome.standsOut <= 0 && !texts.contains { outcome.hasTextInText($0, of: boxes) }
        && !outcome.hasMoreOnTexts(in: container, of: boxes)
    }
    let views = written.flatMap { [$0.first.view, $0.second?.view].compactMap { $0 } }
    let places =
      views.map { boxes.elements[Int($0.index)].range.lowerBound } + own.map(\.range.lowerBound)
    return outcome.map {
      Told(places: Set(places), warning: warning(metric, written.count), outcome: $0)
    }
  }

  /// Whether a distance is one between two texts, which stand in one another or beside another by it.
  private func joinsTexts(_ constraint: AnchorConstraint) -> Bool {
    guard let second = constraint.second else { return false }
    return [constraint.first.view, second.view].allSatisfy {
      !$0.isHelper && boxes.isBareText(BoxID(Int($0.index)))
    }
  }

  private func place(of metric: StatementMetric, in statement: ConstraintStatement) -> Int? {
    statement.metrics.firstIndex { $0.name == metric.name && $0.range == metric.range }
  }

  private func warning(_ metric: StatementMetric, _ count: Int) -> Diagnostic {
    let value = shortest(metric.value)
    return Diagnostic(
      .warning, "overlap",
      "the metric '\(metric.name)' is \(value), and \(count) distances are below 0 by it: views stand in one another",
      at: metric.range,
      hints: ["they stand apart with \(metric.name): \(shortest(-metric.value))"])
  }
}
