/// A line or a size of a view that constraints are about.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The edges.
  case left, right, top, bottom
  /// The edges in reading direction.
  case leading, trailing
  /// The sizes.
  case width, height
  /// The centre lines.
  case centerX, centerY
  /// The baselines of the first and the last line of text.
  case firstBaseline, lastBaseline

  /// What an attribute can be compared with.
  public enum Kind: Hashable, Sendable {
    /// Both sizes; width and height may be compared with each other.
    case size
    /// Distances from the left or the right.
    case horizontal
    /// Distances from the top.
    case vertical
  }

  /// What the attribute can be compared with.
  public var kind: Kind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether the attribute depends on the reading direction.
  public var followsDirection: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is a physical horizontal edge.
  public var isPhysicalEdge: Bool { self == .left || self == .right }
}

/// A view of a constraint tree: the index of its box.
public struct ConstraintView: Hashable, Sendable {
  /// The index of the box.
  public var index: Int32

  /// Names the view of a box.
  @inlinable
  public init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// An attribute of a view, or of the rectangle inside its layout margins.
public struct Anchor: Hashable, Sendable {
  /// The view.
  public var view: ConstraintView
  /// The attribute.
  public var attribute: LayoutAttribute
  /// Whether the rectangle inside the layout margins is meant.
  public var isMargin: Bool

  /// Creates an anchor.
  public init(_ view: ConstraintView, _ attribute: LayoutAttribute, isMargin: Bool = false) {
    self.view = view
    self.attribute = attribute
    self.isMargin = isMargin
  }
}

/// One comparison of an attribute with another one, or with a number:
/// `first` relation `second` · `multiplier` + `constant`.
///
/// Locations are measured in the container that holds the statement. Where leading or trailing occurs, both
/// sides are distances from the container's leading edge, whichever that is.
public struct AnchorConstraint: Hashable, Sendable {
  /// The left side.
  public var first: Anchor
  /// How the sides compare.
  public var relation: Relation
  /// The attribute on the right side; `nil` for a number alone.
  public var second: Anchor?
  /// What `second` is multiplied by.
  public var multiplier: Double
  /// What is added, in points.
  public var constant: Double
  /// How strongly the constraint wants to hold.
  public var priority: Priority

  /// Creates a comparison.
  public init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, times multiplier: Double = 1,
    plus constant: Double = 0, priority: Priority = .required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Whether the comparison is mirrored in a right-to-left container.
  public var followsDirection: Bool {
    first.attribute.followsDirection || second?.attribute.followsDirection ?? false
  }

  /// Whether a view takes part.
  func mentions(_ view: ConstraintView) -> Bool { first.view == view || second?.view == view }
}
