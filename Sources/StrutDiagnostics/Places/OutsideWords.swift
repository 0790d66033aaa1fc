import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Why a view has nothing in common with its container, where one statement says it.
struct OutsideWords: ContextualMessages {
  /// The most other statements of a container that are looked at.
  private static let mostOthers = 300

  /// The largest distance from an edge of the container, in points.
  private static let largestSpace = 24.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What to do about a view outside of a container; `nil` where there is nothing in particular.
  func hint(for box: BoxID, in container: BoxID) -> String? {
    let frame = boxes.layout.frame(of: box)
    let size = boxes.layout.frame(of: container).size
    let axis: Axis =
      frame.minX >= size.width || frame.maxX <= 0 ? .horizontal : .vertical
    if let hint = factor(of: box, in: container, axis) { return hint }
    let isBehind = axis == .horizontal ? frame.minX >= size.width : frame.minY >= size.height
    return isBehind ? otherEnd(of: container, box, axis) : nil
  }

  /// Whether a view is out only since it is held within an edge of a ground that nothing gives a size, of which that is told.
  func standsOnNothing(_ box: BoxID) -> Bool {
    let view = ConstraintView(box.index)
    return comparisons[view].contains { _, constraint in
      guard let second = constraint.second, constraint.first.view == view,
        second.attribute == constraint.first.attribute, second.attribute.isEdge,
        !second.view.isHelper, constraint.constant != 0,
        second.attribute.isFarEdge == (constraint.constant < 0)
      else { return false }
      let (ground, axis) = (BoxID(Int(second.view.index)), second.attribute.axis)
      let style = boxes.layout.style(of: ground)
      return boxes.layout.frame(of: ground).size.extent(axis) < 0.5
        && (axis == .horizontal ? style.width : style.height) == .auto
        && boxes.elements[ground.index].content == .none
        && boxes.elements[ground.index].paint.isPlain
        && !boxes.elements[ground.index].paint.background.isEmpty
        && boxes.layout.children(of: ground).isEmpty
        && trials.unsized(among: [ground], along: axis) == [ground]
    }
  }

  /// A warning at the statement that holds an edge of a view at the opposite edge of its container, so that it begins where
  /// that ends; `nil` where none does.
  func warning(ofWrongEdge box: BoxID, in container: BoxID) -> Diagnostic? {
    let view = ConstraintView(box.index)
    guard boxes.elements[box.index].kind != .guide, boxes.elements[box.index].id != nil else {
      return nil
    }
    for (statement, constraint) in comparisons[view] {
      guard constraint.first.view == view, statement.kind == .equation,
        let edge = oppositeEdge(in: constraint, of: container)
      else { continue }
      var inside = equations(inPlaceOf: constraint, at: edge).filter {
        mends(constraint, at: edge, by: $0, box, in: container)
      }
      if inside.isEmpty, isInwards(constraint, edge) {
        var near = constraint.withOppositeSign
        near.first.attribute = edge.attribute
        if mends(constraint, at: edge, by: near, box, in: container) { inside = [near] }
      }
      if !inside.isEmpty { return warning(box, statement, constraint, edge, inside, in: container) }
    }
    return nil
  }

  /// The equations that may have been meant: one of the two edges is the wrong one. What others of the container say with
  /// the same number is what this one was to say.
  private func equations(
    inPlaceOf constraint: AnchorConstraint, at edge: Anchor
  ) -> [AnchorConstraint] {
    var own = constraint
    own.second?.attribute = constraint.first.attribute
    var other = constraint
    other.first.attribute = edge.attribute
    other.constant = isInwards(constraint, edge) ? constraint.constant : -constraint.constant
    // An edge that is outside of the same one by a distance inwards of the other is no edge that was meant.
    guard !isInwards(constraint, edge) else { return [other] }
    let isUsual = comparisons[edge.view].prefix(Self.mostOthers).contains { _, usual in
      usual.second == own.second && usual.constant == own.constant
        && usual.first.attribute == own.first.attribute && usual.first.view != own.first.view
    }
    return isUsual ? [own] : [other, own]
  }

  /// The edge of its container at whose outer side an equation holds the opposite edge of a view; `nil` for others.
  private func oppositeEdge(
    in constraint: AnchorConstraint, of container: BoxID
  ) -> Anchor? {
    guard let edge = constraint.second, edge.view == ConstraintView(container.index),
      constraint.relation == .equal, constraint.multiplier == 1, constraint.first.attribute.isEdge,
      edge.attribute == constraint.first.attribute.oppositeEdge
    else { return nil }
    // What is farther inside is a place there, and no distance from an edge.
    return isInwards(constraint, edge) && abs(constraint.constant) > Self.largestSpace ? nil : edge
  }

  /// Whether the distance from an edge of the container counts inwards.
  private func isInwards(_ constraint: AnchorConstraint, _ edge: Anchor) -> Bool {
    constraint.constant * (edge.attribute.isFarEdge ? 1 : -1) < 0
  }

  /// Whether a view is in its container with another equation, on no text of it and not below those that come after it in the
  /// document.
  private func mends(
    _ constraint: AnchorConstraint, at edge: Anchor, by inside: AnchorConstraint, _ box: BoxID,
    in container: BoxID
  ) -> Bool {
    let size = boxes.layout.frame(of: container).size
    return trials.mends(ConstraintProposal([inside], omitting: [constraint]), in: container) {
      guard let frame = $0.frame(of: box) else { return false }
      return frame.maxX > 0 && frame.maxY > 0 && frame.minX < size.width
        && frame.minY < size.height && !$0.hasTextInText(box, of: boxes)
        && (constraint.first.attribute.axis == .horizontal || !isInwards(constraint, edge)
          || $0.keepsOrder(of: box, in: boxes))
    }
  }

  private func warning(
    _ box: BoxID, _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ edge: Anchor,
    _ inside: [AnchorConstraint], in container: BoxID
  ) -> Diagnostic {
    let id = boxes.statementName(of: box, in: source)
    let area = edge.area.prefix
    let name = edge.attribute.rawValue
    let verb = edge.attribute.isFarEdge ? "begins" : "ends"
    let distance = abs(constraint.constant)
    let side = isInwards(constraint, edge) ? "inside of" : "beyond"
    let place = distance == 0 ? "at" : "\(shortest(distance)) \(side)"
    let owner = boxes.nameOfOwner(container)
    let target = boxes.statementName(of: edge.view, in: statement.container, source)
    let out = isInwards(constraint, edge) ? "and so outside of it" : "outside of it"
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) \(verb) \(place) the \(name) \(edge.area == .margin ? "margin" : "edge") of \(owner), \(out)",
      at: statement.range,
      hints: [
        "inside of it is "
          + inside.map { equation in
            let edge = equation.first.attribute.rawValue
            return
              "<constraint>\(id).\(edge) == \(target).\(area)\(edge)"
              + "\(equation.constant.asSummand)</constraint>"
          }.joined(separator: ", or ")
      ])
  }

  /// A factor that moves the view beyond the far end.
  private func factor(of box: BoxID, in container: BoxID, _ axis: Axis) -> String? {
    let view = ConstraintView(box.index)
    for (statement, constraint) in comparisons[view] {
      guard constraint.first.view == view, constraint.first.attribute.axis == axis,
        let second = constraint.second, second.view == ConstraintView(container.index),
        [.centerX, .centerY].contains(second.attribute), constraint.multiplier >= 2
      else { continue }
      return
        "\(place(of: statement.range)) has the factor \(shortest(constraint.multiplier)): "
        + "superview.\(second.attribute.rawValue) * 2 is the far edge, * 1.5 three quarters of the way"
    }
    return nil
  }

  /// Another view that holds the end of a container which is as large as its views make it.
  private func otherEnd(of container: BoxID, _ box: BoxID, _ axis: Axis) -> String? {
    let style = boxes.layout.style(of: container)
    guard (axis == .horizontal ? style.width : style.height) == .auto,
      let name = boxes.elements[box.index].id?.nameInStatements,
      let (statement, end, other) = comparisons.end(of: ConstraintView(container.index), axis)
    else { return nil }
    let rival = boxes.name(of: BoxID(Int(other.view.index)))
    guard ends(container, at: box, inPlaceOf: statement, end, other) else { return nil }
    if statement.stack?.arrangement?.holdsEnds == true {
      return
        "the stack in \(place(of: statement.range)) ends the container at \(rival), unless it has ends=\"free\": hold "
        + "\(name).\(end.attribute.rawValue) == superview.\(end.attribute.rawValue) then"
    }
    return
      "\(place(of: statement.range)) ends the container at \(rival): leave that end out, and hold "
      + "\(name).\(end.attribute.rawValue) == superview.\(end.attribute.rawValue)"
  }

  /// Whether a container ends well at a view in place of another one: that is where the end was, and is as large as it was.
  private func ends(
    _ container: BoxID, at box: BoxID, inPlaceOf statement: ConstraintStatement, _ end: Anchor,
    _ other: Anchor
  ) -> Bool {
    let rival = BoxID(Int(other.view.index))
    let omitted = statement.constraints.filter { constraint in
      let anchors = [constraint.first, constraint.second]
      return anchors.contains(end) && anchors.contains(other)
    }
    let own = AnchorConstraint(
      Anchor(ConstraintView(box.index), end.attribute), .equal,
      Anchor(end.view, end.attribute))
    let before = boxes.layout.frame(of: rival).size
    return trials.mends(ConstraintProposal([own], omitting: omitted), in: container) { outcome in
      guard outcome.isInside(box, of: container), let after = outcome.frame(of: rival)?.size else {
        return false
      }
      return outcome.openNumbers(of: rival).isEmpty
        && after.extent(end.attribute.axis) > before.extent(end.attribute.axis) - 1
    }
  }
}
