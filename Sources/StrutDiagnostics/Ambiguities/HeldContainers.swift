import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Containers that statements around them hold at both ends, so that their views share what is left over, where those end as
/// well.
struct HeldContainers: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The edge without which a container is as high as its views; `nil` where there is none.
  func hint(around rivals: [BoxID]) -> String? {
    guard let container = boxes.layout.parent(of: rivals[0]),
      let outer = boxes.layout.parent(of: container),
      boxes.layout.style(of: outer).display == .constraints
    else { return nil }
    let view = ConstraintView(container.index)
    for (statement, constraint) in comparisons[view]
    where constraint.first.view == view && constraint.relation == .equal
      && (statement.kind == .follow || statement.kind == .equation)
      && statement.container == ConstraintView(outer.index)
    {
      let edge = constraint.first.attribute
      guard edge == .top || edge == .bottom, constraint.second?.attribute == edge else { continue }
      let mends = trials.isMended(
        by: ConstraintProposal([], omitting: [constraint]), in: outer
      ) { outcome in
        ([container] + rivals).allSatisfy { outcome.openNumbers(of: $0).isEmpty }
          && outcome.standsOut <= 0
      }
      guard mends else { continue }
      let name = boxes.name(of: container)
      let place = place(of: statement.range)
      guard statement.kind == .follow else {
        return "\(name) is as high as they are without \(place)"
      }
      let rest = statement.constraints.map(\.first.attribute).filter { $0 != edge }
      return
        "\(name) is as high as they are with on=\"\(rest.map(\.rawValue).joined(separator: " "))\" in \(place)"
    }
    return nil
  }
}
