import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Boxes that stand wholly on others of the same kind since they are held at the same view: a statement was copied, and the
/// view that it names was not changed. A box with nothing in it, as the icon of a row, covers the one before it.
struct CopiedBoxes: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8
  /// How many boxes are looked at for that.
  private static let mostTrials = 64
  /// The most views of a container that are looked at.
  private static let mostSiblings = 300

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each statement that puts a box onto another one where its name says at which view it was to be.
  var warnings: [Diagnostic] {
    var first: [HeldPlace: BoxID] = [:]
    var found = 0
    var tried = 0
    return boxes.layout.constraintStatements.compactMap { statement -> Diagnostic? in
      guard let (constraint, target) = statement.heldAtView else { return nil }
      let box = BoxID(Int(constraint.first.view.index))
      let place = constraint.place(at: target)
      guard let under = first[place] else {
        first[place] = box
        return nil
      }
      guard found < Self.mostWarnings, tried < Self.mostTrials, isWholly(box, on: under) else {
        return nil
      }
      tried += 1
      guard let warning = warning(box, on: under, constraint, statement) else { return nil }
      found += 1
      return warning
    }
  }

  private func isWholly(_ box: BoxID, on under: BoxID) -> Bool {
    boxes.layout.parent(of: box) == boxes.layout.parent(of: under)
      && boxes.hides(under, behind: box)
  }

  private func warning(
    _ box: BoxID, on under: BoxID, _ constraint: AnchorConstraint, _ statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: box), let held = constraint.second else {
      return nil
    }
    return ofNamed(box, on: under, constraint, held, statement, in: container)
      ?? ofOtherEnd(box, on: under, constraint, held, statement, in: container)
      ?? behind(box, under, constraint, held, statement, in: container)
  }

  /// A warning for a box that was to be behind the one on which it stands, as that is behind the view at which both are.
  private func behind(
    _ box: BoxID, _ under: BoxID, _ constraint: AnchorConstraint, _ held: Anchor,
    _ statement: ConstraintStatement, in container: BoxID
  ) -> Diagnostic? {
    let end = constraint.first.attribute.oppositeEdge
    // What ends at another view, as a line between two steps does, is not followed by one of its kind.
    guard constraint.first.attribute.isEdge, held.attribute == end, constraint.space == nil,
      !comparisons[ConstraintView(under.index)].contains(where: {
        $0.constraint.first == Anchor(ConstraintView(under.index), end)
      })
    else { return nil }
    let meant = constraint.replacing(held.view, by: ConstraintView(under.index))
    let mends = context.outcomes.mends(
      ConstraintProposal([meant], omitting: [constraint]), in: container
    ) { $0.stands(box, apartFrom: under, in: container) && $0.standsOut <= 0 }
    return mends
      ? warning(
        box, on: under, held, statement,
        hint: "behind \(boxes.name(of: under)) it is \(equation(meant))") : nil
  }

  /// A warning for a box that was to be as far from the opposite edge of the view at which both are, the other way.
  private func ofOtherEnd(
    _ box: BoxID, on under: BoxID, _ constraint: AnchorConstraint, _ held: Anchor,
    _ statement: ConstraintStatement, in container: BoxID
  ) -> Diagnostic? {
    guard held.attribute.isEdge, constraint.constant != 0, constraint.space == nil else {
      return nil
    }
    var meant = constraint.withOppositeSign
    meant.second?.attribute = held.attribute.oppositeEdge
    if constraint.first.attribute.isEdge {
      meant.first.attribute = constraint.first.attribute.oppositeEdge
    }
    let isMended = trials.isMended(
      by: ConstraintProposal([meant], omitting: [constraint]), in: container
    ) {
      $0.stands(box, apartFrom: under, in: container) && $0.standsOut <= 0
        && !lands(box, onOthersIn: container, after: $0)
    }
    guard isMended else { return nil }
    return warning(
      box, on: under, held, statement,
      hint: "at the other end of that it is \(equation(meant))")
  }

  /// Whether a view stands on a ground after a change on which it did not stand before, as on the one before a row.
  private func lands(
    _ box: BoxID, onOthersIn container: BoxID, after outcome: ConstraintTrials.Outcome
  ) -> Bool {
    guard let own = outcome.frame(of: box) else { return true }
    let before = boxes.layout.frame(of: box)
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).contains { other in
      guard other != box, boxes.isGround(other), let place = outcome.frame(of: other) else {
        return false
      }
      return own.overlaps(place) && !before.overlaps(boxes.layout.frame(of: other))
    }
  }

  private func ofNamed(
    _ box: BoxID, on under: BoxID, _ constraint: AnchorConstraint, _ held: Anchor,
    _ statement: ConstraintStatement, in container: BoxID
  ) -> Diagnostic? {
    guard let target = target(for: box, besides: held, in: container) else { return nil }
    let meant = constraint.replacing(held.view, by: ConstraintView(target.index))
    let mends = trials.mends(ConstraintProposal([meant], omitting: [constraint]), in: container) {
      $0.stands(box, apartFrom: under, in: container)
    }
    guard mends else { return nil }
    let names = [box, target].map { boxes.statementName(of: $0, in: source) }
    return warning(
      box, on: under, held, statement,
      hint:
        "it stands beside its own with <constraint>\(names[0]).\(constraint.first.attribute.rawValue) == "
        + "\(names[1]).\(held.attribute.rawValue)\(constraint.constant.asSummand)</constraint>")
  }

  private func warning(
    _ box: BoxID, on under: BoxID, _ held: Anchor, _ statement: ConstraintStatement, hint: String
  ) -> Diagnostic {
    let other = boxes.statementName(of: held.view, in: statement.container, source)
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: box)) stands wholly on \(boxes.name(of: under)): both are at '\(other)'",
      at: statement.range, hints: [hint])
  }

  /// The view whose name is a part of a box's name or has that as a part, which no equation of this kind is about; `nil` for
  /// none.
  private func target(for box: BoxID, besides held: Anchor, in container: BoxID) -> BoxID? {
    let name = boxes.statementName(of: box, in: source)
    return boxes.layout.children(of: container).prefix(Self.mostSiblings).first { other in
      guard other != box, other.index != Int(held.view.index),
        boxes.elements[other.index].id != nil
      else { return false }
      let words = boxes.statementName(of: other, in: source)
      let own = Anchor(ConstraintView(other.index), held.attribute)
      return (name.contains(words) || words.contains(name))
        && !comparisons[own.view].contains {
          $0.constraint.relation == .equal
            && ($0.constraint.second == own || $0.constraint.first == own)
        }
    }
  }
}
