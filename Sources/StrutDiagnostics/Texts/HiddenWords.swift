import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Words that another view covers at which one equation holds their text, or which one equation holds at that: at an edge
/// that was to be the opposite one, or at a corner on which the text was to be seen.
struct HiddenWords: ContextualMessages {
  /// The most warnings, and the most equations of which something is tried.
  private static let (mostWarnings, mostTried) = (8, 12)
  /// The least width of words that is covered, in points, and the least part of their height.
  private static let (leastWidth, leastHeight) = (4.0, 0.22)
  /// The part of a text that a view is up to which it stands on it on purpose, as a button at the end of a field.
  private static let largestPart = 0.6
  /// The largest distance between two views that is told again, in points, and the one that is told where there is none.
  private static let (largestSpace, usualSpace) = (24.0, 8.0)

  let context: MessageContext
  private let open: ProblemsByBox
  private let rows: RowNeighbours

  init(_ context: MessageContext, open: ProblemsByBox, _ rows: RowNeighbours) {
    (self.context, self.open, self.rows) = (context, open, rows)
  }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    var tried = 0
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView, target.area == .frame,
        constraint.space == nil, target.attribute.isEdge, tried < Self.mostTried,
        let hidden = hidden(constraint.first.view, target.view)
      else { return nil }
      tried += 1
      guard isReason(constraint, target), !rows.separate(hidden.text, hidden.cover) else {
        return nil
      }
      return constraint.first.attribute == target.attribute
        ? beside(hidden, constraint, target, statement)
        : behind(hidden, constraint, statement)
    }
  }

  /// Whether no other comparison of two views says more of where they stand in one another: a distance below 0, or one between
  /// the same edges along the other axis.
  private func isReason(_ constraint: AnchorConstraint, _ target: Anchor) -> Bool {
    !comparisons[target.view].contains { _, other in
      guard let second = other.second, other != constraint,
        Set([other.first.view, second.view]) == Set([constraint.first.view, target.view])
      else { return false }
      return other.crossing != nil
        || constraint.constant == 0 && other.constant != 0 && other.first.attribute.isEdge
          && other.first.attribute == second.attribute
          && other.first.attribute.axis != target.attribute.axis
    }
  }

  // MARK: What is covered

  /// A text with the view that covers some of its words.
  private struct Hidden {
    var text: BoxID
    var cover: BoxID
    var amount: Size
    /// Whether none of its words can be seen.
    var isWhole: Bool
    /// Whether the words are painted above the view, which is a text on a ground of its own.
    var isAbove: Bool
  }

  /// Which of two views of a container covers words of the other one; `nil` where none does.
  private func hidden(_ one: ConstraintView, _ other: ConstraintView) -> Hidden? {
    let views = [one, other].map { BoxID(Int($0.index)) }
    let (first, last) =
      views[0].index < views[1].index ? (views[0], views[1]) : (views[1], views[0])
    let isAbove = isBadge(first, before: last)
    let (text, cover) = isAbove ? (last, first) : (first, last)
    guard text != cover, boxes.layout.parent(of: text) == boxes.layout.parent(of: cover),
      boxes.showsText(text), boxes.elements[text.index].paint.isPlain, boxes.isOpaque(cover),
      !views.contains(where: open.isTold), let words = context.views.placeOfWords(in: text),
      let common = words.intersection(boxes.layout.frame(of: cover))?.size,
      common.width > Self.leastWidth, words.size.height > 1,
      common.height > Self.leastHeight * words.size.height, !isLaidOn(cover, text, words)
    else { return nil }
    let isWhole = boxes.layout.frame(of: cover).covers(words)
    guard !isAbove || !isWhole else { return nil }
    return Hidden(text: text, cover: cover, amount: common, isWhole: isWhole, isAbove: isAbove)
  }

  /// Whether a text on a ground of its own comes before one without any, so that the words of both are to be seen there.
  private func isBadge(_ box: BoxID, before text: BoxID) -> Bool {
    boxes.showsText(box) && boxes.showsText(text) && boxes.isOpaque(box)
      && boxes.elements[text.index].paint.background.isEmpty
  }

  /// Whether a view is meant to be on a text: in its frame, as a button at the end of a field or a sign over a page, over a field
  /// with a ground, as a menu, or a ground or an image that covers it wholly, of which something else is told.
  private func isLaidOn(_ cover: BoxID, _ text: BoxID, _ words: Rect) -> Bool {
    let (own, frame) = (boxes.layout.frame(of: cover), boxes.layout.frame(of: text))
    let isPlain = boxes.elements[text.index].paint.background.isEmpty
    let isPart =
      own.size.width * own.size.height
      < Self.largestPart * frame.size.width * frame.size.height
    if frame.covers(own), isPlain ? areTied(cover, text) || isSign(cover, text) : isPart {
      return true
    }
    if own.covers(frame),
      boxes.isGround(cover) || CoveredTexts(context).isOn(text, cover) && boxes.isPicture(cover)
    {
      return true
    }
    let isMenu =
      !isPlain && !boxes.showsText(cover) && !boxes.layout.children(of: cover).isEmpty
    return isMenu && own.covers(words)
  }

  /// Whether a view is within the lines of a text by a distance from its top or its bottom, and at neither of its sides, as a sign
  /// over a paragraph is: what begins or ends with the text is in its column.
  private func isSign(_ cover: BoxID, _ text: BoxID) -> Bool {
    let (own, frame) = (boxes.layout.frame(of: cover), boxes.layout.frame(of: text))
    guard own.minX > frame.minX + 1, own.maxX < frame.maxX - 1 else { return false }
    let view = ConstraintView(cover.index)
    return comparisons[view].contains { _, constraint in
      guard let second = constraint.second, constraint.first.view == view else { return false }
      return second.view == ConstraintView(text.index)
        && constraint.first.attribute == second.attribute
        && second.attribute.axis == .vertical && second.attribute.isEdge && constraint.constant != 0
        && second.attribute.isFarEdge == (constraint.constant < 0)
    }
  }

  /// Whether equations hold a view at another one along both axes.
  private func areTied(_ one: BoxID, _ other: BoxID) -> Bool {
    let views = Set([one, other].map { ConstraintView($0.index) })
    let axes = comparisons[ConstraintView(one.index)].compactMap { _, constraint -> Axis? in
      guard let second = constraint.second, constraint.relation == .equal,
        Set([constraint.first.view, second.view]) == views
      else { return nil }
      return constraint.first.attribute.axis
    }
    return Set(axes).count == 2
  }

  // MARK: What was meant

  private func beside(
    _ hidden: Hidden, _ constraint: AnchorConstraint, _ target: Anchor,
    _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: hidden.text) else { return nil }
    // Views at one edge are aligned on purpose: what is wrong is about the other axis, where that is known.
    let others = constraint.constant == 0 ? across(hidden, constraint) : []
    let own = meanings(of: constraint, target).map {
      MeantEquation(statement: statement, written: constraint, meant: $0)
    }
    let partner = atPartner(hidden, constraint, target, statement)
    return (partner + others + own).first { mends($0, hidden, in: container) }.map {
      warning(hidden, at: $0.statement.range, hint: "they stand apart with \(equation($0.meant))")
    }
  }

  private func mends(_ equation: MeantEquation, _ hidden: Hidden, in container: BoxID) -> Bool {
    let wasInside = [hidden.text, hidden.cover].filter { isInside($0, of: container) }
    return trials.isMended(
      by: equation.proposal, in: BoxID(Int(equation.statement.container.index))
    ) { outcome in
      guard let own = outcome.frame(of: hidden.text), let other = outcome.frame(of: hidden.cover)
      else { return false }
      return !own.overlaps(other) && outcome.standsOut <= 0
        && wasInside.allSatisfy { outcome.isInside($0, of: container) }
        && ![hidden.text, hidden.cover].contains { outcome.hasTextInText($0, of: boxes) }
    }
  }

  /// What the equation was to say that holds a mark at a text, where another one holds it in the middle of a ground: both were to name that.
  private func atPartner(
    _ hidden: Hidden, _ constraint: AnchorConstraint, _ target: Anchor,
    _ statement: ConstraintStatement
  ) -> [MeantEquation] {
    let view = ConstraintView(hidden.cover.index)
    guard constraint.first.view == view, target.view == ConstraintView(hidden.text.index),
      constraint.first.attribute == target.attribute, boxes.isGround(hidden.cover)
    else { return [] }
    return comparisons[view].compactMap { _, other in
      guard other.first.view == view, let second = other.second, other.relation == .equal,
        other.constant == 0, second.attribute == other.first.attribute, !second.attribute.isEdge,
        second.attribute.axis != target.attribute.axis, !second.view.isHelper,
        second.view != target.view
      else { return nil }
      let ground = BoxID(Int(second.view.index))
      let (own, frame) = (
        boxes.layout.frame(of: hidden.cover).size, boxes.layout.frame(of: ground).size
      )
      guard boxes.isGround(ground), own.width < frame.width, own.height <= frame.height else {
        return nil
      }
      return MeantEquation(
        statement: statement, written: constraint,
        meant: constraint.replacing(target.view, by: second.view))
    }
  }

  /// What the equation was to say that holds a cover below or beside a third view, in whose row it was to be.
  private func across(_ hidden: Hidden, _ constraint: AnchorConstraint) -> [MeantEquation] {
    let view = ConstraintView(hidden.cover.index)
    return comparisons[view].flatMap { statement, _ -> [MeantEquation] in
      guard let (written, target) = statement.heldAtView, written.first.view == view,
        written.space == nil, written.first.attribute.axis != constraint.first.attribute.axis,
        written.first.attribute.isEdge,
        target.attribute == written.first.attribute.oppositeEdge,
        target.view != ConstraintView(hidden.text.index), !context.isComputed(statement)
      else { return [] }
      var middle = written
      middle.first.attribute = written.first.attribute.axis == .horizontal ? .centerX : .centerY
      middle.second?.attribute = middle.first.attribute
      middle.constant = 0
      return [MeantEquation(statement: statement, written: written, meant: middle)]
        + statement.meantEdges
    }
  }

  private func isInside(_ box: BoxID, of container: BoxID) -> Bool {
    Rect(origin: .zero, size: boxes.layout.frame(of: container).size).covers(
      boxes.layout.frame(of: box))
  }

  /// The equations that may have been meant: one of the two edges was to be the opposite one. What is held a little before an
  /// edge was to end there, and what is held behind it was to begin there.
  private func meanings(of constraint: AnchorConstraint, _ target: Anchor) -> [AnchorConstraint] {
    let amount = abs(constraint.constant)
    let distance = (1...Self.largestSpace).contains(amount) ? amount : Self.usualSpace
    let (edge, opposite) = (target.attribute, target.attribute.oppositeEdge)
    var (second, first) = (constraint, constraint)
    second.second?.attribute = opposite
    second.constant = edge.isFarEdge ? -distance : distance
    first.first.attribute = opposite
    first.constant = edge.isFarEdge ? distance : -distance
    let isOutwards =
      constraint.constant != 0 && edge.isFarEdge == (constraint.constant > 0)
      || edge.isFarEdge && constraint.constant == 0
    let isBefore = !edge.isFarEdge && constraint.constant < 0
    return isOutwards || isBefore ? [first, second] : [second, first]
  }

  /// A text whose middle is at the edge of a view, and which was to be seen on the corner of that.
  private func behind(
    _ hidden: Hidden, _ constraint: AnchorConstraint, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard [.centerX, .centerY].contains(constraint.first.attribute),
      constraint.first.view == ConstraintView(hidden.text.index),
      isAtCorner(hidden.text, of: hidden.cover, by: constraint)
    else { return nil }
    let cover = boxes.elements[hidden.cover.index].range
    return warning(
      hidden, at: boxes.elements[hidden.text.index].range,
      hint:
        "what comes later in the document is painted above: move \(boxes.name(of: hidden.text)) behind "
        + "\(boxes.name(of: hidden.cover)) in \(place(of: cover)), or give it z-index=\"1\"")
  }

  /// Whether a comparison is the first one that holds the middle of a view at an edge of another one.
  private func isAtCorner(
    _ box: BoxID, of other: BoxID, by constraint: AnchorConstraint
  ) -> Bool {
    comparisons[ConstraintView(box.index)].first {
      [.centerX, .centerY].contains($0.constraint.first.attribute)
        && $0.constraint.second?.view == ConstraintView(other.index)
    }?.constraint == constraint
  }

  private func warning(_ hidden: Hidden, at range: SourceRange, hint: String) -> Diagnostic {
    let (width, height) = (shortest(hidden.amount.width), shortest(hidden.amount.height))
    let verb = hidden.isAbove ? "stands in" : "covers"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: hidden.cover)) \(verb) the text of \(boxes.name(of: hidden.text))"
        + (hidden.isWhole
          ? " wholly" : "\(hidden.isAbove ? "," : " in part,") by \(width) × \(height)"),
      at: range, hints: [hint])
  }
}
