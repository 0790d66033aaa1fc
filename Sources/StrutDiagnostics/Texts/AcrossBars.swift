import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Words that lie across a thin bar beside which they were to be, or across a box in whose row another baseline puts them.
struct AcrossBars: ContextualMessages {
  /// The least distance that is one, in points.
  private static let leastDistance = 4.0
  /// How many times as wide as the words a bar is that is no mark for them.
  private static let leastBar = 2.0
  /// The largest container in which boxes in the row of a text are looked for, in views.
  private static let mostViews = 60

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning about an equation between the same edges, or baselines, of two views.
  func warning(
    _ constraint: AnchorConstraint, _ target: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let text = BoxID(Int(constraint.first.view.index))
    switch target.attribute {
    case .top where constraint.constant <= -Self.leastDistance,
      .bottom where constraint.constant >= Self.leastDistance:
      guard isPlain(text) else { return nil }
      return onBar(text, constraint, target, statement)
    case .firstBaseline, .lastBaseline:
      guard constraint.constant == 0, isPlain(text) else { return nil }
      return inRow(text, constraint, target, statement)
    default: return nil
    }
  }

  /// Whether a view is a text with no ground of its own.
  private func isPlain(_ text: BoxID) -> Bool {
    let paint = boxes.elements[text.index].paint
    return boxes.showsText(text) && paint.isPlain && paint.background.isEmpty && !open.isTold(text)
  }

  // MARK: Bars

  /// A text that begins above a bar by less than its height, or ends below it.
  private func onBar(
    _ text: BoxID, _ constraint: AnchorConstraint, _ target: Anchor,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let bar = BoxID(Int(target.view.index))
    let frame = boxes.layout.frame(of: bar)
    guard boxes.isGround(bar), let container = boxes.layout.parent(of: text),
      boxes.layout.parent(of: bar) == container, let words = context.views.placeOfWords(in: text),
      frame.size.height < words.size.height / 2,
      frame.size.width > Self.leastBar * words.size.width,
      words.minY < frame.minY, words.maxY > frame.maxY, words.overlaps(frame, by: 1)
    else { return nil }
    let distance = abs(constraint.constant)
    var (below, above) = (constraint, constraint)
    below.first.attribute = .top
    below.second?.attribute = .bottom
    below.constant = distance
    above.first.attribute = .bottom
    above.second?.attribute = .top
    above.constant = -distance
    let meant = (target.attribute == .top ? [below, above] : [above, below]).filter { meant in
      isMended(text, meant, constraint, apartFrom: bar, in: container)
    }
    guard !meant.isEmpty else { return nil }
    return warning(
      text, bar, statement,
      hint: "they stand apart with \(meant.map { equation($0) }.joined(separator: ", or "))")
  }

  private func isMended(
    _ text: BoxID, _ meant: AnchorConstraint, _ written: AnchorConstraint, apartFrom box: BoxID,
    in container: BoxID
  ) -> Bool {
    trials.isMended(by: ConstraintProposal([meant], omitting: [written]), in: container) {
      $0.stands(text, apartFrom: box, in: container) && $0.standsOut <= 0
        && !$0.hasTextInText(text, of: boxes)
    }
  }

  private func warning(
    _ text: BoxID, _ box: BoxID, _ statement: ConstraintStatement, hint: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: text)) lies across \(boxes.name(of: box))", at: statement.range,
      hints: [hint])
  }

  // MARK: Rows

  /// A text on the line of another one that lies across a box in that row: it was to be on the line of the text that is held at the
  /// same view as it is.
  private func inRow(
    _ text: BoxID, _ constraint: AnchorConstraint, _ target: Anchor,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: text),
      let box = crossed(by: text, in: container)
    else { return nil }
    let rival = partner(of: text, besides: BoxID(Int(target.view.index)), in: container)
    guard let rival else { return nil }
    let meant = constraint.replacing(target.view, by: ConstraintView(rival.index))
    guard isMended(text, meant, constraint, apartFrom: box, in: container) else { return nil }
    return warning(text, box, statement, hint: "they stand apart with \(equation(meant))")
  }

  /// A ground that words lie on in part, and that no statement ties to their text.
  private func crossed(by text: BoxID, in container: BoxID) -> BoxID? {
    let siblings = boxes.layout.children(of: container)
    guard siblings.count <= Self.mostViews else { return nil }
    let own = boxes.layout.frame(of: text)
    return siblings.first { box in
      let frame = boxes.layout.frame(of: box)
      guard box != text, frame.overlaps(own), boxes.isGround(box),
        let words = context.views.placeOfWords(in: text), words.overlaps(frame),
        !frame.covers(words)
      else { return false }
      let view = ConstraintView(box.index)
      return !comparisons[ConstraintView(text.index)].contains { _, constraint in
        constraint.first.view == view || constraint.second?.view == view
      }
    }
  }

  /// Another text that is held from side to side at the view at which a text is held.
  private func partner(of text: BoxID, besides other: BoxID, in container: BoxID) -> BoxID? {
    let views = comparisons[ConstraintView(text.index)].compactMap { _, constraint in
      held(constraint, at: text, in: container)
    }
    return views.lazy.flatMap { view in
      self.comparisons[view].lazy.compactMap { _, constraint -> BoxID? in
        guard constraint.second?.view == view, !constraint.first.view.isHelper else { return nil }
        let box = BoxID(Int(constraint.first.view.index))
        return box != text && box != other && boxes.showsText(box)
          && held(constraint, at: box, in: container) == view ? box : nil
      }
    }.first
  }

  /// The view at whose edge an equality holds a view from side to side.
  private func held(
    _ constraint: AnchorConstraint, at box: BoxID, in container: BoxID
  ) -> ConstraintView? {
    guard let second = constraint.second, constraint.first.view == ConstraintView(box.index),
      constraint.relation == .equal, constraint.first.attribute.kind == .horizontal,
      second.view != ConstraintView(container.index), !second.view.isHelper
    else { return nil }
    return second.view
  }
}
