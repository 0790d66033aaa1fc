import StrutConstraints
import StrutCore

/// The safe areas of constraint containers, which follow from the canvas's and from where the containers are.
///
/// As in UIKit a container is laid out first and learns then what is covered of it; where that is not what it was laid
/// out with, it is laid out again.
extension LayoutTree {
  /// The most layouts of a tree whose containers move with their own safe areas.
  private static let mostLayouts = 8

  /// Takes over the canvas's safe area before a layout. The root box is taken to cover the canvas at first.
  mutating func setSafeArea(_ safeArea: Edges<Double>, root: BoxID) {
    guard constraints.canvasSafeArea != safeArea else { return }
    constraints.canvasSafeArea = safeArea
    constraints.derivedSafeAreas = [root.rawValue: safeArea]
    for box in constraints.safeAreaUsers { markDirty(BoxID(Int(box))) }
  }

  /// Lays out again by `layOut` as long as containers turn out to be elsewhere than their safe areas were worked out for.
  ///
  /// - Parameter canvas: The size of the canvas after the first layout.
  /// - Returns: The size of the canvas after the last one.
  mutating func settleSafeAreas(
    on canvas: Size, _ layOut: (inout LayoutTree) -> Size
  ) -> Size {
    guard !constraints.safeAreaUsers.isEmpty,
      constraints.canvasSafeArea != Edges(0) || !constraints.derivedSafeAreas.isEmpty
    else { return canvas }
    var canvas = canvas
    var former: [Int32: [Edges<Double>]] = [:]
    for _ in 1..<Self.mostLayouts {
      guard updateSafeAreas(on: canvas, &former) else { break }
      canvas = layOut(&self)
    }
    return canvas
  }

  /// Works out the safe areas from the frames; returns whether any has changed.
  ///
  /// A container whose statements conflict inside of its safe area has no frame to speak of, so that it would go without the
  /// area in every second layout, and the conflict might not be told: of two areas that take turns it gets the larger one.
  ///
  /// - Parameter former: The areas before the present ones, the newest last.
  private mutating func updateSafeAreas(
    on canvas: Size, _ former: inout [Int32: [Edges<Double>]]
  ) -> Bool {
    var hasChanged = false
    for box in constraints.safeAreaUsers.sorted()
    where constraints.attributes[box]?.safeArea == nil {
      let old = constraints.derivedSafeAreas[box] ?? Edges(0)
      let covered = coveredEdges(of: box, on: canvas)
      let takeTurns = former[box, default: []].suffix(2).elementsEqual([old, covered]) {
        $0.isSame(as: $1)
      }
      let area = takeTurns ? covered.joined(with: old) : covered
      former[box, default: []].append(old)
      guard !area.isSame(as: old) else { continue }
      constraints.derivedSafeAreas[box] = area
      markDirty(BoxID(Int(box)))
      hasChanged = true
    }
    return hasChanged
  }

  /// How much of a box's edges lies in the parts of the canvas that are covered.
  private func coveredEdges(of box: Int32, on canvas: Size) -> Edges<Double> {
    var origin = Point.zero
    var current = box
    while current >= 0 {
      let frame = frame(of: BoxID(Int(current)))
      origin.x += frame.minX
      origin.y += frame.minY
      current = nodes[Int(current)].parent
    }
    let size = frame(of: BoxID(Int(box))).size
    let safe = constraints.canvasSafeArea
    func covered(_ inset: Double, _ outside: Double, _ extent: Double) -> Double {
      inset > 0 ? min(max(0, inset - outside), extent) : 0
    }
    return Edges(
      top: covered(safe.top, origin.y, size.height),
      right: covered(safe.right, canvas.width - origin.x - size.width, size.width),
      bottom: covered(safe.bottom, canvas.height - origin.y - size.height, size.height),
      left: covered(safe.left, origin.x, size.width))
  }
}

extension Edges<Double> {
  /// The larger one of each side.
  fileprivate func joined(with other: Edges<Double>) -> Edges<Double> {
    Edges(
      top: max(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom), left: max(left, other.left))
  }

  /// Whether both are the same but for rounding errors.
  fileprivate func isSame(as other: Edges<Double>) -> Bool {
    abs(top - other.top) < 1e-9 && abs(right - other.right) < 1e-9
      && abs(bottom - other.bottom) < 1e-9 && abs(left - other.left) < 1e-9
  }
}
