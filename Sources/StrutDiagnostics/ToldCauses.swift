import StrutBoxes
import StrutCore
import StrutLayout

/// Statements that are told by themselves, since what is wrong with several views comes of each of them.
struct ToldCauses {
  private let stacks: UnturnedStacks
  private let factors: MistakenFactors

  init(_ context: MessageContext, _ problems: [ConstraintProblem], _ byBox: ProblemsByBox) {
    stacks = UnturnedStacks(context, byBox.hasErrors ? [] : problems)
    factors = MistakenFactors(context)
  }

  /// Whether a problem comes of one of them.
  func explain(_ problem: ConstraintProblem) -> Bool {
    switch problem {
    case .ambiguous(let box, _), .beyond(let box, _, _, _, _), .outside(let box, _),
      .cut(let box, _, _, _, _, _):
      stacks.explain(box) || factors.explain(box)
    default: false
    }
  }

  /// A warning for each of them, before what only looks wrong and does not come of them.
  func warnings(before mistakes: [Diagnostic]) -> [Diagnostic] {
    stacks.warnings + factors.warnings + mistakes.filter { !factors.explain(at: $0.range) }
  }
}
