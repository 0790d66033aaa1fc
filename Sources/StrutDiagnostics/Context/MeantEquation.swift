import StrutBoxes
import StrutConstraints
import StrutCore

/// An equation that may have been meant in place of one that is written: it differs from it by one mistake.
struct MeantEquation {
  /// What is written.
  var statement: ConstraintStatement
  var written: AnchorConstraint
  /// What may have been meant.
  var meant: AnchorConstraint

  /// The change of the tree that it is.
  var proposal: ConstraintProposal { ConstraintProposal([meant], omitting: [written]) }
}

extension ConstraintStatement {
  /// The equations that may have been meant where one holds an edge of a view, the likelier ones first; none for other statements.
  var meantEdges: [MeantEquation] {
    guard let (written, target) = loneComparison, written.relation == .equal,
      written.multiplier == 1, written.space == nil, !written.first.view.isHelper,
      !target.view.isHelper, written.first.view != target.view
    else { return [] }
    return written.otherEdges(than: target, in: container).map {
      MeantEquation(statement: self, written: written, meant: $0)
    }
  }
}

extension ConstraintStatement {
  /// The equation that may have been meant where one is a bound, which is the other way round; `nil` for other statements.
  var meantBound: MeantEquation? {
    guard let (written, _) = loneComparison, written.relation != .equal else { return nil }
    var meant = written
    meant.relation = written.relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
    return MeantEquation(statement: self, written: written, meant: meant)
  }

  /// The equation that may have been meant where one holds an edge at several times the way to an edge or a middle of its
  /// container: a part of it; `nil` for other statements.
  var meantPart: MeantEquation? {
    guard let (written, target) = loneComparison, written.relation == .equal,
      target.view == container, target.attribute.kind != .size, !written.first.view.isHelper,
      (2...100).contains(written.multiplier)
    else { return nil }
    var meant = written
    meant.multiplier = written.multiplier / (written.multiplier < 10 ? 10 : 100)
    return MeantEquation(statement: self, written: written, meant: meant)
  }
}

extension AnchorConstraint {
  /// The comparisons with another edge on one side or on both.
  fileprivate func otherEdges(
    than target: Anchor, in container: ConstraintView
  ) -> [AnchorConstraint] {
    guard first.attribute.isEdge, target.attribute.isEdge else { return [] }
    if first.attribute == target.attribute {
      let ends = [aboutOppositeEdges]
      guard target.view != container else { return ends }
      // Views at one edge are aligned, and mostly on purpose.
      guard constant != 0 else { return [] }
      let isInwards = target.attribute.isFarEdge == (constant < 0)
      return isInwards ? [beyondTarget(target)] + ends : ends
    }
    guard target.attribute == first.attribute.oppositeEdge else { return [] }
    return inside(target)
  }

  /// What holds a view beside another one, at whose same edge it is held at a distance.
  private func beyondTarget(_ target: Anchor) -> AnchorConstraint {
    var beside = self
    beside.second?.attribute = target.attribute.oppositeEdge
    beside.constant = target.attribute.isFarEdge ? -abs(constant) : abs(constant)
    return beside
  }

  /// What holds the opposite edges of both as these are held.
  private var aboutOppositeEdges: AnchorConstraint {
    var other = withOppositeSign
    other.first.attribute = first.attribute.oppositeEdge
    other.second?.attribute = first.attribute.oppositeEdge
    return other
  }

  /// What holds a view within an edge of another one, beside which it is held: within the edge that is named where the distance
  /// is one inwards from that.
  private func inside(_ target: Anchor) -> [AnchorConstraint] {
    var (near, far) = (self, self)
    near.first.attribute = target.attribute
    far.second?.attribute = first.attribute
    guard constant != 0 else { return [near, far] }
    let isInwards = target.attribute.isFarEdge == (constant < 0)
    return isInwards ? [near] : [far]
  }
}
