import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views across the edge of what they stand on, since an equation holds the wrong one of their own edges a little inside of that edge,
/// by the distance that keeps other views off the edges of it.
///
/// What is at a corner, half out on purpose, has others behind it or paints a ground of its own bridges the edge, unless the edge cuts it.
struct HalfOutViews: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The distances that keep views off an edge, in points.
  private static let distances = 4.0...32.0
  /// The largest extent of a button or a line of words, in points: what is longer may well go on beyond an edge.
  private static let largestSide = 96.0
  /// The most views that are looked at where one would be inside.
  private static let mostNeighbours = 100
  /// The least part of a view that is outside, in points, and that of words, of which the letters are lower than their line.
  private static let (leastOut, leastOutOfWords) = (4.0, 2.0)

  /// A view with what it stands on.
  private struct Tie {
    var constraint: AnchorConstraint
    var target: Anchor
    var view: BoxID
    var ground: BoxID
    var container: BoxID
    /// Where what it stands on is, as the view's container has it.
    var place: Rect
    /// Where the view is there.
    var frame: Rect

    var axis: Axis { target.attribute.axis }
    var amount: Double { abs(constraint.constant) }
  }

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the equations.
  ///
  /// - Parameter told: What is told already: no statement is told twice.
  func warnings(besides told: [Diagnostic]) -> [Diagnostic] {
    let ranges = Set(told.compactMap { $0.range?.lowerBound })
    var tried = 0
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard tried < Self.mostTried, !ranges.contains(statement.range.lowerBound),
        let tie = tie(in: statement),
        !ranges.contains(boxes.elements[tie.view.index].range.lowerBound),
        isMissed(tie)
      else { return nil }
      tried += 1
      return warning(tie, statement)
    }
  }

  /// An equation that holds an edge of a view inside of the opposite edge of what it stands on; `nil` for other statements.
  private func tie(in statement: ConstraintStatement) -> Tie? {
    guard let (constraint, target) = statement.loneComparison, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.space == nil, target.area == .frame,
      constraint.first.attribute.isEdge,
      target.attribute == constraint.first.attribute.oppositeEdge, constraint.crossing != nil,
      Self.distances.contains(abs(constraint.constant)), !constraint.first.view.isHelper,
      !target.view.isHelper, !context.isComputed(statement)
    else { return nil }
    let (view, ground) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(target.view.index)))
    guard let container = boxes.layout.parent(of: view), !open.isTold(view) else { return nil }
    let isInside = container == ground
    guard isInside || boxes.layout.parent(of: ground) == container && ground.index < view.index
    else { return nil }
    let place = boxes.layout.frame(of: ground)
    return Tie(
      constraint: constraint, target: target, view: view, ground: ground, container: container,
      place: isInside ? Rect(origin: .zero, size: place.size) : place,
      frame: boxes.layout.frame(of: view))
  }

  // MARK: What is missed

  private func isMissed(_ tie: Tie) -> Bool {
    let extent = tie.frame.size.extent(tie.axis)
    let paint = boxes.elements[tie.ground.index].paint
    let isSeen =
      !paint.background.isEmpty || boxes.isPicture(tie.ground)
      || boxes.layout.parent(of: tie.ground) == nil
    guard isSeen, boxes.elements[tie.view.index].paint.isPlain, boxes.showsSomething(tie.view),
      boxes.layout.style(of: tie.view).display != .none,
      boxes.isBareText(tie.view) || isCut(tie) && isInRow(tie), extent <= Self.largestSide,
      extent - tie.amount
        >= (boxes.isBareText(tie.view) ? Self.leastOutOfWords : Self.leastOut), isWithinAcross(tie),
      isUsual(tie),
      !hasOthersBehind(tie), !isCentred(tie)
    else { return false }
    return abs(extent / 2 - tie.amount) > 1 || isInRow(tie)
  }

  /// Whether the canvas or what shows nothing beyond its edges cuts a view.
  private func isCut(_ tie: Tie) -> Bool {
    let style = boxes.layout.style(of: tie.container)
    let overflow = tie.axis == .horizontal ? style.overflowX : style.overflowY
    return tie.ground == tie.container
      && (boxes.layout.parent(of: tie.container) == nil || overflow == .hidden)
  }

  /// Whether a view is between the ends of what it stands on across the axis: at a corner it is a badge.
  private func isWithinAcross(_ tie: Tie) -> Bool {
    tie.axis == .horizontal
      ? tie.frame.minY >= tie.place.minY - 0.5 && tie.frame.maxY <= tie.place.maxY + 0.5
      : tie.frame.minX >= tie.place.minX - 0.5 && tie.frame.maxX <= tie.place.maxX + 0.5
  }

  /// Whether the same distance is one inwards from an edge of what a view stands on elsewhere, of another view.
  private func isUsual(_ tie: Tie) -> Bool {
    comparisons[tie.target.view].contains { _, other in
      guard let second = other.second, other.relation == .equal,
        second.attribute == other.first.attribute, second.attribute.isEdge,
        abs(other.constant) == tie.amount
      else { return false }
      let (own, edge, distance) =
        second.view == tie.target.view
        ? (other.first, second, other.constant) : (second, other.first, -other.constant)
      return edge.view == tie.target.view && edge.area == .frame
        && edge.attribute.isFarEdge == (distance < 0) && own.view != edge.view
        && own.view != tie.constraint.first.view
    }
  }

  /// Whether another view begins behind the edge of a view that is outside, so that this is a link between both sides.
  private func hasOthersBehind(_ tie: Tie) -> Bool {
    let edge = Anchor(tie.constraint.first.view, tie.target.attribute)
    return comparisons[edge.view].contains { _, other in
      guard let second = other.second else { return false }
      return second == edge && other.first.attribute == edge.attribute.oppositeEdge
        || other.first == edge && second.attribute == edge.attribute.oppositeEdge
    }
  }

  /// Whether the middle of a view is held at that of what it stands on across the axis, as a label over the edge of a card is.
  private func isCentred(_ tie: Tie) -> Bool {
    let middle: LayoutAttribute = tie.axis == .horizontal ? .centerY : .centerX
    let own = Anchor(tie.constraint.first.view, middle)
    return comparisons[own.view].contains { _, other in
      other.first == own && other.second == Anchor(tie.target.view, middle)
    }
  }

  /// Whether an equation holds a view in a row with words that are on the same ground: what is half out at the middle of an edge
  /// is held at that alone, and what looks in from outside is in a row with its like.
  private func isInRow(_ tie: Tie) -> Bool {
    let view = tie.constraint.first.view
    return comparisons[view].contains { _, other in
      guard let second = other.second, other.relation == .equal,
        other.first.attribute.axis != tie.axis, second.attribute == other.first.attribute,
        other.first.attribute.kind != .size
      else { return false }
      let partner = other.first.view == view ? second.view : other.first.view
      guard !partner.isHelper, partner != tie.target.view,
        partner != ConstraintView(tie.container.index)
      else { return false }
      let words = BoxID(Int(partner.index))
      return boxes.isBareText(words) && boxes.layout.parent(of: words) == tie.container
        && tie.place.covers(boxes.layout.frame(of: words))
    }
  }

  // MARK: What was meant

  /// Whether a view would be on others where it is inside: it was meant outside.
  private func meetsOthers(_ tie: Tie, _ own: Rect, _ outcome: ConstraintTrials.Outcome) -> Bool {
    boxes.layout.children(of: tie.container).prefix(Self.mostNeighbours).contains { other in
      guard other != tie.view, other != tie.ground, boxes.showsSomething(other),
        boxes.layout.style(of: other).display != .none,
        let frame = outcome.frame(of: other), !frame.covers(own),
        let common = own.intersection(frame)
      else { return false }
      return min(common.width, common.height) > Rect.leastOverlap
    }
  }

  private func warning(_ tie: Tie, _ statement: ConstraintStatement) -> Diagnostic? {
    var meant = tie.constraint
    meant.first.attribute = tie.target.attribute
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [tie.constraint]), in: tie.container
    ) { outcome in
      guard let own = outcome.frame(of: tie.view), let place = outcome.frame(of: tie.ground) else {
        return false
      }
      let room = tie.ground == tie.container ? Rect(origin: .zero, size: place.size) : place
      return room.covers(own) && outcome.standsOut <= 0
        && !outcome.hasTextInText(tie.view, of: boxes)
        && !outcome.hasMoreOnTexts(in: tie.container, of: boxes) && !meetsOthers(tie, own, outcome)
    }
    guard isMended else { return nil }
    let isStart = !tie.constraint.first.attribute.isFarEdge
    let owner =
      tie.ground == tie.container ? boxes.nameOfOwner(tie.ground) : boxes.name(of: tie.ground)
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: tie.view)) \(isStart ? "begins" : "ends") \(shortest(tie.amount)) inside of the "
        + "\(tie.target.attribute.rawValue) edge of \(owner), and \(isStart ? "ends" : "begins") outside of it",
      at: statement.range,
      hints: ["inside of it is \(equation(meant, in: statement.container))"])
  }
}
