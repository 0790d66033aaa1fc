import StrutCore

/// The boxes of a layout as an arena: styles, links, and the frames of the last layout.
///
/// A tree is built box by box, laid out on a canvas, and asked for frames. It needs neither markup nor a graphics
/// library; what the leaves show is measured through ``ContentMeasurer``.
///
/// ```swift
/// import StrutCore
/// import StrutLayout
///
/// final class FixedLetters: ContentMeasurer {
///   func contentWidths(of box: BoxID) -> ContentWidths { ContentWidths(min: 30, max: 80) }
///   func measure(_ box: BoxID, width: Double) -> ContentMeasurement {
///     ContentMeasurement(height: width < 80 ? 40 : 20)
///   }
/// }
///
/// var tree = LayoutTree()
/// var row = LayoutStyle.initial(.web)
/// row.padding = StyleEdges(10)
/// let root = tree.append(row, to: nil)
/// var icon = LayoutStyle.initial(.web)
/// icon.width = 40
/// icon.height = 40
/// tree.append(icon, to: root)
/// var text = LayoutStyle.initial(.web)
/// text.flexGrow = 1
/// let label = tree.append(text, content: .measured, to: root)
///
/// let letters = FixedLetters()
/// _ = tree.layOut(root: root, width: 200, height: nil, measuring: letters)
/// tree.frame(of: label)             // x 50, y 10, width 140, height 40
///
/// row.padding = StyleEdges(20)      // a change lays out only what depends on it
/// tree.setStyle(row, of: root)
/// _ = tree.layOut(root: root, width: 200, height: nil, measuring: letters)
/// tree.frame(of: label)             // x 60, y 20, width 120, height 40
/// ```
///
/// What holds:
/// - Ids are indices and stay the same as long as the tree lives, also for boxes that were removed.
/// - Frames are unrounded; ``FrameTree/init(snapping:root:canvas:scale:)`` rounds them to a pixel grid.
/// - After any edits, layout gives exactly the frames that a new tree of the same boxes would have. It costs what
///   the changed boxes, their ancestors and the siblings of those cost.
/// - Depth is bounded by memory only, on every thread.
public struct LayoutTree: Sendable {
  var nodes: [BoxNode] = []
  var styles = StyleTable()
  var replacedContents: [ReplacedContent] = []
  /// The last layout.
  var stamp = LayoutStamp.never
  /// How often stamps began anew.
  var stampEpoch = 0
  /// The boxes that were taken out of their parents in this epoch.
  var removedBoxes: [Int32] = []
  /// Whether any box was ever absolute.
  var hasAbsoluteBoxes = false
  /// Answers that few boxes need; the boxes know their places.
  var rareAnswers: [RareAnswers] = []

  /// What constraint containers and their views say.
  var constraints = ConstraintTable()
  /// The constraint trees as the last layout solved them, by the index of the root.
  var solvedTrees: [Int32: SolvedConstraintTree] = [:]

  /// Creates a tree without boxes.
  public init() {}

  /// The number of boxes.
  public var count: Int { nodes.count }

  /// The bytes that the boxes take, without the reserve of the arrays.
  @_spi(Benchmarks) public var memoryFootprint: Int {
    nodes.count * MemoryLayout<BoxNode>.stride
      + styles.rare.count * MemoryLayout<RareStyle>.stride
      + rareAnswers.count * MemoryLayout<RareAnswers>.stride
      + replacedContents.count * MemoryLayout<ReplacedContent>.stride
  }

  /// Makes room for `count` boxes at once.
  public mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Adds a box as the last child of `parent`, or as a root.
  ///
  /// Lengths beyond 33 554 432 points count as that long, and what is not a number as 0, as do sizes, limits, gaps, paddings
  /// and borders below 0, in percent too; margins and insets may be negative.
  ///
  /// - Precondition: `parent` is a box of this tree.
  @discardableResult
  public mutating func append(
    _ style: LayoutStyle, content: LeafContent = .none, to parent: BoxID?
  ) -> BoxID {
    if let parent { check(parent) }
    let id = makeBox(style, content: content)
    if let parent { link(id.rawValue, under: parent.rawValue, before: -1) }
    return id
  }

  /// Stops the program for an index that no box of this tree has, with a message in release too: the algorithms of layout
  /// work on memory that is not checked.
  @inline(__always)
  func check(_ box: BoxID) {
    guard nodes.indices.contains(box.index) else { fatalError("the tree has no box \(box.index)") }
  }

  /// Adds a box that has no parent yet.
  private mutating func makeBox(_ style: LayoutStyle, content: LeafContent) -> BoxID {
    let index = Int32(truncatingIfNeeded: nodes.count)
    let compact = styles.compact(style, box: index)
    if compact.position == .absolute { hasAbsoluteBoxes = true }
    var node = BoxNode(style: compact, parent: -1, kind: .plain)
    set(content, of: &node)
    nodes.append(node)
    return BoxID(Int(index))
  }

  /// The style of a box.
  public func style(of box: BoxID) -> LayoutStyle {
    styles.style(nodes[box.index].style, box: box.rawValue)
  }

  /// The content of a box.
  public func content(of box: BoxID) -> LeafContent {
    let node = nodes[box.index]
    switch node.kind {
    case .plain: return .none
    case .measured: return .measured
    case .replaced:
      let content = replacedContents[Int(node.side)]
      if content.hasRatioAlone, let ratio = content.ratio { return .replacedByRatio(ratio) }
      return .replaced(naturalSize: content.naturalSize, ratio: content.ratio)
    }
  }

  /// Replaces what a childless box holds and marks it dirty.
  public mutating func setContent(_ content: LeafContent, of box: BoxID) {
    var node = nodes[box.index]
    set(content, of: &node)
    nodes[box.index] = node
    markDirty(box)
  }

  private mutating func set(_ content: LeafContent, of node: inout BoxNode) {
    let wasReplaced = node.kind == .replaced
    switch content {
    case .none: node.kind = .plain
    case .measured: node.kind = .measured
    case .replaced(let naturalSize, let ratio):
      let size = Size(
        width: NumberBounds.extent(naturalSize.width),
        height: NumberBounds.extent(naturalSize.height))
      set(ReplacedContent(naturalSize: size, ratio: ratio), of: &node)
    case .replacedByRatio(let ratio):
      set(ReplacedContent(naturalSize: .zero, ratio: ratio, hasRatioAlone: true), of: &node)
    }
    if wasReplaced, node.kind != .replaced { node.side = -1 }
  }

  private mutating func set(_ content: ReplacedContent, of node: inout BoxNode) {
    if node.kind == .replaced {
      replacedContents[Int(node.side)] = content
    } else {
      node.kind = .replaced
      node.side = Int32(truncatingIfNeeded: replacedContents.count)
      replacedContents.append(content)
    }
  }

  /// The parent of a box; `nil` for a root.
  public func parent(of box: BoxID) -> BoxID? {
    let parent = nodes[box.index].parent
    return parent < 0 ? nil : BoxID(Int(parent))
  }

  /// The children of a box in document order.
  public func children(of box: BoxID) -> [BoxID] {
    var children: [BoxID] = []
    children.reserveCapacity(Int(nodes[box.index].childCount))
    var child = nodes[box.index].firstChild
    while child >= 0 {
      children.append(BoxID(Int(child)))
      child = nodes[Int(child)].nextSibling
    }
    return children
  }

  /// The unrounded border box of the last layout, relative to the border box of the nearest ancestor that has one.
  ///
  /// Zero for boxes with `display` `none` or `contents`, and for descendants of the former.
  public func frame(of box: BoxID) -> Rect {
    nodes[box.index].style.display == .contents ? .zero : nodes[box.index].frame
  }
}

/// What a replaced leaf shows.
struct ReplacedContent: Sendable {
  var naturalSize: Size
  var ratio: Double?
  /// Whether there is a ratio and no size.
  var hasRatioAlone = false

  /// The size where nothing says another one: with a ratio alone what fits into the default size of objects
  /// ([CSS Images 3 §5.3](https://www.w3.org/TR/css-images-3/#default-sizing)).
  var defaultSize: Size {
    guard hasRatioAlone, let ratio else { return naturalSize }
    let width = min(300, 150 * ratio)
    return Size(width: width, height: width / ratio)
  }
}
