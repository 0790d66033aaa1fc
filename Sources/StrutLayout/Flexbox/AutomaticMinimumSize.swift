import StrutCore

/// [CSS Flexbox 1 §4.5](https://www.w3.org/TR/css-flexbox-1/#min-size-auto).
extension FlexContainer {
  /// Looks up the automatic minimum of an item's main size and puts it among its limits.
  @inline(never)
  func settleMinimum(of item: ItemPointer) {
    guard item.pointee.hasOpenMinimum else { return }
    item.pointee.hasOpenMinimum = false
    let minimum = isColumn ? columnContentMinimum(item) : rowContentMinimum(item)
    item.pointee.limits.min = max(item.pointee.mainInset, min(minimum, item.pointee.limits.max))
  }

  /// The content-based minimum width of a row's item.
  private func rowContentMinimum(_ item: ItemPointer) -> Double {
    let style = item.pointee.box.pointee.style
    let height = definiteRowItemHeight(item)
    var suggestion = pass.contentWidths(
      of: item.pointee.box, item.pointee.model, in: content, height: height
    ).min
    if height.isDefinite, !item.pointee.box.pointee.isReplacedLeaf,
      pass.aspectRatio(of: item.pointee.box, item.pointee.model).exists
    {
      // Browser: the limits of a height that is definite are not transferred, the height itself is:
      // `aspect-ratio/maximum-of-definite-height-is-not-transferred`.
      let room = pass.room(of: item.pointee.box, item.pointee.model, in: content, height: height)
      let content = pass.inlineSizes(of: item.pointee.box, room: room).min
      suggestion = max(suggestion, content + item.pointee.model.insetX)
    }
    let specified = pass.width(
      style.widthUnit, style.width, item.pointee.box, item.pointee.model, in: content,
      height: height)
    return min(specified.or(suggestion), suggestion)
  }

  /// The content-based minimum height of a column's item.
  private func columnContentMinimum(_ item: ItemPointer) -> Double {
    let style = item.pointee.box.pointee.style
    let specified = pass.definiteHeight(
      style.heightUnit, style.height, item.pointee.box, item.pointee.model, in: content)
    var suggestion = columnContentBase(item)
    // Browser: a height that cannot be resolved, or is a keyword, lets the ratio alone decide:
    // `aspect-ratio/max-content-height-uses-ratio`.
    let isSpecified = style.heightUnit != .auto && !specified.isDefinite
    let ratio = pass.aspectRatio(of: item.pointee.box, item.pointee.model)
    if ratio.exists, !isSpecified, item.pointee.box.pointee.kind != .replaced {
      let limits = transferredHeightLimits(item, ratio)
      suggestion = max(suggestion, limits.clamp(columnContentHeight(item)))
    }
    return min(specified.or(suggestion), suggestion)
  }

  /// What the limits of the width of a column's item mean for its height through the ratio.
  private func transferredHeightLimits(_ item: ItemPointer, _ ratio: AspectRatio) -> Limits {
    let limits = pass.widthLimits(
      of: item.pointee.box, item.pointee.model,
      in: ContainingSize(width: content.width, height: .none), height: .none)
    return Limits(
      min: ratio.height(width: limits.min),
      max: limits.max < .infinity ? ratio.height(width: limits.max) : .infinity)
  }
}
