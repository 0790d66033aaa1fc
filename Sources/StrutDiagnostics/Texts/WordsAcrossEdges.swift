import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Words that begin on a ground or an image and run over its edge from top to bottom, where they can hardly be seen beyond it, or where that
/// edge is held in the middle of them.
///
/// Words that are seen on both sides of an edge at which they are held may well lie across it on purpose, as a title over the end of a
/// cover does.
struct WordsAcrossEdges: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (4, 12)
  /// The most pairs of a text and a ground that are looked at.
  private static let mostPairs = 50_000
  /// How much of the words is on either side of the edge at least, in points.
  private static let leastPart = 4.0
  /// How much of the size of the letters is beyond an edge at least where they can hardly be seen there.
  private static let leastShare = 0.6
  /// How many times as wide as the words a ground is at least that is no mark behind them.
  private static let leastWidth = 2.0
  /// The most texts of a column around which a ground is tried, and the most views of a container that are looked at.
  private static let (mostTexts, mostSiblings) = (3, 300)

  /// A text with the ground over whose edge its words run.
  private struct Crossing {
    var text: BoxID
    var ground: BoxID
    var container: BoxID
    var edge: LayoutAttribute
    /// How far the words are beyond the edge.
    var amount: Double
    /// What holds the edge in the middle of the words; `nil` where something else does.
    var middle: ComparisonsByView.Entry?
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the grounds.
  ///
  /// - Parameter told: What is told already: nothing is told of a view twice.
  func warnings(besides told: [Diagnostic]) -> [Diagnostic] {
    let known = ToldMessages(told, context)
    var grounds: Set<BoxID> = []
    var tried = 0
    return crossings.messages(atMost: Self.mostWarnings) { crossing in
      guard !known.tells(of: crossing.text), !known.tells(of: crossing.ground),
        grounds.insert(crossing.ground).inserted
      else { return nil }
      return warning(crossing, &tried)
    }
  }

  // MARK: What crosses an edge

  private var crossings: [Crossing] {
    var steps = 0
    return context.views.byContainer.flatMap { container, views -> [Crossing] in
      let grounds = views.filter {
        (boxes.isGround($0) || boxes.isPicture($0)) && !open.isTold($0)
      }
      guard !grounds.isEmpty else { return [] }
      return views.filter { boxes.isBareText($0) && !open.isTold($0) }.compactMap { text in
        steps += grounds.count
        guard steps <= Self.mostPairs else { return nil }
        return crossing(text, grounds, in: container)
      }
    }
  }

  private func crossing(
    _ text: BoxID, _ grounds: [BoxID], in container: BoxID
  ) -> Crossing? {
    let frame = boxes.layout.frame(of: text)
    return grounds.lazy.compactMap { ground -> Crossing? in
      let place = boxes.layout.frame(of: ground)
      guard ground.index < text.index, place.overlaps(frame), !place.covers(frame),
        let words = context.views.placeOfWords(in: text), words.minX > place.minX - 1,
        words.maxX < place.maxX + 1, let edge = edge(of: place, in: words)
      else { return nil }
      // A stripe that begins in the middle of words marks them, as a label on the line of a field does.
      let middle = edge == .bottom ? middle(of: text, at: edge, of: ground) : nil
      guard !isHeldAtLetters(edge, of: ground) else { return nil }
      guard isFaint(text, words, beyond: edge, of: place) || middle != nil && isBand(place, words)
      else { return nil }
      let amount = edge == .top ? place.minY - words.minY : words.maxY - place.maxY
      return Crossing(
        text: text, ground: ground, container: container, edge: edge, amount: amount,
        middle: middle)
    }.first
  }

  /// The edge of a ground that goes through words; `nil` for none.
  private func edge(of ground: Rect, in words: Rect) -> LayoutAttribute? {
    let least = Self.leastPart
    func isThrough(_ y: Double) -> Bool { y > words.minY + least && y < words.maxY - least }
    return isThrough(ground.maxY) ? .bottom : isThrough(ground.minY) ? .top : nil
  }

  /// Whether the words beyond an edge are of the colour that is behind them there.
  private func isFaint(
    _ text: BoxID, _ words: Rect, beyond edge: LayoutAttribute, of ground: Rect
  ) -> Bool {
    guard case .text(let content) = boxes.elements[text.index].content,
      let style = content.spans.first?.style, style.color.alpha == 1, style.textShadow.isEmpty
    else { return false }
    // What is beyond is more than the room below the letters of a line.
    let amount = edge == .top ? ground.minY - words.minY : words.maxY - ground.maxY
    guard amount > Self.leastShare * style.fontSize else { return false }
    var place = words
    if edge == .bottom { place.origin.y = ground.maxY }
    place.size.height = amount
    return !hasOtherGround(text, at: place) && boxes.isFaint(style.color, at: place, before: text)
      && !boxes.isFaint(style.color, at: words, before: text)
  }

  /// Whether a view that one sees through, or one with words, is behind a place.
  private func hasOtherGround(_ text: BoxID, at place: Rect) -> Bool {
    guard let container = boxes.layout.parent(of: text) else { return false }
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).contains { other in
      let alpha = boxes.elements[other.index].paint.background.color.alpha
      return other.index < text.index && alpha > 0 && (alpha < 1 || boxes.showsText(other))
        && boxes.layout.frame(of: other).overlaps(place)
    }
  }

  /// Whether an edge of a ground is held at the letters of a text, where it has been looked at.
  private func isHeldAtLetters(_ edge: LayoutAttribute, of ground: BoxID) -> Bool {
    let own = Anchor(ConstraintView(ground.index), edge)
    return comparisons[own.view].contains { _, constraint in
      [constraint.first, constraint.second].contains(own)
        && [constraint.first.attribute, constraint.second?.attribute].contains {
          $0 == .firstBaseline || $0 == .lastBaseline
        }
    }
  }

  /// The equality that holds an edge of a ground in the middle of a text.
  private func middle(
    of text: BoxID, at edge: LayoutAttribute, of ground: BoxID
  ) -> ComparisonsByView.Entry? {
    let own = Anchor(ConstraintView(ground.index), edge)
    return comparisons[own.view].first { statement, constraint in
      constraint.first == own && constraint.relation == .equal
        && constraint.second == Anchor(ConstraintView(text.index), .centerY)
        && !context.isComputed(statement)
    }
  }

  private func isBand(_ ground: Rect, _ words: Rect) -> Bool {
    ground.size.width >= Self.leastWidth * words.size.width
  }

  // MARK: What was meant

  /// A warning with the change that has the words on their ground; `nil` without one: they may well be meant to cross its edge.
  private func warning(_ crossing: Crossing, _ tried: inout Int) -> Diagnostic? {
    guard let mend = mend(of: crossing, &tried) else { return nil }
    let names = [crossing.text, crossing.ground].map { boxes.name(of: $0) }
    let rest = crossing.middle == nil ? ", where they can hardly be seen" : ""
    return Diagnostic(
      .warning, "outside",
      "the words of \(names[0]) run \(shortest(crossing.amount)) beyond the \(crossing.edge.rawValue) edge of \(names[1]), on which they "
        + "stand\(rest)",
      at: mend.range, hints: [mend.hint])
  }

  private func mend(
    of crossing: Crossing, _ tried: inout Int
  ) -> (hint: String, range: SourceRange)? {
    if let inside = inside(crossing, &tried) { return inside }
    guard crossing.edge == .bottom, let end = end(of: crossing) else { return nil }
    for text in texts(below: crossing) where tried < Self.mostTried {
      tried += 1
      let meant = AnchorConstraint(
        Anchor(ConstraintView(crossing.ground.index), .bottom), .equal,
        Anchor(ConstraintView(text.index), .bottom), plus: Self.usualSpace)
      let isMended = trials.isMended(
        by: ConstraintProposal([meant], omitting: [end.constraint]), in: crossing.container
      ) { isWhole(crossing, $0) }
      if isMended { return ("it is around them with \(equation(meant))", end.statement.range) }
    }
    return nil
  }

  /// The equation between the text and the ground with another edge, which has the words on the ground.
  private func inside(
    _ crossing: Crossing, _ tried: inout Int
  ) -> (hint: String, range: SourceRange)? {
    let (view, ground) = (
      ConstraintView(crossing.text.index), ConstraintView(crossing.ground.index)
    )
    for (statement, constraint) in comparisons[view] {
      guard constraint.first.view == view, constraint.second?.view == ground,
        constraint.first.attribute.axis == .vertical
      else { continue }
      for meant in statement.meantEdges where tried < Self.mostTried {
        tried += 1
        let isMended = trials.isMended(by: meant.proposal, in: crossing.container) {
          isWhole(crossing, $0)
        }
        if isMended {
          return ("inside of it they are with \(equation(meant.meant))", statement.range)
        }
      }
    }
    return nil
  }

  /// Whether a text is on its ground, and no words of the container cross an edge of that.
  private func isWhole(_ crossing: Crossing, _ outcome: ConstraintTrials.Outcome) -> Bool {
    guard outcome.standsOut <= 0, let own = outcome.frame(of: crossing.text),
      let place = outcome.frame(of: crossing.ground), place.covers(own),
      !outcome.hasTextInText(crossing.text, of: boxes)
    else { return false }
    return !boxes.layout.children(of: crossing.container).prefix(Self.mostSiblings).contains {
      guard $0 != crossing.text, $0.index > crossing.ground.index, boxes.isBareText($0),
        let frame = outcome.frame(of: $0)
      else { return false }
      return place.overlaps(frame) && !place.covers(frame)
        && !boxes.layout.frame(of: crossing.ground).overlaps(boxes.layout.frame(of: $0))
    }
  }

  /// The text, and those that equalities hold below it one after the other.
  private func texts(below crossing: Crossing) -> [BoxID] {
    let column = JoinedViews(context, in: crossing.container, along: .vertical)
    var found = [crossing.text]
    while found.count < Self.mostTexts, let last = found.last,
      let next = column.neighbours(of: last).first(where: {
        !found.contains($0) && boxes.isBareText($0)
          && boxes.layout.frame(of: $0).minY > boxes.layout.frame(of: last).minY
      })
    {
      found.append(next)
    }
    return found
  }

  /// The equality that ends a ground; `nil` where an attribute does, or a part of a longer statement.
  private func end(of crossing: Crossing) -> ComparisonsByView.Entry? {
    let own = ConstraintView(crossing.ground.index)
    return comparisons[own].first { statement, constraint in
      constraint.first.view == own && constraint.relation == .equal
        && [.bottom, .height].contains(constraint.first.attribute)
        && statement.constraints == [constraint] && !context.isComputed(statement)
    }
  }
}
