import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Stacks of equal views with words on grounds, which are narrower than half of the spaces between them: one digit too many was written.
final class StackSpaces: ContextualMessages {
  /// The most stacks that are tried.
  private static let mostTried = 4
  /// How many times as wide as the views the spaces are.
  private static let leastRatio = 2.0

  let context: MessageContext
  private lazy var told: [(views: Set<BoxID>, warning: Diagnostic)] = {
    var tried = 0
    return boxes.layout.constraintStatements.compactMap { statement in
      guard tried < Self.mostTried, let stack = statement.stack, !context.isComputed(statement),
        let tenth = statement.withTenthOfSpaces, context.document != nil
      else { return nil }
      let views = stack.members.map { BoxID(Int($0.view.index)) }
      let lengths = views.map { boxes.layout.frame(of: $0).size.extent(stack.axis) }
      guard let space = stack.members.last?.space, views.count > 1,
        views.allSatisfy(boxes.showsText), !views.allSatisfy(boxes.isBareText),
        lengths.allSatisfy({ $0 * Self.leastRatio < space })
      else { return nil }
      tried += 1
      let container = BoxID(Int(statement.container.index))
      let isMended = trials.isMended(
        by: ConstraintProposal(tenth.constraints, omitting: statement.constraints), in: container
      ) { outcome in
        outcome.standsOut <= 0
          && views.allSatisfy { view in
            let length = outcome.frame(of: view)?.size.extent(stack.axis) ?? 0
            return length > space / 10 && !outcome.cuts(view, along: stack.axis)
              && !outcome.hasTextInText(view, of: boxes)
          }
      }
      guard isMended else { return nil }
      let warning = Diagnostic(
        .warning, "cut",
        "the spaces of this <stack> are \(shortest(space)) and leave each of its views \(shortest(lengths.max() ?? 0))",
        at: statement.range, hints: ["they have room with spacing=\"\(shortest(space / 10))\""])
      return (Set(views), warning)
    }
  }()

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the stacks.
  var warnings: [Diagnostic] { told.map(\.warning) }

  /// Whether what is to be told of a view comes of a stack that is told.
  func explain(_ box: BoxID) -> Bool { told.contains { $0.views.contains(box) } }
}
