/// A least and a largest size, of the border box.
struct Limits: BitwiseCopyable {
  var min: Double
  /// Infinite for none.
  var max: Double

  /// Adds limits that come through the ratio, which are weaker than these (CSS Sizing 4 §4.4).
  mutating func transfer(_ limits: Limits) {
    min = Swift.max(min, Swift.min(limits.min, max))
    max = Swift.max(min, Swift.min(max, limits.max))
  }

  /// `size` within the limits; the minimum wins over the maximum (CSS 2 §10.4).
  @inline(__always)
  func clamp(_ size: Double) -> Double { Swift.max(min, Swift.min(size, max)) }
}

/// The height of a border box, and what percentages of its children's heights resolve against.
///
/// The two differ where the content makes a box higher than its own height: a minimum by a keyword for content, or
/// the automatic minimum of a box with a ratio.
struct UsedHeight: BitwiseCopyable {
  var height: Double
  /// Of the border box; none where the height is not definite.
  var percentageBase: OptionalLength

  static func definite(_ height: Double) -> UsedHeight {
    UsedHeight(height: height, percentageBase: OptionalLength(height))
  }

  static func indefinite(_ height: Double) -> UsedHeight {
    UsedHeight(height: height, percentageBase: .none)
  }
}

/// Min-content and max-content width, of the content box or the border box.
struct InlineSizes: BitwiseCopyable {
  var min: Double
  var max: Double
}

/// A preferred aspect ratio (CSS Sizing 4 §4).
struct AspectRatio: BitwiseCopyable {
  /// Width divided by height; 0 for none.
  var value: Double
  /// Border and padding to add on each axis to what the ratio relates; 0 where it relates border boxes.
  var extraX: Double
  var extraY: Double
  /// Border and padding on each axis, below which no size is.
  var insetX: Double
  var insetY: Double

  /// Whether there is a ratio.
  @inline(__always)
  var exists: Bool { value > 0 }

  /// The border-box width of a box with the border-box height `height`.
  func width(height: Double) -> Double {
    max(insetX, (max(0, height - extraY) * value).withinLengthLimit + extraX)
  }

  /// The border-box height of a box with the border-box width `width`.
  func height(width: Double) -> Double {
    max(insetY, (max(0, width - extraX) / value).withinLengthLimit + extraY)
  }
}

extension BoxNode {
  /// Whether the box may have a preferred aspect ratio: its style's, or that of what it shows.
  @inline(__always)
  var mayHaveRatio: Bool { style.hasRatio || kind == .replaced }
}

extension LayoutPass {
  /// The box's preferred aspect ratio: its style's, or else that of what it shows.
  @inline(__always)
  func aspectRatio(of box: BoxPointer, _ model: BoxModel) -> AspectRatio {
    guard box.pointee.mayHaveRatio else {
      return AspectRatio(value: 0, extraX: 0, extraY: 0, insetX: 0, insetY: 0)
    }
    return givenAspectRatio(of: box, model)
  }

  private func givenAspectRatio(of box: BoxPointer, _ model: BoxModel) -> AspectRatio {
    var ratio = AspectRatio(
      value: 0, extraX: 0, extraY: 0, insetX: model.insetX, insetY: model.insetY)
    if box.pointee.style.hasRatio, let rare = rareStyle(of: box) {
      ratio.value = rare.pointee.aspectRatio
      if box.pointee.style.boxSizing == .borderBox { return ratio }
    } else {
      ratio.value = NumberBounds.ratio(replacedContent(box).ratio)
    }
    ratio.extraX = model.insetX
    ratio.extraY = model.insetY
    return ratio
  }
}
