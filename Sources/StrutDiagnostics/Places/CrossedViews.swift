import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Words across a visible edge of another view, and cards across one another, which no statement says and which one slip explains.
///
/// What lies across an edge on purpose is held there: by its middle, by a distance below 0, or outside of the same edge. Nothing is told
/// without a change of one statement that leaves no view of the two across anything.
struct CrossedViews: ContextualMessages {
  /// The most warnings of one container, and the most changes that are tried of one pair and of all.
  private static let (mostWarnings, mostOfPair, mostTried) = (4, 10, 24)
  /// The most edges that something of one container lies across.
  private static let mostCrossings = 40
  /// The most statements among which another one says the same.
  private static let mostStatements = 400

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the slips.
  ///
  /// - Parameter told: What is told already: nothing is told of a view twice.
  func warnings(besides told: [Diagnostic]) -> [Diagnostic] {
    let known = ToldMessages(told, context)
    var tried = 0
    return context.views.byContainer.flatMap { container, views -> [Diagnostic] in
      guard tried < Self.mostTried, !boxes.isWindow(container),
        let places = SeenPlaces(views, in: container, context)
      else { return [] }
      let all = places.crossings { boxes.layout.frame(of: $0) }
      // Where very much lies across edges the picture is one of layers.
      guard !all.isEmpty, all.count <= Self.mostCrossings else { return [] }
      let crossings = all.sorted {
        ($0.view.index, $0.other.index) < ($1.view.index, $1.other.index)
      }
      return crossings.messages(atMost: Self.mostWarnings) { crossing in
        guard tried < Self.mostTried, !known.tells(of: crossing.view),
          !known.tells(of: crossing.other), !isTold(crossing, places),
          isMissed(crossing, places), !isOneOfPile(crossing, all),
          !context.outcomes.separate(crossing.view, crossing.other)
        else { return nil }
        return warning(crossing, places, all, in: container, &tried)
      }
    }
  }

  /// Whether the place of a view is told to be another matter; what is across the edge of its own container is not told by that alone.
  private func isTold(_ crossing: SeenPlaces.Crossing, _ places: SeenPlaces) -> Bool {
    crossing.other == places.page
      ? open.isOpen(crossing.view) : open.isTold(crossing.view) || open.isTold(crossing.other)
  }

  // MARK: What nobody means

  /// Whether no statement says that the one of two views lies across an edge of the other one.
  private func isMissed(_ crossing: SeenPlaces.Crossing, _ places: SeenPlaces) -> Bool {
    let (axes, ties) = (places.axes(of: crossing), ties(of: crossing))
    if places.cards.contains(crossing.view) {
      return ties.isEmpty && areAlike(crossing.view, crossing.other)
    }
    if places.marks.contains(crossing.view) {
      return axes.count == 1 && isLost(crossing, ties, along: axes[0])
    }
    if crossing.other == places.page {
      return !ties.contains {
        $0.second?.area == .frame && $0.constant != 0 && isMeant($0, along: axes)
      }
    }
    let isAside = ties.contains { !axes.contains($0.first.attribute.axis) && isInset($0) }
    return !isAside && !ties.contains { isMeant($0, along: axes) } && !isOnGround(crossing)
      && !isOrnament(crossing.other)
  }

  /// Whether an equation holds a mark outside of the edge of a ground on which what is joined to it stands.
  private func isLost(
    _ crossing: SeenPlaces.Crossing, _ ties: [AnchorConstraint], along axis: Axis
  ) -> Bool {
    guard let container = boxes.layout.parent(of: crossing.view),
      ties.contains(where: {
        $0.first.attribute.axis == axis && $0.isOutside && hasOppositeTwin($0)
      })
    else { return false }
    let ground = boxes.layout.frame(of: crossing.other)
    return JoinedViews(context, in: container, along: axis).neighbours(of: crossing.view).contains {
      $0 != crossing.other && ground.covers(boxes.layout.frame(of: $0))
    }
  }

  /// Whether a comparison holds two views at the same edge, the one a little inside of the other one.
  private func isInset(_ tie: AnchorConstraint) -> Bool {
    tie.constant != 0 && tie.first.attribute.isEdge
      && tie.first.attribute == tie.second?.attribute
  }

  /// Whether a card is one of several that lie across one another, as in a deck.
  private func isOneOfPile(
    _ crossing: SeenPlaces.Crossing, _ all: Set<SeenPlaces.Crossing>
  ) -> Bool {
    !boxes.layout.children(of: crossing.view).isEmpty
      && all.contains {
        $0 != crossing && !boxes.layout.children(of: $0.view).isEmpty && areAlike($0.view, $0.other)
      }
  }

  /// Whether two views begin and end at the same places across an axis.
  private func areInLine(_ one: BoxID, _ other: BoxID, across axis: Axis) -> Bool {
    let frames = [one, other].map { boxes.layout.frame(of: $0) }
    return axis == .horizontal
      ? frames[0].minY == frames[1].minY && frames[0].maxY == frames[1].maxY
      : frames[0].minX == frames[1].minX && frames[0].maxX == frames[1].maxX
  }

  /// The comparisons that name both, with that of the one which goes on beyond the other one first.
  private func ties(of crossing: SeenPlaces.Crossing) -> [AnchorConstraint] {
    let (view, other) = (ConstraintView(crossing.view.index), ConstraintView(crossing.other.index))
    return comparisons[view].compactMap { _, constraint in
      guard let second = constraint.second else { return nil }
      if constraint.first.view == view { return second.view == other ? constraint : nil }
      guard constraint.first.view == other, constraint.multiplier == 1 else { return nil }
      var turned = constraint
      (turned.first, turned.second) = (second, constraint.first)
      turned.constant = -constraint.constant
      return turned
    }
  }

  /// Whether a comparison of two views may say that the one lies across an edge of the other one: what is held inside of the same edge, or
  /// beside the opposite one, does not, and what is held outside of it does unless others are held inside of theirs by that distance.
  private func isMeant(_ tie: AnchorConstraint, along axes: [Axis]) -> Bool {
    guard axes.contains(tie.first.attribute.axis), tie.first.attribute.kind != .size,
      let second = tie.second
    else { return false }
    guard tie.first.attribute.isEdge, second.attribute.isEdge, tie.multiplier == 1 else {
      return true
    }
    guard tie.first.attribute == second.attribute else { return tie.crossing != nil }
    return tie.constant == 0 || tie.isOutside && !hasOppositeTwin(tie)
  }

  /// Whether an equation says the same of two other views with the opposite sign.
  private func hasOppositeTwin(_ tie: AnchorConstraint) -> Bool {
    guard let second = tie.second else { return false }
    return boxes.layout.constraintStatements.prefix(Self.mostStatements).contains { statement in
      guard let (other, target) = statement.heldAtView else { return false }
      return other.first.attribute == tie.first.attribute && target.attribute == second.attribute
        && other.constant == -tie.constant && other.first.view != tie.first.view
        && target.view != second.view && areAlike(target.view, second.view)
        && fontSize(of: other.first.view) == fontSize(of: tie.first.view)
    }
  }

  /// The size of the letters of a view; `nil` where it shows none.
  private func fontSize(of view: ConstraintView) -> Double? {
    view.isHelper ? nil : boxes.fontSize(of: BoxID(Int(view.index)))
  }

  private func areAlike(_ one: ConstraintView, _ other: ConstraintView) -> Bool {
    guard !one.isHelper, !other.isHelper else { return false }
    return areAlike(BoxID(Int(one.index)), BoxID(Int(other.index)))
  }

  /// Whether words stand on a ground that is above what they lie across, or of which that is a part, as what is done is of a bar.
  private func isOnGround(_ crossing: SeenPlaces.Crossing) -> Bool {
    guard let container = boxes.layout.parent(of: crossing.view),
      let words = context.views.placeOfWords(in: crossing.view)
    else { return true }
    let part = boxes.layout.frame(of: crossing.other)
    return boxes.layout.children(of: container).prefix(SeenPlaces.mostViews).contains { other in
      guard other.index < crossing.view.index, other != crossing.other, boxes.showsEdges(other)
      else { return false }
      let frame = boxes.layout.frame(of: other)
      return frame.covers(words)
        && (other.index > crossing.other.index || frame.covers(part) && part.edges(at: frame) > 1)
    }
  }

  /// Whether no text is held at a bare ground, as at a shape behind a page.
  private func isOrnament(_ box: BoxID) -> Bool {
    guard !boxes.showsText(box) else { return false }
    let view = ConstraintView(box.index)
    return !comparisons[view].contains { _, constraint in
      [constraint.first.view, constraint.second?.view ?? view].contains { other in
        other != view && !other.isHelper && boxes.showsText(BoxID(Int(other.index)))
      }
    }
  }

  /// Whether two grounds look alike, so that of two cards neither is a sheet over a page.
  private func areAlike(_ one: BoxID, _ other: BoxID) -> Bool {
    let paints = [one, other].map { boxes.elements[$0.index].paint }
    return paints[0].background == paints[1].background
      && paints[0].borderRadius == paints[1].borderRadius && paints.allSatisfy(\.boxShadow.isEmpty)
  }

  // MARK: What was meant

  private func warning(
    _ crossing: SeenPlaces.Crossing, _ places: SeenPlaces, _ all: Set<SeenPlaces.Crossing>,
    in container: BoxID, _ tried: inout Int
  ) -> Diagnostic? {
    let slips = StatementSlips(context).slips(
      of: crossing.view, across: crossing.other, in: container)
    let kinds = kinds(of: crossing, places)
    for slip in slips.filter({ kinds.contains($0.kind) }).prefix(Self.mostOfPair)
    where tried < Self.mostTried {
      tried += 1
      let isMended = context.outcomes.isMended(by: slip.proposal, in: container) { outcome in
        let after = places.crossings(outcome.frame)
        return after.isStrictSubset(of: all) && outcome.standsOut <= 0
          && !after.contains { $0.view == crossing.view } && slip.isSeen(after: outcome)
          && !outcome.hasMoreTextInText(among: places.texts, of: boxes)
      }
      if isMended { return warning(crossing, slip) }
    }
    return nil
  }

  /// The slips that a picture of two views speaks for.
  private func kinds(
    of crossing: SeenPlaces.Crossing, _ places: SeenPlaces
  ) -> Set<StatementSlip.Kind> {
    if places.cards.contains(crossing.view) {
      let axes = places.axes(of: crossing)
      let isInLine =
        axes.count == 1 && areInLine(crossing.view, crossing.other, across: axes[0])
      return isInLine ? Set(StatementSlip.Kind.allCases).subtracting([.tenth]) : [.factor]
    }
    if places.marks.contains(crossing.view) { return [.sign] }
    // What is held at the middle of something may well hang on its edge.
    let isCentred = ties(of: crossing).contains { tie in
      !tie.first.attribute.isEdge && tie.first.attribute.kind != .size
        && tie.first.attribute == tie.second?.attribute
    }
    if isCentred { return [.barrier] }
    if crossing.other == places.page { return [.share, .twin, .name, .sign, .tenth] }
    let isAbove = crossing.other.index > crossing.view.index && boxes.isOpaque(crossing.other)
    return isAbove ? StatementSlip.Kind.plain : Set(StatementSlip.Kind.allCases)
  }

  private func warning(_ crossing: SeenPlaces.Crossing, _ slip: StatementSlip) -> Diagnostic {
    let names = [crossing.view, crossing.other].map { boxes.name(of: $0) }
    let isText = boxes.showsText(crossing.view)
    let clause = isText ? "the words of \(names[0]) lie" : "\(names[0]) lies"
    let hint =
      switch slip.kind {
      case .twin: "others of their kind say it so:"
      case .barrier: "the barrier was to be about it as well:"
      default: "\(isText ? "they are" : "it is") off that edge with"
      }
    return Diagnostic(
      .warning, "outside", "\(clause) across the edge of \(names[1])",
      at: slip.statement.range, hints: ["\(hint) \(slip.text)"])
  }
}

extension StatementSlip {
  /// Whether the views that it is about have a size after the change.
  fileprivate func isSeen(after outcome: ConstraintTrials.Outcome) -> Bool {
    added.allSatisfy { constraint in
      guard !constraint.first.view.isHelper,
        let frame = outcome.frame(of: BoxID(Int(constraint.first.view.index)))
      else { return true }
      return min(frame.size.width, frame.size.height) >= 1
    }
  }
}

extension Rect {
  /// How many edges are at those of another frame.
  fileprivate func edges(at other: Rect) -> Int {
    let distances = [
      minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY,
    ]
    return distances.count { abs($0) < 1 }
  }
}
