import StrutCore

/// [CSS Flexbox 1 §9.4](https://www.w3.org/TR/css-flexbox-1/#cross-sizing), steps 7 to 11.
extension FlexContainer {
  /// Step 7: the hypothetical cross size of an item with its used main size.
  func determineCrossSize(of item: ItemPointer) {
    if isColumn {
      // A height that flexing gave is definite in a definite container, or where it began so (§9.8); a ratio's
      // height always is.
      let isDefinite =
        content.height.isDefinite || item.pointee.hasDefiniteBasis
        || pass.aspectRatio(of: item.pointee.box, item.pointee.model).exists
      item.pointee.percentageHeight = isDefinite ? OptionalLength(item.pointee.main) : .none
      if !fillsColumn(item) {
        item.pointee.cross = withMeasuredWidths(item) {
          columnItemWidth(item, in: flexedContent(item), height: item.pointee.percentageHeight)
        }
      }
    } else {
      let used = pass.usedHeight(
        of: item.pointee.box, item.pointee.model, in: content, width: item.pointee.main,
        stretches: item.pointee.stretches && isSingleLine)
      item.pointee.cross = used.height
      item.pointee.percentageHeight = used.percentageBase
    }
  }

  /// Browser: when a column's item is flexed, the keyword `stretch` among the limits of its height means that height:
  /// `aspect-ratio/stretch-minimum-of-flexed-height-counts-margin-again`.
  private func flexedContent(_ item: ItemPointer) -> ContainingSize {
    ContainingSize(
      width: content.width, height: content.height, roomWidth: content.width,
      roomHeight: OptionalLength(item.pointee.main))
  }

  /// Asks for a width of a column's item, whose content answers as ``keepsMeasuredWidths(_:)`` says.
  @inline(__always)
  private func withMeasuredWidths(_ item: ItemPointer, _ width: () -> Double) -> Double {
    guard keepsMeasuredWidths(item) else { return width() }
    item.pointee.box.pointee.state.insert(.keepsMeasuredWidths)
    defer { item.pointee.box.pointee.state.remove(.keepsMeasuredWidths) }
    return width()
  }

  /// Browser: an item that was measured without a height, for its base size or its automatic minimum, keeps the widths of
  /// its content that were found then when flexing gives it a height, if that bounds no more than the automatic minimum of
  /// items with a width and a ratio: `aspect-ratio/measured-column-item-keeps-its-content-widths`.
  @inline(__always)
  private func keepsMeasuredWidths(_ item: ItemPointer) -> Bool {
    let state = item.pointee.box.pointee.state
    guard state.contains(.inlineSizesNeedHeight), !state.contains(.inlineSizesFollowHeight)
    else { return false }
    return isMeasuredColumnItem(item)
  }

  /// Whether the content of a column's item was measured: for its base size, or for a minimum that may matter.
  @inline(never)
  private func isMeasuredColumnItem(_ item: ItemPointer) -> Bool {
    guard item.pointee.hasDefiniteBasis else { return true }
    let box = item.pointee.box
    let style = box.pointee.style
    guard style.basisUnit != .auto, style.minHeightUnit == .auto, !box.pointee.scrollsY
    else { return false }
    guard content.height.isDefinite else { return true }
    let specified = pass.definiteHeight(
      style.heightUnit, style.height, box, item.pointee.model, in: content)
    return specified.or(.infinity) > item.pointee.base
  }

  /// Step 8: the cross size of each line from its items.
  func determineLineCrossSizes(_ lines: FlexLines, _ items: FlexItems) {
    for line in lines.indices {
      var largest = 0.0
      var descent = -Double.infinity
      var ascent = -Double.infinity
      for index in lines[line].start..<lines[line].end {
        let item = items[index]
        let outer = item.pointee.cross + item.pointee.crossMargins
        if item.pointee.alignment == .baseline, !item.pointee.hasAutoCrossMargin {
          items[index].pointee.ascent = self.ascent(of: item)
          ascent = max(ascent, items[index].pointee.ascent)
          descent = max(descent, outer - items[index].pointee.ascent)
        } else {
          largest = max(largest, outer)
        }
      }
      if ascent > -.infinity { largest = max(largest, ascent + descent) }
      lines[line].cross = largest
      lines[line].ascent = ascent
    }
  }

  /// Step 9: lines of `align-content: stretch` take up the container's cross size.
  func stretchLines(_ lines: FlexLines, room: Double) {
    let keyword = box.pointee.style.alignContent.keyword
    guard keyword == .normal || keyword == .stretch else { return }
    var free = room - crossGap * Double(lines.count - 1)
    for line in lines { free -= line.cross }
    guard free > 0 else { return }
    for index in lines.indices { lines[index].cross += free / Double(lines.count) }
  }

  /// Step 11: an item that stretches takes its line's cross size, within its limits.
  func stretch(_ item: ItemPointer, lineCross: Double) {
    var containing = isColumn ? flexedContent(item) : content
    if isColumn {
      containing.roomWidth = OptionalLength(lineCross)
    } else {
      containing.roomHeight = OptionalLength(lineCross)
    }
    if item.pointee.stretches {
      let size = lineCross - item.pointee.crossMargins
      if isColumn {
        item.pointee.cross = withMeasuredWidths(item) {
          pass.widthLimits(
            of: item.pointee.box, item.pointee.model, in: containing,
            height: item.pointee.percentageHeight
          ).clamp(max(size, item.pointee.model.insetX))
        }
      } else {
        stretchHeight(of: item, in: containing, to: max(size, item.pointee.model.insetY))
      }
    } else {
      guard fitsLine(item, lineCross: lineCross) else { return }
      fit(item, in: containing)
    }
    if item.pointee.alignment == .baseline { item.pointee.ascent = ascent(of: item) }
  }

  private func stretchHeight(
    of item: ItemPointer, in containing: ContainingSize, to size: Double
  ) {
    let box = item.pointee.box
    let model = item.pointee.model
    let height =
      box.pointee.style.hasHeightLimits
      ? pass.definiteHeightLimits(of: box, model, in: containing).clamp(size) : size
    // Browser: a box that is as high as its line already keeps its layout, with the height that it was measured with:
    // `aspect-ratio/item-as-high-as-its-line-keeps-ratio-height`.
    let isKept =
      item.pointee.percentageHeight.isDefinite && abs(item.pointee.cross - height) < Self.slack
    if isKept { return }
    item.pointee.cross = height
    item.pointee.percentageHeight = OptionalLength(height)
    guard box.pointee.style.hasHeightLimits else { return }
    item.pointee.cross = pass.heightLimits(
      of: box, model, in: containing,
      contentHeight: pass.keywordHeight(
        of: box, model, width: item.pointee.main, room: .definite(max(0, height - model.insetY)))
    ).clamp(size)
    // Browser: limits by content do not count for percentages, those that the ratio gives do:
    // `aspect-ratio/keyword-maximum-counts-for-percentages`.
    if pass.aspectRatio(of: box, model).exists {
      item.pointee.percentageHeight = OptionalLength(item.pointee.cross)
    }
  }

  /// Browser: an item that does not stretch is fitted to its line once that is known, which shows where the line is wider
  /// than the container, or where the keyword `stretch` bounds a height:
  /// `sizing-keywords/stretch-maximum-fits-line-of-column`, `sizing-keywords/stretch-minimum-fits-line`.
  private func fitsLine(_ item: ItemPointer, lineCross: Double) -> Bool {
    if isColumn { return wraps && lineCross > contentWidth }
    let style = item.pointee.box.pointee.style
    return style.minHeightUnit == .stretch || style.maxHeightUnit == .stretch
  }

  private func fit(_ item: ItemPointer, in containing: ContainingSize) {
    if isColumn {
      item.pointee.cross = withMeasuredWidths(item) {
        pass.usedWidth(
          of: item.pointee.box, item.pointee.model, in: containing,
          height: item.pointee.percentageHeight, stretches: false)
      }
    } else {
      let used = pass.usedHeight(
        of: item.pointee.box, item.pointee.model, in: containing, width: item.pointee.main,
        stretches: false)
      item.pointee.cross = used.height
      item.pointee.percentageHeight = used.percentageBase
    }
  }
}
