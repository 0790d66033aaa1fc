import StrutCore

/// A document resolved: every box with typed, defaulted and inherited values.
///
/// What holds:
/// - `elements` and `layout` have one entry for each `<container>` and `<item>`, in document order, under the
///   same ``BoxID``. The root box, where there is one, is `BoxID(0)`.
/// - Values are computed: `currentColor`, `inherit`, presets, shorthands, classes and relative font
///   sizes are gone. Percentages and `auto` remain.
/// - Children of an item do not exist; a text's spans are in its ``InlineContent``.
public struct BoxTree: Sendable {
  /// The canvas that the boxes are placed on.
  public var canvas: Canvas
  /// The elements in document order.
  public var elements: [BoxElement]
  /// The boxes' links and layout styles, under the same ids.
  public var layout: LayoutTree

  /// Creates an empty canvas.
  public init(canvas: Canvas = Canvas()) {
    self.canvas = canvas
    elements = []
    layout = LayoutTree()
  }

  /// Adds an element with its box after all others, as the last child of `parent`.
  @discardableResult
  public mutating func append(
    _ element: BoxElement, style: LayoutStyle, leaf: LeafContent = .none, to parent: BoxID?
  ) -> BoxID {
    elements.append(element)
    return layout.append(style, content: leaf, to: parent)
  }
}

/// One `<container>` or `<item>` with everything that does not decide where boxes stand.
public struct BoxElement: Sendable, Hashable {
  /// The element's name.
  public enum Kind: String, Hashable, Sendable {
    /// A box that lays out children.
    case container
    /// A leaf.
    case item
  }

  /// What a leaf shows.
  public enum Content: Hashable, Sendable {
    /// Children, or nothing.
    case none
    /// A text.
    case text(InlineContent)
    /// An image.
    case image(ImageReference)
  }

  /// The element's name.
  public var kind: Kind
  /// The `id` attribute; `nil` for none.
  public var id: String?
  /// The element's start tag in the document.
  public var range: SourceRange
  /// What a leaf shows.
  public var content: Content
  /// What the box looks like.
  public var paint: PaintStyle

  /// Creates an element.
  public init(
    kind: Kind, id: String? = nil, range: SourceRange = .start, content: Content = .none,
    paint: PaintStyle = PaintStyle()
  ) {
    self.kind = kind
    self.id = id
    self.range = range
    self.content = content
    self.paint = paint
  }
}

/// An image that an item shows, by the words of the document.
public struct ImageReference: Hashable, Sendable {
  /// A path relative to the document, or a `data:` URI.
  public var source: String
  /// The attribute's value in the document.
  public var range: SourceRange

  /// Creates a reference.
  public init(source: String, range: SourceRange) {
    self.source = source
    self.range = range
  }
}
