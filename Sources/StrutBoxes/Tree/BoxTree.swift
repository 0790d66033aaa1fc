import StrutCore
import StrutLayout

/// A document resolved: every box with typed, defaulted and inherited values.
///
/// What holds:
/// - `elements` and `layout` have one entry for each `<container>`, `<item>` and `<guide>`, in document order, under the
///   same ``BoxID``. The root box, where there is one, is `BoxID(0)`.
/// - Values are computed: `currentColor`, `inherit`, presets, shorthands, classes and relative font
///   sizes are gone. Percentages and `auto` remain.
/// - Children of an item do not exist; a text's spans are in its ``InlineContent``.
package struct BoxTree: Sendable {
  /// The canvas that the boxes are placed on.
  package var canvas: Canvas
  /// The elements in document order.
  package var elements: [BoxElement]
  /// The boxes' links and layout styles, under the same ids.
  package var layout: LayoutTree

  /// Creates an empty canvas.
  package init(canvas: Canvas = Canvas()) {
    self.canvas = canvas
    elements = []
    layout = LayoutTree()
  }

  /// Adds an element with its box after all others, as the last child of `parent`.
  @discardableResult
  package mutating func append(
    _ element: BoxElement, style: LayoutStyle, leaf: LeafContent = .none, to parent: BoxID?
  ) -> BoxID {
    elements.append(element)
    return layout.append(style, content: leaf, to: parent)
  }
}

/// One `<container>`, `<item>` or `<guide>` with everything that does not decide where boxes stand.
package struct BoxElement: Sendable, Hashable {
  /// The element's name.
  package enum Kind: String, Hashable, Sendable {
    /// A box that lays out children.
    case container
    /// A leaf.
    case item
    /// A view of a constraint container that shows nothing.
    case guide
  }

  /// What a leaf shows.
  package enum Content: Hashable, Sendable {
    /// Children, or nothing.
    case none
    /// A text.
    case text(InlineContent)
    /// An image.
    case image(ImageReference)
  }

  /// The element's name.
  package var kind: Kind
  /// The `id` attribute; `nil` for none.
  package var id: String?
  /// The element's start tag in the document.
  package var range: SourceRange
  /// What a leaf shows.
  package var content: Content
  /// What the box looks like.
  package var paint: PaintStyle

  /// Creates an element.
  package init(
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
