import StrutCore

/// [CSS Flexbox 1 §9.4](https://www.w3.org/TR/css-flexbox-1/#cross-sizing), steps 7 to 11.
extension FlexContainer {
  /// Step 7: the hypothetical cross size of an item with its used main size.
  func determineCrossSize(of item: ItemPointer) {
    if isColumn {
      // A height that flexing gave is definite in a definite container, or where it began so (§9.8); a ratio's
      // height always is.
      let isDefinite =
        !content.height.isNaN || item.pointee.hasDefiniteBasis
        || pass.aspectRatio(of: item.pointee.box, item.pointee.model).exists
      item.pointee.percentageHeight = isDefinite ? item.pointee.main : .nan
      if !fillsColumn(item) {
        item.pointee.cross = columnItemWidth(item, height: item.pointee.percentageHeight)
      }
    } else {
      let used = pass.usedHeight(
        of: item.pointee.box, item.pointee.model, in: content, width: item.pointee.main,
        stretches: item.pointee.stretches && isSingleLine)
      item.pointee.cross = used.height
      item.pointee.percentageHeight = used.percentageBase
    }
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
    guard item.pointee.stretches else {
      widen(item, lineCross: lineCross)
      return
    }
    let size = lineCross - item.pointee.crossMargins
    if isColumn {
      item.pointee.cross = pass.widthLimits(
        of: item.pointee.box, item.pointee.model, in: content, height: .nan
      ).clamp(max(size, item.pointee.model.insetX))
    } else if !item.pointee.box.pointee.style.hasHeightLimits {
      item.pointee.cross = max(size, item.pointee.model.insetY)
      item.pointee.percentageHeight = item.pointee.cross
    } else {
      item.pointee.cross = pass.heightLimits(
        of: item.pointee.box, item.pointee.model, in: content,
        contentHeight: pass.keywordHeight(
          of: item.pointee.box, item.pointee.model, width: item.pointee.main,
          room: .definite(max(0, size - item.pointee.model.insetY)))
      ).clamp(max(size, item.pointee.model.insetY))
      // Browser: limits by content do not count for percentages.
      item.pointee.percentageHeight = pass.definiteHeightLimits(
        of: item.pointee.box, item.pointee.model, in: content
      ).clamp(max(size, item.pointee.model.insetY))
    }
    if item.pointee.alignment == .baseline { item.pointee.ascent = ascent(of: item) }
  }

  /// Browser: an item without a width of its own in a line wider than its container is fitted to the line.
  private func widen(_ item: ItemPointer, lineCross: Double) {
    let unit = item.pointee.box.pointee.style.widthUnit
    guard isColumn, wraps, lineCross > content.width,
      unit == .auto || unit == .stretch || unit == .fitContent
    else { return }
    let width =
      unit == .stretch
      ? lineCross - item.pointee.crossMargins
      : pass.fitContentWidth(
        of: item.pointee.box, item.pointee.model,
        in: ContainingSize(width: lineCross, height: content.height),
        height: item.pointee.percentageHeight)
    item.pointee.cross = pass.widthLimits(
      of: item.pointee.box, item.pointee.model, in: content,
      height: item.pointee.percentageHeight
    ).clamp(width)
    if item.pointee.alignment == .baseline { item.pointee.ascent = ascent(of: item) }
  }
}
