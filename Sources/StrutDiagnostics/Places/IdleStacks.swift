import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Stacks with equal spaces between their views in a container that is only as long as those, so that there is nothing to
/// distribute: without an orientation they are vertical.
struct IdleStacks: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// Lengths up to this one are none, in points.
  private static let leastLength = 0.5
  /// The least length that is left over across such a stack, in points.
  private static let leastRoom = 8.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the stacks.
  var warnings: [Diagnostic] {
    boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings, warning)
  }

  private func warning(_ statement: ConstraintStatement) -> Diagnostic? {
    guard statement.kind == .stack, var stack = statement.stack, stack.axis == .vertical,
      let arrangement = stack.arrangement, arrangement.holdsEnds,
      [.equalSpacing, .equalCentering].contains(arrangement.distribution),
      !stack.members.contains(where: { $0.isContainer || $0.space != 0 })
    else { return nil }
    let container = BoxID(Int(statement.container.index))
    let views = stack.members.map { BoxID(Int($0.view.index)) }.filter {
      boxes.layout.style(of: $0).display != .none
    }
    let frames = views.map { boxes.layout.frame(of: $0) }
    let room = boxes.layout.frame(of: container).size
    guard views.count > 1, let first = views.first, let last = views.last,
      zip(frames, frames.dropFirst()).allSatisfy({ $1.minY - $0.maxY < Self.leastLength }),
      views.map(width).reduce(Self.leastRoom, +) < room.width
    else { return nil }
    stack.axis = .horizontal
    let shown = Set(views.map { ConstraintView($0.index) } + [stack.container])
    let proposal = ConstraintProposal(
      stack.constraints(where: { shown.contains($0) || $0.isHelper }),
      omitting: statement.constraints)
    let isMended = trials.isMended(by: proposal, in: container) { outcome in
      guard let start = outcome.frame(of: first), let end = outcome.frame(of: last) else {
        return false
      }
      return start.minX < 1 && end.maxX > room.width - 1 && start.maxX < end.minX
    }
    guard isMended else { return nil }
    return Diagnostic(
      .warning, "outside",
      "nothing is left over between \(views.map { boxes.name(of: $0) }.listed(atMost: 6)) that this stack could distribute: it is "
        + "vertical, and \(boxes.name(of: container)) only as high as they are",
      at: statement.range,
      hints: ["from side to side they are with orientation=\"horizontal\""])
  }

  /// The width that a view takes side by side with others.
  private func width(of box: BoxID) -> Double {
    context.views[box]?.naturalSize?.width ?? boxes.layout.frame(of: box).size.width
  }
}
