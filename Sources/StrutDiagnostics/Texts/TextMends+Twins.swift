import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that stand in one another by a statement that says something else than that of the next row, or by a stack that is no row.
extension TextMends {
  /// The statement about one of two texts, or about what is aligned with it, that says something else than the one about its twin; `nil`
  /// for none.
  func likeTwin(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    let twins = TwinStatements(context)
    for text in [other, one] {
      for box in [text] + aligned(with: text, in: container) {
        for correction in twins.corrections(of: box, in: container) {
          let mends = outcomes.isMended(by: correction.proposal, in: container) { outcome in
            outcome.separates(one, other) && outcome.standsOut <= 0
              && [one, other].allSatisfy {
                outcome.isInside($0, of: container) && !outcome.hasTextInText($0, of: boxes)
              }
          }
          guard mends else { continue }
          return Mend(
            range: correction.statement.range, hint: words(of: correction, one, other))
        }
      }
    }
    return nil
  }

  /// What a correction is told with: that both texts are at one view, where they are.
  private func words(of correction: TwinCorrection, _ one: BoxID, _ other: BoxID) -> String {
    let statement = correction.statement
    let views = [one, other].map { ConstraintView($0.index) }
    guard let (constraint, target) = statement.loneComparison,
      views.contains(constraint.first.view),
      correction.added.first?.second?.view != target.view,
      views.allSatisfy({ view in
        comparisons[view].contains {
          $0.constraint.first.view == view && $0.constraint.second == target
        }
      })
    else { return "others of their kind say it so: \(correction.text)" }
    let name = boxes.statementName(of: target.view, in: statement.container, source)
    return "both are at '\(name)'; they stand apart with \(correction.text)"
  }

  /// The views that a format aligns a text with, or that an equation holds it at the same edge of.
  private func aligned(with text: BoxID, in container: BoxID) -> [BoxID] {
    let view = ConstraintView(text.index)
    return comparisons[view].compactMap { statement, constraint -> BoxID? in
      guard statement.kind == .format || statement.loneComparison != nil,
        let second = constraint.second, constraint.constant == 0,
        second.attribute == constraint.first.attribute, constraint.relation == .equal
      else { return nil }
      let other = constraint.first.view == view ? second.view : constraint.first.view
      let box = BoxID(Int(other.index))
      return !other.isHelper && boxes.layout.parent(of: box) == container ? box : nil
    }
  }

  /// The stack without orientation whose views stand in texts below them, and beside one another do not; `nil` for none.
  func unturned(_ one: BoxID, _ other: BoxID, in container: BoxID) -> Mend? {
    let views = [one, other].map { ConstraintView($0.index) }
    for statement in boxes.layout.constraintStatements
    where statement.container == ConstraintView(container.index) {
      guard let stack = statement.stack, !stack.namesAxis else { continue }
      let members = stack.members.filter { !$0.isContainer }.map(\.view)
      guard members.count > 1, views.filter(members.contains).count == 1 else { continue }
      let shown = Set(members + [statement.container])
      for row in statement.stackedInRow(among: shown) {
        let proposal = ConstraintProposal(row.constraints, omitting: statement.constraints)
        let mends = outcomes.isMended(by: proposal, in: container) { outcome in
          outcome.separates(one, other) && outcome.standsOut <= 0
            && members.map({ BoxID(Int($0.index)) }).allSatisfy {
              outcome.isInside($0, of: container) && outcome.openNumbers(of: $0).isEmpty
                && !outcome.hasTextInText($0, of: boxes)
            }
        }
        if mends {
          return Mend(
            range: statement.range,
            hint:
              "a <stack> without orientation is vertical; side by side they are with \(row.text)")
        }
      }
    }
    return nil
  }
}
