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
  package enum Kind: Hashable, Sendable {
    /// Both sizes; width and height may be compared with each other.
    case size
    /// Distances from the left or the right.
    case horizontal
    /// Distances from the top.
    case vertical
  }

  /// What the attribute can be compared with.
  package var kind: Kind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Whether the attribute depends on the reading direction.
  package var followsDirection: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is a physical horizontal edge.
  package var isPhysicalEdge: Bool { self == .left || self == .right }

  /// Whether the attribute is the baseline of a line of text.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// A view of a constraint tree: the index of its box, or a line or length that statements bring along.
public struct ConstraintView: Hashable, Sendable {
  /// The index of the box; below 0 for what is no box.
  package var index: Int32

  /// Names the view of a box by the box's index; one that no tree can have is that of no box.
  public init(_ index: Int) { self.index = index < 0 ? .max : Int32(clamping: index) }

  /// Names a number that a statement brings along, such as the line of a barrier; `number` counts from 0.
  public init(helper number: Int) { index = Int32(clamping: -2 - min(max(0, number), 1 << 31)) }

  /// Whether it is a number that a statement brings along.
  package var isHelper: Bool { index < 0 }
}

/// A rectangle of a view that has edges, sizes and centre lines. All but the first are of constraint containers.
public enum LayoutArea: Hashable, Sendable, CaseIterable {
  /// The border box.
  case frame
  /// What the layout margins leave.
  case margin
  /// What the safe area insets leave.
  case safeArea
  /// As wide as what the layout margins leave, but no wider than is good to read, in its middle; as high as it.
  case readable

  /// The widest readable rectangle in points, as UIKit has it at the default text size.
  package static let readableWidth = 672.0
}

/// An attribute of a view, or of a rectangle in it.
public struct Anchor: Hashable, Sendable {
  /// The view.
  public var view: ConstraintView
  /// The attribute.
  public var attribute: LayoutAttribute
  /// The rectangle that has the attribute.
  public var area: LayoutArea

  /// Creates an anchor.
  public init(_ view: ConstraintView, _ attribute: LayoutAttribute, of area: LayoutArea = .frame) {
    self.view = view
    self.attribute = attribute
    self.area = area
  }
}

/// One comparison of an attribute with another one, or with a number:
/// `first` relation `second` · `multiplier` + `constant` + `space`.
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
  /// A length of the statement that is added; `nil` for none.
  public var space: ConstraintView?
  /// Whether the sizes compare as the natural sizes of their views do; the multiplier is that ratio then.
  public var isByNaturalSize = false
  /// The place among its statement's metrics of the one that the constant is; -1 where it is none.
  package var constantMetric: Int16 = -1
  /// The place among its statement's metrics of the one that the multiplier is; -1 where it is none.
  package var factorMetric: Int16 = -1
  /// How strongly the constraint wants to hold.
  public var priority: Priority

  /// Creates a comparison.
  public init(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, times multiplier: Double = 1,
    plus constant: Double = 0, space: ConstraintView? = nil, priority: Priority = .required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.space = space
    self.priority = priority
  }

  /// Whether the comparison is mirrored in a right-to-left container.
  package var followsDirection: Bool {
    first.attribute.followsDirection || second?.attribute.followsDirection ?? false
      || space != nil
  }

  /// Whether a view takes part.
  func mentions(_ view: ConstraintView) -> Bool { first.view == view || second?.view == view }
}
