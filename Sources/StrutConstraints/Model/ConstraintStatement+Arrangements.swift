import StrutCore

/// Stacks and formats that an author may have meant instead of one: another direction, free ends, other lengths.
extension ConstraintStatement {
  // MARK: Stacks

  /// A stack along the other axis: without `orientation` it is vertical; `nil` for others.
  ///
  /// - Parameter views: The views that there are.
  func stackedAcross(among views: Set<ConstraintView>) -> ConstraintStatement? {
    guard let axis = stack?.axis else { return nil }
    let other = axis == .horizontal ? Axis.vertical : .horizontal
    let isOfRows: Set<StackRule.Alignment> = [.firstBaseline, .lastBaseline]
    if let alignment = stack?.arrangement?.alignment, isOfRows.contains(alignment) { return nil }
    return restacked(
      as: "orientation=\"\(other == .horizontal ? "horizontal" : "vertical")\"", among: views
    ) { $0.axis = other }
  }

  /// What a stack is in a row whose author does not say that it is a column, the likeliest first: with its views as wide as they are and
  /// in the middle where they are given sizes that do not fill it; none for others.
  ///
  /// - Parameter views: The views that there are.
  package func stackedInRow(among views: Set<ConstraintView>) -> [ConstraintStatement] {
    guard let stack, stack.axis == .vertical, !stack.namesAxis,
      let row = stackedAcross(among: views)
    else { return [] }
    guard stack.arrangement?.distribution == .fill, stack.arrangement?.holdsEnds == true else {
      return [row]
    }
    var choices: [(distribution: StackRule.Distribution, alignment: StackRule.Alignment)] = [
      (.equalSpacing, .fill)
    ]
    if stack.arrangement?.alignment == .fill {
      choices += [(.fill, .center), (.equalSpacing, .center)]
    }
    return [row]
      + choices.compactMap { choice in
        let spread =
          choice.distribution == .fill ? "" : " distribution=\"\(choice.distribution.rawValue)\""
        let aligned = choice.alignment == .fill ? "" : " alignment=\"\(choice.alignment.rawValue)\""
        return restacked(as: "orientation=\"horizontal\"\(spread)\(aligned)", among: views) {
          $0.axis = .horizontal
          $0.arrangement?.distribution = choice.distribution
          if choice.alignment != .fill { $0.arrangement?.alignment = choice.alignment }
        }
      }
  }

  /// A stack with another distribution; `nil` for others.
  func stacked(
    by distribution: StackRule.Distribution, among views: Set<ConstraintView>
  ) -> ConstraintStatement? {
    guard stack?.arrangement != nil else { return nil }
    return restacked(as: "distribution=\"\(distribution.rawValue)\"", among: views) {
      $0.arrangement?.distribution = distribution
    }
  }

  /// A stack whose end is free, with what holds its first view at the start of the container, and across; none for others.
  ///
  /// - Returns: The statements with the words for what is held.
  func withFreeEnd(
    among views: Set<ConstraintView>
  ) -> [(statement: ConstraintStatement, words: String)] {
    guard let stack, stack.arrangement?.holdsEnds == true,
      let first = stack.members.first(where: { views.contains($0.view) }),
      let name = text.split(separator: ">").last?.split(separator: ",").first,
      let free = restacked(
        as: "ends=\"free\"", among: views, { $0.arrangement?.holdsEnds = false })
    else { return [] }
    let isRow = stack.axis == .horizontal
    func hold(_ edge: LayoutAttribute) -> AnchorConstraint {
      AnchorConstraint(
        Anchor(first.view, edge), .equal, Anchor(stack.container, edge), priority: stack.priority)
    }
    let view = name.filter { !$0.isWhitespace }
    let along = "<vfl>\(isRow ? "H" : "V"):|[\(view)]</vfl>"
    let across = "<vfl>\(isRow ? "V" : "H"):|[\(view)]|</vfl>"
    var started = free
    started.constraints.append(hold(isRow ? .leading : .top))
    var placed = started
    placed.constraints += (isRow ? [.top, .bottom] : [.leading, .trailing]).map(hold)
    return [(started, along), (placed, "\(along) and \(across)")]
  }

  /// A stack whose ends are free, where other statements hold its first and its last view at the container; `nil` for others.
  ///
  /// - Parameters:
  ///   - views: The views that there are.
  ///   - others: What else is said.
  func withHeldEnds(
    among views: Set<ConstraintView>, besides others: [AnchorConstraint]
  ) -> ConstraintStatement? {
    guard let stack, stack.arrangement?.holdsEnds == true else { return nil }
    let members = stack.members.filter { views.contains($0.view) && !$0.isContainer }
    guard let first = members.first?.view, let last = members.last?.view else { return nil }
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      stack.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    func isHeld(_ view: ConstraintView, _ edge: LayoutAttribute) -> Bool {
      others.contains { other in
        let sides = [other.first, other.second].compactMap { $0 }
        return other.relation == .equal && sides.count == 2
          && sides.allSatisfy { $0.attribute == edge }
          && Set(sides.map(\.view)) == [view, container]
      }
    }
    guard isHeld(first, start) && isHeld(last, end) else { return nil }
    return restacked(as: "ends=\"free\"", among: views) { $0.arrangement?.holdsEnds = false }
  }

  /// A stack of equal views with a tenth of the spaces between them, where these are large and round; `nil` for others.
  package var withTenthOfSpaces: ConstraintStatement? {
    guard let stack, stack.arrangement?.distribution == .fillEqually,
      let space = stack.members.last?.space, space >= 40,
      (space / 10).rounded() == space / 10,
      stack.members.dropFirst().allSatisfy({ $0.space == space }),
      !stack.members.contains(where: \.isContainer)
    else { return nil }
    return restacked(
      as: "spacing=\"\(space / 10)\"", among: Set(stack.members.map(\.view))
    ) { stack in
      for index in stack.members.indices.dropFirst() { stack.members[index].space = space / 10 }
    }
  }

  /// A row of views from end to end as the visual format that says no more of them than that and where they begin; `nil` for other
  /// stacks.
  ///
  /// - Parameter views: The views that there are.
  func asFormat(among views: Set<ConstraintView>) -> ConstraintStatement? {
    guard let stack, stack.axis == .horizontal, let arrangement = stack.arrangement,
      arrangement.holdsEnds, [.fill, .fillEqually].contains(arrangement.distribution),
      arrangement.alignment == .fill, let list = text.split(separator: ">").last,
      stack.members.allSatisfy({ views.contains($0.view) && !$0.isContainer })
    else { return nil }
    let names = list.split(separator: "<")[0].split(separator: ",").map { name in
      name.filter { !$0.isWhitespace }
    }
    guard names.count == stack.members.count, names.count > 1,
      names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else { return nil }
    let isEqual = arrangement.distribution == .fillEqually
    let first = stack.members[0].view
    var format = "H:|[\(names[0])]"
    var result = self
    result.constraints = [
      AnchorConstraint(Anchor(first, .leading), .equal, Anchor(container, .leading))
    ]
    for (index, member) in stack.members.enumerated().dropFirst() {
      let space = member.space == 0 ? "" : "-\(member.space.decimal(places: 3))-"
      format += "\(space)[\(names[index])\(isEqual ? "(\(names[0]))" : "")]"
      let before = Anchor(stack.members[index - 1].view, .trailing)
      result.constraints.append(
        AnchorConstraint(Anchor(member.view, .leading), .equal, before, plus: member.space))
      result.constraints.append(
        AnchorConstraint(Anchor(member.view, .top), .equal, Anchor(first, .top)))
      if isEqual {
        result.constraints.append(
          AnchorConstraint(Anchor(member.view, .width), .equal, Anchor(first, .width)))
      }
    }
    let last = Anchor(stack.members[names.count - 1].view, .trailing)
    result.constraints.append(AnchorConstraint(Anchor(container, .trailing), .equal, last))
    result.stack = nil
    result.text = "a <vfl options=\"alignAllTop\">\(format)|</vfl> in place of the <stack>"
    return result
  }

  private func restacked(
    as text: String, among views: Set<ConstraintView>, _ change: (inout StackRule) -> Void
  ) -> ConstraintStatement? {
    guard var stack else { return nil }
    change(&stack)
    var result = self
    result.stack = stack
    result.constraints = stack.constraints(where: { views.contains($0) || $0.isHelper })
    result.text = text
    return result
  }

  // MARK: Formats

  /// A visual format without one of the sizes that it gives its views in parentheses.
  var withoutSizes: [ConstraintStatement] {
    guard kind == .format else { return [] }
    let sizes = constraints.indices.filter { constraints[$0].first.attribute.kind == .size }
    let lists = text.indices.filter { text[$0] == "(" && isInView($0) }
    guard !sizes.isEmpty, sizes.count == lists.count else { return [] }
    return zip(sizes, lists).compactMap { part, open in
      guard let close = text[open...].firstIndex(of: ")") else { return nil }
      var result = self
      result.text.removeSubrange(open...close)
      result.constraints.remove(at: part)
      return result
    }
  }

  /// Whether a place of a format is between the brackets of a view.
  private func isInView(_ index: String.Index) -> Bool {
    text[..<index].last { $0 == "[" || $0 == "]" } == "["
  }

  /// The views of a visual format in its order, without the container.
  package var viewsInOrder: [ConstraintView] {
    guard kind == .format, let axis = constraints.first?.first.attribute.axis else { return [] }
    var found: [ConstraintView] = []
    var known: Set<ConstraintView> = [container]
    for constraint in constraints
    where constraint.first.attribute.axis == axis && constraint.first.attribute.kind != .size {
      for view in [constraint.second?.view, constraint.first.view] {
        if let view, known.insert(view).inserted { found.append(view) }
      }
    }
    return found
  }

  /// A visual format whose views are as long as the first of them, where it gives none of them a size itself; `nil` for
  /// others.
  var withEqualViews: ConstraintStatement? {
    let views = viewsInOrder
    let pieces = text.split(separator: "[", omittingEmptySubsequences: false)
    guard views.count > 1, pieces.count == views.count + 1, !options.contains("RightToLeft"),
      !pieces.contains(where: { $0.prefix { $0 != "]" }.contains("(") }),
      let name = pieces.dropFirst().first?.prefix(while: { $0 != "]" })
    else { return nil }
    let size: LayoutAttribute =
      constraints[0].first.attribute.axis == .horizontal ? .width : .height
    var result = self
    result.text =
      pieces.prefix(2).joined(separator: "[")
      + pieces.dropFirst(2).map { piece in
        "[\(piece.prefix { $0 != "]" })(\(name))\(piece.drop { $0 != "]" })"
      }.joined()
    result.constraints += views.dropFirst().map {
      AnchorConstraint(Anchor($0, size), .equal, Anchor(views[0], size))
    }
    return result
  }

  /// A visual format whose last view is no nearer to the end of the container than by the usual distance, with the sizes
  /// that it gives its views and without.
  var withLooseEnd: [ConstraintStatement] {
    guard kind == .format, let axis = constraints.first?.first.attribute.axis,
      let close = text.lastIndex(of: "]"), text[close...].contains("|"),
      let part = constraints.lastIndex(where: {
        $0.first.attribute.axis == axis && $0.relation == .equal && $0.first.view == container
          && $0.second?.attribute == $0.first.attribute
      })
    else { return [] }
    var loose = self
    loose.text = "\(text[...close])-(>=8)-|"
    loose.constraints[part].relation = .greaterOrEqual
    loose.constraints[part].first.area = .frame
    loose.constraints[part].constant = 8
    return [loose] + withoutSizes + loose.withoutSizes
  }

  /// A visual format with options whose first view is not aligned with the others; none for others.
  var withoutFirstAligned: [ConstraintStatement] {
    let views = viewsInOrder
    guard !options.isEmpty, views.count > 2, let axis = constraints.first?.first.attribute.axis,
      let first = text.firstIndex(of: "["),
      let second = text[text.index(after: first)...].firstIndex(of: "[")
    else { return [] }
    var result = self
    result.constraints = constraints.compactMap { constraint in
      guard constraint.first.attribute.axis != axis, let other = constraint.second,
        [constraint.first.view, other.view].contains(views[0])
      else { return constraint }
      let view = constraint.first.view == views[0] ? other.view : constraint.first.view
      guard view != views[1] else { return nil }
      return AnchorConstraint(
        Anchor(view, constraint.first.attribute), .equal,
        Anchor(views[1], constraint.first.attribute), priority: constraint.priority)
    }
    let close = text[second...].firstIndex(of: "]") ?? second
    let body = text.drop { $0 != ">" }.dropFirst()
    let prefix = body.hasPrefix("V:") ? "V:" : "H:"
    let name = text[second...close].prefix { $0 != "(" && $0 != "]" }
    result.text =
      "\(body[..<second])\(name)] without options and \(prefix)\(text[second...]) with them,"
    return [result]
  }

  /// A visual format with options whose last view is not aligned with the others; none for others.
  var withoutLastAligned: [ConstraintStatement] {
    let views = viewsInOrder
    guard !options.isEmpty, views.count > 2, let axis = constraints.first?.first.attribute.axis,
      let last = text.lastIndex(of: "["),
      let before = text[..<last].lastIndex(of: "["), let close = text[before...].firstIndex(of: "]")
    else { return [] }
    var result = self
    result.constraints = constraints.filter { constraint in
      constraint.first.attribute.axis == axis
        || ![constraint.first.view, constraint.second?.view].contains(views.last)
    }
    let body = text.drop { $0 != ">" }.dropFirst()
    let prefix = body.hasPrefix("V:") ? "V:" : "H:"
    let name = text[before...close].prefix { $0 != "(" && $0 != "]" }
    result.text =
      "\(body[..<body.index(after: close)]) with its options and \(prefix)\(name)]\(text[text.index(after: close)...]) without options"
    return [result]
  }
}
