import StrutCore

/// [CSS Flexbox 1 §4.5](https://www.w3.org/TR/css-flexbox-1/#min-size-auto).
extension FlexContainer {
  /// Looks up the automatic minimum of an item's main size and puts it among its limits.
  func settleMinimum(of item: inout FlexItem) {
    guard item.hasOpenMinimum else { return }
    item.hasOpenMinimum = false
    let minimum = isColumn ? columnContentMinimum(item) : rowContentMinimum(item)
    item.limits.min = max(item.mainInset, min(minimum, item.limits.max))
  }

  /// The content-based minimum width of a row's item.
  private func rowContentMinimum(_ item: FlexItem) -> Double {
    let style = item.box.pointee.style
    let height = definiteRowItemHeight(item)
    let contentHeight = height.isNaN ? .nan : max(0, height - item.model.insetY)
    var suggestion =
      pass.inlineSizes(of: item.box, height: contentHeight).min + item.model.insetX
    let ratio = pass.aspectRatio(of: item.box, item.model)
    if ratio.exists {
      if !height.isNaN { suggestion = max(suggestion, ratio.width(height: height)) }
      suggestion = pass.transferredWidthLimits(ratio, item.box, item.model, in: content)
        .clamp(suggestion)
    }
    let specified = pass.width(
      style.widthUnit, style.width, item.box, item.model, in: content, height: height)
    return specified.isNaN ? suggestion : min(specified, suggestion)
  }

  /// The content-based minimum height of a column's item.
  private func columnContentMinimum(_ item: FlexItem) -> Double {
    let style = item.box.pointee.style
    let ratio = pass.aspectRatio(of: item.box, item.model)
    let isReplaced = item.box.pointee.kind == .replaced
    var suggestion = ratio.exists && isReplaced ? 0 : columnContentHeight(item)
    let specified = pass.definiteHeight(
      style.heightUnit, style.height, item.box, item.model, in: content)
    if ratio.exists {
      if specified.isNaN || hasDefiniteWidth(item) {
        suggestion = max(suggestion, ratio.height(width: item.cross))
      }
      let limits = pass.widthLimits(of: item.box, item.model, in: content, height: .nan)
      suggestion = min(
        max(suggestion, ratio.height(width: limits.min)),
        limits.max < .infinity ? ratio.height(width: limits.max) : .infinity)
    }
    return specified.isNaN ? suggestion : min(specified, suggestion)
  }

  /// Whether a column's item has a width that its ratio may transfer.
  private func hasDefiniteWidth(_ item: FlexItem) -> Bool {
    let unit = item.box.pointee.style.widthUnit
    return unit == .points || unit == .percent || unit == .stretch
      || (item.stretches && isSingleLine)
  }
}
