import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// A view in the row of a strip, which is a ground whose height is a number.
struct StripRow {
  /// The view, and the ground that it stands on: a view before it, or its container.
  var view: BoxID
  var strip: BoxID
  /// The container of the view.
  var container: BoxID
  /// How far the view is inside of the side of the strip, in points.
  var inset: Double
  /// How far its top is below that of the strip; `nil` where its middle is at that of the strip.
  var top: Double?
  /// The statement that gives the strip its height; `nil` where its own attribute does.
  var height: ConstraintStatement?
}

/// Finds the strips on which views stand.
struct StripRows: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The strip at whose side an equality holds a view, and at whose top or middle another one does; `nil` for none.
  func row(of view: BoxID) -> StripRow? {
    let holds = holds(of: view)
    guard let side = holds.first(where: { isInwards($0.constraint) }),
      let container = boxes.layout.parent(of: view),
      let hold = holds.first(where: {
        $0.target == side.target && $0.constraint.first.attribute.axis == .vertical
      })?.constraint, isInside(hold)
    else { return nil }
    let strip = BoxID(Int(side.target.index))
    guard boxes.layout.parent(of: strip) != nil, isStrip(strip),
      strip == container || boxes.layout.parent(of: strip) == container && strip.index < view.index
    else { return nil }
    let given = height(of: strip)
    guard given.isGiven else { return nil }
    return StripRow(
      view: view, strip: strip, container: container, inset: abs(side.constraint.constant),
      top: hold.first.attribute == .top ? hold.constant : nil, height: given.statement)
  }

  /// Whether an equality holds a side of a view inside of the same side of something.
  private func isInwards(_ constraint: AnchorConstraint) -> Bool {
    switch constraint.first.attribute {
    case .leading, .left: constraint.constant > 0
    case .trailing, .right: constraint.constant < 0
    default: false
    }
  }

  /// The equalities that hold an edge or the middle of a view at the same one of another view.
  private func holds(
    of view: BoxID
  ) -> [(constraint: AnchorConstraint, target: ConstraintView)] {
    let own = ConstraintView(view.index)
    return comparisons[own].compactMap { _, constraint in
      guard let second = constraint.second, constraint.first.view == own,
        constraint.relation == .equal, constraint.multiplier == 1, !second.view.isHelper,
        second.attribute == constraint.first.attribute
      else { return nil }
      return (constraint, second.view)
    }
  }

  /// Whether an equality holds a view at the middle of another one, or inside of its top.
  private func isInside(_ hold: AnchorConstraint) -> Bool {
    switch hold.first.attribute {
    case .centerY: hold.constant == 0
    case .top: hold.constant >= 0
    default: false
    }
  }

  private func isStrip(_ box: BoxID) -> Bool {
    let element = boxes.elements[box.index]
    return element.content == .none && !element.paint.background.isEmpty && element.paint.isPlain
      && !boxes.isWindow(box, along: .vertical) && boxes.layout.style(of: box).display != .none
  }

  /// Whether a number is the height of a strip, and the statement that says it; `nil` where its attribute does.
  private func height(of strip: BoxID) -> (isGiven: Bool, statement: ConstraintStatement?) {
    if case .points = boxes.layout.style(of: strip).height { return (true, nil) }
    let found = comparisons[ConstraintView(strip.index)].first { statement, constraint in
      statement.kind == .equation && constraint.relation == .equal && constraint.second == nil
        && constraint.first == Anchor(ConstraintView(strip.index), .height)
    }
    return (found != nil, found?.statement)
  }

  // MARK: What else stands there

  /// The frame of a strip in the coordinates of the view on it.
  func frame(ofStrip row: StripRow) -> Rect {
    let frame = boxes.layout.frame(of: row.strip)
    return row.strip == row.container ? Rect(origin: .zero, size: frame.size) : frame
  }

  /// Whether a strip goes from one side of its container to the other, at the same distance from both.
  func isBand(_ row: StripRow) -> Bool {
    guard let parent = boxes.layout.parent(of: row.strip) else { return false }
    let (frame, room) = (
      boxes.layout.frame(of: row.strip), boxes.layout.frame(of: parent).size.width
    )
    return frame.minX > -1 && abs(room - frame.maxX - frame.minX) < 1
  }

  /// Whether what stands out of the strip is on something else that is above or below that.
  func collides(_ row: StripRow) -> Bool {
    guard let parent = boxes.layout.parent(of: row.strip) else { return false }
    let strip = boxes.layout.frame(of: row.strip)
    var own = boxes.layout.frame(of: row.view)
    if row.strip == row.container {
      own.origin.x += strip.minX
      own.origin.y += strip.minY
    }
    return boxes.layout.children(of: parent).contains { other in
      guard other != row.view, other != row.strip, boxes.showsSomething(other),
        boxes.layout.style(of: other).display != .none
      else { return false }
      let frame = context.views.placeOfWords(in: other) ?? boxes.layout.frame(of: other)
      return (frame.minY > strip.maxY - 1 || frame.maxY < strip.minY + 1) && own.overlaps(frame)
    }
  }
}
