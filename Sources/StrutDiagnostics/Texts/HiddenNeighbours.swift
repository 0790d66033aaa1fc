import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views beside ones that are hidden: what statements say of both says nothing of the view.
struct HiddenNeighbours: ContextualMessages {
  /// The statements that name a view, and a hidden one that they name as well.
  typealias Partner = (statements: [ConstraintStatement], hidden: BoxID)

  let context: MessageContext
  /// The statements and the hidden views by the views beside these.
  let partners: [ConstraintView: Partner]

  /// Hidden views are left out of formats and equations; a stack joins their neighbours.
  init(_ context: MessageContext) {
    self.context = context
    var partners: [ConstraintView: Partner] = [:]
    let boxes = context.boxes
    for statement in boxes.layout.constraintStatements where statement.stack == nil {
      for constraint in statement.constraints {
        let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
          .filter { !$0.isHelper && $0 != statement.container }
        let hidden = views.first {
          boxes.layout.style(of: BoxID(Int($0.index))).display == .none
        }
        guard let hidden, let view = views.first(where: { $0 != hidden }) else { continue }
        partners[view, default: ([], BoxID(Int(hidden.index)))].statements.append(statement)
      }
    }
    self.partners = partners
  }

  /// What to do about a view of which statements say nothing, since they name a hidden one as well.
  func words(
    about statements: [ConstraintStatement], _ hidden: BoxID, _ box: BoxID, _ ties: [BoxTie]
  ) -> String {
    let places = statements.map { place(of: $0.range) }
    var said: [String] = []
    for place in places where !said.contains(place) { said.append(place) }
    let tie =
      ties.isEmpty
      ? "" : "; or tie \(boxes.name(of: box)) itself, as \(ties.map(\.text).listed())"
    return
      "\(said.listed()) \(said.count == 1 ? "says" : "say") nothing of \(boxes.name(of: hidden)), which has "
      + "display=\"none\": visibility=\"hidden\" keeps its place\(tie)"
  }

  /// The equation that ties a view to what stands at the other side of a hidden one, as that did; `nil` where nothing in
  /// particular does.
  ///
  /// - Parameter priority: That of the equation, which gives way to those about the hidden view once that is shown again.
  func neighbour(
    of box: BoxID, _ hidden: BoxID, _ axis: Axis, priority: Priority = .high
  ) -> BoxTie? {
    let view = ConstraintView(box.index)
    let gone = ConstraintView(hidden.index)
    func spaces(_ view: ConstraintView) -> some Sequence<NeighbourSpace> {
      comparisons[view].lazy.compactMap {
        NeighbourSpace($0.constraint, at: gone, in: $0.statement.container)
      }
      .filter { $0.edge.axis == axis }
    }
    guard let own = spaces(view).first(where: { $0.other.view == view && $0.isBetween }),
      let next = spaces(gone).first(where: {
        $0.edge == own.edge.oppositeEdge && $0.other.view != view
          && boxes.layout.style(of: BoxID(Int($0.other.view.index))).display != .none
      }), next.isBetween || next.isOfContainer, let target = name(of: next)
    else { return nil }
    // What stands first takes the place of what is hidden, but no words are to begin at the very edge.
    let isAtEdge = next.distance == 0 && next.other.area == .frame && boxes.showsText(box)
    let distance = next.isOfContainer && !isAtEdge ? -next.distance : own.distance
    let name = boxes.statementName(of: box, in: source)
    let strength = priority == .high ? "high" : shortest(priority.rawValue)
    return BoxTie(
      text:
        "\(name).\(own.other.attribute.rawValue) == \(target)\(distance.asSummand) ~ \(strength)",
      constraints: [
        AnchorConstraint(own.other, .equal, next.other, plus: distance, priority: priority)
      ])
  }

  /// The words for what a space is to; `nil` for views without an id.
  private func name(of space: NeighbourSpace) -> String? {
    let area = space.other.area.prefix
    let name =
      space.isOfContainer
      ? "superview" : boxes.elements[Int(space.other.view.index)].id?.nameInStatements
    return name.map { "\($0).\(area)\(space.other.attribute.rawValue)" }
  }
}
