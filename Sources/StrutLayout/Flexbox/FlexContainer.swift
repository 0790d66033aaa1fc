import StrutCore

/// A flex container at a content width: what its style means for the algorithm, resolved once.
struct FlexContainer {
  let pass: LayoutPass
  let box: BoxPointer
  /// The size of the content box as the items see it.
  let content: ContainingSize
  let isColumn: Bool
  let isRightToLeft: Bool
  let wraps: Bool
  /// Whether the main axis runs to the left or to the top.
  let isMainReversed: Bool
  /// Whether the cross axis runs to the left or to the top.
  let isCrossReversed: Bool
  /// The space between the items of a line, in points.
  let mainGap: Double
  /// The space between the lines, in points.
  let crossGap: Double

  /// - Parameters:
  ///   - width: The content width; none while intrinsic widths are found.
  ///   - height: The content height where it is definite.
  init(_ pass: LayoutPass, _ box: BoxPointer, width: OptionalLength, height: OptionalLength) {
    self.pass = pass
    self.box = box
    content = ContainingSize(width: width, height: height)
    let style = box.pointee.style
    isColumn = style.isColumn
    isRightToLeft = box.pointee.isRightToLeft
    wraps = style.flexWrap != .nowrap
    let isWrapReverse = style.flexWrap == .wrapReverse
    isMainReversed = style.isReverse != (!style.isColumn && isRightToLeft)
    isCrossReversed = isWrapReverse != (style.isColumn && isRightToLeft)
    if let rare = pass.rareStyle(of: box) {
      let rowGap = resolve(
        rare.pointee.rowGapUnit, rare.pointee.rowGap, against: height.or(0))
      let columnGap = resolve(
        rare.pointee.columnGapUnit, rare.pointee.columnGap, against: width.or(0))
      mainGap = isColumn ? rowGap : columnGap
      crossGap = isColumn ? columnGap : rowGap
    } else {
      mainGap = 0
      crossGap = 0
    }
  }

  /// The width of the content box, which is known but while intrinsic widths are found.
  @inline(__always)
  var contentWidth: Double { content.width.length }

  /// Whether every line but a container's only one has its own cross size.
  var isSingleLine: Bool { !wraps }
}
