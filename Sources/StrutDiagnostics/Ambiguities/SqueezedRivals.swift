import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Contents of a row that share what is missing of a width: what takes their room, or which of them gives way.
struct SqueezedRivals: ContextualMessages {
  /// How many times as wide as the next one a content is that gives way.
  private static let leastFactor = 1.5

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What gives all of some contents room, or the one that wraps; `nil` where neither helps.
  func hint(for rivals: [BoxID]) -> String? {
    number(beside: rivals) ?? width(beside: rivals) ?? longest(of: rivals)
  }

  /// The width of a view without a content in the format of the contents, without which all of them have room.
  private func width(beside rivals: [BoxID]) -> String? {
    guard let container = boxes.layout.parent(of: rivals[0]) else { return nil }
    for (statement, _) in comparisons[ConstraintView(rivals[0].index)]
    where statement.kind == .format && statement.axis == .horizontal {
      for view in statement.viewsInOrder where !view.isHelper {
        let box = BoxID(Int(view.index))
        guard case .points(let length) = boxes.layout.style(of: box).width,
          !context.views.hasContent(box), boxes.layout.children(of: box).isEmpty,
          settles(
            ConstraintProposal(unsizing: view, .horizontal), rivals, in: container,
            where: { outcome in
              rivals.allSatisfy { isWhole($0, outcome) }
                && (outcome.frame(of: box)?.size.width ?? 0) >= length / 4
            })
        else { continue }
        return
          "\(boxes.name(of: box)) takes their room: all are whole without width=\"\(shortest(length))\" in "
          + place(of: boxes.elements[box.index].range)
      }
    }
    return nil
  }

  private func isWhole(_ box: BoxID, _ outcome: ConstraintTrials.Outcome) -> Bool {
    outcome.frame(of: box).map { $0.size.width >= width(box) - 0.5 } ?? false
  }

  /// A width in the format of the contents with which all of them have room.
  private func number(beside rivals: [BoxID]) -> String? {
    guard let container = boxes.layout.parent(of: rivals[0]) else { return nil }
    let missing = rivals.reduce(0) { sum, box in
      let natural = context.views[box]?.naturalSize?.width ?? 0
      return sum + natural - boxes.layout.frame(of: box).size.width
    }
    let statements = comparisons[ConstraintView(rivals[0].index)].map(\.statement)
    for statement in statements where statement.kind == .format {
      for constraint in statement.constraints {
        guard constraint.second == nil, constraint.first.attribute == .width,
          constraint.relation == .equal, constraint.constantMetric < 0
        else { continue }
        var smaller = constraint
        smaller.constant = (constraint.constant - missing).rounded(.down)
        guard smaller.constant >= constraint.constant / 4,
          settles(ConstraintProposal([smaller], omitting: [constraint]), rivals, in: container)
        else { continue }
        return
          "all have room with \(shortest(smaller.constant)) in place of \(shortest(constraint.constant)) in "
          + place(of: statement.range)
      }
    }
    return nil
  }

  /// The longest of some texts, which wraps where it keeps its width less than the others do.
  private func longest(of rivals: [BoxID]) -> String? {
    let sorted = rivals.sorted { width($0) > width($1) }
    guard sorted.count > 1, let container = boxes.layout.parent(of: rivals[0]),
      width(sorted[0]) > Self.leastFactor * width(sorted[1]),
      case .text(let content) = boxes.elements[sorted[0].index].content
    else { return nil }
    var proposal = ConstraintProposal([])
    proposal.strengthened = sorted.dropFirst().map { (ConstraintView($0.index), .horizontal) }
    guard
      settles(proposal, rivals, in: container, where: { $0.fitsWords(of: sorted[0]) })
    else { return nil }
    let priority = compression(of: sorted[0]).rawValue
    let verb = content.lineClamp == nil ? "wraps" : "is cut"
    return
      "the longest, \(boxes.name(of: sorted[0])), \(verb) with content-compression-horizontal=\"\(shortest(priority - 1))\""
  }

  private func width(_ box: BoxID) -> Double { context.views[box]?.naturalSize?.width ?? 0 }

  private func settles(
    _ proposal: ConstraintProposal, _ rivals: [BoxID], in container: BoxID,
    where isReadable: (ConstraintTrials.Outcome) -> Bool = { _ in true }
  ) -> Bool {
    trials.isMended(by: proposal, in: container) { outcome in
      rivals.allSatisfy { outcome.openNumbers(of: $0).isEmpty } && outcome.standsOut <= 0
        && isReadable(outcome)
    }
  }
}
