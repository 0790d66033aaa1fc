import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that equations hold outside of the safe area, since a distance from it has the wrong sign, or is one from the edge
/// of the canvas.
struct OutsideAreas: ContextualMessages {
  /// The most warnings of a kind.
  private static let mostWarnings = 8
  /// The most views of the canvas that are looked at.
  private static let mostSiblings = 300

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    let statements = boxes.layout.constraintStatements
    var atCanvas = warningsAtCanvas
    if atCanvas.isEmpty, let unused = UnusedSafeArea(context, self).warning { atCanvas = [unused] }
    return statements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, edge) = statement.loneComparison,
        edge.area == .safeArea, isOutwards(constraint, edge), !constraint.first.view.isHelper,
        constraint.first.attribute.isEdge || !isStatus(constraint, edge),
        isMissed(BoxID(Int(constraint.first.view.index)), constraint)
      else { return nil }
      return warning(constraint, edge, statement)
    } + atCanvas
  }

  // MARK: At the edge of the canvas

  /// A warning for each statement that holds words at the edge of the canvas, under what the safe area leaves free.
  private var warningsAtCanvas: [Diagnostic] {
    guard boxes.canvas.safeArea != Edges(0) else { return [] }
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, edge) = statement.loneComparison ?? start(of: statement),
        edge.area == .frame,
        edge.view == statement.container, constraint.relation == .equal,
        constraint.multiplier == 1, constraint.space == nil, edge.attribute.axis == .vertical,
        edge.attribute == constraint.first.attribute, edge.attribute.isEdge,
        !constraint.first.view.isHelper, boxes.layout.parent(of: BoxID(Int(edge.view.index))) == nil
      else { return nil }
      return warning(atCanvas: constraint, edge, statement)
    }
  }

  /// The comparison of a format from top to bottom that holds its first view at the top of its container; `nil` for other statements.
  private func start(
    of statement: ConstraintStatement
  ) -> (constraint: AnchorConstraint, target: Anchor)? {
    guard statement.kind == .format, statement.axis == .vertical,
      !context.isComputed(statement),
      let hold = statement.constraints.first(where: {
        $0.first.attribute == .top && $0.second == Anchor(statement.container, .top)
      }), let target = hold.second
    else { return nil }
    return (hold, target)
  }

  /// Whether a view is a container that leaves room at its sides, with words in the strip outside of the safe area: a ground from
  /// side to side may well reach to the edge of the screen.
  private func isCard(_ box: BoxID, _ depth: Double, atEnd isAtEnd: Bool) -> Bool {
    guard let root = boxes.layout.parent(of: box), leavesRoomAtSides(box, .vertical) else {
      return false
    }
    let (frame, room) = (boxes.layout.frame(of: box), boxes.layout.frame(of: root).size.height)
    return boxes.layout.children(of: box).prefix(Self.mostSiblings).contains { child in
      let own = boxes.layout.frame(of: child)
      return boxes.showsText(child)
        && (isAtEnd ? frame.minY + own.maxY > room - depth : frame.minY + own.minY < depth)
    }
  }

  /// Whether the strip above the safe area shows what a system shows there, of which the time is the sign.
  func hasClock(above depth: Double, in root: BoxID) -> Bool {
    boxes.layout.children(of: root).prefix(Self.mostSiblings).contains { box in
      guard boxes.showsText(box), boxes.layout.frame(of: box).minY < depth,
        case .text(let content) = boxes.elements[box.index].content,
        case .text(let words, _)? = content.items.first
      else { return false }
      // The name of the half of the day and other words come after it.
      let parts = words.split(whereSeparator: \.isWhitespace).first?.split { ":.".contains($0) }
      guard let parts, parts.count == 2 else { return false }
      return parts[0].count <= 2 && parts[1].count == 2
        && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
    }
  }

  private func warning(
    atCanvas constraint: AnchorConstraint, _ edge: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    let (view, root) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(edge.view.index)))
    let area = boxes.layout.constraintAttributes(of: root).safeArea ?? boxes.canvas.safeArea
    let depth = edge.attribute.isFarEdge ? area.bottom : area.top
    let distance = edge.attribute.isFarEdge ? -constraint.constant : constraint.constant
    let isText = isWords(view, constraint)
    guard distance >= 0, distance < depth,
      isText || isCard(view, depth, atEnd: edge.attribute.isFarEdge),
      edge.attribute.isFarEdge || !hasClock(above: depth, in: root)
        || isOnStatus(view, above: depth, in: root),
      !isUnderBar(view, in: root),
      let container = boxes.layout.parent(of: view)
    else { return nil }
    var inside = constraint
    inside.second?.area = .safeArea
    let outcome = trials.outcome(
      of: ConstraintProposal([inside], omitting: [constraint]), in: root
    ) {
      $0.standsOut <= 0 && $0.isInside(view, of: container)
        && !$0.hasTextInText(view, of: boxes)
    }
    guard let outcome else { return nil }
    context.outcomes.keep(outcome)
    let side = edge.attribute.rawValue
    return Diagnostic(
      .warning, "outside",
      "\(isText ? "the text of " : "")\(boxes.name(of: view)) stands \(shortest(distance)) from the \(side) edge of the screen, and the safe area "
        + "\(edge.attribute.isFarEdge ? "ends" : "begins") \(shortest(depth)) from it",
      at: statement.range,
      hints: [
        statement.kind == .format
          ? "inside of it is \(equation(inside, in: statement.container))\(rest(of: statement))"
          : "inside of it is safeArea.\(side)\(inside.constant.asSummand)"
      ])
  }

  /// What is left of a format without what holds its first view at the top, as what follows the equation that does; words that say that
  /// nothing is, where it has no other view.
  private func rest(of statement: ConstraintStatement) -> String {
    let views = statement.text.drop { $0 != "[" }
    return statement.viewsInOrder.count > 1
      ? ", with <vfl>V:\(views)</vfl> for the others" : " in its place"
  }

  /// Whether a ground that comes later in the document is over a view, as a bar is over what is scrolled under it.
  func isUnderBar(_ box: BoxID, in root: BoxID) -> Bool {
    let own = boxes.layout.frame(of: box)
    return boxes.layout.children(of: root).prefix(Self.mostSiblings).contains { other in
      other.index > box.index && (boxes.isGround(other) || boxes.isOpaque(other))
        && boxes.layout.frame(of: other).covers(own)
    }
  }

  /// Whether a text that reaches below the strip above the safe area stands in one that is wholly in the strip: what a system shows there is
  /// never where a page has its words.
  private func isOnStatus(_ box: BoxID, above depth: Double, in root: BoxID) -> Bool {
    guard let own = context.views.placeOfWords(in: box) else { return false }
    let status = boxes.layout.children(of: root).prefix(Self.mostSiblings).filter { other in
      other != box && boxes.showsText(other) && boxes.layout.frame(of: other).maxY <= depth
    }
    return status.contains { other in
      let frame = boxes.layout.frame(of: other)
      return own.size.height > frame.size.height && own.overlaps(frame)
    }
  }

  /// Whether a comparison holds an edge of a view before the same edge of the area, or its middle or a baseline.
  private func isOutwards(_ constraint: AnchorConstraint, _ edge: Anchor) -> Bool {
    let own = constraint.first.attribute
    return constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant != 0
      && edge.attribute.isEdge && edge.attribute.isFarEdge == (constraint.constant > 0)
      && (edge.attribute == own
        || !own.isEdge && own.axis == edge.attribute.axis && own.kind != .size)
  }

  /// Whether a middle or a baseline is held in the strip above the safe area where that shows what a system shows there.
  private func isStatus(_ constraint: AnchorConstraint, _ edge: Anchor) -> Bool {
    edge.attribute == .top
      && hasClock(above: boxes.canvas.safeArea.top, in: BoxID(Int(edge.view.index)))
  }

  /// Whether a view is to be in the area: a text and a button are, and what another equation holds in it by the same distance. A ground
  /// may well reach to the edge of the screen.
  private func isMissed(_ box: BoxID, _ constraint: AnchorConstraint) -> Bool {
    guard boxes.layout.style(of: box).display != .none, boxes.showsSomething(box) else {
      return false
    }
    if isWords(box, constraint) || isHead(box, constraint) || isGroup(box, constraint) {
      return true
    }
    return comparisons[constraint.first.view].contains { _, other in
      guard let second = other.second, other.first.view == constraint.first.view,
        second.area == .safeArea, other.first.attribute == second.attribute,
        second.attribute.isEdge
      else { return false }
      return abs(other.constant) == abs(constraint.constant)
        && second.attribute.isFarEdge == (other.constant < 0)
    }
  }

  /// Whether a view is a box or an image with room at both sides behind whose inner edge another view stands, as a logo above a
  /// form.
  private func isHead(_ box: BoxID, _ constraint: AnchorConstraint) -> Bool {
    guard boxes.isGround(box) || boxes.isPicture(box),
      leavesRoomAtSides(box, constraint.first.attribute.axis)
    else { return false }
    let inner = Anchor(constraint.first.view, constraint.first.attribute.oppositeEdge)
    return comparisons[inner.view].contains { _, other in
      guard let second = other.second, other.relation == .equal, other.space == nil,
        !other.first.view.isHelper, !second.view.isHelper
      else { return false }
      return other.first == inner && second.attribute == constraint.first.attribute
        || second == inner && other.first.attribute == constraint.first.attribute
    }
  }

  /// Whether a view is a container with room at both sides that holds others, as a group of buttons.
  private func isGroup(_ box: BoxID, _ constraint: AnchorConstraint) -> Bool {
    boxes.elements[box.index].paint.isPlain
      && leavesRoomAtSides(box, constraint.first.attribute.axis)
      && boxes.layout.children(of: box).prefix(Self.mostSiblings).contains {
        boxes.layout.style(of: $0).display != .none && boxes.showsSomething($0)
      }
  }

  /// Whether a view is a text, or a button.
  private func isWords(_ box: BoxID, _ constraint: AnchorConstraint) -> Bool {
    let paint = boxes.elements[box.index].paint
    return boxes.showsText(box) && paint.isPlain
      && (paint.background.isEmpty || leavesRoomAtSides(box, constraint.first.attribute.axis))
  }

  /// Whether a view leaves room at both sides of its container: one from side to side is a bar.
  private func leavesRoomAtSides(_ box: BoxID, _ axis: Axis) -> Bool {
    guard let container = boxes.layout.parent(of: box) else { return false }
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let (frame, room) = (boxes.layout.frame(of: box), boxes.layout.frame(of: container).size)
    let (start, end) =
      across == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    return start > 1 && end < room.extent(across) - 1
  }

  private func warning(
    _ constraint: AnchorConstraint, _ edge: Anchor, _ statement: ConstraintStatement
  ) -> Diagnostic {
    let view = BoxID(Int(constraint.first.view.index))
    let inside = constraint.withOppositeSign
    let mends = boxes.layout.parent(of: view).map { container in
      trials.mends(
        ConstraintProposal([inside], omitting: [constraint]),
        in: BoxID(Int(statement.container.index)), where: { $0.isInside(view, of: container) })
    }
    let side = edge.attribute.rawValue
    let amount = shortest(abs(constraint.constant))
    let own = constraint.first.attribute
    let verb = own.isEdge ? "stands" : "has its \(own.isBaseline ? "baseline" : "middle")"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) \(verb) \(amount) beyond the \(side) edge of the safe area",
      at: statement.range,
      hints: mends == true ? ["inside of it is safeArea.\(side)\(inside.constant.asSummand)"] : [])
  }
}
