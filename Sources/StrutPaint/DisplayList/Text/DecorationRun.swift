import StrutBoxes
import StrutCore
import StrutLayout
import StrutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

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
      // Browser: the sides of spans have no lines: `paint/span-boxes`.
      guard span.style.isVisible, !span.decorations.isEmpty, fragment.mark == nil else {
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
    let ascent = text.extents[origin].ascent
    let baseline = baseline + text.extents[origin].shift
    let exact = thickness(in: text)
    let line = DecorationLine(
      left: text.origin.x + fragments[0].x,
      right: text.origin.x + fragments[fragments.count - 1].x
        + fragments[fragments.count - 1].width,
      thickness: max(1, exact.rounded(.down)), exactThickness: exact, style: decoration.style,
      color: color ?? decoration.color)
    var items: [DisplayItem] = []
    func add(_ top: Double, _ doubling: DecorationLine.Doubling) {
      items += line.items(
        top: baseline + top, doubling: doubling,
        gaps: gaps(line.inkBand(top: top, doubling: doubling), line.thickness, text))
    }
    if place == .below, decoration.lines.contains(.underline) {
      add(
        decoration.underlineOffset.map { ($0 + 0.5).rounded(.down) }
          ?? max(1, (exact / 2).rounded(.up)), .down)
    }
    if place == .below, decoration.lines.contains(.overline) {
      add(-ascent - line.thickness, .up)
    }
    if place == .above, decoration.lines.contains(.lineThrough) {
      let top = (2 * ascent / 3 - exact / 2 + 0.5).rounded(.down) - ascent
      items += line.items(top: baseline + top, doubling: .centre, gaps: [])
    }
    return items
  }

  /// The thickness in points before it is cut to whole ones. Browser: a length is rounded, the others are not:
  /// `paint/text-decoration-longhands`.
  private func thickness(in text: TextItems) -> Double {
    let auto = max(1, text.content.spans[origin].style.fontSize / 10)
    switch decoration.thickness {
    case .auto: return auto
    case .fromFont:
      let own = text.extents[origin].underline
      return own > 0 ? max(1, own) : auto
    case .points(let points): return max(1, (points + 0.5).rounded(.down))
    }
  }

  /// Where a line makes room for glyphs that cross it (`text-decoration-skip-ink: auto`).
  ///
  /// - Parameter band: What the line covers, in points below the baseline of the span that asks for it.
  private func gaps(
    _ band: ClosedRange<Double>, _ thickness: Double, _ text: TextItems
  ) -> [ClosedRange<Double>] {
    let margin = min(thickness, 13)
    return fragments.flatMap { fragment -> [ClosedRange<Double>] in
      guard text.content.spans[fragment.span].style.skipsInk else { return [] }
      let left = text.origin.x + fragment.x
      let rise = text.extents[origin].shift - text.extents[fragment.span].shift
      let band = (band.lowerBound + rise)...(band.upperBound + rise)
      return text.inkRanges(fragment.glyphs, band).map {
        (left + $0.lowerBound - margin)...(left + $0.upperBound + margin)
      }
    }
  }
}
