import StrutBoxes

/// Collapses the white space of a text.
///
/// [CSS Text 3 §4.1](https://www.w3.org/TR/css-text-3/#white-space-phase-1). Browser: a line feed next to a zero width
/// space vanishes; between ideographs it becomes a space: `text/white-space/line-feeds-beside-zero-width-spaces`.
struct WhiteSpaceCollapser {
  private var text = InlineText()
  /// Whether the last character is a space that swallows those after it.
  private var endsInCollapsible = false
  /// Whether the run of white space that became that space has a line feed.
  private var hasLineFeed = false
  /// Whether a line may break after that space.
  private var spaceWraps = false
  private var item = 0

  /// The text of `content` after collapsing, without a collapsible space at its start or its end.
  static func collapse(_ content: InlineContent) -> InlineText {
    var collapser = WhiteSpaceCollapser()
    var open = [0]
    var nextSpan = 0
    for (index, item) in content.items.enumerated() {
      collapser.item = index
      switch item {
      case .text(let string, _):
        collapser.append(string, span: open[open.count - 1], content: content)
      case .open(let span):
        nextSpan = span
        open.append(nextSpan)
        collapser.addBorder(of: span, opens: true)
      case .close:
        guard open.count > 1 else { continue }
        collapser.addBorder(of: open.removeLast(), opens: false)
      case .lineBreak:
        collapser.appendForcedBreak(span: open[open.count - 1])
      case .image: collapser.push(Scalar.object, span: open[open.count - 1])
      }
    }
    collapser.removeCollapsibleEnd()
    return collapser.text
  }

  private mutating func append(_ string: String, span: Int, content: InlineContent) {
    let whiteSpace = content.spans[span].style.whiteSpace
    let start = text.scalars.count
    defer {
      if text.scalars.count == start, !string.isEmpty { text.emptied.append(text.borders.count) }
    }
    for scalar in string.unicodeScalars {
      let value = scalar.value
      switch value {
      case Scalar.lineFeed where whiteSpace.keepsLineFeeds:
        appendForcedBreak(span: span)
      case Scalar.space, Scalar.tab, Scalar.lineFeed, 0x0D:
        if whiteSpace.collapsesSpaces {
          appendCollapsible(
            isLineFeed: value == Scalar.lineFeed, span: span, wraps: whiteSpace.wraps)
        } else {
          push(value == 0x0D ? Scalar.space : value, span: span)
        }
      default:
        if hasLineFeed { removeLineFeed(before: value) }
        push(value, span: span)
      }
    }
  }

  private mutating func appendCollapsible(isLineFeed: Bool, span: Int, wraps: Bool) {
    let isAtLineStart = text.scalars.isEmpty || text.scalars.last == Scalar.lineFeed
    if isAtLineStart { return }
    if endsInCollapsible {
      if isLineFeed { hasLineFeed = true }
      if wraps, !spaceWraps {
        text.collapsedWraps.append(text.scalars.count)
        text.collapsedWrapBorders.append(text.borders.count)
        spaceWraps = true
      }
      return
    }
    push(Scalar.space, span: span)
    endsInCollapsible = true
    hasLineFeed = isLineFeed
    spaceWraps = wraps
  }

  private mutating func appendForcedBreak(span: Int) {
    removeCollapsibleEnd()
    push(Scalar.lineFeed, span: span)
  }

  /// Takes back the space that a line feed became if it stands next to a zero width space.
  private mutating func removeLineFeed(before next: UInt32) {
    let before = text.scalars.count - 2
    let isNextToZeroWidth =
      next == Scalar.zeroWidthSpace
      || (before >= 0 && text.scalars[before] == Scalar.zeroWidthSpace)
    if isNextToZeroWidth { removeCollapsibleEnd() }
  }

  private mutating func push(_ value: UInt32, span: Int) {
    if text.stretches.last?.span != span || text.stretches.last?.item != item {
      text.stretches.append(.init(start: text.scalars.count, span: span, item: item))
    }
    text.scalars.append(value)
    endsInCollapsible = false
    hasLineFeed = false
  }

  private mutating func removeCollapsibleEnd() {
    guard endsInCollapsible else { return }
    text.scalars.removeLast()
    let end = text.scalars.count
    if text.stretches.last?.start == end { text.stretches.removeLast() }
    var index = text.borders.count - 1
    while index >= 0, text.borders[index].position > end {
      text.borders[index].position = end
      index -= 1
    }
    endsInCollapsible = false
    hasLineFeed = false
  }

  private mutating func addBorder(of span: Int, opens: Bool) {
    text.borders.append(.init(position: text.scalars.count, span: span, opens: opens))
  }
}
