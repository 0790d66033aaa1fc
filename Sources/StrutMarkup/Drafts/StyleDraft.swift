import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The style of one box or span while its attributes are applied, in the order of the attribute table.
struct StyleDraft {
  /// What relative values refer to.
  let inherited: InheritedValues
  var layout: LayoutStyle
  var paint = PaintStyle()
  var text: TextStyle
  /// The colours of the border sides; `nil` is the colour of the text.
  var borderColor = Edges<Color?>(nil)
  /// The decoration that the element itself asks for.
  var decoration = DecorationValue()
  var lineClamp: Int?
  /// Where a span or an image stands in its line.
  var verticalAlign = VerticalAlign.baseline
  /// How a span takes part in the order of both directions.
  var unicodeBidi = UnicodeBidi.normal
  var hasEllipsis = false
  var image: ImageReference?
  /// What the box brings along for the constraints around it.
  var constraints = ConstraintAttributes()

  /// A style with initial values, except for what is inherited.
  init(layout: LayoutStyle, inheriting text: TextStyle) {
    inherited = InheritedValues(
      color: text.color, fontSize: text.fontSize, fontWeight: text.fontWeight,
      direction: text.direction)
    self.layout = layout
    self.text = text
  }

  /// Settles what depends on several attributes at once.
  mutating func finish() {
    paint.border.top.color = borderColor.top ?? text.color
    paint.border.right.color = borderColor.right ?? text.color
    paint.border.bottom.color = borderColor.bottom ?? text.color
    paint.border.left.color = borderColor.left ?? text.color
    paint.isVisible = text.isVisible
    layout.holdsAbsoluteBoxes = paint.holdsAbsoluteBoxes
    dropInvisibleBorders()
    // CSS Overflow 3 §3.1: beside an axis that clips, visible cannot stay; images keep their axes apart.
    if layout.overflowX != layout.overflowY, image == nil {
      if layout.overflowX == .visible { layout.overflowX = .scroll }
      if layout.overflowY == .visible { layout.overflowY = .scroll }
    }
  }

  /// What is left of an item that has no box: its text stands in an item with initial values, and an image is not shown
  /// ([CSS Display 3 §2.5](https://www.w3.org/TR/css-display-3/#box-generation), Flexbox 1 §4).
  mutating func dissolve(into initial: LayoutStyle) {
    guard image == nil else { return layout.display = .none }
    layout = initial
    let (link, semantics) = (paint.link, paint.semantics)
    paint = PaintStyle()
    (paint.link, paint.semantics) = (link, semantics)
    (lineClamp, hasEllipsis) = (nil, false)
  }

  /// A side without a line has no width (CSS Backgrounds 3 §3.3).
  private mutating func dropInvisibleBorders() {
    if paint.border.top.style == .none { layout.border.top = 0 }
    if paint.border.bottom.style == .none { layout.border.bottom = 0 }
    let isRightToLeft = text.direction == .rtl
    if paint.border.left.style == .none {
      layout.border.left = 0
      if isRightToLeft { layout.border.end = nil } else { layout.border.start = nil }
    }
    if paint.border.right.style == .none {
      layout.border.right = 0
      if isRightToLeft { layout.border.start = nil } else { layout.border.end = nil }
    }
  }
}

/// The inherited values that an element's own values may refer to.
struct InheritedValues {
  let color: Color
  let fontSize: Double
  let fontWeight: Double
  let direction: Direction
}
