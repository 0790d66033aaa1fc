import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Containers whose own views do not say where they end.
struct ContainerEnds: ContextualMessages {
  /// The most views that are followed in a column.
  private static let mostInColumn = 100

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  // MARK: Open sizes

  /// What ends a container whose size is open by the last of its views; `nil` where that does not decide it.
  func hint(for container: BoxID, _ numbers: [String]) -> String? {
    guard boxes.layout.style(of: container).display == .constraints else { return nil }
    let axes = [Axis.horizontal, .vertical].filter {
      numbers.contains($0 == .horizontal ? "width" : "height")
    }
    let ends = axes.compactMap { end(of: container, along: $0) }
    guard !ends.isEmpty, ends.count == axes.count else { return nil }
    let open = axes.flatMap { $0 == .horizontal ? ["x", "width"] : ["y", "height"] }
    let mends = trials.mends(ConstraintProposal(ends.map(\.tie)), in: container) {
      Set($0.openNumbers(of: container)).isDisjoint(with: open)
    }
    guard mends else { return nil }
    return
      "none of its views holds its \(ends.count > 1 ? "ends" : "end"): write \(ends.map(\.text).listed()) in its own "
      + "<constraints>"
  }

  /// What ends a container by the last of its views, as far from it as the first one is from the start; `nil` where a format
  /// cannot say that.
  private func end(
    of container: BoxID, along axis: Axis
  ) -> (tie: AnchorConstraint, text: String)? {
    let views = views(of: container)
    // Where nothing ends the container its views stand anywhere: the one at the end of a column is its last one.
    let columns = views.filter { isBehind($0, axis) && !hasBehind($0, axis) }
    let last =
      columns.count == 1 ? columns[0] : views.max(by: { end($0, axis) < end($1, axis) })
    guard let last else { return nil }
    let (first, edge) = axis.edges
    let (area, distance) = start(of: container, first) ?? (.margin, 0)
    let tie = AnchorConstraint(
      Anchor(ConstraintView(container.index), edge, of: area), .equal,
      Anchor(ConstraintView(last.index), edge), plus: distance)
    let name = boxes.statementName(of: last, in: source)
    guard name.first != "`" else { return nil }
    let space = area == .margin ? "-" : distance == 0 ? "" : "-\(shortest(distance))-"
    return (tie, "<vfl>\(axis == .horizontal ? "H" : "V"):[\(name)]\(space)|</vfl>")
  }

  /// Whether an equality holds a view behind another one.
  private func isBehind(_ box: BoxID, _ axis: Axis) -> Bool {
    let view = ConstraintView(box.index)
    return comparisons[view].contains { _, constraint in
      constraint.first.view == view && setsBehind(constraint, axis)
    }
  }

  /// Whether an equality holds one view behind another one.
  private func setsBehind(_ constraint: AnchorConstraint, _ axis: Axis) -> Bool {
    constraint.relation == .equal && constraint.first.attribute.axis == axis
      && constraint.second?.attribute == constraint.first.attribute.oppositeEdge
      && constraint.first.attribute.isEdge && !constraint.first.attribute.isFarEdge
  }

  /// Whether an equality holds another view behind one.
  private func hasBehind(_ box: BoxID, _ axis: Axis) -> Bool {
    let view = ConstraintView(box.index)
    return comparisons[view].contains { _, constraint in
      constraint.second?.view == view && setsBehind(constraint, axis)
    }
  }

  /// At which distance from the start of a container the first view stands that a statement holds there; `nil` for none.
  private func start(
    of container: BoxID, _ edge: LayoutAttribute
  ) -> (area: LayoutArea, distance: Double)? {
    let owner = ConstraintView(container.index)
    for (_, constraint) in comparisons[owner] {
      guard constraint.relation == .equal, constraint.first.attribute == edge,
        let second = constraint.second, second.view == owner, second.attribute == edge,
        second.area == .frame || constraint.constant == 0, constraint.constant >= 0,
        boxes.layout.parent(of: BoxID(Int(constraint.first.view.index))) == container
      else { continue }
      return (second.area, constraint.constant)
    }
    return nil
  }

  // MARK: Views at the end alone

  /// What holds a container open that is 0, where a view is held at its end and at nothing before; `nil` elsewhere.
  func hint(forCollapsed container: BoxID, _ axis: Axis) -> String? {
    let (first, edge) = axis.edges
    let views = views(of: container)
    let hanging = views.filter { isHeld($0, at: edge, of: container) && !isHeld($0, at: first) }
    guard hanging.count == 1, let view = hanging.first,
      let last = views.filter({ $0 != view }).max(by: { end($0, axis) < end($1, axis) })
    else { return nil }
    let space = JoinedViews(context, in: container, along: axis).space ?? Self.usualSpace
    let tie = AnchorConstraint(
      Anchor(ConstraintView(view.index), first), .equal, Anchor(ConstraintView(last.index), edge),
      plus: space)
    let mends = trials.mends(ConstraintProposal([tie]), in: container) { outcome in
      views.allSatisfy { outcome.isInside($0, of: container) }
    }
    guard mends else { return nil }
    return
      "\(boxes.name(of: view)) is held at its end alone; it holds the container open with \(equation(tie))"
  }

  /// What ties a column that is held at the end of a container to the lowest of the views that are held at its start; `nil` where one
  /// column has both ends, and where that leaves something outside.
  func hint(forColumnsOf container: BoxID, _ axis: Axis) -> String? {
    let (first, edge) = axis.edges
    let views = views(of: container)
    let columns = views.filter { isHeld($0, at: edge, of: container) }.map {
      column(endingWith: $0, axis)
    }
    guard columns.count == 1, let head = columns[0].last, !isHeld(head, at: first),
      let last = views.filter({
        !columns[0].contains($0) && isHeld($0, at: first, of: container) && boxes.showsSomething($0)
      }).max(by: { end($0, axis) < end($1, axis) })
    else { return nil }
    let space = JoinedViews(context, in: container, along: axis).space ?? Self.usualSpace
    let tie = AnchorConstraint(
      Anchor(ConstraintView(head.index), first), .equal, Anchor(ConstraintView(last.index), edge),
      plus: space)
    let isMended = trials.isMended(by: ConstraintProposal([tie]), in: container) { outcome in
      views.allSatisfy { outcome.isInside($0, of: container) }
        && !outcome.hasMoreOnTexts(in: container, of: boxes)
    }
    guard isMended else { return nil }
    return
      "nothing ties \(boxes.name(of: last)), which is held at its start, to \(boxes.name(of: head)), which is held at its end: "
      + equation(tie)
  }

  /// A view and those before it, each of which an equality holds the next one behind.
  private func column(endingWith box: BoxID, _ axis: Axis) -> [BoxID] {
    var found = [box]
    while found.count <= Self.mostInColumn {
      let view = ConstraintView(found[found.count - 1].index)
      let before = comparisons[view].lazy.compactMap { _, constraint -> BoxID? in
        guard constraint.first.view == view, setsBehind(constraint, axis),
          let second = constraint.second, !second.view.isHelper
        else { return nil }
        return BoxID(Int(second.view.index))
      }.first
      guard let before, !found.contains(before) else { break }
      found.append(before)
    }
    return found
  }

  /// Whether an equality holds an edge of a view.
  ///
  /// - Parameter container: What it is held at; `nil` for anything.
  private func isHeld(
    _ box: BoxID, at edge: LayoutAttribute, of container: BoxID? = nil
  ) -> Bool {
    let view = ConstraintView(box.index)
    return comparisons[view].contains { _, constraint in
      guard constraint.relation == .equal, let second = constraint.second else { return false }
      let anchors = [constraint.first, second]
      return anchors.contains { $0.view == view && $0.attribute == edge }
        && (container.map { owner in
          anchors.contains { $0.view == ConstraintView(owner.index) && $0.attribute == edge }
        } ?? true)
    }
  }

  private func views(of container: BoxID) -> [BoxID] {
    boxes.layout.children(of: container).filter {
      boxes.elements[$0.index].id != nil && boxes.layout.style(of: $0).display != .none
        && boxes.elements[$0.index].kind != .guide
    }
  }

  private func end(_ box: BoxID, _ axis: Axis) -> Double {
    let frame = boxes.layout.frame(of: box)
    return axis == .horizontal ? frame.maxX : frame.maxY
  }
}
