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
  func hint(for rivals: [BoxID]) -> String? { number(beside: rivals) ?? longest(of: rivals) }

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
