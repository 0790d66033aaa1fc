import StrutCore

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

  /// The edges of a box whose percentages resolve against `width`.
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
