/// The lines that one view takes over from another one.
public struct FollowedLines: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The leading edge.
  public static let leading = FollowedLines(rawValue: 1)
  /// The trailing edge.
  public static let trailing = FollowedLines(rawValue: 2)
  /// The top edge.
  public static let top = FollowedLines(rawValue: 4)
  /// The bottom edge.
  public static let bottom = FollowedLines(rawValue: 8)
  /// The vertical centre line.
  public static let centerX = FollowedLines(rawValue: 16)
  /// The horizontal centre line.
  public static let centerY = FollowedLines(rawValue: 32)
  /// The leading edge inside the margins.
  public static let marginLeading = FollowedLines(rawValue: 64)
  /// The trailing edge inside the margins.
  public static let marginTrailing = FollowedLines(rawValue: 128)
  /// The top edge inside the margins.
  public static let marginTop = FollowedLines(rawValue: 256)
  /// The bottom edge inside the margins.
  public static let marginBottom = FollowedLines(rawValue: 512)
  /// All edges.
  public static let edges: FollowedLines = [.leading, .trailing, .top, .bottom]
  /// The leading and the trailing edge.
  public static let edgesHorizontal: FollowedLines = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let edgesVertical: FollowedLines = [.top, .bottom]
  /// Both centre lines.
  public static let center: FollowedLines = [.centerX, .centerY]
  /// All edges inside the margins.
  public static let margins: FollowedLines = [
    .marginLeading, .marginTrailing, .marginTop, .marginBottom,
  ]
  /// The leading and the trailing edge inside the margins.
  public static let marginHorizontal: FollowedLines = [.marginLeading, .marginTrailing]
  /// The top and the bottom edge inside the margins.
  public static let marginVertical: FollowedLines = [.marginTop, .marginBottom]
  /// The leading and the trailing edge inside the margins, as BxLayout spells them.
  public static let marginsHorizontal = marginHorizontal
  /// The top and the bottom edge inside the margins, as BxLayout spells them.
  public static let marginsVertical = marginVertical
}

extension LayoutView {
  /// This view takes over lines of another one.
  ///
  /// - Parameters:
  ///   - target: The other view.
  ///   - lines: The lines.
  ///   - insets: How far inside of them, in points; centre lines are not moved.
  /// - Precondition: No side is named both as edge and as margin.
  public func follow(
    _ target: LayoutView, on lines: FollowedLines = .edges, insetBy insets: EdgeInsets = .zero
  ) -> [LayoutConstraint] {
    if lines.rawValue & 15 & lines.rawValue >> 6 != 0 {
      fatalError("follow: the edge and the margin of one side at once")
    }
    var constraints: [LayoutConstraint] = []
    func add(_ line: FollowedLines, _ own: LayoutAnchor, _ other: LayoutAnchor, _ inset: Double) {
      if lines.contains(line) { constraints.append(own == other + inset) }
    }
    add(.leading, leading, target.leading, insets.leading)
    add(.trailing, trailing, target.trailing, -insets.trailing)
    add(.top, top, target.top, insets.top)
    add(.bottom, bottom, target.bottom, -insets.bottom)
    add(.marginLeading, leading, target.margin.leading, insets.leading)
    add(.marginTrailing, trailing, target.margin.trailing, -insets.trailing)
    add(.marginTop, top, target.margin.top, insets.top)
    add(.marginBottom, bottom, target.margin.bottom, -insets.bottom)
    add(.centerX, centerX, target.centerX, 0)
    add(.centerY, centerY, target.centerY, 0)
    return constraints
  }

  /// This view has the centre of another one.
  ///
  /// - Parameters:
  ///   - target: The other view.
  ///   - offset: How far from that to the right and down, in points, in both directions of texts.
  public func follow(
    centerOf target: LayoutView, offsetBy offset: Point = .zero
  ) -> [LayoutConstraint] {
    [centerX == target.centerX + offset.x, centerY == target.centerY + offset.y]
  }

  /// Sets the sizes that are named, in points.
  public func set(width: Double? = nil, height: Double? = nil) -> [LayoutConstraint] {
    [width.map { self.width == $0 }, height.map { self.height == $0 }].compactMap(\.self)
  }
}
