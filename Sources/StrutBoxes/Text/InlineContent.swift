import StrutCore

/// The text of an item: a flat list of what its lines are made of, in document order.
///
/// White space is as written; collapsing it belongs to text layout. Nested spans open and close like
/// brackets; every span that opens closes again.
package struct InlineContent: Hashable, Sendable {
  /// One step through the text.
  package enum Item: Hashable, Sendable {
    /// Characters, and where they stand in the document.
    case text(String, SourceRange)
    /// A span begins: the index into ``InlineContent/spans``.
    case open(Int)
    /// The innermost open span ends.
    case close
    /// `<br/>`.
    case lineBreak
    /// An image: the index into ``InlineContent/images``.
    case image(Int)
  }

  /// The text in document order.
  package var items: [Item]
  /// The spans in the order in which they open. The first one is the item itself; no item of the list
  /// opens or closes it.
  package var spans: [InlineSpan]
  /// The images in the text, in document order.
  package var images: [InlineImage] = []
  /// The most lines that are shown; `nil` for any number.
  package var lineClamp: Int?
  /// Whether a line that overflows a clipping box ends in an ellipsis.
  package var hasEllipsis: Bool

  /// Creates a text.
  package init(
    items: [Item], spans: [InlineSpan], lineClamp: Int? = nil, hasEllipsis: Bool = false
  ) {
    precondition(!spans.isEmpty, "the first span stands for the item itself")
    self.items = items
    self.spans = spans
    self.lineClamp = lineClamp
    self.hasEllipsis = hasEllipsis
  }
}

extension InlineContent {
  /// Whether the background of a span changes along the span.
  package var hasGradientsOfSpans: Bool {
    spans.dropFirst().contains { !$0.background.layers.isEmpty }
  }

  /// Whether a span has a background or a frame.
  package var hasSpanBoxes: Bool {
    spans.dropFirst().contains { !$0.background.isEmpty || $0.frame != nil }
  }

  /// Whether a span stands anywhere but on the baseline.
  package var hasAlignedSpans: Bool { spans.contains { $0.verticalAlign != .baseline } }

  /// Whether a span or an image stands in the middle of small letters.
  package var hasMiddles: Bool {
    spans.contains { $0.verticalAlign == .middle }
      || images.contains { $0.verticalAlign == .middle }
  }

  /// Whether the padding of a span or an image depends on the width of the item.
  package var isRelative: Bool {
    spans.contains { $0.frame?.isRelative == true } || images.contains(where: \.isRelative)
  }

  /// The text in an item whose content box is so many points wide.
  package func resolved(in width: Double) -> InlineContent {
    var content = self
    for span in spans.indices { content.spans[span].frame = spans[span].frame?.resolved(in: width) }
    content.images = images.map { $0.resolved(in: width) }
    return content
  }

  /// The text as its min-content width counts it: an image whose width is a share of the item's is as narrow as can be
  /// ([CSS Sizing 3 §5.2.2](https://www.w3.org/TR/css-sizing-3/#replaced-percentage-min-contribution)).
  package var compressed: InlineContent {
    var content = self
    for image in images.indices where images[image].widthShare != nil {
      content.images[image].width = 0
    }
    return content
  }

  /// For each span the span around it; `nil` for the item itself.
  package var parents: [Int?] {
    var parents = [Int?](repeating: nil, count: spans.count)
    var open = [0]
    for item in items {
      switch item {
      case .open(let span):
        parents[span] = open[open.count - 1]
        open.append(span)
      case .close: if open.count > 1 { open.removeLast() }
      default: break
      }
    }
    return parents
  }
}

/// A stretch of text with a look of its own: the item itself, or a `<span>`.
package struct InlineSpan: Hashable, Sendable {
  /// The inherited text properties.
  package var style: TextStyle
  /// What fills the span from ascent to descent; always empty for the item itself.
  package var background: Background
  /// Whether its background shows through its letters only.
  package var clipsBackgroundToText = false
  /// Its padding, border and corners; `nil` for none.
  package var frame: InlineFrame?
  /// Where it stands in its line.
  package var verticalAlign = VerticalAlign.baseline
  /// How it takes part in the order of both directions.
  package var unicodeBidi = UnicodeBidi.normal
  /// The decorations that reach this span, those of the outermost element first.
  package var decorations: [TextDecoration]
  /// The target of the innermost link around the text; `nil` for none.
  package var link: String?
  /// The `id` attribute; `nil` for none.
  package var id: String?
  /// The element's start tag in the document.
  package var range: SourceRange

  /// Creates a span.
  package init(
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
