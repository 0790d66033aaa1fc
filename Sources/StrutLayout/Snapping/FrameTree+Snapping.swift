import Glibc
import StrutCore

extension FrameTree {
  /// The frames of a laid-out tree, rounded to the pixel grid.
  ///
  /// `Layout.md`, section "The pixel grid": the absolute edges of every border box are rounded half up, and
  /// frames are differences of rounded absolute edges, so that neighbours never gap or overlap. A box with
  /// measured content rounds its left and top edges down and its right and bottom edges up, so that it never ends up
  /// smaller than its content; where its size is a whole number of grid steps it keeps that size. The canvas is
  /// rounded half up too; an automatic one like the root box, so that it holds it. It has one grid step at least
  /// where it is larger than nothing.
  ///
  /// - Parameters:
  ///   - tree: The tree after layout of `root`.
  ///   - root: The box that was laid out; `nil` for a tree without boxes.
  ///   - canvas: The canvas's used size.
  ///   - scale: Grid lines for each point; 0 turns rounding off.
  /// - Complexity: O(*n*) in the number of boxes.
  public init(snapping tree: LayoutTree, root: BoxID?, canvas: Size, scale: Double) {
    self.init(
      canvas: canvas, frames: Array(repeating: .zero, count: tree.count),
      absoluteFrames: Array(repeating: .zero, count: tree.count))
    let grid = PixelGrid(scale: scale)
    self.canvas = Size(
      width: grid.roundCanvas(canvas.width), height: grid.roundCanvas(canvas.height))
    guard let root else { return }
    if tree.nodes[root.index].kind == .measured {
      // Rounded like the box that it is as large as.
      if tree.lastCanvas.width == nil {
        self.canvas.width = max(self.canvas.width, grid.roundUp(canvas.width))
      }
      if tree.lastCanvas.height == nil {
        self.canvas.height = max(self.canvas.height, grid.roundUp(canvas.height))
      }
    }
    frames.withUnsafeMutableBufferPointer { frames in
      absoluteFrames.withUnsafeMutableBufferPointer { absolute in
        tree.nodes.withUnsafeBufferPointer { nodes in
          var pass = SnappingPass(nodes: nodes, frames: frames, absolute: absolute, grid: grid)
          pass.snapTree(below: root.rawValue)
        }
      }
    }
  }
}

/// The lines that edges are rounded to.
private struct PixelGrid {
  /// Lines for each point; 0 for no grid.
  let scale: Double

  /// Creates a grid; none where its steps would be too fine or too wide to tell.
  init(scale: Double) {
    self.scale = (0x1p-25...0x1p30).contains(scale) ? scale : 0
  }

  /// A coordinate that lies on a line but for the noise of binary fractions counts as on it.
  private static let noise = 1.0 / 1024

  /// The nearest line, in points; halves go up.
  func round(_ value: Double) -> Double {
    scale == 0 ? value : floor(value * scale + 0.5 + Self.noise) / scale
  }

  /// The nearest line, but never nothing for something.
  func roundCanvas(_ extent: Double) -> Double {
    let rounded = round(extent)
    return rounded == 0 && extent > 0 ? 1 / scale : rounded
  }

  /// The next line to the left or top.
  func roundDown(_ value: Double) -> Double {
    scale == 0 ? value : floor(value * scale + Self.noise) / scale
  }

  /// The next line to the right or bottom.
  func roundUp(_ value: Double) -> Double {
    scale == 0 ? value : ceil(value * scale - Self.noise) / scale
  }

  /// Whether an extent is a whole number of grid steps.
  func isWhole(_ extent: Double) -> Bool {
    let steps = extent * scale
    return abs(steps - steps.rounded()) <= Self.noise
  }

  /// The rounded ends of an extent with measured content.
  func roundOutwards(_ start: Double, _ extent: Double) -> (start: Double, end: Double) {
    guard scale != 0 else { return (start, start + extent) }
    let first = roundDown(start)
    if isWhole(extent) { return (first, first + (extent * scale).rounded() / scale) }
    return (first, roundUp(start + extent))
  }
}

/// The walk that rounds.
private struct SnappingPass {
  let nodes: UnsafeBufferPointer<BoxNode>
  let frames: UnsafeMutableBufferPointer<Rect>
  let absolute: UnsafeMutableBufferPointer<Rect>
  let grid: PixelGrid

  /// Rounds a box and its descendants, parents first.
  mutating func snapTree(below root: Int32) {
    // The unrounded and the rounded corner that children are relative to, for each open level.
    var unrounded = [Point.zero]
    var rounded = [Point.zero]
    var index = root
    while true {
      let isBox = nodes[Int(index)].hasBox
      if isBox {
        let corner = unrounded[unrounded.count - 1]
        let base = rounded[rounded.count - 1]
        let origin = nodes[Int(index)].frame.origin
        let snapped = snap(index, origin: Point(x: corner.x + origin.x, y: corner.y + origin.y))
        absolute[Int(index)] = snapped
        frames[Int(index)] = snapped.offsetBy(dx: -base.x, dy: -base.y)
      }
      let isHidden = nodes[Int(index)].style.display == .none
      if nodes[Int(index)].firstChild >= 0, !isHidden {
        let corner = unrounded[unrounded.count - 1]
        let origin = nodes[Int(index)].frame.origin
        unrounded.append(isBox ? Point(x: corner.x + origin.x, y: corner.y + origin.y) : corner)
        rounded.append(isBox ? absolute[Int(index)].origin : rounded[rounded.count - 1])
        index = nodes[Int(index)].firstChild
        continue
      }
      while index != root, nodes[Int(index)].nextSibling < 0 {
        index = nodes[Int(index)].parent
        unrounded.removeLast()
        rounded.removeLast()
      }
      if index == root { return }
      index = nodes[Int(index)].nextSibling
    }
  }

  private func snap(_ index: Int32, origin: Point) -> Rect {
    let node = nodes[Int(index)]
    let size = node.frame.size
    if node.kind == .measured {
      let x = grid.roundOutwards(origin.x, size.width)
      let y = grid.roundOutwards(origin.y, size.height)
      return Rect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start)
    }
    let left = grid.round(origin.x)
    let top = grid.round(origin.y)
    return Rect(
      x: left, y: top, width: grid.round(origin.x + size.width) - left,
      height: grid.round(origin.y + size.height) - top)
  }
}

extension BoxNode {
  /// Whether the element has a box: neither hidden itself nor without one.
  fileprivate var hasBox: Bool { style.display != .none && style.display != .contents }
}
