import StrutCore

/// [CSS Flexbox 1 §4](https://www.w3.org/TR/css-flexbox-1/#flex-items) and §9.1, step 1: the items.
extension FlexContainer {
  /// The in-flow children in order-modified document order, with edges and alignment resolved.
  ///
  /// A child with `display="contents"` gives its own children in its place.
  func collectItems() -> FlexItems {
    let isUsual = !box.pointee.state.contains(.hasUnusualChildren)
    let room = isUsual ? Int(box.pointee.childCount) : countItems()
    var items = FlexItems(
      first: pass.state.pointee.scratch.takeZeroed(room, of: FlexItem.self), count: room,
      hasBaselines: false)
    var count = 0
    var isOrdered = false
    forEachChild { child in
      guard isUsual || child.pointee.style.position != .absolute else { return }
      initialize(items[count], child)
      if items[count].pointee.alignment == .baseline { items.hasBaselines = true }
      if !isUsual {
        let order = pass.rareStyle(of: child)?.pointee.order ?? 0
        items[count].pointee.order = order
        if order != 0 { isOrdered = true }
      }
      count += 1
    }
    if isOrdered { sortByOrder(items) }
    return items
  }

  private func countItems() -> Int {
    var count = 0
    forEachChild { child in
      if child.pointee.style.position != .absolute { count += 1 }
    }
    return count
  }

  /// Calls `body` with each child that has a box, in document order, and tells it its direction.
  @inline(__always)
  func forEachChild(_ body: (BoxPointer) -> Void) {
    if box.pointee.state.contains(.hasUnusualChildren) {
      forEachUnusualChild(body)
      return
    }
    var index = box.pointee.firstChild
    while index >= 0 {
      let child = pass.box(index)
      pass.inheritDirection(child, from: isRightToLeft)
      body(child)
      index = child.pointee.nextSibling
    }
  }

  private func forEachUnusualChild(_ body: (BoxPointer) -> Void) {
    var parent = box
    var index = box.pointee.firstChild
    while true {
      if index < 0 {
        // The end of the children of a box without a box: on with what follows it.
        if parent == box { return }
        index = parent.pointee.nextSibling
        parent = pass.box(parent.pointee.parent)
        continue
      }
      let child = pass.box(index)
      if child.pointee.style.display == .contents {
        pass.inheritDirection(child, from: parent.pointee.isRightToLeft)
        parent = child
        index = child.pointee.firstChild
        continue
      }
      if child.pointee.style.display != .none {
        pass.inheritDirection(child, from: parent.pointee.isRightToLeft)
        body(child)
      }
      index = child.pointee.nextSibling
    }
  }

  private func sortByOrder(_ items: FlexItems) {
    let sorted = items.map(\.pointee).enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    for (index, entry) in sorted.enumerated() { items[index].pointee = entry.element }
  }

  private func initialize(_ item: ItemPointer, _ child: BoxPointer) {
    item.pointee.box = child
    item.pointee.model = pass.model(of: child, containingWidth: content.width.or(0))
    item.pointee.percentageHeight = .none
    if child.pointee.style.rare >= 0 {
      setMargins(of: item)
      item.pointee.mainInset =
        isColumn ? item.pointee.model.insetY : item.pointee.model.insetX
    }
    setAlignment(of: item)
    item.pointee.stretches = wantsToStretch(item)
  }

  /// Whether an item's size and alignment let it fill its line: an automatic size by its alignment, and a height by
  /// the keyword `stretch`.
  private func wantsToStretch(_ item: ItemPointer) -> Bool {
    let style = item.pointee.box.pointee.style
    let unit = isColumn ? style.widthUnit : style.heightUnit
    if unit == .auto {
      return item.pointee.alignment == .stretch && !item.pointee.hasAutoCrossMargin
    }
    return unit == .stretch && !isColumn
  }

  private func setMargins(of item: ItemPointer) {
    let margin = item.pointee.model.margin
    let isRow = !isColumn
    let before = isRow ? margin.left : margin.top
    let after = isRow ? margin.right : margin.bottom
    item.pointee.mainStartMargin = isMainReversed ? after : before
    item.pointee.mainEndMargin = isMainReversed ? before : after
    let above = isRow ? margin.top : margin.left
    let below = isRow ? margin.bottom : margin.right
    item.pointee.crossStartMargin = isCrossReversed ? below : above
    item.pointee.crossEndMargin = isCrossReversed ? above : below
    if !item.pointee.model.autoMargins.isEmpty { setAutoMargins(of: item) }
  }

  private func setAutoMargins(of item: ItemPointer) {
    let auto = item.pointee.model.autoMargins
    let isRow = !isColumn
    let isBeforeAuto = auto.contains(isRow ? .left : .top)
    let isAfterAuto = auto.contains(isRow ? .right : .bottom)
    item.pointee.hasAutoMainStart = isMainReversed ? isAfterAuto : isBeforeAuto
    item.pointee.hasAutoMainEnd = isMainReversed ? isBeforeAuto : isAfterAuto
    let isAboveAuto = auto.contains(isRow ? .top : .left)
    let isBelowAuto = auto.contains(isRow ? .bottom : .right)
    item.pointee.hasAutoCrossStart = isCrossReversed ? isBelowAuto : isAboveAuto
    item.pointee.hasAutoCrossEnd = isCrossReversed ? isAboveAuto : isBelowAuto
  }

  /// Resolves `align-self` to the cross axis (CSS Box Alignment 3 §6.2).
  private func setAlignment(of item: ItemPointer) {
    let own = item.pointee.box.pointee.style.alignSelf
    let value = own.keyword == .auto ? box.pointee.style.alignItems : own
    let isWrapReverse = isCrossReversed != (isColumn && isRightToLeft)
    item.pointee.startIsCrossEnd = isWrapReverse
    item.pointee.isSafe = value.overflow == .safe
    switch value.keyword {
    case .auto, .normal, .stretch: break
    case .flexStart: item.pointee.alignment = .start
    case .flexEnd: item.pointee.alignment = .end
    case .center: item.pointee.alignment = .center
    case .start: item.pointee.alignment = isWrapReverse ? .end : .start
    case .end: item.pointee.alignment = isWrapReverse ? .start : .end
    case .selfStart, .selfEnd:
      let isOpposite = isColumn && item.pointee.box.pointee.isRightToLeft != isRightToLeft
      let isStart = (value.keyword == .selfStart) != isOpposite
      item.pointee.alignment = isStart != isWrapReverse ? .start : .end
    case .baseline: item.pointee.alignment = .baseline
    }
  }
}

extension LayoutPass {
  /// Gives a box its used direction, and forgets what was found with another one.
  @inline(__always)
  func inheritDirection(_ box: BoxPointer, from isRightToLeft: Bool) {
    let isOwn =
      switch box.pointee.style.direction {
      case nil: isRightToLeft
      case .ltr: false
      case .rtl: true
      }
    if isOwn != box.pointee.isRightToLeft { changeDirection(box, to: isOwn) }
  }

  private func changeDirection(_ box: BoxPointer, to isRightToLeft: Bool) {
    if isRightToLeft {
      box.pointee.state.insert(.rightToLeft)
    } else {
      box.pointee.state.remove(.rightToLeft)
    }
    box.pointee.state.insert(.stale)
    box.pointee.forgetAnswers()
    if box.pointee.rareAnswers >= 0 { keepRareAnswers(of: box) { $0 = RareAnswers() } }
  }
}
