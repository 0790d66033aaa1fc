import StrutBoxes

/// Finds for each character of a text whether it begins a grapheme, may be broken before, and vanishes at line
/// ends.
struct CharacterClassifier {
  private let content: InlineContent
  private let text: InlineText
  /// One level for each character; empty where all are 0.
  private let levels: [UInt8]
  private let parents: [Int?]

  init(content: InlineContent, text: InlineText, levels: [UInt8]) {
    self.content = content
    self.text = text
    self.levels = levels
    parents = content.parents
  }

  /// One entry for each character.
  func flags() -> [CharacterFlags] {
    let spans = spanOfEachCharacter()
    let styles = content.spans.map(\.style)
    var allowed =
      content.spans.contains { $0.unicodeBidi != .normal }
      ? opportunitiesAroundOrders(spans, styles)
      : BreakOpportunities(text.scalars, language: styles[0].language)
        .allowed { (styles[spans[$0]].wordBreak, styles[spans[$0]].lineBreak) }
    allowBreaksAroundImages(&allowed, spans, styles)
    let starts = Graphemes.starts(of: text.scalars)
    let collapsed = Set(text.collapsedWraps)
    let wrapped = collapsed.union(spacesAfterWrapping(styles))
    var flags: [CharacterFlags] = []
    flags.reserveCapacity(text.scalars.count)
    for index in text.scalars.indices {
      let style = styles[spans[index]]
      var flag = spaceFlags(at: index, style)
      if starts.isEmpty || starts[index] { flag.insert(.clusterStart) }
      let isInside = !flag.contains(.clusterStart)
      // Browser: a dictionary may divide a grapheme after a sign that joins letters: `text/words.pieces`.
      if index > 0,
        !isInside || allowed[index].partsGraphemes || text.scalars[index - 1] == Scalar.space
      {
        flag.formUnion(breakFlags(allowed[index], at: index, spans, styles))
        if isInside, allowed[index] == .late || allowed[index] == .counted {
          flag.subtract([.emergencyBefore, .anywhereBefore])
        }
        if !wrapped.isEmpty, wrapped.contains(index) {
          let isRoomy = collapsed.contains(index) && text.scalars[index - 1] == Scalar.space
          flag.formUnion(isRoomy ? .roomyBreakBefore : .breakBefore)
        }
      }
      flags.append(flag)
    }
    return flags
  }

  /// Where lines may break in a text with spans that have an order of their own.
  ///
  /// Browser: what begins and ends such a span are characters for that: `text/breaks/beside-orders`.
  private func opportunitiesAroundOrders(
    _ spans: [Int], _ styles: [TextStyle]
  ) -> [BreakOpportunities.Opportunity] {
    let controlled = ControlledText(text, content)
    var owners: [Int] = []
    owners.reserveCapacity(controlled.scalars.count)
    for (index, place) in controlled.places.enumerated() {
      while owners.count <= place { owners.append(spans[index]) }
    }
    while owners.count < controlled.scalars.count { owners.append(spans.last ?? 0) }
    let all = BreakOpportunities(controlled.scalars, language: styles[0].language)
      .allowed { (styles[owners[$0]].wordBreak, styles[owners[$0]].lineBreak) }
    var start = 0
    return controlled.places.enumerated().map { index, place in
      defer { start = place + 1 }
      guard text.scalars[index] != Scalar.lineFeed else { return all[place] }
      return all[start...place].first { $0 != .none } ?? .none
    }
  }

  /// Lets a line break before and after images, whatever stands beside them.
  ///
  /// [CSS Text 3 §5.1](https://www.w3.org/TR/css-text-3/#line-break-details). Browser: beside word joiners, too; min-content
  /// counts a break before an image only where characters allow it, and they alone decide after a span that does not wrap: `text/breaks/beside-images`.
  private func allowBreaksAroundImages(
    _ allowed: inout [BreakOpportunities.Opportunity], _ spans: [Int], _ styles: [TextStyle]
  ) {
    guard !content.images.isEmpty else { return }
    for stretch in text.stretches {
      guard case .image = content.items[stretch.item] else { continue }
      let (image, next) = (stretch.start, stretch.start + 1)
      if image > 0, allowed[image] == .none, text.scalars[image - 1] != Scalar.lineFeed,
        styles[spans[image - 1]].whiteSpace.wraps
      {
        allowed[image] = .uncounted
      }
      if next < text.scalars.count, text.scalars[next] != Scalar.lineFeed,
        !isSpace(next) || !styles[spans[next]].whiteSpace.wraps,
        styles[spans[image]].whiteSpace.wraps
      {
        allowed[next] = .inside
      }
    }
  }

  private func spanOfEachCharacter() -> [Int] {
    var spans: [Int] = []
    spans.reserveCapacity(text.scalars.count)
    for index in text.stretches.indices {
      let end =
        index + 1 < text.stretches.count ? text.stretches[index + 1].start : text.scalars.count
      for _ in spans.count..<end { spans.append(text.stretches[index].span) }
    }
    return spans
  }

  /// Browser: an ideographic space hangs, but not after a space that collapses: `text/white-space/ideographic-spaces-after-spaces`.
  private func spaceFlags(at index: Int, _ style: TextStyle) -> CharacterFlags {
    switch text.scalars[index] {
    case Scalar.space: style.whiteSpace.collapsesSpaces ? .collapsible : preserved(style)
    case Scalar.tab: preserved(style)
    case Scalar.ideographicSpace where style.whiteSpace.wraps:
      index > 0 && text.scalars[index - 1] == Scalar.space && style.whiteSpace.collapsesSpaces
        ? [] : .hanging
    default: []
    }
  }

  private func preserved(_ style: TextStyle) -> CharacterFlags {
    style.whiteSpace == .preWrap ? .hanging : []
  }

  /// Whether and how a line may break before the character at `index`.
  ///
  /// Browser: the span of the character before decides; at the end of a span that does not wrap it is the innermost
  /// span around both, unless the break is one after a space: `text/white-space/spaces-of-spans-that-do-not-wrap`.
  private func breakFlags(
    _ allowed: BreakOpportunities.Opportunity, at index: Int, _ spans: [Int], _ styles: [TextStyle]
  ) -> CharacterFlags {
    let before = styles[spans[index - 1]]
    var wraps = before.whiteSpace.wraps
    if !wraps, spans[index] != spans[index - 1], text.scalars[index - 1] != Scalar.space {
      wraps = styles[commonSpan(spans[index - 1], spans[index])].whiteSpace.wraps
    }
    guard wraps else { return [] }
    var flags: CharacterFlags = []
    let isKeptTogether =
      before.hyphens == .none && text.scalars[index - 1] == Scalar.softHyphen
      && before.lineBreak != .anywhere
    switch isKeptTogether ? .none : allowed {
    case .full, .inside: flags.insert(.breakBefore)
    case .word: flags.formUnion([.breakBefore, .dictionaryBreak])
    case .late: flags.insert(.lateBreakBefore)
    case .counted: flags.insert(.countedBreakBefore)
    case .uncounted: flags.formUnion([.fittingBreakBefore, .lateBreakBefore])
    case .none:
      let isBetweenSpaces = isSpace(index - 1) && isSpace(index)
      flags.formUnion(
        isBetweenSpaces
          ? breakBesidePreservedSpace(at: index, spans, styles)
          : breakAfterNestedSpans(at: index, spans, styles))
    }
    // Browser: a forced break leaves nothing to break before it: `text/breaks/forced-break-in-a-narrow-box`.
    guard text.scalars[index] != Scalar.lineFeed else { return flags }
    // Browser: spans that do not wrap are torn off, too: `text/breaks/anywhere-beside-spans-that-do-not-wrap`.
    if before.overflowWrap != .normal { flags.insert(.emergencyBefore) }
    if before.overflowWrap == .anywhere { flags.insert(.anywhereBefore) }
    return flags
  }

  /// How a line may break between two spaces of which the second one is in a span that does not wrap.
  ///
  /// Browser: a space that is alone between a border and that span is a piece of its own: after the end of a span that wraps a line
  /// may break there as elsewhere, otherwise only if the space itself does not fit any more:
  /// `text/white-space/spaces-before-preserved-spaces`, `text/white-space/lone-spaces-before-preserved-spaces`. So is one that runs the
  /// other way than what is before it: `text/white-space/turned-spaces-before-preserved-spaces`.
  private func breakBesidePreservedSpace(
    at index: Int, _ spans: [Int], _ styles: [TextStyle]
  ) -> CharacterFlags {
    guard !styles[spans[index]].whiteSpace.wraps else { return [] }
    if index > 1, !levels.isEmpty, levels[index - 1] != levels[index - 2],
      text.scalars[index] == Scalar.space, text.borders(before: index - 1).isEmpty
    {
      return [.crowdedBreakBefore, .lateBreakBefore]
    }
    guard text.scalars[index] == Scalar.space, let border = text.borders(before: index - 1).last
    else { return .fittingBreakBefore }
    let isAfterSpan = !border.opens && styles[border.span].whiteSpace.wraps
    return isAfterSpan && styles[spans[index - 1]].whiteSpace.collapsesSpaces
      ? .breakBefore : .crowdedBreakBefore
  }

  /// How a line may break before a space, where spans end before it.
  ///
  /// Browser: the opportunity after a word goes over to the end of the span around it, and is one of its own after the end of the
  /// next one, or of a span that does not wrap: before a space of a span that does not wrap, and before others where the word
  /// does not fit, unless the space is alone in a span: `text/breaks/spans-that-end-together`.
  private func breakAfterNestedSpans(
    at index: Int, _ spans: [Int], _ styles: [TextStyle]
  ) -> CharacterFlags {
    guard !text.borders.isEmpty, text.scalars[index] == Scalar.space,
      styles[spans[index - 1]].whiteSpace != .preWrap
    else { return [] }
    let borders = text.borders(before: index)
    let areNested = zip(borders, borders.dropFirst()).contains { !$0.opens && !$1.opens }
    let own = styles[spans[index]].whiteSpace
    guard own.wraps else { return areNested ? .breakBefore : [] }
    let wrapsAgain = borders.contains { border in
      !border.opens && !styles[border.span].whiteSpace.wraps
        && parents[border.span].map { styles[$0].whiteSpace.wraps } ?? false
    }
    guard own.collapsesSpaces, areNested || wrapsAgain else { return [] }
    return text.borders(before: index + 1).isEmpty ? .overflowingBreakBefore : []
  }

  private func isSpace(_ index: Int) -> Bool {
    text.scalars[index] == Scalar.space || text.scalars[index] == Scalar.tab
  }

  /// The spaces before which a span that wraps ends inside of one that does not.
  private func spacesAfterWrapping(_ styles: [TextStyle]) -> [Int] {
    text.borders.lazy.filter { border in
      border.position > 0 && text.letsBreak(at: border, parents) { styles[$0].whiteSpace }
    }.map(\.position)
  }

  private func commonSpan(_ first: Int, _ second: Int) -> Int {
    let around = sequence(first: first) { parents[$0] }
    let others = Set(sequence(first: second) { parents[$0] })
    return around.first { others.contains($0) } ?? 0
  }
}

/// Grapheme clusters (UAX 29).
enum Graphemes {
  /// One entry for each character: whether a cluster begins with it; empty where each one is a cluster.
  static func starts(of scalars: [UInt32]) -> [Bool] {
    guard scalars.contains(where: { $0 >= 0x300 }) else { return [] }
    var string = String.UnicodeScalarView()
    for scalar in scalars { string.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    var starts: [Bool] = []
    starts.reserveCapacity(scalars.count)
    for character in String(string) {
      starts.append(true)
      for _ in character.unicodeScalars.dropFirst() { starts.append(false) }
    }
    IndicConjuncts.join(&starts, of: scalars)
    return starts
  }
}
