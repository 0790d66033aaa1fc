import StrutCore

/// What drawing by Cairo depends on and a group may change.
struct DrawingState {
  /// What is drawn on.
  enum Medium {
    /// Pixels: everything lies on their grid.
    case pixels
    /// Vectors; what has to be pixels has so many of them for each point.
    case vectors(resolution: Double)
  }

  var context: CairoContext
  var medium: Medium
  /// From the items' plane to the pixels or points of the surface.
  var transform: Affine
  /// From the items' plane to the points of the page, also where pixels lie between; `nil` for pictures without links.
  var toPage: Affine?
  /// What the groups around let through.
  var clip: ClipRegion
  /// The colour that items take instead of their own, in a shadow without blur; `nil` outside.
  var tint: Color?

  /// The colour in which an item is drawn.
  func shown(_ color: Color) -> Color {
    guard var tint else { return color }
    tint.alpha *= color.alpha
    return tint
  }
}
