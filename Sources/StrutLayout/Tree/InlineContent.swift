import StrutCore

/// The text of an item: a flat list of what its lines are made of, in document order.
///
/// White space is as written; collapsing it belongs to text layout. Nested spans open and close like
/// brackets; every span that opens closes again.
public struct InlineContent: Hashable, Sendable {
  /// One step through the text.
  public enum Item: Hashable, Sendable {
    /// Characters, and where they stand in the document.
    case text(String, SourceRange)
    /// A span begins: the index into ``InlineContent/spans``.
    case open(Int)
    /// The innermost open span ends.
    case close
    /// `<br/>`.
    case lineBreak
  }

  /// The text in document order.
  public var items: [Item]
  /// The spans in the order in which they open. The first one is the item itself; no item of the list
  /// opens or closes it.
  public var spans: [InlineSpan]
  /// The most lines that are shown; `nil` for any number.
  public var lineClamp: Int?
  /// Whether a line that overflows a clipping box ends in an ellipsis.
  public var hasEllipsis: Bool

  /// Creates a text.
  public init(
    items: [Item], spans: [InlineSpan], lineClamp: Int? = nil, hasEllipsis: Bool = false
  ) {
    precondition(!spans.isEmpty, "the first span stands for the item itself")
    self.items = items
    self.spans = spans
    self.lineClamp = lineClamp
    self.hasEllipsis = hasEllipsis
  }
}

/// A stretch of text with a look of its own: the item itself, or a `<span>`.
public struct InlineSpan: Hashable, Sendable {
  /// The inherited text properties.
  public var style: TextStyle
  /// What fills the span from ascent to descent; always empty for the item itself.
  public var background: Background
  /// The decorations that reach this span, those of the outermost element first.
  public var decorations: [TextDecoration]
  /// The target of the innermost link around the text; `nil` for none.
  public var link: String?
  /// The element's start tag in the document.
  public var range: SourceRange

  /// Creates a span.
  public init(
    style: TextStyle, background: Background = Background(), decorations: [TextDecoration] = [],
    link: String? = nil, range: SourceRange = .start
  ) {
    self.style = style
    self.background = background
    self.decorations = decorations
    self.link = link
    self.range = range
  }
}
