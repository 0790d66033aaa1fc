import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts whose baseline is held at the edge of another text, so that their words are not on one line.
struct UnevenBaselines: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each equation that says so without a distance.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.flatMap { statement -> [Diagnostic] in
      guard statement.kind == .equation else { return [] }
      return statement.constraints.compactMap { warning($0, in: statement) }
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let second = constraint.second, constraint.relation == .equal, constraint.constant == 0,
      constraint.multiplier == 1, constraint.first.view != second.view,
      constraint.first.attribute.isBaseline != second.attribute.isBaseline,
      [constraint.first, second].allSatisfy(isWord)
    else { return nil }
    let baseline = constraint.first.attribute.isBaseline ? constraint.first : second
    let edge = constraint.first.attribute.isBaseline ? second : constraint.first
    let (text, other) = (BoxID(Int(baseline.view.index)), BoxID(Int(edge.view.index)))
    guard edge.attribute == .bottom || edge.attribute == .top,
      let container = boxes.layout.parent(of: text),
      container == boxes.layout.parent(of: other)
    else { return nil }
    var even = constraint
    even.first.attribute = baseline.attribute
    even.second?.attribute = baseline.attribute
    let mends = trials.mends(ConstraintProposal([even], omitting: [constraint]), in: container) {
      !$0.hasTextInText(text, of: boxes)
    }
    guard mends else { return nil }
    let names = [even.first.view, second.view].map {
      "\(boxes.statementName(of: BoxID(Int($0.index)), in: source)).\(baseline.attribute.rawValue)"
    }
    return Diagnostic(
      .warning, "cut",
      "the words of \(boxes.name(of: text)) stand on the \(edge.attribute.rawValue) of \(boxes.name(of: other)), which is "
        + "\(edge.attribute == .top ? "above" : "below") the words of that",
      at: statement.range,
      hints: [
        "on one line they are with <constraint>\(names.joined(separator: " == "))</constraint>"
      ])
  }

  /// Whether an anchor is one of a text with nothing around its words.
  private func isWord(_ anchor: Anchor) -> Bool {
    guard !anchor.view.isHelper else { return false }
    let box = BoxID(Int(anchor.view.index))
    return boxes.showsText(box) && boxes.elements[box.index].paint.background.isEmpty
      && boxes.layout.inset(ofView: box) == .zero
  }
}
