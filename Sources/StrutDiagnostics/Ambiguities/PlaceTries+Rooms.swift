import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Places that follow from the room that others leave.
extension PlaceTries {
  /// Whether two views whose places across an axis are known have nothing in common there.
  func isApart(
    _ box: BoxID, from other: BoxID, _ axis: Axis, _ numbers: [String]
  ) -> Bool {
    guard axis == .vertical, !boxes.showsText(box) else { return false }
    let known = ["x", "width"]
    guard Set(numbers + (open[other] ?? [])).isDisjoint(with: known) else { return false }
    let (own, rival) = (boxes.layout.frame(of: box), boxes.layout.frame(of: other))
    return own.maxX <= rival.minX || rival.maxX <= own.minX
  }

  /// Both sides of a text that is longer than its container is wide, and of which no side is held.
  func wide(_ box: BoxID, _ axis: Axis, in parent: BoxID) -> [BoxTie] {
    let room = boxes.layout.frame(of: parent).size.width
    guard axis == .horizontal, case .text(let content) = boxes.elements[box.index].content,
      ![.nowrap, .pre, .preLineNowrap].contains(content.spans.first?.style.whiteSpace),
      boxes.showsText(box), room >= 1, !boxes.isClamped(box),
      boxes.layout.frame(of: box).size.width > room + 1
    else { return [] }
    var both = ties.ends(of: box, along: axis, in: parent)[1]
    both.isBesideNothing = true
    return [both]
  }

  /// What puts a box whose sides are known below the lowest view above it, and where its height is open what ends it with its container;
  /// `nil` where none is there.
  func under(
    _ box: BoxID, _ axis: Axis, in parent: BoxID, _ numbers: [String]
  ) -> BoxTie? {
    guard axis == .vertical, Set(numbers).isDisjoint(with: ["x", "width"]), !boxes.showsText(box)
    else { return nil }
    let own = boxes.layout.frame(of: box)
    let above = boxes.layout.children(of: parent).filter { other in
      let frame = boxes.layout.frame(of: other)
      return other.index < box.index && boxes.elements[other.index].kind != .guide
        && boxes.elements[other.index].id != nil && boxes.layout.style(of: other).display != .none
        && Set(open[other] ?? []).isDisjoint(with: ["y", "height"])
        && frame.minX < own.maxX && own.minX < frame.maxX
    }
    guard
      let last = above.max(by: { boxes.layout.frame(of: $0).maxY < boxes.layout.frame(of: $1).maxY }
      )
    else { return nil }
    let space = spaceBefore(box) ?? usualSpace(in: parent, along: axis)
    let below = AnchorConstraint(
      Anchor(ConstraintView(box.index), .top), .equal, Anchor(ConstraintView(last.index), .bottom),
      plus: space)
    let top = BoxTie(text: equation(below), constraints: [below], isBesideNothing: true)
    guard numbers.contains("height") else { return top }
    let bottom = ties.edges(of: box, along: axis, in: parent)[1]
    return BoxTie(
      text: [top.text, bottom.text].listed(), constraints: top.constraints + bottom.constraints,
      isBesideNothing: true)
  }

  /// How far a format holds a view behind the one before it from side to side; `nil` for none.
  private func spaceBefore(_ box: BoxID) -> Double? {
    let view = ConstraintView(box.index)
    return comparisons[view].lazy.compactMap { statement, constraint -> Double? in
      guard statement.kind == .format, constraint.first == Anchor(view, .leading),
        constraint.second?.attribute == .trailing, constraint.relation == .equal,
        constraint.space == nil, constraint.constant > 0
      else { return nil }
      return constraint.constant
    }.first
  }

  /// Whether a view is as long as another one, as those of a grid are.
  func hasSizeOfOthers(_ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    return comparisons[view].contains { _, constraint in
      constraint.first.attribute.kind == .size && constraint.second != nil
    }
  }

  /// Whether a format lists a view beside others from one end of its container to the other one.
  func sharesRow(_ box: BoxID, _ axis: Axis, in parent: BoxID) -> Bool {
    let owner = ConstraintView(parent.index)
    return comparisons[ConstraintView(box.index)].contains { statement, _ in
      statement.kind == .format && statement.axis == axis && statement.viewsInOrder.count > 2
        && statement.constraints.filter {
          $0.first.attribute.axis == axis
            && [$0.first.view, $0.second?.view].contains(owner)
        }.count > 1
    }
  }
}
