import StrutCore

/// One box on the canvas, in points, with what decides how it is painted.
package struct PlacedBox: Hashable, Sendable {
  /// The element.
  package var box: BoxID
  /// The index after the last descendant in ``FrameTree/placements``.
  package var end: Int32
  /// The used direction.
  package var direction: Direction
  /// Whether the box is a layer of its stacking context, and a containing block.
  package var position: Position
  /// Whether the box clips what it holds.
  package var clipsContent: Bool
  /// The border box, snapped to the grid.
  package var frame: Rect
  /// The border box as it was laid out, unrounded.
  package var exactFrame: Rect
  /// The used border widths, unrounded.
  package var border: Edges<Double>
  /// The used padding, unrounded.
  package var padding: Edges<Double>

  /// The content box as it was laid out, unrounded: where text stands.
  package var exactContentFrame: Rect {
    exactFrame.inset(
      by: Edges(
        top: padding.top + border.top, right: padding.right + border.right,
        bottom: padding.bottom + border.bottom, left: padding.left + border.left))
  }
}
