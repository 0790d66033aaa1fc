import StrutCore

/// Where the boxes of a document stand.
///
/// ```swift
/// let layout = try document.layout()
/// let title = layout["title"]?.frame
/// ```
public struct LayoutResult: Sendable {
  /// One box with an `id`.
  public struct Element: Hashable, Sendable {
    /// The `id`.
    public let id: String
    /// The border box in points, relative to the border box of the nearest ancestor that has one.
    public let frame: Rect
    /// The same border box relative to the canvas.
    public let absoluteFrame: Rect
    /// The distance from the top of the border box to the first line's baseline; `nil` without a text.
    public let baseline: Double?
    /// The lines of a text from top to bottom, without those that `line-clamp` hides.
    public let lines: [Line]
    /// Where the element's start tag begins in the document.
    public let source: SourcePosition
  }

  /// One line of a text, in the content box of its item, where ``Element/frame`` and ``Element/baseline`` are of the border box.
  public struct Line: Hashable, Sendable {
    /// The characters of the line after white space has collapsed.
    public let text: String
    /// The line box in points, relative to the item's content box.
    public let frame: Rect
    /// The distance from the top of the content box to the line's baseline.
    public let baseline: Double
    /// Whether characters gave way to an ellipsis.
    public let isTruncated: Bool
  }

  /// The size of the canvas in points.
  public internal(set) var size: Size
  /// What is probably not as the author meant it, in the order of the text, by reading and by this layout.
  public internal(set) var warnings: [Diagnostic]
  /// The boxes with an `id` in document order.
  var elements: [Element]
  private let indices: [String: Int]

  init(size: Size, elements: [Element], warnings: [Diagnostic]) {
    self.size = size
    self.warnings = warnings
    self.elements = elements
    indices = Dictionary(
      elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The ids of the document in document order.
  public var ids: [String] { elements.map(\.id) }

  /// The box with an `id`; `nil` where there is none.
  public subscript(id: String) -> Element? { indices[id].map { elements[$0] } }
}
