import StrutCore

/// The surface that `<layout>` describes.
package struct Canvas: Hashable, Sendable {
  /// The width in points; `nil` is `auto`: as wide as the root box's margin box.
  package var width: Double?
  /// The height in points; `nil` is `auto`: as high as the root box's margin box.
  package var height: Double?
  /// What fills the canvas below the root box.
  package var background = Background()
  /// The direction that the root box inherits.
  package var direction: Direction = .ltr
  /// Grid lines for each point that frames are rounded to; 0 turns rounding off, `nil` is the output's scale.
  package var pointScaleFactor: Double?
  /// How far inside of the canvas nothing is covered, in points.
  package var safeArea = Edges<Double>(0)
  /// The place of the element that describes it.
  package var range = SourceRange.start
  /// The title of SVG and PDF; `nil` for none.
  package var title: String?
  /// The language as BCP 47, empty where none was given.
  package var language = ""

  /// Creates a canvas that is as large as its root box.
  package init() {}
}
