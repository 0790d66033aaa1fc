import StrutCore

/// [CSS Flexbox 1 §9.9](https://www.w3.org/TR/css-flexbox-1/#intrinsic-sizes): the widths that a container's
/// content wants, as browsers find them.
extension FlexContainer {
  /// The min-content and max-content width of the content box, and whether they depend on its height.
  ///
  /// - Parameter lineRoom: How long the lines of a column that wraps may be.
  @inline(__always)
  func intrinsicWidths(lineRoom: Double) -> (sizes: InlineSizes, needsHeight: Bool) {
    let mark = pass.state.pointee.scratch.mark
    defer { pass.state.pointee.scratch.release(to: mark) }
    let items = collectItems()
    var sizes: InlineSizes
    if !isColumn {
      sizes = rowWidths(items)
    } else if wraps {
      sizes = wrappingColumnWidths(items, lineRoom: lineRoom)
    } else {
      sizes = columnWidths(items)
    }
    // Negative margins may leave less than nothing.
    sizes.min = max(0, sizes.min)
    sizes.max = max(sizes.min, sizes.max)
    return (sizes, dependOnHeight(items))
  }

  /// Whether some item's width may follow from the container's height. Whether browsers take notice of that is kept in
  /// the box: where an item has a width and a ratio, the height bounds its automatic minimum alone, and they do not.
  private func dependOnHeight(_ items: FlexItems) -> Bool {
    var depend = isColumn && wraps
    var isNoticed = depend
    for index in items.indices {
      let box = items[index].pointee.box
      let hasRatio = pass.aspectRatio(of: box, items[index].pointee.model).exists
      guard hasRatio || box.pointee.state.contains(.inlineSizesNeedHeight) else { continue }
      depend = true
      isNoticed =
        isNoticed || (hasRatio && isNoticedRatio(items[index]))
        || box.pointee.style.hasPercentHeight
        || box.pointee.state.contains(.inlineSizesFollowHeight)
    }
    if isNoticed {
      box.pointee.state.insert(.inlineSizesFollowHeight)
    } else {
      box.pointee.state.remove(.inlineSizesFollowHeight)
    }
    return depend
  }

  /// Whether browsers see that an item's ratio makes its width follow from the container's height: not where it has a width.
  /// Browser: nor where the keyword `stretch` alone ties an image's height to the container's, which a row that
  /// stretches it does besides: `aspect-ratio/measured-image-that-stretches-keeps-its-width` and
  /// `aspect-ratio/measured-image-with-a-limit-that-stretches-keeps-its-width`.
  private func isNoticedRatio(_ item: ItemPointer) -> Bool {
    let box = item.pointee.box
    let style = box.pointee.style
    guard style.widthUnit != .points else { return false }
    guard box.pointee.isReplacedLeaf else { return true }
    if style.heightUnit == .stretch { return false }
    return isStretchedByRow(item)
      || (style.minHeightUnit != .stretch && style.maxHeightUnit != .stretch)
  }

  /// Whether an item becomes as high as the container, which is one row.
  private func isStretchedByRow(_ item: ItemPointer) -> Bool {
    !isColumn && isSingleLine && item.pointee.stretches
  }

  /// A row's widths: the sums of the contributions; where it wraps, the least one is the largest.
  private func rowWidths(_ items: FlexItems) -> InlineSizes {
    var sum = InlineSizes(min: 0, max: 0)
    for index in items.indices {
      var widths = contribution(of: items[index])
      // Browser: a base size that the content decides does not bound the contributions:
      // `intrinsic-sizes/min-content-basis-contributes-max-content`.
      if boundsContribution(items[index].pointee.box) {
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

  /// Whether the flex base size may differ from the contributions without being the content's.
  private func boundsContribution(_ box: BoxPointer) -> Bool {
    let style = box.pointee.style
    if style.basisUnit == .points { return true }
    guard style.basisUnit == .auto, style.widthUnit == .points else { return false }
    // An image whose maximum is a percentage contributes less than its base size.
    return style.minWidthUnit == .fitContent || style.maxWidthUnit == .fitContent
      || (style.maxWidthUnit == .percent && box.pointee.isReplacedLeaf)
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
  private func wrappingColumnWidths(_ items: FlexItems, lineRoom: Double) -> InlineSizes {
    var widths = columnWidths(items)
    for item in items { determineColumnBaseSize(item, width: contribution(of: item).max) }
    let lines = collectLines(items, room: lineRoom)
    for item in items { item.pointee.cross = contribution(of: item).max }
    determineLineCrossSizes(lines, items)
    var sum = crossGap * Double(max(0, lines.count - 1))
    for line in lines {
      sum += line.cross
    }
    widths.max = max(widths.max, sum)
    return widths
  }

  /// The width that an item's border box adds to the container's.
  @inline(never)
  private func contribution(of item: ItemPointer) -> InlineSizes {
    if item.pointee.box.pointee.isReplacedLeaf {
      return pass.replacedContribution(
        of: item.pointee.box, item.pointee.model, in: content,
        stretches: isStretchedByRow(item))
    }
    let height =
      isColumn
      ? pass.definiteHeight(of: item.pointee.box, item.pointee.model, in: content, stretches: false)
      : definiteRowItemHeight(item)
    return pass.widthContribution(
      of: item.pointee.box, item.pointee.model, in: content, height: height)
  }
}
