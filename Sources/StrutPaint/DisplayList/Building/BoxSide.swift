import StrutCore

/// A side of a box, for geometry that is the same on all four: distances along the side run clockwise, distances
/// across it inwards.
enum BoxSide: Int, CaseIterable {
  case top, right, bottom, left

  /// The order in which sides that differ are painted.
  static let paintOrder: [BoxSide] = [.top, .bottom, .right, .left]

  /// The next side clockwise.
  var next: BoxSide { BoxSide(rawValue: (rawValue + 1) % 4)! }

  /// The next side anticlockwise.
  var previous: BoxSide { BoxSide(rawValue: (rawValue + 3) % 4)! }

  /// The side across the box.
  var opposite: BoxSide { BoxSide(rawValue: (rawValue + 2) % 4)! }

  /// Whether the side runs along the width of the box.
  var isHorizontal: Bool { self == .top || self == .bottom }

  /// Whether the side is painted after `other`.
  func isPaintedAfter(_ other: BoxSide) -> Bool {
    Self.paintOrder.firstIndex(of: self)! > Self.paintOrder.firstIndex(of: other)!
  }

  /// How long the side is.
  func length(in rect: Rect) -> Double { isHorizontal ? rect.size.width : rect.size.height }

  /// How far the opposite side is away.
  func depth(in rect: Rect) -> Double { isHorizontal ? rect.size.height : rect.size.width }

  /// The point of the canvas at distances along and across the side.
  func point(along: Double, inwards: Double, in rect: Rect) -> Point {
    switch self {
    case .top: Point(x: rect.minX + along, y: rect.minY + inwards)
    case .right: Point(x: rect.maxX - inwards, y: rect.minY + along)
    case .bottom: Point(x: rect.maxX - along, y: rect.maxY - inwards)
    case .left: Point(x: rect.minX + inwards, y: rect.maxY - along)
    }
  }

  /// The radii at the side's two ends; widths are along the side, heights across it.
  func radii(of box: RoundedRect) -> (start: Size, end: Size) {
    func turned(_ size: Size) -> Size { Size(width: size.height, height: size.width) }
    let radii = box.radii
    switch self {
    case .top: return (radii.topLeft, radii.topRight)
    case .right: return (turned(radii.topRight), turned(radii.bottomRight))
    case .bottom: return (radii.bottomRight, radii.bottomLeft)
    case .left: return (turned(radii.bottomLeft), turned(radii.topLeft))
    }
  }
}

extension Edges {
  /// The value of a side.
  subscript(side: BoxSide) -> Value {
    switch side {
    case .top: top
    case .right: right
    case .bottom: bottom
    case .left: left
    }
  }
}
