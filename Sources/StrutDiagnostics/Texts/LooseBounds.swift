import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// What was to keep a text in its container and does not: a barrier at which that ends and that forgets the text, and a bound that gives way
/// to the words.
struct LooseBounds: ContextualMessages {
  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// The barrier at which a container ends, with a text that runs out at the bottom among its views; `nil` where that does not help.
  func barrier(at box: BoxID, in container: BoxID) -> (hint: String, range: SourceRange)? {
    let owner = ConstraintView(container.index)
    let room = boxes.layout.frame(of: container).size.height
    guard boxes.layout.frame(of: box).maxY > room, boxes.elements[box.index].id != nil else {
      return nil
    }
    for (_, constraint) in comparisons[owner] where constraint.relation == .equal {
      guard let second = constraint.second,
        constraint.first.attribute == .bottom, second.attribute == .bottom,
        let line = [constraint.first.view, second.view].first(where: \.isHelper),
        let statement = comparisons[line].first(where: { $0.statement.barrier?.line == line })?
          .statement,
        let joined = statement.comparison(alsoWith: ConstraintView(box.index))
      else { continue }
      let isMended = trials.isMended(by: ConstraintProposal([joined]), in: container) {
        $0.isInside(box, of: container) && $0.standsOut <= 0
      }
      guard isMended else { continue }
      let views = statement.viewsOfBarrier.map { BoxID(Int($0.index)) }
      let names = (views + [box]).map { boxes.statementName(of: $0, in: source) }
      return (
        "the barrier at which that ends is about \(views.map { boxes.name(of: $0) }.listed()) alone: "
          + "of=\"\(names.joined(separator: " "))\"", statement.range
      )
    }
    return nil
  }

  /// The bound of a text that gives way to its words, where it has them inside with its priority left out; `nil` for none.
  func yielding(
    about box: BoxID, in container: BoxID
  ) -> (hint: String, range: SourceRange)? {
    let view = ConstraintView(box.index)
    let own = compression(of: box)
    for (statement, constraint) in comparisons[view]
    where statement.loneComparison != nil && constraint.first.view == view {
      guard constraint.first.attribute.axis == .horizontal, constraint.priority < own,
        constraint.relation != .greaterOrEqual
      else { continue }
      var required = constraint
      required.priority = .required
      let isMended = trials.isMended(
        by: ConstraintProposal([required], omitting: [constraint]), in: container,
        narrowing: box
      ) {
        $0.isInside(box, of: container) && $0.standsOut <= 0
          && !$0.hasTextInText(box, of: boxes)
      }
      guard isMended else { continue }
      return (
        "its priority \(shortest(constraint.priority.rawValue)) is below the content-compression-horizontal "
          + "\(shortest(own.rawValue)) of its words: without that they wrap inside of it",
        statement.range
      )
    }
    return nil
  }
}
