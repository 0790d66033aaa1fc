import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Equations that put a view outside of its container: `a.leading == b.trailing + 8` for the opposite, or a distance that
/// is too large.
struct SwappedSides: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The statement that puts a view outside of its container, and what puts it inside; `nil` where it is no single one.
  func mend(for box: BoxID, in container: BoxID) -> (range: SourceRange, hint: String)? {
    if let exchange = exchange(for: box, in: container) { return exchange }
    let view = ConstraintView(box.index)
    for (statement, constraint) in comparisons[view] {
      let hint =
        nearer(statement, constraint, box, in: container)
        ?? inwards(statement, constraint, box, in: container)
        ?? foreign(statement, constraint, box, in: container)
        ?? laidOver(statement, constraint, box, in: container)
      if let hint { return (statement.range, hint) }
    }
    return nil
  }

  /// The statement that says of the one view what it was to say of the other; `nil` where there is none.
  ///
  /// - Parameter other: Another view that is inside then as well.
  func exchange(
    for box: BoxID, in container: BoxID, with other: BoxID? = nil
  ) -> (range: SourceRange, hint: String)? {
    for (statement, constraint) in comparisons[ConstraintView(box.index)] {
      let hint =
        onCorner(statement, constraint, box, in: container)
        ?? exchanged(statement, constraint, box, in: container)
        ?? sameEdge(statement, constraint, box, in: container, with: other)
      if let hint { return (statement.range, hint) }
    }
    return nil
  }

  /// Whether a view is out since it ends where another one does, of which is told what puts both inside.
  func follows(_ box: BoxID, in container: BoxID, where isTold: (BoxID) -> Bool) -> Bool {
    let view = ConstraintView(box.index)
    return comparisons[view].contains { _, constraint in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.first.attribute == second.attribute, constraint.constant == 0,
        constraint.first.attribute.isEdge, !second.view.isHelper, !constraint.first.view.isHelper
      else { return false }
      let other = BoxID(Int((constraint.first.view == view ? second : constraint.first).view.index))
      return other != container && isTold(other)
        && exchange(for: other, in: container, with: box) != nil
    }
  }

  /// An equation that holds an edge of a view beside one on which another equation holds it along the other axis, as a badge on the corner
  /// of a picture: at the same edge of that.
  private func onCorner(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ box: BoxID,
    in container: BoxID
  ) -> String? {
    let view = ConstraintView(box.index)
    guard isPlain(constraint, statement), let second = constraint.second,
      constraint.first.view == view, second.view != statement.container,
      second.view.index < box.index, constraint.first.attribute.isEdge,
      second.attribute == constraint.first.attribute.oppositeEdge,
      comparisons[view].contains(where: { _, other in
        other.first.view == view && other.second?.view == second.view
          && other.relation == .equal && other.first.attribute.isEdge
          && other.first.attribute.axis != constraint.first.attribute.axis
          && other.first.attribute == other.second?.attribute && other.constant != 0
          && !other.isOutside
      })
    else { return nil }
    var meant = constraint
    // A distance is one inwards from the edge that is kept.
    if constraint.constant != 0, second.attribute.isFarEdge == (constraint.constant < 0) {
      meant.first.attribute = second.attribute
    } else {
      meant.second?.attribute = constraint.first.attribute
    }
    let ground = BoxID(Int(second.view.index))
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) { outcome in
      guard let own = outcome.frame(of: box), let place = outcome.frame(of: ground) else {
        return false
      }
      return place.covers(own) && outcome.isInside(box, of: container)
        && !outcome.hasTextInText(box, of: boxes)
    }
    return isMended ? "inside of it is \(words(meant))" : nil
  }

  /// An equation that holds an edge of a view at the opposite edge of a guide that it stands in.
  private func sameEdge(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ box: BoxID,
    in container: BoxID, with other: BoxID?
  ) -> String? {
    guard isPlain(constraint, statement), var second = constraint.second,
      constraint.first.view == ConstraintView(box.index), constraint.first.attribute.isEdge,
      second.attribute == constraint.first.attribute.oppositeEdge,
      boxes.elements[Int(second.view.index)].kind == .guide
    else { return nil }
    second.attribute = constraint.first.attribute
    var meant = constraint
    meant.second = second
    let mends = trials.mends(ConstraintProposal([meant], omitting: [constraint]), in: container) {
      $0.isInside(box, of: container) && !$0.hasTextInText(box, of: boxes)
        && (other.map { [outcome = $0] in outcome.isInside($0, of: container) } ?? true)
    }
    return mends ? "inside of it is \(words(meant))" : nil
  }

  /// An equation that holds an edge of a view outside of the same edge of its container, which it names, with the other sign.
  private func inwards(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ box: BoxID,
    in container: BoxID
  ) -> String? {
    guard isPlain(constraint, statement), let second = constraint.second, constraint.constant != 0,
      constraint.first.view == ConstraintView(box.index),
      second.view == ConstraintView(container.index), second.view != statement.container,
      second.attribute == constraint.first.attribute, second.attribute.isEdge,
      second.attribute.isFarEdge == (constraint.constant > 0),
      puts(box, inside: container, constraint.withOppositeSign, constraint)
    else { return nil }
    return "inside of it is \(equation(constraint.withOppositeSign))"
  }

  /// An equation about a view of another container, with one of the own container that the view is held at as well.
  private func foreign(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ box: BoxID,
    in container: BoxID
  ) -> String? {
    guard isPlain(constraint, statement), let second = constraint.second,
      constraint.first.view == ConstraintView(box.index), second.view != statement.container,
      second.view != ConstraintView(container.index),
      let owner = boxes.layout.parent(of: BoxID(Int(second.view.index))), owner != container
    else { return nil }
    let partners = comparisons[constraint.first.view].compactMap(\.constraint.second?.view).filter {
      !$0.isHelper && $0 != statement.container
        && boxes.layout.parent(of: BoxID(Int($0.index))) == container
    }
    for partner in partners.prefix(2) {
      let meant = constraint.replacing(second.view, by: partner)
      guard puts(box, inside: container, meant, constraint) else { continue }
      return
        "it is held at \(boxes.name(of: BoxID(Int(second.view.index)))) of \(boxes.name(of: owner)): inside of it is "
        + words(meant)
    }
    return nil
  }

  /// An equation that puts a view beside one that it may have been to lie on: at the same edge of that, or at the other one.
  private func laidOver(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ box: BoxID,
    in container: BoxID
  ) -> String? {
    guard isPlain(constraint, statement), let second = constraint.second,
      constraint.first.view == ConstraintView(box.index), second.view != statement.container,
      second.view.index < box.index, constraint.first.attribute.isEdge,
      second.attribute == constraint.first.attribute.oppositeEdge
    else { return nil }
    var (own, other) = (constraint, constraint)
    own.second?.attribute = constraint.first.attribute
    other.first.attribute = second.attribute
    other.constant = -constraint.constant
    var inwards = other
    inwards.constant = constraint.constant
    let choices = constraint.constant == 0 ? [own, other] : [own, other, inwards]
    let fitting = choices.filter { puts(box, inside: container, $0, constraint) }
    guard !fitting.isEmpty else { return nil }
    return "inside of it is \(fitting.map(words).joined(separator: ", or "))"
  }

  private func words(_ constraint: AnchorConstraint) -> String {
    guard let second = constraint.second else { return "" }
    return
      "<constraint>\(name(constraint.first.view)).\(constraint.first.attribute.rawValue) == "
      + "\(name(second.view)).\(second.attribute.rawValue)\(constraint.constant.asSummand)</constraint>"
  }

  /// An equation that says of the one view what it was to say of the other.
  private func exchanged(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ box: BoxID,
    in container: BoxID
  ) -> String? {
    guard isPlain(constraint, statement), let second = constraint.second,
      second.view != statement.container, constraint.first.attribute.isEdge,
      second.attribute == constraint.first.attribute.oppositeEdge,
      // What begins behind others from the start of the container on is where it is to be, and has no room there.
      ColumnEnds(context).chain(to: box, second.attribute.axis, in: container) == nil
    else { return nil }
    var exchanged = AnchorConstraint(
      Anchor(second.view, constraint.first.attribute), .equal,
      Anchor(constraint.first.view, second.attribute), plus: constraint.constant)
    // A distance behind the other view is one of the other edges.
    if constraint.first.attribute.isFarEdge == (constraint.constant > 0), constraint.constant != 0 {
      exchanged = AnchorConstraint(
        Anchor(constraint.first.view, second.attribute), .equal,
        Anchor(second.view, constraint.first.attribute), plus: constraint.constant)
    }
    guard puts(box, inside: container, exchanged, constraint) else { return nil }
    return "inside of it is \(words(exchanged))"
  }

  /// An equation with a distance that leaves the view inside of its container.
  private func nearer(
    _ statement: ConstraintStatement, _ constraint: AnchorConstraint, _ box: BoxID,
    in container: BoxID
  ) -> String? {
    guard isPlain(constraint, statement), constraint.first.view == ConstraintView(box.index),
      constraint.constantMetric < 0,
      constraint.first.attribute.axis == .vertical || !boxes.isRightToLeft(container)
    else { return nil }
    let frame = boxes.layout.frame(of: box)
    let size = boxes.layout.frame(of: container).size
    let isRow = constraint.first.attribute.axis == .horizontal
    let (start, end, room) =
      isRow ? (frame.minX, frame.maxX, size.width) : (frame.minY, frame.maxY, size.height)
    guard start < 0 || end > room, end - start <= room else { return nil }
    var nearer = constraint
    let moved = constraint.constant + (start < 0 ? -start : room - end)
    nearer.constant = start < 0 ? moved.rounded(.up) : moved.rounded(.down)
    guard nearer.constant * constraint.constant > 0,
      abs(nearer.constant) * 2 < abs(constraint.constant),
      puts(box, inside: container, nearer, constraint)
    else { return nil }
    let numbers = [nearer, constraint].map { shortest(abs($0.constant)) }
    return "inside of it are \(numbers[0]) or less in place of \(numbers[1])"
  }

  /// Whether an equation says where an edge of one view is, by another one or the container.
  private func isPlain(_ constraint: AnchorConstraint, _ statement: ConstraintStatement) -> Bool {
    guard statement.kind == .equation, statement.constraints.count == 1,
      constraint.relation == .equal, constraint.multiplier == 1, constraint.space == nil,
      let second = constraint.second, second.area == .frame, !second.view.isHelper,
      !constraint.first.view.isHelper, constraint.first.view != second.view
    else { return false }
    return constraint.first.attribute.kind != .size
  }

  private func puts(
    _ box: BoxID, inside container: BoxID, _ constraint: AnchorConstraint,
    _ other: AnchorConstraint
  ) -> Bool {
    trials.mends(ConstraintProposal([constraint], omitting: [other]), in: container) {
      $0.isInside(box, of: container) && !$0.hasTextInText(box, of: boxes)
        && !$0.hasMoreOnTexts(in: container, of: boxes)
    }
  }

  private func name(_ view: ConstraintView) -> String {
    boxes.statementName(of: BoxID(Int(view.index)), in: source)
  }
}
