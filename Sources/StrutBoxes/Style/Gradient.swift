import StrutCore

/// A CSS gradient (CSS Images 3 and 4), with lengths open until the box is known.
package struct Gradient: Hashable, Sendable {
  /// The geometry.
  package enum Shape: Hashable, Sendable {
    /// Along a line.
    case linear(LinearDirection)
    /// In ellipses around a centre.
    case radial(RadialExtent, center: BoxPosition)
    /// Around a centre, from an angle in degrees clockwise from the top.
    case conic(from: Double, center: BoxPosition)
  }

  /// The geometry.
  package var shape: Shape
  /// The stops in the order written; at least two colours.
  package var stops: [GradientStop]
  /// Whether the stops repeat without end.
  package var isRepeating: Bool
  /// Where colours are interpolated; always premultiplied.
  package var interpolation: GradientColorSpace
  /// Where the colours around a midpoint are found. Browser: in sRGB where no space is named:
  /// `paint/gradient-hints-in-spaces`.
  package var hintInterpolation: GradientColorSpace

  /// Creates a gradient.
  package init(
    shape: Shape, stops: [GradientStop], isRepeating: Bool = false,
    interpolation: GradientColorSpace = .srgb, hintInterpolation: GradientColorSpace? = nil
  ) {
    self.shape = shape
    self.stops = stops
    self.isRepeating = isRepeating
    self.interpolation = interpolation
    self.hintInterpolation = hintInterpolation ?? interpolation
  }
}

/// The direction of a linear gradient.
package enum LinearDirection: Hashable, Sendable {
  /// Degrees clockwise; 0 goes to the top, 90 to the right.
  case angle(Double)
  /// To a corner: -1, 0 or 1 on each axis, at least one of them not 0. `(1, -1)` is the top right.
  case corner(x: Int, y: Int)
}

/// The size of a radial gradient.
package enum RadialExtent: Hashable, Sendable {
  /// Where the ending shape of a keyword meets the box.
  package enum Reach: UInt8, Hashable, Sendable, CaseIterable {
    /// The closest side.
    case closestSide
    /// The closest corner.
    case closestCorner
    /// The farthest side.
    case farthestSide
    /// The farthest corner.
    case farthestCorner
  }

  /// A circle by a keyword.
  case circle(Reach)
  /// An ellipse by a keyword.
  case ellipse(Reach)
  /// A circle of a radius in points.
  case circleRadius(Double)
  /// An ellipse of two radii.
  case ellipseRadii(Length, Length)
}

/// One entry of a gradient's list of stops.
package enum GradientStop: Hashable, Sendable {
  /// A colour, at a place where one is given. For conic gradients 100 % is a full turn, and
  /// angles have been turned into percentages. Components may lie outside of 0...1.
  case color(Color, at: Length?)
  /// The midpoint between the colours before and after it.
  case hint(Length)
}

/// The space in which a gradient's colours are interpolated.
package enum GradientColorSpace: Hashable, Sendable {
  /// How a hue is interpolated in a polar space.
  package enum Hue: UInt8, Hashable, Sendable, CaseIterable {
    /// The shorter way round.
    case shorter
    /// The longer way round.
    case longer
    /// Only upwards.
    case increasing
    /// Only downwards.
    case decreasing
  }

  /// Gamma-encoded sRGB, the initial one.
  case srgb
  /// Linear-light sRGB.
  case srgbLinear
  /// Oklab.
  case oklab
  /// CIE Lab.
  case lab
  /// CIE XYZ with the D50 white.
  case xyzD50
  /// CIE XYZ with the D65 white; `xyz` is this one.
  case xyzD65
  /// HSL.
  case hsl(Hue)
  /// HWB.
  case hwb(Hue)
  /// CIE LCH.
  case lch(Hue)
  /// Oklch.
  case oklch(Hue)
}
