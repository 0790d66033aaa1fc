import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Buttons and signs that the canvas cuts since one equation holds another of their lines at the edge of their container than was
/// meant: the start of a button a little before the end, or the middle of a sign at it.
struct CutAtEdges: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8
  /// The largest side of a button or a sign, in points: what is larger may well go on beyond the canvas.
  private static let largestSide = 96.0
  /// The largest height of words that are to be read, in points: larger ones may be an ornament.
  private static let largestWords = 40.0
  /// The least that is cut, in points.
  private static let leastCut = 4.0
  /// The most views of a container that are looked at.
  private static let mostSiblings = 300

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
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, edge) = statement.loneComparison, edge.view == statement.container,
        constraint.relation == .equal, constraint.multiplier == 1, constraint.space == nil,
        edge.attribute.isEdge, !constraint.first.view.isHelper, constraint.first.view != edge.view,
        !ranges.contains(statement.range.lowerBound), !context.isComputed(statement)
      else { return nil }
      let (view, container) = (
        BoxID(Int(constraint.first.view.index)), BoxID(Int(edge.view.index))
      )
      guard boxes.layout.parent(of: container) == nil, boxes.layout.parent(of: view) == container,
        !open.isTold(view), !ranges.contains(boxes.elements[view.index].range.lowerBound),
        !boxes.isWindow(container, along: edge.attribute.axis)
      else { return nil }
      return isStart(constraint, edge, view, container)
        || isSunk(constraint, edge, view, container)
        || isMiddle(constraint, edge, view, container)
        ? warning(constraint, edge, statement, view, container) : nil
    }
  }

  /// Whether the near edge of a button is held a little before the far edge of its container, or at its margin there, or the other way
  /// round. One that goes on a row of others, as in a carousel, may be cut.
  private func isStart(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ view: BoxID, _ container: BoxID
  ) -> Bool {
    let size = boxes.layout.frame(of: view).size
    let isInwards =
      constraint.constant == 0
      ? edge.area != .frame : edge.attribute.isFarEdge == (constraint.constant < 0)
    guard constraint.first.attribute == edge.attribute.oppositeEdge, isInwards,
      boxes.showsSomething(view),
      boxes.elements[view.index].paint.isPlain, max(size.width, size.height) <= Self.largestSide,
      amount(of: view, beyond: edge, container) > Self.leastCut
    else { return false }
    return !boxes.layout.children(of: container).prefix(Self.mostSiblings).contains { other in
      other != view && boxes.layout.frame(of: other).size == size
    }
  }

  /// Whether the top of a button is held at or before the bottom of the canvas, so that words of it are below that. What begins or ends where
  /// the canvas does is a sheet or a tab, and one with its like above or below it is in a list.
  private func isSunk(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ view: BoxID, _ container: BoxID
  ) -> Bool {
    let (frame, room) = (boxes.layout.frame(of: view), boxes.layout.frame(of: container).size)
    let radius = boxes.elements[view.index].paint.borderRadius
    // What is made to peek has other corners or more room at its bottom.
    guard constraint.first.attribute == .top, edge.attribute == .bottom, constraint.constant == 0,
      edge.area == .margin, boxes.isFilledText(view), radius == Corners(radius.topLeft),
      frame.size.height <= Self.largestSide, frame.minX > 1, frame.maxX < room.width - 1,
      frame.minY < room.height, let words = context.views.placeOfWords(in: view),
      abs(words.minY - frame.minY - (frame.maxY - words.maxY)) < Self.leastCut,
      words.maxY > room.height + Self.leastCut / 2, frame.maxY > room.height + Self.leastCut
    else { return false }
    return !boxes.layout.children(of: container).prefix(Self.mostSiblings).contains { other in
      let place = boxes.layout.frame(of: other)
      return other != view && place.size == frame.size && place.minX < frame.maxX
        && frame.minX < place.maxX
    }
  }

  /// Whether the middle of a sign is held at an edge of its container, and its words are cut there.
  private func isMiddle(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ view: BoxID, _ container: BoxID
  ) -> Bool {
    let middle: LayoutAttribute = edge.attribute.axis == .horizontal ? .centerX : .centerY
    guard constraint.first.attribute == middle, constraint.constant == 0, boxes.showsText(view),
      boxes.elements[view.index].paint.isPlain,
      let words = context.views.placeOfWords(in: view), words.size.height <= Self.largestWords
    else { return false }
    return amount(of: words, beyond: edge, container) > Self.leastCut
  }

  private func amount(of view: BoxID, beyond edge: Anchor, _ container: BoxID) -> Double {
    amount(of: boxes.layout.frame(of: view), beyond: edge, container)
  }

  /// How far a place in a container is beyond an edge of it.
  private func amount(of place: Rect, beyond edge: Anchor, _ container: BoxID) -> Double {
    let room = boxes.layout.frame(of: container).size
    guard edge.attribute.axis == .horizontal else {
      return edge.attribute == .top ? -place.minY : place.maxY - room.height
    }
    let isLeft =
      edge.attribute == .left
      || (edge.attribute == .leading) != boxes.isRightToLeft(container)
        && edge.attribute.followsDirection
    return isLeft ? -place.minX : place.maxX - room.width
  }

  private func warning(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ statement: ConstraintStatement,
    _ view: BoxID, _ container: BoxID
  ) -> Diagnostic? {
    var meant = constraint
    meant.first.attribute = edge.attribute
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) { $0.isInside(view, of: container) && !$0.hasTextInText(view, of: boxes) }
    guard isMended else { return nil }
    let own = constraint.first.attribute
    let line = own.isEdge ? own.isFarEdge ? "its end" : "its start" : "its middle"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) is cut by \(shortest(amount(of: view, beyond: edge, container))) at the "
        + "\(edge.attribute.rawValue) edge of the canvas: \(line) is held there",
      at: statement.range,
      hints: ["inside of it is \(equation(meant, in: statement.container))"])
  }
}
