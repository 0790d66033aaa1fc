import StrutCore

/// Where a span or an image stands in its line (`vertical-align`).
package enum VerticalAlign: Hashable, Sendable {
  /// On the baseline of what is around.
  case baseline
  /// Lowered as an index.
  case sub
  /// Raised as an exponent.
  case `super`
  /// In the middle of small letters.
  case middle
  /// At the top of the letters around.
  case textTop
  /// At the bottom of the letters around.
  case textBottom
  /// Raised by a length; percent of the line height.
  case raised(Length)
}

/// How a span takes part in the order of what runs from right to left and from left to right (`unicode-bidi`).
package enum UnicodeBidi: UInt8, Hashable, Sendable, CaseIterable {
  /// As if it were not there.
  case normal
  /// In its direction.
  case embed
  /// In its direction, and for what is around like one neutral character.
  case isolate
  /// All characters in its direction.
  case bidiOverride
  /// The same, and isolated.
  case isolateOverride
  /// In the direction of its first strong letter, isolated.
  case plaintext
}

/// The padding, border and corners of a span, which is a box in its line then (CSS 2 §8.6, `box-decoration-break: slice`).
package struct InlineFrame: Hashable, Sendable {
  /// The space between border and text in points.
  package var padding: Edges<Double>
  /// What is added to it: shares of the width of the item's content box.
  package var paddingShares = Edges<Double>.zero
  /// The widths of the border in points.
  package var border: Edges<Double>
  /// The looks of border, corners, shadows and background.
  package var paint: PaintStyle

  /// Creates a frame.
  package init(padding: Edges<Double>, border: Edges<Double>, paint: PaintStyle) {
    self.padding = padding
    self.border = border
    self.paint = paint
  }

  /// Whether padding depends on the width of the item.
  package var isRelative: Bool { paddingShares != .zero }

  /// The frame in an item whose content box is so many points wide.
  package func resolved(in width: Double) -> InlineFrame {
    var frame = self
    frame.padding.top += paddingShares.top * width
    frame.padding.right += paddingShares.right * width
    frame.padding.bottom += paddingShares.bottom * width
    frame.padding.left += paddingShares.left * width
    frame.paddingShares = .zero
    return frame
  }

  /// Whether any corner is round.
  package var hasCorners: Bool { paint.borderRadius != Corners(CornerRadius.zero) }
  /// What the left side takes in the line.
  package var left: Double { padding.left + border.left }
  /// What the right side takes in the line.
  package var right: Double { padding.right + border.right }
}

/// An image in a line of text.
package struct InlineImage: Hashable, Sendable {
  /// The image.
  package var reference: ImageReference
  /// The width in points; `nil` follows from the height, or is the image's own.
  package var width: Double?
  /// The width as a share of that of the item's content box, instead of points.
  package var widthShare: Double?
  /// The height in points; `nil` follows from the width, or is the image's own.
  package var height: Double?
  /// The space around it in points, which may be negative.
  package var margin: Edges<Double>
  /// What is added to it: shares of the width of the item's content box.
  package var marginShares = Edges<Double>.zero
  /// Where it stands in its line.
  package var verticalAlign: VerticalAlign
  /// `object-fit`, `object-position`, corners.
  package var paint: PaintStyle
  /// The image's own size; zero until it is loaded.
  package var naturalSize = Size.zero
  /// The number of the loaded image; `nil` until it is.
  package var number: UInt32?

  /// Creates an image that is not loaded yet.
  package init(
    reference: ImageReference, width: Double?, height: Double?, margin: Edges<Double>,
    verticalAlign: VerticalAlign, paint: PaintStyle
  ) {
    self.reference = reference
    self.width = width
    self.height = height
    self.margin = margin
    self.verticalAlign = verticalAlign
    self.paint = paint
  }

  /// Whether width or margins depend on the width of the item.
  package var isRelative: Bool { widthShare != nil || marginShares != .zero }

  /// The image in an item whose content box is so many points wide.
  package func resolved(in width: Double) -> InlineImage {
    var image = self
    if let share = widthShare { image.width = share * width }
    image.margin.top += marginShares.top * width
    image.margin.right += marginShares.right * width
    image.margin.bottom += marginShares.bottom * width
    image.margin.left += marginShares.left * width
    (image.widthShare, image.marginShares) = (nil, .zero)
    return image
  }

  /// What it takes in its line, in points.
  package var advance: Double { size.width + margin.left + margin.right }

  /// The size that is drawn (CSS 2 §10.3.2 and §10.6.2).
  package var size: Size {
    let ratio = naturalSize.height > 0 ? naturalSize.width / naturalSize.height : 0
    switch (width, height) {
    case (let width?, let height?): return Size(width: width, height: height)
    case (let width?, nil):
      return Size(width: width, height: ratio > 0 ? width / ratio : naturalSize.height)
    case (nil, let height?):
      return Size(width: ratio > 0 ? height * ratio : naturalSize.width, height: height)
    case (nil, nil): return naturalSize
    }
  }
}
