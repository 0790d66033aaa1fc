import StrutBoxes
import StrutCore
import StrutLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The stops of a gradient at their places, before colours are interpolated.
struct GradientStops {
  private struct Placed {
    /// `nil` for a hint.
    var color: Color?
    var offset: Double?
  }

  /// The number of straight pieces that stand in for a curve of colours between two stops.
  private static let pieces = 24

  private var stops: [Placed]
  /// Whether a place is a length rather than a share.
  private let hasLengths: Bool

  /// Places stops along a gradient line of `lineLength` points.
  ///
  /// [CSS Images 4 §3.5.3](https://www.w3.org/TR/css-images-4/#color-stop-fixup)
  init(_ stops: [GradientStop], lineLength: Double) {
    func share(_ length: Length) -> Double {
      switch length {
      case .points(let points): points / lineLength
      case .percent(let percent): percent / 100
      }
    }
    hasLengths = stops.contains { stop in
      switch stop {
      case .color(_, .points), .hint(.points): true
      default: false
      }
    }
    self.stops = stops.map { stop in
      switch stop {
      case .color(let color, let place): Placed(color: color, offset: place.map(share))
      case .hint(let place): Placed(color: nil, offset: share(place))
      }
    }
    placeEnds()
    keepOrder()
    spreadMissing()
  }

  private mutating func placeEnds() {
    guard !stops.isEmpty else { return }
    stops[0].offset = stops[0].offset ?? 0
    stops[stops.count - 1].offset = stops[stops.count - 1].offset ?? 1
  }

  private mutating func keepOrder() {
    var largest = -Double.infinity
    for index in stops.indices {
      guard let offset = stops[index].offset else { continue }
      largest = max(largest, offset)
      stops[index].offset = largest
    }
  }

  private mutating func spreadMissing() {
    var index = 0
    while index < stops.count {
      guard stops[index].offset == nil else {
        index += 1
        continue
      }
      // The ends have places, so there is a placed stop on both sides.
      let end = stops[index...].firstIndex { $0.offset != nil }!
      let (from, to) = (stops[index - 1].offset!, stops[end].offset!)
      let gaps = Double(end - index + 1)
      for missing in index..<end {
        stops[missing].offset = from + (to - from) * Double(missing - index + 1) / gaps
      }
      index = end
    }
  }

  /// The colour that all repetitions come to where they are too small to be seen; `nil` where lengths say where stops are,
  /// of which a line without length has any number.
  ///
  /// [CSS Images 3 §3.6](https://www.w3.org/TR/css-images-3/#repeating-gradients): `paint/gradient-repeating-on-an-edge`.
  func average(hints hintSpace: GradientColorSpace) -> Color? {
    let colors = withoutHints(hintSpace)
    guard let first = colors.first, let last = colors.last, !hasLengths,
      last.offset > first.offset
    else { return nil }
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    for (from, to) in zip(colors, colors.dropFirst()) {
      let weight = (to.offset - from.offset) / (last.offset - first.offset) / 2
      for color in [from.color.clipped, to.color.clipped] {
        sum.red += color.red * color.alpha * weight
        sum.green += color.green * color.alpha * weight
        sum.blue += color.blue * color.alpha * weight
        sum.alpha += color.alpha * weight
      }
    }
    guard sum.alpha > 0 else { return .transparent }
    return Color(
      red: sum.red / sum.alpha, green: sum.green / sum.alpha, blue: sum.blue / sum.alpha,
      alpha: sum.alpha)
  }

  /// The stops between which colours run straight in sRGB.
  ///
  /// - Parameter hintSpace: Where the colours around a hint are found.
  func ramp(
    in space: GradientColorSpace, hints hintSpace: GradientColorSpace
  ) -> [ResolvedGradient.Stop] {
    var ramp: [ResolvedGradient.Stop] = []
    var last: (color: Color, offset: Double)?
    for stop in withoutHints(hintSpace) {
      if let last, stop.offset > last.offset {
        let segment = ColorSegment(from: last.color, to: stop.color, space: space)
        for share in segment.shares(pieces: Self.pieces) {
          ramp.append(
            .init(
              offset: last.offset + (stop.offset - last.offset) * share,
              color: segment.color(at: share).clipped))
        }
      }
      ramp.append(.init(offset: stop.offset, color: stop.color.clipped))
      last = stop
    }
    return ramp.withoutJumpsThroughTransparency
  }

  /// The stops with colours on the curve through a hint in its place.
  private func withoutHints(_ space: GradientColorSpace) -> [(color: Color, offset: Double)] {
    var found: [(color: Color, offset: Double)] = []
    var hint: Double?
    for stop in stops {
      guard let color = stop.color, let offset = stop.offset else {
        hint = stop.offset
        continue
      }
      if let place = hint, let last = found.last, offset > last.offset {
        let segment = ColorSegment(from: last.color, to: color, space: space)
        let extent = offset - last.offset
        found += ColorSegment.curve(throughHintAt: (place - last.offset) / extent).map {
          // The sum may be a bit more than the offset that it comes to, and stops do not go back.
          (segment.color(at: $0.mix), min(offset, last.offset + extent * $0.place))
        }
      }
      found.append((color, offset))
      hint = nil
    }
    return found
  }
}

extension [ResolvedGradient.Stop] {
  /// The same ramp; a segment that ends without any opacity keeps its colour up to there, as premultiplied
  /// interpolation has it.
  fileprivate var withoutJumpsThroughTransparency: [ResolvedGradient.Stop] {
    var result: [ResolvedGradient.Stop] = []
    for (index, stop) in enumerated() {
      guard stop.color.alpha == 0 else {
        result.append(stop)
        continue
      }
      let before = index > 0 ? self[index - 1].color : nil
      let after = index + 1 < count ? self[index + 1].color : nil
      let neighbours = [before, after].compactMap(\.self).filter { $0.alpha > 0 }
      for color in neighbours.isEmpty ? [stop.color] : neighbours {
        var invisible = color
        invisible.alpha = 0
        result.append(.init(offset: stop.offset, color: invisible))
      }
    }
    return result
  }
}

/// The colours between two stops.
private struct ColorSegment {
  let from: Color
  let to: Color
  let space: GradientColorSpace
  private let start: InterpolationColor
  private let end: InterpolationColor

  init(from: Color, to: Color, space: GradientColorSpace) {
    self.from = from
    self.to = to
    self.space = space
    (start, end) = InterpolationColor.pair(from, to, in: space)
  }

  /// Inner points of the segment, 0...1.
  func shares(pieces: Int) -> [Double] {
    isStraight ? [] : (1..<pieces).map { Double($0) / Double(pieces) }
  }

  /// Places on the curve through a hint, and how much of the second colour is there.
  ///
  /// Browser: nine places stand for the curve, seven of them on the longer side, towards the hint, and colours are interpolated
  /// between them: `paint/gradient-hint-and-hard-stop`.
  ///
  /// - Parameter middle: Where the hint puts the even mixture.
  static func curve(throughHintAt middle: Double) -> [(place: Double, mix: Double)] {
    guard middle > 0 else { return [(0, 1)] }
    guard middle < 1 else { return [(1, 0)] }
    guard middle != 0.5 else { return [] }
    let rest = 1 - middle
    var places: [Double]
    if middle > rest {
      places = (7...13).map { (step: Int) -> Double in middle * Double(step) / 13 }
      places += [middle + rest / 3, middle + rest * 2 / 3] as [Double]
    } else {
      places = [middle / 3, middle * 2 / 3]
      places += (0...6).map { (step: Int) -> Double in middle + rest * Double(step) / 13 }
    }
    let exponent = log(0.5) / log(middle)
    return places.map { place in (place, pow(place, exponent)) }
  }

  /// Whether a straight line in sRGB without regard to alpha is right.
  private var isStraight: Bool {
    // The longer way between equal hues is a whole turn.
    from == to && start.components == end.components
      || space == .srgb && from == from.clipped && to == to.clipped
        && (from.alpha == to.alpha || from.alpha == 0 || to.alpha == 0)
  }

  /// The mixture with so much of `to`, premultiplied, whose components may lie outside of 0...1.
  func color(at mix: Double) -> Color { start.mixed(with: end, share: mix, in: space) }
}
