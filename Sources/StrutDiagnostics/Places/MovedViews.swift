import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views that are as large as their container and moved by a distance, since both ends of an axis say the same number:
/// the distance from an end behind is subtracted, which people who come from margins forget.
struct MovedViews {
  /// What holds a view at an edge of its container.
  private struct Edge {
    var statement: ConstraintStatement
    var constraint: AnchorConstraint
  }

  /// How many times as high as those of another text the letters of an ornament are.
  private static let leastOrnament = 3.0
  /// The most views beside a text that are looked at.
  private static let mostSiblings = 300

  private let boxes: BoxTree
  private let comparisons: ComparisonsByView
  /// The document, whose names hints have.
  private let source: SourceText

  init(_ context: MessageContext) {
    (boxes, comparisons, source) = (context.boxes, context.comparisons, context.source)
  }

  /// A warning for each of them and axis, at the statement about the end.
  var warnings: [Diagnostic] {
    var starts: [Anchor: Edge] = [:]
    var ends: [(start: Anchor, edge: Edge)] = []
    for statement in boxes.layout.constraintStatements where statement.stack == nil {
      for constraint in statement.constraints where isDistance(constraint, in: statement) {
        switch constraint.first.attribute {
        case .leading, .top, .left:
          starts[constraint.first] = Edge(statement: statement, constraint: constraint)
        case .trailing:
          ends.append(
            (start(of: constraint, .leading), Edge(statement: statement, constraint: constraint)))
        case .right:
          ends.append(
            (start(of: constraint, .left), Edge(statement: statement, constraint: constraint)))
        case .bottom:
          ends.append(
            (start(of: constraint, .top), Edge(statement: statement, constraint: constraint)))
        default: break
        }
      }
    }
    let moved: [Diagnostic] = ends.compactMap { start, end in
      guard let begin = starts[start], begin.constraint.constant == end.constraint.constant,
        begin.statement.container == end.statement.container
      else { return nil }
      return warning(end)
    }
    let places = Set(moved.compactMap(\.range))
    return moved
      + pushedViews.filter { warning in warning.range.map { !places.contains($0) } ?? true }
  }

  /// A warning for each view that a distance of the wrong sign pushes out of the canvas.
  private var pushedViews: [Diagnostic] {
    boxes.layout.constraintStatements.flatMap { statement -> [Diagnostic] in
      // One about all edges is told as such.
      guard statement.kind == .equation || statement.kind == .format,
        statement.constraints.count < 4 || statement.kind == .format
      else { return [] }
      return statement.constraints.compactMap { warning(ofPushed: $0, in: statement) }
    }
  }

  private func warning(
    ofPushed written: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    let constraint = written.about(viewOf: statement)
    guard isOutwards(constraint, in: statement), !isCutOnPurpose(statement) else { return nil }
    let isEnd = holdsOpen(constraint)
    guard isEnd || !isHeldOpposite(constraint),
      statement.kind == .equation
        || boxes.showsText(BoxID(Int(constraint.first.view.index)))
    else { return nil }
    // Where others are behind it, the container was to end at those.
    guard written == constraint || !hasOthersBeyond(constraint) else { return nil }
    let hint = hint(for: constraint, written, statement)
    if let warning = warning(ofCrossing: constraint, in: statement, hint) { return warning }
    guard let amount = overhang(of: constraint), isEnd || isMissed(constraint, amount) else {
      return nil
    }
    let view = BoxID(Int(constraint.first.view.index))
    let side = constraint.first.attribute.rawValue
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) stands \(shortest(amount)) beyond the \(side) edge of its container, where the canvas ends",
      at: statement.range, hints: ["inside of it is \(hint)"])
  }

  /// Whether the container of a statement says that what goes on beyond it is cut.
  private func isCutOnPurpose(_ statement: ConstraintStatement) -> Bool {
    boxes.isWindow(BoxID(Int(statement.container.index)))
  }

  /// Whether another view is wholly beyond the edge of the container at which a view is held.
  private func hasOthersBeyond(_ constraint: AnchorConstraint) -> Bool {
    let view = BoxID(Int(constraint.first.view.index))
    guard let container = boxes.layout.parent(of: view) else { return false }
    let room = boxes.layout.frame(of: container).size
    let axis = constraint.first.attribute.axis
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).contains { other in
      let frame = boxes.layout.frame(of: other)
      return other != view && boxes.layout.style(of: other).display != .none
        && (axis == .horizontal
          ? frame.minX >= room.width || frame.maxX <= 0
          : frame.minY >= room.height || frame.maxY <= 0)
    }
  }

  /// The words for a distance inwards, as its statement has it.
  private func hint(
    for constraint: AnchorConstraint, _ written: AnchorConstraint, _ statement: ConstraintStatement
  ) -> String {
    let side = constraint.first.attribute.rawValue
    let number = shortest(abs(constraint.constant))
    guard statement.kind == .equation else { return "\(number) in place of -\(number)" }
    let sign = constraint.constant > 0 ? "-" : "+"
    guard written != constraint else { return "superview.\(side) \(sign) \(number)" }
    let name = boxes.statementName(of: BoxID(Int(constraint.first.view.index)), in: source)
    return
      "<constraint>superview.\(side) == \(name).\(side)\(written.withOppositeSign.constant.asSummand)</constraint>"
  }

  /// A warning for words that cross the edge of what they stand on.
  private func warning(
    ofCrossing constraint: AnchorConstraint, in statement: ConstraintStatement, _ hint: String
  ) -> Diagnostic? {
    let view = BoxID(Int(constraint.first.view.index))
    let amount = abs(constraint.constant)
    guard let container = boxes.layout.parent(of: view), boxes.showsText(view), amount >= 4,
      container == BoxID(Int(statement.container.index)),
      isPaintedInside(container) || isInside(constraint)
    else { return nil }
    let paint = boxes.elements[view.index].paint
    let size = boxes.layout.frame(of: view).size
    let extent = constraint.first.attribute.axis == .horizontal ? size.width : size.height
    // What has a ground of its own is a badge.
    guard paint.background.isEmpty, boxes.layout.style(of: view).border == StyleEdges(0),
      paint.boxShadow.isEmpty, paint.isPlain, size.width >= 1, size.height >= 1, amount < extent
    else { return nil }
    let side = constraint.first.attribute.rawValue
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: view)) crosses the \(side) edge of its container, by \(shortest(amount))",
      at: statement.range,
      hints: ["inside of it is \(hint)"])
  }

  /// Whether the ground of a container ends with it, so that its edge can be seen.
  private func isPaintedInside(_ container: BoxID) -> Bool {
    let paint = boxes.elements[container.index].paint
    return boxes.layout.parent(of: container) != nil && !paint.background.isEmpty
  }

  /// Whether a comparison holds an edge of a view outside of the same edge of its container.
  private func isOutwards(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Bool {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.space == nil,
      second.attribute == constraint.first.attribute, second.view == statement.container,
      second.area == .frame, !constraint.first.view.isHelper, constraint.first.view != second.view
    else { return false }
    switch second.attribute {
    case .trailing, .right, .bottom: return constraint.constant > 0
    case .leading, .left, .top: return constraint.constant < 0
    default: return false
    }
  }

  /// Whether the opposite edge of the view is held at the container as well: what covers it may well stand out.
  private func isHeldOpposite(_ constraint: AnchorConstraint) -> Bool {
    let attribute = constraint.first.attribute
    let axis = attribute.axis
    return comparisons[constraint.first.view].contains { _, other in
      let anchors = [other.first, other.second].compactMap { $0 }
      return anchors.contains {
        $0.view == constraint.first.view && $0.attribute.axis == axis
          && $0.attribute != attribute && $0.attribute.kind != .size
      } && anchors.contains { $0.view == constraint.second?.view }
    }
  }

  /// Whether a view that has a size of its own is held at both ends, so that it is what gives the canvas its size: nobody
  /// has a part of that stand out.
  private func holdsOpen(_ constraint: AnchorConstraint) -> Bool {
    guard let owner = constraint.second?.view, !owner.isHelper else { return false }
    let (view, root) = (BoxID(Int(constraint.first.view.index)), BoxID(Int(owner.index)))
    let axis = constraint.first.attribute.axis
    let (style, own) = (boxes.layout.style(of: root), boxes.layout.style(of: view))
    guard boxes.layout.parent(of: root) == nil,
      (axis == .horizontal ? boxes.canvas.width : boxes.canvas.height) == nil,
      (axis == .horizontal ? style.width : style.height) == .auto
    else { return false }
    let size: LayoutAttribute = axis == .horizontal ? .width : .height
    let hasSize =
      (axis == .horizontal ? own.width : own.height) != .auto || boxes.showsText(view)
      || comparisons[constraint.first.view].contains {
        $0.constraint.first == Anchor(constraint.first.view, size) && $0.constraint.second == nil
      }
    return hasSize
      && comparisons[constraint.first.view].contains { _, other in
        other.relation == .equal
          && [other.first, other.second].contains(
            Anchor(constraint.first.view, constraint.first.attribute.oppositeEdge))
      }
  }

  /// How far the view of a comparison stands out of the root box at that edge; `nil` where it does not.
  private func overhang(of constraint: AnchorConstraint) -> Double? {
    var current = BoxID(Int(constraint.first.view.index))
    guard boxes.layout.style(of: current).display != .none else { return nil }
    let size = boxes.layout.frame(of: current).size
    let isRightToLeft = boxes.layout.parent(of: current).map(boxes.isRightToLeft) ?? false
    var origin = Point.zero
    while let parent = boxes.layout.parent(of: current) {
      let frame = boxes.layout.frame(of: current)
      origin.x += frame.minX
      origin.y += frame.minY
      current = parent
    }
    let canvas = boxes.layout.frame(of: current).size
    let left = -origin.x
    let right = origin.x + size.width - canvas.width
    let amount =
      switch constraint.first.attribute {
      case .left: left
      case .right: right
      case .leading: isRightToLeft ? right : left
      case .trailing: isRightToLeft ? left : right
      case .top: -origin.y
      default: origin.y + size.height - canvas.height
      }
    return amount >= 1 ? amount : nil
  }

  /// Whether somebody misses what stands out: texts, and the usual distances of views that hold others.
  private func isMissed(_ constraint: AnchorConstraint, _ amount: Double) -> Bool {
    let view = BoxID(Int(constraint.first.view.index))
    let size = boxes.layout.frame(of: view).size
    guard size.width >= 1, size.height >= 1 else { return false }
    if case .text = boxes.elements[view.index].content { return !isOrnament(view) }
    if isSheet(constraint) { return false }
    // A box with nothing in it is a decoration, which may stand out wherever it likes; but one that is as far inside along
    // the other axis was meant to be inside.
    guard !boxes.layout.children(of: view).isEmpty else { return isInside(constraint) }
    let extent = constraint.first.attribute.axis == .horizontal ? size.width : size.height
    // What decorates a corner stands out by more of itself.
    return abs(constraint.constant) <= 24 && amount <= extent / 3
  }

  /// Whether another statement holds the view inside of its container by the same distance along the other axis, also by the
  /// margins.
  private func isInside(_ constraint: AnchorConstraint) -> Bool {
    let view = BoxID(Int(constraint.first.view.index))
    guard let container = boxes.layout.parent(of: view) else { return false }
    let (frame, room) = (boxes.layout.frame(of: view), boxes.layout.frame(of: container).size)
    return comparisons[constraint.first.view].contains { _, other in
      guard let second = other.second,
        Set([other.first.view, second.view]) == [constraint.first.view, constraint.second?.view],
        other.first.attribute == second.attribute, other.relation == .equal,
        second.attribute.isEdge, second.attribute.axis != constraint.first.attribute.axis
      else { return false }
      let distances =
        second.attribute.axis == .vertical
        ? (frame.minY, room.height - frame.maxY) : (frame.minX, room.width - frame.maxX)
      let isTurned = second.attribute.followsDirection && boxes.isRightToLeft(container)
      let distance = second.attribute.isFarEdge != isTurned ? distances.1 : distances.0
      return abs(distance - abs(constraint.constant)) < 0.5
    }
  }

  /// Whether a view is as wide or high as the canvas, at whose edge its round corners are out of sight: a sheet.
  private func isSheet(_ constraint: AnchorConstraint) -> Bool {
    let view = BoxID(Int(constraint.first.view.index))
    guard let container = boxes.layout.parent(of: view) else { return false }
    let across: Axis = constraint.first.attribute.axis == .horizontal ? .vertical : .horizontal
    let lengths = [view, container].map { boxes.layout.frame(of: $0).size.extent(across) }
    return abs(lengths[0] - lengths[1]) < 1
      && boxes.elements[view.index].paint.borderRadius != Corners(.zero)
  }

  /// Whether a text is so much larger than others beside it that it is an ornament of which a part may be cut.
  private func isOrnament(_ view: BoxID) -> Bool {
    guard let container = boxes.layout.parent(of: view) else { return false }
    func line(_ box: BoxID) -> Double? { boxes.showsText(box) ? boxes.fontSize(of: box) : nil }
    guard let own = line(view) else { return false }
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).contains {
      $0 != view && line($0).map { own >= Self.leastOrnament * $0 } ?? false
    }
  }

  /// Whether a comparison holds a view at a distance from the same edge of its own container, of the same sign on both ends.
  private func isDistance(_ constraint: AnchorConstraint, in statement: ConstraintStatement) -> Bool
  {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.priority == .required, constraint.constant > 0, constraint.multiplier == 1,
      constraint.space == nil, second.attribute == constraint.first.attribute,
      second.view == statement.container, second.area == .frame, !constraint.first.view.isHelper,
      constraint.first.view != second.view
    else { return false }
    let view = BoxID(Int(constraint.first.view.index))
    return boxes.layout.parent(of: view) == BoxID(Int(second.view.index))
      && boxes.layout.style(of: view).display != .none
  }

  private func start(of constraint: AnchorConstraint, _ attribute: LayoutAttribute) -> Anchor {
    Anchor(constraint.first.view, attribute)
  }

  private func warning(_ edge: Edge) -> Diagnostic {
    let name = boxes.name(of: BoxID(Int(edge.constraint.first.view.index)))
    let side = edge.constraint.first.attribute.rawValue
    let number = shortest(edge.constraint.constant)
    return Diagnostic(
      .warning, "outside", "\(name) ends \(number) beyond the \(side) edge of its container",
      at: edge.statement.range, hints: ["inside of it is superview.\(side) - \(number)"])
  }
}

extension AnchorConstraint {
  /// The same comparison about the view in place of the container of its statement, where an equality names that first.
  fileprivate func about(viewOf statement: ConstraintStatement) -> AnchorConstraint {
    guard let second, first.view == statement.container, second.view != statement.container,
      relation == .equal, multiplier == 1, space == nil
    else { return self }
    return AnchorConstraint(second, .equal, first, plus: -constant, priority: priority)
  }
}
