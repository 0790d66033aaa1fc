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
/// line: `paint/text-decoration-kinds`.
struct DecorationRun {
  /// Whether a line lies below or above the glyphs.
  enum Place {
    /// Underlines and overlines.
    case below
    /// Lines through the glyphs.
    case above
  }

  /// The most pixels beside a letter that a line leaves out.
  private static let widestMargin = 13.0

  /// The lines of a decoration in the order in which they are drawn.
  private enum Kind: CaseIterable {
    case underline
    case overline
    case lineThrough

    var line: TextDecoration.Lines {
      switch self {
      case .underline: .underline
      case .overline: .overline
      case .lineThrough: .lineThrough
      }
    }

    var place: Place { self == .lineThrough ? .above : .below }
  }

  /// The line of text.
  let textLine: TextLine
  /// The decoration.
  let decoration: TextDecoration
  /// Its place in the lists of the spans that it reaches.
  let index: Int
  /// The span that asked for it; the item where an element around the item did.
  let origin: Int
  /// The fragments, from left to right.
  private(set) var fragments: [TextFragment]

  /// The runs of a line, outer decorations first.
  static func runs(of line: TextLine, in text: TextItems) -> [DecorationRun] {
    var runs: [DecorationRun] = []
    var open: [Int] = []
    for fragment in line.decoratedFragments {
      let span = text.content.spans[fragment.span]
      // Browser: the sides of spans, tabs and an ellipsis have no lines: `paint/span-boxes`, `paint/hanging-spaces`,
      // `paint/ellipsis-and-spans`.
      guard span.style.isVisible, !span.decorations.isEmpty, fragment.mark == nil,
        !fragment.isTab, !fragment.isEllipsis
      else {
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
              textLine: line, decoration: decoration, index: index, origin: origin,
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
  ///
  /// Browser: the text of each span has a line of its own, so that dots, dashes and waves begin anew and letters of the
  /// next span get no room: `paint/raised-texts-on-fractions`. Lines without a pattern are drawn as one, since they would
  /// be seen to touch.
  func items(
    _ place: Place, in text: TextItems, color: Color? = nil
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for kind in Kind.allCases where kind.place == place && decoration.lines.contains(kind.line) {
      let hasPattern = decoration.style != .solid && decoration.style != .double
      for stretch in hasPattern ? parts.map({ [$0] }) : stretches(kind, in: text) {
        let fragments = fragments[stretch[0].startIndex..<stretch[stretch.count - 1].endIndex]
        let line = line(kind, of: fragments, in: text, color: color)
        items += line.items(gaps: stretch.flatMap { gaps(kind, in: line, $0, text) })
      }
    }
    return items
  }

  /// The parts that lines of a kind join, since they are at one height.
  private func stretches(_ kind: Kind, in text: TextItems) -> [[ArraySlice<TextFragment>]] {
    var stretches: [[ArraySlice<TextFragment>]] = []
    for part in parts {
      if let last = stretches.last?.last,
        height(kind, of: last, text) == height(kind, of: part, text)
      {
        stretches[stretches.count - 1].append(part)
      } else {
        stretches.append([part])
      }
    }
    return stretches
  }

  /// How far below the line's baseline is what the place of a line is measured from.
  ///
  /// Browser: that is the baseline of the element that asked for the line for underlines, the top of each span's own text for
  /// the others: `paint/text-decoration-of-larger-letters`.
  private func height(
    _ kind: Kind, of part: ArraySlice<TextFragment>, _ text: TextItems
  ) -> Double {
    guard kind != .underline else { return text.shift(of: origin, on: textLine) }
    let own = part[part.startIndex].span
    return text.shift(of: own, on: textLine) - text.extents[own].ascent
  }

  /// The outlines of all lines, clockwise, for a background that shows through them.
  func outlines(in text: TextItems) -> [[Point]] {
    Kind.allCases.filter { decoration.lines.contains($0.line) }.flatMap { kind in
      parts.flatMap { part in
        let line = line(kind, of: part, in: text, color: nil)
        return line.outline(gaps: gaps(kind, in: line, part, text))
      }
    }
  }

  /// The same decoration of each stretch of neighbours whose spans have one value.
  func split<Value: Equatable>(by value: (_ span: Int) -> Value) -> [DecorationRun] {
    var runs: [DecorationRun] = []
    for fragment in fragments {
      if let last = runs.last, value(last.fragments[0].span) == value(fragment.span) {
        runs[runs.count - 1].fragments.append(fragment)
      } else {
        var run = self
        run.fragments = [fragment]
        runs.append(run)
      }
    }
    return runs
  }

  /// The fragments of each span by themselves.
  private var parts: [ArraySlice<TextFragment>] {
    var parts: [ArraySlice<TextFragment>] = []
    var start = 0
    for end in 1...fragments.count
    where end == fragments.count || fragments[end].span != fragments[start].span {
      parts.append(fragments[start..<end])
      start = end
    }
    return parts
  }

  /// The line along some of the fragments.
  private func line(
    _ kind: Kind, of part: ArraySlice<TextFragment>, in text: TextItems, color: Color?
  ) -> DecorationLine {
    let grid = text.grid
    let extent = text.extents[origin]
    let (ascent, thickness) = (extent.ascent * grid, thickness(in: text, grid: grid))
    let (top, side): (Double, DecorationLine.Side) =
      switch kind {
      case .underline:
        (
          decoration.underlineOffset.map { ($0 * grid).rounded() }
            ?? max(1, (thickness / 2).rounded(.up)), .below
        )
      case .overline: (-thickness.rounded(.down), .above)
      case .lineThrough: (2 * ascent / 3 - thickness / 2, .through)
      }
    let ends = Self.ends(of: part, in: text)
    return DecorationLine(
      left: ends.lowerBound, right: ends.upperBound,
      top: (text.origin.y + textLine.baseline + height(kind, of: part, text)) * grid + top,
      thickness: thickness, style: decoration.style, side: side, color: color ?? decoration.color,
      grid: grid)
  }

  /// Where neighbouring fragments begin and end, in device pixels.
  private static func ends(
    of part: ArraySlice<TextFragment>, in text: TextItems
  ) -> ClosedRange<Double> {
    let (first, last) = (part[part.startIndex], part[part.endIndex - 1])
    let left = (text.origin.x + first.x) * text.grid
    return left...max(left, (text.origin.x + last.x + last.width) * text.grid)
  }

  /// The thickness in device pixels, at least one. Browser: a length is rounded, the others are not:
  /// `paint/text-decoration-longhands`.
  private func thickness(in text: TextItems, grid: Double) -> Double {
    let auto = max(1, text.content.spans[origin].style.fontSize * grid / 10)
    switch decoration.thickness {
    case .auto: return auto
    case .fromFont:
      let own = text.extents[origin].underline
      return own > 0 ? max(1, own * grid) : auto
    case .points(let points): return max(1, (points * grid + 0.5).rounded(.down))
    }
  }

  /// Where a line makes room for the glyphs of some fragments that cross it (`text-decoration-skip-ink`), in device pixels.
  private func gaps(
    _ kind: Kind, in line: DecorationLine, _ part: ArraySlice<TextFragment>, _ text: TextItems
  ) -> [ClosedRange<Double>] {
    let skipping = text.content.spans[part[part.startIndex].span].style.inkSkipping
    guard kind != .lineThrough, skipping != .none else { return [] }
    let (grid, margin) = (line.grid, min(line.thickness, Self.widestMargin))
    let (band, ends) = (line.inkBand, Self.ends(of: part, in: text))
    return part.flatMap { fragment -> [ClosedRange<Double>] in
      let left = (text.origin.x + fragment.x) * grid
      let baseline = text.snappedBaseline(of: fragment, on: textLine)
      return text.inkRanges(
        fragment.glyphs, (band.lowerBound / grid - baseline)...(band.upperBound / grid - baseline),
        skipping
      ).map { ink in
        // Browser: what is left out are whole pixels: `paint/text-decoration-makes-room`.
        let from = (left + ink.lowerBound * grid - margin).rounded()
        let to = (left + ink.upperBound * grid + margin).rounded()
        return (from...max(from, to)).clamped(to: ends)
      }
    }
  }
}
