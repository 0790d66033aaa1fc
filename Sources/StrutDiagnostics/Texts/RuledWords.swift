import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Thin lines between rows that go through the words of a text, since one equation holds them within the text, or at a place of the
/// container where that is.
///
/// A line as wide as the words strikes them out, and one at their middle or their baseline belongs to them.
struct RuledWords: ContextualMessages {
  /// The most warnings, and the most views of a container that are looked at.
  private static let (mostWarnings, mostViews) = (4, 60)
  /// How many times as wide as the words a line is.
  private static let leastWidth = 2.0
  /// The largest height of words that nobody rules for their looks, in points.
  private static let largestWords = 60.0
  /// The part of the height of words above and below which a line is at their edge.
  private static let edge = 0.2

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the lines.
  var warnings: [Diagnostic] {
    context.views.byContainer.flatMap { container, views in
      crossing(among: views).map { (line: $0.line, text: $0.text, container: container) }
    }.messages(atMost: Self.mostWarnings) { warning($0.line, $0.text, $0.container) }
  }

  /// The lines among the views of a container, each with the text that it goes through.
  private func crossing(among views: [BoxID]) -> [(line: BoxID, text: BoxID)] {
    guard views.count <= Self.mostViews else { return [] }
    let lines = views.filter(isLine)
    let texts = lines.isEmpty ? [] : views.filter(isPlainText)
    let crossing = lines.compactMap { line -> (line: BoxID, text: BoxID)? in
      texts.first { crosses(line, $0) }.map { (line, $0) }
    }
    // Ruled paper has many lines, and so has a chart.
    return Set(crossing.map(\.text)).count == crossing.count ? crossing : []
  }

  private func isLine(_ box: BoxID) -> Bool {
    let element = boxes.elements[box.index]
    let size = boxes.layout.frame(of: box).size
    return element.content == .none && element.paint.background.color.alpha == 1
      && element.paint.isPlain && boxes.layout.style(of: box).display != .none
      && boxes.layout.children(of: box).isEmpty && size.height > 0
      && size.height <= Self.lineThickness && !open.isTold(box)
  }

  private func isPlainText(_ box: BoxID) -> Bool {
    boxes.isBareText(box) && !open.isTold(box)
  }

  private func crosses(_ line: BoxID, _ text: BoxID) -> Bool {
    let frame = boxes.layout.frame(of: line)
    guard frame.intersection(boxes.layout.frame(of: text)) != nil,
      let words = context.views.placeOfWords(in: text), words.size.height < Self.largestWords,
      frame.size.width >= Self.leastWidth * words.size.width,
      frame.minX <= words.minX + 1, frame.maxX >= words.maxX - 1
    else { return false }
    let least = Self.edge * words.size.height
    guard frame.minY > words.minY + least, frame.maxY < words.maxY - least else { return false }
    // A label in a line has a ground, of its own or behind it, at which the line ends.
    return !(frame.intersection(words).map { boxes.isHidden($0, of: line, below: text) } ?? false)
  }

  // MARK: What was meant

  private func warning(_ line: BoxID, _ text: BoxID, _ container: BoxID) -> Diagnostic? {
    let view = ConstraintView(line.index)
    let holds = comparisons[view].filter { statement, constraint in
      constraint.first.view == view && constraint.first.attribute.axis == .vertical
        && constraint.first.attribute.kind != .size
        && statement.container == ConstraintView(container.index)
    }
    guard holds.count == 1, let (statement, constraint) = holds.first,
      statement.loneComparison != nil, constraint.relation == .equal, constraint.multiplier == 1,
      constraint.space == nil, let target = constraint.second, !target.view.isHelper,
      constraint.first.attribute.isEdge, target.attribute.isEdge
    else { return nil }
    let meant = meanings(of: constraint, target, line, text, container).first { meant in
      trials.isMended(
        by: ConstraintProposal([meant], omitting: [constraint]), in: container
      ) { isFree(line, container, $0) }
    }
    return meant.map {
      Diagnostic(
        .warning, "outside",
        "\(boxes.name(of: line)) goes through the words of \(boxes.name(of: text))",
        at: statement.range, hints: ["it is beside them with \(equation($0))"])
    }
  }

  /// The line below the text or above it: at the distance that is written where it is held at the text.
  private func meanings(
    of constraint: AnchorConstraint, _ target: Anchor, _ line: BoxID, _ text: BoxID,
    _ container: BoxID
  ) -> [AnchorConstraint] {
    let isOfText = target.view == ConstraintView(text.index)
    // Where the text stands below what the line is below, the line was to be below the text.
    if comparisons[target.view].contains(where: { statement, constraint in
      constraint.first == Anchor(ConstraintView(text.index), .top) && constraint.second == target
    }), constraint.first.attribute == .top, target.attribute == .bottom, text.index < line.index {
      return [constraint.replacing(target.view, by: ConstraintView(text.index))]
    }
    guard isOfText || target.view == ConstraintView(container.index) else { return [] }
    let space =
      isOfText && constraint.constant != 0
      ? abs(constraint.constant)
      : JoinedViews(context, in: container, along: .vertical).space ?? Self.usualSpace
    let (own, other) = (ConstraintView(line.index), ConstraintView(text.index))
    let below = AnchorConstraint(Anchor(own, .top), .equal, Anchor(other, .bottom), plus: space)
    let above = AnchorConstraint(Anchor(own, .bottom), .equal, Anchor(other, .top), plus: -space)
    // What comes next may stand at that distance itself.
    var (nearBelow, nearAbove) = (below, above)
    (nearBelow.constant, nearAbove.constant) = (space / 2, -space / 2)
    return constraint.first.attribute == .top
      ? [below, nearBelow, above] : [above, nearAbove, below]
  }

  /// Whether a line goes through no words of its container, and is inside of that.
  private func isFree(
    _ line: BoxID, _ container: BoxID, _ outcome: ConstraintTrials.Outcome
  ) -> Bool {
    guard let own = outcome.frame(of: line), outcome.standsOut <= 0,
      outcome.isInside(line, of: container)
    else { return false }
    return boxes.layout.children(of: container).allSatisfy { other in
      guard boxes.showsText(other), let frame = outcome.frame(of: other) else { return true }
      return own.intersection(frame).map { $0.size.height < 0.5 || $0.size.width < 1 } ?? true
    }
  }
}
