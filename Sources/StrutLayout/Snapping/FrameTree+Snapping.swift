import StrutCore

extension FrameTree {
  /// The frames of a laid-out tree, rounded to the pixel grid.
  ///
  /// `Layout.md`, section "The pixel grid": the absolute edges of every border box are rounded half up, and
  /// frames are differences of rounded absolute edges, so that neighbours never gap or overlap. The canvas is
  /// rounded half up too; it has one grid step at least where it is larger than nothing.
  ///
  /// Deviation: CSS knows no grid. Browsers round the place of a box that is turned, scaled or skewed, and all in it from
  /// there on. So it is painted; its frame and those in it have the edges that they have without.
  ///
  /// - Parameters:
  ///   - tree: The tree after layout of `root`.
  ///   - root: The box that was laid out; `nil` for a tree without boxes.
  ///   - canvas: The canvas's used size.
  ///   - scale: Grid lines for each point; 0 turns rounding off.
  /// - Precondition: `root` is a box of the tree.
  /// - Complexity: O(*n*) in the number of boxes.
  public init(snapping tree: LayoutTree, root: BoxID?, canvas: Size, scale: Double) {
    if let root { tree.check(root) }
    self.init(count: tree.count)
    snap(tree, root: root, canvas: canvas, scale: scale, changedSince: nil)
  }

  /// The frames of a laid-out tree as ``init(snapping:root:canvas:scale:)`` gives them, together with ``placements``.
  ///
  /// - Complexity: O(*n*) in the number of boxes; where any has an `order`, O(*n* log *n*).
  package init(placing tree: LayoutTree, root: BoxID?, canvas: Size, scale: Double) {
    self.init(count: tree.count)
    tree.styles.rare.withUnsafeBufferPointer { rare in
      var recorder = PlacementRecorder(rare: rare.baseAddress, capacity: tree.count)
      withUnsafeMutablePointer(to: &recorder) {
        snap(tree, root: root, canvas: canvas, scale: scale, changedSince: nil, recorder: $0)
      }
      placements = recorder.finish()
    }
  }

  /// Creates zero frames.
  private init(count: Int) {
    self.init(
      canvas: .zero, frames: Array(repeating: .zero, count: count),
      absoluteFrames: Array(repeating: .zero, count: count))
  }

  /// Rounds the canvas and the boxes that changed after a layout, or all.
  ///
  /// - Parameters:
  ///   - recorder: Takes down every box, where all are rounded; `nil` for none.
  ///   - visits: Takes down which boxes are looked at; `nil` for none.
  mutating func snap(
    _ tree: LayoutTree, root: BoxID?, canvas: Size, scale: Double, changedSince: LayoutStamp?,
    recorder: UnsafeMutablePointer<PlacementRecorder>? = nil,
    visits: UnsafeMutablePointer<SnappingVisits>? = nil
  ) {
    let grid = PixelGrid(scale: scale)
    self.canvas = Size(
      width: grid.roundCanvas(canvas.width), height: grid.roundCanvas(canvas.height))
    guard let root else { return }
    frames.withUnsafeMutableBufferPointer { frames in
      absoluteFrames.withUnsafeMutableBufferPointer { absolute in
        tree.nodes.withUnsafeBufferPointer { nodes in
          let pass = SnappingPass(
            nodes: nodes, frames: frames, absolute: absolute, grid: grid,
            changedSince: changedSince, recorder: recorder, visits: visits)
          pass.snapTree(below: root.rawValue)
        }
      }
    }
  }
}

/// The boxes that rounding has looked at, since one of them or the box around it was placed anew.
struct SnappingVisits {
  var boxes: [BoxID] = []
}

/// The walk that rounds.
private struct SnappingPass {
  let nodes: UnsafeBufferPointer<BoxNode>
  let frames: UnsafeMutableBufferPointer<Rect>
  let absolute: UnsafeMutableBufferPointer<Rect>
  let grid: PixelGrid
  /// The layout whose frames are there; `nil` for none.
  let changedSince: LayoutStamp?
  /// Takes down the boxes; `nil` for none.
  let recorder: UnsafeMutablePointer<PlacementRecorder>?
  /// Takes down which boxes are looked at; `nil` for none.
  let visits: UnsafeMutablePointer<SnappingVisits>?

  /// What the children of a box need to know.
  private struct Level {
    /// The corner that they are relative to, before and after rounding.
    var unrounded = Point.zero
    var rounded = Point.zero
    /// Whether all of them have to be rounded.
    var isMoved: Bool
    /// The parent's index in the recorder; -1 where there is none, or no box.
    var placement: Int32 = -1
  }

  /// Rounds a box and its descendants, parents first.
  func snapTree(below root: Int32) {
    var levels = [Level(isMoved: changedSince == nil)]
    var index = root
    while true {
      if let level = snap(index, in: levels[levels.count - 1]) {
        levels.append(level)
        index = nodes[Int(index)].firstChild
        continue
      }
      while index != root, nodes[Int(index)].nextSibling < 0 {
        index = nodes[Int(index)].parent
        let level = levels.removeLast()
        if let recorder, level.placement >= 0 { recorder.pointee.close(level.placement) }
      }
      if index == root { return }
      index = nodes[Int(index)].nextSibling
    }
  }

  /// Rounds a box as far as it changed; returns the level of its children where they have to be visited.
  @inline(__always)
  private func snap(_ index: Int32, in level: Level) -> Level? {
    let node = nodes.baseAddress.unsafelyUnwrapped + Int(index)
    let isMoved = level.isMoved || node.pointee.movedIn > changedSince ?? .never
    visits?.pointee.boxes.append(BoxID(Int(index)))
    switch node.pointee.style.display {
    case .none:
      if isMoved, changedSince != nil { clear(below: index) }
      return nil
    case .contents:
      if isMoved { setZero(index) }
      guard node.pointee.firstChild >= 0 else { return nil }
      return Level(unrounded: level.unrounded, rounded: level.rounded, isMoved: isMoved)
    case .flex, .constraints:
      let hasChildrenToVisit = isMoved || node.pointee.placedIn > changedSince ?? .never
      guard hasChildrenToVisit else { return nil }
      let origin = node.pointee.frame.origin
      let corner = Point(x: level.unrounded.x + origin.x, y: level.unrounded.y + origin.y)
      var placement: Int32 = -1
      if isMoved {
        let snapped = snap(index, origin: corner)
        absolute[Int(index)] = snapped
        frames[Int(index)] = snapped.offsetBy(dx: -level.rounded.x, dy: -level.rounded.y)
        if let recorder {
          placement = recorder.pointee.add(node.pointee, index, corner: corner, frame: snapped)
        }
      }
      guard node.pointee.firstChild >= 0 else { return nil }
      return Level(
        unrounded: corner, rounded: absolute[Int(index)].origin, isMoved: isMoved,
        placement: placement)
    }
  }

  /// Takes the frames of a box that does not show and of everything below.
  private func clear(below root: Int32) {
    var index = root
    while true {
      setZero(index)
      if nodes[Int(index)].firstChild >= 0 {
        index = nodes[Int(index)].firstChild
        continue
      }
      while index != root, nodes[Int(index)].nextSibling < 0 { index = nodes[Int(index)].parent }
      if index == root { return }
      index = nodes[Int(index)].nextSibling
    }
  }

  private func setZero(_ index: Int32) {
    visits?.pointee.boxes.append(BoxID(Int(index)))
    frames[Int(index)] = .zero
    absolute[Int(index)] = .zero
  }

  private func snap(_ index: Int32, origin: Point) -> Rect {
    grid.snapped(Rect(origin: origin, size: nodes[Int(index)].frame.size))
  }
}
