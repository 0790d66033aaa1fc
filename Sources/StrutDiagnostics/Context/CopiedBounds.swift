import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

extension ContextualMessages {
  /// The most statements that a message names beside the one that it is about.
  private static var mostCopies: Int { 6 }

  /// The words for where else a bound stands that is the wrong way round, since it was copied for other views; empty where it stands
  /// nowhere else, and for what is no bound.
  func copies(of statement: ConstraintStatement) -> String {
    guard let (written, _) = statement.loneComparison, written.relation != .equal else { return "" }
    let others = boxes.layout.constraintStatements.filter { other in
      guard other.container == statement.container, let (constraint, _) = other.loneComparison,
        !context.isComputed(other), constraint.first.view != written.first.view
      else { return false }
      return constraint.replacing(constraint.first.view, by: written.first.view) == written
    }.prefix(Self.mostCopies)
    guard !others.isEmpty else { return "" }
    let places = others.map { place(of: $0.range) }
    let views = others.compactMap(\.constraints.first?.first.view).map {
      boxes.name(of: BoxID(Int($0.index)))
    }
    return
      "; \(places.listedLines()) \(others.count == 1 ? "says" : "say") the same of \(views.listed())"
  }
}
