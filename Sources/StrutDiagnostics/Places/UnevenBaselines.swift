import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts whose baseline is held at the edge of another text, so that their words are not on one line, and boxes without words
/// whose first baseline is held at that of a text, so that they hang below it.
struct UnevenBaselines: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each equation that says so without a distance.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.flatMap { statement -> [Diagnostic] in
      guard statement.kind == .equation else { return [] }
      return statement.constraints.compactMap {
        warning($0, in: statement) ?? hanging($0, in: statement)
      }
    }
  }

  // MARK: Boxes

  /// A box or an image whose first baseline is held at that of a text, beside whose words it does not stand.
  private func hanging(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let second = constraint.second, constraint.relation == .equal, constraint.constant == 0,
      constraint.first.attribute == .firstBaseline, second.attribute == .firstBaseline,
      !constraint.first.view.isHelper, !second.view.isHelper
    else { return nil }
    let views = [constraint.first.view, second.view].map { BoxID(Int($0.index)) }
    guard let box = views.first(where: { boxes.isGround($0) || boxes.isPicture($0) }),
      let text = views.first(where: boxes.showsText),
      let words = context.views.placeOfWords(in: text),
      let container = boxes.layout.parent(of: box), container == boxes.layout.parent(of: text)
    else { return nil }
    let frame = boxes.layout.frame(of: box)
    let shared = min(frame.maxY, words.maxY) - max(frame.minY, words.minY)
    guard shared < 0.5 * min(frame.size.height, words.size.height) else { return nil }
    var even = constraint
    even.first.attribute = .centerY
    even.second?.attribute = .centerY
    let isMended = trials.isMended(
      by: ConstraintProposal([even], omitting: [constraint]), in: container
    ) { $0.isInside(box, of: container) }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) has no words and no baseline: its \(frame.minY > words.minY ? "top" : "bottom") stands on that of "
        + boxes.name(of: text),
      at: statement.range, hints: ["beside the words it is with \(equation(even))"])
  }

  // MARK: Texts

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
      && context.views[box]?.inset ?? .zero == .zero
  }
}
