import StrutCore

/// [CSS Flexbox 1 §4.5](https://www.w3.org/TR/css-flexbox-1/#min-size-auto).
extension FlexContainer {
  /// Looks up the automatic minimum of an item's main size and puts it among its limits.
  func settleMinimum(of item: ItemPointer) {
    guard item.pointee.hasOpenMinimum else { return }
    item.pointee.hasOpenMinimum = false
    let minimum = isColumn ? columnContentMinimum(item) : rowContentMinimum(item)
    item.pointee.limits.min = max(item.pointee.mainInset, min(minimum, item.pointee.limits.max))
  }

  /// The content-based minimum width of a row's item.pointee.
  private func rowContentMinimum(_ item: ItemPointer) -> Double {
    let style = item.pointee.box.pointee.style
    let height = definiteRowItemHeight(item)
    let contentHeight = height.isNaN ? .nan : max(0, height - item.pointee.model.insetY)
    var suggestion =
      pass.inlineSizes(of: item.pointee.box, height: contentHeight).min + item.pointee.model.insetX
    let ratio = pass.aspectRatio(of: item.pointee.box, item.pointee.model)
    if ratio.exists {
      // Browser: the limits of a height that is definite are not transferred, the height itself is.
      suggestion =
        height.isNaN
        ? pass.transferredWidthLimits(ratio, item.pointee.box, item.pointee.model, in: content)
          .clamp(suggestion)
        : max(suggestion, ratio.width(height: height))
    }
    let specified = pass.width(
      style.widthUnit, style.width, item.pointee.box, item.pointee.model, in: content,
      height: height)
    return specified.isNaN ? suggestion : min(specified, suggestion)
  }

  /// The content-based minimum height of a column's item.pointee.
  private func columnContentMinimum(_ item: ItemPointer) -> Double {
    let style = item.pointee.box.pointee.style
    let ratio = pass.aspectRatio(of: item.pointee.box, item.pointee.model)
    let definite = pass.definiteHeight(
      style.heightUnit, style.height, item.pointee.box, item.pointee.model, in: content)
    let specified =
      definite.isNaN && ratio.exists && style.heightUnit.isContent
      ? max(ratio.height(width: item.pointee.cross), item.pointee.model.insetY) : definite
    // Browser: a percentage that does not resolve lets the ratio alone decide, as for a replaced element.
    let isRatioAlone =
      item.pointee.box.pointee.kind == .replaced
      || (style.heightUnit == .percent && specified.isNaN)
    var suggestion = ratio.exists && isRatioAlone ? 0 : columnContentHeight(item)
    if ratio.exists {
      // A width that the ratio took from the specified height says nothing about the content.
      let width =
        specified.isNaN || hasDefiniteWidth(item)
        ? item.pointee.cross
        : pass.usedWidth(
          of: item.pointee.box, item.pointee.model, in: content, height: .nan, stretches: false)
      suggestion = max(suggestion, ratio.height(width: width))
      let limits = pass.widthLimits(
        of: item.pointee.box, item.pointee.model, in: content, height: .nan)
      let transferred = Limits(
        min: ratio.height(width: limits.min),
        max: limits.max < .infinity ? ratio.height(width: limits.max) : .infinity)
      suggestion = transferred.clamp(suggestion)
    }
    return specified.isNaN ? suggestion : min(specified, suggestion)
  }

  /// Whether a column's item has a width that its ratio may transfer.
  private func hasDefiniteWidth(_ item: ItemPointer) -> Bool {
    let unit = item.pointee.box.pointee.style.widthUnit
    return unit == .points || unit == .percent || unit == .stretch
      || (item.pointee.stretches && isSingleLine)
  }
}
