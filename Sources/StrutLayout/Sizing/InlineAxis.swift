import StrutCore

/// Widths by CSS Sizing 3: all of border boxes, in points.
extension LayoutPass {
  /// The border-box width for a value of `width` and its like.
  @inline(__always)
  func borderBoxWidth(_ value: Double, _ box: BoxPointer, _ model: BoxModel) -> Double {
    box.pointee.style.boxSizing == .borderBox
      ? max(value, model.insetX) : max(value, 0) + model.insetX
  }

  /// The width that a sizing value gives; none where it behaves as `auto`.
  ///
  /// - Parameter height: The box's border-box height where it is definite, for what its ratio transfers.
  func width(
    _ unit: SizeUnit, _ value: Double, _ box: BoxPointer, _ model: BoxModel,
    in containing: ContainingSize, height: OptionalLength
  ) -> OptionalLength {
    switch unit {
    case .points: return OptionalLength(borderBoxWidth(value, box, model))
    case .percent:
      return containing.width.map {
        borderBoxWidth(($0 * value / 100).withinLengthLimit, box, model)
      }
    case .auto, .content: return .none
    case .stretch: return containing.roomWidth.map { max($0 - model.marginX, model.insetX) }
    case .minContent, .maxContent:
      let widths = contentWidths(of: box, model, in: containing, height: height)
      return OptionalLength(unit == .minContent ? widths.min : widths.max)
    case .fitContent:
      guard containing.roomWidth.isDefinite else { return .none }
      return OptionalLength(fitContentWidth(of: box, model, in: containing, height: height))
    }
  }

  /// The available width within the content's minimum and maximum (CSS Sizing 3 §4, `fit-content`).
  func fitContentWidth(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> Double {
    let sizes = contentWidths(of: box, model, in: containing, height: height)
    return min(sizes.max, max(sizes.min, containing.roomWidth.length - model.marginX))
  }

  /// The min-content and max-content width of the border box, its ratio taken into account.
  ///
  /// A definite height is transferred through the ratio; where there is none, the limits of the height
  /// are (CSS Sizing 4 §4.4).
  ///
  /// Not inlined, as that would multiply what the levels of a tree take of the stack (``DeepStacks``).
  @inline(never)
  func contentWidths(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> InlineSizes {
    if box.pointee.mayHaveRatio {
      return ratioWidths(of: box, model, in: containing, height: height)
    }
    var sizes = inlineSizes(
      of: box, room: room(of: box, model, in: containing, height: height))
    sizes.min += model.insetX
    sizes.max += model.insetX
    return sizes
  }

  /// The widths of a border box that may have a ratio.
  @inline(never)
  private func ratioWidths(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> InlineSizes {
    if box.pointee.isReplacedLeaf {
      let width = ReplacedBox(self, box, model, in: containing).widthFromHeight(height)
      return InlineSizes(min: width, max: width)
    }
    let ratio = aspectRatio(of: box, model)
    if ratio.exists, height.isDefinite {
      let width = ratio.width(height: height.length)
      return InlineSizes(min: width, max: width)
    }
    var sizes = inlineSizes(
      of: box, room: room(of: box, model, in: containing, height: height))
    sizes.min += model.insetX
    sizes.max += model.insetX
    if ratio.exists {
      let limits = transferredWidthLimits(ratio, box, model, in: containing)
      sizes.min = limits.clamp(sizes.min)
      sizes.max = limits.clamp(sizes.max)
    }
    return sizes
  }

  /// What the limits of the height mean for the width through the ratio.
  func transferredWidthLimits(
    _ ratio: AspectRatio, _ box: BoxPointer, _ model: BoxModel, in containing: ContainingSize
  ) -> Limits {
    let limits = definiteHeightLimits(of: box, model, in: containing)
    return Limits(
      min: ratio.width(height: limits.min),
      max: limits.max < .infinity ? ratio.width(height: limits.max) : .infinity)
  }

  /// The limits of the width; an automatic minimum counts as none.
  @inline(__always)
  func widthLimits(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> Limits {
    let style = box.pointee.style
    guard style.hasWidthLimits else {
      return Limits(min: model.insetX, max: .infinity)
    }
    return rareWidthLimits(of: box, model, in: containing, height: height)
  }

  private func rareWidthLimits(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> Limits {
    let style = box.pointee.style
    let rare = rareStyle(of: box)
    var least = width(
      style.minWidthUnit, rare?.pointee.minWidth ?? 0, box, model, in: containing, height: height)
    var most = width(
      style.maxWidthUnit, rare?.pointee.maxWidth ?? 0, box, model, in: containing, height: height)
    if !containing.roomWidth.isDefinite {
      // Browser: without a room to fit, a minimum is min-content and a maximum max-content:
      // `intrinsic-sizes/fit-content-minimum-of-zero-basis`.
      let fits = (min: style.minWidthUnit == .fitContent, max: style.maxWidthUnit == .fitContent)
      if fits.min || fits.max {
        let widths = contentWidths(of: box, model, in: containing, height: height)
        if fits.min { least = OptionalLength(widths.min) }
        if fits.max { most = OptionalLength(widths.max) }
      }
    }
    return Limits(min: max(least.or(0), model.insetX), max: most.or(.infinity))
  }

  /// How wide a box is that is `auto` on both sides of its containing block's decision: its own width, or
  /// what fills the containing block (`stretches`), or its fit-content width; within its limits.
  ///
  /// - Parameter height: The border-box height where it is definite.
  func usedWidth(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength,
    stretches: Bool
  ) -> Double {
    let style = box.pointee.style
    let own = width(style.widthUnit, style.width, box, model, in: containing, height: height)
    var limits = widthLimits(of: box, model, in: containing, height: height)
    if !own.isDefinite, stretches {
      return limits.clamp(max(containing.roomWidth.length - model.marginX, model.insetX))
    }
    let result = own.or(fitContentWidth(of: box, model, in: containing, height: height))
    if !own.isDefinite || style.widthUnit.isContent {
      // Browser: a height that only flexing gave makes no minimum of the content:
      // `aspect-ratio/flexed-column-item-may-be-narrower-than-content`.
      if style.heightUnit != .auto {
        let least = ratioMinimum(of: box, model, in: containing, height: height)
        limits.min = max(limits.min, min(least, limits.max))
      }
    }
    if style.widthUnit == .auto, style.rare >= 0, !box.pointee.isReplacedLeaf {
      let ratio = aspectRatio(of: box, model)
      if ratio.exists {
        limits.transfer(transferredWidthLimits(ratio, box, model, in: containing))
      }
    }
    return limits.clamp(result)
  }

  /// The width that a border box adds to its container's (CSS Sizing 3 §5.1).
  ///
  /// - Parameter height: The border-box height where it is definite.
  func widthContribution(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> InlineSizes {
    let style = box.pointee.style
    let width = width(style.widthUnit, style.width, box, model, in: containing, height: height)
    var sizes =
      width.isDefinite
      ? InlineSizes(min: width.length, max: width.length)
      : contentWidths(of: box, model, in: containing, height: height)
    if !width.isDefinite || style.widthUnit.isContent {
      let least = ratioMinimum(of: box, model, in: containing, height: height)
      sizes = InlineSizes(min: max(sizes.min, least), max: max(sizes.max, least))
    }
    var limits = widthLimits(of: box, model, in: containing, height: height)
    let fits = (min: style.minWidthUnit == .fitContent, max: style.maxWidthUnit == .fitContent)
    guard fits.min || fits.max else {
      return InlineSizes(min: limits.clamp(sizes.min), max: limits.clamp(sizes.max))
    }
    // Without a width to fit, this keyword is each of the content's widths in turn.
    let widths = contentWidths(of: box, model, in: containing, height: height)
    if fits.min { limits.min = widths.min }
    if fits.max { limits.max = widths.min }
    sizes.min = limits.clamp(sizes.min)
    if fits.min { limits.min = widths.max }
    if fits.max { limits.max = widths.max }
    sizes.max = limits.clamp(sizes.max)
    return sizes
  }

  /// The automatic minimum of a width that the ratio gives: its content (CSS Sizing 4 §4.3).
  func ratioMinimum(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> Double {
    let style = box.pointee.style
    guard height.isDefinite, !style.isScrollContainer,
      isAutomatic(style.minWidthUnit, of: box, in: containing.width),
      box.pointee.kind != .replaced, aspectRatio(of: box, model).exists
    else { return 0 }
    let room = BlockRoom.definite(max(0, height.length - model.insetY))
    return inlineSizes(of: box, room: room).min + model.insetX
  }
}

extension BoxStyle {
  /// Whether a minimum or maximum width may be set other than zero or none. A box without a rare part has a minimum
  /// of zero points at most.
  @inline(__always)
  var hasWidthLimits: Bool {
    maxWidthUnit != .auto || (minWidthUnit != .auto && (rare >= 0 || minWidthUnit != .points))
  }
  /// Whether a minimum or maximum height may be set other than zero or none.
  @inline(__always)
  var hasHeightLimits: Bool {
    maxHeightUnit != .auto || (minHeightUnit != .auto && (rare >= 0 || minHeightUnit != .points))
  }
  /// Whether the height or one of its limits is a percentage.
  var hasPercentHeight: Bool {
    heightUnit == .percent || minHeightUnit == .percent || maxHeightUnit == .percent
  }
}
