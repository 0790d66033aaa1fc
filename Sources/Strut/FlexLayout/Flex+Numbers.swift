/// The numbers of FlexLayout's chain: points, or a share as in `50%`.
extension Flex {
  // MARK: Factors

  /// The share of free space.
  @discardableResult
  public func grow(_ value: Double?) -> Flex { set(.flexGrow, value) }
  /// The share of missing space.
  @discardableResult
  public func shrink(_ value: Double?) -> Flex { set(.flexShrink, value) }
  /// The size before growing and shrinking.
  @discardableResult
  public func basis(_ value: Double?) -> Flex { set(.flexBasis, value) }
  /// The size before growing and shrinking.
  @discardableResult
  @_disfavoredOverload
  public func basis(_ value: Length) -> Flex { set(.flexBasis, value) }
  /// The ratio of width to height.
  @discardableResult
  public func aspectRatio(_ value: Double?) -> Flex { set(.aspectRatio, value) }
  /// The ratio of width to height that the content of a box has, such as its image, whatever sizes the box was given;
  /// none where it has no extent.
  @discardableResult
  public func aspectRatio(of box: Box) -> Flex {
    let size = box.contentSize
    return set(.aspectRatio, size.width > 0 && size.height > 0 ? size.width / size.height : nil)
  }
  /// The place among the items; smaller comes first.
  @discardableResult
  public func order(_ value: Int) -> Flex { set(.order, Double(value)) }
  /// The place among boxes that overlap; larger is drawn later.
  @discardableResult
  public func zIndex(_ value: Int) -> Flex { set(.zIndex, Double(value)) }
  /// Growing by a share, shrinking, and a basis of zero, as Yoga's `flex`.
  @discardableResult
  public func flex(_ value: Double?) -> Flex { set(.flex, value) }

  // MARK: Sizes

  /// The width.
  @discardableResult
  public func width(_ value: Double?) -> Flex { set(.width, value) }
  /// The width.
  @discardableResult
  @_disfavoredOverload
  public func width(_ value: Length) -> Flex { set(.width, value) }
  /// The height.
  @discardableResult
  public func height(_ value: Double?) -> Flex { set(.height, value) }
  /// The height.
  @discardableResult
  @_disfavoredOverload
  public func height(_ value: Length) -> Flex { set(.height, value) }
  /// The least width.
  @discardableResult
  public func minWidth(_ value: Double?) -> Flex { set(.minWidth, value) }
  /// The least width.
  @discardableResult
  @_disfavoredOverload
  public func minWidth(_ value: Length) -> Flex { set(.minWidth, value) }
  /// The least height.
  @discardableResult
  public func minHeight(_ value: Double?) -> Flex { set(.minHeight, value) }
  /// The least height.
  @discardableResult
  @_disfavoredOverload
  public func minHeight(_ value: Length) -> Flex { set(.minHeight, value) }
  /// The largest width.
  @discardableResult
  public func maxWidth(_ value: Double?) -> Flex { set(.maxWidth, value) }
  /// The largest width.
  @discardableResult
  @_disfavoredOverload
  public func maxWidth(_ value: Length) -> Flex { set(.maxWidth, value) }
  /// The largest height.
  @discardableResult
  public func maxHeight(_ value: Double?) -> Flex { set(.maxHeight, value) }
  /// The largest height.
  @discardableResult
  @_disfavoredOverload
  public func maxHeight(_ value: Length) -> Flex { set(.maxHeight, value) }
  /// The width and the height.
  @discardableResult
  public func size(_ size: Size?) -> Flex {
    _ = set(.width, size?.width)
    return set(.height, size?.height)
  }
  /// The width and the height, which are the same.
  @discardableResult
  public func size(_ sideLength: Double) -> Flex {
    _ = set(.width, sideLength)
    return set(.height, sideLength)
  }

  // MARK: Insets

  /// The distance from the top edge of the containing block.
  @discardableResult
  public func top(_ value: Double?) -> Flex { set(.top, value) }
  /// The distance from the top edge of the containing block.
  @discardableResult
  @_disfavoredOverload
  public func top(_ value: Length) -> Flex { set(.top, value) }
  /// The distance from the right edge of the containing block.
  @discardableResult
  public func right(_ value: Double?) -> Flex { set(.right, value) }
  /// The distance from the right edge of the containing block.
  @discardableResult
  @_disfavoredOverload
  public func right(_ value: Length) -> Flex { set(.right, value) }
  /// The distance from the bottom edge of the containing block.
  @discardableResult
  public func bottom(_ value: Double?) -> Flex { set(.bottom, value) }
  /// The distance from the bottom edge of the containing block.
  @discardableResult
  @_disfavoredOverload
  public func bottom(_ value: Length) -> Flex { set(.bottom, value) }
  /// The distance from the left edge of the containing block.
  @discardableResult
  public func left(_ value: Double?) -> Flex { set(.left, value) }
  /// The distance from the left edge of the containing block.
  @discardableResult
  @_disfavoredOverload
  public func left(_ value: Length) -> Flex { set(.left, value) }
  /// The distance from the start edge of the containing block.
  @discardableResult
  public func start(_ value: Double?) -> Flex { set(.start, value) }
  /// The distance from the start edge of the containing block.
  @discardableResult
  @_disfavoredOverload
  public func start(_ value: Length) -> Flex { set(.start, value) }
  /// The distance from the end edge of the containing block.
  @discardableResult
  public func end(_ value: Double?) -> Flex { set(.end, value) }
  /// The distance from the end edge of the containing block.
  @discardableResult
  @_disfavoredOverload
  public func end(_ value: Length) -> Flex { set(.end, value) }
  /// The distances from the left and the right edge.
  @discardableResult
  public func horizontally(_ value: Double?) -> Flex {
    _ = set(.left, value)
    return set(.right, value)
  }
  /// The distances from the left and the right edge.
  @discardableResult
  @_disfavoredOverload
  public func horizontally(_ value: Length) -> Flex {
    _ = set(.left, value)
    return set(.right, value)
  }
  /// The distances from the top and the bottom edge.
  @discardableResult
  public func vertically(_ value: Double?) -> Flex {
    _ = set(.top, value)
    return set(.bottom, value)
  }
  /// The distances from the top and the bottom edge.
  @discardableResult
  @_disfavoredOverload
  public func vertically(_ value: Length) -> Flex {
    _ = set(.top, value)
    return set(.bottom, value)
  }
  /// The distances from all edges.
  @discardableResult
  public func all(_ value: Double?) -> Flex {
    for key in [StyleKey.top, .right, .bottom, .left] { _ = set(key, value) }
    return self
  }
  /// The distances from all edges.
  @discardableResult
  @_disfavoredOverload
  public func all(_ value: Length) -> Flex {
    for key in [StyleKey.top, .right, .bottom, .left] { _ = set(key, value) }
    return self
  }

  // MARK: Margins and paddings

  /// The margin at the top side.
  @discardableResult
  public func marginTop(_ value: Double?) -> Flex { set(.marginTop, value) }
  /// The margin at the top side.
  @discardableResult
  @_disfavoredOverload
  public func marginTop(_ value: Length) -> Flex { set(.marginTop, value) }
  /// The margin at the left side.
  @discardableResult
  public func marginLeft(_ value: Double?) -> Flex { set(.marginLeft, value) }
  /// The margin at the left side.
  @discardableResult
  @_disfavoredOverload
  public func marginLeft(_ value: Length) -> Flex { set(.marginLeft, value) }
  /// The margin at the bottom side.
  @discardableResult
  public func marginBottom(_ value: Double?) -> Flex { set(.marginBottom, value) }
  /// The margin at the bottom side.
  @discardableResult
  @_disfavoredOverload
  public func marginBottom(_ value: Length) -> Flex { set(.marginBottom, value) }
  /// The margin at the right side.
  @discardableResult
  public func marginRight(_ value: Double?) -> Flex { set(.marginRight, value) }
  /// The margin at the right side.
  @discardableResult
  @_disfavoredOverload
  public func marginRight(_ value: Length) -> Flex { set(.marginRight, value) }
  /// The margin at the start side.
  @discardableResult
  public func marginStart(_ value: Double?) -> Flex { set(.marginStart, value) }
  /// The margin at the start side.
  @discardableResult
  @_disfavoredOverload
  public func marginStart(_ value: Length) -> Flex { set(.marginStart, value) }
  /// The margin at the end side.
  @discardableResult
  public func marginEnd(_ value: Double?) -> Flex { set(.marginEnd, value) }
  /// The margin at the end side.
  @discardableResult
  @_disfavoredOverload
  public func marginEnd(_ value: Length) -> Flex { set(.marginEnd, value) }
  /// The margin to the left and the right.
  @discardableResult
  public func marginHorizontal(_ value: Double?) -> Flex { set(.marginHorizontal, value) }
  /// The margin to the left and the right.
  @discardableResult
  @_disfavoredOverload
  public func marginHorizontal(_ value: Length) -> Flex { set(.marginHorizontal, value) }
  /// The margin above and below.
  @discardableResult
  public func marginVertical(_ value: Double?) -> Flex { set(.marginVertical, value) }
  /// The margin above and below.
  @discardableResult
  @_disfavoredOverload
  public func marginVertical(_ value: Length) -> Flex { set(.marginVertical, value) }
  /// The margin at all sides.
  @discardableResult
  public func margin(_ value: Double?) -> Flex { set(.margin, value) }
  /// The margin above and below, then to the left and the right.
  @discardableResult
  public func margin(_ vertical: Double, _ horizontal: Double) -> Flex {
    margin(vertical, horizontal, vertical, horizontal)
  }
  /// The margin above, to the left and the right, then below.
  @discardableResult
  public func margin(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Flex {
    margin(top, horizontal, bottom, horizontal)
  }
  /// The margin at the top, left, bottom and right side.
  @discardableResult
  public func margin(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Flex {
    _ = set(.marginTop, top)
    _ = set(.marginLeft, left)
    _ = set(.marginBottom, bottom)
    return set(.marginRight, right)
  }
  /// The margin of each side in points.
  @discardableResult
  public func margin(_ insets: EdgeInsets) -> Flex {
    _ = set(.marginTop, insets.top)
    _ = set(.marginStart, insets.leading)
    _ = set(.marginBottom, insets.bottom)
    return set(.marginEnd, insets.trailing)
  }
  /// The margin at all sides.
  @discardableResult
  @_disfavoredOverload
  public func margin(_ value: Length) -> Flex { set(.margin, value) }
  /// The margin above and below, then to the left and the right.
  @discardableResult
  @_disfavoredOverload
  public func margin(_ vertical: Length, _ horizontal: Length) -> Flex {
    margin(vertical, horizontal, vertical, horizontal)
  }
  /// The margin above, to the left and the right, then below.
  @discardableResult
  @_disfavoredOverload
  public func margin(_ top: Length, _ horizontal: Length, _ bottom: Length) -> Flex {
    margin(top, horizontal, bottom, horizontal)
  }
  /// The margin at the top, left, bottom and right side.
  @discardableResult
  @_disfavoredOverload
  public func margin(_ top: Length, _ left: Length, _ bottom: Length, _ right: Length) -> Flex {
    _ = set(.marginTop, top)
    _ = set(.marginLeft, left)
    _ = set(.marginBottom, bottom)
    return set(.marginRight, right)
  }
  /// The padding at the top side.
  @discardableResult
  public func paddingTop(_ value: Double?) -> Flex { set(.paddingTop, value) }
  /// The padding at the top side.
  @discardableResult
  @_disfavoredOverload
  public func paddingTop(_ value: Length) -> Flex { set(.paddingTop, value) }
  /// The padding at the left side.
  @discardableResult
  public func paddingLeft(_ value: Double?) -> Flex { set(.paddingLeft, value) }
  /// The padding at the left side.
  @discardableResult
  @_disfavoredOverload
  public func paddingLeft(_ value: Length) -> Flex { set(.paddingLeft, value) }
  /// The padding at the bottom side.
  @discardableResult
  public func paddingBottom(_ value: Double?) -> Flex { set(.paddingBottom, value) }
  /// The padding at the bottom side.
  @discardableResult
  @_disfavoredOverload
  public func paddingBottom(_ value: Length) -> Flex { set(.paddingBottom, value) }
  /// The padding at the right side.
  @discardableResult
  public func paddingRight(_ value: Double?) -> Flex { set(.paddingRight, value) }
  /// The padding at the right side.
  @discardableResult
  @_disfavoredOverload
  public func paddingRight(_ value: Length) -> Flex { set(.paddingRight, value) }
  /// The padding at the start side.
  @discardableResult
  public func paddingStart(_ value: Double?) -> Flex { set(.paddingStart, value) }
  /// The padding at the start side.
  @discardableResult
  @_disfavoredOverload
  public func paddingStart(_ value: Length) -> Flex { set(.paddingStart, value) }
  /// The padding at the end side.
  @discardableResult
  public func paddingEnd(_ value: Double?) -> Flex { set(.paddingEnd, value) }
  /// The padding at the end side.
  @discardableResult
  @_disfavoredOverload
  public func paddingEnd(_ value: Length) -> Flex { set(.paddingEnd, value) }
  /// The padding to the left and the right.
  @discardableResult
  public func paddingHorizontal(_ value: Double?) -> Flex { set(.paddingHorizontal, value) }
  /// The padding to the left and the right.
  @discardableResult
  @_disfavoredOverload
  public func paddingHorizontal(_ value: Length) -> Flex { set(.paddingHorizontal, value) }
  /// The padding above and below.
  @discardableResult
  public func paddingVertical(_ value: Double?) -> Flex { set(.paddingVertical, value) }
  /// The padding above and below.
  @discardableResult
  @_disfavoredOverload
  public func paddingVertical(_ value: Length) -> Flex { set(.paddingVertical, value) }
  /// The padding at all sides.
  @discardableResult
  public func padding(_ value: Double?) -> Flex { set(.padding, value) }
  /// The padding above and below, then to the left and the right.
  @discardableResult
  public func padding(_ vertical: Double, _ horizontal: Double) -> Flex {
    padding(vertical, horizontal, vertical, horizontal)
  }
  /// The padding above, to the left and the right, then below.
  @discardableResult
  public func padding(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Flex {
    padding(top, horizontal, bottom, horizontal)
  }
  /// The padding at the top, left, bottom and right side.
  @discardableResult
  public func padding(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Flex {
    _ = set(.paddingTop, top)
    _ = set(.paddingLeft, left)
    _ = set(.paddingBottom, bottom)
    return set(.paddingRight, right)
  }
  /// The padding of each side in points.
  @discardableResult
  public func padding(_ insets: EdgeInsets) -> Flex {
    _ = set(.paddingTop, insets.top)
    _ = set(.paddingStart, insets.leading)
    _ = set(.paddingBottom, insets.bottom)
    return set(.paddingEnd, insets.trailing)
  }
  /// The padding at all sides.
  @discardableResult
  @_disfavoredOverload
  public func padding(_ value: Length) -> Flex { set(.padding, value) }
  /// The padding above and below, then to the left and the right.
  @discardableResult
  @_disfavoredOverload
  public func padding(_ vertical: Length, _ horizontal: Length) -> Flex {
    padding(vertical, horizontal, vertical, horizontal)
  }
  /// The padding above, to the left and the right, then below.
  @discardableResult
  @_disfavoredOverload
  public func padding(_ top: Length, _ horizontal: Length, _ bottom: Length) -> Flex {
    padding(top, horizontal, bottom, horizontal)
  }
  /// The padding at the top, left, bottom and right side.
  @discardableResult
  @_disfavoredOverload
  public func padding(_ top: Length, _ left: Length, _ bottom: Length, _ right: Length) -> Flex {
    _ = set(.paddingTop, top)
    _ = set(.paddingLeft, left)
    _ = set(.paddingBottom, bottom)
    return set(.paddingRight, right)
  }

  // MARK: Borders and gaps

  /// The width of the border at all sides, in points.
  @discardableResult
  public func border(_ value: Double?) -> Flex { set(.borderWidth, value) }
  /// The width of the border at the top side, in points.
  @discardableResult
  public func borderTop(_ value: Double?) -> Flex { set(.borderTopWidth, value) }
  /// The width of the border at the right side, in points.
  @discardableResult
  public func borderRight(_ value: Double?) -> Flex { set(.borderRightWidth, value) }
  /// The width of the border at the bottom side, in points.
  @discardableResult
  public func borderBottom(_ value: Double?) -> Flex { set(.borderBottomWidth, value) }
  /// The width of the border at the left side, in points.
  @discardableResult
  public func borderLeft(_ value: Double?) -> Flex { set(.borderLeftWidth, value) }
  /// The width of the border at the start side, in points.
  @discardableResult
  public func borderStart(_ value: Double?) -> Flex { set(.borderStartWidth, value) }
  /// The width of the border at the end side, in points.
  @discardableResult
  public func borderEnd(_ value: Double?) -> Flex { set(.borderEndWidth, value) }
  /// The space between items and between lines.
  @discardableResult
  public func gap(_ value: Double?) -> Flex { set(.gap, value) }
  /// The space between items and between lines.
  @discardableResult
  @_disfavoredOverload
  public func gap(_ value: Length) -> Flex { set(.gap, value) }
  /// The space between rows.
  @discardableResult
  public func rowGap(_ value: Double?) -> Flex { set(.rowGap, value) }
  /// The space between rows.
  @discardableResult
  @_disfavoredOverload
  public func rowGap(_ value: Length) -> Flex { set(.rowGap, value) }
  /// The space between columns.
  @discardableResult
  public func columnGap(_ value: Double?) -> Flex { set(.columnGap, value) }
  /// The space between columns.
  @discardableResult
  @_disfavoredOverload
  public func columnGap(_ value: Length) -> Flex { set(.columnGap, value) }
}
