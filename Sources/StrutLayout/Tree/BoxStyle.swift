import StrutCore

/// How a size is given; the number beside it counts for `points` and `percent`.
enum SizeUnit: UInt8, BitwiseCopyable {
  case auto, points, percent, minContent, maxContent, fitContent, stretch, content
}

/// The part of a style that nearly every box needs, small enough to stand in the arena.
///
/// Margins, paddings, borders, insets, gaps, limits, ratio and order are in a ``RareStyle`` that
/// boxes with equal values share. A box without one has the initial values, except that a minimum
/// size of zero points needs none either.
struct BoxStyle: BitwiseCopyable {
  var width = 0.0
  var height = 0.0
  var basis = 0.0
  var grow = 0.0
  var shrink = 1.0

  /// The index of the rare part, -1 for none.
  var rare: Int32 = -1
  /// Whether the rare part at the next index holds the right-to-left reading of `start` and `end`.
  var hasLogicalEdges = false
  /// Whether the rare part holds a ratio.
  var hasRatio = false

  var widthUnit = SizeUnit.auto
  var heightUnit = SizeUnit.auto
  var basisUnit = SizeUnit.auto
  var minWidthUnit = SizeUnit.auto
  var minHeightUnit = SizeUnit.auto
  var maxWidthUnit = SizeUnit.auto
  var maxHeightUnit = SizeUnit.auto

  var display = Display.flex
  var position = Position.relative
  var direction: Direction?
  var flexDirection = FlexDirection.row
  var flexWrap = FlexWrap.nowrap
  var boxSizing = BoxSizing.borderBox
  var justifyContent = ContentAlignment(.normal)
  var alignContent = ContentAlignment(.normal)
  var alignItems = ItemAlignment(.normal)
  var alignSelf = ItemAlignment(.auto)
  var overflowX = Overflow.visible
  var overflowY = Overflow.visible
  /// Whether absolute descendants stand in the box whatever its position is.
  var holdsAbsoluteBoxes = false

  /// Whether the main axis is vertical.
  @inline(__always)
  var isColumn: Bool { flexDirection == .column || flexDirection == .columnReverse }
  /// Whether the box is a column that breaks into lines.
  var breaksColumns: Bool { isColumn && flexWrap != .nowrap }
  /// Whether the direction of the main axis is reversed.
  @inline(__always)
  var isReverse: Bool { flexDirection == .rowReverse || flexDirection == .columnReverse }
  /// Whether the box clips and scrolls. One axis that is not `visible` makes the other scroll too
  /// (CSS Overflow 3 §3.1).
  @inline(__always)
  var isScrollContainer: Bool { overflowX != .visible || overflowY != .visible }
}

/// The part of a style that most boxes leave at its initial values; all sides are physical.
struct RareStyle: BitwiseCopyable {
  /// Four numbers with the sides' units; an `auto` side has the number 0.
  struct Sides: BitwiseCopyable, Equatable {
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0
    var leftUnit = SizeUnit.points
    var rightUnit = SizeUnit.points
    var topUnit = SizeUnit.points
    var bottomUnit = SizeUnit.points
  }

  /// The edges, where they are the same in every containing block.
  var fixedEdges = BoxEdges()
  /// Whether margins or paddings depend on the containing block.
  var hasRelativeEdges = false

  var margin = Sides()
  var padding = Sides()
  var border = Sides()
  var inset = Sides()
  var minWidth = 0.0
  var minHeight = 0.0
  var maxWidth = 0.0
  var maxHeight = 0.0
  var rowGap = 0.0
  var columnGap = 0.0
  /// Width divided by height; 0 for none.
  var aspectRatio = 0.0
  var order: Int32 = 0
  var rowGapUnit = SizeUnit.points
  var columnGapUnit = SizeUnit.points

  init() {
    inset.leftUnit = .auto
    inset.rightUnit = .auto
    inset.topUnit = .auto
    inset.bottomUnit = .auto
  }
}
