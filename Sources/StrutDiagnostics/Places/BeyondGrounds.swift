import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that stand out of the box that they belong on, although not out of their container, since one equation has a distance of
/// the wrong sign, or the opposite edge.
struct BeyondGrounds: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8
  /// The largest part of a view by which it stands in a box at whose end it was to be.
  private static let largestPart = 0.25
  /// The least part of a line that is out of its ground by mistake.
  private static let leastPart = 0.25

  /// How many others say it otherwise.
  private static let leastOthers = 2

  /// A view with the box that it belongs on, and the equation between them.
  private struct Tie {
    var statement: ConstraintStatement
    var constraint: AnchorConstraint
    var target: Anchor
    var view: BoxID
    var ground: BoxID
    var container: BoxID

    var axis: Axis { target.attribute.axis }
    /// Whether the equation holds the edge outside of that of the other view.
    var isOutwards: Bool { target.attribute.isFarEdge == (constraint.constant > 0) }
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView, constraint.constant != 0,
        constraint.space == nil, target.area == .frame, constraint.first.attribute.isEdge,
        target.attribute.isEdge, constraint.first.attribute.axis == target.attribute.axis
      else { return nil }
      let (view, other) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(target.view.index)))
      guard let container = boxes.layout.parent(of: view),
        boxes.layout.parent(of: other) == container
      else { return nil }
      let tie = Tie(
        statement: statement, constraint: constraint, target: target, view: view, ground: other,
        container: container)
      return warning(tie)
    }
  }

  private func warning(_ tie: Tie) -> Diagnostic? {
    guard tie.constraint.first.attribute == tie.target.attribute else { return beside(tie) }
    return tie.isOutwards ? beyond(tie) : around(tie)
  }

  // MARK: What is there

  private func frame(_ box: BoxID) -> Rect { boxes.layout.frame(of: box) }

  /// Whether a view is one that is seen as it stands, behind a ground in the document.
  private func isOn(_ view: BoxID, _ ground: BoxID) -> Bool {
    ground.index < view.index && boxes.elements[view.index].paint.isPlain
      && boxes.layout.style(of: view).display != .none && boxes.showsSomething(view)
      && isBox(ground)
  }

  /// Whether a view is a ground, with words of its own or without.
  private func isBox(_ box: BoxID) -> Bool {
    boxes.isGround(box)
      || boxes.showsText(box) && !boxes.elements[box.index].paint.background.isEmpty
        && boxes.elements[box.index].paint.isPlain
  }

  /// Whether a view is between both ends of another one across an axis.
  private func isWithin(_ frame: Rect, _ ground: Rect, across axis: Axis) -> Bool {
    axis == .horizontal
      ? frame.minY >= ground.minY - 0.5 && frame.maxY <= ground.maxY + 0.5
      : frame.minX >= ground.minX - 0.5 && frame.maxX <= ground.maxX + 0.5
  }

  private func isMended(_ tie: Tie, _ meant: AnchorConstraint, _ view: BoxID, on ground: BoxID)
    -> Bool
  {
    trials.isMended(
      by: ConstraintProposal([meant], omitting: [tie.constraint]), in: tie.container
    ) { outcome in
      guard let own = outcome.frame(of: view), let other = outcome.frame(of: ground) else {
        return false
      }
      return other.covers(own) && outcome.standsOut <= 0
        && !outcome.hasTextInText(view, of: boxes)
    }
  }

  private func warning(
    _ tie: Tie, _ message: String, _ meant: AnchorConstraint, _ place: String = "inside of it"
  ) -> Diagnostic {
    Diagnostic(
      .warning, "outside", message, at: tie.statement.range,
      hints: ["\(place) is \(equation(meant))"])
  }

  // MARK: Signs

  /// A view that an equation has stand out of the box on which it is, where others are inside by the same distance, or it is in the
  /// middle of a field.
  private func beyond(_ tie: Tie) -> Diagnostic? {
    let (own, other) = (frame(tie.view), frame(tie.ground))
    guard own.overlaps(other) || isMirrored(tie) || isAsOthers(tie),
      isWithin(own, other, across: tie.axis), isOn(tie.view, tie.ground),
      isUsual(tie) || isMirrored(tie) || isInField(tie) || isPadded(tie) || isAsOthers(tie)
    else { return nil }
    let meant = tie.constraint.withOppositeSign
    guard isMended(tie, meant, tie.view, on: tie.ground) else { return nil }
    let side = tie.target.attribute.rawValue
    return warning(
      tie,
      "\(boxes.name(of: tie.view)) stands \(shortest(abs(tie.constraint.constant))) beyond the \(side) edge of "
        + "\(boxes.name(of: tie.ground)), on which it is otherwise",
      meant)
  }

  /// Whether another view is held inside of the same edge by the same distance.
  private func isUsual(_ tie: Tie) -> Bool {
    isHeld(at: tie.target, plus: -tie.constraint.constant, besides: tie)
  }

  /// Whether another view is held inside of the opposite edge by the same distance.
  private func isMirrored(_ tie: Tie) -> Bool {
    let opposite = Anchor(tie.target.view, tie.target.attribute.oppositeEdge)
    return isHeld(at: opposite, plus: tie.constraint.constant, besides: tie)
  }

  /// Whether other texts are held inside of the same edge of grounds as this one by the same distance, and this one begins or ends across
  /// its edge.
  private func isAsOthers(_ tie: Tie) -> Bool {
    guard boxes.isBareText(tie.view), frame(tie.view).intersection(frame(tie.ground)) != nil else {
      return false
    }
    let paint = boxes.elements[tie.ground.index].paint
    // The legend of a frame stands on its line, and a pin is a single sign.
    guard boxes.layout.style(of: tie.ground).border == StyleEdges<Double>(0),
      (context.views[tie.view]?.naturalSize?.width ?? 0) > 2 * (boxes.fontSize(of: tie.view) ?? 0)
    else { return false }
    let ground = paint.background
    let others = boxes.layout.constraintStatements.lazy.filter { statement in
      guard statement.container == tie.statement.container,
        let (other, target) = statement.heldAtView, target.view != tie.target.view,
        other.first.attribute == tie.constraint.first.attribute,
        target.attribute == tie.target.attribute, other.constant == -tie.constraint.constant
      else { return false }
      let (view, box) = (BoxID(Int(other.first.view.index)), BoxID(Int(target.view.index)))
      return boxes.isBareText(view) && boxes.elements[box.index].paint.background == ground
        && frame(box).size == frame(tie.ground).size
        && boxes.fontSize(of: view) == boxes.fontSize(of: tie.view)
    }
    return others.prefix(Self.leastOthers).count == Self.leastOthers
  }

  /// Whether another equation holds a text without a ground of its own inside of an edge of the box across by the same distance, so that
  /// this is what keeps its words from the edges.
  private func isPadded(_ tie: Tie) -> Bool {
    guard boxes.isBareText(tie.view), frame(tie.view).overlaps(frame(tie.ground)) else {
      return false
    }
    let view = tie.constraint.first.view
    return comparisons[view].contains { _, other in
      guard other.first.view == view, let edge = other.second, edge.view == tie.target.view,
        edge.attribute == other.first.attribute, edge.attribute.isEdge,
        edge.attribute.axis != tie.axis, other.relation == .equal, other.constant != 0
      else { return false }
      return edge.attribute.isFarEdge == (other.constant < 0)
        && abs(other.constant) == abs(tie.constraint.constant)
    }
  }

  private func isHeld(at edge: Anchor, plus distance: Double, besides tie: Tie) -> Bool {
    comparisons[edge.view].contains { _, other in
      other.second == edge && other.first.attribute == edge.attribute && other.relation == .equal
        && other.constant == distance && other.first.view != tie.constraint.first.view
    }
  }

  /// Whether a view is in the middle of a field with words, at its end alone, and not half out of it as a round button at the edge
  /// of a card is.
  private func isInField(_ tie: Tie) -> Bool {
    let extent = frame(tie.view).size.extent(tie.axis)
    guard boxes.showsText(tie.ground), abs(tie.constraint.constant) >= 8,
      abs(abs(tie.constraint.constant) - extent / 2) > 1,
      frame(tie.view).size.height < frame(tie.ground).size.height
    else { return false }
    let middle: LayoutAttribute = tie.axis == .horizontal ? .centerY : .centerX
    let isInMiddle = comparisons[tie.constraint.first.view].contains { _, other in
      other.first == Anchor(tie.constraint.first.view, middle)
        && other.second == Anchor(tie.target.view, middle) && other.constant == 0
    }
    let opposite = Anchor(tie.target.view, tie.target.attribute.oppositeEdge)
    return isInMiddle
      && !comparisons[tie.target.view].contains { _, other in
        other.second == opposite && other.first.attribute == opposite.attribute
          && other.constant == -tie.constraint.constant
      }
  }

  /// A ground that ends within the words that stand on it.
  private func around(_ tie: Tie) -> Diagnostic? {
    let (ground, text) = (tie.view, tie.ground)
    let (box, own) = (frame(ground), frame(text))
    guard ground.index < text.index, boxes.isGround(ground), boxes.isBareText(text),
      own.overlaps(box), isWithin(own, box, across: tie.axis),
      begins(own, in: box, tie.target.attribute),
      let words = context.views.placeOfWords(in: text), !box.covers(words),
      abs(tie.constraint.constant) > Self.leastPart * words.size.extent(tie.axis)
    else { return nil }
    let meant = tie.constraint.withOppositeSign
    guard isMended(tie, meant, text, on: ground) else { return nil }
    return warning(
      tie,
      "the text of \(boxes.name(of: text)) runs \(shortest(abs(tie.constraint.constant))) beyond the "
        + "\(tie.target.attribute.rawValue) edge of \(boxes.name(of: ground)), on which it stands",
      meant, "around it")
  }

  /// Whether a frame begins inside of a ground that ends before it at an edge.
  private func begins(_ own: Rect, in box: Rect, _ edge: LayoutAttribute) -> Bool {
    guard edge.axis == .vertical else { return box.minX <= own.minX || box.maxX >= own.maxX }
    return edge.isFarEdge
      ? box.minY <= own.minY && own.maxY > box.maxY + 2
      : box.maxY >= own.maxY && own.minY < box.minY - 2
  }

  // MARK: Edges

  /// A view beside a box in which it was to be.
  private func beside(_ tie: Tie) -> Diagnostic? {
    guard tie.target.attribute == tie.constraint.first.attribute.oppositeEdge,
      isOn(tie.view, tie.ground), boxes.elements[tie.view.index].content == .none,
      boxes.layout.children(of: tie.view).isEmpty
    else { return nil }
    return tie.isOutwards ? line(tie) : knob(tie)
  }

  /// A smaller box in the middle of another one that stands out of that by nearly all of itself, and out of what that stands on.
  private func knob(_ tie: Tie) -> Diagnostic? {
    let (own, other) = (frame(tie.view), frame(tie.ground))
    guard isWithin(own, other, across: tie.axis),
      own.size.width < other.size.width, own.size.height < other.size.height,
      abs(tie.constraint.constant) <= Self.largestPart * own.size.extent(tie.axis),
      isOff(own, what: other, standsOn: tie)
    else { return nil }
    var meant = tie.constraint
    meant.first.attribute = tie.target.attribute
    guard isMended(tie, meant, tie.view, on: tie.ground) else { return nil }
    let out = own.size.extent(tie.axis) - abs(tie.constraint.constant)
    return warning(
      tie,
      "\(boxes.name(of: tie.view)) stands \(shortest(out)) out of \(boxes.name(of: tie.ground)) at its "
        + "\(tie.target.attribute.rawValue) edge, and out of what that stands on",
      meant)
  }

  /// Whether a frame leaves the ground on which another one stands wholly.
  private func isOff(_ own: Rect, what other: Rect, standsOn tie: Tie) -> Bool {
    boxes.layout.children(of: tie.container).prefix(tie.ground.index).contains { box in
      guard box.index < tie.ground.index, boxes.isGround(box) else { return false }
      return frame(box).covers(other) && !frame(box).covers(own)
    }
  }

  /// A line between rows that stands below the box whose end it reaches, behind what is below that.
  private func line(_ tie: Tie) -> Diagnostic? {
    let own = frame(tie.view)
    let across: Axis = tie.axis == .horizontal ? .vertical : .horizontal
    guard own.size.extent(tie.axis) <= Self.lineThickness,
      isWithin(own, frame(tie.ground), across: tie.axis), reachesEnd(tie, across),
      isBehindNext(tie)
    else { return nil }
    var meant = tie.constraint
    meant.second?.attribute = tie.constraint.first.attribute
    guard isMended(tie, meant, tie.view, on: tie.ground) else { return nil }
    return warning(
      tie,
      "\(boxes.name(of: tie.view)) stands \(shortest(abs(tie.constraint.constant))) out of \(boxes.name(of: tie.ground)), "
        + "whose edge it reaches, and behind what is next to that",
      meant)
  }

  /// Whether an equation holds an end of a view at the same end of the box, across an axis.
  private func reachesEnd(_ tie: Tie, _ across: Axis) -> Bool {
    comparisons[tie.constraint.first.view].contains { _, other in
      other.first.view == tie.constraint.first.view && other.second?.view == tie.target.view
        && other.first.attribute == other.second?.attribute
        && other.first.attribute.axis == across && other.first.attribute.isEdge
    }
  }

  /// Whether something else is nearer to the edge of the box outside of it.
  private func isBehindNext(_ tie: Tie) -> Bool {
    comparisons[tie.target.view].contains { _, other in
      guard other.relation == .equal, other.first.view != tie.constraint.first.view,
        other.second?.view != tie.constraint.first.view
      else { return false }
      let edges = [other.first, other.second]
      return edges.contains(tie.target)
        && edges.contains {
          $0?.attribute == tie.constraint.first.attribute && $0?.view != tie.target.view
        }
        && abs(other.constant) < abs(tie.constraint.constant)
    }
  }
}
