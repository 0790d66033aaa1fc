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

extension RareStyle {
  /// The edges whose percentages resolve against `width` (CSS 2 §8).
  func edges(containingWidth width: Double) -> BoxEdges {
    var edges = BoxEdges()
    edges.margin = margin.resolved(against: width)
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

  /// The paddings whose percentages resolve against `width`.
  func padding(containingWidth width: Double) -> Edges<Double> {
    padding.resolved(against: width).map { max(0, $0) }
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
