import StrutBoxes
import StrutCore

/// What a glyph in colours is painted with: a tree of the font's table `COLR`, in design units, y upwards.
indirect enum ColorPaint {
  /// Several paints, the bottommost first.
  case layers([ColorPaint])
  /// One colour over everything that the paints around it let through.
  case solid(GlyphColor)
  /// A gradient, likewise.
  case gradient(ColorGradient)
  /// What lies inside of the outline of a glyph.
  case glyph(UInt32, ColorPaint)
  /// What lies inside of a box.
  case clip(Rect, ColorPaint)
  /// A paint in another plane.
  case transform(Affine, ColorPaint)
  /// A paint that is blended with the one below it, by themselves.
  case composite(source: ColorPaint, mode: GlyphComposition, backdrop: ColorPaint)

  /// The colour of a gradient's stop or of a whole layer.
  enum GlyphColor: Hashable {
    /// The colour of the text.
    case text(alpha: Double)
    /// A colour of the font.
    case own(Color)

    /// The colour in a text of one.
    func resolved(_ text: Color) -> Color {
      switch self {
      case .own(let color): return color
      case .text(let alpha):
        var color = text
        color.alpha *= alpha
        return color
      }
    }
  }
}

/// A gradient of a glyph in colours.
struct ColorGradient {
  /// Where offset 0 and offset 1 are.
  enum Geometry {
    /// Across a line.
    case linear(from: Point, to: Point)
    /// From one circle to another.
    case radial(from: Point, fromRadius: Double, to: Point, toRadius: Double)
    /// Around a centre, counterclockwise from the right, in degrees.
    case sweep(center: Point, from: Double, to: Double)
  }

  /// What is beyond the outermost stops.
  enum Extend: Int {
    case pad, `repeat`, reflect
  }

  /// One colour at its place.
  struct Stop {
    var offset: Double
    var color: ColorPaint.GlyphColor
  }

  var geometry: Geometry
  /// At least one; offsets do not fall.
  var stops: [Stop]
  var extend: Extend
}

/// How a paint is blended with the one below it, as `COLR` numbers them.
enum GlyphComposition: Equatable {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut
  case destinationOut, sourceAtop, destinationAtop, xor, plus
  case blend(BlendMode)

  /// The mode of a number in the table; `nil` for a number that has none.
  init?(number: Int) {
    guard Self.byNumber.indices.contains(number) else { return nil }
    self = Self.byNumber[number]
  }

  private static let byNumber: [GlyphComposition] =
    [
      .clear, .source, .destination, .sourceOver, .destinationOver, .sourceIn, .destinationIn,
      .sourceOut, .destinationOut, .sourceAtop, .destinationAtop, .xor, .plus,
    ]
    + [
      .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
      .difference, .exclusion, .multiply, .hue, .saturation, .color, .luminosity,
    ].map(GlyphComposition.blend)
}

extension ColorPaint {
  /// Whether the paint depends on the colour of the text.
  var usesTextColor: Bool {
    switch self {
    case .layers(let paints): paints.contains(where: \.usesTextColor)
    case .solid(.text): true
    case .solid(.own): false
    case .gradient(let gradient):
      gradient.stops.contains { if case .text = $0.color { true } else { false } }
    case .glyph(_, let paint), .clip(_, let paint), .transform(_, let paint): paint.usesTextColor
    case .composite(let source, _, let backdrop): source.usesTextColor || backdrop.usesTextColor
    }
  }
}
