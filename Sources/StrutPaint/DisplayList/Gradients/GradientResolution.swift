import StrutBoxes
import StrutCore
import StrutLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Gradient {
  /// The gradient as it fills a box, or the colour that is left of it where its geometry vanishes.
  ///
  /// [CSS Images 4 §3](https://www.w3.org/TR/css-images-4/#gradients)
  func resolved(in box: Rect) -> Fill {
    let line = gradientLine(in: box)
    let placed = GradientStops(stops, lineLength: line.length)
    let ramp = placed.ramp(in: interpolation, hints: hintInterpolation)
    guard let first = ramp.first, let last = ramp.last else { return .color(.transparent) }
    // Of an ellipse without extent only the outside can be seen, where it repeats all of it at once.
    guard !line.isVanishing else {
      let average = isRepeating ? placed.average(hints: hintInterpolation) : nil
      return .color(average ?? last.color)
    }
    if isRepeating {
      // A period of no length shows nothing but the last colour.
      guard last.offset - first.offset > 1e-6 else { return .color(last.color) }
      return .gradient(repeating(ramp, along: line))
    }
    return .gradient(clamped(ramp, along: line))
  }

  private func repeating(
    _ ramp: [ResolvedGradient.Stop], along line: GradientLine
  ) -> ResolvedGradient {
    let (start, end) = (ramp[0].offset, ramp[ramp.count - 1].offset)
    let period = end - start
    // Radii are not negative: the period that begins at or after the centre stands for all.
    let shift = start - start.remainder(inPeriod: period)
    return ResolvedGradient(
      geometry: line.geometry(from: start - shift, to: end - shift),
      stops: ramp.map { .init(offset: ($0.offset - start) / period, color: $0.color) },
      isRepeating: true)
  }

  private func clamped(
    _ ramp: [ResolvedGradient.Stop], along line: GradientLine
  ) -> ResolvedGradient {
    let range = line.range
    let start = max(range.lowerBound, min(0, ramp[0].offset))
    let end = min(range.upperBound, max(1, ramp[ramp.count - 1].offset))
    var stops = ramp.cut(from: start, to: end)
    for index in stops.indices {
      stops[index].offset = (stops[index].offset - start) / (end - start)
    }
    return ResolvedGradient(geometry: line.geometry(from: start, to: end), stops: stops)
  }

  private func gradientLine(in box: Rect) -> GradientLine {
    switch shape {
    case .linear(let direction): .linear(direction, in: box)
    case .radial(let extent, let center): .radial(extent, center: center.point(in: box), in: box)
    case .conic(let from, let center): .conic(center: center.point(in: box), from: from)
    }
  }
}

extension BoxPosition {
  fileprivate func point(in box: Rect) -> Point {
    Point(
      x: box.minX + x.resolved(area: box.size.width),
      y: box.minY + y.resolved(area: box.size.height))
  }
}

extension Double {
  /// What is left after whole periods are taken off; in 0 ..< `period`.
  fileprivate func remainder(inPeriod period: Double) -> Double {
    let rest = truncatingRemainder(dividingBy: period)
    return rest < 0 ? rest + period : rest
  }
}

extension [ResolvedGradient.Stop] {
  /// The stops between two offsets, with stops of their own at both ends.
  func cut(from start: Double, to end: Double) -> [ResolvedGradient.Stop] {
    var result = filter { $0.offset >= start && $0.offset <= end }
    if result.first?.offset != start {
      result.insert(.init(offset: start, color: color(at: start)), at: 0)
    }
    if result.last?.offset != end || result.count < 2 {
      result.append(.init(offset: end, color: color(at: end)))
    }
    return result
  }

  /// The colour at an offset; beyond the ends, that of the end.
  func color(at offset: Double) -> Color {
    guard let next = firstIndex(where: { $0.offset > offset }) else { return self[count - 1].color }
    guard next > 0 else { return self[0].color }
    let (from, to) = (self[next - 1], self[next])
    return from.color.mixed(
      with: to.color, share: (offset - from.offset) / (to.offset - from.offset))
  }
}

extension Color {
  /// The colour on the straight line to another one, without regard to alpha.
  func mixed(with other: Color, share: Double) -> Color {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
