import StrutCore

/// The surface that `<layout>` describes.
public struct Canvas: Hashable, Sendable {
  /// The width in points; `nil` is `auto`: as wide as the root box's margin box.
  public var width: Double?
  /// The height in points; `nil` is `auto`: as high as the root box's margin box.
  public var height: Double?
  /// What fills the canvas below the root box.
  public var background = Background()
  /// The direction that the root box inherits.
  public var direction: Direction = .ltr
  /// Grid lines for each point that frames are rounded to; 0 turns rounding off, `nil` is the output's scale.
  public var pointScaleFactor: Double?
  /// The title of SVG and PDF; `nil` for none.
  public var title: String?
  /// The language as BCP 47, empty where none was given.
  public var language = ""

  /// Creates a canvas that is as large as its root box.
  public init() {}
}
