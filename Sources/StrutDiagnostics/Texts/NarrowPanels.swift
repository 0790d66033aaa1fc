import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Grounds on which a column of texts begins of which some run out of them, since the part of the canvas which is their width is too small.
struct NarrowPanels: ContextualMessages {
  /// The fewest texts of a column, and the most views that are looked at.
  private static let (leastTexts, mostViews) = (3, 300)
  /// How much of a text is beside the ground at least, in points.
  private static let leastOut = 2.0

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning at the equation that gives a ground its width, where a text is held at the near edge of that by a distance; `nil` where
  /// too few texts are on it, where none runs out, and where a larger number does not help.
  func warning(_ constraint: AnchorConstraint, _ edge: Anchor) -> Diagnostic? {
    let ground = BoxID(Int(edge.view.index))
    guard constraint.constant > 0, boxes.isGround(ground),
      let container = boxes.layout.parent(of: ground), !boxes.isRightToLeft(container),
      let (statement, width) = width(of: edge.view, in: container)
    else { return nil }
    let texts = texts(on: ground, in: container)
    let frame = boxes.layout.frame(of: ground)
    let ends = texts.compactMap { context.views.placeOfWords(in: $0)?.maxX }
    let out = zip(texts, ends).filter { $1 > frame.maxX + Self.leastOut }.map(\.0)
    guard texts.contains(BoxID(Int(constraint.first.view.index))), ends.count == texts.count,
      texts.count >= Self.leastTexts, !out.isEmpty, let last = ends.max()
    else { return nil }
    let room = boxes.layout.frame(of: container).size.width
    var meant = width
    let needed = last + constraint.constant - frame.minX
    meant.multiplier = (needed / room * 100).rounded(.up) / 100
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [width]), in: container
    ) { outcome in
      guard let own = outcome.frame(of: ground) else { return false }
      return outcome.standsOut <= 0
        && texts.allSatisfy { text in
          (outcome.frame(of: text).map { $0.maxX <= own.maxX + 1 } ?? false)
            && !outcome.hasTextInText(text, of: boxes)
        }
    }
    // Where it would be more than twice as wide it is a stripe behind the start of the texts.
    guard isMended, meant.multiplier <= 2 * width.multiplier else { return nil }
    return Diagnostic(
      .warning, "outside",
      "the text\(out.count > 1 ? "s" : "") of \(out.map { boxes.name(of: $0) }.listed(atMost: 4)) "
        + "\(out.count > 1 ? "begin" : "begins") on \(boxes.name(of: ground)) and \(out.count > 1 ? "run" : "runs") out of it",
      at: statement.range,
      hints: ["they are on it with \(equation(meant, in: statement.container))"])
  }

  /// The equation that makes a ground a part of the width of its container; `nil` for others.
  private func width(
    of view: ConstraintView, in container: BoxID
  ) -> ComparisonsByView.Entry? {
    comparisons[view].first { statement, constraint in
      constraint.first == Anchor(view, .width) && constraint.relation == .equal
        && constraint.second == Anchor(ConstraintView(container.index), .width)
        && constraint.multiplier < 1 && constraint.constant == 0
        && statement.loneComparison != nil && !context.isComputed(statement)
    }
  }

  /// The texts behind a ground in the document that begin on it and are between its top and its bottom.
  private func texts(on ground: BoxID, in container: BoxID) -> [BoxID] {
    let frame = boxes.layout.frame(of: ground)
    return boxes.layout.children(of: container).prefix(Self.mostViews).filter { text in
      guard text.index > ground.index, boxes.isBareText(text), !open.isTold(text),
        let words = context.views.placeOfWords(in: text)
      else { return false }
      return words.minX >= frame.minX - 1 && words.minX < frame.maxX && words.minY >= frame.minY
        && words.maxY <= frame.maxY
    }
  }
}
