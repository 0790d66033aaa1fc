import StrutCore
import StrutText

/// A picture as a flat list of commands, in the order in which they are painted.
///
/// What holds:
/// - Coordinates are points of the canvas (inside a transformed group: of its own plane), unscaled.
/// - Every ``DisplayItem/begin(_:)`` has its ``DisplayItem/end``; they nest like brackets.
/// - Elements are told apart where the list is structured: groups that are marked with them then hold their items.
/// - Nothing refers to styles or boxes: percentages, keywords and `currentColor` are gone, radii are
///   fitted, gradients are resolved. Fonts and images are named by ids that their owners gave.
package struct DisplayList: Hashable, Sendable {
  /// The size of the canvas in points.
  package var size: Size
  /// The commands, the bottommost first.
  package var items: [DisplayItem]
  /// The title of SVG and PDF; `nil` for none.
  package var title: String?
  /// The language of the document as BCP 47, empty where none was given.
  package var language: String
  /// What the picture is made of, in the order of reading, each after the one around it; empty where the list is not
  /// structured.
  package var elements: [PictureElement]

  /// Creates a list.
  package init(
    size: Size, items: [DisplayItem] = [], title: String? = nil, language: String = "",
    elements: [PictureElement] = []
  ) {
    self.elements = elements
    self.size = size
    self.items = items
    self.title = title
    self.language = language
  }
}

/// One command of a ``DisplayList``.
package enum DisplayItem: Hashable, Sendable {
  /// Fills a shape.
  case fill(Shape, Fill)
  /// Draws a line along a path.
  case stroke(Path, Stroke)
  /// Draws glyphs whose origin on the baseline stands at a point.
  case glyphs(GlyphRun, origin: Point, color: Color)
  /// Draws an image or a part of one.
  case image(ImagePlacement)
  /// Draws the shadow of a box.
  case boxShadow(BoxShadow)
  /// Makes an area a link; draws nothing.
  case link(target: String, area: Rect)
  /// Begins a group: what follows up to the matching `end` is drawn with an effect.
  case begin(GroupEffect)
  /// Ends the innermost group.
  case end
}

/// What fills a shape.
package enum Fill: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A gradient.
  case gradient(ResolvedGradient)
}

/// A part of an image and where it is drawn.
package struct ImagePlacement: Hashable, Sendable {
  /// The image.
  package var image: ImageID
  /// The part of the image that is drawn, in the image's own units: pixels, or the user units of an SVG.
  package var source: Rect
  /// Where that part is drawn, stretched to fit.
  package var destination: Rect

  /// Creates a placement.
  package init(image: ImageID, source: Rect, destination: Rect) {
    self.image = image
    self.source = source
    self.destination = destination
  }
}

/// The shadow of a box (`box-shadow`), with all lengths resolved.
package struct BoxShadow: Hashable, Sendable {
  /// Where a shadow may be seen.
  package enum Area: Hashable, Sendable {
    /// Outside of the border box: the shadow covers `shape`.
    case outside(RoundedRect)
    /// Inside of the padding box: the shadow covers all but `shape`.
    case inside(RoundedRect)
  }

  /// The outline of the shadow before it is blurred, moved and spread.
  package var shape: RoundedRect
  /// The standard deviation of the blur in points; 0 for a sharp shadow.
  package var deviation: Double
  /// The shadow's colour.
  package var color: Color
  /// Where the shadow may be seen.
  package var area: Area

  /// Creates a shadow.
  package init(shape: RoundedRect, deviation: Double, color: Color, area: Area) {
    self.shape = shape
    self.deviation = deviation
    self.color = color
    self.area = area
  }
}
