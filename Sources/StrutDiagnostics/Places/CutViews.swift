import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The views of which the canvas cuts a part, although nothing says that this is meant: pages and cards that go on in a row, sheets, what
/// decorates a page, and what an equation holds outwards are cut on purpose.
struct CutViews: ContextualMessages {
  /// The most views of a container of which it is asked whether they are meant, and the most that are looked at beside one.
  private static let (mostCut, mostSiblings) = (24, 300)
  /// The most views that are followed from one.
  private static let mostFollowed = 6
  /// By how much a page that is as wide as the canvas is moved at least where a drawer is beside it: a part of that.
  private static let leastDrawer = 0.25
  /// How many times as long as the canvas a strip of pages is.
  private static let leastStrip = 1.5
  /// How many times as high as those of another text the letters of an ornament are.
  private static let leastOrnament = 3.0

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// The first of all containers, in the order of the document, without those that are where another one of them is.
  func all(atMost most: Int) -> [CutView] {
    var found: [CutView] = []
    for (container, views) in context.views.byContainer where found.count < most {
      guard let edges = edgesAtCanvas(of: container) else { continue }
      let cut = views.flatMap { box in
        [Axis.horizontal, .vertical].compactMap { self.cut(box, container, $0, edges) }
      }
      found += cut.prefix(Self.mostCut).filter { !isMeant($0) && target(of: $0) == nil }
    }
    return Array(found.prefix(most))
  }

  // MARK: What is cut

  /// The edges of a container at which the canvas ends as well; `nil` where something around it cuts what goes on beyond, on purpose.
  private func edgesAtCanvas(of container: BoxID) -> Set<LayoutAttribute>? {
    var (current, origin) = (container, Point.zero)
    while true {
      if boxes.isWindow(current) { return nil }
      guard let parent = boxes.layout.parent(of: current) else { break }
      let frame = boxes.layout.frame(of: current)
      origin.x += frame.minX
      origin.y += frame.minY
      current = parent
    }
    let (canvas, size) = (
      boxes.layout.frame(of: current).size, boxes.layout.frame(of: container).size
    )
    guard size.width > 1, size.height > 1 else { return nil }
    var edges: Set<LayoutAttribute> = []
    if abs(origin.x) < 1 { edges.insert(.left) }
    if abs(origin.y) < 1 { edges.insert(.top) }
    if abs(origin.x + size.width - canvas.width) < 1 { edges.insert(.right) }
    if abs(origin.y + size.height - canvas.height) < 1 { edges.insert(.bottom) }
    return edges
  }

  private func cut(
    _ box: BoxID, _ container: BoxID, _ axis: Axis, _ edges: Set<LayoutAttribute>
  ) -> CutView? {
    let (frame, size) = (boxes.layout.frame(of: box), boxes.layout.frame(of: container).size)
    let room = size.extent(axis)
    let least = CutView.leastLength
    let (low, high) =
      axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let isBefore = low < -least && edges.contains(axis == .horizontal ? .left : .top)
    let isBeyond = high > room + least && edges.contains(axis == .horizontal ? .right : .bottom)
    // What is wholly outside is told as that.
    guard isBefore || isBeyond, low < room, high > 0, isSeen(box, frame) else { return nil }
    return CutView(box, in: container, along: axis, of: boxes)
  }

  /// Whether a view is seen as it stands: lines that run on beyond the canvas look as those that end there.
  private func isSeen(_ box: BoxID, _ frame: Rect) -> Bool {
    let element = boxes.elements[box.index]
    return element.kind != .guide && element.paint.isPlain && boxes.showsSomething(box)
      && boxes.layout.style(of: box).display != .none
      && min(frame.size.width, frame.size.height) > Self.lineThickness && !open.isTold(box)
  }

  // MARK: What is meant

  private func isMeant(_ view: CutView) -> Bool {
    isHeldOutwards(view) || isPage(view) || isStrip(view) || isSheet(view) || isBackground(view)
      || isDecoration(view) || showsAllWords(view) || isOrnament(view) || goesOn(view)
      || isFolded(view) || isOnMap(view) || isGauge(view)
  }

  /// Whether an equation says itself that an edge of the view is beyond one of its container, that its middle is nearer to an edge than
  /// half of it, or at a part of the way to that.
  private func isHeldOutwards(_ view: CutView) -> Bool {
    let (own, owner) = (ConstraintView(view.box.index), ConstraintView(view.container.index))
    return comparisons[own].contains { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal,
        Set([constraint.first.view, second.view]) == [own, owner]
      else { return false }
      let isFirst = constraint.first.view == own
      let (mine, edge) = isFirst ? (constraint.first, second) : (second, constraint.first)
      let distance = isFirst ? constraint.constant : -constraint.constant
      if constraint.multiplier != 1 { return mine.attribute.kind != .size }
      guard edge.attribute.isEdge else { return false }
      guard mine.attribute.isEdge else {
        let half = max(view.extent / 2, 1)
        return edge.attribute.isFarEdge ? distance > -half : distance < half
      }
      return mine.attribute == edge.attribute && distance != 0
        && edge.attribute.isFarEdge == (distance > 0)
    }
  }

  /// Whether a view stands below another one and ends below the canvas, as the last one of a page does that is scrolled.
  private func isFolded(_ view: CutView) -> Bool {
    let own = Anchor(ConstraintView(view.box.index), .top)
    return view.axis == .vertical && !view.isBeyondBoth && view.side == .bottom
      && comparisons[own.view].contains { _, constraint in
        constraint.first == own && constraint.relation == .equal
          && constraint.second?.attribute == .bottom
      }
  }

  /// Whether distances from the container alone place a view, along both axes: it is at a place of a map or a drawing, and in no row.
  private func isOnMap(_ view: CutView) -> Bool {
    let (own, owner) = (ConstraintView(view.box.index), ConstraintView(view.container.index))
    let held = comparisons[own].filter { _, constraint in
      constraint.first.view == own && constraint.first.attribute.kind != .size
    }
    return held.count == 2
      && held.allSatisfy { _, constraint in
        guard let second = constraint.second, second.view == owner, constraint.constant > 0,
          constraint.relation == .equal, constraint.space == nil
        else { return false }
        return [.leading, .left, .top].contains(second.attribute)
          && constraint.first.attribute == second.attribute
      } && Set(held.map { $0.constraint.first.attribute.axis }).count == 2
  }

  /// Whether a view is a disc or a ring with something at its middle that is seen, as a gauge is of which the upper half shows.
  private func isGauge(_ view: CutView) -> Bool {
    let (frame, room) = (
      boxes.layout.frame(of: view.box), boxes.layout.frame(of: view.container).size
    )
    let radius = boxes.elements[view.box.index].paint.borderRadius.topLeft
    let middle = (frame.minX + frame.size.width / 2, frame.minY + frame.size.height / 2)
    guard abs(frame.size.width - frame.size.height) < 1, radius != .zero,
      middle.0 > 0, middle.1 > 0, middle.0 < room.width, middle.1 < room.height
    else { return false }
    let own = ConstraintView(view.box.index)
    let middles = comparisons[own].compactMap { _, constraint -> LayoutAttribute? in
      guard let second = constraint.second, second.view == own, constraint.first.view != own,
        constraint.relation == .equal, constraint.constant == 0, !constraint.first.view.isHelper
      else { return nil }
      return second.attribute
    }
    return middles.contains(.centerX) && middles.contains(.centerY)
  }

  /// Whether a view is as long as the canvas and moved far, as a page beside a drawer is.
  private func isPage(_ view: CutView) -> Bool {
    abs(view.extent - view.room) < 1
      && max(view.before, view.beyond) >= Self.leastDrawer * view.room
  }

  /// Whether a view with others in it is much longer than the canvas, as a strip of pages is of which one is seen.
  private func isStrip(_ view: CutView) -> Bool {
    view.extent >= Self.leastStrip * view.room && !boxes.layout.children(of: view.box).isEmpty
  }

  /// Whether a view is as long as the canvas across the axis and has round corners, which are out of sight at one edge.
  private func isSheet(_ view: CutView) -> Bool {
    let lengths = [view.box, view.container].map {
      boxes.layout.frame(of: $0).size.extent(view.axis.opposite)
    }
    return abs(lengths[0] - lengths[1]) < 1 && !view.isBeyondBoth
      && boxes.elements[view.box.index].paint.borderRadius != Corners(.zero)
  }

  /// Whether a view is behind all of its container.
  private func isBackground(_ view: CutView) -> Bool {
    let room = Rect(origin: .zero, size: boxes.layout.frame(of: view.container).size)
    return boxes.layout.frame(of: view.box).covers(room)
  }

  /// Whether a view is a ground at which nothing is held, and which is behind all words, or lets through what is behind it.
  private func isDecoration(_ view: CutView) -> Bool {
    guard boxes.isGround(view.box) || boxes.isPicture(view.box) else { return false }
    let (own, owner) = (ConstraintView(view.box.index), ConstraintView(view.container.index))
    let holdsOthers = comparisons[own].contains { _, constraint in
      guard let second = constraint.second, second.view == own, constraint.first.view != owner
      else { return false }
      return constraint.first.attribute == second.attribute || constraint.startsBehind
    }
    let paint = boxes.elements[view.box.index].paint
    let isClear = boxes.isGround(view.box) && paint.background.color.alpha < 1
    let first = boxes.layout.children(of: view.container).prefix(Self.mostSiblings)
      .first(where: boxes.showsText)
    let isBehind = first.map { view.box.index < $0.index } ?? true
    return !holdsOthers && (isClear || isBehind)
  }

  /// Whether what is cut of a text is no word of it.
  private func showsAllWords(_ view: CutView) -> Bool {
    guard boxes.isBareText(view.box), let words = context.views.placeOfWords(in: view.box) else {
      return false
    }
    return Rect(origin: .zero, size: boxes.layout.frame(of: view.container).size).covers(words)
  }

  /// Whether the letters of a text are so large, beside those of others, or so faint that they are an ornament.
  private func isOrnament(_ view: CutView) -> Bool {
    guard let own = letters(of: view.box) else { return false }
    if own.color.alpha < 0.5 || boxes.isFaint(own.color, of: view.box) { return true }
    return boxes.layout.children(of: view.container).prefix(Self.mostSiblings).contains { other in
      other != view.box
        && letters(of: other).map { own.size >= Self.leastOrnament * $0.size } ?? false
    }
  }

  private func letters(of box: BoxID) -> (size: Double, color: Color)? {
    guard boxes.showsText(box), case .text(let content) = boxes.elements[box.index].content,
      let style = content.spans.first?.style
    else { return nil }
    return (style.fontSize, style.color)
  }

  /// Whether a view goes on a row or column of its like along the axis, as the next card of a carousel or the next row of a list does.
  private func goesOn(_ view: CutView) -> Bool {
    let own = boxes.layout.frame(of: view.box)
    let joined = Set(
      comparisons[ConstraintView(view.box.index)].flatMap { _, constraint in
        [constraint.first.view, constraint.second?.view].compactMap { $0 }
      })
    return boxes.layout.children(of: view.container).prefix(Self.mostSiblings).contains { other in
      guard other != view.box, boxes.layout.style(of: other).display != .none else { return false }
      let isJoined = joined.contains(ConstraintView(other.index))
      guard isJoined || isLike(view.box, other) else { return false }
      let frame = boxes.layout.frame(of: other)
      let (isApart, isInLine) = (
        frame.isApart(from: own, along: view.axis), frame.isInLine(with: own, along: view.axis)
      )
      guard isApart, isInLine else { return false }
      let across = view.axis.opposite
      let isAsLong = abs(frame.size.extent(view.axis) - own.size.extent(view.axis)) < 1
      let isAsThick = abs(frame.size.extent(across) - own.size.extent(across)) < 1
      return isAsLong && isAsThick
        || (isAsLong || isAsThick) && isJoined && isLike(view.box, other)
          && !isPart(view.box, of: other, along: view.axis)
    }
  }

  /// Whether the length of a view is a part of that of another one, on which it belongs, as the filled part of a bar does.
  private func isPart(_ box: BoxID, of other: BoxID, along axis: Axis) -> Bool {
    let own = Anchor(
      ConstraintView(box.index), axis == .horizontal ? LayoutAttribute.width : .height)
    return comparisons[own.view].contains { _, constraint in
      constraint.first == own && constraint.relation == .equal && constraint.multiplier < 1
        && constraint.second == Anchor(ConstraintView(other.index), own.attribute)
    }
  }

  /// Whether a view is one more of its row or column: words on grounds are as long as they are, others are of one size.
  private func isNext(_ box: BoxID, behind other: BoxID, along axis: Axis) -> Bool {
    let sizes = [box, other].map { boxes.layout.frame(of: $0).size }
    return isLike(box, other)
      && abs(sizes[0].extent(axis.opposite) - sizes[1].extent(axis.opposite)) < 1
      && (boxes.showsText(box) || abs(sizes[0].extent(axis) - sizes[1].extent(axis)) < 1)
  }

  /// Whether two views are of one kind: words or none, with a ground or without.
  private func isLike(_ one: BoxID, _ other: BoxID) -> Bool {
    let (own, rival) = (boxes.elements[one.index], boxes.elements[other.index])
    return boxes.showsText(one) == boxes.showsText(other)
      && boxes.isPicture(one) == boxes.isPicture(other)
      && boxes.layout.children(of: one).isEmpty == boxes.layout.children(of: other).isEmpty
      && (boxes.layout.style(of: one).padding == boxes.layout.style(of: other).padding
        || own.paint.background.isEmpty == rival.paint.background.isEmpty)
  }

  /// Whether a view stands outside since it is held at one that goes on a row or column of its like, as the title of the next card is, or
  /// the card behind that.
  func goOn(at box: BoxID, in container: BoxID) -> Bool {
    guard let edges = edgesAtCanvas(of: container) else { return false }
    for (side, axis) in [(LayoutAttribute.trailing, Axis.horizontal), (.bottom, .vertical)] {
      var current = box
      for _ in 0..<Self.mostFollowed {
        guard let next = target(of: current, beyond: side, in: container),
          boxes.isBareText(current) || isNext(current, behind: next, along: axis)
        else { break }
        current = next
        if let view = cut(current, container, axis, edges), goesOn(view) { return true }
      }
    }
    return false
  }

  // MARK: What it follows

  /// Another view that is out on the same side, at which an equality holds a view; `nil` for what is out by itself.
  func target(of view: CutView) -> BoxID? {
    target(of: view.box, beyond: view.side, in: view.container)
  }

  /// Another view that is out of a container on a side, at which an equality holds a view; `nil` for none.
  func target(
    of box: BoxID, beyond side: LayoutAttribute, in container: BoxID
  ) -> BoxID? {
    let own = ConstraintView(box.index)
    return comparisons[own].lazy.compactMap { _, constraint -> BoxID? in
      guard let second = constraint.second, constraint.first.view == own,
        constraint.relation == .equal, !second.view.isHelper, second.view != own,
        constraint.first.attribute.axis == side.axis, constraint.first.attribute.kind != .size
      else { return nil }
      let other = BoxID(Int(second.view.index))
      return boxes.layout.parent(of: other) == container
        && CutView(other, in: container, along: side.axis, of: boxes).isOut(beyond: side)
        ? other : nil
    }.first
  }
}

extension Rect {
  /// Whether nothing of another frame is between the ends of this one along an axis.
  fileprivate func isApart(from other: Rect, along axis: Axis) -> Bool {
    axis == .horizontal
      ? maxX <= other.minX + 1 || other.maxX <= minX + 1
      : maxY <= other.minY + 1 || other.maxY <= minY + 1
  }

  /// Whether another frame is beside this one along an axis.
  fileprivate func isInLine(with other: Rect, along axis: Axis) -> Bool {
    axis == .horizontal
      ? minY < other.maxY && other.minY < maxY : minX < other.maxX && other.minX < maxX
  }
}
