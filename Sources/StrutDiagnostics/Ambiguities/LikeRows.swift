import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What says where a view is by what views beside it say of themselves: the line that one of a row or column lacks.
struct LikeRows: ContextualMessages {
  let context: MessageContext
  /// What is open of each view.
  let open: [BoxID: [String]]

  /// What the others of the row or column of a view say of themselves along an axis, said of the view.
  func ties(
    of box: BoxID, along axis: Axis, in parent: BoxID, _ numbers: [String]
  ) -> [BoxTie] {
    guard boxes.elements[box.index].id != nil else { return [] }
    let found =
      axis == .horizontal
      ? [sides(of: box, in: parent)]
      : [
        middle(of: box, in: parent), opposite(of: box, in: parent),
        wholeSide(of: box, in: parent, numbers),
      ]
    return found.compactMap { $0 }
  }

  /// The end of a row that nothing holds at either of its ends: where another view stands before it, a row ends with its container.
  func end(ofRowBeginningWith box: BoxID, in parent: BoxID) -> BoxTie? {
    let view = ConstraintView(box.index)
    let row = comparisons[view].first { statement, constraint in
      statement.kind == .format && constraint.first.attribute.axis == .horizontal
        && statement.viewsInOrder.first == view && statement.viewsInOrder.count > 1
    }?.statement
    guard let last = row?.viewsInOrder.last, !last.isHelper, last != view,
      last != row?.container
    else { return nil }
    return BoxTies(context).ends(
      of: BoxID(Int(last.index)), along: .horizontal, in: parent)[0]
  }

  // MARK: Columns

  /// Both sides of a view, as those of the view above or below it in its column are held, which looks as it does.
  private func sides(of box: BoxID, in parent: BoxID) -> BoxTie? {
    let view = ConstraintView(box.index)
    guard boxes.points(of: box, along: .horizontal) == nil, !isHeld(view, .horizontal) else {
      return nil
    }
    for (statement, constraint) in comparisons[view]
    where statement.kind == .format && constraint.first.attribute.axis == .vertical {
      let column = statement.viewsInOrder
      guard let place = column.firstIndex(of: view) else { continue }
      for other in [place - 1, place + 1] where column.indices.contains(other) {
        guard let tie = sides(as: column[other], of: box, in: parent) else { continue }
        return tie
      }
    }
    return nil
  }

  private func sides(as other: ConstraintView, of box: BoxID, in parent: BoxID) -> BoxTie? {
    guard !other.isHelper, other != ConstraintView(parent.index),
      areAlike(box, BoxID(Int(other.index)))
    else { return nil }
    let (view, owner) = (ConstraintView(box.index), ConstraintView(parent.index))
    let held = comparisons[other].filter { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal else { return false }
      let (own, edge) =
        constraint.first.view == other ? (constraint.first, second) : (second, constraint.first)
      return edge.view == owner && own.attribute == edge.attribute
        && [.leading, .trailing].contains(own.attribute)
    }
    guard held.count == 2, held[0].statement == held[1].statement,
      held[0].statement.kind == .format, !context.isComputed(held[0].statement)
    else { return nil }
    let names = [other, view].map { boxes.statementName(of: BoxID(Int($0.index)), in: source) }
    let text = held[0].statement.text
    guard text.contains("[\(names[0])]") else { return nil }
    return BoxTie(
      text: "\(text.replacing("[\(names[0])]", with: "[\(names[1])]"))</vfl>",
      constraints: held.map { $0.constraint.replacing(other, by: view) })
  }

  /// Whether two views are of one kind and have the same ground and the same space around their words.
  private func areAlike(_ one: BoxID, _ other: BoxID) -> Bool {
    boxes.showsText(one) == boxes.showsText(other) && boxes.layout.children(of: one).isEmpty
      && boxes.layout.children(of: other).isEmpty
      && boxes.elements[one.index].paint.background == boxes.elements[other.index].paint.background
      && boxes.layout.style(of: one).padding == boxes.layout.style(of: other).padding
      && boxes.isPicture(one) == boxes.isPicture(other)
  }

  // MARK: Rows

  /// The middle of a view of a row, where another one of it is held in the middle of what is around the row.
  private func middle(of box: BoxID, in parent: BoxID) -> BoxTie? {
    let view = ConstraintView(box.index)
    guard !isHeld(view, .vertical),
      let row = comparisons[view].first(where: { statement, constraint in
        statement.kind == .format && constraint.first.attribute.axis == .horizontal
      })?.statement
    else { return nil }
    let members = Set(row.viewsInOrder).subtracting([row.container])
    let middles = members.subtracting([view]).filter { !$0.isHelper }.flatMap { other in
      comparisons[other].compactMap { _, constraint -> Anchor? in
        guard constraint.first == Anchor(other, .centerY), constraint.relation == .equal,
          constraint.constant == 0, constraint.multiplier == 1, let second = constraint.second,
          second.attribute == .centerY, !members.contains(second.view)
        else { return nil }
        return second
      }
    }
    guard let target = middles.first, middles.allSatisfy({ $0 == target }) else { return nil }
    let tie = AnchorConstraint(Anchor(view, .centerY), .equal, target)
    return BoxTie(text: equation(tie, in: row.container), constraints: [tie])
  }

  /// The line of a text at the end of a view, where another text with such letters is held at the start of that view.
  private func opposite(of box: BoxID, in parent: BoxID) -> BoxTie? {
    let view = ConstraintView(box.index)
    guard boxes.isBareText(box), !isHeld(view, .vertical), let end = edge(of: view),
      end.target.view != ConstraintView(parent.index)
    else { return nil }
    let others = Set(comparisons[end.target.view].map { $0.constraint.first.view })
    let partner = others.sorted { $0.index < $1.index }.first { other in
      guard other != view, other != end.target.view, !other.isHelper, let start = edge(of: other)
      else { return false }
      let text = BoxID(Int(other.index))
      return boxes.isBareText(text) && boxes.layout.parent(of: text) == parent
        && start.target.view == end.target.view && start.distance == -end.distance
        && start.target.attribute == end.target.attribute.oppositeEdge
        && boxes.fontSize(of: text) == boxes.fontSize(of: box)
        && !(open[text] ?? []).contains("y")
    }
    guard let partner else { return nil }
    let tie = AnchorConstraint(
      Anchor(view, .firstBaseline), .equal, Anchor(partner, .firstBaseline))
    return BoxTie(text: equation(tie), constraints: [tie])
  }

  /// The one side of another view at whose same side an equation holds a view; `nil` for others.
  private func edge(of view: ConstraintView) -> (target: Anchor, distance: Double)? {
    let held = comparisons[view].filter { _, constraint in
      constraint.first.view == view && constraint.first.attribute.kind == .horizontal
    }
    guard held.count == 1, let second = held[0].constraint.second,
      held[0].constraint.relation == .equal, !second.view.isHelper,
      second.attribute == held[0].constraint.first.attribute, second.attribute.isEdge
    else { return nil }
    return (second, held[0].constraint.constant)
  }

  /// Both ends of a ground at a side of its container, without a space to it: it is as high as that.
  private func wholeSide(of box: BoxID, in parent: BoxID, _ numbers: [String]) -> BoxTie? {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(parent.index))
    guard numbers.contains("height"), boxes.isBareGround(box) || boxes.isPicture(box),
      !isHeld(view, .vertical), boxes.layout.frame(of: parent).size.height >= 1
    else { return nil }
    let sides = comparisons[view].filter { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.constant == 0, constraint.first.attribute.isEdge
      else { return false }
      return Set([constraint.first.view, second.view]) == [view, owner]
        && constraint.first.attribute == second.attribute
        && constraint.first.attribute.axis == .horizontal
        && constraint.first.area == .frame && second.area == .frame
    }
    guard sides.count == 1 else { return nil }
    var both = BoxTies(context).ends(of: box, along: .vertical, in: parent, at: .frame)[1]
    both.isBesideNothing = true
    return both
  }

  /// Whether a statement about a view says where it is along an axis, or how long.
  private func isHeld(_ view: ConstraintView, _ axis: Axis) -> Bool {
    comparisons[view].contains { _, constraint in
      constraint.first.view == view && constraint.first.attribute.axis == axis
    }
  }
}
