import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What statements about a view that covers words were to say: the other end of the container, or the middle of a strip.
struct StrayEnds: ContextualMessages {
  /// The most views that are looked at for what stands on a view, and for strips.
  private static let mostViews = 120

  /// The widest strip at a side, in points, and the least part of the height of words that is covered.
  private static let (widestStrip, leastHidden) = (96.0, 0.9)

  let context: MessageContext
  private let inner: InnerTexts

  init(_ context: MessageContext, _ inner: InnerTexts) {
    (self.context, self.inner) = (context, inner)
  }

  /// The changes, the likeliest first.
  func meanings(of cover: StrayCovers.Cover) -> [StrayCovers.Meaning] {
    let (view, owner) = (
      ConstraintView(cover.view.index), ConstraintView(cover.container.index)
    )
    let own = comparisons[view].filter {
      $0.statement.container == owner && !context.isComputed($0.statement)
    }
    return own.flatMap { statement, constraint in
      [
        format(statement, constraint, cover), edge(statement, constraint, cover),
        far(statement, constraint, cover),
      ].compactMap { $0 }
    } + middles(of: cover)
  }

  // MARK: The other end

  /// A format of one view that holds a bar at the one end of its container, at the other end.
  private func format(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ cover: StrayCovers.Cover
  ) -> StrayCovers.Meaning? {
    let view = ConstraintView(cover.view.index)
    guard statement.kind == .format, statement.viewsInOrder == [view],
      let hold = hold(constraint, of: cover), isBar(cover, at: hold),
      let text = statement.withOtherEnd
    else { return nil }
    return StrayCovers.Meaning(
      statement: statement, added: constraint.atOtherEnd, omitted: constraint, text: text,
      words: "at the other end it is with")
  }

  /// An equation that holds a bar at the one end of its container, at the other end.
  private func edge(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ cover: StrayCovers.Cover
  ) -> StrayCovers.Meaning? {
    guard statement.loneComparison != nil, let hold = hold(constraint, of: cover),
      isBar(cover, at: hold)
    else { return nil }
    let meant = constraint.atOtherEnd
    return StrayCovers.Meaning(
      statement: statement, added: meant, omitted: constraint,
      text: equation(meant, in: statement.container), words: "at the other end it is with")
  }

  /// The edge at which a comparison holds a view at that of its container, where nothing else does along that axis.
  private func hold(
    _ constraint: AnchorConstraint, of cover: StrayCovers.Cover
  ) -> LayoutAttribute? {
    let (view, owner) = (
      ConstraintView(cover.view.index), ConstraintView(cover.container.index)
    )
    guard constraint.relation == .equal, constraint.multiplier == 1, constraint.space == nil,
      let second = constraint.second, constraint.first.attribute == second.attribute,
      second.attribute.isEdge, Set([constraint.first.view, second.view]) == [view, owner]
    else { return nil }
    let isAlone = !comparisons[view].contains { _, other in
      guard other != constraint, let target = other.second,
        let own = [other.first, target].first(where: { $0.view == view })
      else { return false }
      // What hangs at its middle or at one of its sides goes with it.
      return own == other.first && own.attribute.axis == second.attribute.axis
        && own.attribute.kind != .size
    }
    return isAlone ? second.attribute : nil
  }

  /// Whether a view is a bar that goes from side to side of its container, without corners, over words that begin where it does.
  private func isBar(_ cover: StrayCovers.Cover, at edge: LayoutAttribute) -> Bool {
    let (own, room) = (
      boxes.layout.frame(of: cover.view), boxes.layout.frame(of: cover.container).size
    )
    let axis = edge.axis
    let isAcross =
      axis == .vertical
      ? own.minX < 1 && own.maxX > room.width - 1 : own.minY < 1 && own.maxY > room.height - 1
    // A panel at a side is a drawer.
    let most = axis == .vertical ? room.height / 2 : max(room.width / 5, Self.widestStrip)
    return isAcross && own.size.extent(axis) < most && isSquare(cover.view)
      && !boxes.showsText(cover.view) && !isColumn(under: cover)
      && cover.texts.allSatisfy { isHidden($0, own, at: edge, in: cover.container) }
      && !hasWords(of: cover) && !isScrolled(cover, at: edge)
  }

  /// Whether words are covered wholly, and those at the end of the container are held there.
  private func isHidden(
    _ text: InnerTexts.Inner, _ cover: Rect, at edge: LayoutAttribute, in container: BoxID
  ) -> Bool {
    let common = text.words.intersection(cover)?.size.height ?? 0
    guard common >= Self.leastHidden * text.words.size.height else { return false }
    let (view, owner) = (ConstraintView(text.view.index), ConstraintView(container.index))
    return !edge.isFarEdge || comparisons.hold(view, at: edge, of: owner)
  }

  /// Whether what stands on a bar says what it covers, as a title that was scrolled does.
  private func hasWords(of cover: StrayCovers.Cover) -> Bool {
    let covered = Set(cover.texts.map { words(of: $0.text) })
    return ([cover.view] + carried(by: cover)).contains { view in
      inner.texts(in: view).contains { covered.contains(words(of: $0.text)) }
    }
  }

  private func isBesideLike(_ text: InnerTexts.Inner, _ view: BoxID) -> Bool {
    guard text.text == text.view, let size = boxes.fontSize(of: text.text) else { return false }
    return size == boxes.fontSize(of: view)
  }

  private func words(of text: BoxID) -> String { boxes.texts(of: text).joined() }

  /// Whether a view that is joined to a covered one goes across an edge of the container: all of them were scrolled.
  private func isScrolled(_ cover: StrayCovers.Cover, at edge: LayoutAttribute) -> Bool {
    let room = boxes.layout.frame(of: cover.container).size
    let joints = JoinedViews(context, in: cover.container, along: edge.axis)
    return cover.texts.contains { text in
      var chain = [text.view]
      while chain.count < Self.mostViews,
        let before = joints.all.first(where: { $0.after == chain[chain.count - 1] })?.before,
        !chain.contains(before)
      {
        chain.append(before)
      }
      return (chain + joints.following(chain[chain.count - 1])).contains { view in
        // What comes below a row and looks as it does is the next one of a list, of which the first ones went below the bar.
        if view != text.text, isBesideLike(text, view) { return true }
        let frame = boxes.layout.frame(of: view)
        return frame.minX < 0 || frame.minY < 0 || frame.maxX > room.width + 1
          || frame.maxY > room.height + 1
      }
    }
  }

  /// Whether the words stand on a ground of their own, beside which the bar goes on: it was to begin behind that.
  private func isColumn(under cover: StrayCovers.Cover) -> Bool {
    let own = boxes.layout.frame(of: cover.view)
    return boxes.layout.children(of: cover.container).prefix(Self.mostViews).contains { ground in
      let frame = boxes.layout.frame(of: ground)
      return ground.index < cover.view.index && boxes.isGround(ground) && !frame.covers(own)
        && cover.texts.contains { frame.covers($0.words) }
    }
  }

  private func isSquare(_ box: BoxID) -> Bool {
    boxes.elements[box.index].paint.borderRadius == Corners(CornerRadius.zero)
  }

  /// An equation that begins a ground behind the one end of its container, although it ends at the other one, near which all that stands
  /// on it is: as far before that.
  private func far(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ cover: StrayCovers.Cover
  ) -> StrayCovers.Meaning? {
    let (view, owner) = (
      ConstraintView(cover.view.index), ConstraintView(cover.container.index)
    )
    guard statement.loneComparison != nil, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.space == nil, constraint.first.view == view,
      let second = constraint.second, second.view == owner, constraint.first.attribute.isEdge,
      second.attribute == constraint.first.attribute,
      second.attribute.isFarEdge == (constraint.constant < 0), constraint.constant != 0,
      boxes.isGround(cover.view), isSquare(cover.view),
      comparisons.hold(view, at: second.attribute.oppositeEdge, of: owner)
    else { return nil }
    let axis = second.attribute.axis
    let extent = boxes.layout.frame(of: cover.view).size.extent(axis)
    let carried = carried(by: cover)
    guard abs(constraint.constant) < extent / 2, !carried.isEmpty else { return nil }
    var meant = constraint.withOppositeSign
    meant.second?.attribute = second.attribute.oppositeEdge
    return StrayCovers.Meaning(
      statement: statement, added: meant, omitted: constraint,
      text: equation(meant, in: statement.container), inside: carried.map { ($0, cover.view) },
      words: "it is as large as what stands on it needs with")
  }

  /// The views that come later and stand on a view.
  private func carried(by cover: StrayCovers.Cover) -> [BoxID] {
    let own = boxes.layout.frame(of: cover.view)
    return boxes.layout.children(of: cover.container).prefix(Self.mostViews).filter { other in
      other.index > cover.view.index && boxes.layout.style(of: other).display != .none
        && boxes.showsSomething(other) && own.overlaps(boxes.layout.frame(of: other))
    }
  }

  // MARK: Strips

  /// The equations that hold a view, or one of its row, in the middle of the container, in that of a strip on which nothing stands.
  private func middles(of cover: StrayCovers.Cover) -> [StrayCovers.Meaning] {
    let owner = ConstraintView(cover.container.index)
    let row = [cover.view] + partners(of: cover)
    // What is in the middle of the container both ways is a dialog, or a button on all of it.
    guard row.count > 1 || !isInMiddle(cover) else { return [] }
    return row.flatMap { view -> [StrayCovers.Meaning] in
      let own = ConstraintView(view.index)
      return comparisons[own].flatMap { statement, constraint -> [StrayCovers.Meaning] in
        guard statement.loneComparison != nil, !context.isComputed(statement),
          constraint.relation == .equal, constraint.multiplier == 1, constraint.constant == 0,
          constraint.first == Anchor(own, .centerY), constraint.second?.view == owner,
          constraint.second?.attribute == .centerY
        else { return [] }
        return strips(for: row, in: cover.container).map { strip in
          let meant = AnchorConstraint(
            constraint.first, .equal, Anchor(ConstraintView(strip.index), .centerY))
          return StrayCovers.Meaning(
            statement: statement, added: meant, omitted: constraint, text: equation(meant),
            inside: row.map { ($0, strip) },
            words: "in the middle of \(boxes.name(of: strip)), on which nothing is, it is with")
        }
      }
    }
  }

  /// Whether an equation holds a view in the middle of the width of its container.
  private func isInMiddle(_ cover: StrayCovers.Cover) -> Bool {
    let (view, owner) = (
      ConstraintView(cover.view.index), ConstraintView(cover.container.index)
    )
    return comparisons[view].contains { _, constraint in
      constraint.other(than: Anchor(view, .centerX)).map {
        $0.view == owner && $0.attribute == .centerX
      } ?? false
    }
  }

  /// The views whose middles, tops or baselines are those of a view.
  private func partners(of cover: StrayCovers.Cover) -> [BoxID] {
    let (view, owner) = (
      ConstraintView(cover.view.index), ConstraintView(cover.container.index)
    )
    return comparisons[view].compactMap { _, constraint -> BoxID? in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == .centerY, second.attribute == .centerY,
        constraint.first.view != second.view
      else { return nil }
      let other = constraint.first.view == view ? second.view : constraint.first.view
      return other == owner || other.isHelper ? nil : BoxID(Int(other.index))
    }
  }

  /// The grounds of a container that go from side to side and have room for a row, and on which nothing stands.
  private func strips(for row: [BoxID], in container: BoxID) -> [BoxID] {
    let children = boxes.layout.children(of: container).prefix(Self.mostViews)
    let room = boxes.layout.frame(of: container).size
    let height = row.map { boxes.layout.frame(of: $0).size.height }.max() ?? 0
    return children.filter { strip in
      let frame = boxes.layout.frame(of: strip)
      return boxes.isGround(strip) && frame.size.height >= height
        && frame.size.height < room.height / 2 && frame.minX < 1 && frame.maxX > room.width - 1
        && row.allSatisfy { strip.index < $0.index }
        && !children.contains { other in
          other.index > strip.index && boxes.showsSomething(other)
            && boxes.layout.style(of: other).display != .none
            && frame.overlaps(boxes.layout.frame(of: other))
        }
    }
  }
}
