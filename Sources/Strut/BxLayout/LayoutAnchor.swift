/// A line or a size of a box, possibly times a number plus a number: one side of a constraint.
public struct LayoutAnchor {
  let box: Box
  let attribute: LayoutConstraint.Attribute
  var multiplier = 1.0
  var constant = 0.0

  init(_ box: Box, _ attribute: LayoutConstraint.Attribute) {
    self.box = box
    self.attribute = attribute
  }

  /// The line or size that many points further.
  public static func + (anchor: LayoutAnchor, constant: Double) -> LayoutAnchor {
    var anchor = anchor
    anchor.constant += constant
    return anchor
  }

  /// The line or size that many points further.
  public static func + (constant: Double, anchor: LayoutAnchor) -> LayoutAnchor {
    anchor + constant
  }

  /// The line or size that many points before.
  public static func - (anchor: LayoutAnchor, constant: Double) -> LayoutAnchor {
    anchor + -constant
  }

  /// The line or size times a number.
  public static func * (anchor: LayoutAnchor, factor: Double) -> LayoutAnchor {
    var anchor = anchor
    anchor.multiplier *= factor
    anchor.constant *= factor
    return anchor
  }

  /// The line or size times a number.
  public static func * (factor: Double, anchor: LayoutAnchor) -> LayoutAnchor { anchor * factor }

  /// The line or size divided by a number.
  public static func / (anchor: LayoutAnchor, divisor: Double) -> LayoutAnchor {
    anchor * (1 / divisor)
  }

  /// Compares with another line or size.
  fileprivate func compare(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor, at place: Place
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: box, attribute: attribute, relatedBy: multiplier < 0 ? relation.flipped : relation,
      toItem: other.box, attribute: other.attribute, multiplier: other.multiplier / multiplier,
      constant: (other.constant - constant) / multiplier, fileID: place.fileID, line: place.line)
  }

  /// Compares with a number.
  fileprivate func compare(
    _ relation: LayoutConstraint.Relation, _ number: Double, at place: Place
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: box, attribute: attribute, relatedBy: multiplier < 0 ? relation.flipped : relation,
      constant: (number - constant) / multiplier, fileID: place.fileID, line: place.line)
  }
}

extension LayoutConstraint.Relation {
  fileprivate var flipped: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// Both are equal.
public func == (lhs: LayoutAnchor, rhs: LayoutAnchor) -> LayoutConstraint {
  lhs.compare(.equal, rhs, at: .none)
}
/// The left side is at most the right one.
public func <= (lhs: LayoutAnchor, rhs: LayoutAnchor) -> LayoutConstraint {
  lhs.compare(.lessThanOrEqual, rhs, at: .none)
}
/// The left side is at least the right one.
public func >= (lhs: LayoutAnchor, rhs: LayoutAnchor) -> LayoutConstraint {
  lhs.compare(.greaterThanOrEqual, rhs, at: .none)
}
/// A size is a number of points.
public func == (lhs: LayoutAnchor, rhs: Double) -> LayoutConstraint {
  lhs.compare(.equal, rhs, at: .none)
}
/// A size is at most a number of points.
public func <= (lhs: LayoutAnchor, rhs: Double) -> LayoutConstraint {
  lhs.compare(.lessThanOrEqual, rhs, at: .none)
}
/// A size is at least a number of points.
public func >= (lhs: LayoutAnchor, rhs: Double) -> LayoutConstraint {
  lhs.compare(.greaterThanOrEqual, rhs, at: .none)
}
/// The width is the height times a number.
public func == (lhs: LayoutView.AspectRatio, rhs: Double) -> LayoutConstraint {
  lhs.view.width == lhs.view.height * rhs
}
/// The width is at most the height times a number.
public func <= (lhs: LayoutView.AspectRatio, rhs: Double) -> LayoutConstraint {
  lhs.view.width <= lhs.view.height * rhs
}
/// The width is at least the height times a number.
public func >= (lhs: LayoutView.AspectRatio, rhs: Double) -> LayoutConstraint {
  lhs.view.width >= lhs.view.height * rhs
}

/// The operators that follow a comparison: below it, above assignments.
precedencegroup LayoutPriorityPrecedence {
  associativity: left
  lowerThan: ComparisonPrecedence
  higherThan: LayoutStoragePrecedence
}

/// The operator that follows everything else of a constraint.
precedencegroup LayoutStoragePrecedence {
  associativity: left
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : LayoutPriorityPrecedence
infix operator => : LayoutStoragePrecedence

/// Gives a constraint a priority.
public func ~ (constraint: LayoutConstraint, priority: LayoutPriority) -> LayoutConstraint {
  constraint.priority = priority
  return constraint
}

/// Gives constraints a priority.
public func ~ (constraints: [LayoutConstraint], priority: LayoutPriority) -> [LayoutConstraint] {
  for constraint in constraints { constraint.priority = priority }
  return constraints
}

/// Keeps a constraint for later.
@discardableResult
public func => (
  constraint: LayoutConstraint, variable: inout LayoutConstraint?
) -> LayoutConstraint {
  variable = constraint
  return constraint
}

/// Keeps a constraint for later.
@discardableResult
public func => (
  constraint: LayoutConstraint, variable: inout LayoutConstraint
) -> LayoutConstraint {
  variable = constraint
  return constraint
}

/// Keeps constraints for later.
@discardableResult
public func => (
  constraints: [LayoutConstraint], variable: inout [LayoutConstraint]
) -> [LayoutConstraint] {
  variable = constraints
  return constraints
}
