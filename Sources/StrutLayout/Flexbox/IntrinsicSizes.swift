import StrutCore

/// [CSS Flexbox 1 §9.9](https://www.w3.org/TR/css-flexbox-1/#intrinsic-sizes): the widths that a container's
/// content wants, as browsers find them.
extension FlexContainer {
  /// The min-content and max-content width of the content box, and whether they depend on its height.
  func intrinsicWidths() -> (sizes: InlineSizes, needsHeight: Bool) {
    let mark = pass.state.pointee.scratch.mark
    defer { pass.state.pointee.scratch.release(to: mark) }
    let items = collectItems()
    var sizes: InlineSizes
    if !isColumn {
      sizes = rowWidths(items)
    } else if wraps {
      sizes = wrappingColumnWidths(items)
    } else {
      sizes = columnWidths(items)
    }
    // Negative margins may leave less than nothing.
    sizes.min = max(0, sizes.min)
    sizes.max = max(sizes.min, sizes.max)
    return (sizes, (isColumn && wraps) || dependOnHeight(items))
  }

  /// Whether some item's width may follow from the container's height.
  private func dependOnHeight(_ items: FlexItems) -> Bool {
    for index in items.indices {
      let box = items[index].pointee.box
      if box.pointee.state.contains(.inlineSizesNeedHeight)
        || pass.aspectRatio(of: box, items[index].pointee.model).exists
      {
        return true
      }
    }
    return false
  }

  /// A row's widths: the sums of the contributions; where it wraps, the least one is the largest.
  private func rowWidths(_ items: FlexItems) -> InlineSizes {
    var sum = InlineSizes(min: 0, max: 0)
    for index in items.indices {
      var widths = contribution(of: items[index])
      // Browser: a base size that the content decides does not bound the contributions.
      if items[index].pointee.box.pointee.style.basisUnit == .points {
        determineRowBaseSize(items[index])
        widths.max = flexedContribution(of: items[index], widths.max)
        if !wraps { widths.min = flexedContribution(of: items[index], widths.min) }
      }
      widths.min += items[index].pointee.mainMargins
      widths.max += items[index].pointee.mainMargins
      sum.min = wraps ? max(sum.min, widths.min) : sum.min + widths.min
      sum.max += widths.max
    }
    let gaps = mainGap * Double(max(0, items.count - 1))
    sum.max += gaps
    if !wraps { sum.min += gaps }
    return sum
  }

  /// A contribution, or the hypothetical size where flexing could not reach the contribution.
  private func flexedContribution(of item: ItemPointer, _ width: Double) -> Double {
    let style = item.pointee.box.pointee.style
    if width > item.pointee.base ? style.grow == 0 : width < item.pointee.base && style.shrink == 0
    {
      settleMinimum(of: item)
      return item.pointee.limits.clamp(item.pointee.base)
    }
    return width
  }

  /// A column's widths: the largest contributions.
  private func columnWidths(_ items: FlexItems) -> InlineSizes {
    var largest = InlineSizes(min: 0, max: 0)
    for index in items.indices {
      let widths = contribution(of: items[index])
      largest.min = max(largest.min, widths.min + items[index].pointee.crossMargins)
      largest.max = max(largest.max, widths.max + items[index].pointee.crossMargins)
    }
    return largest
  }

  /// The widths of a column that wraps: its lines have to be known for the largest one.
  private func wrappingColumnWidths(_ items: FlexItems) -> InlineSizes {
    var widths = columnWidths(items)
    for item in items { determineColumnBaseSize(item, width: contribution(of: item).max) }
    let lines = collectLines(items, room: pass.lineRoom(of: box, height: content.height))
    for item in items { item.pointee.cross = contribution(of: item).max }
    determineLineCrossSizes(lines, items)
    var sum = crossGap * Double(max(0, lines.count - 1))
    for line in lines {
      sum += line.cross
    }
    widths.max = max(widths.max, sum)
    return widths
  }

  /// The width that an item's border box adds to the container's (CSS Sizing 3 §5.1).
  private func contribution(of item: ItemPointer) -> InlineSizes {
    let style = item.pointee.box.pointee.style
    let height =
      isColumn
      ? pass.definiteHeight(of: item.pointee.box, item.pointee.model, in: content, stretches: false)
      : definiteRowItemHeight(item)
    let width = pass.width(
      style.widthUnit, style.width, item.pointee.box, item.pointee.model, in: content,
      height: height)
    var sizes: InlineSizes
    if width.isNaN {
      sizes = pass.contentWidths(
        of: item.pointee.box, item.pointee.model, in: content, height: height)
    } else {
      sizes = InlineSizes(min: width, max: width)
    }
    if width.isNaN || style.widthUnit.isContent {
      let least = pass.ratioMinimum(of: item.pointee.box, item.pointee.model, height: height)
      sizes = InlineSizes(min: max(sizes.min, least), max: max(sizes.max, least))
    }
    let limits = pass.widthLimits(
      of: item.pointee.box, item.pointee.model, in: content, height: height)
    if style.maxWidthUnit == .fitContent || style.minWidthUnit == .fitContent {
      // Without a width to fit, this keyword is each of the content's widths in turn.
      let widths = pass.contentWidths(
        of: item.pointee.box, item.pointee.model, in: content, height: height)
      if style.maxWidthUnit == .fitContent {
        sizes = InlineSizes(min: min(sizes.min, widths.min), max: min(sizes.max, widths.max))
      }
      sizes = InlineSizes(min: limits.clamp(sizes.min), max: limits.clamp(sizes.max))
      if style.minWidthUnit == .fitContent {
        sizes = InlineSizes(min: max(sizes.min, widths.min), max: max(sizes.max, widths.max))
      }
      return sizes
    }
    return InlineSizes(min: limits.clamp(sizes.min), max: limits.clamp(sizes.max))
  }
}

extension LayoutPass {
  /// How long the lines of a column may be: its definite content height, or what its maximum allows.
  func lineRoom(of box: BoxPointer, height: Double) -> Double {
    if !height.isNaN { return height }
    let model = model(of: box, containingWidth: box.pointee.containingWidth)
    let containing = ContainingSize(width: .nan, height: .nan)
    return room(of: box, model, in: containing, height: .nan).height
  }
}
