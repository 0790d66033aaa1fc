import StrutCore

/// A statement that keeps two texts apart which lie over one another.
package struct Separation: Hashable, Sendable {
  /// The axis on which they stand apart with it.
  package var axis: Axis
  /// The index of the view that comes first along the axis.
  package var first: Int
  /// The index of the other one.
  package var second: Int
  /// The index of the one that has to keep its length more strongly, so that it is clear which of them gives way; `nil`
  /// where that is clear.
  package var stronger: Int?

  /// The distance that is kept, in points.
  package static let distance = 8.0
}

extension ConstraintLayout {
  /// What keeps two texts of one container apart without anything else going wrong; `nil` where nothing simple does.
  ///
  /// - Parameter axes: The axes in the order in which they are tried.
  package func separation(of one: Int, from other: Int, along axes: [Axis]) -> Separation? {
    let flaws = flaws
    for axis in axes {
      let isInOrder = place(of: one, axis) <= place(of: other, axis)
      let (first, second) = isInOrder ? (one, other) : (other, one)
      for stronger in [nil, second, first] {
        let separation = Separation(axis: axis, first: first, second: second, stronger: stronger)
        let apart = resolved { $0.keepApart(separation) }
        if let apart, apart.flaws <= flaws { return separation }
      }
    }
    return nil
  }

  /// Where a view begins, in reading direction.
  private func place(of index: Int, _ axis: Axis) -> Double {
    let frame = frame(of: index)
    guard axis == .horizontal else { return frame.minY }
    return tree.views[max(0, tree.views[index].parent)].isRightToLeft ? -frame.maxX : frame.minX
  }
}

extension ConstraintTree {
  fileprivate mutating func keepApart(_ separation: Separation) {
    let (first, second) = (views[separation.first], views[separation.second])
    let isRow = separation.axis == .horizontal
    statements.append(
      ConstraintStatement(
        container: views[max(0, first.parent)].view,
        constraints: [
          AnchorConstraint(
            Anchor(second.view, isRow ? .leading : .top), .greaterOrEqual,
            Anchor(first.view, isRow ? .trailing : .bottom), plus: Separation.distance)
        ]))
    if let index = separation.stronger { strengthen(index, separation.axis) }
  }

  /// Makes a view keep its length a little more strongly than it does.
  mutating func strengthen(_ index: Int, _ axis: Axis) {
    let strength = views[index].attributes.compression[axis].rawValue
    guard let stronger = Priority(min(1000, strength + 1)) else { return }
    views[index].attributes.compression[axis] = stronger
  }
}
