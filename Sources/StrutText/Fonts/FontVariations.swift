import CPangoCairo
import StrutBoxes

/// Where on the axes of a variable font a text stands.
enum FontVariations {
  /// The settings of a face, one for each axis at most, in the order of the file's axes.
  ///
  /// [CSS Fonts 4 §7](https://www.w3.org/TR/css-fonts-4/#font-feature-variation-resolution): the weight and the width
  /// stay in what the face was declared for, and what the text sets by itself wins over all.
  static func settings(
    of entry: FontLibrary.Entry, for request: FontRequest
  ) -> [hb_variation_t] {
    entry.face.axes.compactMap { axis in
      let value = request.variation(axis.tag) ?? derived(axis, of: entry.traits, for: request)
      return value.map { hb_variation_t(tag: axis.tag, value: Float($0)) }
    }
  }

  private static func derived(
    _ axis: FontAxis, of traits: FontTraits, for request: FontRequest
  ) -> Double? {
    switch axis.tag {
    case FontAxis.weight: request.weight.clamped(to: traits.weight)
    case FontAxis.width: request.stretch.clamped(to: traits.stretch)
    case FontAxis.slant: slant(of: traits, for: request)
    case FontAxis.opticalSize: request.opticalSize
    default: nil
    }
  }

  /// The place on the axis of the slant. Browser: a face that was declared to be upright or italic is, whatever the text
  /// asks for: `text/fonts/slant-axis`.
  private static func slant(of traits: FontTraits, for request: FontRequest) -> Double? {
    if traits.hasSlantAxis { return request.style.angle.map { -$0 } }
    return traits.style == .italic ? -FontStyle.usualAngle : nil
  }
}

extension FontRequest {
  /// What the text sets on an axis, the last setting of several; `nil` for none.
  fileprivate func variation(_ tag: UInt32) -> Double? {
    variations.last { hb_tag_from_string($0.tag, -1) == tag }?.value
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
