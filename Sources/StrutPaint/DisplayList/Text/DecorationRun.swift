import Glibc
import StrutBoxes
import StrutCore
import StrutLayout
import StrutText

/// A decoration of neighbouring fragments of one line.
///
/// Browser: thickness and place follow from the font size and the rounded ascent of the element that asked for the
/// line, in whole points: `paint/text-decoration-kinds`.
struct DecorationRun {
  /// Whether a line lies below or above the glyphs.
  enum Place {
    /// Underlines and overlines.
    case below
    /// Lines through the glyphs.
    case above
  }

  /// The decoration.
  let decoration: TextDecoration
  /// Its place in the lists of the spans that it reaches.
  let index: Int
  /// The span that asked for it; the item where an element around the item did.
  let origin: Int
  /// The span of the first fragment.
  let firstSpan: Int
  /// The fragments, from left to right.
  private(set) var fragments: [TextFragment]

  /// The runs of a line, outer decorations first.
  static func runs(of line: TextLine, in text: TextItems) -> [DecorationRun] {
    var runs: [DecorationRun] = []
    var open: [Int] = []
    for fragment in line.fragments {
      let span = text.content.spans[fragment.span]
      guard span.style.isVisible, !span.decorations.isEmpty else {
        open = []
        continue
      }
      var stillOpen: [Int] = []
      for (index, decoration) in span.decorations.enumerated() {
        let origin = origin(of: index, in: fragment.span, text)
        if let known = open.first(where: { runs[$0].index == index && runs[$0].origin == origin }) {
          runs[known].fragments.append(fragment)
          stillOpen.append(known)
        } else {
          stillOpen.append(runs.count)
          runs.append(
            DecorationRun(
              decoration: decoration, index: index, origin: origin, firstSpan: fragment.span,
              fragments: [fragment]))
        }
      }
      open = stillOpen
    }
    return runs
  }

  /// The outermost span that has a decoration at `index` of the list of `span`.
  private static func origin(of index: Int, in span: Int, _ text: TextItems) -> Int {
    var span = span
    while let parent = text.parents[span], text.content.spans[parent].decorations.count > index {
      span = parent
    }
    return span
  }

  /// The items of the lines at a place.
  func items(
    _ place: Place, in text: TextItems, baseline: Double, color: Color? = nil
  ) -> [DisplayItem] {
    let size = text.content.spans[origin].style.fontSize
    let ascent = text.extents[origin].ascent
    let exact = decoration.thickness ?? max(1, size / 10)
    let line = DecorationLine(
      left: text.origin.x + fragments[0].x,
      right: text.origin.x + fragments[fragments.count - 1].x
        + fragments[fragments.count - 1].width,
      thickness: max(1, exact.rounded(.down)), style: decoration.style,
      color: color ?? decoration.color)
    var items: [DisplayItem] = []
    if place == .below, decoration.lines.contains(.underline) {
      let top = max(1, (exact / 2).rounded(.up))
      items += line.items(
        top: baseline + top, doubling: .down, gaps: gaps(top, line.thickness, text))
    }
    if place == .below, decoration.lines.contains(.overline) {
      items += line.items(top: baseline - ascent - line.thickness, doubling: .up, gaps: [])
    }
    if place == .above, decoration.lines.contains(.lineThrough) {
      let top = (2 * ascent / 3 - exact / 2 + 0.5).rounded(.down) - ascent
      items += line.items(top: baseline + top, doubling: .centre, gaps: [])
    }
    return items
  }

  /// Where an underline makes room for descenders (`text-decoration-skip-ink: auto`).
  private func gaps(_ top: Double, _ thickness: Double, _ text: TextItems) -> [ClosedRange<Double>]
  {
    let margin = min(thickness, 13)
    return fragments.flatMap { fragment -> [ClosedRange<Double>] in
      let left = text.origin.x + fragment.x
      return text.inkRanges(fragment.glyphs, top...(top + thickness)).map {
        (left + $0.lowerBound - margin)...(left + $0.upperBound + margin)
      }
    }
  }
}

/// A straight or wavy line of a decoration.
struct DecorationLine {
  /// On which side of the first line the second one of `double` lies.
  enum Doubling {
    case up
    case centre
    case down
  }

  /// The most waves that are drawn: longer than any picture is wide.
  private static let mostWaves = 1_000_000

  let left: Double
  let right: Double
  let thickness: Double
  let style: TextDecoration.Style
  let color: Color

  /// The items of a line whose upper edge is at `top`, without the ranges of `gaps`.
  func items(top: Double, doubling: Doubling, gaps: [ClosedRange<Double>]) -> [DisplayItem] {
    let pieces = pieces(without: gaps)
    switch style {
    case .solid: return pieces.map { bar($0, top) }
    case .double:
      let distance = thickness + 1
      let tops =
        switch doubling {
        case .up: [top - distance, top]
        case .down: [top, top + distance]
        case .centre:
          [top - (distance / 2).rounded(.down), top + distance - (distance / 2).rounded(.down)]
        }
      return pieces.flatMap { piece in tops.map { bar(piece, $0) } }
    case .dotted: return pieces.map { dots($0, top) }
    case .dashed: return pieces.map { dashes($0, top) }
    case .wavy: return [wave(top, doubling)]
    }
  }

  private func pieces(without gaps: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var pieces: [ClosedRange<Double>] = []
    var start = left
    for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if gap.lowerBound > start { pieces.append(start...min(gap.lowerBound, right)) }
      start = max(start, gap.upperBound)
      if start >= right { break }
    }
    if start < right { pieces.append(start...right) }
    // Beside descenders no crumbs are left.
    return gaps.isEmpty
      ? pieces : pieces.filter { $0.upperBound - $0.lowerBound >= thickness }
  }

  private func bar(_ piece: ClosedRange<Double>, _ top: Double) -> DisplayItem {
    .fill(
      .rect(
        Rect(
          x: piece.lowerBound, y: top, width: piece.upperBound - piece.lowerBound,
          height: thickness)), .color(color))
  }

  /// Dashes with gaps fitted so that the line begins and ends with a dash.
  private func dashes(_ piece: ClosedRange<Double>, _ top: Double) -> DisplayItem {
    let length = piece.upperBound - piece.lowerBound
    let dash = thickness * (thickness >= 3 ? 2 : 3)
    let wanted = thickness * (thickness >= 3 ? 1 : 2)
    let count = max(1, ((length - dash) / (dash + wanted)).rounded())
    let gap = length > 2 * dash ? (length - dash * (count + 1)) / count : 0
    let stroke = Stroke(
      width: thickness, color: color, dashes: gap > 0 ? [dash, gap] : [], dashPhase: 0, cap: .butt)
    return .stroke(centre(piece, top), stroke)
  }

  private func dots(_ piece: ClosedRange<Double>, _ top: Double) -> DisplayItem {
    let length = piece.upperBound - piece.lowerBound
    let count = max(1, ((length - thickness) / (2 * thickness)).rounded())
    if thickness < 3 {
      let gap = max(0.1, (length - thickness * (count + 1)) / count)
      return .stroke(
        centre(piece, top),
        Stroke(width: thickness, color: color, dashes: [thickness, gap], dashPhase: 0, cap: .butt))
    }
    let start = piece.lowerBound + thickness / 2
    let inset = start...max(start, piece.upperBound - thickness / 2)
    let step = (inset.upperBound - inset.lowerBound) / count
    return .stroke(
      centre(inset, top),
      Stroke(
        width: thickness, color: color, dashes: [0, max(step, thickness / 2)], dashPhase: 0,
        cap: .round))
  }

  private func centre(_ piece: ClosedRange<Double>, _ top: Double) -> Path {
    let y = top + thickness / 2
    return Path(
      from: Point(x: piece.lowerBound, y: y), to: Point(x: piece.upperBound, y: y))
  }

  /// A wave around the line, clipped to its ends.
  private func wave(_ top: Double, _ doubling: Doubling) -> DisplayItem {
    let reach = 3 * max(2, thickness)
    let step = 2 * max(2, thickness)
    let middle =
      switch doubling {
      case .up: top + thickness / 2 - reach / 2
      case .centre: top + thickness / 2
      case .down: top + thickness / 2 + reach / 2
      }
    var elements: [Path.Element] = [.move(Point(x: left, y: middle))]
    var x = left
    var sign = 1.0
    for _ in 0..<Self.mostWaves {
      let end = min(x + step, right)
      // Far from the origin a step may be too small to be added.
      guard end > x else { break }
      let half = (x + end) / 2
      let height = sign * reach / 2 * (end - x) / step
      elements.append(
        .curve(
          Point(x: half, y: middle - height), Point(x: half, y: middle - height),
          Point(x: end, y: middle)))
      sign = -sign
      x = end
    }
    return .stroke(Path(elements), Stroke(width: thickness, color: color))
  }
}
