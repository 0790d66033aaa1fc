import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that are cut since a container around them has a height of its own that is too small for what is in it.
struct HeldHeights: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// What makes a text whole that is cut on an axis; `nil` where that is something else.
  ///
  /// - Parameter height: What it needs.
  func remedy(for box: BoxID, _ axis: Axis, _ height: Double) -> String? {
    guard axis == .vertical else { return nil }
    var current = boxes.layout.parent(of: box)
    while let container = current, boxes.layout.style(of: container).display == .constraints {
      current = boxes.layout.parent(of: container)
      guard case .points(let own) = boxes.layout.style(of: container).height, current != nil else {
        continue
      }
      var needed = 0.0
      let proposal = ConstraintProposal(unsizing: ConstraintView(container.index), .vertical)
      let mends = trials.mends(proposal, in: container) { outcome in
        needed = (outcome.frame(of: container)?.size.height ?? 0).rounded(.up)
        return (outcome.frame(of: box)?.size.height ?? 0) > height - 1
      }
      guard mends, needed > own else { continue }
      let place = place(of: boxes.elements[container.index].range)
      return "with height=\"\(shortest(needed))\" in \(place), or without a height there"
    }
    return nil
  }
}
