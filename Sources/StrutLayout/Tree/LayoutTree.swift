import StrutCore

/// The boxes of a layout as an arena: styles, links, and the frames of the last layout.
public struct LayoutTree: Sendable {
  private struct Node: Sendable {
    var style: LayoutStyle
    var content: LeafContent
    var parent: Int32
    var children: [BoxID] = []
    var frame = Rect.zero
  }

  private var nodes: [Node] = []

  /// Creates a tree without boxes.
  public init() {}

  /// The number of boxes.
  public var count: Int { nodes.count }

  /// Adds a box as the last child of `parent`, or as a root.
  @discardableResult
  public mutating func append(
    _ style: LayoutStyle, content: LeafContent = .none, to parent: BoxID?
  ) -> BoxID {
    let id = BoxID(nodes.count)
    nodes.append(Node(style: style, content: content, parent: parent?.rawValue ?? -1))
    if let parent { nodes[parent.index].children.append(id) }
    return id
  }

  /// The style of a box.
  public func style(of box: BoxID) -> LayoutStyle { nodes[box.index].style }

  /// The content of a box.
  public func content(of box: BoxID) -> LeafContent { nodes[box.index].content }

  /// Replaces what a childless box holds and marks it dirty.
  public mutating func setContent(_ content: LeafContent, of box: BoxID) {
    nodes[box.index].content = content
  }

  /// The parent of a box; `nil` for a root.
  public func parent(of box: BoxID) -> BoxID? {
    let parent = nodes[box.index].parent
    return parent < 0 ? nil : BoxID(Int(parent))
  }

  /// The children of a box in document order.
  public func children(of box: BoxID) -> [BoxID] { nodes[box.index].children }

  /// The unrounded border box of the last layout, relative to the border box of the nearest ancestor that has one.
  ///
  /// Zero for boxes with `display` `none` or `contents`, and for descendants of the former.
  public func frame(of box: BoxID) -> Rect { nodes[box.index].frame }

  /// Lays out the tree below `root` on a canvas and returns the canvas's used size.
  ///
  /// Source: the contract's section "The canvas"; CSS Flexbox 1 §9.
  ///
  /// - Parameters:
  ///   - width: The canvas's width in points, `nil` for `auto`.
  ///   - height: The canvas's height in points, `nil` for `auto`.
  ///   - direction: What the root box inherits.
  ///   - measurer: Asked for leaves with `measured` content.
  public mutating func layOut(
    root: BoxID, width: Double?, height: Double?, direction: Direction = .ltr,
    measuring measurer: some ContentMeasurer
  ) -> Size {
    Size(width: width ?? 0, height: height ?? 0)
  }
}
