import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The statements that may say where a view is, the likeliest first.
struct PlaceTries: ContextualMessages {
  /// The distance from the view before, in points.
  private static let distance = 4.0
  /// The distance from the view that it is aligned with, in points.
  private static let space = 8.0

  let context: MessageContext
  /// What is open of each view.
  let open: [BoxID: [String]]
  let ties: BoxTies

  init(_ context: MessageContext, open: [BoxID: [String]]) {
    self.context = context
    self.open = open
    ties = BoxTies(context)
  }

  /// What ties a view along an axis: what it says by other means, its neighbours, its container.
  func ties(
    of box: BoxID, along axis: Axis, in parent: BoxID, _ numbers: [String]
  ) -> [BoxTie] {
    let area: LayoutArea = fills(box, numbers, parent) ? .frame : .margin
    let lists = JoinedLists(context)
    var ties = insets(of: box, axis, in: parent) + FormatGaps(context).ties(of: box, axis)
    ties += TwinStatements(context).ties(of: box, along: axis, in: parent)
    ties += LikeRows(context: context, open: open).ties(of: box, along: axis, in: parent, numbers)
    ties += wide(box, axis, in: parent) + onBar(box, axis, in: parent)
    ties += joined(box, axis, in: parent, numbers) + rowMiddle(of: box, axis, in: parent)
    ties += lists.ties(of: box, along: axis, in: parent)
    if let option = lists.option(for: box, axis, in: parent) { ties.append(option) }
    ties += middle(of: box, axis, in: parent) + centre(of: box, axis, in: parent)
    if isHeldAtEnd(box, axis) {
      ties.append(self.ties.edges(of: box, along: axis, in: parent, at: area)[1])
    }
    ties += besideSame(box, axis, in: parent) + neighbours(of: box, axis, in: parent, numbers)
    ties += aligned(box, axis, in: parent)
    if let side = lists.side(of: box, axis, in: parent) { ties.append(side) }
    let one = self.ties.edges(of: box, along: axis, in: parent, at: area)[0]
    if boxes.statementName(of: box, in: source).first == "`" {
      ties.append(one)
    } else {
      let both = self.ties.ends(of: box, along: axis, in: parent, at: area)[1]
      let isOpen =
        numbers.contains(axis == .horizontal ? "width" : "height")
        || boxes.layout.frame(of: parent).size.extent(axis) < 1
      let under = [self.under(box, axis, in: parent, numbers)].compactMap { $0 }
      ties += isOpen ? [both] + under + [one] : [one, both] + under
    }
    if let end = end(of: box, axis, in: parent) { ties.append(end) }
    if axis == .horizontal { ties += ends(ofRowWith: box, in: parent) }
    if axis == .vertical, !numbers.contains("x"), let below = behindLast(box, in: parent) {
      ties.append(below)
    }
    return ties
  }

  /// The end of the row of a view: where the start is taken the end is left.
  private func ends(ofRowWith box: BoxID, in parent: BoxID) -> [BoxTie] {
    let row = LikeRows(context: context, open: open).end(ofRowBeginningWith: box, in: parent)
    let isAtEnd = boxes.showsText(box) && isInRow(box) || boxes.isFilledText(box)
    return [row].compactMap { $0 }
      + (isAtEnd ? [ties.edges(of: box, along: .horizontal, in: parent)[1]] : [])
  }

  /// What puts the middle of a view of a horizontal format at that of another one of it, at whose middle others of the row are held already.
  private func rowMiddle(of box: BoxID, _ axis: Axis, in parent: BoxID) -> [BoxTie] {
    let view = ConstraintView(box.index)
    guard axis == .vertical, !boxes.showsText(box),
      let row = comparisons[view].first(where: { statement, constraint in
        statement.kind == .format && constraint.first.attribute.axis == .horizontal
      })?.statement
    else { return [] }
    let host = row.viewsInOrder.first { other in
      other != view && !other.isHelper && other != row.container
        && comparisons[other].contains { _, constraint in
          constraint.second == Anchor(other, .centerY) && constraint.first.view != view
            && constraint.relation == .equal
        }
    }
    guard let host else { return [] }
    let tie = AnchorConstraint(Anchor(view, .centerY), .equal, Anchor(host, .centerY))
    return [BoxTie(text: equation(tie), constraints: [tie])]
  }

  /// Whether a text is on the line of another view, which may take the start of the row.
  private func isInRow(_ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    return comparisons[view].contains { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal else { return false }
      let other = constraint.first.view == view ? second : constraint.first
      return constraint.first.attribute.kind == .vertical && !constraint.first.attribute.isEdge
        && constraint.first.attribute == second.attribute && !other.view.isHelper
        && boxes.showsText(BoxID(Int(other.view.index)))
    }
  }

  /// What holds the end of a view at that of its container, as far from it as the first view of its format is from the
  /// start; `nil` where it is not the last one of a format.
  private func end(of box: BoxID, _ axis: Axis, in parent: BoxID) -> BoxTie? {
    let owner = ConstraintView(parent.index)
    let (start, edge) = axis.edges
    guard let format = format(endingWith: box, axis) else { return nil }
    let hold = format.constraints.first { constraint in
      guard constraint.relation == .equal, constraint.first.attribute == start,
        let second = constraint.second
      else { return false }
      return second.view == owner && second.attribute == start
    }
    guard let hold, let area = hold.second?.area, area == .frame else {
      return ties.edges(of: box, along: axis, in: parent)[1]
    }
    return equation(box, edge, parent, in: parent, plus: -hold.constant)
  }

  /// The first format along an axis whose last view is this one; `nil` for none.
  private func format(endingWith box: BoxID, _ axis: Axis) -> ConstraintStatement? {
    let view = ConstraintView(box.index)
    return comparisons[view].first { statement, constraint in
      statement.kind == .format && constraint.first.attribute.axis == axis
        && statement.viewsInOrder.last == view
    }?.statement
  }

  /// The last view before one in the document.
  ///
  /// - Parameter isPlaced: Whether it is one whose place is known.
  private func lastBefore(_ box: BoxID, in parent: BoxID, isPlaced: Bool) -> BoxID? {
    boxes.layout.children(of: parent).last { other in
      other.index < box.index && boxes.elements[other.index].kind != .guide
        && boxes.elements[other.index].id != nil && boxes.layout.style(of: other).display != .none
        && (!isPlaced || Set(open[other] ?? []).isDisjoint(with: ["x", "y"]))
    }
  }

  /// What puts words, or a container with words, below the view before it, where it is at no other place; `nil` for others.
  private func behindLast(_ box: BoxID, in parent: BoxID) -> BoxTie? {
    guard holdsWords(box), let before = lastBefore(box, in: parent, isPlaced: false) else {
      return nil
    }
    let below = AnchorConstraint(
      Anchor(ConstraintView(box.index), .top), .equal,
      Anchor(ConstraintView(before.index), .bottom),
      plus: JoinedViews(context, in: parent, along: .vertical).space ?? Self.space)
    return BoxTie(text: equation(below), constraints: [below], isBesideNothing: true)
  }

  /// Whether a view is a text, or has one in it.
  private func holdsWords(_ box: BoxID) -> Bool {
    boxes.showsText(box) || boxes.layout.children(of: box).contains(where: boxes.showsText)
  }

  /// What puts a view of which nothing is said below the one before it; `nil` where that has no known place.
  func below(_ box: BoxID, in parent: BoxID) -> [BoxTie]? {
    guard comparisons[ConstraintView(box.index)].isEmpty,
      let before = lastBefore(box, in: parent, isPlaced: true)
    else { return nil }
    let below = AnchorConstraint(
      Anchor(ConstraintView(box.index), .top), .equal,
      Anchor(ConstraintView(before.index), .bottom),
      plus: JoinedViews(context, in: parent, along: .vertical).space ?? Self.distance)
    let top = BoxTie(text: equation(below), constraints: [below], isBesideNothing: true)
    return [equation(box, .leading, before, in: parent), top]
  }

  /// Whether a view is as wide as its container, so that a margin beside it would move it out at the other side.
  private func fills(_ box: BoxID, _ numbers: [String], _ container: BoxID) -> Bool {
    let room = boxes.layout.frame(of: container).size.width
    return room >= 1 && !numbers.contains("width")
      && boxes.layout.frame(of: box).size.width > room - 1
  }

  // MARK: What is plainly right

  /// Whether a view can be seen in its container: inside of it, and on no text whose place is known.
  ///
  /// - Parameter ties: What places it.
  func isPlain(
    _ box: BoxID, in container: BoxID, after outcome: ConstraintTrials.Outcome,
    besides ties: [BoxTie]
  ) -> Bool {
    guard outcome.standsOut <= 0, let own = outcome.frame(of: box),
      let room = outcome.frame(of: container)?.size, fits(own, in: room),
      leavesNoneOut(of: container, room, after: outcome),
      !outcome.leavesOut(open, of: container, in: boxes),
      !outcome.hasFarLarger(in: container, of: boxes)
    else { return false }
    let isText = holdsWords(box)
    let isOpaque = boxes.elements[box.index].paint.background.color.alpha == 1
    let isAlone = ties.contains(where: \.isBesideNothing)
    guard isText || isOpaque || isAlone else { return true }
    guard !boxes.isFilledText(box) || !isAcross(box, own, in: container, after: outcome) else {
      return false
    }
    return !boxes.layout.children(of: container).contains { other in
      guard other != box,
        isAlone
          ? boxes.elements[other.index].kind != .guide
          : boxes.showsText(other) && (isText || other.index < box.index),
        Set(outcome.openNumbers(of: other)).isDisjoint(with: ["x", "y"]),
        let frame = outcome.frame(of: other)
      else { return false }
      return own.overlaps(frame)
    }
  }

  /// Whether a view is on a part of another one that is seen, of which the place is known.
  private func isAcross(
    _ box: BoxID, _ own: Rect, in container: BoxID, after outcome: ConstraintTrials.Outcome
  ) -> Bool {
    boxes.layout.children(of: container).prefix(SeenPlaces.mostViews).contains { other in
      guard other != box, boxes.isGround(other) || boxes.isPicture(other),
        Set(outcome.openNumbers(of: other)).isDisjoint(with: ["x", "y"]),
        let frame = outcome.frame(of: other)
      else { return false }
      return own.overlaps(frame) && !frame.covers(own)
    }
  }

  /// Whether a container that was 0 holds all of its views where it is not 0 any more.
  private func leavesNoneOut(
    of container: BoxID, _ room: Size, after outcome: ConstraintTrials.Outcome
  ) -> Bool {
    let before = boxes.layout.frame(of: container).size
    let axes = [Axis.horizontal, .vertical].filter {
      before.extent($0) < 1 && room.extent($0) >= 1
    }
    return axes.isEmpty
      || boxes.layout.children(of: container).allSatisfy { view in
        guard boxes.layout.style(of: view).display != .none, let frame = outcome.frame(of: view)
        else { return true }
        return fits(frame, in: room)
      }
  }

  /// Whether a frame is inside of a container, as far as there is room for it.
  private func fits(_ frame: Rect, in room: Size) -> Bool {
    func isInside(_ start: Double, _ end: Double, _ room: Double) -> Bool {
      room < 1 || end - start > room + 1 || start > -1 && end < room + 1
    }
    return isInside(frame.minX, frame.maxX, room.width)
      && isInside(frame.minY, frame.maxY, room.height)
  }

  // MARK: Ties

  private func equation(
    _ box: BoxID, _ attribute: LayoutAttribute, _ other: BoxID, in parent: BoxID,
    plus distance: Double = 0
  ) -> BoxTie {
    let target = other == parent ? "superview" : boxes.statementName(of: other, in: source)
    let name = boxes.statementName(of: box, in: source)
    return BoxTie(
      text:
        "<constraint>\(name).\(attribute.rawValue) == \(target).\(attribute.rawValue)\(distance.asSummand)</constraint>",
      constraints: [
        AnchorConstraint(
          Anchor(ConstraintView(box.index), attribute), .equal,
          Anchor(ConstraintView(other.index), attribute), plus: distance)
      ])
  }

  /// What a view's insets would say if it were out of flow.
  private func insets(of box: BoxID, _ axis: Axis, in parent: BoxID) -> [BoxTie] {
    let style = boxes.layout.style(of: box)
    guard style.position == .absolute else { return [] }
    let sides: [(LayoutAttribute, Dimension)] =
      axis == .horizontal
      ? [(.left, style.inset.left), (.right, style.inset.right)]
      : [(.top, style.inset.top), (.bottom, style.inset.bottom)]
    return sides.compactMap { side, inset in
      guard case .points(let points) = inset else { return nil }
      let isEnd = side == .right || side == .bottom
      return equation(box, side, parent, in: parent, plus: isEnd ? -points : points)
    }
  }

  /// The place behind the last view of a column or row, and what it has in common with that.
  private func joined(
    _ box: BoxID, _ axis: Axis, in parent: BoxID, _ numbers: [String]
  ) -> [BoxTie] {
    let along = JoinedViews(context, in: parent, along: axis)
    var ties = [along.insertion(of: box), along.tie(of: box), along.third(box)].compactMap { $0 }
    // A column beside a view whose sides are known is none that the view continues.
    if let before = along.before(box), isApart(box, from: before, axis, numbers) { ties = [] }
    // What is in another row of a grid does not go on behind the last view of one.
    if !ties.isEmpty, axis == .vertical { return ties }
    guard comparisons[ConstraintView(box.index)].isEmpty else { return [] }
    let across = JoinedViews(
      context, in: parent, along: axis == .horizontal ? .vertical : .horizontal)
    guard across.tie(of: box) != nil || across.insertion(of: box) != nil,
      let before = across.before(box)
    else { return [] }
    let isSizeOpen = numbers.contains(axis == .horizontal ? "width" : "height")
    return [tie(box, beside: before, axis, in: parent, isSizeOpen: isSizeOpen)]
  }

  /// The middle of its container, where a format is the known way to centre without the option that does it.
  private func middle(of box: BoxID, _ axis: Axis, in parent: BoxID) -> [BoxTie] {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(parent.index))
    let found = comparisons[view].first { statement, constraint in
      statement.kind == .format && constraint.relation == .lessOrEqual
        && constraint.first.attribute.axis != axis && constraint.first.view == view
        && constraint.second?.view == owner
        && constraint.second?.attribute == constraint.first.attribute.oppositeEdge
    }
    guard let statement = found?.statement else { return [] }
    let attribute: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    var tie = equation(box, attribute, parent, in: parent)
    let place = place(of: statement.range)
    let option = "alignAll\(axis == .horizontal ? "CenterX" : "CenterY")"
    tie.text =
      statement.options.isEmpty
      ? "options=\"\(option)\" in \(place)" : "\(option) among the options of \(place)"
    return [tie]
  }

  /// The middle of its container, where the view is in the middle along the other axis and has views of its own, as a dialog has.
  private func centre(of box: BoxID, _ axis: Axis, in parent: BoxID) -> [BoxTie] {
    let (own, across): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.centerX, .centerY) : (.centerY, .centerX)
    let (view, owner) = (ConstraintView(box.index), ConstraintView(parent.index))
    let isCentred = comparisons[view].contains { _, constraint in
      constraint.relation == .equal && constraint.first == Anchor(view, across)
        && constraint.second == Anchor(owner, across) && constraint.constant == 0
        && constraint.multiplier == 1
    }
    return isCentred && !boxes.layout.children(of: box).isEmpty
      ? [equation(box, own, parent, in: parent)] : []
  }

  /// Whether others stand at the end of a view along an axis and none elsewhere: that is its side of the container. What
  /// stands on it, as a badge at its corner does, says nothing of that.
  private func isHeldAtEnd(_ box: BoxID, _ axis: Axis) -> Bool {
    let view = ConstraintView(box.index)
    let others = comparisons[view].compactMap { _, constraint -> AnchorConstraint? in
      guard let second = constraint.second, second.view == view, constraint.first.view != view,
        !constraint.first.view.isHelper, constraint.relation == .equal,
        second.attribute.axis == axis, second.attribute.kind != .size
      else { return nil }
      return constraint
    }
    return !others.isEmpty
      && others.allSatisfy { constraint in
        let edge = constraint.first.attribute
        return edge.isFarEdge && constraint.second?.attribute == edge
          && areBeside(box, BoxID(Int(constraint.first.view.index)), across: axis)
      }
  }

  /// Whether two views have nothing in common on the other axis.
  private func areBeside(_ box: BoxID, _ other: BoxID, across axis: Axis) -> Bool {
    let (own, next) = (boxes.layout.frame(of: box), boxes.layout.frame(of: other))
    return axis == .horizontal
      ? own.maxY <= next.minY || next.maxY <= own.minY
      : own.maxX <= next.minX || next.maxX <= own.minX
  }

  /// The place of a view beside it, along the axis on which they are side by side.
  private func neighbours(
    of box: BoxID, _ axis: Axis, in parent: BoxID, _ numbers: [String]
  ) -> [BoxTie] {
    let view = ConstraintView(box.index)
    let isSizeOpen = numbers.contains(axis == .horizontal ? "width" : "height")
    return comparisons[view].lazy.compactMap { _, constraint -> BoxTie? in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute.axis != axis, constraint.first.attribute.isEdge,
        second.attribute == constraint.first.attribute.oppositeEdge
      else { return nil }
      let other = constraint.first.view == view ? second.view : constraint.first.view
      guard !other.isHelper, other != view else { return nil }
      let next = BoxID(Int(other.index))
      guard boxes.layout.parent(of: next) == parent,
        !(open[next]?.contains(axis == .horizontal ? "x" : "y") ?? false)
      else { return nil }
      // Who is below a row of several is as wide as all of it.
      if isSizeOpen, !hasSizeOfOthers(box), sharesRow(next, axis, in: parent) {
        return ties.ends(of: box, along: axis, in: parent)[1]
      }
      return tie(box, beside: next, axis, in: parent, isSizeOpen: isSizeOpen)
    }.prefix(2).map { $0 }
  }

  /// The start of a text beside the view at whose edge a text is held from top to bottom, as that other text is: both are a column.
  private func besideSame(_ box: BoxID, _ axis: Axis, in parent: BoxID) -> [BoxTie] {
    guard axis == .horizontal, boxes.showsText(box) else { return [] }
    let view = ConstraintView(box.index)
    let targets = comparisons[view].compactMap { statement, constraint -> ConstraintView? in
      guard constraint.first.view == view, constraint.relation == .equal,
        let second = constraint.second, second.attribute == constraint.first.attribute,
        second.attribute.axis == .vertical, second.attribute.isEdge,
        second.view != statement.container, !second.view.isHelper
      else { return nil }
      return second.view
    }
    for target in targets.prefix(2) {
      let side = Anchor(target, .trailing)
      let column = comparisons[target].lazy.compactMap { _, constraint -> BoxID? in
        guard constraint.second == side, constraint.first.attribute == .leading,
          constraint.relation == .equal, constraint.constant >= 0,
          constraint.first.view != view, !constraint.first.view.isHelper
        else { return nil }
        let other = BoxID(Int(constraint.first.view.index))
        return self.boxes.showsText(other) && self.boxes.layout.parent(of: other) == parent
          && !(self.open[other]?.contains("x") ?? false) ? other : nil
      }.first
      if let column { return [equation(box, .leading, column, in: parent)] }
    }
    return []
  }

  /// The middle of a bar along which an equation has a ground that is thicker than the bar, as the knob of a slider is.
  private func onBar(_ box: BoxID, _ axis: Axis, in parent: BoxID) -> [BoxTie] {
    let (view, across) = (
      ConstraintView(box.index), axis == .horizontal ? Axis.vertical : .horizontal
    )
    let own = boxes.layout.frame(of: box).size
    let (middle, other): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.centerX, .centerY) : (.centerY, .centerX)
    guard boxes.isGround(box) else { return [] }
    let bar = comparisons[view].lazy.compactMap { _, constraint -> BoxID? in
      guard constraint.first == Anchor(view, other), constraint.relation == .equal,
        let second = constraint.second, !second.view.isHelper
      else { return nil }
      let bar = BoxID(Int(second.view.index))
      let size = boxes.layout.frame(of: bar).size
      return boxes.layout.parent(of: bar) == parent && boxes.elements[bar.index].content == .none
        && !boxes.elements[bar.index].paint.background.isEmpty
        && size.extent(axis) < own.extent(axis) && size.extent(across) > own.extent(across)
        && !(open[bar]?.contains(axis == .horizontal ? "x" : "y") ?? false) ? bar : nil
    }.first
    return bar.map { [equation(box, middle, $0, in: parent)] } ?? []
  }

  /// The place of a view by the one that it is aligned with along the other axis: behind that, or at a corner of it for a small
  /// ground on a larger one, as a badge is.
  private func aligned(_ box: BoxID, _ axis: Axis, in parent: BoxID) -> [BoxTie] {
    let view = ConstraintView(box.index)
    let found = comparisons[view].lazy.compactMap { _, constraint -> BoxID? in
      guard constraint.first.view == view, let second = constraint.second,
        constraint.relation == .equal, constraint.first.attribute.axis != axis,
        constraint.first.attribute == second.attribute, constraint.first.attribute.isEdge,
        !second.view.isHelper
      else { return nil }
      let other = BoxID(Int(second.view.index))
      return boxes.layout.parent(of: other) == parent && boxes.elements[other.index].kind != .guide
        && !(open[other]?.contains(axis == .horizontal ? "x" : "y") ?? false) ? other : nil
    }
    guard let other = found.first else { return [] }
    let (start, end) = axis.edges
    guard !isBadge(box, on: other) else {
      return [equation(box, axis == .horizontal ? end : start, other, in: parent)]
    }
    guard holdsWords(box) else { return [] }
    let names = [box, other].map { boxes.statementName(of: $0, in: source) }
    let space = usualSpace(in: parent, along: axis)
    let behind = AnchorConstraint(
      Anchor(view, start), .equal, Anchor(ConstraintView(other.index), end), plus: space)
    return [
      BoxTie(
        text:
          "<constraint>\(names[0]).\(start.rawValue) == \(names[1]).\(end.rawValue)\(space.asSummand)</constraint>",
        constraints: [behind], isBesideNothing: true)
    ]
  }

  /// Whether a view is a small ground before a larger box or image.
  private func isBadge(_ box: BoxID, on other: BoxID) -> Bool {
    let (own, ground) = (boxes.layout.frame(of: box).size, boxes.layout.frame(of: other).size)
    return boxes.elements[box.index].paint.background.color.alpha == 1 && box.index > other.index
      && (boxes.isGround(other) || boxes.isPicture(other))
      && own.width <= ground.width / 2 && own.height <= ground.height / 2
  }

  private func tie(
    _ box: BoxID, beside next: BoxID, _ axis: Axis, in parent: BoxID, isSizeOpen: Bool
  ) -> BoxTie {
    let (start, end) = axis.edges
    if isSizeOpen {
      let both = [start, end].map { equation(box, $0, next, in: parent) }
      return BoxTie(
        text: both.map(\.text).listed(), constraints: both.flatMap(\.constraints))
    }
    let extents = [box, next].map { boxes.layout.frame(of: $0).size.extent(axis) }
    let isAlike = axis == .horizontal || abs(extents[0] - extents[1]) < 1
    return equation(box, isAlike ? start : .centerY, next, in: parent)
  }
}
