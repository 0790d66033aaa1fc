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
      child.pointee.containingWidth = block.padding.size.width
      let absolute = AbsoluteBox(
        pass: pass, box: child, model: model, block: block.padding.size,
        isBlockRightToLeft: block.isRightToLeft)
      let (x, y) = staticEdges(of: child, height: height)
      // From the container's content box to the containing block's padding box.
      let dx = inset.left - block.padding.minX
      let dy = inset.top - block.padding.minY
      var frame = absolute.frame(
        staticX: StaticEdge(place: x.place, position: x.position + dx),
        staticY: StaticEdge(place: y.place, position: y.position + dy))
      frame.origin.x += block.padding.minX
      frame.origin.y += block.padding.minY
      pass.write(frame, of: child, hasDefiniteHeight: true)
    }
  }

  /// The padding box of the nearest ancestor that is positioned, or else of the root box, relative to the
  /// container's border box, and that ancestor's direction.
  private func containingBlock() -> (padding: Rect, isRightToLeft: Bool) {
    var ancestor = box
    var dx = 0.0
    var dy = 0.0
    while ancestor.pointee.style.position == .static || ancestor.pointee.style.display == .contents
    {
      guard ancestor.pointee.parent >= 0, ancestor != pass.state.pointee.root else { break }
      if ancestor.pointee.style.display != .contents {
        dx += ancestor.pointee.frame.minX
        dy += ancestor.pointee.frame.minY
      }
      ancestor = pass.box(ancestor.pointee.parent)
    }
    let border = pass.rareStyle(of: ancestor)?.pointee.border ?? RareStyle.Sides()
    let size = ancestor.pointee.frame.size
    return (
      Rect(
        x: border.left - dx, y: border.top - dy,
        width: max(0, size.width - border.left - border.right),
        height: max(0, size.height - border.top - border.bottom)),
      ancestor.pointee.isRightToLeft
    )
  }

  /// Where the child would stand as the only item, in the container's content box.
  private func staticEdges(
    of child: BoxPointer, height: Double
  ) -> (x: StaticEdge, y: StaticEdge) {
    let main = StaticEdge(
      staticMainPlace, isReversed: isMainReversed, room: isColumn ? height : content.width)
    let cross = StaticEdge(
      staticCrossPlace(of: child), isReversed: isCrossReversed,
      room: isColumn ? content.width : height)
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
    let isWrapReverse = box.pointee.style.flexWrap == .wrapReverse
    switch own == .auto ? box.pointee.style.alignItems.keyword : own {
    case .auto, .normal, .stretch, .flexStart, .baseline: return .start
    case .flexEnd: return .end
    case .center: return .center
    case .start: return isWrapReverse ? .end : .start
    case .end: return isWrapReverse ? .start : .end
    case .selfStart, .selfEnd:
      let isOpposite = isColumn && child.pointee.isRightToLeft != isRightToLeft
      let isStart = ((child.pointee.style.alignSelf.keyword == .selfStart) != isOpposite)
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

  /// One axis of the problem: insets, `nil` for `auto`.
  private struct Insets {
    var start: Double?
    var end: Double?
    /// The extent of the containing block.
    var extent: Double
  }

  /// The border box, relative to the containing block's padding box.
  func frame(staticX: StaticEdge, staticY: StaticEdge) -> Rect {
    let rare = pass.rareStyle(of: box)
    let inset = rare?.pointee.inset ?? RareStyle().inset
    let x = Insets(
      start: resolveInset(inset.leftUnit, inset.left, against: block.width),
      end: resolveInset(inset.rightUnit, inset.right, against: block.width), extent: block.width)
    let y = Insets(
      start: resolveInset(inset.topUnit, inset.top, against: block.height),
      end: resolveInset(inset.bottomUnit, inset.bottom, against: block.height),
      extent: block.height)
    let size = size(x, y, staticX, staticY)
    return Rect(
      x: position(
        x, size.width, staticX, before: model.margin.left, after: model.margin.right,
        isBeforeAuto: model.autoMargins.contains(.left),
        isAfterAuto: model.autoMargins.contains(.right), isReversed: isBlockRightToLeft,
        alignment: nil),
      y: position(
        y, size.height, staticY, before: model.margin.top, after: model.margin.bottom,
        isBeforeAuto: model.autoMargins.contains(.top),
        isAfterAuto: model.autoMargins.contains(.bottom), isReversed: false,
        alignment: box.pointee.style.alignSelf),
      width: size.width, height: size.height)
  }

  /// The border-box size: fitted to the room that insets leave, stretched between two of them.
  private func size(_ x: Insets, _ y: Insets, _ staticX: StaticEdge, _ staticY: StaticEdge) -> Size
  {
    let style = box.pointee.style
    let roomX = room(x, staticX)
    let roomY = room(y, staticY)
    let available = ContainingSize(width: roomX, height: roomY)
    // Percentages are those of the containing block, `auto` and the keywords those of the room.
    let isReplaced = box.pointee.kind == .replaced
    let ratio = pass.aspectRatio(of: box, model)
    let stretchesY =
      y.start != nil && y.end != nil && !isReplaced && alignsNormally
    let stretchesX = x.start != nil && x.end != nil && !isReplaced
    var height = definiteHeight(
      available, stretches: stretchesY && !(ratio.exists && !stretchesXOnly))
    _ = stretchesX
    var width = resolvedWidth(available, height: height)
    if width.isNaN {
      if stretchesX, !(ratio.exists && !height.isNaN) {
        width = max(model.insetX, roomX - model.marginX)
      } else {
        width = pass.fitContentWidth(of: box, model, in: available, height: height)
      }
    }
    width = widthLimits(available, height: height).clamp(width)
    if height.isNaN {
      height = autoHeight(available, width: width)
    }
    _ = style
    return Size(width: width, height: height)
  }

  private var stretchesXOnly: Bool { false }

  /// Whether `align-self` leaves an automatic height to fill the room between two insets.
  private var alignsNormally: Bool {
    switch box.pointee.style.alignSelf.keyword {
    case .auto, .normal, .stretch: true
    default: false
    }
  }

  private func percentSpace(_ available: ContainingSize, _ unit: SizeUnit) -> ContainingSize {
    unit == .percent ? ContainingSize(width: block.width, height: block.height) : available
  }

  private func resolvedWidth(_ available: ContainingSize, height: Double) -> Double {
    let style = box.pointee.style
    return pass.width(
      style.widthUnit, style.width, box, model, in: percentSpace(available, style.widthUnit),
      height: height)
  }

  private func widthLimits(_ available: ContainingSize, height: Double) -> Limits {
    pass.widthLimits(
      of: box, model, in: ContainingSize(width: block.width, height: block.height), height: height)
  }

  private func definiteHeight(_ available: ContainingSize, stretches: Bool) -> Double {
    let style = box.pointee.style
    var height = pass.definiteHeight(
      style.heightUnit, style.height, box, model, in: percentSpace(available, style.heightUnit))
    if height.isNaN, stretches, style.heightUnit == .auto {
      height = max(model.insetY, available.height - model.marginY)
    }
    if height.isNaN { return .nan }
    return pass.definiteHeightLimits(
      of: box, model, in: ContainingSize(width: block.width, height: block.height)
    ).clamp(height)
  }

  private func autoHeight(_ available: ContainingSize, width: Double) -> Double {
    let containing = ContainingSize(width: block.width, height: block.height)
    return pass.usedHeight(of: box, model, in: containing, width: width, stretches: false).height
  }

  /// The extent that the margin box may fill (the inset-modified containing block).
  private func room(_ insets: Insets, _ edge: StaticEdge) -> Double {
    switch (insets.start, insets.end) {
    case (let start?, let end?): return max(0, insets.extent - start - end)
    case (let start?, nil): return max(0, insets.extent - start)
    case (nil, let end?): return max(0, insets.extent - end)
    case (nil, nil):
      switch edge.place {
      case .start: return max(0, insets.extent - edge.position)
      case .end: return max(0, edge.position)
      case .center: return max(0, 2 * min(edge.position, insets.extent - edge.position))
      }
    }
  }

  /// Where the border box begins on one axis.
  private func position(
    _ insets: Insets, _ size: Double, _ edge: StaticEdge, before: Double, after: Double,
    isBeforeAuto: Bool, isAfterAuto: Bool, isReversed: Bool, alignment: ItemAlignment?
  ) -> Double {
    switch (insets.start, insets.end) {
    case (nil, nil):
      switch edge.place {
      case .start: return edge.position + before
      case .center: return edge.position - (size + before + after) / 2 + before
      case .end: return edge.position - after - size
      }
    case (let start?, nil): return start + before
    case (nil, let end?): return insets.extent - end - after - size
    case (let start?, let end?):
      let free = insets.extent - start - end - size - before - after
      if isBeforeAuto || isAfterAuto {
        if isBeforeAuto, isAfterAuto {
          if free > 0 { return start + free / 2 }
          return isReversed ? start + free : start
        }
        return isBeforeAuto ? start + before + free : start + before
      }
      switch alignment?.keyword {
      case .end, .flexEnd, .selfEnd: return start + before + free
      case .center: return start + before + free / 2
      default: return start + before + (isReversed ? free : 0)
      }
    }
  }
}
