import StrutCore

/// Views one after the other, as a statement lists them.
///
/// Which comparisons that makes depends on the views that there are: a view without a box is left out with the space
/// before it, and its neighbours are joined.
///
/// Source: BxLayout's `stack`, and UIStackView for what is arranged.
public struct StackRule: Hashable, Sendable {
  /// Who gets the room along the stack.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    /// The views, as they hug their contents.
    case fill
    /// The views, all as large.
    case fillEqually = "fill-equally"
    /// The views, in the ratio of their natural sizes.
    case fillProportionally = "fill-proportionally"
    /// The spaces between the views, all as large.
    case equalSpacing = "equal-spacing"
    /// The spaces between the views, so that their centres are equally far apart.
    case equalCentering = "equal-centering"
  }

  /// Where the views stand across the stack.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge, or the top of a horizontal stack.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge, or the bottom of a horizontal stack.
    case trailing
    /// With the baselines of their first lines side by side.
    case firstBaseline = "first-baseline"
    /// With the baselines of their last lines side by side.
    case lastBaseline = "last-baseline"
  }

  /// What arranges the views beyond joining them.
  public struct Arrangement: Hashable, Sendable {
    /// Who gets the room along the stack.
    public var distribution: Distribution
    /// Where the views stand across the stack.
    public var alignment: Alignment
    /// Whether the stack ends where its container does.
    public var holdsEnds: Bool
    /// The name of the length that equal distributions repeat.
    public var length: ConstraintView

    /// Creates an arrangement.
    public init(
      _ distribution: Distribution, _ alignment: Alignment, holdsEnds: Bool,
      length: ConstraintView
    ) {
      self.distribution = distribution
      self.alignment = alignment
      self.holdsEnds = holdsEnds
      self.length = length
    }
  }

  /// One view of the list.
  public struct Member: Hashable, Sendable {
    /// The view.
    public var view: ConstraintView
    /// Whether it is the container of the statement, which stands for its own edge.
    public var isContainer: Bool
    /// The space before it in points.
    public var space: Double
    /// The place among the statement's metrics of the one that the space is; -1 where it is none.
    package var metric: Int16 = -1

    /// Creates a member.
    public init(_ view: ConstraintView, isContainer: Bool = false, space: Double = 0) {
      self.view = view
      self.isContainer = isContainer
      self.space = space
    }
  }

  /// The axis along which the views stand.
  public var axis: Axis
  /// The container of the statement.
  public var container: ConstraintView
  /// The views in order.
  public var members: [Member]
  /// The priority of all comparisons.
  public var priority: Priority
  /// What arranges the views; `nil` where they are only joined.
  public var arrangement: Arrangement?
  /// Whether its author says along which axis the views stand, and not what is so without a word.
  package var namesAxis = true

  /// Creates a list.
  public init(
    along axis: Axis, in container: ConstraintView, _ members: [Member], priority: Priority,
    arrangement: Arrangement? = nil
  ) {
    self.axis = axis
    self.container = container
    self.members = members
    self.priority = priority
    self.arrangement = arrangement
  }

  /// Whether sizes follow natural sizes.
  package var isProportional: Bool { arrangement?.distribution == .fillProportionally }

  /// Replaces the space before the second view; the least one of all where a distribution makes them.
  mutating func setFirstSpace(_ space: Double) {
    for index in members.indices.dropFirst() {
      members[index].space = space
      if arrangement?.distribution != .equalSpacing { return }
    }
  }

  /// The comparisons for the views that there are.
  ///
  /// - Parameters:
  ///   - isThere: Whether a view has a box.
  ///   - hasNaturalSize: Whether a view has a natural size along the stack that is more than 0.
  package func constraints(
    where isThere: (ConstraintView) -> Bool = { _ in true },
    hasNaturalSize: (ConstraintView) -> Bool = { _ in true }
  ) -> [AnchorConstraint] {
    let members = self.members.filter { $0.isContainer || isThere($0.view) }
    guard let first = members.first, members.contains(where: { !$0.isContainer }) else { return [] }
    guard let arrangement else {
      return zip(members, members.dropFirst()).map { join($0, $1) }
    }
    var constraints = spaces(members, arrangement)
    for (previous, next) in zip(members, members.dropFirst()) {
      constraints += arranged(previous, next, arrangement)
    }
    constraints += sizes(members, arrangement, hasNaturalSize)
    constraints += alignments(members, first, arrangement)
    if arrangement.holdsEnds { constraints += ends(members, arrangement) }
    return constraints
  }

  // MARK: Along the stack

  private var start: LayoutAttribute { axis.edges.start }
  private var end: LayoutAttribute { axis.edges.end }
  private var center: LayoutAttribute { axis == .horizontal ? .centerX : .centerY }
  private var size: LayoutAttribute { axis == .horizontal ? .width : .height }

  private func compare(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, plus constant: Double = 0,
    space: ConstraintView? = nil, at priority: Priority? = nil
  ) -> AnchorConstraint {
    AnchorConstraint(
      first, relation, second, plus: constant, space: space, priority: priority ?? self.priority)
  }

  /// The edges of neighbours that face one another; the container stands for its own outer edge.
  private func join(_ previous: Member, _ next: Member) -> AnchorConstraint {
    var constraint = compare(
      Anchor(next.view, next.isContainer ? end : start), .equal,
      Anchor(previous.view, previous.isContainer ? start : end), plus: next.space)
    constraint.constantMetric = next.metric
    return constraint
  }

  /// How large the space that equal distributions repeat is at least, and where nothing else is said, at most.
  private func spaces(_ members: [Member], _ arrangement: Arrangement) -> [AnchorConstraint] {
    let isEqual =
      arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
    guard isEqual, members.count > 1 else { return [] }
    let length = Anchor(arrangement.length, size)
    let least = members.dropFirst().map(\.space).max() ?? 0
    var constraints: [AnchorConstraint] = []
    if arrangement.distribution == .equalSpacing {
      constraints.append(compare(length, .greaterOrEqual, nil, plus: least))
    }
    if !arrangement.holdsEnds {
      let nearest = arrangement.distribution == .equalSpacing ? least : 0
      constraints.append(compare(length, .lessOrEqual, nil, plus: nearest, at: .nearest))
    }
    return constraints
  }

  private func arranged(
    _ previous: Member, _ next: Member, _ arrangement: Arrangement
  ) -> [AnchorConstraint] {
    switch arrangement.distribution {
    case .fill, .fillEqually, .fillProportionally: return [join(previous, next)]
    case .equalSpacing:
      return [
        compare(
          Anchor(next.view, start), .equal, Anchor(previous.view, end), space: arrangement.length)
      ]
    case .equalCentering:
      return [
        compare(
          Anchor(next.view, start), .greaterOrEqual, Anchor(previous.view, end), plus: next.space),
        compare(
          Anchor(next.view, center), .equal, Anchor(previous.view, center),
          space: arrangement.length),
      ]
    }
  }

  private func sizes(
    _ members: [Member], _ arrangement: Arrangement, _ hasNaturalSize: (ConstraintView) -> Bool
  ) -> [AnchorConstraint] {
    let sized = isProportional ? members.filter { hasNaturalSize($0.view) } : members
    guard arrangement.distribution == .fillEqually || isProportional, let first = sized.first else {
      return []
    }
    return sized.dropFirst().map { member in
      var constraint = compare(Anchor(member.view, size), .equal, Anchor(first.view, size))
      constraint.isByNaturalSize = isProportional
      return constraint
    }
  }

  // MARK: Across the stack

  /// The lines across the stack that the alignment makes one.
  private func lines(_ alignment: Alignment) -> [LayoutAttribute] {
    let isRow = axis == .horizontal
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    switch alignment {
    case .fill: return [start, end]
    case .leading: return [start]
    case .trailing: return [end]
    case .center: return [isRow ? .centerY : .centerX]
    case .firstBaseline: return [.firstBaseline]
    case .lastBaseline: return [.lastBaseline]
    }
  }

  private func alignments(
    _ members: [Member], _ first: Member, _ arrangement: Arrangement
  ) -> [AnchorConstraint] {
    members.dropFirst().flatMap { member in
      lines(arrangement.alignment).map { line in
        compare(Anchor(member.view, line), .equal, Anchor(first.view, line))
      }
    }
  }

  /// The stack's ends at those of the container, along and across.
  private func ends(_ members: [Member], _ arrangement: Arrangement) -> [AnchorConstraint] {
    guard let first = members.first, let last = members.last else { return [] }
    var constraints = [
      compare(Anchor(first.view, start), .equal, Anchor(container, start)),
      compare(Anchor(container, end), .equal, Anchor(last.view, end)),
    ]
    let across = lines(.fill)
    let held = lines(arrangement.alignment)
    let isBaseline =
      arrangement.alignment == .firstBaseline || arrangement.alignment == .lastBaseline
    if !isBaseline {
      constraints += held.map { compare(Anchor(first.view, $0), .equal, Anchor(container, $0)) }
    }
    for member in members {
      if !held.contains(across[0]) {
        constraints.append(
          compare(Anchor(member.view, across[0]), .greaterOrEqual, Anchor(container, across[0])))
      }
      if !held.contains(across[1]) {
        constraints.append(
          compare(Anchor(container, across[1]), .greaterOrEqual, Anchor(member.view, across[1])))
      }
      guard isBaseline else { continue }
      // The baselines alone leave it open where they are: as near to the edge of that line as the views allow.
      constraints.append(
        arrangement.alignment == .firstBaseline
          ? compare(
            Anchor(member.view, across[0]), .lessOrEqual, Anchor(container, across[0]),
            at: .nearest)
          : compare(
            Anchor(member.view, across[1]), .greaterOrEqual, Anchor(container, across[1]),
            at: .nearest))
    }
    return constraints
  }
}
