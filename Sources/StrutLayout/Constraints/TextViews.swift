import StrutConstraints
import StrutCore

/// Texts among views, as messages ask about them.
extension LayoutTree {
  /// The place of a view in its tree's last solution; `nil` for what is no view, and where statements conflict.
  private func place(ofView box: BoxID) -> (root: Int32, index: Int)? {
    guard let root = constraintRoot(of: box) else { return nil }
    guard let views = solvedTrees[root]?.layout?.tree.views else { return nil }
    // Views are in the order of the boxes.
    let index = (0..<views.count).partitioningIndex { views[$0].view.index >= box.rawValue }
    guard index < views.count, views[index].view.index == box.rawValue else { return nil }
    return (root, index)
  }

  /// The outermost of the constraint containers around a view; `nil` for what is none.
  func constraintRoot(of box: BoxID) -> Int32? {
    var root = box.rawValue
    while !isConstraintRoot(root) {
      root = nodes[Int(root)].parent
      guard root >= 0 else { return nil }
    }
    return root
  }

  /// The views that the last solutions placed, in document order. It looks at all of them: whoever asks often keeps the answer.
  package var placedViews: [PlacedView] {
    let views = solvedTrees.keys.sorted().flatMap { root in
      solvedTrees[root]?.layout?.tree.views.map(PlacedView.init) ?? []
    }
    let sorted = views.sorted { $0.box.index < $1.box.index }
    // A container within another one is a view of that, and may be the root of its own tree.
    return sorted.enumerated().filter { $0 == 0 || $1.box != sorted[$0 - 1].box }.map(\.element)
  }

  /// What keeps two texts of one container apart: which of them comes first and on which axis, and which of them has to keep
  /// its length more strongly; `nil` where nothing simple does.
  ///
  /// - Parameter axes: The axes in the order in which they are tried.
  package func separation(
    of one: BoxID, from other: BoxID, along axes: [Axis]
  ) -> (first: BoxID, second: BoxID, axis: Axis, stronger: BoxID?)? {
    guard let (root, own) = place(ofView: one), let (otherRoot, index) = place(ofView: other),
      root == otherRoot, let layout = try? solvedTrees[root]?.freeLayout(),
      let found = layout.separation(of: own, from: index, along: axes)
    else { return nil }
    let isInOrder = found.first == own
    return (
      isInOrder ? one : other, isInOrder ? other : one, found.axis,
      found.stronger.map { $0 == own ? one : other }
    )
  }

  /// Whether a text in a flex container that is too small stands out of it, where it could be seen.
  func runsOut(_ root: BoxID, _ axis: Axis) -> Bool {
    let room = frame(of: root).size.extent(axis)
    var open = children(of: root).map { ($0, 0.0) }
    while let (box, offset) = open.popLast() {
      let node = nodes[box.index]
      guard node.style.display != .none, node.style.position != .absolute else { continue }
      let frame = frame(of: box)
      let start = offset + (axis == .horizontal ? frame.minX : frame.minY)
      guard node.firstChild < 0 else {
        if !node.style.isScrollContainer { open += children(of: box).map { ($0, start) } }
        continue
      }
      guard node.kind == .measured else { continue }
      if start < -1 || start + frame.size.extent(axis) > room + 1 { return true }
    }
    return false
  }
}
