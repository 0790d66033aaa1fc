import StrutBoxes
import StrutCore
import StrutText

/// The glyphs of one line as items in the order of reading, with what is a link marked.
struct LineItems {
  let text: TextItems
  let line: TextLine
  /// Whether it is the rest of a line whose first stretch stands before it.
  var continuesLine = false

  /// The fragments in logical order: that in which the characters of the line are read.
  ///
  /// The line knows its characters and its fragments from left to right; their order is the one in which the
  /// fragments' characters make up the line's.
  private static func logicalOrder(of line: TextLine) -> [TextFragment] {
    let fragments = joined(line.fragments).fragments
    return order(of: fragments, in: line).map { order in order.map { fragments[$0] } } ?? fragments
  }

  /// The characters of the line's fragments in that order, each text with the index of the fragment that it begins in.
  static func characters(of line: TextLine) -> [(index: Int, text: String)] {
    let (fragments, firsts) = joined(line.fragments)
    let order = order(of: fragments, in: line) ?? Array(fragments.indices)
    return order.map { (firsts?[$0] ?? $0, fragments[$0].glyphs.text) }
  }

  /// The indices of fragments in logical order; `nil` where they stand in it.
  private static func order(of fragments: [TextFragment], in line: TextLine) -> [Int]? {
    guard fragments.contains(where: \.glyphs.isRightToLeft) || !line.isInVisualOrder else {
      return nil
    }
    var rest = fragments.indices.map { $0 }
    var ordered: [Int] = []
    var characters = Substring(line.text).utf8
    while !rest.isEmpty {
      func text(_ index: Int) -> String.UTF8View { fragments[rest[index]].glyphs.text.utf8 }
      let next = rest.indices.filter { characters.starts(with: text($0)) }
        .max { text($0).count < text($1).count }
      // What stands for no character of the line, an ellipsis or a hyphen, comes last.
      guard let next else { return ordered + rest }
      let index = rest.remove(at: next)
      characters = characters.dropFirst(fragments[index].glyphs.text.utf8.count)
      ordered.append(index)
    }
    return ordered
  }

  /// The fragments with spaces in those of their neighbours that look the same: where words of both directions meet, a
  /// space may be a fragment of its own, and Cairo leaves out texts without ink.
  ///
  /// - Returns: For each fragment the index of the first one in it, too; `nil` where none are joined.
  private static func joined(
    _ fragments: [TextFragment]
  ) -> (fragments: [TextFragment], firsts: [Int]?) {
    guard fragments.contains(where: \.isBlank) else { return (fragments, nil) }
    var joined: [TextFragment] = []
    var firsts: [Int] = []
    for (index, fragment) in fragments.enumerated() {
      if let last = joined.last, last.isBlank || fragment.isBlank,
        let both = last.joined(with: fragment)
      {
        joined[joined.count - 1] = both
      } else {
        joined.append(fragment)
        firsts.append(index)
      }
    }
    return (joined, firsts)
  }

  /// The line as one group.
  ///
  /// - Parameter glyphs: The item of a fragment; `nil` where nothing of it is drawn.
  func items(_ glyphs: (TextFragment) -> DisplayItem?, links: [DisplayItem]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var looks: [LineMark.Look] = []
    var open = OpenMarks()
    for fragment in Self.logicalOrder(of: line) {
      if let place = imagePlace(fragment) {
        open.move(
          to: spans(around: fragment.span), link: text.content.spans[fragment.span].link, &items,
          place: { _ in box(of: fragment) })
        items += place
        continue
      }
      if fragment.isDrawnBefore, case .glyphs(let run, let origin, let color)? = items.last {
        let whole = run.holding(fragment.glyphs.text)
        items[items.count - 1] = .glyphs(whole, origin: origin, color: color)
        continue
      }
      guard var item = glyphs(fragment) else { continue }
      if case .glyphs(let run, let origin, let color) = item, let (drawn, rest) = run.drawnBefore,
        case .glyphs(let last, let place, let lastColor)? = items.last
      {
        items[items.count - 1] = .glyphs(last.holding(drawn), origin: place, color: lastColor)
        let start = Point(x: origin.x + run.advance - rest.advance, y: origin.y)
        item = .glyphs(rest, origin: start, color: color)
      }
      open.move(
        to: spans(around: fragment.span), link: text.content.spans[fragment.span].link, &items,
        place: { _ in box(of: fragment) })
      items.append(item)
      looks.append(
        LineMark.Look(
          text.content.spans[fragment.span].style, isEllipsis: fragment.isEllipsis))
    }
    open.move(to: [], link: nil, &items, place: { _ in .zero })
    guard !items.isEmpty else { return links }
    let mark = LineMark(
      text: line.text, looks: looks, endsInSpace: line.endsInSpace, continuesLine: continuesLine)
    return [.begin(.marked(.line(mark)))] + items + [.end] + links
  }

  /// What tells where an image that means something stands among the words; `nil` for all else.
  private func imagePlace(_ fragment: TextFragment) -> [DisplayItem]? {
    guard case .image(let index, _)? = fragment.mark,
      let element = text.structure?.imageElements[index],
      text.content.spans[fragment.span].style.isVisible
    else { return nil }
    return [.begin(.marked(.image(element))), .end]
  }

  /// The elements of the spans around a text, the outermost first.
  private func spans(around span: Int) -> [Int] {
    guard let elements = text.structure?.spanElements, !elements.isEmpty else { return [] }
    return sequence(first: span) { text.parents[$0] }.compactMap { elements[$0] }.reversed()
  }

  /// Where the letters of a fragment or its image stand on the canvas.
  private func box(of fragment: TextFragment) -> Rect {
    if case .image(let index, let shift)? = fragment.mark {
      return InlineImageItems(
        image: text.content.images[index], left: text.origin.x + fragment.x,
        bottom: text.origin.y + line.baseline + shift, pixelGrid: text.pixelGrid
      ).box
    }
    return Rect(
      x: text.origin.x + fragment.x,
      y: text.origin.y + line.baseline + fragment.shift - fragment.ascent, width: fragment.width,
      height: fragment.ascent + fragment.descent)
  }
}

/// The groups of spans and of a link that are open in a line.
private struct OpenMarks {
  private var spans: [Int] = []
  private var link: String?

  /// Ends and begins groups so that those of other spans and of another link are open: links stand in spans.
  ///
  /// - Parameter place: Where a span stands.
  mutating func move(
    to next: [Int], link target: String?, _ items: inout [DisplayItem],
    place: (Int) -> Rect
  ) {
    guard next != spans || target != link else { return }
    if link != nil { items.append(.end) }
    let shared = zip(spans, next).prefix { $0 == $1 }.count
    items += repeatElement(.end, count: spans.count - shared)
    items += next[shared...].map { .begin(.marked(.span($0, place($0)))) }
    if let target { items.append(.begin(.marked(.link(target)))) }
    (spans, link) = (next, target)
  }
}

extension TextFragment {
  /// Whether there are glyphs and none of them has ink.
  var isBlank: Bool {
    !glyphs.glyphs.isEmpty && glyphs.text.utf8.allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// Whether its characters are drawn by a glyph of the fragment before: a ligature, or a letter that is joined with others.
  fileprivate var isDrawnBefore: Bool {
    mark == nil && glyphs.glyphs.isEmpty && glyphs.text.utf8.contains { $0 > UInt8(ascii: " ") }
  }

  /// The fragment with the next one to the right; `nil` where they look otherwise or run otherwise.
  fileprivate func joined(with next: TextFragment) -> TextFragment? {
    let (left, right) = (glyphs, next.glyphs)
    guard span == next.span, mark == nil, next.mark == nil, shift == next.shift,
      left.font == right.font, left.isRightToLeft == right.isRightToLeft
    else { return nil }
    var both = self
    let offset = next.x - x
    let (first, second) = left.isRightToLeft ? (right, left) : (left, right)
    both.glyphs = GlyphRun(
      font: left.font,
      glyphs: left.glyphs + right.glyphs.map { .init(id: $0.id, x: $0.x + offset, y: $0.y) },
      text: first.text + second.text, clusters: first.clusters + second.clusters,
      isRightToLeft: left.isRightToLeft, advance: offset + right.advance)
    both.glyphs.wordSpread = max(left.wordSpread, right.wordSpread)
    if left.letterSpread == right.letterSpread { both.glyphs.letterSpread = left.letterSpread }
    both.width = offset + next.width
    return both
  }
}

extension GlyphRun {
  /// The characters at its start that a glyph of the run before draws, a ligature, and the run without them; `nil` where
  /// there are none.
  fileprivate var drawnBefore: (characters: String, rest: GlyphRun)? {
    let leading = clusters.prefix { $0.glyphCount == 0 }
    guard !leading.isEmpty, leading.count < clusters.count else { return nil }
    let count = leading.reduce(0) { $0 + Int($1.byteCount) }
    let start = text.utf8.index(text.startIndex, offsetBy: count)
    let isDrawn = text[..<start].unicodeScalars.contains {
      $0 > " " && !$0.properties.isDefaultIgnorableCodePoint
    }
    guard isDrawn else { return nil }
    var rest = self
    rest.text = String(text[start...])
    rest.clusters.removeFirst(leading.count)
    rest.spreads = Array(spreads.dropFirst(leading.count))
    if !isRightToLeft, let lead = glyphs.first?.x {
      rest.glyphs = glyphs.map { .init(id: $0.id, x: $0.x - lead, y: $0.y) }
      rest.advance -= lead
    }
    return (String(text[..<start]), rest)
  }

  /// The run with characters of the next one that its last glyph stands for, too.
  fileprivate func holding(_ characters: String) -> GlyphRun {
    guard let last = clusters.indices.last else { return self }
    var run = self
    run.text += characters
    run.clusters[last].byteCount += Int32(characters.utf8.count)
    // What is put between all characters would part those of the glyph.
    if letterSpread != 0 {
      run.spreads = clusters.indices.map { $0 < last }
      run.letterSpread = 0
    }
    return run
  }
}

extension TextLine {
  /// Whether the fragments from left to right have the characters of the line in their order.
  fileprivate var isInVisualOrder: Bool {
    var characters = Substring(text).utf8
    for fragment in fragments {
      let own = fragment.glyphs.text.utf8
      guard characters.starts(with: own) else { return characters.isEmpty }
      characters = characters.dropFirst(own.count)
    }
    return true
  }
}
