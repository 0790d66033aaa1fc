import StrutBoxes
import StrutCore
import StrutLayout
import StrutSyntax

/// Collects the text of one item.
struct InlineBuilder {
  private(set) var content: InlineContent
  /// The place of the first text, span or line end that is more than white space.
  private(set) var firstContent: SourceRange?
  /// The indices of the open spans, the item's own first.
  private var open = [0]
  private var byteCount = 0

  /// Begins the text of an item.
  init(draft: borrowing StyleDraft, inheritance: Resolver.Inheritance, range: SourceRange) {
    let root = InlineSpan(
      style: draft.text, decorations: inheritance.decorations, range: range)
    content = InlineContent(
      items: [], spans: [root], lineClamp: draft.lineClamp, hasEllipsis: draft.hasEllipsis)
  }

  /// Whether the item has neither characters nor spans nor line ends, so that it is a plain box.
  var isEmpty: Bool { content.items.isEmpty }

  /// Adds characters as written. Returns `false` where the item's text gets too long.
  ///
  /// - Parameter most: The most bytes that the text may have.
  mutating func append(
    _ range: SourceRange, of source: SourceText, isLiteral: Bool, most: Int
  ) -> Bool {
    let isWithin = byteCount <= most
    byteCount += Int(range.upperBound - range.lowerBound)
    guard byteCount <= most else { return !isWithin }
    let bytes = source.bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    if firstContent == nil { firstContent = source.firstLine(of: range) }
    let isPlain = !bytes.contains {
      $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "&") && !isLiteral
    }
    let text =
      isPlain
      ? String(decoding: bytes, as: UTF8.self)
      : String(
        decoding: DecodedText(source.bytes, range, whitespace: .kept, isLiteral: isLiteral).bytes,
        as: UTF8.self)
    content.items.append(.text(text, range))
    return true
  }

  /// Adds `<br/>`.
  mutating func breakLine(at range: SourceRange) {
    firstContent = firstContent ?? range
    content.items.append(.lineBreak)
  }

  /// A style that inherits from the innermost open span.
  func draftOfSpan() -> StyleDraft {
    StyleDraft(layout: LayoutStyle(), inheriting: innermost.style)
  }

  /// The innermost open span.
  var innermost: InlineSpan { content.spans[open[open.count - 1]] }

  /// Begins a span.
  mutating func open(_ draft: borrowing StyleDraft, id: String?, at range: SourceRange) {
    firstContent = firstContent ?? range
    let around = innermost
    var span = InlineSpan(
      style: draft.text, background: draft.paint.background,
      decorations: around.decorations + (draft.decoration.resolved(draft.text).map { [$0] } ?? []),
      link: draft.paint.link ?? around.link, range: range)
    span.id = id
    span.frame = InlineFrame(draft)
    span.clipsBackgroundToText = draft.paint.clipsBackgroundToText
    span.verticalAlign = draft.verticalAlign
    span.unicodeBidi = draft.unicodeBidi
    content.items.append(.open(content.spans.count))
    open.append(content.spans.count)
    content.spans.append(span)
  }

  /// Adds an image.
  mutating func append(_ image: InlineImage, at range: SourceRange) {
    firstContent = firstContent ?? range
    content.items.append(.image(content.images.count))
    content.images.append(image)
  }

  /// Ends the innermost span.
  mutating func close() {
    content.items.append(.close)
    open.removeLast()
  }
}
