import StrutCore

/// A border of one colour, as the simplest element that shows it.
struct SVGBorder {
  let outer: RoundedRect
  let inner: RoundedRect
  let color: Color

  /// A border as a line along its middle.
  struct Line {
    /// The middle of the border.
    let middle: RoundedRect
    let outer: RoundedRect
    let width: Double
    let color: Color

    /// The line as attributes.
    var paint: String {
      SVGText.paint("stroke", color)
        + (width == 1 ? "" : SVGText.attributes([("stroke-width", width)]))
    }

    /// Whether a fill of a shape and one up to the middle of the line look the same.
    func hides(theEdgeOf shape: Shape, under color: Color) -> Bool {
      if shape == middle.shape { return true }
      return color.alpha == 1 && outer.isRect && shape == outer.shape
    }
  }

  private var widths: Edges<Double> {
    Edges(
      top: inner.rect.minY - outer.rect.minY, right: outer.rect.maxX - inner.rect.maxX,
      bottom: outer.rect.maxY - inner.rect.maxY, left: inner.rect.minX - outer.rect.minX)
  }

  /// The border as a line; `nil` unless it is equally wide everywhere, with corners that are all sharp or all parts of
  /// circles of one size.
  var line: Line? {
    let widths = widths
    let width = widths.top
    let slack = 1e-6
    guard width > 0, !outer.hasCrossingCorners,
      [widths.right, widths.bottom, widths.left].allSatisfy({ abs($0 - width) < slack }),
      inner.rect.size.width > 0, inner.rect.size.height > 0
    else { return nil }
    let radius = outer.radii.topLeft
    guard outer.radii == Corners(radius), radius.width == radius.height,
      radius.width == 0 || radius.width > width / 2
    else { return nil }
    return Line(
      middle: outer.inset(by: Edges(width / 2)), outer: outer, width: width, color: color)
  }

  /// The border as a rectangle, where it is on one side only and has no rounded corners.
  var strip: Rect? {
    guard outer.isRect else { return nil }
    let (box, widths) = (outer.rect, widths)
    switch (widths.top > 0, widths.right > 0, widths.bottom > 0, widths.left > 0) {
    case (true, false, false, false):
      return Rect(x: box.minX, y: box.minY, width: box.size.width, height: widths.top)
    case (false, true, false, false):
      return Rect(
        x: box.maxX - widths.right, y: box.minY, width: widths.right, height: box.size.height)
    case (false, false, true, false):
      return Rect(
        x: box.minX, y: box.maxY - widths.bottom, width: box.size.width, height: widths.bottom)
    case (false, false, false, true):
      return Rect(x: box.minX, y: box.minY, width: widths.left, height: box.size.height)
    default: return nil
    }
  }
}
