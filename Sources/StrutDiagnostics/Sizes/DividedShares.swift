import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views several times as large as their container since a part of it was divided by: `/ 0.33` for `* 0.33`; and views of a row
/// that are as large as one that takes all of it, or too much for so many.
final class DividedShares: ContextualMessages {
  /// The most views of a row that are looked at.
  private static let mostViews = 12

  let context: MessageContext
  /// What was found, with the layout that it was to be.
  private lazy var found: [(warning: Diagnostic, outcome: ConstraintTrials.Outcome?)] =
    boxes.layout.constraintStatements.flatMap { statement in
      statement.constraints.compactMap {
        warning($0, in: statement) ?? warning(ofRow: $0, in: statement)
      }
    }

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the statements.
  var warnings: [Diagnostic] { found.map(\.warning) }

  /// Whether a view is inside of its container once the parts are parts.
  func puts(_ box: BoxID, inside container: BoxID) -> Bool {
    found.contains { $0.outcome?.isInside(box, of: container) ?? false }
  }

  private func warning(
    _ constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> (Diagnostic, ConstraintTrials.Outcome?)? {
    guard let second = constraint.second, statement.kind == .equation,
      constraint.multiplier > 1, second.view == statement.container, second.area == .frame,
      constraint.first.attribute == second.attribute, second.attribute.kind == .size,
      !constraint.first.view.isHelper, constraint.first.view != second.view,
      let sign = statement.text.firstIndex(of: "/")
    else { return nil }
    let (view, container) = (
      BoxID(Int(constraint.first.view.index)), BoxID(Int(second.view.index))
    )
    let axis = second.attribute.axis
    let own = boxes.layout.frame(of: view).size.extent(axis)
    let room = boxes.layout.frame(of: container).size.extent(axis)
    guard room >= 1, own > room + 1 else { return nil }
    var part = constraint
    part.multiplier = 1 / constraint.multiplier
    var outcome: ConstraintTrials.Outcome?
    let mends = trials.mends(ConstraintProposal([part], omitting: [constraint]), in: container) {
      outcome = $0
      return $0.isInside(view, of: container)
    }
    guard mends else { return nil }
    let number = statement.text[sign...].dropFirst().drop(while: \.isWhitespace)
      .prefix { !$0.isWhitespace && !"<~+-".contains($0) }
    let name = second.attribute.rawValue
    return (
      Diagnostic(
        .warning, "outside",
        "the \(name) of \(boxes.name(of: view)) is \(shortest(own)), and that of its container \(shortest(room)): it is "
          + "divided by a number below 1",
        at: statement.range,
        hints: ["a part of it is superview.\(name) * \(number)\(constraint.constant.asSummand)"]),
      outcome
    )
  }

  // MARK: Rows

  private func warning(
    ofRow constraint: AnchorConstraint, in statement: ConstraintStatement
  ) -> (Diagnostic, ConstraintTrials.Outcome?)? {
    guard let second = constraint.second, statement.kind == .equation,
      statement.constraints.count == 1, constraint.relation == .equal,
      constraint.multiplier <= 1, constraint.constant == 0, second.view == statement.container,
      second.area == .frame, constraint.first.attribute == second.attribute,
      second.attribute.kind == .size, !constraint.first.view.isHelper
    else { return nil }
    let (axis, container) = (second.attribute.axis, BoxID(Int(second.view.index)))
    let room = boxes.layout.frame(of: container).size.extent(axis)
    let row = row(of: constraint.first, along: axis)
    guard row.count > 1, row.count <= Self.mostViews,
      row.allSatisfy({ boxes.layout.parent(of: $0) == container }), areBehindOneAnother(row, axis)
    else { return nil }
    guard row.contains(where: { start(of: $0, axis) > room - 0.5 }) else {
      return warning(ofSpacedRow: row, axis, container, constraint, statement)
    }
    let own = boxes.layout.frame(of: row[0]).size.extent(axis) * Double(row.count)
    var part = constraint
    part.multiplier = 1 / Double(row.count)
    var outcome: ConstraintTrials.Outcome?
    let mends = trials.mends(ConstraintProposal([part], omitting: [constraint]), in: container) {
      outcome = $0
      return row.allSatisfy { [found = $0] in found.isInside($0, of: container) }
    }
    guard mends else { return nil }
    let size = second.attribute.rawValue
    let name = boxes.statementName(of: row[0], in: source)
    return (
      Diagnostic(
        .warning, "outside",
        "\(row.map { boxes.name(of: $0) }.listed()) are \(shortest(own)) \(axis == .horizontal ? "wide" : "high") "
          + "together, and their container \(shortest(room))",
        at: statement.range,
        hints: [
          "all have room with <constraint>\(name).\(size) == superview.\(size) / \(row.count)</constraint>"
        ]), outcome
    )
  }

  /// A warning for a row of which each view has its share of all of the container, so that the spaces between them push the last
  /// one out of it.
  private func warning(
    ofSpacedRow row: [BoxID], _ axis: Axis, _ container: BoxID, _ constraint: AnchorConstraint,
    _ statement: ConstraintStatement
  ) -> (Diagnostic, ConstraintTrials.Outcome?)? {
    func end(_ box: BoxID) -> Double {
      start(of: box, axis) + boxes.layout.frame(of: box).size.extent(axis)
    }
    let room = boxes.layout.frame(of: container).size.extent(axis)
    guard abs(constraint.multiplier * Double(row.count) - 1) < 0.02,
      let last = row.max(by: { end($0) < end($1) }), end(last) > room + 1,
      !boxes.isWindow(container, along: axis)
    else { return nil }
    let tie = BoxTies(context).ends(of: last, along: axis, in: container)[0]
    var outcome: ConstraintTrials.Outcome?
    let isMended = trials.isMended(
      by: ConstraintProposal(tie.constraints, omitting: [constraint]), in: container
    ) {
      outcome = $0
      return row.allSatisfy { [found = $0] in found.isInside($0, of: container) }
    }
    guard isMended else { return nil }
    let sorted = row.sorted { end($0) < end($1) }
    let hasSpaces = zip(sorted, sorted.dropFirst()).contains { start(of: $1, axis) > end($0) + 0.5 }
    return (
      Diagnostic(
        .warning, "outside",
        "\(row.map { boxes.name(of: $0) }.listed()) are as \(axis == .horizontal ? "wide" : "high") together as their "
          + "container, and what is \(hasSpaces ? "between" : "before") them takes room, too: they end \(shortest(end(last) - room)) beyond it",
        at: statement.range,
        hints: ["they share what is left with \(tie.text) in place of it"]), outcome
    )
  }

  /// A view and those of its row that equations have as large as it, in the order of the document.
  private func row(of size: Anchor, along axis: Axis) -> [BoxID] {
    var views: Set<ConstraintView> = [size.view]
    for (_, other) in comparisons[size.view] {
      guard other.relation == .equal, other.multiplier == 1, other.constant == 0,
        other.second == size, other.first.attribute == size.attribute, !other.first.view.isHelper
      else { continue }
      views.insert(other.first.view)
    }
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let own = BoxID(Int(size.view.index))
    func end(_ box: BoxID) -> Double {
      start(of: box, across) + boxes.layout.frame(of: box).size.extent(across)
    }
    return views.map { BoxID(Int($0.index)) }
      .filter {
        $0 == own || start(of: $0, across) < end(own) && end($0) > start(of: own, across)
      }
      .sorted { $0.index < $1.index }
  }

  private func start(of box: BoxID, _ axis: Axis) -> Double {
    let frame = boxes.layout.frame(of: box)
    return axis == .horizontal ? frame.minX : frame.minY
  }

  private func areBehindOneAnother(_ views: [BoxID], _ axis: Axis) -> Bool {
    let sorted = views.sorted { start(of: $0, axis) < start(of: $1, axis) }
    return zip(sorted, sorted.dropFirst()).allSatisfy { one, next in
      start(of: one, axis) + boxes.layout.frame(of: one).size.extent(axis)
        < start(of: next, axis) + 1
    }
  }
}
