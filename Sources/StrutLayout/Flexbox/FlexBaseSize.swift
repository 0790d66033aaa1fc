import StrutCore

/// [CSS Flexbox 1 §9.2](https://www.w3.org/TR/css-flexbox-1/#line-sizing), steps 2 to 4: base sizes.
extension FlexContainer {
  /// Finds each item's flex base size and hypothetical main size (§9.2, step 3).
  func determineBaseSizes(_ items: FlexItems) {
    if isColumn {
      for index in items.indices { determineColumnBaseSize(&items[index]) }
    } else {
      for index in items.indices { determineRowBaseSize(&items[index]) }
    }
  }

  // MARK: Rows

  private func determineRowBaseSize(_ item: inout FlexItem) {
    let box = item.box
    let style = box.pointee.style
    let height = definiteRowItemHeight(item)
    // Browser: a percentage of a width that is not known yet is `auto` here, not `content`.
    let usesWidth =
      style.basisUnit == .auto || (style.basisUnit == .percent && content.width.isNaN)
    item.base = pass.width(
      usesWidth ? style.widthUnit : style.basisUnit, usesWidth ? style.width : style.basis,
      box, item.model, in: content, height: height)
    item.hasContentBase = item.base.isNaN
    if item.hasContentBase {
      item.base = pass.contentWidths(of: box, item.model, in: content, height: height).max
    }
    item.limits = pass.widthLimits(of: box, item.model, in: content, height: height)
    item.hasOpenMinimum = style.minWidthUnit == .auto && !style.isScrollContainer
    // The automatic minimum is never larger than max-content or the specified size, so that it matters to an
    // item with such a base only when the item shrinks.
    let isLarge =
      item.hasContentBase ? style.rare < 0 : usesWidth && style.widthUnit != .minContent
    if item.hasOpenMinimum, !isLarge { settleMinimum(of: &item) }
    item.hypothetical = item.limits.clamp(item.base)
  }

  /// The height of a row's item where it is definite: its own, or that of a container with one line.
  func definiteRowItemHeight(_ item: FlexItem) -> Double {
    pass.definiteHeight(
      of: item.box, item.model, in: content, stretches: item.stretches && isSingleLine)
  }

  // MARK: Columns

  private func determineColumnBaseSize(_ item: inout FlexItem) {
    let box = item.box
    let style = box.pointee.style
    item.cross = columnItemWidth(item, height: .nan)
    item.limits = pass.heightLimits(
      of: box, item.model, in: content, contentHeight: columnContentHeightInside(item))
    let usesHeight = style.basisUnit == .auto
    item.base = pass.definiteHeight(
      usesHeight ? style.heightUnit : style.basisUnit, usesHeight ? style.height : style.basis,
      box, item.model, in: content)
    item.hasDefiniteBasis = !item.base.isNaN
    if item.base.isNaN { item.base = columnContentBase(item) }
    item.hasOpenMinimum = style.minHeightUnit == .auto && !style.isScrollContainer
    if item.hasOpenMinimum, item.hasDefiniteBasis, !usesHeight { settleMinimum(of: &item) }
    item.hypothetical = item.limits.clamp(item.base)
  }

  /// The width of a column's item before the column's lines are known.
  ///
  /// - Parameter height: The item's border-box height where it is known; not a number otherwise.
  func columnItemWidth(_ item: FlexItem, height: Double) -> Double {
    let isKnown = !height.isNaN
    return pass.usedWidth(
      of: item.box, item.model, in: content,
      height: isKnown
        ? height : pass.definiteHeight(of: item.box, item.model, in: content, stretches: false),
      stretches: item.stretches && isSingleLine)
  }

  /// The base size of a column's item that its content decides, or its ratio by a definite width.
  private func columnContentBase(_ item: FlexItem) -> Double {
    let ratio = pass.aspectRatio(of: item.box, item.model)
    if ratio.exists {
      return max(ratio.height(width: item.cross), item.model.insetY)
    }
    return columnContentHeight(item)
  }

  /// The height of a column item's content, where its own height counts for its children.
  private func columnContentHeightInside(_ item: FlexItem) -> Double {
    let height = pass.definiteHeight(of: item.box, item.model, in: content, stretches: false)
    return pass.contentHeight(
      of: item.box, item.model, width: item.cross,
      room: pass.room(of: item.box, item.model, in: content, height: height))
  }

  /// The height of a column item's content, with border and padding.
  ///
  /// Browser: the item's own height does not count for percentages of its children here.
  func columnContentHeight(_ item: FlexItem) -> Double {
    pass.contentHeight(
      of: item.box, item.model, width: item.cross,
      room: pass.room(of: item.box, item.model, in: content, height: .nan))
  }
}
