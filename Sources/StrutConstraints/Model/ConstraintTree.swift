import StrutCore

/// Constraint containers nested directly in one another with their views, and all that is said about them:
/// one system of constraints.
///
/// What holds: `views[0]` is the root; a parent comes before its children; statements are in document order.
package struct ConstraintTree: Sendable {
  /// One view.
  package struct View: Sendable {
    /// The view's box.
    package var view: ConstraintView
    /// The index of the container in ``ConstraintTree/views``; -1 for the root.
    package var parent: Int
    /// Whether leading is the right edge in statements of this container.
    package var isRightToLeft: Bool
    /// What the view brings along; its safe area is known.
    package var attributes: ConstraintAttributes
    /// The sizes that the view's own attributes require.
    package var sizes: [SizeRule]
    /// The sums of border and padding on both axes.
    package var inset: Size
    /// The size of the content with border and padding; `nil` for views without one.
    package var intrinsicSize: Size?
    /// The distances of the first baseline from the top and of the last one from the bottom.
    package var baselines: Baselines

    /// Creates a view.
    package init(
      _ view: ConstraintView, parent: Int, isRightToLeft: Bool = false,
      attributes: ConstraintAttributes = ConstraintAttributes(), sizes: [SizeRule] = [],
      inset: Size = .zero, intrinsicSize: Size? = nil, baselines: Baselines = Baselines()
    ) {
      self.view = view
      self.parent = parent
      self.isRightToLeft = isRightToLeft
      self.attributes = attributes
      self.sizes = sizes
      self.inset = inset
      self.intrinsicSize = intrinsicSize
      self.baselines = baselines
    }

    /// The narrowest border box that a text's longest word, or what is in a flex container, fits into, in points; `nil` for
    /// other views.
    package var longestWord: Double?
  }

  /// Distances of baselines from the edges of a border box, in points.
  package struct Baselines: Hashable, Sendable {
    /// Of the first line, from the top.
    package var first: Double
    /// Of the last line, from the bottom.
    package var last: Double

    /// Creates a pair; without arguments the edges themselves.
    package init(first: Double = 0, last: Double = 0) {
      self.first = first
      self.last = last
    }
  }

  /// A size attribute: width or height compared with a number, a share of the container's content box, or
  /// a multiple of the height.
  package struct SizeRule: Hashable, Sendable {
    /// What the size is compared with.
    package enum Value: Hashable, Sendable {
      /// Points of the border box.
      case points(Double)
      /// A share of the container's content box, 1 for all of it, plus points.
      case share(Double, plus: Double)
      /// The width as a multiple of the height: both less these insets.
      case ratio(Double, inset: Size)
    }

    /// The size that is constrained; horizontal for a ratio.
    package var axis: Axis
    /// How it compares.
    package var relation: Relation
    /// With what.
    package var value: Value
    /// The attribute as the author wrote it, for messages.
    package var text: String

    /// Creates a rule.
    package init(_ axis: Axis, _ relation: Relation, _ value: Value, text: String) {
      self.axis = axis
      self.relation = relation
      self.value = value
      self.text = text
    }
  }

  /// The views, the root first.
  package var views: [View]
  /// The statements in document order.
  package var statements: [ConstraintStatement]

  /// Creates a tree.
  package init(views: [View], statements: [ConstraintStatement]) {
    self.views = views
    self.statements = statements
  }

  /// Whether both trees have the same views and comparisons, apart from the sizes of contents and constants.
  func differsInNumbersOnly(from other: ConstraintTree) -> Bool {
    views.count == other.views.count && statements.count == other.statements.count
      && !hasProportions
      && views.indices.allSatisfy { views[$0].differsInContentOnly(from: other.views[$0]) }
      && statements.indices.allSatisfy {
        statements[$0].differsInConstantsOnly(from: other.statements[$0])
      }
  }

  /// Takes sizes and statements out; returns whether there were any.
  mutating func remove(_ origins: [ConstraintOrigin]) -> Bool {
    var indices: Set<Int> = []
    var hasSizes = false
    for origin in origins {
      switch origin {
      case .statement(let index), .nearest(let index), .metric(let index, _): indices.insert(index)
      case .size(let index, let text):
        hasSizes = true
        views[index].sizes.removeAll { $0.text == text }
      default: break
      }
    }
    statements = statements.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
    return hasSizes || !indices.isEmpty
  }

  /// Whether a statement, or what a content wants, is about the view at an index.
  package func says(_ origin: ConstraintOrigin, about index: Int) -> Bool {
    switch origin {
    case .intrinsic(index, _, _): true
    case .statement(let statement):
      statements[statement].constraints.contains { $0.mentions(views[index].view) }
    default: false
    }
  }

  /// Whether factors of comparisons depend on contents.
  var hasProportions: Bool { statements.contains { $0.stack?.isProportional ?? false } }
}

extension ConstraintTree.View {
  fileprivate func differsInContentOnly(from other: Self) -> Bool {
    view == other.view && parent == other.parent && isRightToLeft == other.isRightToLeft
      && attributes == other.attributes && inset == other.inset && sizes == other.sizes
      && (intrinsicSize == nil) == (other.intrinsicSize == nil)
  }
}

extension ConstraintStatement {
  fileprivate func differsInConstantsOnly(from other: Self) -> Bool {
    container == other.container && barrier == other.barrier
      && constraints.count == other.constraints.count
      && constraints.indices.allSatisfy { index in
        var constraint = constraints[index]
        constraint.constant = other.constraints[index].constant
        return constraint == other.constraints[index]
      }
  }
}

/// Where a constraint of a tree comes from.
package enum ConstraintOrigin: Hashable, Sendable {
  /// The width or height of the view at an index is at least 0, as every one is.
  case least(Int, Axis)
  /// The root's size on an axis, given from outside.
  case given(Axis)
  /// The root is as small as possible on an axis.
  case fitting(Axis)
  /// A size attribute of the view at an index, in the author's words.
  case size(Int, String)
  /// Content hugging (`true`) or compression resistance of the view at an index.
  case intrinsic(Int, Axis, isHugging: Bool)
  /// How wide what is readable of the view at an index may be.
  case readable(Int)
  /// The statement at an index.
  case statement(Int)
  /// What the statement at an index leaves open is as near as all else allows.
  case nearest(Int)
  /// How far an area of the view at an index is inside of one of its edges.
  case area(Int, LayoutArea, LayoutAttribute)
  /// Where the first baseline (`true`) or the last one of the view at an index is.
  case baseline(Int, isFirst: Bool)
  /// A number with a name in the statement at an index.
  case metric(Int, String)
}
