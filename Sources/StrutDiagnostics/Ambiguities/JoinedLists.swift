import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// A place in the list of views in which the neighbours of a view in the document are: a format, a stack, the options of a format,
/// or more sides of what it follows.
struct JoinedLists: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What puts a view between its neighbours, or behind the one before it at the end of a stack.
  func ties(of box: BoxID, along axis: Axis, in parent: BoxID) -> [BoxTie] {
    let siblings = boxes.layout.children(of: parent).filter {
      boxes.layout.style(of: $0).display != .none && boxes.elements[$0.index].kind != .guide
    }
    guard boxes.elements[box.index].id != nil, let own = siblings.firstIndex(of: box), own > 0
    else { return [] }
    let before = siblings[own - 1]
    let next = own + 1 < siblings.count ? siblings[own + 1] : nil
    let end = JoinedViews(context, in: parent, along: axis).following(before, atMost: 1).first
      .flatMap { behindLine($0, box, like: before, axis) }
    let between = next.flatMap { self.between(before, $0, box, axis) }
    return [end, between, atEnd(behind: before, box)].compactMap { $0 }
  }

  /// The end of a format which ends with a line behind a view like the one that is missing: lines stand between rows, wherever they come in
  /// the document.
  private func behindLine(
    _ line: BoxID, _ box: BoxID, like before: BoxID, _ axis: Axis
  ) -> BoxTie? {
    let (far, near) = (axis.edges.end, axis.edges.start)
    let views = [before, line, box].map { ConstraintView($0.index) }
    let ends = [Anchor(views[0], far), Anchor(views[1], near)]
    let found = comparisons[views[1]].first { statement, constraint in
      statement.kind == .format && constraint.relation == .equal && constraint.space == nil
        && [constraint.first, constraint.second].allSatisfy { $0.map(ends.contains) ?? false }
    }
    let names = [line, box].map { boxes.statementName(of: $0, in: source) }
    guard let (statement, constraint) = found, boxes.isBareGround(line),
      boxes.layout.frame(of: line).size.extent(axis) <= Self.lineThickness,
      statement.viewNames.last == names[0], !statement.text.hasSuffix("|"),
      statement.text.hasSuffix("]"), !context.isComputed(statement),
      let open = statement.opening(of: boxes.statementName(of: before, in: source)),
      let close = statement.text[open.upperBound...].firstIndex(of: "]"),
      let last = statement.opening(of: names[0])
    else { return nil }
    let space = statement.text[statement.text.index(after: close)..<last.lowerBound]
    return BoxTie(
      text:
        "\(statement.text[open.lowerBound...])\(space)[\(names[1])] in \(place(of: statement.range))",
      constraints: [
        AnchorConstraint(
          Anchor(views[2], near), .equal, Anchor(views[1], far), plus: abs(constraint.constant))
      ] + options(of: statement, across: axis, for: views[2], like: views[0]))
  }

  // MARK: Formats

  /// A place in a format that has the views before and after it in the document side by side.
  private func between(
    _ before: BoxID, _ next: BoxID, _ box: BoxID, _ axis: Axis
  ) -> BoxTie? {
    let (far, near): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let views = [before, box, next].map { ConstraintView($0.index) }
    let ends = [Anchor(views[0], far), Anchor(views[2], near)]
    let found = comparisons[views[0]].first { statement, constraint in
      statement.kind == .format && constraint.relation == .equal && constraint.space == nil
        && [constraint.first, constraint.second].allSatisfy { $0.map(ends.contains) ?? false }
    }
    guard let (statement, constraint) = found else { return nil }
    let names = [before, box, next].map { boxes.statementName(of: $0, in: source) }
    // What stands in brackets behind the last name, and a priority, would be lost.
    let parts = statement.text.components(between: "[\(names[0])", and: "[\(names[2])]")
    guard let part = parts, let close = part.firstIndex(of: "]") else { return nil }
    let space = part[part.index(after: close)...]
    guard !space.contains("["), !space.contains("@") else { return nil }
    let distance = abs(constraint.constant)
    return BoxTie(
      text:
        "[\(names[0])\(part[...close])\(space)[\(names[1])]\(space)[\(names[2])] in \(place(of: statement.range))",
      constraints: [
        AnchorConstraint(Anchor(views[1], near), .equal, ends[0], plus: distance),
        AnchorConstraint(ends[1], .equal, Anchor(views[1], far), plus: distance),
      ] + options(of: statement, across: axis, for: views[1], like: views[0]),
      omitted: [constraint])
  }

  /// What the options of a format say of one more view in it.
  private func options(
    of statement: ConstraintStatement, across axis: Axis, for view: ConstraintView,
    like other: ConstraintView
  ) -> [AnchorConstraint] {
    let aligned = statement.constraints.filter { constraint in
      constraint.first.attribute.axis != axis && constraint.relation == .equal
        && constraint.first.attribute == constraint.second?.attribute
        && [constraint.first.view, constraint.second?.view].contains(other)
    }
    return Set(aligned.map(\.first.attribute)).sorted { $0.rawValue < $1.rawValue }.map {
      AnchorConstraint(Anchor(view, $0), .equal, Anchor(other, $0))
    }
  }

  // MARK: Stacks

  /// The end of a stack whose last view is the one before it in the document.
  private func atEnd(behind before: BoxID, _ box: BoxID) -> BoxTie? {
    let (view, own) = (ConstraintView(before.index), ConstraintView(box.index))
    let found = comparisons[view].first { $0.statement.stack?.members.last?.view == view }
    guard let statement = found?.statement, var stack = statement.stack,
      statement.kind == .stack, let last = stack.members.last
    else { return nil }
    let views = Set(stack.members.map(\.view) + [own, stack.container])
    stack.members.append(StackRule.Member(own, space: last.space))
    let names = [before, box].map { boxes.statementName(of: $0, in: source) }
    return BoxTie(
      text: "\(names.joined(separator: ", ")) at the end of \(place(of: statement.range))",
      constraints: stack.constraints(where: { views.contains($0) || $0.isHelper }),
      omitted: statement.constraints)
  }

  // MARK: Options

  /// The option that aligns all views of a format at their middles, where one of them is held there.
  func option(for box: BoxID, _ axis: Axis, in parent: BoxID) -> BoxTie? {
    let view = ConstraintView(box.index)
    let middle: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
    for (statement, constraint) in comparisons[view]
    where statement.kind == .format && constraint.first.attribute.axis != axis {
      let views = statement.viewsInOrder.filter { $0 != statement.container && !$0.isHelper }
      guard views.count > 2, let held = views.first(where: { isCentred($0, middle, parent) })
      else { continue }
      let option = "alignAll\(axis == .horizontal ? "CenterX" : "CenterY")"
      let place = place(of: statement.range)
      return BoxTie(
        text: statement.options.isEmpty
          ? "options=\"\(option)\" in \(place)" : "\(option) among the options of \(place)",
        constraints: views.filter { $0 != held }.map {
          AnchorConstraint(Anchor($0, middle), .equal, Anchor(held, middle))
        })
    }
    return nil
  }

  private func isCentred(
    _ view: ConstraintView, _ middle: LayoutAttribute, _ parent: BoxID
  ) -> Bool {
    comparisons[view].contains { statement, constraint in
      statement.kind == .equation && constraint.relation == .equal
        && constraint.first == Anchor(view, middle)
        && constraint.second == Anchor(ConstraintView(parent.index), middle)
    }
  }

  // MARK: Sides

  /// One more side of the container of which a view follows two others.
  func side(of box: BoxID, _ axis: Axis, in parent: BoxID) -> BoxTie? {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(parent.index))
    let found = comparisons[view]
    guard let statement = found.first?.statement, statement.kind == .follow,
      found.allSatisfy({
        $0.statement.range == statement.range && $0.constraint.second?.view == owner
          && $0.constraint.constant == 0
      }), let sides = statement.text.components(between: " on=\"", and: "\"")
    else { return nil }
    let isOfMargin = sides.contains("margin")
    let area: LayoutArea = isOfMargin ? .margin : .frame
    let (start, end) = axis.edges
    let words = [start, end].map { edge in
      "on=\"\(sides) \(isOfMargin ? "margin\(edge.rawValue.capitalizedFirst)" : edge.rawValue)\""
    }
    return BoxTie(
      text: "\(words[0]) in \(place(of: statement.range)), or \(words[1]),",
      constraints: [
        AnchorConstraint(Anchor(view, start), .equal, Anchor(owner, start, of: area))
      ])
  }
}

extension String {
  /// What stands between the first place of a text and the next one of another; `nil` where there is none.
  fileprivate func components(between start: String, and end: String) -> Substring? {
    guard let from = firstRange(of: start)?.upperBound,
      let to = self[from...].firstRange(of: end)?.lowerBound
    else { return nil }
    return self[from..<to]
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
