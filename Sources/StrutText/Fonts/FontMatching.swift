import StrutBoxes

/// What a text asks of a family.
struct FontRequest: Hashable {
  var weight: Double
  var style: FontStyle
  var stretch: Double
  /// The size that letters are drawn for; `nil` for that of the font.
  var opticalSize: Double?
  var variations: [FontVariation] = []
  var synthesis: FontSynthesis = .all
  var palette: FontPalette = .normal

  /// The request without what changes nothing in a face, so that few instances are made.
  func relevant(to face: FontFace) -> FontRequest {
    var request = self
    if !face.hasColor { request.palette = .normal }
    if !face.traits.hasSlantAxis { request.style = style.isSlanted ? .italic : .normal }
    if face.axes.isEmpty {
      request.variations = []
      request.opticalSize = nil
    } else if !face.hasOpticalSize {
      request.opticalSize = nil
    }
    return request
  }
}

/// The choice of one face of a family by its traits.
///
/// [CSS Fonts 4 §5.2](https://www.w3.org/TR/css-fonts-4/#font-style-matching): width first, then slant, then
/// weight. Among equals the first one wins, so that the answer does not depend on anything but order.
enum FontMatching {
  /// The face that matches best; `nil` if there is none.
  static func best(of faces: [FontLibrary.Entry], for request: FontRequest) -> FontLibrary.Entry? {
    guard faces.count > 1 else { return faces.first }
    func rank(_ entry: FontLibrary.Entry) -> (Double, Int, Double) {
      let style = slantRank(entry.traits, request.style)
      return (
        stretchRank(entry.traits.stretch, request.stretch), style,
        weightRank(entry.traits.weight, request.weight)
      )
    }
    var best = faces[0]
    var bestRank = rank(best)
    for face in faces.dropFirst() {
      let rank = rank(face)
      if rank < bestRank { (best, bestRank) = (face, rank) }
    }
    return best
  }

  private static let wrongSide = 10_000.0

  /// 0 for a width in the range; widths on the preferred side (narrower up to 100 %, wider above) come before
  /// all others, near ones first.
  private static func stretchRank(_ range: ClosedRange<Double>, _ wanted: Double) -> Double {
    if range.contains(wanted) { return 0 }
    let isNarrower = range.upperBound < wanted
    let distance = isNarrower ? wanted - range.upperBound : range.lowerBound - wanted
    return isNarrower == (wanted <= 100) ? distance : wrongSide + distance
  }

  private static func slantRank(_ traits: FontTraits, _ wanted: FontStyle) -> Int {
    if traits.hasSlantAxis { return 0 }
    return (traits.style == .normal) != wanted.isSlanted ? 0 : 1
  }

  /// 0 for a weight in the range. 400...500 prefers up to 500, then lighter, then bolder; below 400 lighter
  /// first; above 500 bolder first.
  private static func weightRank(_ range: ClosedRange<Double>, _ wanted: Double) -> Double {
    if range.contains(wanted) { return 0 }
    let isLighter = range.upperBound < wanted
    let distance = isLighter ? wanted - range.upperBound : range.lowerBound - wanted
    if wanted < 400 { return isLighter ? distance : wrongSide + distance }
    if wanted > 500 { return isLighter ? wrongSide + distance : distance }
    if !isLighter, range.lowerBound <= 500 { return distance }
    return isLighter ? wrongSide + distance : 2 * wrongSide + distance
  }
}
