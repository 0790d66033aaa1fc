import StrutCore

/// What the clips around an item let through, as far as it takes to know that they do not matter for a small area.
struct ClipRegion {
  /// Rounded rectangles on the surface that all let through.
  private var shapes: [RoundedRect] = []
  /// Whether there are other clips.
  private var hasUnknown = false

  /// Adds a clip that has just become the innermost one.
  mutating func add(_ shape: Shape, transform: Affine) {
    guard transform.isScaleAndTranslation else {
      hasUnknown = true
      return
    }
    switch shape {
    case .rect(let rect): shapes.append(RoundedRect(transform.bounds(of: rect)))
    case .roundedRect(let rounded): shapes.append(rounded.mapped(by: transform))
    case .ring, .path: hasUnknown = true
    }
  }

  /// Whether an area of the surface is let through as a whole.
  func lets(_ area: Rect) -> Bool { !hasUnknown && shapes.allSatisfy { $0.surelyContains(area) } }
}

extension RoundedRect {
  /// Whether an area lies inside and touches no corner.
  fileprivate func surelyContains(_ area: Rect) -> Bool {
    guard
      area.minX >= rect.minX && area.maxX <= rect.maxX && area.minY >= rect.minY
        && area.maxY <= rect.maxY
    else { return false }
    func clears(_ radius: Size, _ x: Double, _ y: Double) -> Bool {
      x >= radius.width || y >= radius.height
    }
    let (left, top) = (area.minX - rect.minX, area.minY - rect.minY)
    let (right, bottom) = (rect.maxX - area.maxX, rect.maxY - area.maxY)
    return clears(radii.topLeft, left, top) && clears(radii.topRight, right, top)
      && clears(radii.bottomRight, right, bottom) && clears(radii.bottomLeft, left, bottom)
  }
}
