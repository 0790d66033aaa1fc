import StrutCore

/// Heights by CSS Sizing 3: all of border boxes, in points.
extension LayoutPass {
  /// The border-box height for a value of `height` and its like.
  @inline(__always)
  func borderBoxHeight(_ value: Double, _ box: BoxPointer, _ model: BoxModel) -> Double {
    box.pointee.style.boxSizing == .borderBox
      ? max(value, model.insetY) : max(value, 0) + model.insetY
  }

  /// The height that a sizing value gives without regard to content; none where it
  /// behaves as `auto` or depends on the content.
  @inline(__always)
  func definiteHeight(
    _ unit: SizeUnit, _ value: Double, _ box: BoxPointer, _ model: BoxModel,
    in containing: ContainingSize
  ) -> OptionalLength {
    switch unit {
    case .points: OptionalLength(borderBoxHeight(value, box, model))
    case .percent:
      containing.height.map {
        borderBoxHeight(($0 * value / 100).withinLengthLimit, box, model)
      }
    case .stretch:
      containing.roomHeight.map { max($0 - model.marginY, model.insetY) }
    default: .none
    }
  }

  /// The box's height where it is definite before layout.
  ///
  /// - Parameter stretches: Whether an automatic height fills a definite containing block.
  func definiteHeight(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, stretches: Bool
  ) -> OptionalLength {
    let style = box.pointee.style
    var height = definiteHeight(style.heightUnit, style.height, box, model, in: containing)
    if !height.isDefinite {
      guard stretches, containing.roomHeight.isDefinite else { return .none }
      height = containing.roomHeight.map { max($0 - model.marginY, model.insetY) }
    }
    let limits = definiteHeightLimits(of: box, model, in: containing)
    return height.map { limits.clamp($0) }
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
    return Limits(min: max(least.or(0), model.insetY), max: most.or(.infinity))
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
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, height: OptionalLength
  ) -> BlockRoom {
    if height.isDefinite { return .definite(max(0, height.length - model.insetY)) }
    guard box.pointee.style.breaksColumns else { return .indefinite }
    // A column that wraps may not grow beyond its maximum before it breaks. Browser: it breaks at its own height even
    // where that is not definite yet for its children: `line-breaking/column-item-breaks-at-own-height`.
    let known = definiteHeight(of: box, model, in: containing, stretches: false)
    let most = definiteHeightLimits(of: box, model, in: containing).clamp(.infinity)
    return BlockRoom(height: max(0, known.or(most) - model.insetY), isDefinite: false)
  }

  /// The room in which an item of a column is measured.
  ///
  /// Browser: the container's height does not count yet, and percentages of the item's children do not resolve
  /// against the item's own height; but the lines of a column that wraps break at it:
  /// `line-breaking/percent-maximum-does-not-break-measured-column`.
  @inline(__always)
  func measuringRoom(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, width: Double
  ) -> BlockRoom {
    guard box.pointee.style.breaksColumns else { return .indefinite }
    return lineRoom(of: box, model, in: containing, width: width)
  }

  /// The room in which a column that wraps is measured.
  @inline(never)
  private func lineRoom(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, width: Double
  ) -> BlockRoom {
    let containing = ContainingSize(width: containing.width, height: .none)
    guard aspectRatio(of: box, model).exists else {
      return room(of: box, model, in: containing, height: .none)
    }
    let height = heightWithoutContent(
      of: box, model, in: containing, width: width, stretches: false)
    return BlockRoom(height: max(0, height.length - model.insetY), isDefinite: false)
  }

  /// The height that the keywords for content mean: the content's, or the ratio's where there is one.
  func keywordHeight(
    of box: BoxPointer, _ model: BoxModel, width: Double, room: BlockRoom
  ) -> Double {
    let ratio = aspectRatio(of: box, model)
    if ratio.exists { return ratio.height(width: width) }
    return contentHeight(of: box, model, width: width, room: room)
  }

  /// The height of the box's content with border and padding.
  @inline(__always)
  func contentHeight(
    of box: BoxPointer, _ model: BoxModel, width: Double, room: BlockRoom
  ) -> Double {
    flowHeight(of: box, width: max(0, width - model.insetX), room: room) + model.insetY
  }

  /// The height as far as the content is not needed for it: the box's own, or what fills a definite containing
  /// block (`stretches`), or what the ratio gives at a border-box width.
  func heightWithoutContent(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, width: Double,
    stretches: Bool
  ) -> OptionalLength {
    let height = definiteHeight(of: box, model, in: containing, stretches: stretches)
    let ratio = aspectRatio(of: box, model)
    guard ratio.exists else { return height }
    let transferred = ratio.height(width: width)
    let limits = heightLimits(of: box, model, in: containing, contentHeight: transferred)
    return OptionalLength(limits.clamp(height.or(transferred)))
  }

  /// How high a box is at a border-box width: as high as it is without its content, or else as its content; within
  /// its limits.
  ///
  /// - Parameter stretches: Whether an automatic height fills a definite containing block.
  func usedHeight(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, width: Double,
    stretches: Bool
  ) -> UsedHeight {
    guard !box.pointee.mayHaveRatio, !box.pointee.style.hasHeightLimits else {
      return boundedHeight(
        of: box, model, in: containing, width: width, stretches: stretches)
    }
    // As most boxes are, which saves the levels below the stack that the longer look takes.
    let height = definiteHeight(of: box, model, in: containing, stretches: stretches)
    if height.isDefinite { return .definite(height.length) }
    let content = contentHeight(
      of: box, model, width: width,
      room: room(of: box, model, in: containing, height: .none))
    return .indefinite(max(content, model.insetY))
  }

  /// The used height of a box that may have limits or a ratio.
  @inline(never)
  private func boundedHeight(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, width: Double,
    stretches: Bool
  ) -> UsedHeight {
    let style = box.pointee.style
    let height = heightWithoutContent(
      of: box, model, in: containing, width: width, stretches: stretches)
    let isFilled = stretches && containing.roomHeight.isDefinite
    let isOpen =
      aspectRatio(of: box, model).exists
      && hasOpenMinimumHeight(box, in: containing, isFilled: isFilled)
    let needsContent =
      !height.isDefinite || isOpen || style.minHeightUnit.isContent || style.maxHeightUnit.isContent
    guard needsContent else { return .definite(height.length) }
    let room = room(of: box, model, in: containing, height: height)
    if !height.isDefinite {
      let content = contentHeight(of: box, model, width: width, room: room)
      return .indefinite(
        heightLimits(of: box, model, in: containing, contentHeight: content).clamp(content))
    }
    var limits = heightLimits(
      of: box, model, in: containing,
      contentHeight: keywordHeight(of: box, model, width: width, room: room))
    if isOpen {
      let content = contentHeight(of: box, model, width: width, room: room)
      limits.min = max(limits.min, min(content, limits.max))
    }
    return UsedHeight(height: limits.clamp(height.length), percentageBase: height)
  }

  /// Whether a height that the ratio gives may not be less than the content (CSS Sizing 4 §4.3).
  ///
  /// - Parameter isFilled: Whether an automatic height fills its containing block instead.
  private func hasOpenMinimumHeight(
    _ box: BoxPointer, in containing: ContainingSize, isFilled: Bool
  ) -> Bool {
    let style = box.pointee.style
    return isAutomatic(style.minHeightUnit, of: box, in: containing.height)
      && !style.isScrollContainer && box.pointee.kind != .replaced
      && (style.heightUnit.isContent
        || isAutomatic(style.heightUnit, of: box, in: containing.height) && !isFilled)
  }

  /// Whether a size is automatic, or a percentage of the root box that has nothing to resolve against, which counts as such.
  func isAutomatic(_ unit: SizeUnit, of box: BoxPointer, in containing: OptionalLength) -> Bool {
    unit == .auto || unit == .percent && !containing.isDefinite && box == state.pointee.root
  }
}

extension SizeUnit {
  /// Whether the size depends on the content.
  var isContent: Bool {
    self == .minContent || self == .maxContent || self == .fitContent || self == .content
  }
}
