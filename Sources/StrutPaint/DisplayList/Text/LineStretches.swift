import StrutCore
import StrutLayout
import StrutText

/// Parts a marked line where what lies below a fragment reaches over letters that come before it.
///
/// A marked line holds its glyphs and nothing else, so that what lies below them is painted before all of them. CSS paints
/// the fragments one after another: an image, or a line around letters, covers the letters before it that it reaches (CSS 2.2,
/// appendix E.2, step 7.2.4).
struct LineStretches {
  /// A part of a line and what lies below its glyphs.
  struct Stretch {
    /// The line with the fragments of the stretch alone.
    var line: TextLine
    /// What is painted before its glyphs.
    var underlay: [DisplayItem] = []
    /// The areas of links that follow it.
    var links: [DisplayItem] = []
  }

  let text: TextItems
  let line: TextLine
  /// The stretches from left to right: the line itself where nothing is covered.
  private(set) var stretches: [Stretch] = []
  /// The boxes of all fragments with letters of the last stretch, but of the last of them.
  private var earlier: Rect?
  /// The last fragment with letters of the last stretch.
  private var last: TextFragment?

  /// Parts a line.
  ///
  /// - Parameters:
  ///   - underlays: For each fragment what lies below its glyphs.
  ///   - links: The areas of the line's links.
  init(text: TextItems, line: TextLine, _ underlays: [[DisplayItem]], links: [DisplayItem]) {
    self.text = text
    self.line = line
    begin()
    for (fragment, below) in zip(line.fragments, underlays) {
      if !below.isEmpty, isLettered(under: below, of: fragment) { begin() }
      stretches[stretches.count - 1].underlay += below
      stretches[stretches.count - 1].line.fragments.append(fragment)
      guard fragment.mark == nil, !fragment.isBlank else { continue }
      earlier.formUnion(last.map(box))
      last = fragment
    }
    if stretches.count > 1 { shareCharacters() } else { stretches[0].line = line }
    share(links)
  }

  private mutating func begin() {
    var part = line
    part.fragments = []
    stretches.append(Stretch(line: part))
    (earlier, last) = (nil, nil)
  }

  /// Whether letters of the last stretch lie where some items of a fragment reach.
  private func isLettered(under items: [DisplayItem], of fragment: TextFragment) -> Bool {
    let group = [.begin(.marked(.element(0)))] + items + [.end]
    let em = text.content.spans[fragment.span].style.fontSize
    let bounds = GroupBounds(group, fontSize: { _ in em }, isTight: true)
    guard let last, let area = bounds.contents[0] else { return false }
    return overlap(area, earlier) || overlap(area, ink(of: last))
  }

  /// Boxes that touch do not overlap, whatever binary fractions make of their edges.
  private func overlap(_ area: Rect, _ other: Rect?) -> Bool {
    guard let both = other.flatMap(area.intersection) else { return false }
    return min(both.size.width, both.size.height) > BinaryNoise.most
  }

  private func box(of fragment: TextFragment) -> Rect {
    Rect(
      x: text.origin.x + fragment.x,
      y: text.origin.y + line.baseline + fragment.shift - fragment.ascent, width: fragment.width,
      height: fragment.ascent + fragment.descent)
  }

  /// What the letters of a fragment cover: their box where they have no outlines.
  private func ink(of fragment: TextFragment) -> Rect {
    Path(text.outline(of: fragment, on: line)).controlBounds ?? box(of: fragment)
  }

  /// Gives the areas of each link to the first stretch that it is around, those of others to the last one.
  private mutating func share(_ links: [DisplayItem]) {
    var places: [String: Int] = [:]
    for (index, stretch) in stretches.enumerated() {
      for target in stretch.line.fragments.compactMap({ text.content.spans[$0.span].link })
      where places[target] == nil {
        places[target] = index
      }
    }
    for case .link(let target, let area) in links {
      stretches[places[target] ?? stretches.count - 1].links.append(
        .link(target: target, area: area))
    }
  }

  /// Gives each stretch the characters of its fragments.
  private mutating func shareCharacters() {
    // Stretches have the fragments of the line in its order, each of them in one.
    var places: [Int] = []
    for (index, stretch) in stretches.enumerated() {
      places += Array(repeating: index, count: stretch.line.fragments.count)
      stretches[index].line.text = ""
      stretches[index].line.endsInSpace = false
    }
    stretches[stretches.count - 1].line.endsInSpace = line.endsInSpace
    for (index, text) in LineItems.characters(of: line) {
      stretches[places[index]].line.text += text
    }
  }
}
