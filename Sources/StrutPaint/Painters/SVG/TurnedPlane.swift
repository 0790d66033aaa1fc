import StrutCore

/// How the plane of a group is turned on the picture, for what blurs or moves in it.
///
/// In a turned plane resvg moves shadows along the picture's axes, and librsvg blurs along other axes than those of the plane
/// by other deviations: a filter stands around the turn, and what it does is turned: `paint/filters-in-turned-boxes`.
struct TurnedPlane {
  /// From the plane to one of the same unit of length whose axes are the picture's.
  let turn: Affine
  /// The other way.
  let back: Affine

  /// What angles and lengths may be off.
  private static let noise = 1e-6

  /// The turn of a plane; `nil` where its axes are the picture's, and where not all lengths in it are shown alike: there no turn
  /// makes a circle of what a blur makes of a point.
  ///
  /// - Parameter plane: From the plane to the picture.
  init?(_ plane: Affine) {
    let unit = (plane.a * plane.a + plane.b * plane.b).squareRoot()
    guard unit > 0 else { return nil }
    let turn = Affine(
      a: plane.a / unit, b: plane.b / unit, c: plane.c / unit, d: plane.d / unit, tx: 0, ty: 0)
    let skew = turn.a * turn.c + turn.b * turn.d
    let stretch = turn.c * turn.c + turn.d * turn.d - 1
    let isTurned = max(turn.b.magnitude, turn.c.magnitude) > Self.noise || turn.a < 0 || turn.d < 0
    guard isTurned, max(skew.magnitude, stretch.magnitude) <= Self.noise, let back = turn.inverse
    else { return nil }
    self.turn = turn
    self.back = back
  }

  /// The start tag of an element in the plane, within one whose axes are the picture's.
  var inner: String { "<g transform=\"\(SVGText.matrix(turn))\">" }

  /// The attribute of an element whose axes are the picture's.
  var outer: String { " transform=\"\(SVGText.matrix(back))\"" }

  /// An effect in the plane as one along the picture's axes.
  func turned(_ filter: LayerFilter) -> LayerFilter {
    guard case .dropShadow(let shadow) = filter else { return filter }
    return .dropShadow(turned(shadow))
  }

  /// A shadow in the plane as one along the picture's axes.
  func turned(_ shadow: ShadowEffect) -> ShadowEffect {
    var shadow = shadow
    shadow.offset = turn(shadow.offset)
    return shadow
  }
}

extension TurnedPlane? {
  /// An element with a filter, which stands around the turn of its plane where that is turned.
  ///
  /// - Parameters:
  ///   - area: What the filter reaches over in the plane.
  ///   - filter: The id of the filter, by what it reaches over.
  ///   - element: The element by the attributes that it takes.
  func filtered(
    over area: Rect, _ filter: (Rect) -> String, _ element: (String) -> String
  ) -> String {
    guard let self else { return element(" filter=\"url(#\(filter(area)))\"") }
    let id = filter(self.turn.bounds(of: area))
    return "<g\(self.outer) filter=\"url(#\(id))\">\(self.inner)\(element(""))</g></g>"
  }
}
