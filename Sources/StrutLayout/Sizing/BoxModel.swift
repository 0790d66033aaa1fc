import StrutCore

/// The resolved edges of a box: what stands around its content box.
struct BoxEdges: BitwiseCopyable {
  /// The sides whose margin is `auto`.
  struct AutoMargins: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let left = AutoMargins(rawValue: 1)
    static let right = AutoMargins(rawValue: 2)
    static let top = AutoMargins(rawValue: 4)
    static let bottom = AutoMargins(rawValue: 8)
  }

  /// The margins in points; 0 where they are `auto`.
  var margin = Edges<Double>(0)
  var autoMargins: AutoMargins = []
  /// Border and padding in points.
  var inset = Edges<Double>(0)
}

/// The edges of a box by their place: every question about a box takes them along, and they are too large to be
/// copied each time. They stay there until the scratch memory of the pass is given back.
struct BoxModel: BitwiseCopyable {
  let edges: UnsafePointer<BoxEdges>

  /// The margins in points; 0 where they are `auto`.
  var margin: Edges<Double> { edges.pointee.margin }
  var autoMargins: BoxEdges.AutoMargins { edges.pointee.autoMargins }
  /// Border and padding in points.
  var inset: Edges<Double> { edges.pointee.inset }

  /// Left and right margin.
  var marginX: Double { margin.left + margin.right }
  /// Top and bottom margin.
  var marginY: Double { margin.top + margin.bottom }
  /// Left and right border and padding.
  var insetX: Double { inset.left + inset.right }
  /// Top and bottom border and padding.
  var insetY: Double { inset.top + inset.bottom }
}

extension LayoutPass {
  /// The rare style of a box in its direction; `nil` where all values are initial.
  @inline(__always)
  func rareStyle(of box: BoxPointer) -> UnsafePointer<RareStyle>? {
    let index = box.pointee.style.rare
    if index < 0 { return nil }
    let isSecond = box.pointee.style.hasLogicalEdges && box.pointee.isRightToLeft
    return state.pointee.rare.unsafelyUnwrapped + Int(index) + (isSecond ? 1 : 0)
  }

  /// The edges of a box whose percentages resolve against `width`; against 0 where that is not a number.
  @inline(__always)
  func model(of box: BoxPointer, containingWidth width: Double) -> BoxModel {
    guard let rare = rareStyle(of: box) else { return BoxModel(edges: state.pointee.noEdges) }
    // Without percentages the edges are the same in every containing block.
    if !rare.pointee.hasRelativeEdges { return BoxModel(edges: rare.pointer(to: \.fixedEdges)!) }
    return relativeModel(rare, containingWidth: width)
  }

  @inline(never)
  private func relativeModel(
    _ rare: UnsafePointer<RareStyle>, containingWidth width: Double
  ) -> BoxModel {
    let edges = state.pointee.scratch.take(1, of: BoxEdges.self)
    edges.initialize(to: rare.pointee.edges(containingWidth: width))
    return BoxModel(edges: edges)
  }
}

extension RareStyle {
  /// The edges whose percentages resolve against `width` (CSS 2 §8); against 0 where that is not a number.
  func edges(containingWidth width: Double) -> BoxEdges {
    let base = width.isNaN ? 0 : width
    var edges = BoxEdges()
    edges.margin = margin.resolved(against: base)
    if margin.leftUnit == .auto { edges.autoMargins.insert(.left) }
    if margin.rightUnit == .auto { edges.autoMargins.insert(.right) }
    if margin.topUnit == .auto { edges.autoMargins.insert(.top) }
    if margin.bottomUnit == .auto { edges.autoMargins.insert(.bottom) }
    let padding = padding(containingWidth: width)
    edges.inset = Edges(
      top: padding.top + border.top, right: padding.right + border.right,
      bottom: padding.bottom + border.bottom, left: padding.left + border.left)
    return edges
  }

  /// The paddings whose percentages resolve against `width`; against 0 where that is not a number.
  func padding(containingWidth width: Double) -> Edges<Double> {
    padding.resolved(against: width.isNaN ? 0 : width).map { max(0, $0) }
  }

  /// The border widths.
  var borderWidths: Edges<Double> {
    Edges(top: border.top, right: border.right, bottom: border.bottom, left: border.left)
  }

  /// Resolves the edges once, as far as that is possible.
  mutating func fixEdges() {
    hasRelativeEdges = margin.hasPercentage || padding.hasPercentage
    fixedEdges = edges(containingWidth: 0)
  }
}

extension RareStyle.Sides {
  @inline(__always)
  fileprivate func resolved(against base: Double) -> Edges<Double> {
    Edges(
      top: resolve(topUnit, top, against: base), right: resolve(rightUnit, right, against: base),
      bottom: resolve(bottomUnit, bottom, against: base),
      left: resolve(leftUnit, left, against: base))
  }

  fileprivate var hasPercentage: Bool {
    leftUnit == .percent || rightUnit == .percent || topUnit == .percent || bottomUnit == .percent
  }
}

/// A length or percentage in points; 0 for keywords.
@inline(__always)
func resolve(_ unit: SizeUnit, _ value: Double, against base: Double) -> Double {
  switch unit {
  case .points: value
  case .percent: (base * value / 100).withinLengthLimit
  default: 0
  }
}
