import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that are drawn out since two equations hold a text at two lines of another one: at its baseline, and at its middle or an edge,
/// which are not as far from one another in letters of another size.
struct DoubledLines: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// By how much a text is higher than its words at least, in points.
  private static let leastAmount = 2.0

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each pair of equations, at the one that is not about baselines.
  var warnings: [Diagnostic] {
    var lines: [Set<ConstraintView>: ComparisonsByView.Entry] = [:]
    for statement in boxes.layout.constraintStatements {
      guard let (constraint, target) = line(of: statement), constraint.first.attribute.isBaseline
      else { continue }
      lines[[constraint.first.view, target.view]] = (statement, constraint)
    }
    guard !lines.isEmpty else { return [] }
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = line(of: statement),
        !constraint.first.attribute.isBaseline,
        let baseline = lines[[constraint.first.view, target.view]]
      else { return nil }
      return warning((statement, constraint), baseline)
    }
  }

  /// The comparison of an equation that holds a line of one text at the same one of another text.
  private func line(
    of statement: ConstraintStatement
  ) -> (constraint: AnchorConstraint, target: Anchor)? {
    guard let (constraint, target) = statement.heldAtView,
      constraint.first.attribute == target.attribute,
      constraint.first.attribute.kind == .vertical, constraint.priority == .required,
      [constraint.first.view, target.view].allSatisfy({ view in
        boxes.isBareText(BoxID(Int(view.index)))
      })
    else { return nil }
    return (constraint, target)
  }

  private func warning(
    _ line: ComparisonsByView.Entry, _ baseline: ComparisonsByView.Entry
  ) -> Diagnostic? {
    let views = [line.constraint.first.view, line.constraint.second?.view].compactMap { $0 }
    let texts = views.map { BoxID(Int($0.index)) }
    let stretched = texts.first { text in
      guard let words = context.views.placeOfWords(in: text) else { return false }
      return !open.isTold(text) && !open.isStretched(text)
        && boxes.layout.frame(of: text).size.height > words.size.height + Self.leastAmount
    }
    guard let stretched, let container = boxes.layout.parent(of: stretched),
      let words = context.views.placeOfWords(in: stretched)
    else { return nil }
    let isMended = trials.isMended(
      by: ConstraintProposal([], omitting: [line.constraint]), in: container
    ) {
      guard let height = $0.frame(of: stretched)?.size.height else { return false }
      return height < words.size.height + 1 && $0.standsOut <= 0
    }
    guard isMended else { return nil }
    let other = texts.first { $0 != stretched } ?? stretched
    let height = boxes.layout.frame(of: stretched).size.height
    let places = [baseline, line].map { place(of: $0.statement.range) }
    return Diagnostic(
      .warning, "cut",
      "\(boxes.name(of: stretched)) is \(shortest(height)) high and its text \(shortest(words.size.height)): "
        + "\(places.listedLines()) hold \(boxes.name(of: other)) at both its baseline and its "
        + "\(line.constraint.first.attribute.rawValue)",
      at: line.statement.range,
      hints: ["it is as high as its text without \(places[1])"])
  }
}
