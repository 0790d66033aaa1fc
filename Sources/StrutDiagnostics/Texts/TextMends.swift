import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What one statement about two texts that stand in one another was to say, tried before it is told.
final class TextMends: ContextualMessages {
  /// What keeps texts apart.
  struct Mend {
    var range: SourceRange
    var hint: String
  }

  /// The largest usual space between two texts, in points.
  static let largestSpace = 24.0
  /// The most views of a container that are looked at.
  private static let mostSiblings = 300

  let context: MessageContext
  /// What was tried and is told.
  let outcomes: ToldOutcomes

  init(_ context: MessageContext) {
    self.context = context
    outcomes = ToldOutcomes(context.trials, context.boxes)
  }

  /// Whether two texts stand apart after what was told of others.
  func separates(_ one: BoxID, _ other: BoxID) -> Bool {
    outcomes.separate(one, other)
  }

  /// The statement that names two texts and has them stand in one another, with what it was to be; `nil` for none.
  func mend(_ one: BoxID, _ other: BoxID) -> Mend? {
    guard let container = boxes.layout.parent(of: one) else { return nil }
    let views = [one, other].map { ConstraintView($0.index) }
    let shared = comparisons[views[0]].filter { _, constraint in
      constraint.second.map { Set([constraint.first.view, $0.view]) == Set(views) } ?? false
    }
    if let mend = likeOthers(one, other, in: container) ?? likeTwin(one, other, in: container) {
      return mend
    }
    if let mend = unturned(one, other, in: container) { return mend }
    // Texts that begin or end at one edge were meant to stand below one another.
    let isColumn = shared.contains { _, constraint in
      constraint.constant == 0 && constraint.first.attribute.kind == .horizontal
        && constraint.second?.attribute == constraint.first.attribute
    }
    let isBelow =
      isColumn && shared.contains { [.top, .bottom].contains($0.constraint.first.attribute) }
    // What is held at the view that another text of its column is held at was copied from there.
    if isColumn, !isBelow, let copied = copy(one, other, in: container) { return copied }
    for (statement, constraint) in shared
    where !isBelow || constraint.first.attribute.axis == .vertical {
      guard let second = constraint.second,
        constraint.relation == .equal || constraint.crossing != nil,
        constraint.multiplier == 1, Set([constraint.first.view, second.view]) == Set(views),
        constraint.first.attribute.isEdge,
        let (meant, hint) = meaning(of: constraint, second, statement, isBelow)
      else { continue }
      let proposal = ConstraintProposal([meant], omitting: [constraint])
      guard outcomes.mends(proposal, in: container, where: { $0.separates(one, other) }) else {
        continue
      }
      return Mend(range: statement.range, hint: hint)
    }
    if let mend = atOppositeEdge(shared, in: container) { return mend }
    if let end = end(one, other, ofName: true) { return end }
    if let mend = joining(one, other, in: container) ?? joining(other, one, in: container) {
      return mend
    }
    if let mend = copy(one, other, in: container) ?? named(one, other, in: container) {
      return mend
    }
    return placed(shared, one, other, in: container)
      ?? endingBefore(shared, one, other, in: container)
      ?? inMiddleOfOthers(one, other, in: container)
  }

  /// What a statement about the place of one of two texts was to say; `nil` for none.
  private func placed(
    _ shared: [ComparisonsByView.Entry], _ one: BoxID, _ other: BoxID, in container: BoxID
  ) -> Mend? {
    if let mend = beside(one, other, in: container) ?? carried(one, other, in: container) {
      return mend
    }
    if let mend = mirrored(one, other, in: container) { return mend }
    return centred(shared, one, other, in: container)
      ?? inMiddle(other, one, in: container) ?? inMiddle(one, other, in: container)
      ?? GuidedColumns(context, outcomes).mend(one, other, in: container)
  }

  /// The equation that puts the middle of a text at an edge of a view in whose middle it was to be, so that it stands in another
  /// text; `nil` for none.
  private func inMiddle(_ text: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    let view = ConstraintView(text.index)
    for (statement, constraint) in comparisons[view] {
      guard let (_, target) = statement.heldAtView, constraint.first.view == view,
        [.centerX, .centerY].contains(constraint.first.attribute), constraint.constant == 0,
        target.attribute.isEdge, target.area == .frame
      else { continue }
      var meant = constraint
      meant.second?.attribute = constraint.first.attribute
      let ground = BoxID(Int(target.view.index))
      let mends = outcomes.mends(
        ConstraintProposal([meant], omitting: [constraint]), in: container
      ) { outcome in
        guard let own = outcome.frame(of: text), let frame = outcome.frame(of: ground) else {
          return false
        }
        return outcome.separates(text, other) && frame.covers(own)
          && !outcome.hasTextInText(text, of: boxes)
      }
      guard mends else { continue }
      return Mend(
        range: statement.range,
        hint: "in the middle of \(boxes.name(of: ground)) it is \(equation(meant))")
    }
    return nil
  }

  /// The equation that puts the middle of a text of a row at that of another one, which it was to stand behind; `nil` for none.
  private func centred(
    _ shared: [ComparisonsByView.Entry], _ one: BoxID, _ other: BoxID, in container: BoxID
  ) -> Mend? {
    for (statement, constraint) in shared
    where statement.kind == .equation && constraint.relation == .equal
      && constraint.first.attribute == .centerX && constraint.second?.attribute == .centerX
    {
      var behind = constraint
      behind.first.attribute = .leading
      behind.second?.attribute = .trailing
      behind.constant = Self.usualSpace
      let mends = trials.isMended(
        by: ConstraintProposal([behind], omitting: [constraint]), in: container
      ) {
        $0.separates(one, other) && $0.isInside(other, of: container)
          && $0.isInside(one, of: container)
      }
      guard mends else { continue }
      return Mend(
        range: statement.range, hint: "they stand apart with \(equation(behind))")
    }
    return nil
  }

  /// The statement about the views at which two texts are held, as words beside switches are, which has these stand in one
  /// another; `nil` for none.
  private func carried(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    guard let first = carrier(of: one), let second = carrier(of: other), first != second else {
      return nil
    }
    for (statement, constraint) in comparisons[first] {
      guard statement.kind == .equation, constraint.relation == .equal, constraint.multiplier == 1,
        let held = constraint.second, held.attribute.axis == .vertical,
        Set([constraint.first.view, held.view]) == Set([first, second]),
        let (meant, hint) = meaning(of: constraint, held, statement, true)
      else { continue }
      let proposal = ConstraintProposal([meant], omitting: [constraint])
      guard outcomes.mends(proposal, in: container, where: { $0.separates(one, other) }) else {
        continue
      }
      return Mend(range: statement.range, hint: hint)
    }
    return nil
  }

  /// The view in whose row an equation holds a text.
  private func carrier(of text: BoxID) -> ConstraintView? {
    let view = ConstraintView(text.index)
    return comparisons[view].compactMap { statement, constraint -> ConstraintView? in
      guard constraint.relation == .equal, constraint.first.view == view,
        let second = constraint.second, second.attribute.axis == .vertical,
        second.attribute == constraint.first.attribute, constraint.constant == 0,
        second.view != statement.container, !second.view.isHelper
      else { return nil }
      return second.view
    }.first
  }

  /// The later of two statements that hold both texts at one view, where the other text was to be at another one; `nil` for
  /// none.
  private func copy(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    let held = Set(comparisons[ConstraintView(one.index)].map(\.constraint).compactMap(\.second))
    let view = ConstraintView(other.index)
    for (statement, constraint) in comparisons[view]
    where statement.kind == .equation && statement.constraints.count == 1 {
      guard constraint.first.view == view, constraint.relation == .equal,
        constraint.first.attribute.axis == .vertical || constraint.first.attribute == .centerX,
        let second = constraint.second, held.contains(second), !second.view.isHelper,
        second.view != statement.container,
        // Two texts of one row are where they are to be: what is missing is that one ends before the other.
        second.view != ConstraintView(one.index)
      else { continue }
      for target in targets(like: second, for: other, in: container) {
        let meant = constraint.replacing(second.view, by: ConstraintView(target.index))
        let proposal = ConstraintProposal([meant], omitting: [constraint])
        let mends = outcomes.mends(proposal, in: container) {
          $0.separates(one, other) && !$0.hasTextInText(other, of: boxes)
            && $0.isInside(other, of: container)
        }
        guard mends else { continue }
        let names = [other, target].map { boxes.statementName(of: $0, in: source) }
        return Mend(
          range: statement.range,
          hint:
            "both are at '\(boxes.statementName(of: second.view, in: statement.container, source))'; they stand apart with "
            + "<constraint>\(names[0]).\(constraint.first.attribute.rawValue) == \(names[1])."
            + "\(second.attribute.rawValue)\(constraint.constant.asSummand)</constraint>")
      }
    }
    return nil
  }

  /// The texts that no other one is held at in the same way, those first that are called like the text itself.
  /// What stands beside the text in its own row comes before all.
  private func targets(like anchor: Anchor, for text: BoxID, in container: BoxID) -> [BoxID] {
    let view = ConstraintView(text.index)
    let row = comparisons[view].compactMap { _, constraint -> BoxID? in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute.axis == .horizontal, constraint.first.attribute.isEdge,
        second.attribute == constraint.first.attribute.oppositeEdge
      else { return nil }
      let other = constraint.first.view == view ? second.view : constraint.first.view
      guard !other.isHelper, other != anchor.view else { return nil }
      let box = BoxID(Int(other.index))
      return boxes.layout.parent(of: box) == container && boxes.elements[box.index].id != nil
        ? box : nil
    }
    if let partner = row.first { return [partner] + texts(like: anchor, for: text, in: container) }
    return texts(like: anchor, for: text, in: container)
  }

  private func texts(like anchor: Anchor, for text: BoxID, in container: BoxID) -> [BoxID] {
    let name = boxes.statementName(of: text, in: source)
    let free = boxes.layout.children(of: container).prefix(Self.mostSiblings).filter { box in
      let own = Anchor(ConstraintView(box.index), anchor.attribute)
      return box != text && own.view != anchor.view
        && (boxes.showsText(box) || boxes.isGround(box))
        && boxes.elements[box.index].id != nil
        && !comparisons[own.view].contains {
          $0.constraint.relation == .equal
            && ($0.constraint.second == own
              || $0.constraint.first == own && $0.constraint.second?.attribute == own.attribute)
        }
    }
    let named = free.filter { box in
      let other = boxes.statementName(of: box, in: source)
      return isPart(name, of: other) || isPart(other, of: name)
    }
    let before = free.filter {
      $0.index < text.index && !named.contains($0) && boxes.showsText($0)
    }.suffix(1)
    return Array(named.prefix(2)) + before
  }

  /// Whether an id begins with another one as a word of its own, as `total_label` and `totalLabel` do with `total`.
  private func isPart(_ name: String, of other: String) -> Bool {
    guard other.hasPrefix(name), let next = other.dropFirst(name.count).first else { return false }
    return !next.isLetter || next.isUppercase
  }

  /// A comparison that keeps two texts apart in place of one, with its words; `nil` where it says nothing of that.
  ///
  /// - Parameter isBelow: Whether the one is to be below the other one.
  private func meaning(
    of constraint: AnchorConstraint, _ second: Anchor, _ statement: ConstraintStatement,
    _ isBelow: Bool
  ) -> (AnchorConstraint, String)? {
    var meant = constraint
    let isStart = [.leading, .left, .top].contains(constraint.first.attribute)
    if second.attribute == constraint.first.attribute, isStart, constraint.constant >= 0,
      statement.kind == .equation,
      constraint.constant > 0 || isBelow
        || second.attribute.axis == .horizontal
          && !areBelowOneAnother(constraint.first.view, second.view)
    {
      meant.second?.attribute = second.attribute.oppositeEdge
      // What is farther was to reach beyond the other text, and is no distance from its end.
      if !(1...Self.largestSpace).contains(meant.constant) { meant.constant = 8 }
      let names = [constraint.first.view, second.view].map {
        boxes.statementName(of: BoxID(Int($0.index)), in: source)
      }
      return (
        meant,
        "they stand apart with <constraint>\(names[0]).\(constraint.first.attribute.rawValue) == "
          + "\(names[1]).\(second.attribute.oppositeEdge.rawValue)\(meant.constant.asSummand)</constraint>"
      )
    }
    if second.attribute == constraint.first.attribute, constraint.first.attribute == .bottom,
      statement.kind == .equation, (1...Self.largestSpace).contains(constraint.constant)
    {
      meant.first.attribute = .top
      return (meant, "they stand apart with \(equation(meant))\(likewise(as: statement))")
    }
    // A distance inwards from the end is one from the end of the container.
    if second.attribute == constraint.first.attribute, !isStart, constraint.constant < 0,
      statement.kind == .equation
    {
      meant.second?.view = statement.container
      return (meant, "they stand apart with \(equation(meant, in: statement.container))")
    }
    guard constraint.crossing != nil else { return nil }
    return (
      constraint.withOppositeSign, apart(constraint.withOppositeSign, second, statement)
    )
  }

  /// The words for a distance with the other sign, as the statement would have it.
  private func apart(
    _ constraint: AnchorConstraint, _ second: Anchor, _ statement: ConstraintStatement
  ) -> String {
    let amount = shortest(abs(constraint.constant))
    guard statement.kind == .equation else {
      return "they are \(amount) apart with \(amount) in place of -\(amount)"
    }
    return "they are \(amount) apart with \(equation(constraint))"
  }

  /// Whether two views begin at different heights: what begins at one edge then is a column.
  private func areBelowOneAnother(_ one: ConstraintView, _ other: ConstraintView) -> Bool {
    let tops = [one, other].map { boxes.layout.frame(of: BoxID(Int($0.index))).minY }
    return abs(tops[0] - tops[1]) > 4
  }
}
