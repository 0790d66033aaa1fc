import StrutCore

/// The canvas as the root box sees it.
struct RootCanvas {
  /// `nil` for `auto`.
  let width: Double?
  let height: Double?
  let direction: Direction

  /// Creates a canvas. A size that is not a number is `auto`, one below zero is zero.
  init(width: Double?, height: Double?, direction: Direction) {
    self.width = Self.extent(width)
    self.height = Self.extent(height)
    self.direction = direction
  }

  private static func extent(_ extent: Double?) -> Double? {
    guard let extent, !extent.isNaN else { return nil }
    return max(0, NumberBounds.length(extent))
  }
}

extension LayoutPass {
  /// Writes the frames of the root box and everything below, and returns the size of the canvas.
  ///
  /// Deviation: CSS shares free room among auto margins. Those of the root box are 0 here, since an automatic canvas is
  /// made around it and has none.
  func layOutRoot(on canvas: RootCanvas) -> Size {
    let root = state.pointee.root
    let isRightToLeft = canvas.direction == .rtl
    let display = root.pointee.style.display
    // A root without a box of its own stands for a plain one around its children. That has no edges, and so begins
    // where the canvas does.
    if display == .none || (display == .contents && root.pointee.childCount == 0) {
      hide(root)
      return Size(width: canvas.width ?? 0, height: canvas.height ?? 0)
    }
    inheritDirection(root, from: isRightToLeft)
    var containing = ContainingSize(
      width: OptionalLength(canvas.width), height: OptionalLength(canvas.height))
    let model = model(of: root, containingWidth: containing.width.or(0))
    let stretches = root.pointee.style.heightUnit == .auto
    let height = definiteUsedHeight(of: root, model, in: containing, stretches: stretches)
    if !containing.width.isDefinite {
      // What the root box fits on an automatic axis is as wide as the root box would be.
      let widths = widthContribution(of: root, model, in: containing, height: height)
      containing.roomWidth = OptionalLength(max(0, widths.max + model.marginX))
    }
    let width = rootWidth(root, model, in: containing, height: height)
    let used = usedHeight(
      of: root, model, in: containing, width: width, stretches: stretches)
    let size = Size(
      width: containing.roomWidth.length,
      height: canvas.height ?? max(0, used.height + model.marginY))
    let x = isRightToLeft ? size.width - model.margin.right - width : model.margin.left
    if containing.width != OptionalLength(root.pointee.containingWidth) {
      root.pointee.containingWidth = containing.width.or(0)
      root.pointee.state.insert(.stale)
    }
    var origin = Point(x: x, y: model.margin.top)
    moveByInsets(&origin, root, in: containing, isRightToLeft: isRightToLeft)
    write(
      Rect(origin: origin, size: Size(width: width, height: used.height)), of: root,
      percentageHeight: used.percentageBase,
      lineRoom: room(of: root, model, in: containing, height: .none).height)
    if root.pointee.state.contains(.mustPlace) { placeTree(below: root) }
    return size
  }

  /// The root's own width; else it fills a definite canvas, and takes its max-content width on another.
  private func rootWidth(
    _ root: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> Double {
    let style = root.pointee.style
    let own = width(style.widthUnit, style.width, root, model, in: containing, height: height)
    var limits = widthLimits(of: root, model, in: containing, height: height)
    if !own.isDefinite, let canvas = containing.width.optional {
      return limits.clamp(max(model.insetX, canvas - model.marginX))
    }
    if !own.isDefinite || style.widthUnit.isContent {
      let least = ratioMinimum(of: root, model, in: containing, height: height)
      limits.min = max(limits.min, min(least, limits.max))
    }
    return limits.clamp(
      own.or(contentWidths(of: root, model, in: containing, height: height).max))
  }
}
