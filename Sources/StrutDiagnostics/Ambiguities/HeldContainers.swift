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
      guard let rest = edges(of: statement, but: edge) else { continue }
      return rest.isEmpty
        ? "\(name) is as high as they are without \(place)"
        : "\(name) is as high as they are with on=\"\(rest.joined(separator: " "))\" in \(place)"
    }
    return nil
  }

  /// The edges that a view follows besides one, as `on` has them; `nil` where there is one that has no word there.
  private func edges(
    of statement: ConstraintStatement, but edge: LayoutAttribute
  ) -> [String]? {
    var edges: [String] = []
    for constraint in statement.constraints where constraint.first.attribute != edge {
      let name = constraint.first.attribute.rawValue
      switch constraint.second?.area {
      case .frame?: edges.append(name)
      case .margin?: edges.append("margin\(name.capitalizedFirst)")
      default: return nil
      }
    }
    return edges
  }
}
