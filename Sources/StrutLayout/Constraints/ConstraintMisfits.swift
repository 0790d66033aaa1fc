import StrutConstraints
import StrutCore

/// What a layout by constraints can show that nobody wants, although every statement holds.
extension LayoutTree {
  /// Lengths that differ by less are the same to the eye.
  private static let leastDifference = 0.5

  /// The views of a solved tree that stand outside of their containers, containers that collapsed, and texts that are
  /// cut.
  func misfits(in layout: ConstraintLayout, fitted: Set<Axis>) -> [ConstraintProblem] {
    let views = layout.tree.views
    var problems: [ConstraintProblem] = []
    for axis in [Axis.horizontal, .vertical] {
      // A nested container is as large as statements make it, where no size of its own does.
      let parents = views.indices.dropFirst().lazy.filter {
        extent(layout.frame(of: $0).size, axis) >= 2 * Self.leastDifference
      }.map { views[$0].parent }
      for parent in Set(parents).sorted()
      where extent(layout.frame(of: parent).size, axis) < Self.leastDifference {
        let isFree =
          parent == 0
          ? fitted.contains(axis)
          : !views[parent].sizes.contains { $0.axis == axis && $0.relation == .equal }
        if isFree { problems.append(.collapsed(box(views[parent]), axis)) }
      }
    }
    for index in views.indices.dropFirst() {
      let frame = layout.frame(of: index)
      let container = layout.frame(of: views[index].parent).size
      if isOutside(frame, of: container) {
        problems.append(.outside(box(views[index]), of: box(views[views[index].parent])))
      }
      problems += cuts(of: views[index], index, frame.size, in: layout)
    }
    return problems
  }

  private func box(_ view: ConstraintTree.View) -> BoxID { BoxID(Int(view.view.index)) }

  private func extent(_ size: Size, _ axis: Axis) -> Double {
    axis == .horizontal ? size.width : size.height
  }

  /// Whether a frame with an extent has nothing in common with a container that has one.
  private func isOutside(_ frame: Rect, of container: Size) -> Bool {
    let least = Self.leastDifference
    guard frame.size.width >= least, frame.size.height >= least, container.width >= least,
      container.height >= least
    else { return false }
    return frame.minX >= container.width || frame.minY >= container.height || frame.maxX <= 0
      || frame.maxY <= 0
  }

  /// The axes on which a text gave way that wants to keep its size as strongly as texts do.
  private func cuts(
    of view: ConstraintTree.View, _ index: Int, _ size: Size, in layout: ConstraintLayout
  ) -> [ConstraintProblem] {
    guard let content = view.intrinsicSize, nodes[Int(view.view.index)].kind == .measured else {
      return []
    }
    return [Axis.horizontal, .vertical].compactMap { axis in
      let (needs, has) = (extent(content, axis), extent(size, axis))
      guard view.attributes.compression[axis] >= .high, needs - has > 2 * Self.leastDifference,
        axis == .vertical || !layout.isWrapped(index)
      else { return nil }
      return .cut(box(view), axis, needs: needs, has: has)
    }
  }
}

extension LayoutTree {
  /// The size of a view's content, by which the last solution hugged it; `nil` for views without one.
  package func naturalSize(ofView box: BoxID) -> Size? {
    var root = box.rawValue
    while !isConstraintRoot(root) {
      root = nodes[Int(root)].parent
      guard root >= 0 else { return nil }
    }
    guard let views = solvedTrees[root]?.layout?.tree.views else { return nil }
    // Views are in the order of the boxes.
    let index = (0..<views.count).partitioningIndex { views[$0].view.index >= box.rawValue }
    guard index < views.count, views[index].view.index == box.rawValue else { return nil }
    return views[index].intrinsicSize
  }
}
