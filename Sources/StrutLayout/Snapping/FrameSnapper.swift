import StrutCore

/// Keeps the rounded frames of a tree up to date from layout to layout.
///
/// It looks only at what the layouts since the last update changed, and gives the very frames that
/// ``FrameTree/init(snapping:root:canvas:scale:)`` gives.
///
/// ```swift
/// import StrutCore
/// import StrutLayout
///
/// func place(_ tree: inout LayoutTree, with texts: some ContentMeasurer, in snapper: inout FrameSnapper) {
///   let canvas = tree.layOut(root: BoxID(0), width: 375, height: nil, measuring: texts)
///   snapper.update(tree, root: BoxID(0), canvas: canvas, scale: 2)
/// }
/// ```
public struct FrameSnapper: Sendable {
  /// The frames of the last update.
  public private(set) var frames = FrameTree(canvas: .zero, frames: [], absoluteFrames: [])
  /// Whether updates take down which boxes they look at.
  package var recordsVisits = false
  /// The boxes that the last update looked at, where updates take them down; `nil` for all of them.
  package private(set) var visited: [BoxID]?
  /// What the frames were made of; `nil` before the first update.
  private var source: Source?

  private struct Source: Equatable {
    var root: BoxID
    var scale: Double
    var epoch: Int
  }
  private var stamp = LayoutStamp.never
  private var removedBoxes = 0

  /// Creates a snapper that has seen no tree.
  public init() {}

  /// The frame of one box at the last update, as ``FrameTree/frames`` has it.
  package func frame(of box: BoxID) -> Rect { frames.frames[box.index] }

  /// Whether the last update saw a box.
  package func holds(_ box: BoxID) -> Bool { box.index < frames.frames.count }

  /// Brings the frames up to date after a layout.
  ///
  /// - Parameters:
  ///   - tree: The tree of the last update, edited and laid out since, or the first one. An older copy of it costs an
  ///     update of all frames; for another tree, use another snapper.
  ///   - root: The box that was laid out.
  ///   - canvas: The canvas's used size.
  ///   - scale: Grid lines for each point; 0 turns rounding off.
  /// - Precondition: `root` is a box of the tree.
  /// - Complexity: the number of boxes that moved, whose children were placed, or that stand below a box that moved.
  public mutating func update(_ tree: LayoutTree, root: BoxID, canvas: Size, scale: Double) {
    tree.check(root)
    let source = Source(root: root, scale: scale, epoch: tree.stampEpoch)
    if self.source == source, isOfEarlierLayout(of: tree) {
      let added = tree.count - frames.frames.count
      if added > 0 {
        frames.frames += Array(repeating: .zero, count: added)
        frames.absoluteFrames += Array(repeating: .zero, count: added)
      }
      for box in tree.removedBoxes[removedBoxes...] where tree.nodes[Int(box)].parent < 0 {
        clear(box, in: tree)
      }
      if recordsVisits {
        var visits = SnappingVisits()
        frames.snap(
          tree, root: root, canvas: canvas, scale: scale, changedSince: stamp, visits: &visits)
        visited = visits.boxes
      } else {
        visited = nil
        frames.snap(tree, root: root, canvas: canvas, scale: scale, changedSince: stamp)
      }
    } else {
      visited = nil
      frames = FrameTree(snapping: tree, root: root, canvas: canvas, scale: scale)
    }
    self.source = source
    stamp = tree.stamp
    removedBoxes = tree.removedBoxes.count
  }

  /// Whether the tree can have come from that of the last update: an older copy of it has seen less.
  private func isOfEarlierLayout(of tree: LayoutTree) -> Bool {
    frames.frames.count <= tree.count && removedBoxes <= tree.removedBoxes.count
      && stamp <= tree.stamp
  }

  /// Boxes outside of the tree have no frames.
  private mutating func clear(_ root: Int32, in tree: LayoutTree) {
    var open = [root]
    while let box = open.popLast() {
      frames.frames[Int(box)] = .zero
      frames.absoluteFrames[Int(box)] = .zero
      var child = tree.nodes[Int(box)].firstChild
      while child >= 0 {
        open.append(child)
        child = tree.nodes[Int(child)].nextSibling
      }
    }
  }
}
