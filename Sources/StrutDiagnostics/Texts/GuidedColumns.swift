import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Columns of texts that begin at a guide which is too near to the start of the column before it: its texts run into them.
struct GuidedColumns: ContextualMessages {
  /// The space between two columns, in points.
  private static let space = 8.0
  /// The most texts of a container that are looked at.
  private static let mostTexts = 100

  let context: MessageContext
  private let outcomes: ToldOutcomes

  init(_ context: MessageContext, _ outcomes: ToldOutcomes) {
    (self.context, self.outcomes) = (context, outcomes)
  }

  /// The distance of the guide with which two texts stand apart, and all others of both columns; `nil` where no guide is at the start
  /// of either.
  func mend(_ one: BoxID, _ other: BoxID, in container: BoxID) -> TextMends.Mend? {
    // One distance parts all rows.
    guard !boxes.isRightToLeft(container), !outcomes.separate(one, other) else { return nil }
    for text in [other, one] {
      guard let guide = guide(atStartOf: text),
        let (statement, constraint) = place(of: guide), !context.isComputed(statement)
      else { continue }
      let missing = overlap(before: guide, in: container)
      guard missing > 0 else { continue }
      var meant = constraint
      meant.constant = (constraint.constant + missing + Self.space).rounded(.up)
      let mends = outcomes.mends(
        ConstraintProposal([meant], omitting: [constraint]), in: container
      ) {
        $0.separates(one, other) && $0.isInside(other, of: container)
          && $0.isInside(one, of: container) && $0.standsOut <= 0
      }
      guard mends else { continue }
      return TextMends.Mend(
        range: statement.range,
        hint:
          "the column before it has room with \(equation(meant, in: statement.container)): \(shortest(meant.constant)) in place of \(shortest(constraint.constant))"
      )
    }
    return nil
  }

  /// The guide at which an equation holds the start of a text.
  private func guide(atStartOf text: BoxID) -> ConstraintView? {
    let start = Anchor(ConstraintView(text.index), .leading)
    return comparisons[start.view].lazy.compactMap { _, constraint -> ConstraintView? in
      guard constraint.first == start, constraint.relation == .equal, constraint.constant >= 0,
        let target = constraint.second, target.attribute == .leading, !target.view.isHelper,
        boxes.elements[Int(target.view.index)].kind == .guide
      else { return nil }
      return target.view
    }.first
  }

  /// The equation that places a guide at a distance from something.
  private func place(
    of guide: ConstraintView
  ) -> (statement: ConstraintStatement, constraint: AnchorConstraint)? {
    comparisons[guide].lazy.compactMap { statement, constraint in
      guard let (own, _) = statement.loneComparison, own.first == Anchor(guide, .leading),
        own.relation == .equal, own.multiplier == 1, own.constant > 0, own.space == nil,
        own.constantMetric < 0
      else { return nil }
      return (statement, constraint)
    }.first
  }

  /// How far the texts that begin before a guide run beyond it into those that begin at it.
  private func overlap(before guide: ConstraintView, in container: BoxID) -> Double {
    let texts = context.views.texts.filter { boxes.layout.parent(of: $0) == container }
      .prefix(Self.mostTexts)
    let column = texts.filter { self.guide(atStartOf: $0) == guide }.compactMap {
      context.views.placeOfWords(in: $0)
    }
    let line = boxes.layout.frame(of: BoxID(Int(guide.index))).minX
    let ends = texts.compactMap { context.views.placeOfWords(in: $0) }.filter { words in
      words.minX < line - 0.5 && column.contains { $0.minY < words.maxY && $0.maxY > words.minY }
    }.map { $0.maxX - line }
    return ends.max() ?? 0
  }
}
