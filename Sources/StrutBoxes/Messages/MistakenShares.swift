import StrutConstraints
import StrutCore
import StrutLayout

/// Views that are many times as large as their container, since a percentage was written as a factor.
struct MistakenShares {
  /// Factors from 10 on, which nobody means, up to what may have been a percentage.
  private static let factors = 10.0...100

  private let boxes: BoxTree

  init(_ boxes: BoxTree) { self.boxes = boxes }

  /// A warning for each of them, at the statement.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.flatMap { statement in
      statement.constraints.compactMap { warning($0, in: statement) }
    }
  }

  private func warning(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> Diagnostic? {
    guard let second = constraint.second, constraint.relation != .lessOrEqual,
      Self.factors.contains(constraint.multiplier), second.attribute == constraint.first.attribute,
      second.attribute.kind == .size, second.view == statement.container, second.area == .frame,
      !constraint.first.view.isHelper, constraint.first.view != second.view
    else { return nil }
    let view = BoxID(Int(constraint.first.view.index))
    let attribute = second.attribute
    let (own, all) = (
      extent(of: view, attribute), extent(of: BoxID(Int(second.view.index)), attribute)
    )
    // What gave way is not as large as that.
    guard all >= 1, own >= all * Self.factors.lowerBound else { return nil }
    let factor = shortest(constraint.multiplier)
    return Diagnostic(
      .warning, "outside",
      "the \(attribute.rawValue) of \(boxes.name(of: view)) is \(shortest(own)), \(factor) times that of its container",
      at: statement.range,
      hints: ["\(factor) percent are superview.\(attribute.rawValue) * \(factor)%"])
  }

  private func extent(of box: BoxID, _ attribute: LayoutAttribute) -> Double {
    let size = boxes.layout.frame(of: box).size
    return attribute == .width ? size.width : size.height
  }
}
