import StrutCore

/// An area that can be filled or clipped to.
package enum Shape: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with rounded corners.
  case roundedRect(RoundedRect)
  /// What lies inside of the first and outside of the second rectangle.
  case ring(outer: RoundedRect, inner: RoundedRect)
  /// The inside of an outline by the non-zero rule.
  case path(Path)

  /// The smallest rectangle that is known to hold the area.
  package var bounds: Rect {
    switch self {
    case .rect(let rect): rect
    case .roundedRect(let rounded): rounded.rect
    case .ring(let outer, _): outer.rect
    case .path(let path): path.controlBounds ?? .zero
    }
  }
}

/// A rectangle whose corners are quarters of ellipses.
///
/// The radii are never negative. Two along a side are not longer than the side, except in a rectangle that was
/// inset: its corners cut into each other.
package struct RoundedRect: Hashable, Sendable {
  /// The rectangle without rounding.
  package var rect: Rect
  /// The horizontal (width) and vertical (height) radius of each corner.
  package var radii: Corners<Size>

  /// Creates a rounded rectangle; radii that are too large are scaled down together.
  ///
  /// [CSS Backgrounds 3 §4.5](https://www.w3.org/TR/css-backgrounds-3/#corner-overlap)
  package init(_ rect: Rect, radii: Corners<Size> = Corners(.zero)) {
    self.rect = rect
    let sums = [
      (rect.size.width, radii.topLeft.width + radii.topRight.width),
      (rect.size.width, radii.bottomLeft.width + radii.bottomRight.width),
      (rect.size.height, radii.topLeft.height + radii.bottomLeft.height),
      (rect.size.height, radii.topRight.height + radii.bottomRight.height),
    ]
    let factor = sums.reduce(1.0) { $1.1 > $1.0 ? min($0, $1.0 / $1.1) : $0 }
    self.radii = radii.map { radius in
      guard radius.width > 0, radius.height > 0, factor > 0 else { return .zero }
      return Size(width: radius.width * factor, height: radius.height * factor)
    }
  }

  /// Whether two corners cut into each other.
  var hasCrossingCorners: Bool {
    let slack = 1e-9
    return radii.topLeft.width + radii.topRight.width > rect.size.width + slack
      || radii.bottomLeft.width + radii.bottomRight.width > rect.size.width + slack
      || radii.topLeft.height + radii.bottomLeft.height > rect.size.height + slack
      || radii.topRight.height + radii.bottomRight.height > rect.size.height + slack
  }

  /// Whether all corners are sharp.
  package var isRect: Bool { radii == Corners(.zero) }

  /// The rectangle as the simplest shape.
  package var shape: Shape { isRect ? .rect(rect) : .roundedRect(self) }

  /// The rectangle with its edges moved inwards and its radii made smaller by as much, as the padding edge of
  /// a box follows from its border edge.
  ///
  /// [CSS Backgrounds 3 §4.2](https://www.w3.org/TR/css-backgrounds-3/#corner-shaping)
  package func inset(by insets: Edges<Double>) -> RoundedRect {
    func shrunk(_ radius: Size, _ horizontal: Double, _ vertical: Double) -> Size {
      let size = Size(width: radius.width - horizontal, height: radius.height - vertical)
      return size.width > 0 && size.height > 0 ? size : .zero
    }
    var result = self
    result.rect = rect.inset(by: insets)
    result.radii = Corners(
      topLeft: shrunk(radii.topLeft, insets.left, insets.top),
      topRight: shrunk(radii.topRight, insets.right, insets.top),
      bottomRight: shrunk(radii.bottomRight, insets.right, insets.bottom),
      bottomLeft: shrunk(radii.bottomLeft, insets.left, insets.bottom))
    return result
  }

  /// The rounded rectangle in another plane that is only moved and scaled.
  func mapped(by transform: Affine) -> RoundedRect {
    var result = self
    result.rect = transform.bounds(of: rect)
    result.radii = radii.map {
      Size(width: $0.width * transform.a, height: $0.height * transform.d)
    }
    return result
  }

  /// The rounded rectangle moved by (`dx`, `dy`).
  package func offsetBy(dx: Double, dy: Double) -> RoundedRect {
    var moved = self
    moved.rect = rect.offsetBy(dx: dx, dy: dy)
    return moved
  }
}
