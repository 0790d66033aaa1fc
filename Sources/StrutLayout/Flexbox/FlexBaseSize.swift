import StrutCore

/// [CSS Flexbox 1 §9.2](https://www.w3.org/TR/css-flexbox-1/#line-sizing), steps 2 to 4: base sizes.
extension FlexContainer {
  /// Finds each item's flex base size and hypothetical main size (§9.2, step 3).
  func determineBaseSizes(_ items: FlexItems) {
    if isColumn {
      for item in items {
        // Browser: no height counts for the width yet, neither the item's own nor the container's:
        // `aspect-ratio/percent-minimum-does-not-decide-base`.
        let containing = ContainingSize(width: content.width, height: .none)
        determineColumnBaseSize(
          item,
          width: item.pointee.box.pointee.isReplacedLeaf
            ? replacedItemWidth(item, in: containing)
            : columnItemWidth(item, in: containing, height: .none))
      }
    } else {
      for item in items { determineRowBaseSize(item) }
    }
  }

  // MARK: Rows

  func determineRowBaseSize(_ item: ItemPointer) {
    let box = item.pointee.box
    let style = box.pointee.style
    let height = definiteRowItemHeight(item)
    let usesWidth = style.basisUnit == .auto
    let base = pass.width(
      usesWidth ? style.widthUnit : style.basisUnit, usesWidth ? style.width : style.basis,
      box, item.pointee.model, in: content, height: height)
    item.pointee.hasContentBase = !base.isDefinite
    item.pointee.base = base.or(
      pass.contentWidths(of: box, item.pointee.model, in: content, height: height).max)
    item.pointee.limits = pass.widthLimits(of: box, item.pointee.model, in: content, height: height)
    item.pointee.hasOpenMinimum = style.minWidthUnit == .auto && !box.pointee.scrollsX
    // The automatic minimum is never larger than max-content or the specified size, so that it matters to an
    // item with such a base only when the item shrinks.
    let isLarge =
      item.pointee.hasContentBase
      ? !pass.aspectRatio(of: box, item.pointee.model).exists
      : usesWidth && style.widthUnit != .minContent
    if item.pointee.hasOpenMinimum, !isLarge { settleMinimum(of: item) }
    item.pointee.hypothetical = item.pointee.limits.clamp(item.pointee.base)
  }

  /// The height of a row's item where it is definite: its own, or that of a container with one line.
  func definiteRowItemHeight(_ item: ItemPointer) -> OptionalLength {
    pass.definiteUsedHeight(
      of: item.pointee.box, item.pointee.model, in: content,
      stretches: item.pointee.stretches && isSingleLine)
  }

  private func replacedItemWidth(_ item: ItemPointer, in containing: ContainingSize) -> Double {
    var replaced = ReplacedBox(pass, item.pointee.box, item.pointee.model, in: containing)
    replaced.stretchesX = item.pointee.stretches && isSingleLine
    return replaced.widthWithoutHeight()
  }

  // MARK: Columns

  /// What is found on the way is left in the item and not in the frame, which stays on the stack while all levels
  /// below are asked (``DeepStacks``).
  ///
  /// - Parameter width: The item's width before the column's lines are known.
  @inline(never)
  func determineColumnBaseSize(_ item: ItemPointer, width: Double) {
    item.pointee.cross = width
    item.pointee.limits =
      item.pointee.box.pointee.style.hasHeightLimits
      ? columnLimits(item) : Limits(min: item.pointee.model.insetY, max: .infinity)
    let base = definiteColumnBase(item)
    item.pointee.hasDefiniteBasis = base.isDefinite
    item.pointee.base = base.or(columnContentBase(item))
    determineColumnHypothetical(item)
  }

  @inline(never)
  private func columnLimits(_ item: ItemPointer) -> Limits {
    pass.heightLimits(
      of: item.pointee.box, item.pointee.model, in: content, contentHeight: columnContentBase(item))
  }

  /// The flex base size of a column's item that does not depend on its content.
  @inline(never)
  private func definiteColumnBase(_ item: ItemPointer) -> OptionalLength {
    let style = item.pointee.box.pointee.style
    let usesHeight = style.basisUnit == .auto
    return pass.definiteHeight(
      usesHeight ? style.heightUnit : style.basisUnit, usesHeight ? style.height : style.basis,
      item.pointee.box, item.pointee.model, in: content)
  }

  /// The hypothetical main size of a column's item with a flex base size.
  @inline(never)
  private func determineColumnHypothetical(_ item: ItemPointer) {
    let box = item.pointee.box
    let style = box.pointee.style
    item.pointee.hasOpenMinimum = style.minHeightUnit == .auto && !box.pointee.scrollsY
    // As in a row; and the content of a box with a ratio may be higher than the ratio's height.
    let isLarge =
      item.pointee.hasDefiniteBasis
      ? style.basisUnit == .auto
      : !box.pointee.mayHaveRatio || !pass.aspectRatio(of: box, item.pointee.model).exists
    if item.pointee.hasOpenMinimum, !isLarge { settleMinimum(of: item) }
    item.pointee.hypothetical = item.pointee.limits.clamp(item.pointee.base)
  }

  /// The width of a column's item.
  ///
  /// - Parameter height: The item's border-box height where it is definite.
  func columnItemWidth(
    _ item: ItemPointer, in containing: ContainingSize, height: OptionalLength
  ) -> Double {
    if fillsColumn(item) {
      return max(contentWidth - item.pointee.model.marginX, item.pointee.model.insetX)
    }
    return pass.usedWidth(
      of: item.pointee.box, item.pointee.model, in: containing, height: height,
      stretches: item.pointee.stretches && isSingleLine)
  }

  /// Whether a column's item is as wide as its container, whatever its height: as most of them are, which saves the
  /// longer look.
  @inline(__always)
  func fillsColumn(_ item: ItemPointer) -> Bool {
    item.pointee.stretches && isSingleLine && item.pointee.box.pointee.style.widthUnit == .auto
      && !item.pointee.box.pointee.style.hasWidthLimits
  }

  /// The size of a column's item that its content decides, or its ratio by the width it is measured with.
  @inline(__always)
  func columnContentBase(_ item: ItemPointer) -> Double {
    item.pointee.box.pointee.mayHaveRatio ? columnRatioBase(item) : columnContentHeight(item)
  }

  @inline(never)
  private func columnRatioBase(_ item: ItemPointer) -> Double {
    let ratio = pass.aspectRatio(of: item.pointee.box, item.pointee.model)
    return ratio.exists ? ratio.height(width: item.pointee.cross) : columnContentHeight(item)
  }

  /// The height of a column item's content, with border and padding.
  @inline(never)
  func columnContentHeight(_ item: ItemPointer) -> Double {
    let box = item.pointee.box
    let room = pass.measuringRoom(
      of: box, item.pointee.model, in: content, width: item.pointee.cross)
    return pass.contentHeight(
      of: box, item.pointee.model, width: item.pointee.cross, room: room)
  }
}
