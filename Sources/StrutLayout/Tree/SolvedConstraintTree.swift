@_spi(Solver) import StrutConstraints
import StrutCore

/// A tree of constraint containers as the last layouts solved it.
struct SolvedConstraintTree: Sendable {
  /// What came of placing the views.
  enum Outcome: Sendable {
    /// The views have the frames of the solution in which these axes of the root are fitted.
    case placed(fitting: Set<Axis>)
    /// The views keep their frames.
    case failed(TreeFailure)
  }

  /// The last solution for each set of fitted axes that was asked for.
  var layouts: [Set<Axis>: ConstraintLayout] = [:]
  /// `nil` before the first placement.
  var outcome: Outcome?
  /// The axes on which the root has the size that fits its content.
  var fittedAxes: Set<Axis> = []

  /// The layout that placed the views; `nil` after a conflict.
  var layout: ConstraintLayout? {
    guard case .placed(let axes) = outcome else { return nil }
    return layouts[axes]
  }

  /// The layout as the author wrote it: with axes of the root free that nothing but the content fixes.
  ///
  /// - Throws: A fault of the solver.
  func freeLayout() throws(SolverFault) -> ConstraintLayout? {
    guard case .placed(let axes) = outcome, let layout = layouts[axes] else { return nil }
    return axes == fittedAxes ? layout : try layout.freed(fittedAxes) ?? layout
  }
}
