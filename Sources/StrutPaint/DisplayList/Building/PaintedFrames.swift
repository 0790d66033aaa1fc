import StrutCore
import StrutLayout

/// Where boxes are painted: on their snapped frames, but up to the border of the box around them, and on the pixels of
/// the plane in which they stand.
///
/// Browser: borders are as wide in layout as they are painted, so that what fills a box from border to border always meets
/// them: `reftest/children-meet-the-border`. What stands in a box that is turned, scaled or skewed is rounded from the
/// corner of that box on, which is on a pixel: `reftest/rounded-in-the-turned-box`.
struct PaintedFrames {
  private let boxes: [PlacedBox]
  private let transform: (Int) -> Affine
  private let holdsAbsolutes: (Int) -> Bool
  /// Lines for each point that borders are fitted to.
  private let lines: Double
  /// The grid of the frames.
  private let grid: PixelGrid

  /// A box that is open, with what its children are fitted to.
  private struct Around {
    /// The index after its last descendant.
    var end: Int
    /// How far its plane is moved, so that the corner of the box that it belongs to is on the grid.
    var shift = Point.zero
    /// The padding box as it was laid out, and as it is painted, in that plane.
    var exact: Rect
    var painted: Rect
    /// The open box in which absolute descendants stand; an index.
    var absolutes = 0
  }

  /// Where each of the boxes is painted.
  ///
  /// - Parameters:
  ///   - boxes: The boxes in the order of ``FrameTree/placements``.
  ///   - pixelGrid: Lines for each point that borders are fitted to; 0 for none.
  ///   - frameGrid: Lines for each point that the frames are snapped to; 0 for none.
  ///   - transform: What the box at an index is transformed by.
  ///   - holdsAbsolutes: Whether absolute descendants stand in the box at an index.
  /// - Complexity: O(*n*) in the number of boxes.
  static func geometry(
    of boxes: [PlacedBox], pixelGrid: Double, frameGrid: Double,
    transform: @escaping (Int) -> Affine, holdsAbsolutes: @escaping (Int) -> Bool
  ) -> [BoxGeometry] {
    guard pixelGrid > 0,
      boxes.indices.contains(where: {
        boxes[$0].hasBorderOffGrid(lines: pixelGrid)
          || boxes[$0].isOffGrid && !transform($0).isTranslation
      })
    else { return boxes.map { BoxGeometry($0, pixelGrid: pixelGrid) } }
    return PaintedFrames(
      boxes: boxes, transform: transform, holdsAbsolutes: holdsAbsolutes, lines: pixelGrid,
      grid: PixelGrid(scale: frameGrid)
    ).geometry
  }

  private var geometry: [BoxGeometry] {
    var open: [Around] = []
    return boxes.indices.map { index in
      while let last = open.last, last.end <= index { open.removeLast() }
      let parent = open.last
      var inside = Around(
        end: Int(boxes[index].end), shift: parent?.shift ?? .zero, exact: .zero, painted: .zero,
        absolutes: holdsAbsolutes(index) ? open.count : parent?.absolutes ?? 0)
      let box = placed(
        index, in: boxes[index].position == .absolute ? parent.map { open[$0.absolutes] } : parent,
        shift: &inside.shift)
      let geometry = BoxGeometry(box, pixelGrid: lines)
      inside.exact = box.exactFrame.inset(by: box.border)
      inside.painted = geometry.paddingBox
      if inside.end > index + 1 { open.append(inside) }
      return geometry
    }
  }

  /// A box where it is painted.
  ///
  /// - Parameters:
  ///   - around: What the box may fill; `nil` for the root.
  ///   - shift: How far the plane is moved in which the box stands; at the end, that of its children.
  private func placed(_ index: Int, in around: Around?, shift: inout Point) -> PlacedBox {
    var box = boxes[index]
    if shift != .zero { box.move(by: shift, on: grid) }
    if let around {
      box.frame = box.frame.meeting(around.painted, where: box.exactFrame, meets: around.exact)
    }
    guard box.isOffGrid else { return box }
    let matrix = transform(index)
    guard !matrix.isTranslation else { return box }
    // An axis that is neither scaled nor skewed keeps its fractions.
    let isScale = matrix.b == 0 && matrix.c == 0
    let (keepsX, keepsY) = (isScale && matrix.a == 1, isScale && matrix.d == 1)
    let (frame, exact) = (box.frame, box.exactFrame)
    let rest = Point(
      x: keepsX ? 0 : frame.minX - exact.minX, y: keepsY ? 0 : frame.minY - exact.minY)
    shift = Point(x: shift.x + rest.x, y: shift.y + rest.y)
    box.move(by: rest, on: grid)
    if keepsX { (box.frame.origin.x, box.frame.size.width) = (frame.minX, frame.width) }
    if keepsY { (box.frame.origin.y, box.frame.size.height) = (frame.minY, frame.height) }
    return box
  }
}

extension PlacedBox {
  /// Whether a border is not as wide as it is painted.
  fileprivate func hasBorderOffGrid(lines: Double) -> Bool {
    guard border != .zero else { return false }
    let painted = border.snappedAsBorder(lines: lines)
    return zip(border.list, painted.list).contains { abs($0 - $1) > BinaryNoise.most }
  }

  /// Whether its corner is not where it was laid out.
  fileprivate var isOffGrid: Bool {
    abs(frame.minX - exactFrame.minX) > BinaryNoise.most
      || abs(frame.minY - exactFrame.minY) > BinaryNoise.most
  }

  /// Moves the box before its edges are rounded.
  fileprivate mutating func move(by shift: Point, on grid: PixelGrid) {
    exactFrame = exactFrame.offsetBy(dx: shift.x, dy: shift.y)
    frame = grid.snapped(exactFrame)
  }
}

extension Rect {
  /// The rectangle with those edges on those of `outer` that were laid out on the edges of another one.
  ///
  /// - Parameters:
  ///   - exact: Where the rectangle was laid out.
  ///   - exactOuter: Where `outer` was.
  fileprivate func meeting(_ outer: Rect, where exact: Rect, meets exactOuter: Rect) -> Rect {
    func edge(_ own: Double, _ exact: Double, _ exactOuter: Double, _ outer: Double) -> Double {
      abs(exact - exactOuter) < BinaryNoise.most ? outer : own
    }
    let left = edge(minX, exact.minX, exactOuter.minX, outer.minX)
    let top = edge(minY, exact.minY, exactOuter.minY, outer.minY)
    let right = edge(maxX, exact.maxX, exactOuter.maxX, outer.maxX)
    let bottom = edge(maxY, exact.maxY, exactOuter.maxY, outer.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
