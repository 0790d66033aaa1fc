import StrutCore

extension LayoutTree {
  /// The unrounded content box of the last layout, relative to the box's own border box.
  public func contentFrame(of box: BoxID) -> Rect {
    let node = nodes[box.index]
    let borderBox = Rect(origin: .zero, size: node.frame.size)
    guard node.style.rare >= 0 else { return borderBox }
    let isSecond = node.style.hasLogicalEdges && node.isRightToLeft
    let rare = styles.rare[Int(node.style.rare) + (isSecond ? 1 : 0)]
    return borderBox.inset(by: rare.edges(containingWidth: node.containingWidth).inset)
  }

  /// The used margins of a box in the last layout, in points; those that are `auto` count as 0.
  package func margin(of box: BoxID) -> Edges<Double> {
    let node = nodes[box.index]
    guard node.style.rare >= 0 else { return Edges(0) }
    let isSecond = node.style.hasLogicalEdges && node.isRightToLeft
    let rare = styles.rare[Int(node.style.rare) + (isSecond ? 1 : 0)]
    return rare.edges(containingWidth: node.containingWidth).margin
  }
}
