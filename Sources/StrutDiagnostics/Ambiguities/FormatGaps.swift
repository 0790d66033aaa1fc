import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// The place of a view in a visual format that lists views like it and does not list this one: between the two that are around it in the
/// document, as that of a line between rows.
struct FormatGaps: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What puts a view between two others of a format; empty where no format has one like it.
  func ties(of box: BoxID, _ axis: Axis) -> [BoxTie] {
    guard let parent = boxes.layout.parent(of: box) else { return [] }
    let like = boxes.layout.children(of: parent).prefix(SeenPlaces.mostViews).filter {
      areAlike($0, box, along: axis)
    }
    let formats = like.lazy.compactMap { twin in
      comparisons[ConstraintView(twin.index)].first { statement, _ in
        statement.kind == .format && statement.axis == axis
          && statement.container == ConstraintView(parent.index)
      }?.statement
    }
    guard let format = formats.first(where: { !context.isComputed($0) }) else { return [] }
    return [tie(of: box, in: format, axis)].compactMap { $0 }
  }

  /// Whether two views are bare grounds that are as long as one another along an axis.
  private func areAlike(_ one: BoxID, _ other: BoxID, along axis: Axis) -> Bool {
    guard one != other, boxes.isBareGround(one), boxes.isBareGround(other) else { return false }
    let lengths = [one, other].map { boxes.layout.frame(of: $0).size.extent(axis) }
    return lengths[0] == lengths[1]
  }

  private func tie(of box: BoxID, in format: ConstraintStatement, _ axis: Axis) -> BoxTie? {
    let view = ConstraintView(box.index)
    let members = format.viewsInOrder.filter { $0 != format.container && !$0.isHelper }
    guard !members.contains(view), let after = members.firstIndex(where: { $0.index > view.index }),
      after > 0, let joint = joint(members[after - 1], members[after], in: format, axis),
      let space = space(members[after - 1], members[after], in: format)
    else { return nil }
    let (start, end) = axis.edges
    let added = [
      AnchorConstraint(
        Anchor(view, start), .equal, Anchor(members[after - 1], end), plus: joint.distance),
      AnchorConstraint(
        Anchor(members[after], start), .equal, Anchor(view, end), plus: joint.distance),
    ]
    let names = [members[after - 1], view, members[after]].map {
      "[\(boxes.statementName(of: $0, in: format.container, source))]"
    }
    return BoxTie(
      text: "\(names.joined(separator: space)) in \(place(of: format.range))",
      constraints: added, omitted: [joint.constraint])
  }

  /// The comparison of a format that has one view behind another one, and how far.
  private func joint(
    _ one: ConstraintView, _ other: ConstraintView, in format: ConstraintStatement, _ axis: Axis
  ) -> (constraint: AnchorConstraint, distance: Double)? {
    let (start, end) = axis.edges
    let (first, last) = (Anchor(other, start), Anchor(one, end))
    for constraint in format.constraints where constraint.relation == .equal {
      if constraint.first == first, constraint.second == last {
        return (constraint, constraint.constant)
      }
      if constraint.first == last, constraint.second == first {
        return (constraint, -constraint.constant)
      }
    }
    return nil
  }

  /// What stands between two views in the text of a format; `nil` where their names are written in another way.
  private func space(
    _ one: ConstraintView, _ other: ConstraintView, in format: ConstraintStatement
  ) -> String? {
    let names = [one, other].map { boxes.statementName(of: $0, in: format.container, source) }
    guard let start = format.text.firstRange(of: "[\(names[0])"),
      let close = format.text[start.upperBound...].firstIndex(of: "]"),
      let end = format.text[close...].firstRange(of: "[\(names[1])")
    else { return nil }
    return String(format.text[format.text.index(after: close)..<end.lowerBound])
  }
}
