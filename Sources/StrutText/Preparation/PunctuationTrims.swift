import CPangoCairo
import StrutBoxes

/// The full-width punctuation of a run that gives up the empty half of its em (`text-spacing-trim`).
///
/// [CSS Text 4 §8.3](https://www.w3.org/TR/css-text-4/#fullwidth-collapsing). Browser: what stands beside a sign counts
/// across the borders of spans, whatever their fonts and sizes: `text/fonts/full-width-punctuation-side-by-side`. So it does across their
/// sides: `text/fonts/full-width-punctuation-across-padding`.
struct PunctuationTrims {
  /// Half-width forms, for those signs alone.
  private(set) var features: [hb_feature_t] = []
  /// The characters that may not be parted from those before them without shaping both anew.
  private(set) var bound: [Int] = []
  /// Closing brackets, which can give up half of their width at a line's end. Browser: dots keep it there:
  /// `text/fonts/full-width-punctuation-at-line-ends`.
  private(set) var closings: [Int] = []
  /// What opens, which gives up half of its width at the start of some lines.
  private(set) var openings: [Int] = []
  /// What opens and has given up half of its width to something that is shaped apart from it.
  private(set) var narrowStarts: [Int] = []

  /// None.
  init() {}

  /// Looks through a range of the characters of a request.
  init(
    _ range: Range<Int>, of request: ShapingRequest, in scalars: [UInt32],
    _ font: FullWidthPunctuation
  ) {
    let line = request.line.clamped(to: scalars.indices)
    func kind(_ index: Int, towards step: Int) -> FullWidthPunctuation.Kind {
      var index = index
      while line.contains(index), scalars[index] == Scalar.side { index += step }
      return line.contains(index) ? font.kind(of: scalars[index]) : .other
    }
    for index in range {
      switch font.kind(of: scalars[index]) {
      case .opening:
        if request.style.spacingTrim.trimsStarts { openings.append(index) }
        if Self.narrowsOpening(kind(index - 1, towards: -1)) {
          bound.append(index)
          if index == request.range.lowerBound { narrowStarts.append(index) }
          narrow(index)
        } else if request.trimsStart, index == line.lowerBound {
          narrow(index)
        }
      case .closing:
        if FullWidthPunctuation.isTrimmedAtEnd(scalars[index]) { closings.append(index) }
        if Self.narrowsClosing(kind(index + 1, towards: 1)) {
          bound.append(index + 1)
          narrow(index)
        } else if request.trimsEnd, index + 1 == line.upperBound, closings.last == index {
          narrow(index)
        }
      default: continue
      }
    }
  }

  private static func narrowsOpening(_ before: FullWidthPunctuation.Kind) -> Bool {
    switch before {
    case .opening, .narrowOpening, .closing, .middle: true
    case .narrowClosing, .other: false
    }
  }

  private static func narrowsClosing(_ after: FullWidthPunctuation.Kind) -> Bool {
    switch after {
    case .closing, .narrowClosing, .middle: true
    case .opening, .narrowOpening, .other: false
    }
  }

  private mutating func narrow(_ index: Int) {
    features.append(
      hb_feature_t(
        tag: hb_tag_from_string("halt", 4), value: 1, start: UInt32(index), end: UInt32(index + 1)))
  }
}

extension TextStyle {
  /// Whether the widths of glyphs are given up to forms of another width, so that none is trimmed. Browser:
  /// `text/fonts/full-width-punctuation-side-by-side`.
  var hasOtherWidths: Bool {
    fontVariant.eastAsian.contains(.proportionalWidth)
      || fontFeatures.contains { FontFeature.otherWidths.contains($0.tag) && $0.value != 0 }
  }
}

extension FontFeature {
  /// Those that give up the widths of punctuation to forms of another width, whether a font has them or not.
  static let otherWidths: Set<String> = ["hwid", "palt", "pwid", "vpal"]
}
