import StrutCore

/// Everything about one box that decides what it looks like, with CSS's names, values and initial values.
///
/// Colours are resolved: `currentColor` has become the box's own colour. Lengths are points; percentages
/// stay open until the frame is known. Border widths and `overflow` belong to ``LayoutStyle``.
package struct PaintStyle: Hashable, Sendable {
  /// What fills the border box.
  package var background = Background()
  /// Whether the background shows through the letters of the text only (`background-clip: text`).
  package var clipsBackgroundToText = false
  /// The style and colour of each border side.
  package var border = Edges(BorderSide())
  /// The radii of the corners of the border box.
  package var borderRadius = Corners(CornerRadius.zero)
  /// The box's shadows, the topmost first.
  package var boxShadow: [Shadow] = []
  /// The opacity of the box and its descendants as one group, 0...1.
  package var opacity: Double = 1
  /// How the group is blended with what is behind it.
  package var blendMode: BlendMode = .normal
  /// Transformations, applied from the last to the first.
  package var transform: [TransformFunction] = []
  /// The fixed point of `transform`, from the border box's left top corner.
  package var transformOrigin = BoxPosition.center
  /// Effects on the group, in the order in which they apply.
  package var filter: [FilterFunction] = []
  /// Whether the box itself is drawn; descendants decide for themselves.
  package var isVisible = true
  /// The place in the stacking order; `nil` is `auto`.
  package var zIndex: Int32?
  /// How an image fills the content box.
  package var objectFit: ObjectFit = .fill
  /// Where an image stands in the content box.
  package var objectPosition = BoxPosition.center
  /// The insets of a nine-slice image in image pixels or percent; `nil` for none.
  package var slice: Edges<Length>?
  /// The target of a link; `nil` for none.
  package var link: String?
  /// What the box means to those who do not see it.
  package var semantics = Semantics()

  /// Creates a style that paints nothing.
  package init() {}
}

extension PaintStyle {
  /// Whether absolute descendants stand in the box though it is `static`
  /// ([CSS Transforms 1 §3](https://www.w3.org/TR/css-transforms-1/#transform-rendering),
  /// [Filter Effects 1 §5](https://www.w3.org/TR/filter-effects-1/#FilterProperty)).
  package var holdsAbsoluteBoxes: Bool { !transform.isEmpty || !filter.isEmpty }
}

/// A colour with gradients over it (`background`).
package struct Background: Hashable, Sendable {
  /// The gradients, the topmost first.
  package var layers: [Gradient]
  /// The colour below all layers.
  package var color: Color

  /// Creates a background.
  package init(layers: [Gradient] = [], color: Color = .transparent) {
    self.layers = layers
    self.color = color
  }

  /// Whether nothing would be drawn.
  package var isEmpty: Bool { layers.isEmpty && color.alpha == 0 }
}

/// The look of one border side; its width is in ``LayoutStyle/border``.
package struct BorderSide: Hashable, Sendable {
  /// The line's pattern.
  package var style: BorderStyle
  /// The line's colour.
  package var color: Color

  /// Creates a border side.
  package init(style: BorderStyle = .solid, color: Color = .black) {
    self.style = style
    self.color = color
  }
}

/// The pattern of a border side (`border-style`). A side with `none` has width zero in layout, too.
package enum BorderStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// An unbroken line.
  case solid
  /// Dashes twice as long as the border is wide.
  case dashed
  /// Round dots as wide as the border.
  case dotted
  /// Two lines with a gap of a third of the width.
  case double
  /// No border.
  case none
}

/// The radii of one corner; percentages are of the border box's width and height.
package struct CornerRadius: Hashable, Sendable {
  /// The radius along the horizontal side.
  package var horizontal: Length
  /// The radius along the vertical side.
  package var vertical: Length

  /// Creates an elliptical corner.
  package init(horizontal: Length, vertical: Length) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A sharp corner.
  package static let zero = CornerRadius(horizontal: .zero, vertical: .zero)
}

/// One shadow of a box or a text.
package struct Shadow: Hashable, Sendable {
  /// Whether the shadow falls inside of the box (`box-shadow` only).
  package var isInset: Bool
  /// The shadow's offset, in points.
  package var offset: Point
  /// CSS's blur radius in points: twice the standard deviation of the blur.
  package var blur: Double
  /// How much larger than the box the shadow is, in points (`box-shadow` only).
  package var spread: Double
  /// The shadow's colour.
  package var color: Color

  /// Creates a shadow.
  package init(
    offset: Point, blur: Double = 0, spread: Double = 0, color: Color, isInset: Bool = false
  ) {
    self.offset = offset
    self.blur = blur
    self.spread = spread
    self.color = color
    self.isInset = isInset
  }
}

/// How a group is blended with its backdrop (`mix-blend-mode`), by CSS Compositing's names.
package enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Source over.
  case normal
  /// The product of the colours.
  case multiply
  /// The product of the complements.
  case screen
  /// Multiply or screen, by the backdrop.
  case overlay
  /// The darker colour.
  case darken
  /// The lighter colour.
  case lighten
  /// Brightens the backdrop.
  case colorDodge = "color-dodge"
  /// Darkens the backdrop.
  case colorBurn = "color-burn"
  /// Multiply or screen, by the source.
  case hardLight = "hard-light"
  /// Darkens or lightens, by the source.
  case softLight = "soft-light"
  /// The absolute difference.
  case difference
  /// Like difference with less contrast.
  case exclusion
  /// The source's hue.
  case hue
  /// The source's saturation.
  case saturation
  /// The source's hue and saturation.
  case color
  /// The source's luminosity.
  case luminosity
}

/// One function of `transform`; lengths in points, angles in degrees clockwise.
package enum TransformFunction: Hashable, Sendable {
  /// Moves; percentages are of the border box.
  case translate(x: Length, y: Length)
  /// Scales.
  case scale(x: Double, y: Double)
  /// Rotates clockwise by degrees.
  case rotate(Double)
  /// Skews by degrees along both axes.
  case skew(x: Double, y: Double)
  /// CSS's `matrix(a, b, c, d, e, f)`.
  case matrix(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
}

/// One function of `filter`.
package enum FilterFunction: Hashable, Sendable {
  /// A Gaussian blur with this standard deviation in points.
  case blur(Double)
  /// Multiplies the colours.
  case brightness(Double)
  /// Stretches colours around the middle grey.
  case contrast(Double)
  /// Takes away colour; 1 is grey.
  case grayscale(Double)
  /// Adds or takes away colour; 1 changes nothing.
  case saturate(Double)
  /// Multiplies the opacity.
  case opacity(Double)
  /// A shadow in the shape of the group.
  case dropShadow(Shadow)
}

/// How an image fills its content box (`object-fit`).
package enum ObjectFit: UInt8, Hashable, Sendable, CaseIterable {
  /// Stretched to the box.
  case fill
  /// As large as fits.
  case contain
  /// As small as covers.
  case cover
  /// Its own size.
  case none
  /// The smaller one of `none` and `contain`.
  case scaleDown
}

/// A CSS `<position>`: a point of an area at which an object with a size of its own is aligned.
package struct BoxPosition: Hashable, Sendable {
  /// One coordinate: `fraction` of the room that the object leaves, plus `offset` points.
  ///
  /// `left 10px` is (0, 10), `right 10px` is (1, -10), `25%` is (0.25, 0).
  package struct Component: Hashable, Sendable {
    /// The share of area minus object.
    package var fraction: Double
    /// Points added to it.
    package var offset: Double

    /// Creates a coordinate.
    package init(fraction: Double, offset: Double = 0) {
      self.fraction = fraction
      self.offset = offset
    }

    /// The distance from the area's start, for an object of extent `object` in an area of extent `area`.
    package func resolved(area: Double, object: Double = 0) -> Double {
      fraction * (area - object) + offset
    }
  }

  /// The horizontal coordinate.
  package var x: Component
  /// The vertical coordinate.
  package var y: Component

  /// Creates a position.
  package init(x: Component, y: Component) {
    self.x = x
    self.y = y
  }

  /// The middle of the area.
  package static let center = BoxPosition(x: Component(fraction: 0.5), y: Component(fraction: 0.5))
}
