import StrutCore

/// [CSS Flexbox 1 §4.1](https://www.w3.org/TR/css-flexbox-1/#abspos-items) and CSS Positioned Layout 3 §4:
/// absolute children.
extension FlexContainer {
  /// Writes the frames of the absolute children; the frames of all ancestors are written.
  ///
  /// - Parameters:
  ///   - height: The container's used content height.
  ///   - inset: Border and padding of the container.
  func placeAbsoluteChildren(height: Double, inset: Edges<Double>) {
    forEachChild { child in
      guard child.pointee.style.position == .absolute else { return }
      let block = containingBlock()
      let model = pass.model(of: child, containingWidth: block.padding.size.width)
      pass.setContainingWidth(block.padding.size.width, of: child)
      let absolute = AbsoluteBox(
        pass: pass, box: child, model: model, block: block.padding.size,
        isBlockRightToLeft: block.isRightToLeft, scrolling: block.scrolling,
        isInColumn: isColumn)
      let (x, y) = staticEdges(of: child, height: height)
      // From the container's content box to the containing block's padding box.
      let dx = inset.left - block.padding.minX
      let dy = inset.top - block.padding.minY
      var placed = absolute.placed(
        staticX: StaticEdge(place: x.place, position: x.position + dx),
        staticY: StaticEdge(place: y.place, position: y.position + dy))
      placed.frame.origin.x += block.padding.minX
      placed.frame.origin.y += block.padding.minY
      pass.write(
        placed.frame, of: child, percentageHeight: placed.percentageHeight,
        lineRoom: placed.lineRoom)
    }
  }

  /// The padding box of the nearest ancestor that holds absolute boxes, since it is positioned or says so, or else of the root
  /// box, relative to the container's border box, that ancestor's direction, and where it scrolls to.
  private func containingBlock() -> (
    padding: Rect, isRightToLeft: Bool, scrolling: AbsoluteBox.Scrolling
  ) {
    let block = pass.state.pointee.blocks.last.unsafelyUnwrapped
    let ancestor = block.box
    let (dx, dy) = (block.offset.x, block.offset.y)
    let border = pass.rareStyle(of: ancestor)?.pointee.border ?? RareStyle.Sides()
    let size = ancestor.pointee.frame.size
    return (
      Rect(
        x: border.left - dx, y: border.top - dy,
        width: max(0, size.width - border.left - border.right),
        height: max(0, size.height - border.top - border.bottom)),
      ancestor.pointee.isRightToLeft, AbsoluteBox.Scrolling(ancestor.pointee.style)
    )
  }

  /// Where the child would stand as the only item, in the container's content box.
  private func staticEdges(
    of child: BoxPointer, height: Double
  ) -> (x: StaticEdge, y: StaticEdge) {
    let main = StaticEdge(
      staticMainPlace, isReversed: isMainReversed, room: isColumn ? height : contentWidth)
    let cross = StaticEdge(
      staticCrossPlace(of: child), isReversed: isCrossReversed,
      room: isColumn ? contentWidth : height)
    return isColumn ? (cross, main) : (main, cross)
  }

  private var staticMainPlace: StaticEdge.Place {
    let isReverse = box.pointee.style.isReverse
    return switch box.pointee.style.justifyContent.keyword {
    case .normal, .flexStart, .stretch, .spaceBetween: .start
    case .flexEnd: .end
    case .start: isReverse ? .end : .start
    case .end: isReverse ? .start : .end
    case .center, .spaceAround, .spaceEvenly: .center
    }
  }

  private func staticCrossPlace(of child: BoxPointer) -> StaticEdge.Place {
    let own = child.pointee.style.alignSelf.keyword
    let keyword = own == .auto ? box.pointee.style.alignItems.keyword : own
    let isWrapReverse = box.pointee.style.flexWrap == .wrapReverse
    switch keyword {
    case .auto, .normal, .stretch, .flexStart: return .start
    case .flexEnd: return .end
    case .center: return .center
    case .start, .baseline: return isWrapReverse ? .end : .start
    case .end: return isWrapReverse ? .start : .end
    case .selfStart, .selfEnd:
      let isOpposite = isColumn && child.pointee.isRightToLeft != isRightToLeft
      let isStart = (keyword == .selfStart) != isOpposite
      return isStart != isWrapReverse ? .start : .end
    }
  }
}

/// A static position on one axis: an edge or the middle of the box stands there.
struct StaticEdge {
  /// What of the margin box stands at the position: its left or top edge, its middle, or its right or bottom edge.
  enum Place {
    case start, center, end
  }

  var place: Place
  var position: Double

  init(place: Place, position: Double) {
    self.place = place
    self.position = position
  }

  /// How much of what stands at the position lies before it, of the whole.
  var share: Double {
    switch place {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }

  /// - Parameters:
  ///   - flow: The place on a flow-relative axis.
  ///   - isReversed: Whether that axis runs to the left or top.
  ///   - room: The extent of the content box.
  init(_ flow: Place, isReversed: Bool, room: Double) {
    switch flow {
    case .center:
      place = .center
      position = room / 2
    case .start, .end:
      place = (flow == .start) != isReversed ? .start : .end
      position = place == .start ? 0 : room
    }
  }
}

/// An absolute box against its containing block, whose padding box has its corner at the origin.
struct AbsoluteBox {
  let pass: LayoutPass
  let box: BoxPointer
  let model: BoxModel
  /// The containing block's size.
  let block: Size
  let isBlockRightToLeft: Bool
  /// Where what overflows the containing block can be scrolled to.
  let scrolling: Scrolling
  /// Whether the parent is a column, so that `align-self` works on the inline axis at the static position.
  let isInColumn: Bool

  /// Where what overflows a box on the block axis can be scrolled to.
  enum Scrolling {
    case nowhere, up, down

    /// Browser: a column that is reversed, and a row whose lines are, scroll up:
    /// `overflow-alignment/wrap-reverse-row-that-clips-overflows-upwards`.
    init(_ style: BoxStyle) {
      guard style.isScrollContainer else {
        self = .nowhere
        return
      }
      let isReversed = style.isColumn ? style.isReverse : style.flexWrap == .wrapReverse
      self = isReversed ? .up : .down
    }
  }

  /// One axis of the problem.
  private struct Axis {
    /// The insets, `nil` for `auto`.
    var start: Double?
    var end: Double?
    /// The extent of the containing block.
    var extent: Double
    var staticEdge: StaticEdge
    /// The room between the insets, or between a static position and the far side of the containing block.
    var roomStart = 0.0
    var room = 0.0

    /// - Parameter isReversed: Whether the end inset is the stronger one.
    init(start: Double?, end: Double?, extent: Double, staticEdge: StaticEdge, isReversed: Bool) {
      self.start = start
      self.end = end
      self.extent = extent
      self.staticEdge = staticEdge
      switch (start, end) {
      case (let start?, let end?):
        room = max(0, extent - start - end)
        roomStart = isReversed ? extent - end - room : start
      case (let start?, nil):
        room = max(0, extent - start)
        roomStart = start
      case (nil, let end?):
        room = max(0, extent - end)
        roomStart = extent - end - room
      case (nil, nil):
        let position = staticEdge.position
        switch staticEdge.place {
        case .start: room = max(0, extent - position)
        case .end: room = max(0, position)
        case .center: room = max(0, 2 * min(position, extent - position))
        }
        roomStart = position - room * staticEdge.share
      }
    }

    var isBetweenInsets: Bool { start != nil && end != nil }
  }

  /// A box that has its place.
  struct Placed {
    /// The border box, relative to the containing block's padding box.
    var frame: Rect
    /// The height that percentages of the children's heights resolve against.
    var percentageHeight: OptionalLength
    /// How long the lines of a column may be whose height is not definite.
    var lineRoom: Double
  }

  /// Sizes the box and finds its place.
  func placed(staticX: StaticEdge, staticY: StaticEdge) -> Placed {
    let inset = pass.rareStyle(of: box)?.pointee.inset ?? RareStyle().inset
    let x = Axis(
      start: resolveInset(inset.leftUnit, inset.left, against: OptionalLength(block.width)),
      end: resolveInset(inset.rightUnit, inset.right, against: OptionalLength(block.width)),
      extent: block.width, staticEdge: staticX, isReversed: isBlockRightToLeft)
    let y = Axis(
      start: resolveInset(inset.topUnit, inset.top, against: OptionalLength(block.height)),
      end: resolveInset(inset.bottomUnit, inset.bottom, against: OptionalLength(block.height)),
      extent: block.height, staticEdge: staticY, isReversed: false)
    var containing = ContainingSize(block)
    containing.roomWidth = OptionalLength(x.room)
    containing.roomHeight = OptionalLength(y.room)
    let (width, used) = size(x, y, in: containing)
    let size = Size(width: width, height: used.height)
    let isSafe = box.pointee.style.alignSelf.overflow == .safe
    let left = position(
      x, size.width, (model.margin.left, model.margin.right),
      isBeforeAuto: model.autoMargins.contains(.left),
      isAfterAuto: model.autoMargins.contains(.right), alignment: nil,
      isSafe: isSafe && isInColumn)
    let top = position(
      y, size.height, (model.margin.top, model.margin.bottom),
      isBeforeAuto: model.autoMargins.contains(.top),
      isAfterAuto: model.autoMargins.contains(.bottom), alignment: box.pointee.style.alignSelf,
      isSafe: isSafe && !isInColumn)
    return Placed(
      frame: Rect(origin: Point(x: left, y: top), size: size),
      percentageHeight: used.percentageBase,
      lineRoom: pass.room(of: box, model, in: containing, height: .none).height)
  }

  // MARK: Sizes

  /// The border-box size: fitted to the room that insets leave, filling it between two of them.
  private func size(
    _ x: Axis, _ y: Axis, in containing: ContainingSize
  ) -> (width: Double, height: UsedHeight) {
    if box.pointee.isReplacedLeaf {
      var replaced = ReplacedBox(pass, box, model, in: containing)
      replaced.stretchesY = y.isBetweenInsets && box.pointee.style.alignSelf.keyword == .stretch
      let size = replaced.usedSize()
      return (size.width, .definite(size.height))
    }
    let fill = Fill(x: x.isBetweenInsets, y: y.isBetweenInsets, style: box.pointee.style)
    let width = width(containing, fill)
    // The ratio gives an automatic height now that the width is known, unless the box is told to fill its room.
    let fillsY = fill.y && (fill.isTold || !pass.aspectRatio(of: box, model).exists)
    return (
      width, pass.usedHeight(of: box, model, in: containing, width: width, stretches: fillsY)
    )
  }

  /// On which axes an automatic size fills the room between two insets.
  private struct Fill {
    var x: Bool
    var y: Bool
    /// Whether the alignment says so on the block axis.
    var isTold: Bool
    /// Whether the height counts more for the ratio than a width that fills its room.
    var givesWidth: Bool

    init(x: Bool, y: Bool, style: BoxStyle) {
      let alignment = style.alignSelf.keyword
      let isAuto = style.heightUnit == .auto
      isTold = alignment == .stretch
      self.x = x
      self.y = y && isAuto && (isTold || alignment == .auto || alignment == .normal)
      givesWidth = !x || !isAuto || (self.y && isTold)
    }
  }

  /// The width, to which the ratio transfers a height that is definite.
  private func width(_ containing: ContainingSize, _ fill: Fill) -> Double {
    let style = box.pointee.style
    let ratio = pass.aspectRatio(of: box, model)
    let height = pass.definiteHeight(of: box, model, in: containing, stretches: fill.y)
    let isTransferred = ratio.exists && height.isDefinite && fill.givesWidth
    let own = pass.width(
      style.widthUnit, style.width, box, model, in: containing, height: height)
    var limits = pass.widthLimits(of: box, model, in: containing, height: height)
    let width = own.or(
      fill.x && !isTransferred
        ? max(model.insetX, containing.roomWidth.length - model.marginX)
        : pass.fitContentWidth(of: box, model, in: containing, height: height))
    if isTransferred {
      // Browser: the content bounds a width that is given, too: `aspect-ratio/absolute-width-holds-its-content`.
      let least = pass.ratioMinimum(of: box, model, in: containing, height: height)
      limits.min = max(limits.min, min(least, limits.max))
    }
    if ratio.exists, style.widthUnit == .auto {
      // Browser: the keyword `stretch` among the limits of the height knows nothing of insets here:
      // `aspect-ratio/absolute-stretch-minimum-is-of-containing-block`.
      let block = ContainingSize(block)
      limits.transfer(pass.transferredWidthLimits(ratio, box, model, in: block))
    }
    return limits.clamp(width)
  }

  // MARK: Position

  /// Where the border box begins on one axis.
  ///
  /// - Parameters:
  ///   - alignment: The block axis's alignment; `nil` on the inline axis.
  ///   - isSafe: Whether a box at its static position may not overflow at its start.
  private func position(
    _ axis: Axis, _ size: Double, _ margins: (before: Double, after: Double), isBeforeAuto: Bool,
    isAfterAuto: Bool, alignment: ItemAlignment?, isSafe: Bool
  ) -> Double {
    let outer = size + margins.before + margins.after
    switch (axis.start, axis.end) {
    case (nil, nil):
      if isSafe, outer > axis.room {
        let isFromEnd = alignment == nil && isBlockRightToLeft
        return axis.roomStart + margins.before + (isFromEnd ? axis.room - outer : 0)
      }
      return axis.staticEdge.position - outer * axis.staticEdge.share + margins.before
    case (let start?, nil): return start + margins.before
    case (nil, let end?): return axis.extent - end - margins.after - size
    default:
      let free = axis.room - outer
      let first = axis.roomStart + margins.before
      if isBeforeAuto || isAfterAuto {
        if !isAfterAuto { return first + free }
        guard isBeforeAuto else { return first }
        if free < 0, alignment == nil { return first + (isBlockRightToLeft ? free : 0) }
        return first + free / 2
      }
      guard let alignment else { return first + (isBlockRightToLeft ? free : 0) }
      return aligned(axis, alignment, free: free, outer: outer) + margins.before
    }
  }

  /// Where the margin box begins by `align-self` between two insets (CSS Align 3 §4.4.1): an overflowing box
  /// is moved to stay within the containing block and the room.
  private func aligned(
    _ axis: Axis, _ alignment: ItemAlignment, free: Double, outer: Double
  ) -> Double {
    let offset: Double
    switch alignment.keyword {
    case .auto, .normal: return axis.roomStart
    case .end, .flexEnd, .selfEnd: offset = free
    case .center: offset = free / 2
    case .stretch, .start, .flexStart, .selfStart, .baseline: offset = 0
    }
    if alignment.overflow == .safe, free < 0 { return axis.roomStart }
    if alignment.overflow == .unsafe { return axis.roomStart + offset }
    let least = scrolling == .up ? -.infinity : min(0, axis.roomStart)
    let most = scrolling == .down ? .infinity : max(axis.extent, axis.roomStart + axis.room)
    return max(least, min(axis.roomStart + offset, most - outer))
  }
}
