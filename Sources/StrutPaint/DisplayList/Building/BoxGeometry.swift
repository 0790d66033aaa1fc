import StrutBoxes
import StrutCore
import StrutLayout

/// Where the boxes of one element stand on the canvas, in points.
struct BoxGeometry: Sendable {
  /// The border box as it is painted.
  ///
  /// Browser: edges are on the nearest lines of the pixel grid: `reftest/fractions-are-snapped`.
  var borderBox: Rect
  /// The used border widths: whole lines of the pixel grid.
  var border: Edges<Double>
  /// The used padding.
  var padding: Edges<Double>
  /// The content box as it was laid out, unrounded: where text stands.
  var exactContentBox: Rect
  /// The used direction.
  var direction: Direction
  /// What gradients fill where the box is a part of a longer one; `nil` for its own padding box.
  var gradientBox: Rect?
  /// How much wider the border is in layout than it is painted.
  var borderExcess = Edges<Double>.zero

  /// The box inside of the border.
  var paddingBox: Rect { borderBox.inset(by: border) }

  /// The box inside of the padding.
  var contentBox: Rect { paddingBox.inset(by: padding) }

  /// The border box with the radii of `style`.
  func roundedBorderBox(_ style: PaintStyle) -> RoundedRect {
    let radii = style.borderRadius.map { radius in
      Size(
        width: max(0, radius.horizontal.resolved(against: borderBox.size.width)),
        height: max(0, radius.vertical.resolved(against: borderBox.size.height)))
    }
    return RoundedRect(borderBox, radii: radii)
  }

  /// The padding box with the radii that follow from those of `style`.
  func roundedPaddingBox(_ style: PaintStyle) -> RoundedRect {
    roundedBorderBox(style).inset(by: border)
  }

  /// The content box with the radii that follow from those of `style`.
  func roundedContentBox(_ style: PaintStyle) -> RoundedRect {
    roundedPaddingBox(style).inset(by: padding)
  }
}

extension BoxGeometry {
  /// The geometry of a box.
  ///
  /// - Parameter pixelGrid: Lines for each point that border widths are fitted to; 0 for none.
  init(_ box: PlacedBox, pixelGrid: Double) {
    let border = box.border.snappedAsBorder(lines: pixelGrid)
    self.init(
      borderBox: box.frame.atLeastOneLine(for: box.exactFrame.size, lines: pixelGrid),
      border: border, padding: box.padding, exactContentBox: box.exactContentFrame,
      direction: box.direction)
    borderExcess = Edges(
      top: box.border.top - border.top, right: box.border.right - border.right,
      bottom: box.border.bottom - border.bottom, left: box.border.left - border.left)
  }

  /// The geometry of the canvas, or of any box without border and padding.
  init(canvas: Rect, direction: Direction) {
    self.init(
      borderBox: canvas, border: .zero, padding: .zero, exactContentBox: canvas,
      direction: direction)
  }
}

extension Rect {
  /// The least size, in lines of the grid, that is painted: a browser lays out in parts of 1/64, and drops four.
  private static let leastLines = 4.0 / 64

  /// One line of the grid wide and high where it was laid out larger than nothing: a hairline whose edges round to the
  /// same line would be lost.
  ///
  /// Browser: `reftest/thin-boxes-are-a-pixel`.
  ///
  /// - Parameters:
  ///   - exact: The size as it was laid out, unrounded.
  ///   - lines: Lines for each point; 0 for no grid.
  func atLeastOneLine(for exact: Size, lines: Double) -> Rect {
    guard size.width == 0 || size.height == 0, lines > 0 else { return self }
    func extent(_ snapped: Double, _ exact: Double) -> Double {
      snapped == 0 && exact * lines > Self.leastLines ? 1 / lines : snapped
    }
    return Rect(
      x: minX, y: minY, width: extent(size.width, exact.width),
      height: extent(size.height, exact.height))
  }
}

extension Edges<Double> {
  /// Border widths as they are painted: cut to whole lines of a grid with `lines` lines a point, but at least one.
  ///
  /// [CSS Values 4, snapping as a border width](https://www.w3.org/TR/css-values-4/#snap-as-border-width)
  func snappedAsBorder(lines: Double) -> Edges<Double> {
    guard lines > 0 else { return self }
    return map { width in
      guard width > 0 else { return 0 }
      // The tolerance keeps 0.1 × 30 from becoming two lines.
      return max(1, (width * lines + 1e-6).rounded(.down)) / lines
    }
  }
}
