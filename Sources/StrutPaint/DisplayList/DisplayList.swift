import StrutCore

/// A picture as a flat list of commands, in the order in which they are painted.
///
/// What holds:
/// - Coordinates are points of the canvas (inside a transformed group: of its own plane), unscaled.
/// - Every ``DisplayItem/begin(_:)`` has its ``DisplayItem/end``; they nest like brackets.
/// - Nothing refers to styles or boxes: percentages, keywords and `currentColor` are gone, radii are
///   fitted, gradients are resolved. Fonts and images are named by ids that their owners gave.
public struct DisplayList: Hashable, Sendable {
  /// The size of the canvas in points.
  public var size: Size
  /// The commands, the bottommost first.
  public var items: [DisplayItem]
  /// The title of SVG and PDF; `nil` for none.
  public var title: String?
  /// The language of the document as BCP 47, empty where none was given.
  public var language: String

  /// Creates a list.
  public init(size: Size, items: [DisplayItem] = [], title: String? = nil, language: String = "") {
    self.size = size
    self.items = items
    self.title = title
    self.language = language
  }
}

/// One command of a ``DisplayList``.
public enum DisplayItem: Hashable, Sendable {
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
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A gradient.
  case gradient(ResolvedGradient)
}

/// How a line is drawn along a path.
public struct Stroke: Hashable, Sendable {
  /// The ends of a line and of each dash.
  public enum Cap: UInt8, Hashable, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle around the end point.
    case round
  }

  /// The thickness in points.
  public var width: Double
  /// The line's colour.
  public var color: Color
  /// The lengths of dashes and gaps by turns, in points; empty for an unbroken line.
  public var dashes: [Double]
  /// Where in `dashes` the path starts, in points.
  public var dashPhase: Double
  /// The ends of the line and of each dash.
  public var cap: Cap

  /// Creates a stroke.
  public init(
    width: Double, color: Color, dashes: [Double] = [], dashPhase: Double = 0, cap: Cap = .butt
  ) {
    self.width = width
    self.color = color
    self.dashes = dashes
    self.dashPhase = dashPhase
    self.cap = cap
  }
}

/// A part of an image and where it is drawn.
public struct ImagePlacement: Hashable, Sendable {
  /// The image.
  public var image: ImageID
  /// The part of the image that is drawn, in the image's own units: pixels, or the user units of an SVG.
  public var source: Rect
  /// Where that part is drawn, stretched to fit.
  public var destination: Rect

  /// Creates a placement.
  public init(image: ImageID, source: Rect, destination: Rect) {
    self.image = image
    self.source = source
    self.destination = destination
  }
}

/// An image as the store that decoded it knows it: an index into its table of images.
public struct ImageID: Hashable, Sendable {
  /// The index into the table.
  public let rawValue: Int32

  /// Creates the id with an index.
  public init(_ index: Int) { rawValue = Int32(index) }
}

/// The shadow of a box (`box-shadow`), with all lengths resolved.
public struct BoxShadow: Hashable, Sendable {
  /// Where a shadow may be seen.
  public enum Area: Hashable, Sendable {
    /// Outside of the border box: the shadow covers `shape`.
    case outside(RoundedRect)
    /// Inside of the padding box: the shadow covers all but `shape`.
    case inside(RoundedRect)
  }

  /// The outline of the shadow before it is blurred, moved and spread.
  public var shape: RoundedRect
  /// The standard deviation of the blur in points; 0 for a sharp shadow.
  public var deviation: Double
  /// The shadow's colour.
  public var color: Color
  /// Where the shadow may be seen.
  public var area: Area

  /// Creates a shadow.
  public init(shape: RoundedRect, deviation: Double, color: Color, area: Area) {
    self.shape = shape
    self.deviation = deviation
    self.color = color
    self.area = area
  }
}
