import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The views of a container that statements join one after the other along an axis, each as far behind the one before it.
struct JoinedViews: ContextualMessages {
  /// Two views with the space between them.
  struct Joint {
    var before: BoxID
    var after: BoxID
    var space: Double
    /// What says it.
    var entry: ComparisonsByView.Entry
    /// The equation that says it; `nil` where that is a part of a longer statement.
    var equation: ComparisonsByView.Entry? {
      entry.statement.loneComparison == nil ? nil : entry
    }
  }

  /// The fewest joints that make a row or column which another view is likely to continue.
  private static let leastJoints = 2

  let context: MessageContext
  private let container: BoxID
  private let axis: Axis
  private let joints: KnownJoints.Joints

  init(_ context: MessageContext, in container: BoxID, along axis: Axis) {
    (self.context, self.container, self.axis) = (context, container, axis)
    joints = context.joints.joints(of: container, along: axis) {
      let children = context.boxes.layout.children(of: container)
      let all = children.flatMap {
        Self.joints(behind: $0, in: container, along: axis, context.comparisons)
      }
      return KnownJoints.Joints(all, among: children)
    }
  }

  /// What holds a view behind others.
  private static func joints(
    behind box: BoxID, in container: BoxID, along axis: Axis, _ comparisons: ComparisonsByView
  ) -> [Joint] {
    let owner = ConstraintView(container.index)
    return comparisons[ConstraintView(box.index)].compactMap { statement, constraint in
      guard statement.container == owner,
        let joint = Self.joint((statement, constraint), behind: box, along: axis, besides: owner)
      else { return nil }
      return joint
    }
  }

  /// What holds a view behind another one; `nil` for other comparisons.
  private static func joint(
    _ entry: ComparisonsByView.Entry, behind box: BoxID, along axis: Axis,
    besides owner: ConstraintView
  ) -> Joint? {
    let constraint = entry.constraint
    let (start, end) = axis.edges
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.multiplier == 1, constraint.space == nil
    else { return nil }
    let view = ConstraintView(box.index)
    let (own, other, space) =
      constraint.first.view == view
      ? (constraint.first, second, constraint.constant)
      : (second, constraint.first, -constraint.constant)
    guard own == Anchor(view, start), other == Anchor(other.view, end), other.view != owner,
      other.view != view, !other.view.isHelper, space >= 0
    else { return nil }
    return Joint(before: BoxID(Int(other.view.index)), after: box, space: space, entry: entry)
  }

  /// The space that most of the views have between them; `nil` where none are joined.
  var space: Double? { joints.space }

  /// All joints, in the order of the views behind them.
  var all: [Joint] { joints.all }

  /// The views that stand behind a view one after the other, and no more than some.
  func following(_ box: BoxID, atMost most: Int = 12) -> [BoxID] {
    var (found, next) = ([box], 0)
    while next < found.count, found.count <= most {
      for after in joints.following[found[next]] ?? [] where !found.contains(after) {
        found.append(after)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }

  /// Whether the views are a row or column, and one of them is not joined to what comes before it.
  private func isLoose(_ box: BoxID) -> Bool {
    joints.all.count >= Self.leastJoints && !joints.after.contains(box)
  }

  /// What joins a view to the last one of a row or column that comes before it in the document; `nil` where too few views are
  /// joined, or where the view is joined already.
  func tie(of box: BoxID) -> BoxTie? {
    guard isLoose(box), let space, let before = before(box) else { return nil }
    let tie = self.tie(of: ConstraintView(box.index), to: before, space)
    return BoxTie(text: equation(tie), constraints: [tie], isBesideNothing: true)
  }

  /// The views that one is joined to along the axis, before it and behind it.
  func neighbours(of box: BoxID) -> [BoxID] {
    joints.all.compactMap { joint in
      joint.after == box ? joint.before : joint.before == box ? joint.after : nil
    }
  }

  /// The space between a view and what is joined behind it; `nil` where nothing is.
  func distance(behind box: BoxID) -> Double? { joints.all.first { $0.before == box }?.space }

  /// What joins a view to the second one of the only two that are joined, where it comes later and both are held in the same way
  /// across the axis; `nil` elsewhere.
  func third(_ box: BoxID) -> BoxTie? {
    guard joints.all.count == 1, let joint = joints.all.first, joint.after.index < box.index,
      !joints.members.contains(box), boxes.elements[joint.after.index].id != nil,
      boxes.layout.style(of: joint.after).display != .none,
      !placesAcross(of: box).isDisjoint(
        with: placesAcross(of: joint.after).union(placesAcross(of: joint.before)))
    else { return nil }
    let tie = self.tie(of: ConstraintView(box.index), to: joint.after, joint.space)
    return BoxTie(text: equation(tie), constraints: [tie], isBesideNothing: true)
  }

  /// Where equalities hold a view across the axis, and that it is held there itself.
  private func placesAcross(of box: BoxID) -> Set<HeldPlace> {
    let view = ConstraintView(box.index)
    let held = comparisons[view].compactMap { _, constraint -> HeldPlace? in
      guard let second = constraint.second, constraint.first.view == view,
        constraint.relation == .equal, constraint.multiplier == 1,
        constraint.first.attribute.axis != axis, second.attribute == constraint.first.attribute
      else { return nil }
      return constraint.place(at: second)
    }
    let starts: [LayoutAttribute] = axis == .vertical ? [.leading, .left] : [.top, .centerY]
    let own = starts.map { HeldPlace(attribute: $0, target: Anchor(view, $0), distance: 0) }
    return Set(held + own)
  }

  private func tie(
    of view: ConstraintView, to before: BoxID, _ space: Double
  ) -> AnchorConstraint {
    AnchorConstraint(
      Anchor(view, axis.edges.start), .equal,
      Anchor(ConstraintView(before.index), axis.edges.end), plus: space)
  }

  /// What puts a view into a row or column in place of an equation that joins those around it, or that ends the container by the last
  /// one; `nil` where neither is there.
  func insertion(of box: BoxID) -> BoxTie? {
    guard isLoose(box), let previous = joints.members.last(where: { $0.index < box.index }),
      let space
    else { return nil }
    let owner = ConstraintView(container.index)
    let view = ConstraintView(box.index)
    let own = tie(of: view, to: previous, space)
    let next = joints.all.first { $0.before == previous && $0.after.index > box.index }?.equation
    let last = comparisons[ConstraintView(previous.index)].first { statement, constraint in
      statement.loneComparison != nil && statement.container == owner
        && constraint.relation == .equal
        && [constraint.first, constraint.second]
          == [ConstraintView(previous.index), owner].map { Anchor($0, axis.edges.end) }
    }
    guard let moved = joints.before.contains(previous) ? next : last else { return nil }
    let other = moved.constraint.replacing(ConstraintView(previous.index), by: view)
    return BoxTie(
      text:
        "\(equation(own)) and \(equation(other, in: owner)) in place of \(place(of: moved.statement.range))",
      constraints: [own, other], omitted: [moved.constraint], isBesideNothing: true)
  }

  /// The nearest view before one in the document that is joined and behind which none is.
  func before(_ box: BoxID) -> BoxID? {
    joints.ends.last {
      $0.index < box.index && boxes.elements[$0.index].id != nil
        && boxes.layout.style(of: $0).display != .none
    }
  }

  /// What joins the only view that others are joined to, and that is not joined to what comes before it itself; `nil` for others.
  var missing: (view: BoxID, tie: BoxTie)? {
    let loose = joints.before.subtracting(joints.after).compactMap { box in
      tie(of: box).map { (view: box, tie: $0) }
    }
    return loose.count == 1 ? loose[0] : nil
  }
}

extension ContextualMessages {
  /// The space that a document has between most views of a container along an axis; the usual one where it has none.
  func usualSpace(in container: BoxID, along axis: Axis) -> Double {
    let own = JoinedViews(context, in: container, along: axis).space
    return own.flatMap { $0 > 0 ? $0 : nil } ?? Self.usualSpace
  }

  /// How far from an edge of a container most of the views are held that it holds at that edge, where these are two at least and that is
  /// no margin; `nil` where none is, and where the distance is larger than insets are.
  func usualInset(in container: BoxID, at edge: LayoutAttribute) -> Double? {
    let owner = ConstraintView(container.index)
    var counts: [Double: Int] = [:]
    for (statement, constraint) in comparisons[owner].prefix(mostHolds)
    where constraint.relation == .equal && constraint.multiplier == 1 && constraint.space == nil {
      guard let second = constraint.second, statement.container == owner,
        second.attribute == edge, constraint.first.attribute == edge
      else { continue }
      guard second.area == .frame, constraint.first.area == .frame else { return nil }
      let isInwards =
        (constraint.first.view == owner) == (edge.isFarEdge == (constraint.constant > 0))
      counts[isInwards ? abs(constraint.constant) : 0, default: 0] += 1
    }
    guard let most = counts.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) }),
      most.value > 1, 2 * most.value > counts.values.reduce(0, +),
      most.key > 0, most.key <= largestInset
    else { return nil }
    return most.key
  }

  private var mostHolds: Int { 400 }
  /// The largest inset, in points: what stands further in is a column of its own.
  private var largestInset: Double { 64 }
}
