import StrutCore

/// The styles of an arena's boxes beside what each box carries itself: shared rare parts.
struct StyleTable: Sendable {
  /// The rare parts; equal ones are shared as far as a small direct-mapped memory finds them.
  private(set) var rare: [RareStyle] = []
  /// Styles that their compact form does not give back word for word, by box.
  private var originals: [Int32: LayoutStyle] = [:]
  private var recent: [Int32] = []

  /// The compact form of `style` for the box with the index `box`.
  ///
  /// Sizes and edges of an element without a box mean nothing, and are left out.
  mutating func compact(_ style: LayoutStyle, box: Int32) -> BoxStyle {
    guard style.display == .contents else { return compactBoxed(style, box: box) }
    let compact = compactBoxed(style.withoutBox, box: box)
    originals[box] = style
    return compact
  }

  private mutating func compactBoxed(_ style: LayoutStyle, box: Int32) -> BoxStyle {
    var compact = BoxStyle(common: style)
    if !style.hasOnlyCommonValues {
      if style.hasLogicalEdges {
        originals[box] = style
        compact.hasLogicalEdges = true
        compact.rare = Int32(rare.count)
        _ = add(RareStyle(style, isRightToLeft: false))
        _ = add(RareStyle(style, isRightToLeft: true))
      } else {
        compact.rare = share(RareStyle(style, isRightToLeft: false))
      }
      compact.hasRatio = rare[Int(compact.rare)].aspectRatio > 0
    }
    return compact
  }

  /// Forgets what only the box with the index `box` used.
  mutating func forget(box: Int32) {
    if !originals.isEmpty { originals[box] = nil }
  }

  /// The public form of a compact style.
  func style(_ compact: BoxStyle, box: Int32) -> LayoutStyle {
    if !originals.isEmpty, let original = originals[box] { return original }
    return LayoutStyle(compact, rare: compact.rare < 0 ? RareStyle() : rare[Int(compact.rare)])
  }

  /// The index of a rare part that equals `part`, added where the memory has none.
  private mutating func share(_ part: RareStyle) -> Int32 {
    if recent.isEmpty { recent = Array(repeating: -1, count: 256) }
    let slot = Int(truncatingIfNeeded: part.mixedBits & 255)
    let candidate = recent[slot]
    if candidate >= 0, rare[Int(candidate)].isEqual(to: part) { return candidate }
    recent[slot] = add(part)
    return recent[slot]
  }

  private mutating func add(_ part: RareStyle) -> Int32 {
    rare.append(part)
    rare[rare.count - 1].fixEdges()
    return Int32(rare.count - 1)
  }
}

extension RareStyle {
  /// A hash of the numbers that differ most often.
  fileprivate var mixedBits: UInt64 {
    var bits: UInt64 = 0
    func mix(_ value: Double) { bits = (bits ^ value.bitPattern) &* 0x9E37_79B9_7F4A_7C15 }
    mix(margin.left)
    mix(margin.right)
    mix(margin.top)
    mix(margin.bottom)
    mix(padding.left)
    mix(padding.top)
    mix(border.left)
    mix(minWidth + 3 * minHeight)
    mix(maxWidth + 3 * maxHeight)
    mix(rowGap + 3 * columnGap + 5 * aspectRatio)
    return bits >> 48
  }

  fileprivate func isEqual(to other: RareStyle) -> Bool {
    margin == other.margin && padding == other.padding && border == other.border
      && inset == other.inset && minWidth == other.minWidth && minHeight == other.minHeight
      && maxWidth == other.maxWidth && maxHeight == other.maxHeight && rowGap == other.rowGap
      && columnGap == other.columnGap && aspectRatio == other.aspectRatio && order == other.order
      && rowGapUnit == other.rowGapUnit && columnGapUnit == other.columnGapUnit
  }

  /// The rare values of `style`, where `start` is the left side or, right to left, the right one.
  init(_ style: LayoutStyle, isRightToLeft rtl: Bool) {
    self.init()
    margin = Sides(style.margin, isRightToLeft: rtl)
    padding = Sides(style.padding, isRightToLeft: rtl).extents
    inset = Sides(style.inset, isRightToLeft: rtl)
    border = Sides(
      left: NumberBounds.extent(
        (rtl ? style.border.end : style.border.start) ?? style.border.left),
      right: NumberBounds.extent(
        (rtl ? style.border.start : style.border.end) ?? style.border.right),
      top: NumberBounds.extent(style.border.top),
      bottom: NumberBounds.extent(style.border.bottom))
    minWidth = style.minWidth.extent.value
    minHeight = style.minHeight.extent.value
    maxWidth = style.maxWidth.extent.value
    maxHeight = style.maxHeight.extent.value
    (rowGapUnit, rowGap) = style.rowGap.extent
    (columnGapUnit, columnGap) = style.columnGap.extent
    aspectRatio = NumberBounds.ratio(style.aspectRatio)
    order = style.order
  }
}

extension RareStyle.Sides {
  fileprivate init(_ edges: StyleEdges<Dimension>, isRightToLeft rtl: Bool) {
    (leftUnit, left) = ((rtl ? edges.end : edges.start) ?? edges.left).parts
    (rightUnit, right) = ((rtl ? edges.start : edges.end) ?? edges.right).parts
    (topUnit, top) = edges.top.parts
    (bottomUnit, bottom) = edges.bottom.parts
  }

  /// The sides, where none is below 0.
  fileprivate var extents: Self {
    var sides = self
    sides.left = max(0, left)
    sides.right = max(0, right)
    sides.top = max(0, top)
    sides.bottom = max(0, bottom)
    return sides
  }

  fileprivate var edges: StyleEdges<Dimension> {
    StyleEdges(
      top: Dimension(topUnit, top), right: Dimension(rightUnit, right),
      bottom: Dimension(bottomUnit, bottom), left: Dimension(leftUnit, left))
  }
}

extension Dimension {
  /// Unit and number within ``NumberBounds``; the number of a keyword is 0.
  @inline(__always)
  var parts: (unit: SizeUnit, value: Double) {
    switch self {
    case .auto: (.auto, 0)
    case .points(let points): (.points, NumberBounds.length(points))
    case .percent(let percent): (.percent, NumberBounds.length(percent))
    case .minContent: (.minContent, 0)
    case .maxContent: (.maxContent, 0)
    case .fitContent: (.fitContent, 0)
    case .stretch: (.stretch, 0)
    case .content: (.content, 0)
    }
  }

  /// The parts of a size or a gap, which are never below 0.
  @inline(__always)
  fileprivate var extent: (unit: SizeUnit, value: Double) {
    let parts = parts
    return (parts.unit, max(0, parts.value))
  }

  fileprivate init(_ unit: SizeUnit, _ value: Double) {
    self =
      switch unit {
      case .auto: .auto
      case .points: .points(value)
      case .percent: .percent(value)
      case .minContent: .minContent
      case .maxContent: .maxContent
      case .fitContent: .fitContent
      case .stretch: .stretch
      case .content: .content
      }
  }

  /// Whether this is a length of zero.
  @inline(__always)
  fileprivate var isZero: Bool { if case .points(0) = self { true } else { false } }
  @inline(__always)
  fileprivate var isAuto: Bool { if case .auto = self { true } else { false } }
}

extension BoxStyle {
  /// The values that a box carries itself.
  fileprivate init(common style: LayoutStyle) {
    (widthUnit, width) = style.width.extent
    (heightUnit, height) = style.height.extent
    (basisUnit, basis) = style.flexBasis.extent
    grow = NumberBounds.factor(style.flexGrow)
    shrink = NumberBounds.factor(style.flexShrink)
    minWidthUnit = style.minWidth.parts.unit
    minHeightUnit = style.minHeight.parts.unit
    maxWidthUnit = style.maxWidth.parts.unit
    maxHeightUnit = style.maxHeight.parts.unit
    display = style.display
    position = style.position
    direction = style.direction
    flexDirection = style.flexDirection
    flexWrap = style.flexWrap
    boxSizing = style.boxSizing
    justifyContent = style.justifyContent
    alignContent = style.alignContent
    alignItems = style.alignItems
    alignSelf = style.alignSelf
    overflowX = style.overflowX
    overflowY = style.overflowY
    holdsAbsoluteBoxes = style.holdsAbsoluteBoxes
  }
}

extension LayoutStyle {
  /// Whether any edge is given by `start` or `end`.
  fileprivate var hasLogicalEdges: Bool {
    margin.start != nil || margin.end != nil || padding.start != nil || padding.end != nil
      || border.start != nil || border.end != nil || inset.start != nil || inset.end != nil
  }

  /// The style without what says how large a box is and what stands around its content.
  fileprivate var withoutBox: LayoutStyle {
    let initial = LayoutStyle()
    var style = self
    style.width = initial.width
    style.height = initial.height
    style.minWidth = initial.minWidth
    style.minHeight = initial.minHeight
    style.maxWidth = initial.maxWidth
    style.maxHeight = initial.maxHeight
    style.aspectRatio = initial.aspectRatio
    style.margin = initial.margin
    style.padding = initial.padding
    style.border = initial.border
    style.inset = initial.inset
    style.overflowX = initial.overflowX
    style.overflowY = initial.overflowY
    return style
  }

  /// Whether no rare part is needed.
  fileprivate var hasOnlyCommonValues: Bool {
    margin.isZero && padding.isZero && border.isZero && inset.isAuto
      && (minWidth.isAuto || minWidth.isZero) && (minHeight.isAuto || minHeight.isZero)
      && maxWidth.isAuto && maxHeight.isAuto && rowGap.isZero && columnGap.isZero
      && aspectRatio == nil && order == 0
  }

  /// The style whose compact form is `compact` with `rare`.
  fileprivate init(_ compact: BoxStyle, rare: RareStyle) {
    self.init()
    width = Dimension(compact.widthUnit, compact.width)
    height = Dimension(compact.heightUnit, compact.height)
    flexBasis = Dimension(compact.basisUnit, compact.basis)
    flexGrow = compact.grow
    flexShrink = compact.shrink
    minWidth = Dimension(compact.minWidthUnit, rare.minWidth)
    minHeight = Dimension(compact.minHeightUnit, rare.minHeight)
    maxWidth = Dimension(compact.maxWidthUnit, rare.maxWidth)
    maxHeight = Dimension(compact.maxHeightUnit, rare.maxHeight)
    display = compact.display
    position = compact.position
    direction = compact.direction
    flexDirection = compact.flexDirection
    flexWrap = compact.flexWrap
    boxSizing = compact.boxSizing
    justifyContent = compact.justifyContent
    alignContent = compact.alignContent
    alignItems = compact.alignItems
    alignSelf = compact.alignSelf
    overflowX = compact.overflowX
    overflowY = compact.overflowY
    holdsAbsoluteBoxes = compact.holdsAbsoluteBoxes
    margin = rare.margin.edges
    padding = rare.padding.edges
    inset = rare.inset.edges
    border = StyleEdges(
      top: rare.border.top, right: rare.border.right, bottom: rare.border.bottom,
      left: rare.border.left)
    rowGap = Dimension(rare.rowGapUnit, rare.rowGap)
    columnGap = Dimension(rare.columnGapUnit, rare.columnGap)
    aspectRatio = rare.aspectRatio == 0 ? nil : rare.aspectRatio
    order = rare.order
  }
}

extension StyleEdges<Dimension> {
  @inline(__always)
  fileprivate var isZero: Bool {
    left.isZero && right.isZero && top.isZero && bottom.isZero && start == nil && end == nil
  }
  @inline(__always)
  fileprivate var isAuto: Bool {
    left.isAuto && right.isAuto && top.isAuto && bottom.isAuto && start == nil && end == nil
  }
}

extension StyleEdges<Double> {
  @inline(__always)
  fileprivate var isZero: Bool {
    left == 0 && right == 0 && top == 0 && bottom == 0 && start == nil && end == nil
  }
}
