import StrutCore

/// How flex layout came to the size of one item.
package struct FlexExplanation: Sendable, Hashable {
  /// The element whose flex container the item stands in; a parent with `display="contents"` is passed over.
  package var container: BoxID
  /// Whether the container's main axis is vertical.
  package var isColumn: Bool
  /// The flex base size (CSS Flexbox 1 §9.2), of the border box in points, as all sizes here.
  package var base: Double
  /// Whether the base size is that of the content, no given one.
  package var hasContentBase: Bool
  /// The least main size, as far as it was looked up.
  package var minimum: Double
  /// The largest main size; infinite for none.
  package var maximum: Double
  /// The used main size.
  package var main: Double
  /// What is left of the line's room when all items have their base sizes and margins; negative where room is missing.
  package var freeSpace: Double
  /// The sum of the factors by which the line's items grow.
  package var growSum: Double
  /// The used cross size.
  package var cross: Double
  /// The least cross size.
  package var crossMinimum: Double
  /// The largest cross size; infinite for none.
  package var crossMaximum: Double
  /// The cross size of the item's line, less the item's margins.
  package var lineCross: Double
  /// Whether the item fills its line's cross size.
  package var stretches: Bool
}

extension LayoutTree {
  /// How each item of a flex container in the last layout came to its size; one entry for each box, `nil` for boxes
  /// that are no such items.
  ///
  /// Layout itself records nothing: the containers are worked through again.
  ///
  /// - Parameters:
  ///   - root: The box that was laid out.
  ///   - measurer: The one that layout used.
  /// - Complexity: That of a layout.
  package func flexExplanations(
    root: BoxID, measuring measurer: some ContentMeasurer
  ) -> [FlexExplanation?] {
    var tree = self
    var found: [FlexExplanation?] = Array(repeating: nil, count: count)
    tree.withPass(root: root.rawValue, measurer) { pass in
      for index in 0..<count { pass.explainItems(of: pass.box(Int32(index)), &found) }
    }
    return found
  }
}

extension LayoutPass {
  /// Adds how the items of `box` came to their sizes, where it is a flex container.
  fileprivate func explainItems(of box: BoxPointer, _ found: inout [FlexExplanation?]) {
    let node = box.pointee
    guard node.style.display == .flex, node.childCount > 0, !node.state.contains(.isHidden) else {
      return
    }
    let mark = state.pointee.scratch.mark
    defer {
      state.pointee.scratch.release(to: mark)
      // A box around the root may have asked for the root's height: its items stood in what is given back.
      state.pointee.rootItems = nil
    }
    // As placement does it.
    let model = model(of: box, containingWidth: node.containingWidth)
    let width = max(0, node.frame.size.width - model.insetX)
    let height = max(0, node.frame.size.height - model.insetY)
    let base = node.percentageHeight
    let container = FlexContainer(
      self, box, width: OptionalLength(width), height: base.map { max(0, $0 - model.insetY) })
    let (items, lines) = container.arrange(height: height, lineRoom: lineRoom(of: box))
    for line in lines {
      container.explain(items[line], line, room: container.isColumn ? height : width, &found)
    }
  }
}

extension FlexContainer {
  fileprivate func explain(
    _ items: FlexItems, _ line: FlexLine, room: Double, _ found: inout [FlexExplanation?]
  ) {
    var free = room - mainGap * Double(max(0, items.count - 1))
    for item in items { free -= item.pointee.base + item.pointee.mainMargins }
    let factors = items.reduce(0) { $0 + $1.pointee.box.pointee.style.grow }
    for item in items {
      let flex = item.pointee
      let limits = crossLimits(of: flex)
      found[pass.id(flex.box).index] = FlexExplanation(
        container: pass.id(box), isColumn: isColumn, base: flex.base,
        hasContentBase: isColumn ? !flex.hasDefiniteBasis : flex.hasContentBase,
        minimum: flex.limits.min, maximum: flex.limits.max, main: flex.main, freeSpace: free,
        growSum: factors, cross: flex.cross, crossMinimum: limits.min, crossMaximum: limits.max,
        lineCross: line.cross - flex.crossMargins,
        stretches: flex.stretches)
    }
  }

  private func crossLimits(of item: FlexItem) -> Limits {
    isColumn
      ? pass.widthLimits(of: item.box, item.model, in: content, height: .none)
      : pass.heightLimits(of: item.box, item.model, in: content, contentHeight: item.cross)
  }
}
