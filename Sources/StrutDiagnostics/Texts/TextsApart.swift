import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What keeps two texts apart that stand in one another, tried before it is told.
struct TextsApart: ContextualMessages {
  /// The distance that is proposed, in points.
  private static let distance = 8.0

  /// A comparison that holds an edge of a text at its container.
  private struct Hold {
    var entry: ComparisonsByView.Entry
    /// The text.
    var box: BoxID
    /// The edge.
    var edge: LayoutAttribute
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What keeps two texts apart; `nil` where nothing simple does.
  ///
  /// - Parameter axes: The axes in the order in which they are tried.
  func hint(_ one: BoxID, _ other: BoxID, _ axes: [Axis]) -> String? {
    if let found = boxes.layout.separation(of: one, from: other, along: axes) {
      let isRow = found.axis == .horizontal
      let stronger = found.stronger.map { strength(of: $0, isRow) } ?? ""
      return words(found.first, found.second, isRow, ">=") + stronger
    }
    // Texts that begin at different places were meant to stand side by side; others below one another.
    let starts = [one, other].map { boxes.layout.frame(of: $0).minX }
    let room = axes[0] == .horizontal ? roomForBoth(one, other) : nil
    if let room, starts[0] != starts[1] { return words(one, other, true, ">=") + room }
    // Of a row both are held at one edge across it.
    let tops = [one, other].map { boxes.layout.frame(of: $0).minY }
    let isRow = axes[0] == .horizontal && tops[0] == tops[1] && areHeldAlike(one, other)
    for axis in isRow ? [Axis.horizontal, .vertical] : [.vertical, .horizontal] {
      if let hint = exchange(one, other, axis) { return hint }
    }
    return room.map { words(one, other, true, ">=") + $0 }
  }

  private func words(
    _ first: BoxID, _ second: BoxID, _ isRow: Bool, _ relation: String,
    _ distance: Double = distance
  ) -> String {
    let names = [first, second].map { boxes.statementName(of: $0, in: source) }
    let equation =
      isRow
      ? "\(names[1]).leading \(relation) \(names[0]).trailing\(distance.asSummand)"
      : "\(names[1]).top \(relation) \(names[0]).bottom\(distance.asSummand)"
    return "they stand apart with <constraint>\(equation)</constraint>"
  }

  // MARK: In place of statements

  /// Whether two texts are held at the end of their container along a row, and at one of its edges across it.
  private func areHeldAlike(_ one: BoxID, _ other: BoxID) -> Bool {
    guard let container = boxes.layout.parent(of: one) else { return false }
    let texts = [one, other]
    return texts.allSatisfy { !holds(of: $0, .trailing, at: container).isEmpty }
      && [LayoutAttribute.top, .bottom].contains { edge in
        texts.allSatisfy { !holds(of: $0, edge, at: container).isEmpty }
      }
  }

  /// The space before a view that a statement joins to the one before it; the usual one where none does.
  private func space(before box: BoxID, _ start: LayoutAttribute) -> Double {
    let view = ConstraintView(box.index)
    let found = comparisons[view].first { _, constraint in
      constraint.relation == .equal && constraint.first == Anchor(view, start)
        && constraint.second?.attribute == start.oppositeEdge && constraint.constant >= 0
    }
    return found?.constraint.constant ?? Self.distance
  }

  /// One text behind the other in place of what holds both at the edges of their container.
  private func exchange(_ one: BoxID, _ other: BoxID, _ axis: Axis) -> String? {
    guard let container = boxes.layout.parent(of: one) else { return nil }
    let (start, end) = axis.edges
    let origins = [one, other].map { boxes.layout.frame(of: $0) }
    let isInOrder =
      axis == .horizontal ? origins[0].minX <= origins[1].minX : origins[0].minY <= origins[1].minY
    let (first, second) = isInOrder ? (one, other) : (other, one)
    let behind = holds(of: second, start, at: container)
    let ending = holds(of: first, end, at: container)
    let distance =
      behind.isEmpty
      ? space(before: first, start)
      : JoinedViews(context, in: container, along: axis).space ?? Self.distance
    let equation = AnchorConstraint(
      Anchor(ConstraintView(second.index), start), .equal,
      Anchor(ConstraintView(first.index), end), plus: distance)
    for holds in [behind, behind + ending] where !holds.isEmpty {
      let proposal = ConstraintProposal([equation], omitting: holds.map(\.entry.constraint))
      let mends = trials.mends(proposal, in: container) { outcome in
        guard let own = outcome.frame(of: first), let next = outcome.frame(of: second),
          !outcome.hasMoreOnTexts(in: container, of: boxes)
        else { return false }
        return axis == .horizontal
          ? own.maxX <= next.minX || next.maxX <= own.minX : own.maxY <= next.minY
      }
      if mends {
        return format(holds)
          ?? words(first, second, axis == .horizontal, "==", distance) + without(holds)
      }
    }
    return nil
  }

  /// The comparisons that hold an edge of a view at its container.
  private func holds(of box: BoxID, _ edge: LayoutAttribute, at container: BoxID) -> [Hold] {
    let view = ConstraintView(box.index)
    let owner = ConstraintView(container.index)
    return comparisons[view].compactMap { entry in
      guard let second = entry.constraint.second, entry.constraint.relation == .equal else {
        return nil
      }
      let anchors = [entry.constraint.first, second]
      let isHeld =
        anchors.contains { $0.view == view && $0.attribute == edge }
        && anchors.contains { $0.view == owner }
      return isHeld ? Hold(entry: entry, box: box, edge: edge) : nil
    }
  }

  /// One format in place of two that hold a text each at both ends; `nil` for others.
  private func format(_ holds: [Hold]) -> String? {
    guard holds.count == 2 else { return nil }
    let (next, first) = (holds[0].entry.statement, holds[1].entry.statement)
    let areFormats = [next, first].allSatisfy { statement in
      statement.kind == .format && statement.options.isEmpty && statement.constraints.count == 2
    }
    guard areFormats, first != next, let close = first.text.firstIndex(of: "]"),
      let open = next.text.firstIndex(of: "[")
    else { return nil }
    let text = "\(first.text[...close])-8-\(next.text[open...])</vfl>"
    let places = [first, next].sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
      place(of: $0.range)
    }
    return "they stand apart with \(text) in place of \(places.listedLines())"
  }

  private func without(_ holds: [Hold]) -> String {
    let words = holds.map {
      "the \($0.edge.rawValue) of \(boxes.name(of: $0.box)) in \(place(of: $0.entry.statement.range))"
    }
    return ", without \(words.listed())"
  }

  // MARK: Room

  /// What a text needs to be the one that keeps its words.
  func strength(of box: BoxID, _ isRow: Bool) -> String {
    let compression = boxes.layout.constraintAttributes(of: box).compression
    let priority = (isRow ? compression.horizontal : compression.vertical).rawValue
    return ", and \(boxes.name(of: box)) keeps its words by content-compression-"
      + "\(isRow ? "horizontal" : "vertical")=\"\(shortest(min(1000, priority + 1)))\""
  }

  /// The width in which two texts stand side by side with what is free beside them; `nil` where there is room already, and
  /// where more than a width is missing.
  private func roomForBoth(_ one: BoxID, _ other: BoxID) -> String? {
    guard let container = boxes.layout.parent(of: one) else { return nil }
    let frames = [one, other].map { boxes.layout.frame(of: $0) }
    let width = boxes.layout.frame(of: container).size.width
    let free =
      max(0, min(frames[0].minX, frames[1].minX))
      + max(0, width - max(frames[0].maxX, frames[1].maxX))
    let texts = [one, other].map { context.views[$0]?.naturalSize?.width ?? 0 }
    let needed = (texts.reduce(0, +) + 8 + free).rounded(.up)
    guard needed > width else { return nil }
    var proposal = ConstraintProposal([
      AnchorConstraint(
        Anchor(ConstraintView(other.index), .leading), .greaterOrEqual,
        Anchor(ConstraintView(one.index), .trailing), plus: Self.distance)
    ])
    proposal.width = needed
    let mends = trials.mends(proposal, in: container) { outcome in
      zip([one, other], texts).allSatisfy { box, text in
        (outcome.frame(of: box)?.size.width ?? 0) > text - 1
      }
    }
    return mends ? " in a container \(shortest(needed)) wide: it is \(shortest(width))" : nil
  }
}
