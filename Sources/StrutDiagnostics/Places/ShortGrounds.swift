import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Cards that end within the contents which begin on them, since their height is a number, or they end at another content than the lowest.
///
/// What is half out of a card is at its edge by an equation of its own, or has a ground with which it overlaps the end, as a portrait on a
/// cover does: only words that the end is in the middle of, and an overlap that is hardly seen, are none on purpose.
struct ShortGrounds: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The most contents of all grounds that are followed.
  private static let mostSteps = 20_000
  /// The largest distance of the first content from the top, in points.
  private static let largestInset = 48.0
  /// The distance between the last content and the end of a card that has none at its top, in points.
  private static let usualInset = 8.0
  /// How far what overlaps the end on purpose is on the card at least, in points.
  private static let leastOverlap = 4.0

  /// A ground with the contents that begin on it, one below the other.
  private struct Card {
    var ground: BoxID
    var container: BoxID
    var contents: [BoxID]
    /// How far the first content is below the top.
    var inset: Double
    /// The lowest content.
    var last: BoxID
    /// The equality that ends it; `nil` where it has a height.
    var end: ComparisonsByView.Entry?
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the cards.
  ///
  /// - Parameter told: What is told already: nothing is told of a content twice.
  func warnings(besides told: [Diagnostic]) -> [Diagnostic] {
    let known = ToldMessages(told, context)
    var (steps, tried) = (0, 0)
    return context.views.all.messages(atMost: Self.mostWarnings) { box in
      guard tried < Self.mostTried, steps < Self.mostSteps, isCard(box), !known.tells(of: box),
        let card = card(box, &steps), !known.tells(of: card.last)
      else { return nil }
      tried += 1
      return warning(card)
    }
  }

  // MARK: Cards

  /// Whether a view is a ground with room at both sides: one from side to side is a band, which what is on it may leave.
  private func isCard(_ box: BoxID) -> Bool {
    guard boxes.isGround(box), !open.isTold(box), let container = boxes.layout.parent(of: box)
    else { return false }
    let (frame, room) = (boxes.layout.frame(of: box), boxes.layout.frame(of: container).size)
    return frame.minX > 1 && frame.maxX < room.width - 1
  }

  private func card(_ ground: BoxID, _ steps: inout Int) -> Card? {
    guard let container = boxes.layout.parent(of: ground),
      let first = first(on: ground)
    else { return nil }
    let contents = contents(from: first.box, on: ground, &steps)
    guard contents.count > 1 || first.box.index != ground.index,
      let last = contents.max(by: {
        boxes.layout.frame(of: $0).maxY < boxes.layout.frame(of: $1).maxY
      })
    else { return nil }
    let (frame, own) = (boxes.layout.frame(of: ground), boxes.layout.frame(of: last))
    let end = end(of: ground)
    guard own.maxY > frame.maxY + 1, !isAtEdge(last, of: ground, besides: end),
      contents.contains(where: { isCut($0, by: frame) }) || isNext(last, behind: end, contents),
      !contents.contains(where: { overlaps($0, frame, end) }),
      contents.contains(where: boxes.showsText), isNumber(end, ground, contents)
    else { return nil }
    return Card(
      ground: ground, container: container, contents: contents, inset: first.inset, last: last,
      end: end)
  }

  /// The first view that an equality holds below the top of a ground on which it is, with the distance.
  private func first(on ground: BoxID) -> (box: BoxID, inset: Double)? {
    let top = Anchor(ConstraintView(ground.index), .top)
    return comparisons[top.view].lazy.compactMap { _, constraint -> (BoxID, Double)? in
      guard constraint.second == top, constraint.first.attribute == .top,
        constraint.relation == .equal, constraint.multiplier == 1, constraint.space == nil,
        (0...Self.largestInset).contains(constraint.constant), !constraint.first.view.isHelper
      else { return nil }
      let box = BoxID(Int(constraint.first.view.index))
      return isOn(box, ground) ? (box, constraint.constant) : nil
    }.first
  }

  /// Whether a view comes behind a ground in the document and is between its sides.
  private func isOn(_ box: BoxID, _ ground: BoxID) -> Bool {
    guard box.index > ground.index, !open.isTold(box), boxes.showsSomething(box),
      boxes.layout.style(of: box).display != .none, boxes.elements[box.index].paint.isPlain,
      boxes.layout.parent(of: box) == boxes.layout.parent(of: ground)
    else { return false }
    let (own, frame) = (boxes.layout.frame(of: box), boxes.layout.frame(of: ground))
    return own.minX >= frame.minX - 1 && own.maxX <= frame.maxX + 1 && own.minY >= frame.minY - 1
  }

  /// The views that equalities hold below one another from one on, or at the top of one of these.
  private func contents(from first: BoxID, on ground: BoxID, _ steps: inout Int) -> [BoxID] {
    var (found, known) = ([first], Set([first]))
    var index = 0
    while index < found.count, steps < Self.mostSteps {
      let own = ConstraintView(found[index].index)
      index += 1
      for (_, constraint) in comparisons[own] {
        steps += 1
        guard let second = constraint.second, second.view == own, constraint.relation == .equal,
          constraint.multiplier == 1, constraint.first.attribute == .top,
          second.attribute == .bottom && constraint.constant >= 0
            || second.attribute == .top && constraint.constant == 0,
          !constraint.first.view.isHelper
        else { continue }
        let next = BoxID(Int(constraint.first.view.index))
        if isOn(next, ground), known.insert(next).inserted { found.append(next) }
      }
    }
    return found
  }

  /// Whether a ground ends within a view.
  private func isCut(_ box: BoxID, by ground: Rect) -> Bool {
    let own = boxes.layout.frame(of: box)
    return own.minY < ground.maxY - 1 && own.maxY > ground.maxY + 1
  }

  /// Whether a view with a ground of its own is on a card and beyond its end, and more of it than by mistake, which one is that ends the
  /// card by the distance of the first content with the other sign.
  private func overlaps(_ box: BoxID, _ ground: Rect, _ end: ComparisonsByView.Entry?) -> Bool {
    let own = boxes.layout.frame(of: box)
    guard isCut(box, by: ground), !boxes.isBareText(box),
      ground.maxY - own.minY > Self.leastOverlap
    else { return false }
    return end?.constraint.second != Anchor(ConstraintView(box.index), .bottom)
  }

  // MARK: What ends them

  /// The equality about the bottom or the height of a ground, or `nil`.
  private func end(of ground: BoxID) -> ComparisonsByView.Entry? {
    let own = ConstraintView(ground.index)
    return comparisons[own].first { statement, constraint in
      constraint.first.view == own && constraint.relation == .equal
        && [.bottom, .height].contains(constraint.first.attribute)
        && statement.constraints[0] == constraint
        && !context.isComputed(statement)
    }
  }

  /// Whether a ground has a height of its own, or ends at one of its contents.
  private func isNumber(
    _ end: ComparisonsByView.Entry?, _ ground: BoxID, _ contents: [BoxID]
  ) -> Bool {
    guard let end else { return boxes.points(of: ground, along: .vertical) != nil }
    guard let second = end.constraint.second else { return true }
    return !second.view.isHelper && contents.contains(BoxID(Int(second.view.index)))
  }

  /// Whether an equality besides the one that ends a ground holds a view at an edge or the middle of that, or the ground ends at the middle
  /// of the view, which is half out on purpose; or something else holds its own end.
  private func isAtEdge(
    _ box: BoxID, of ground: BoxID, besides end: ComparisonsByView.Entry?
  ) -> Bool {
    let (own, view) = (ConstraintView(box.index), ConstraintView(ground.index))
    let height = boxes.layout.frame(of: box).size.height
    return comparisons[own].contains { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute.kind == .vertical
      else { return false }
      let isEnd = end.map { $0.constraint == constraint } ?? false
      if isEnd {
        return second.attribute == .centerY
          || abs(abs(constraint.constant) - height / 2) < 2 && second.attribute.isEdge
      }
      if Set([constraint.first.view, second.view]) == [own, view] {
        return second.attribute != .top || constraint.first.attribute != .top
      }
      let container = boxes.layout.parent(of: box).map { ConstraintView($0.index) }
      return [constraint.first.view, second.view].contains(container)
    }
  }

  /// Whether a view is as far below the content at which a ground ends as that is from its end.
  private func isNext(
    _ last: BoxID, behind end: ComparisonsByView.Entry?, _ contents: [BoxID]
  ) -> Bool {
    guard let target = end?.constraint.second, target.attribute == .bottom,
      let distance = end?.constraint.constant
    else { return false }
    return comparisons[target.view].contains { _, constraint in
      constraint.second == target && constraint.first.attribute == .top
        && constraint.first.view == ConstraintView(last.index) && constraint.constant == distance
    }
  }

  // MARK: What was meant

  private func warning(_ card: Card) -> Diagnostic? {
    let (own, last) = (ConstraintView(card.ground.index), ConstraintView(card.last.index))
    let inset = card.inset > 0 ? card.inset : Self.usualInset
    let meant = AnchorConstraint(
      Anchor(own, .bottom), .equal, Anchor(last, .bottom), plus: inset)
    var proposal = ConstraintProposal([meant], omitting: card.end.map { [$0.constraint] } ?? [])
    if card.end == nil { proposal.unsized = [(own, .vertical)] }
    let isMended = trials.isMended(by: proposal, in: card.container) { outcome in
      guard let frame = outcome.frame(of: card.ground) else { return false }
      return outcome.standsOut <= 0
        && card.contents.allSatisfy { outcome.frame(of: $0).map(frame.covers) ?? false }
        && !outcome.hasMoreOnTexts(in: card.container, of: boxes)
    }
    guard isMended else { return nil }
    let (frame, end) = (boxes.layout.frame(of: card.ground), boxes.layout.frame(of: card.last))
    let names = [card.ground, card.last].map(boxes.name)
    let rest =
      card.end.map { "in place of \(place(of: $0.statement.range))" } ?? "without its height"
    return Diagnostic(
      .warning, "outside",
      "\(names[0]) ends at y \(shortest(frame.maxY)), and \(names[1]), the last of what begins on it, at "
        + "\(shortest(end.maxY))",
      at: card.end?.statement.range ?? boxes.elements[card.ground.index].range,
      hints: ["it is around all of that with \(equation(meant)), \(rest)"])
  }
}
