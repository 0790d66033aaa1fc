import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that begin on a box or an image and run out of it, since they are held at its near edge and not at its far one.
struct TextsAcrossBoxes: ContextualMessages {
  /// The largest space between a box and what is beside it, in points.
  private static let largestSpace = 24.0
  /// The least width of a text that is on the box, in points.
  private static let leastOverlap = 4.0
  /// How much of a text is beside the box that it begins on.
  private static let leastPart = 0.25
  /// The least distance from the start of a square at whose end a text ends, in points.
  private static let leastStart = 8.0
  /// The most views that are looked at for the ground of a text.
  private static let mostSiblings = 300
  /// The most warnings.
  private static let mostWarnings = 8

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    let narrow = NarrowPanels(context, open: open)
    let acrossBars = AcrossBars(context, open: open)
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, edge) = statement.heldAtView, edge.area == .frame,
        constraint.space == nil, edge.attribute == constraint.first.attribute
      else { return nil }
      guard edge.attribute == .leading || edge.attribute == .left else {
        return acrossBars.warning(constraint, edge, statement)
      }
      guard constraint.constant >= 0 else { return nil }
      if let panel = narrow.warning(constraint, edge) { return panel }
      // A text that begins where a bar does is its name, unless another one stands behind that.
      guard constraint.constant >= 1 || space(behind: edge.view) != nil else { return nil }
      return warning(constraint, edge, statement)
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let (text, box) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(edge.view.index)))
    let width = boxes.layout.frame(of: box).size.width
    guard constraint.constant <= max(Self.largestSpace, width - Self.leastOverlap),
      let container = boxes.layout.parent(of: text), runsOut(text, of: box, in: container)
    else { return nil }
    var beside = constraint
    // What is farther was a distance from the start of the box, and is none from its end.
    if constraint.constant < 1 || constraint.constant > Self.largestSpace {
      beside.constant = space(behind: edge.view) ?? Self.usualSpace
    }
    beside.second?.attribute = edge.attribute.oppositeEdge
    let proposal = ConstraintProposal([beside], omitting: [constraint])
    let isMended = trials.isMended(by: proposal, in: container) {
      $0.stands(text, apartFrom: box, in: container) && !$0.hasTextInText(text, of: boxes)
    }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: text)) begins on \(boxes.name(of: box)) and runs "
        + (runsBeyond(text, box) ? "out of it" : "to its end"),
      at: statement.range,
      hints: [
        "beside it is \(equation(beside))"
      ])
  }

  /// The space between a box and what an equality holds behind it already; `nil` for none.
  private func space(behind view: ConstraintView) -> Double? {
    comparisons[view].first { _, constraint in
      constraint.startsBehind && constraint.second?.view == view && constraint.space == nil
        && constraint.constant > 0 && constraint.constant <= Self.largestSpace
    }?.constraint.constant
  }

  /// Whether an equation puts the middle of a text at that of a box: what is on a tile is above or below its middle.
  private func isInRow(_ text: BoxID, _ box: BoxID) -> Bool {
    let middles = [text, box].map { Anchor(ConstraintView($0.index), .centerY) }
    return comparisons[middles[0].view].contains { _, constraint in
      constraint.first == middles[0] && constraint.second == middles[1]
        && constraint.relation == .equal && constraint.constant == 0
    }
  }

  private func runsBeyond(_ text: BoxID, _ box: BoxID) -> Bool {
    context.views.placeOfWords(in: text).map { $0.maxX > boxes.layout.frame(of: box).maxX + 1 }
      ?? true
  }

  /// Whether a text ends where the box does, far from whose start it begins: it was to begin behind the box.
  private func isAtEnd(_ end: Double, of box: Rect, behind distance: Double) -> Bool {
    distance >= Self.leastStart && box.maxX - end < Self.leastPart * distance
      && abs(box.size.width - box.size.height) < 1
  }

  /// Whether a text with no ground of its own is on a box before it in the document and beside that.
  private func runsOut(_ text: BoxID, of box: BoxID, in container: BoxID) -> Bool {
    let paint = boxes.elements[text.index].paint
    guard boxes.layout.parent(of: box) == container, box.index < text.index,
      boxes.showsText(text), paint.isPlain, paint.background.isEmpty, !open.isTold(text),
      boxes.isGround(box) || boxes.isPicture(box),
      let natural = context.views[text]?.naturalSize, !boxes.isRightToLeft(container)
    else { return false }
    let (own, other) = (boxes.layout.frame(of: text), boxes.layout.frame(of: box))
    // A line of the box's height is beside it wholly, or on it.
    guard own.overlaps(other), own.minY >= other.minY - 1, own.maxY <= other.maxY + 1 else {
      return false
    }
    // What the box is a part of may well be the ground of the text: a bar that is filled a little. What is behind all is no part of it.
    let page = Rect(origin: .zero, size: boxes.layout.frame(of: container).size)
    let isOfCanvas = boxes.layout.parent(of: container) == nil
    let isOnGround = boxes.layout.children(of: container).prefix(Self.mostSiblings).contains {
      let frame = boxes.layout.frame(of: $0)
      return $0 != box && $0.index < text.index && (boxes.isGround($0) || boxes.isPicture($0))
        && frame.covers(own)
        && !(isOfCanvas && frame.covers(page) && space(behind: ConstraintView(box.index)) != nil)
    }
    guard !isOnGround else { return false }
    let width = min(natural.width, own.size.width)
    return own.minX + width - other.maxX > Self.leastPart * width
      || isInRow(text, box)
        && isAtEnd(own.minX + width, of: other, behind: own.minX - other.minX)
  }
}
