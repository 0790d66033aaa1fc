import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What holds the end of a text that runs out of its container, tried before it is told.
struct TextEnds: ContextualMessages {
  /// The least part of its width that is left of a text with a ground of its own.
  private static let leastPart = 0.3

  /// The most bounds of other texts that are tried.
  private static let mostBounds = 4

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The format that ends a text inside of its container; `nil` where that does not go with what is said of its start.
  func format(for box: BoxID, in container: BoxID, _ edge: LayoutAttribute) -> String? {
    let isLeading = (edge == .left) == !boxes.isRightToLeft(container)
    let attribute: LayoutAttribute = isLeading ? .leading : .trailing
    let inset = usualInset(in: container, at: attribute)
    let end = AnchorConstraint(
      Anchor(ConstraintView(box.index), attribute), .equal,
      Anchor(ConstraintView(container.index), attribute, of: inset == nil ? .margin : .frame),
      plus: (isLeading ? 1 : -1) * (inset ?? 0))
    // What is squeezed by its two ends is no text any more, and a label on a ground of its own is none on many lines.
    let padding = context.views[box]?.inset.width ?? 0
    let words = (context.views[box]?.naturalSize?.width ?? 0) - padding
    let least = max(1, boxes.isBareText(box) ? 0 : padding + words * Self.leastPart)
    if !boxes.isBareText(box), let bound = bubble(box, in: container, at: attribute) {
      return bound
    }
    let mends = trials.mends(ConstraintProposal([end]), in: container) {
      $0.isInside(box, of: container) && !$0.hasTextInText(box, of: boxes)
        && ($0.frame(of: box)?.size.width ?? 0) >= least
    }
    guard mends else { return nil }
    let id = (boxes.elements[box.index].id ?? "a").nameInStatements
    let space = inset.map { "-\(shortest($0))-" } ?? "-"
    return isLeading ? "<vfl>H:|\(space)[\(id)]</vfl>" : "<vfl>H:[\(id)]\(space)|</vfl>"
  }

  /// The bound that keeps a text on a ground of its own as far from an edge as it is from the opposite one: one with fewer words is to keep
  /// its width. `nil` where nothing holds it at that, and where it does not help.
  private func bubble(
    _ box: BoxID, in container: BoxID, at edge: LayoutAttribute
  ) -> String? {
    let (own, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    let other = Anchor(own, edge.oppositeEdge)
    let hold = comparisons[own].first { _, constraint in
      constraint.first == other && constraint.second == Anchor(owner, edge.oppositeEdge)
        && constraint.relation == .equal && constraint.multiplier == 1
        && (constraint.constant < 0) == other.attribute.isFarEdge && constraint.constant != 0
    }
    guard let hold else { return nil }
    let bound = AnchorConstraint(
      Anchor(own, edge), edge.isFarEdge ? .lessOrEqual : .greaterOrEqual, Anchor(owner, edge),
      plus: -hold.constraint.constant)
    let isMended = trials.isMended(
      by: ConstraintProposal([bound]), in: container, narrowing: box
    ) {
      $0.isInside(box, of: container) && $0.standsOut < 0 && $0.fitsWords(of: box)
        && !$0.hasTextInText(box, of: boxes)
    }
    return isMended ? equation(bound, in: owner) : nil
  }

  /// The bound that is to keep a text inside of its container and lies outside of that, with the other sign; `nil` for others.
  func outwardBound(
    for box: BoxID, in container: BoxID
  ) -> (hint: String, range: SourceRange)? {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    for (statement, bound) in comparisons[view]
    where bound.relation != .equal && bound.isOutside && statement.loneComparison != nil {
      guard bound.first.view == view, bound.second?.view == owner,
        bound.first.attribute.axis == .horizontal,
        bound.first.attribute.isFarEdge == (bound.relation == .lessOrEqual),
        !context.isComputed(statement)
      else { continue }
      let meant = bound.withOppositeSign
      let isMended = trials.isMended(
        by: ConstraintProposal([meant], omitting: [bound]), in: container, narrowing: box
      ) {
        $0.isInside(box, of: container) && $0.standsOut <= 0 && $0.keepsWords(of: box, in: boxes)
          && !$0.hasTextInText(box, of: boxes)
      }
      guard isMended else { continue }
      return (
        "the bound lies \(shortest(abs(bound.constant))) outside of it; inside of it is \(equation(meant, in: owner))",
        statement.range
      )
    }
    return nil
  }

  /// The bound of another text of a container which this one lacks, with which it is inside; `nil` where there is none.
  func bound(for box: BoxID, in container: BoxID) -> String? {
    let (view, owner) = (ConstraintView(box.index), ConstraintView(container.index))
    var tried = 0
    for statement in boxes.layout.constraintStatements where tried < Self.mostBounds {
      guard statement.container == owner, let (bound, _) = statement.loneComparison,
        bound.relation == .lessOrEqual, !bound.first.view.isHelper, bound.first.view != view,
        bound.first.attribute == .width, !context.isComputed(statement)
      else { continue }
      let other = BoxID(Int(bound.first.view.index))
      guard boxes.layout.parent(of: other) == container, boxes.showsText(other),
        boxes.isBareText(other) == boxes.isBareText(box),
        !comparisons[view].contains(where: { $0.constraint.first == Anchor(view, .width) })
      else { continue }
      tried += 1
      let own = bound.replacing(bound.first.view, by: view)
      let isMended = trials.isMended(
        by: ConstraintProposal([own]), in: container, narrowing: box
      ) {
        $0.isInside(box, of: container) && $0.standsOut <= 0 && !$0.hasTextInText(box, of: boxes)
          && $0.fitsWords(of: box)
      }
      guard isMended else { continue }
      let names = [other, box].map { boxes.statementName(of: $0, in: source) }
      let words = statement.text.replacing(
        "<constraint>\(names[0]).", with: "<constraint>\(names[1])."
      ).replacing("<=", with: "≤")
      guard words != statement.text else { continue }
      return
        "nothing limits its width: as \(place(of: statement.range)) has it of \(boxes.name(of: other)), it is inside of it with \(words)</constraint>"
    }
    return nil
  }

  /// The equation that holds the end of a text at that of its container, in place of the one that holds its start, behind which there is no
  /// room for it; `nil` where something else holds it as well, and where it does not help.
  func inPlaceOfStart(for box: BoxID, in container: BoxID) -> String? {
    let view = ConstraintView(box.index)
    let own = comparisons[view].filter { _, constraint in
      constraint.first.view == view && constraint.first.attribute.kind != .size
        && constraint.first.attribute.axis == .horizontal
    }
    guard own.count == 1, let (constraint, _) = own[0].statement.loneComparison,
      constraint.relation == .equal, [.leading, .left].contains(constraint.first.attribute),
      !context.isComputed(own[0].statement)
    else { return nil }
    let edge = constraint.first.attribute.oppositeEdge
    let end = AnchorConstraint(
      Anchor(view, edge), .equal, Anchor(ConstraintView(container.index), edge, of: .margin))
    let isMended = trials.isMended(
      by: ConstraintProposal([end], omitting: [constraint]), in: container
    ) {
      $0.isInside(box, of: container) && $0.standsOut < 0 && !$0.hasTextInText(box, of: boxes)
        && !$0.hasMoreOnTexts(in: container, of: boxes)
    }
    let statement = own[0].statement
    return isMended
      ? "\(equation(end, in: statement.container)) in place of \(place(of: statement.range))" : nil
  }

  /// Whether a text is inside of its container once it ends before another one that it stands in, which is told.
  func isTold(_ box: BoxID, in container: BoxID) -> Bool {
    func isPlain(_ box: BoxID) -> Bool {
      let paint = boxes.elements[box.index].paint
      return boxes.showsText(box) && paint.background.isEmpty && paint.isPlain
    }
    guard isPlain(box) else { return false }
    let own = boxes.layout.frame(of: box)
    return boxes.layout.children(of: container).contains { other in
      let frame = boxes.layout.frame(of: other)
      guard other != box, isPlain(other), let common = own.intersection(frame),
        common.width > Rect.leastOverlap, common.height > frame.size.height / 2
      else { return false }
      // What keeps both apart along the line ends this text before the other one.
      let hint = TextsApart(context).hint(box, other, [.horizontal, .vertical])
      return hint?.contains(".leading >=") ?? false
    }
  }

  /// An equation from right to left about a physical edge of what a text stands beside, with the edge in reading direction;
  /// `nil` where that does not put the text inside.
  func mirrored(for box: BoxID, in container: BoxID) -> String? {
    guard boxes.isRightToLeft(container) else { return nil }
    let view = ConstraintView(box.index)
    let partners = comparisons[view].flatMap { _, constraint in
      [constraint.first.view, constraint.second?.view].compactMap { $0 }
    }
    let names: [LayoutAttribute: LayoutAttribute] = [.left: .leading, .right: .trailing]
    for (statement, constraint) in partners.flatMap({ comparisons[$0] })
    where statement.kind == .equation && constraint.first.view != statement.container {
      guard let second = constraint.second, second.view == statement.container,
        let edge = names[constraint.first.attribute], second.attribute == constraint.first.attribute
      else { continue }
      var mirrored = constraint
      mirrored.first.attribute = edge
      mirrored.second?.attribute = edge
      let proposal = ConstraintProposal([mirrored], omitting: [constraint])
      guard trials.mends(proposal, in: container, where: { $0.isInside(box, of: container) }) else {
        continue
      }
      let name = boxes.statementName(of: BoxID(Int(constraint.first.view.index)), in: source)
      let place = place(of: statement.range)
      return
        "from right to left, leading is the right edge: <constraint>\(name).\(edge.rawValue) == "
        + "superview.\(edge.rawValue)\(constraint.constant.asSummand)</constraint> in place of \(place)"
    }
    return nil
  }
}
