import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Lines at the bottom of a row that begin where a text above them ends and go on to the end of the row: they were to begin where the text
/// does, as what else is in its column.
struct LateSeparators: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView, constraint.constant == 0,
        constraint.first.attribute == .leading, target.attribute == .trailing,
        !context.isComputed(statement)
      else { return nil }
      return warning(
        constraint, BoxID(Int(constraint.first.view.index)), BoxID(Int(target.view.index)),
        statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ line: BoxID, _ text: BoxID, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: line), boxes.layout.parent(of: text) == container,
      boxes.isBareGround(line), boxes.showsText(text), isSeparator(line, in: container),
      boxes.layout.frame(of: text).maxY < boxes.layout.frame(of: line).minY,
      isColumn(text, besides: line, in: container)
    else { return nil }
    var meant = constraint
    meant.second?.attribute = .leading
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) {
      $0.isInside(line, of: container) && $0.standsOut <= 0
        && !$0.hasMoreOnTexts(in: container, of: boxes)
    }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: line)) begins where the text of \(boxes.name(of: text)) ends, above it, and not where that begins",
      at: statement.range, hints: ["it begins there with \(equation(meant))"])
  }

  /// Whether a line is at the bottom of its container and ends with that.
  private func isSeparator(_ line: BoxID, in container: BoxID) -> Bool {
    let (view, owner) = (ConstraintView(line.index), ConstraintView(container.index))
    return boxes.layout.frame(of: line).size.height <= Self.lineThickness
      && comparisons.hold(view, at: .bottom, of: owner)
      && comparisons.hold(view, at: .trailing, of: owner)
  }

  /// Whether another text begins where one does that has the last view of its row behind its end: a line below a column behind that
  /// text begins there on purpose.
  private func isColumn(_ text: BoxID, besides line: BoxID, in container: BoxID) -> Bool {
    let (own, owner) = (ConstraintView(text.index), ConstraintView(container.index))
    let isInRow = comparisons[own].contains { _, constraint in
      guard let next = constraint.other(than: Anchor(own, .trailing)) else { return false }
      return next.attribute == .leading && next.view != ConstraintView(line.index)
        && constraint.constant != 0 && comparisons.hold(next.view, at: .trailing, of: owner)
    }
    guard isInRow else { return false }
    let starts = comparisons[own].compactMap { _, constraint -> ConstraintView? in
      guard let other = constraint.other(than: Anchor(own, .leading)),
        other.attribute == .leading, constraint.constant == 0, !other.view.isHelper
      else { return nil }
      return other.view
    }
    return starts.contains {
      $0 != ConstraintView(line.index) && boxes.showsText(BoxID(Int($0.index)))
    }
  }
}
