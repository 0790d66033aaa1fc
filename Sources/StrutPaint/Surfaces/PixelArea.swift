import StrutCore

/// A rectangle of whole pixels of a surface.
struct PixelArea {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The part inside of another one; `nil` where they do not meet.
  func intersection(_ other: PixelArea) -> PixelArea? {
    let area = PixelArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return area.right > area.left && area.bottom > area.top ? area : nil
  }
}

extension PixelArea {
  /// The pixels around a rectangle with one more on each side; of coordinates that no surface has, the nearest.
  init(around rect: Rect) {
    self.init(
      left: Int(saturating: rect.minX.rounded(.down)) - 1,
      top: Int(saturating: rect.minY.rounded(.down)) - 1,
      right: Int(saturating: rect.maxX.rounded(.up)) + 1,
      bottom: Int(saturating: rect.maxY.rounded(.up)) + 1)
  }
}
