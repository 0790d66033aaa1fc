import StrutCore

/// Heights by CSS Sizing 3: all of border boxes, in points.
extension LayoutPass {
  /// The border-box height for a value of `height` and its like.
  @inline(__always)
  func borderBoxHeight(_ value: Double, _ box: BoxPointer, _ model: BoxModel) -> Double {
    box.pointee.style.boxSizing == .borderBox
      ? max(value, model.insetY) : max(value, 0) + model.insetY
  }

  /// The height that a sizing value gives without regard to content, not a number where it
  /// behaves as `auto` or depends on the content.
  @inline(__always)
  func definiteHeight(
    _ unit: SizeUnit, _ value: Double, _ box: BoxPointer, _ model: BoxModel,
    in containing: ContainingSize
  ) -> Double {
    switch unit {
    case .points: borderBoxHeight(value, box, model)
    case .percent:
      containing.height.isNaN
        ? .nan : borderBoxHeight((containing.height * value / 100).withinLengthLimit, box, model)
    case .stretch:
      containing.height.isNaN ? .nan : max(containing.height - model.marginY, model.insetY)
    default: .nan
    }
  }

  /// The box's height where it is definite before layout, not a number otherwise.
  ///
  /// - Parameter stretches: Whether an automatic height fills a definite containing block.
  func definiteHeight(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, stretches: Bool
  ) -> Double {
    let style = box.pointee.style
    var height = definiteHeight(style.heightUnit, style.height, box, model, in: containing)
    if height.isNaN {
      guard stretches, !containing.height.isNaN else { return .nan }
      height = max(containing.height - model.marginY, model.insetY)
    }
    return definiteHeightLimits(of: box, model, in: containing).clamp(height)
  }

  /// The limits of the height as far as they do not depend on content.
  @inline(__always)
  func definiteHeightLimits(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize
  ) -> Limits {
    guard box.pointee.style.hasHeightLimits else {
      return Limits(min: model.insetY, max: .infinity)
    }
    return givenDefiniteHeightLimits(of: box, model, in: containing)
  }

  private func givenDefiniteHeightLimits(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize
  ) -> Limits {
    let style = box.pointee.style
    let rare = rareStyle(of: box)
    let least = definiteHeight(
      style.minHeightUnit, rare?.pointee.minHeight ?? 0, box, model, in: containing)
    let most = definiteHeight(
      style.maxHeightUnit, rare?.pointee.maxHeight ?? 0, box, model, in: containing)
    return Limits(
      min: least.isNaN ? model.insetY : max(least, model.insetY), max: most.isNaN ? .infinity : most
    )
  }

  /// The limits of the height, where `contentHeight` is what the keywords for content mean.
  @inline(__always)
  func heightLimits(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize,
    contentHeight: @autoclosure () -> Double
  ) -> Limits {
    guard box.pointee.style.hasHeightLimits else {
      return Limits(min: model.insetY, max: .infinity)
    }
    return givenHeightLimits(of: box, model, in: containing, contentHeight: contentHeight)
  }

  private func givenHeightLimits(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize,
    contentHeight: () -> Double
  ) -> Limits {
    var limits = definiteHeightLimits(of: box, model, in: containing)
    let style = box.pointee.style
    if style.minHeightUnit.isContent { limits.min = max(model.insetY, contentHeight()) }
    if style.maxHeightUnit.isContent { limits.max = contentHeight() }
    return limits
  }

  /// The room that the content has on the block axis.
  ///
  /// - Parameter height: The border-box height where it is definite.
  @inline(__always)
  func room(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: Double
  ) -> BlockRoom {
    if !height.isNaN { return .definite(max(0, height - model.insetY)) }
    let style = box.pointee.style
    if style.isColumn, style.flexWrap != .nowrap, style.maxHeightUnit != .auto {
      // A column that wraps may not grow beyond its maximum before it breaks.
      let limits = definiteHeightLimits(of: box, model, in: containing)
      return BlockRoom(
        height: max(0, limits.clamp(.infinity) - model.insetY), isDefinite: false)
    }
    return .indefinite
  }

  /// The room in which the keywords for content are found in a box whose own height is known.
  ///
  /// Browser: a column that wraps breaks at that height, but percentages of the children do not resolve
  /// against it.
  func limitRoom(of box: BoxPointer, _ model: BoxModel, height: Double) -> BlockRoom {
    let style = box.pointee.style
    guard style.isColumn, style.flexWrap != .nowrap, !height.isNaN else { return .indefinite }
    return BlockRoom(height: max(0, height - model.insetY), isDefinite: false)
  }

  /// The height that the keywords for content mean: the content's, or the ratio's where there is one.
  func keywordHeight(
    of box: BoxPointer, _ model: BoxModel, width: Double, room: BlockRoom
  ) -> Double {
    let ratio = aspectRatio(of: box, model)
    if ratio.exists { return max(ratio.height(width: width), model.insetY) }
    return contentHeight(of: box, model, width: width, room: room)
  }

  /// The height of the box's content with border and padding.
  @inline(__always)
  func contentHeight(
    of box: BoxPointer, _ model: BoxModel, width: Double, room: BlockRoom
  ) -> Double {
    flowHeight(of: box, width: max(0, width - model.insetX), room: room) + model.insetY
  }

  /// How high a box is at a border-box width: its own height, or what fills a definite containing block
  /// (`stretches`), or what its ratio gives, or its content; within its limits.
  func usedHeight(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, width: Double,
    stretches: Bool
  ) -> UsedHeight {
    let style = box.pointee.style
    let known = definiteHeight(of: box, model, in: containing, stretches: stretches)
    if !known.isNaN {
      guard style.minHeightUnit.isContent || style.maxHeightUnit.isContent else {
        return .definite(known)
      }
      let limits = heightLimits(
        of: box, model, in: containing,
        contentHeight: keywordHeight(
          of: box, model, width: width, room: .definite(max(0, known - model.insetY))))
      return UsedHeight(height: limits.clamp(known), percentageBase: known)
    }
    let ratio = aspectRatio(of: box, model)
    if ratio.exists {
      return ratioHeight(of: box, model, in: containing, width: width, ratio)
    }
    let content = contentHeight(
      of: box, model, width: width, room: room(of: box, model, in: containing, height: .nan))
    let limits = heightLimits(of: box, model, in: containing, contentHeight: content)
    return .indefinite(limits.clamp(content))
  }

  /// The height that the ratio gives at a width; an automatic minimum keeps it from being less than its
  /// content (CSS Sizing 4 §4.3).
  private func ratioHeight(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, width: Double,
    _ ratio: AspectRatio
  ) -> UsedHeight {
    let style = box.pointee.style
    let height = max(ratio.height(width: width), model.insetY)
    let room = BlockRoom.definite(max(0, height - model.insetY))
    var limits = heightLimits(
      of: box, model, in: containing,
      contentHeight: keywordHeight(of: box, model, width: width, room: room))
    if style.minHeightUnit == .auto, style.heightUnit != .percent, !style.isScrollContainer,
      box.pointee.kind != .replaced
    {
      let content = contentHeight(of: box, model, width: width, room: room)
      limits.min = max(limits.min, min(content, limits.max))
    }
    let base = definiteHeightLimits(of: box, model, in: containing).clamp(height)
    return UsedHeight(height: limits.clamp(height), percentageBase: base)
  }
}

extension SizeUnit {
  /// Whether the size depends on the content.
  var isContent: Bool {
    self == .minContent || self == .maxContent || self == .fitContent || self == .content
  }
}
