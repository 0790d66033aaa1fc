import StrutBoxes
import StrutCore
import StrutLayout

/// What happens to the items of a group before they reach what is below it.
package enum GroupEffect: Hashable, Sendable {
  /// Only the inside of a shape is drawn.
  case clip(Shape)
  /// The items are seen as far as others cover the plane, which are white.
  case mask([DisplayItem])
  /// The items are drawn in another plane.
  case transform(Affine)
  /// The items are drawn on a transparent layer of their own, which is filtered and then blended.
  case layer(Layer)
  /// Only the group's shadow is drawn: its shape in one colour, moved and blurred.
  case shadow(ShadowEffect)
  /// Nothing happens to them; they belong together.
  case marked(StructureMark)
}

/// How a layer is put on what is below it.
package struct Layer: Hashable, Sendable {
  /// Effects on the layer, applied first, in this order.
  package var filters: [LayerFilter]
  /// The layer's opacity, 0...1.
  package var opacity: Double
  /// How the layer is blended with what is below it.
  package var blendMode: BlendMode

  /// Creates a layer; without arguments it only isolates the blending of its items.
  package init(
    filters: [LayerFilter] = [], opacity: Double = 1, blendMode: BlendMode = .normal
  ) {
    self.filters = filters
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

/// One effect on a layer, in sRGB.
package enum LayerFilter: Hashable, Sendable {
  /// A Gaussian blur with this standard deviation in points.
  case blur(Double)
  /// A linear map of the colours, which are not premultiplied.
  case colorMatrix(ColorMatrix)
  /// The layer's shadow below the layer.
  case dropShadow(ShadowEffect)
}

/// A linear map of colours: three rows of factors for red, green and blue, an offset each, and a factor for alpha.
package struct ColorMatrix: Hashable, Sendable {
  /// The factors of red, green and blue, and the offset, for each of red, green and blue: twelve numbers.
  package var rows: [Double]
  /// The factor of alpha.
  package var alpha: Double

  /// Creates a map from twelve numbers, row by row.
  package init(rows: [Double], alpha: Double = 1) {
    precondition(rows.count == 12, "a colour matrix has twelve numbers, not \(rows.count)")
    self.rows = rows
    self.alpha = alpha
  }
}

/// A shadow in the shape of a group.
package struct ShadowEffect: Hashable, Sendable {
  /// How far the shadow is moved, in points.
  package var offset: Point
  /// The standard deviation of the blur in points: half of CSS's blur radius.
  package var deviation: Double
  /// The shadow's colour; its alpha multiplies that of the shape.
  package var color: Color

  /// Creates a shadow.
  package init(offset: Point, deviation: Double, color: Color) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }
}
