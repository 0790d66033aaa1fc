import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Containers whose height a row leaves open: one in a row that is aligned at its top alone, and one around a row whose views are
/// in its middle. What decides it decides what stands in them, too.
final class RowHeights: ContextualMessages {
  /// The most containers of which something is told.
  private static let mostTold = 8

  let context: MessageContext
  private let open: [BoxID: [String]]
  private var told: [(container: BoxID, outcome: ConstraintTrials.Outcome)] = []

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    open = problems.openNumbers
  }

  /// What decides the numbers of a view that are open since the height of a container is; `nil` for others.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    let known = told.first { Set($0.outcome.openNumbers(of: box)).isDisjoint(with: numbers) }
    if let known {
      return "with what is said of \(boxes.name(of: known.container)) it is decided too"
    }
    guard told.count < Self.mostTold, numbers.contains("height"),
      boxes.layout.style(of: box).display == .constraints,
      let parent = boxes.layout.parent(of: box),
      let (hint, constraints, container) = aligned(box, in: parent) ?? aroundRow(box)
    else { return nil }
    var outcome: ConstraintTrials.Outcome?
    let isMended = trials.isMended(by: ConstraintProposal(constraints), in: container) {
      outcome = $0
      return Set($0.openNumbers(of: box)).isDisjoint(with: numbers) && $0.standsOut <= 0
    }
    guard isMended, let outcome else { return nil }
    told.append((box, outcome))
    return hint
  }

  /// What decides the height of a container in a format from side to side that is aligned at the top alone, where a view of it has
  /// a height.
  private func aligned(
    _ box: BoxID, in parent: BoxID
  ) -> (hint: String, constraints: [AnchorConstraint], container: BoxID)? {
    let found = comparisons[ConstraintView(box.index)].first { statement, _ in
      statement.kind == .format && statement.options.contains("alignAllTop")
        && !statement.options.contains("alignAllBottom")
        && statement.container == ConstraintView(parent.index)
    }
    guard let statement = found?.statement else { return nil }
    let views = statement.viewsInOrder.filter { $0 != statement.container && !$0.isHelper }
    let held = views.first { open[BoxID(Int($0.index))]?.contains("height") != true }
    guard let held else { return nil }
    return (
      "nothing holds its bottom; alignAllBottom among the options of \(place(of: statement.range)) would",
      views.filter { $0 != held }.map {
        AnchorConstraint(Anchor($0, .bottom), .equal, Anchor(held, .bottom))
      }, parent
    )
  }

  /// What makes a container as high as the highest view of the row in its middle.
  private func aroundRow(
    _ box: BoxID
  ) -> (hint: String, constraints: [AnchorConstraint], container: BoxID)? {
    let owner = ConstraintView(box.index)
    let stack = comparisons[owner].first { statement, _ in
      statement.container == owner && statement.stack?.axis == .horizontal
        && statement.stack?.arrangement?.alignment == .center
    }?.statement.stack
    func height(_ view: ConstraintView) -> Double {
      boxes.layout.frame(of: BoxID(Int(view.index))).size.height
    }
    guard let views = stack?.members.map(\.view).filter({ !$0.isHelper }),
      let highest = views.max(by: { height($0) < height($1) }), height(highest) > 0
    else { return nil }
    let name = boxes.statementName(of: BoxID(Int(highest.index)), in: source)
    return (
      "a row in the middle holds neither edge: it is as high as its highest view with <vfl>V:|[\(name)]|</vfl> in its own "
        + "<constraints>",
      [LayoutAttribute.top, .bottom].map {
        AnchorConstraint(Anchor(highest, $0), .equal, Anchor(owner, $0))
      }, box
    )
  }
}
