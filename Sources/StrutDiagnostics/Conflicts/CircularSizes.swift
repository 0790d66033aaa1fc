import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Two views that are each a multiple of the other, so that both are 0.
struct CircularSizes: ContextualMessages {
  /// What is a multiple of what.
  private struct Pair: Hashable {
    var first: Anchor
    var second: Anchor
  }

  /// Lengths below this one are nothing to the eye.
  private static let leastLength = 0.5

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning at the later statement of each such two.
  var warnings: [Diagnostic] {
    var factors: [Pair: (factor: Double, statement: ConstraintStatement)] = [:]
    var found: [Diagnostic] = []
    for statement in boxes.layout.constraintStatements where statement.kind == .equation {
      for constraint in statement.constraints where isMultiple(constraint) {
        guard let second = constraint.second else { continue }
        factors[Pair(first: constraint.first, second: second)] = (
          constraint.multiplier, statement
        )
        if let other = factors[Pair(first: second, second: constraint.first)],
          abs(other.factor * constraint.multiplier - 1) > 1e-6
        {
          found.append(warning(constraint, second, other.statement, at: statement.range))
        }
      }
    }
    return found
  }

  /// Whether a view that is 0 is a multiple of another one that is 0.
  private func isMultiple(_ constraint: AnchorConstraint) -> Bool {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.priority == .required, constraint.constant == 0, constraint.multiplier > 0,
      constraint.first.attribute.kind == .size, second.attribute.kind == .size,
      constraint.space == nil, constraint.first.view != second.view
    else { return false }
    return [constraint.first, second].allSatisfy { anchor in
      guard !anchor.view.isHelper, anchor.area == .frame else { return false }
      let box = BoxID(Int(anchor.view.index))
      return boxes.layout.style(of: box).display != .none
        && boxes.layout.frame(of: box).size.extent(anchor.attribute.axis) < Self.leastLength
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, _ second: Anchor, _ other: ConstraintStatement,
    at range: SourceRange
  ) -> Diagnostic {
    let place = place(of: other.range)
    let isWidth = constraint.first.attribute == .width
    let names = [second, constraint.first].map { boxes.name(of: BoxID(Int($0.view.index))) }
    return Diagnostic(
      .warning, "collapsed",
      "\(names.listed()) are 0 \(isWidth ? "wide" : "high"): this and \(place) make each "
        + "a multiple of the other, and only 0 is both",
      at: range,
      hints: [
        "leave this out: \(place) says how they compare; a \(isWidth ? "width" : "height") of one of them, or what "
          + "holds both ends, decides both"
      ])
  }
}
