import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What nobody means of two views that hang behind one view, or of what hangs behind these.
struct SkippedHarm: ContextualMessages {
  /// The least width that words share, in points, and the least part of the lower line.
  private static let (leastWidth, leastLine) = (12.0, 0.3)
  /// The least width of words that are covered, in points, and the least part of their height.
  private static let (leastCovered, leastHeight) = (4.0, 0.25)
  /// The largest space, in points, by which the entries of a list hang at the view that opens it.
  private static let flushSpace = 4.0
  /// The contrast by which letters can be read, by the formula of WCAG 2.
  private static let leastContrast = 3.0
  /// The least side of a ground that is missed, in points.
  private static let leastSide = 4.0

  let context: MessageContext

  private let inner: InnerTexts

  init(_ context: MessageContext) {
    self.context = context
    inner = InnerTexts(context)
  }

  /// The views that stand in one another, those that hang behind one view first; empty where all may be on purpose.
  func pairs(of fork: SkippedLinks.Fork) -> [(BoxID, BoxID)] {
    guard areInLine(fork), !isLaid(fork), !isOfTexts(fork) else { return [] }
    let joints = JoinedViews(context, in: fork.container, along: fork.axis)
    let (own, others) = (joints.following(fork.view), joints.following(fork.other))
    // What hangs behind both says nothing of either.
    let lower = [fork.view] + own.filter { !others.contains($0) && $0 != fork.other }
    let upper = [fork.other] + others.filter { !own.contains($0) && $0 != fork.view }
    guard lower.contains(where: { view in upper.contains { overlap(view, $0) } }),
      !isFlush(fork, own, others)
    else { return [] }
    let isChain = !own.isEmpty || isEnd(fork.view, of: fork.container, along: fork.axis)
    let isRival = !others.isEmpty || isEnd(fork.other, of: fork.container, along: fork.axis)
    return lower.flatMap { view in
      upper.filter { other in
        overlap(view, other)
          && (areUnread(view, other, fork) || covers(view, other, isChain: isChain)
            || covers(other, view, isChain: isRival) || hides(view, other, fork)
            || isChain && cuts(view, other) || coversCard(view, other, fork)
            || areMingled(view, other, fork))
      }.map { (view, $0) }
    }
  }

  private func overlap(_ one: BoxID, _ other: BoxID) -> Bool {
    boxes.layout.frame(of: one).overlaps(boxes.layout.frame(of: other))
  }

  /// Whether what comes later hangs right behind a view, nearer than another one and without an end: the entries of a menu or list that opens
  /// there.
  private func isFlush(_ fork: SkippedLinks.Fork, _ own: [BoxID], _ others: [BoxID]) -> Bool {
    let isLater = fork.view.index > fork.other.index
    let spaces = [fork.joint.space, fork.space]
    let (near, far) = isLater ? (spaces[0], spaces[1]) : (spaces[1], spaces[0])
    let chain = isLater ? [fork.view] + own : [fork.other] + others
    return near <= Self.flushSpace && near < far
      && !chain.contains { isEnd($0, of: fork.container, along: fork.axis) }
  }

  /// Whether equations hold two texts behind one view in a row: the one was to be in another row sooner than behind the other one.
  private func isOfTexts(_ fork: SkippedLinks.Fork) -> Bool {
    fork.axis == .horizontal && fork.joint.equation != nil && boxes.isBareText(fork.view)
      && boxes.isBareText(fork.other)
  }

  /// Whether words lie across an edge of a view that hangs over the end of what the words hang behind, where they begin or end
  /// as that does.
  func isAcross(_ text: BoxID, _ view: BoxID, behind other: BoxID, along axis: Axis) -> Bool {
    guard boxes.isBareText(text), view.index < text.index, isHardToRead(text, on: view),
      boxes.layout.children(of: view).isEmpty, context.areTied(view, other, along: axis),
      !context.areTied(view, text, along: axis),
      let words = context.views.placeOfWords(in: text)
    else { return false }
    let (own, end) = (boxes.layout.frame(of: view), boxes.layout.frame(of: other))
    let isOver =
      axis == .vertical
      ? own.minY < end.maxY - 1 && own.maxY > end.maxY + 1
      : own.minX < end.maxX - 1 && own.maxX > end.maxX + 1
    let isOut =
      words.minX < own.minX - 3 || words.maxX > own.maxX + 3 || words.maxY > own.maxY + 3
    return isOver && isOut && words.overlaps(own, by: 3)
  }

  /// Whether a view is a picture, or a ground of which the letters of a text can hardly be told.
  private func isHardToRead(_ text: BoxID, on view: BoxID) -> Bool {
    if boxes.isPicture(view) { return true }
    guard boxes.isOpaque(view), case .text(let content) = boxes.elements[text.index].content,
      let style = content.spans.first?.style
    else { return false }
    return boxes.isFaint(
      style.color, on: [boxes.elements[view.index].paint.background.color],
      below: Self.leastContrast)
  }

  /// Whether two views are in one column or row, so that the one may come behind the other one.
  private func areInLine(_ fork: SkippedLinks.Fork) -> Bool {
    let (own, other) = (boxes.layout.frame(of: fork.view), boxes.layout.frame(of: fork.other))
    guard fork.axis == .horizontal else { return own.minX < other.maxX && other.minX < own.maxX }
    // What one is below the other one may begin behind the same view.
    let (top, bottom) = (own.minY - other.minY, own.maxY - other.maxY)
    return abs(top + bottom) < 2 || abs(bottom) < 1
  }

  /// Whether the one view is a picture, or a ground with words on it, in which the other one lies wholly, as on purpose.
  private func isLaid(_ fork: SkippedLinks.Fork) -> Bool {
    let (own, other) = (boxes.layout.frame(of: fork.view), boxes.layout.frame(of: fork.other))
    let pair = [(fork.view, own, fork.other, other), (fork.other, other, fork.view, own)]
    return pair.contains { inner, frame, outer, ground in
      outer.index < inner.index && ground.covers(frame) && !boxes.showsText(outer)
        && !areAlike(inner, fork.joint.before)
        && ground.size.width * ground.size.height > 1.5 * frame.size.width * frame.size.height
    }
  }

  /// Whether an equality ends a container by a view.
  private func isEnd(_ box: BoxID, of container: BoxID, along axis: Axis) -> Bool {
    comparisons.hold(
      ConstraintView(box.index), at: axis.edges.end, of: ConstraintView(container.index))
  }

  /// Whether words of two texts of one column or row stand in one another.
  private func areUnread(_ one: BoxID, _ other: BoxID, _ fork: SkippedLinks.Fork) -> Bool {
    guard boxes.isBareText(one), boxes.isBareText(other), !context.areTied(one, other),
      boxes.texts(of: one) != boxes.texts(of: other), isPlain(one), isPlain(other),
      let words = context.views.placeOfWords(in: one),
      let rival = context.views.placeOfWords(in: other),
      let common = words.intersection(rival)?.size
    else { return false }
    let sizes = [one, other].compactMap { boxes.fontSize(of: $0) }.sorted()
    let line = sizes.first ?? 0
    return common.width > min(Self.leastWidth, words.size.width / 2, rival.size.width / 2)
      && common.height > Self.leastLine * line && sizes.last ?? 0 < 2.5 * line
      && (fork.axis == .horizontal || areColumn(words, rival, one, other))
  }

  /// Whether two texts begin, end or have their middles at one line.
  private func areColumn(_ words: Rect, _ rival: Rect, _ one: BoxID, _ other: BoxID) -> Bool {
    let frames = [one, other].map { boxes.layout.frame(of: $0) }
    return isColumn(frames[0], frames[1]) || isColumn(words, rival)
  }

  private func isColumn(_ one: Rect, _ other: Rect) -> Bool {
    let (start, end) = (one.minX - other.minX, one.maxX - other.maxX)
    return abs(start) < 1 || abs(end) < 1 || abs(start + end) < 2
  }

  /// Whether letters are to be read, and are no ornament behind others.
  private func isPlain(_ box: BoxID) -> Bool {
    guard case .text(let content) = boxes.elements[box.index].content,
      let style = content.spans.first?.style
    else { return false }
    return style.color.alpha > 0.5 && !boxes.isFaint(style.color, of: box)
  }

  /// Whether a view with a ground covers words of a text that comes before it: one of its own kind, or by a part of a chain. A tip and a menu,
  /// which lie on words on purpose, end at nothing.
  private func covers(_ cover: BoxID, _ text: BoxID, isChain: Bool) -> Bool {
    guard text.index < cover.index, boxes.showsText(text),
      boxes.elements[text.index].paint.isPlain, boxes.isOpaque(cover),
      boxes.elements[cover.index].paint.boxShadow.isEmpty, !context.areTied(cover, text),
      isChain && !carries(cover) || areOfOneKind(cover, text) && areFlushed(cover, text),
      let words = context.views.placeOfWords(in: text),
      words.size.height > 1,
      let common = words.intersection(boxes.layout.frame(of: cover))?.size
    else { return false }
    let (own, other) = (boxes.layout.frame(of: cover).size, boxes.layout.frame(of: text).size)
    return common.width > Self.leastCovered
      && common.height > Self.leastHeight * words.size.height
      && own.width * own.height > 0.3 * other.width * other.height
  }

  /// Whether views that come later stand on a ground, as the entries of a menu do.
  private func carries(_ ground: BoxID) -> Bool {
    let view = ConstraintView(ground.index)
    return !boxes.layout.children(of: ground).isEmpty
      || comparisons[view].contains { _, constraint in
        guard constraint.second?.view == view, !constraint.first.view.isHelper else { return false }
        let other = BoxID(Int(constraint.first.view.index))
        return other.index > ground.index
          && boxes.layout.frame(of: ground).covers(boxes.layout.frame(of: other))
      }
  }

  /// Whether a text on a ground lies across the edge of one before it that has a border or a ground, as a button across a field.
  private func cuts(_ view: BoxID, _ other: BoxID) -> Bool {
    guard other.index < view.index, boxes.isFilledText(view), boxes.isOpaque(view),
      boxes.elements[view.index].paint.boxShadow.isEmpty, boxes.showsText(other),
      boxes.layout.style(of: other).border != StyleEdges(0) || boxes.showsEdges(other),
      boxes.elements[other.index].paint.isPlain, !context.areTied(view, other)
    else { return false }
    let (own, frame) = (boxes.layout.frame(of: view), boxes.layout.frame(of: other))
    guard let common = own.intersection(frame)?.size, !frame.covers(own) else { return false }
    return common.width > frame.size.width / 2
      && common.height > Self.leastHeight * min(own.size.height, frame.size.height)
  }

  /// Whether a card of a column of like cards covers words in another one, where both begin at one line.
  private func coversCard(_ one: BoxID, _ other: BoxID, _ fork: SkippedLinks.Fork) -> Bool {
    guard one == fork.view, other == fork.other, fork.joint.space == fork.space,
      one.index > other.index, boxes.isOpaque(one), boxes.isOpaque(other),
      boxes.elements[one.index].paint.boxShadow.isEmpty, areOfOneKind(one, other),
      areOfOneKind(one, fork.joint.before),
      ![one, other].contains(where: { boxes.layout.children(of: $0).isEmpty })
    else { return false }
    return inner.texts(in: other).contains {
      $0.words.overlaps(boxes.layout.frame(of: one), by: Self.leastCovered)
    }
  }

  /// Whether words in two views without grounds stand in one another, which are as far behind the same view.
  private func areMingled(_ one: BoxID, _ other: BoxID, _ fork: SkippedLinks.Fork) -> Bool {
    guard one == fork.view, other == fork.other, fork.joint.space == fork.space,
      ![one, other].contains(where: {
        boxes.showsText($0) || !boxes.elements[$0.index].paint.background.isEmpty
      })
    else { return false }
    let rivals = inner.texts(in: other)
    return inner.texts(in: one).contains { text in
      rivals.contains { $0.words.overlaps(text.words, by: Self.leastCovered) }
    }
  }

  /// Whether a ground of a row of like grounds hides another one, or something on that: the row goes on behind it.
  private func hides(_ one: BoxID, _ other: BoxID, _ fork: SkippedLinks.Fork) -> Bool {
    guard one == fork.view, other == fork.other, boxes.isGround(one), boxes.isGround(other),
      boxes.isOpaque(one), boxes.isOpaque(other), boxes.isGround(fork.joint.before)
    else { return false }
    let frames = [one, other].map { boxes.layout.frame(of: $0) }
    let isSeen = frames.allSatisfy { min($0.size.width, $0.size.height) >= Self.leastSide }
    let areSame = frames[0].covers(frames[1]) && frames[1].covers(frames[0])
    guard isSeen, frames[0].overlaps(frames[1]) else { return false }
    // What lies exactly on another one and looks otherwise marks that.
    return areSame
      ? haveOneSize(one, fork.joint.before) && areAlike(one, other)
      : fork.joint.space == fork.space && areAlike(one, fork.joint.before)
  }

  /// Whether two views begin or end at one line, or have one middle, as those of a row or column do.
  private func areFlushed(_ one: BoxID, _ other: BoxID) -> Bool {
    let frames = [one, other].map { boxes.layout.frame(of: $0) }
    return isColumn(frames[0], frames[1]) || abs(frames[0].minY - frames[1].minY) < 1
      || abs(frames[0].maxY - frames[1].maxY) < 1
  }

  private func haveOneSize(_ one: BoxID, _ other: BoxID) -> Bool {
    let sizes = [one, other].map { boxes.layout.frame(of: $0).size }
    return abs(sizes[0].width - sizes[1].width) < 1 && abs(sizes[0].height - sizes[1].height) < 1
  }

  /// Whether two views have one ground and corners, and are as wide or as high as one another.
  private func areOfOneKind(_ one: BoxID, _ other: BoxID) -> Bool {
    let paints = [one, other].map { boxes.elements[$0.index].paint }
    let sizes = [one, other].map { boxes.layout.frame(of: $0).size }
    return paints[0].background == paints[1].background
      && paints[0].borderRadius == paints[1].borderRadius
      && (abs(sizes[0].width - sizes[1].width) < 1 || abs(sizes[0].height - sizes[1].height) < 1)
  }

  /// Whether two views have one size, ground and corners.
  private func areAlike(_ one: BoxID, _ other: BoxID) -> Bool {
    let paints = [one, other].map { boxes.elements[$0.index].paint }
    return haveOneSize(one, other) && paints[0].background == paints[1].background
      && paints[0].borderRadius == paints[1].borderRadius
      && boxes.showsText(one) == boxes.showsText(other)
  }
}
