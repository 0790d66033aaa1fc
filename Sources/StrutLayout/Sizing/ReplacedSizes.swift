import StrutCore

/// [CSS 2 §10.3.2 and §10.6.2](https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width) and
/// [CSS Sizing 4 §4](https://www.w3.org/TR/css-sizing-4/#aspect-ratio): the size of a box that shows something with a
/// natural size, an image mostly. All sizes are of the border box, in points.
///
/// Browser: a ratio alone makes the box as wide as the room, and nothing wide where that is not known:
/// `images/ratios-alone`.
///
/// Browser: each keyword for content means what the sizing attributes of the other axis give through the ratio, and
/// the natural size only where they give nothing: `images/max-height-narrows-in-row`.
struct ReplacedBox {
  let pass: LayoutPass
  let box: BoxPointer
  let model: BoxModel
  let containing: ContainingSize
  let ratio: AspectRatio
  /// The natural size; with a ratio the height follows the width.
  var natural: Size
  /// On which axes an automatic size fills the room.
  var stretchesX = false
  var stretchesY = false

  init(_ pass: LayoutPass, _ box: BoxPointer, _ model: BoxModel, in containing: ContainingSize) {
    self.pass = pass
    self.box = box
    self.model = model
    self.containing = containing
    ratio = pass.aspectRatio(of: box, model)
    let content = pass.replacedContent(box)
    let size = content.naturalSize
    var width = size.width + model.insetX
    if content.hasRatioAlone, let room = containing.roomWidth.optional {
      width = max(room - model.marginX, model.insetX)
    }
    natural = Size(
      width: width,
      height: ratio.exists ? ratio.height(width: width) : size.height + model.insetY)
  }

  /// The used size, every attribute taken into account.
  func usedSize() -> Size {
    let content = heightFromWidth()
    let limits = heightLimits(keyword: content)
    let height = limits.clamp(knownHeight ?? content)
    let transferred = ratio.exists ? ratio.width(height: height) : natural.width
    var widths = widthLimits(keyword: transferred)
    if let width = knownWidth(keyword: transferred) {
      return Size(width: widths.clamp(width), height: height)
    }
    if ratio.exists { widths.transfer(transferredWidths(limits)) }
    return Size(width: widths.clamp(transferred), height: height)
  }

  /// The width with the attributes of the height alone.
  ///
  /// - Parameter height: The height where it is decided already.
  func widthFromHeight(_ height: OptionalLength) -> Double {
    guard ratio.exists else { return natural.width }
    if height.isDefinite { return ratio.width(height: height.length) }
    let limits = heightLimits(keyword: natural.height)
    return ratio.width(height: limits.clamp(natural.height))
  }

  /// The width with the attributes of the width alone.
  func widthWithoutHeight() -> Double {
    widthLimits(keyword: natural.width).clamp(knownWidth(keyword: natural.width) ?? natural.width)
  }

  /// The height with the attributes of the width alone.
  private func heightFromWidth() -> Double {
    guard ratio.exists, let width = knownWidth(keyword: natural.width) else {
      return natural.height
    }
    return ratio.height(width: widthLimits(keyword: natural.width).clamp(width))
  }

  /// The width where it does not depend on the height: what an attribute says, or what fills or fits the room.
  private func knownWidth(keyword: Double) -> Double? {
    let style = box.pointee.style
    switch style.widthUnit {
    case .minContent, .maxContent: return keyword
    case .auto, .content, .fitContent:
      guard let room = containing.roomWidth.optional else { return nil }
      guard stretchesX, style.widthUnit == .auto else { return keyword }
      return max(room - model.marginX, model.insetX)
    case .points, .percent, .stretch:
      return pass.width(
        style.widthUnit, style.width, box, model, in: containing, height: .none
      ).optional
    }
  }

  private var knownHeight: Double? {
    let style = box.pointee.style
    let height = pass.definiteHeight(style.heightUnit, style.height, box, model, in: containing)
    if height.isDefinite || !stretchesY || style.heightUnit != .auto { return height.optional }
    return containing.roomHeight.optional.map { max($0 - model.marginY, model.insetY) }
  }

  private func heightLimits(keyword: Double) -> Limits {
    pass.heightLimits(of: box, model, in: containing, contentHeight: keyword)
  }

  /// The limits of the width, where `keyword` is what the keywords for content mean.
  private func widthLimits(keyword: Double) -> Limits {
    let style = box.pointee.style
    let rare = pass.rareStyle(of: box)
    func limit(_ unit: SizeUnit, _ value: Double) -> OptionalLength {
      unit.isContent
        ? OptionalLength(keyword)
        : pass.width(unit, value, box, model, in: containing, height: .none)
    }
    let least = limit(style.minWidthUnit, rare?.pointee.minWidth ?? 0)
    let most = limit(style.maxWidthUnit, rare?.pointee.maxWidth ?? 0)
    return Limits(min: max(least.or(0), model.insetX), max: most.or(.infinity))
  }

  private func transferredWidths(_ limits: Limits) -> Limits {
    Limits(
      min: ratio.width(height: limits.min),
      max: limits.max < .infinity ? ratio.width(height: limits.max) : .infinity)
  }
}

extension LayoutPass {
  /// A box's height where it is definite before layout, within all of its limits: for an image the natural height is
  /// what keywords for content mean, for other boxes they are not known yet.
  @inline(__always)
  func definiteUsedHeight(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, stretches: Bool
  ) -> OptionalLength {
    let height = definiteHeight(of: box, model, in: containing, stretches: stretches)
    guard box.pointee.isReplacedLeaf, height.isDefinite else { return height }
    let natural = ReplacedBox(self, box, model, in: containing).natural.height
    let limits = heightLimits(of: box, model, in: containing, contentHeight: natural)
    return height.map { limits.clamp($0) }
  }

  /// The width that a replaced box adds to its container's: percentages that cannot be resolved make it as narrow as
  /// its minimum allows (CSS Sizing 3 §5.2.2).
  @inline(never)
  func replacedContribution(
    of box: BoxPointer, _ model: BoxModel, in containing: ContainingSize, stretches: Bool
  ) -> InlineSizes {
    var replaced = ReplacedBox(self, box, model, in: containing)
    replaced.stretchesY = stretches
    let style = box.pointee.style
    if style.widthUnit == .percent, replacedContent(box).hasRatioAlone {
      let width = replacedContent(box).defaultSize.width + model.insetX
      replaced.natural = Size(width: width, height: replaced.ratio.height(width: width))
    }
    let width = replaced.usedSize().width
    guard style.widthUnit == .percent || style.maxWidthUnit == .percent else {
      return InlineSizes(min: width, max: width)
    }
    let least = self.width(
      style.minWidthUnit.isContent ? .auto : style.minWidthUnit,
      rareStyle(of: box)?.pointee.minWidth ?? 0, box, model, in: containing, height: .none)
    return InlineSizes(min: max(least.or(0), model.insetX), max: width)
  }
}
