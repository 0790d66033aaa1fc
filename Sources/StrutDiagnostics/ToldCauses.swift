import StrutBoxes
import StrutCore
import StrutLayout

/// Statements that are told by themselves, since what is wrong with several views comes of each of them.
struct ToldCauses {
  private let stacks: UnturnedStacks
  /// `nil` beside errors, where neither of them is told.
  private let factors: MistakenFactors?
  private let ratios: TurnedRatios?
  private let spaces: StackSpaces?
  private let columns: HeldBeforeLast?
  private let limits: RivalLimits?
  private let insets: OutwardInsets?

  init(_ context: MessageContext, _ problems: [ConstraintProblem], _ byBox: ProblemsByBox) {
    stacks = UnturnedStacks(context, byBox.hasErrors ? [] : problems)
    factors = byBox.hasErrors ? nil : MistakenFactors(context)
    ratios = byBox.hasErrors ? nil : TurnedRatios(context)
    spaces = byBox.hasErrors ? nil : StackSpaces(context)
    columns = byBox.hasErrors ? nil : HeldBeforeLast(context)
    insets = byBox.hasErrors ? nil : OutwardInsets(context)
    limits = byBox.hasErrors ? nil : RivalLimits(context, problems)
  }

  /// Whether a problem comes of one of them.
  func explain(_ problem: ConstraintProblem) -> Bool {
    switch problem {
    case .ambiguous(let box, _), .beyond(let box, _, _, _, _), .outside(let box, _),
      .cut(let box, _, _, _, _, _):
      stacks.explain(box) || factors?.explain(problem, of: box) ?? false
        || isCut(problem) && spaces?.explain(box) ?? false
        || isOutside(problem) && isExplainedOutside(box)
        || limits?.explain(problem) ?? false
    default: false
    }
  }

  private func isCut(_ problem: ConstraintProblem) -> Bool {
    if case .cut = problem { true } else { false }
  }

  private func isExplainedOutside(_ box: BoxID) -> Bool {
    ratios?.explain(box) ?? false || columns?.explain(box) ?? false
      || insets?.explain(box) ?? false
  }

  private func isOutside(_ problem: ConstraintProblem) -> Bool {
    if case .outside = problem { true } else { false }
  }

  /// A warning for each of them, before what only looks wrong and does not come of them.
  func warnings(before mistakes: [Diagnostic]) -> [Diagnostic] {
    guard let factors else { return stacks.warnings + mistakes }
    return stacks.warnings + factors.warnings + (ratios?.warnings ?? [])
      + (spaces?.warnings ?? []) + (columns?.warnings ?? []) + (limits?.warnings ?? [])
      + (insets?.warnings ?? []).filter { inset in
        !mistakes.contains { $0.range == inset.range }
      }
      + mistakes.filter { !factors.explain($0) && !(columns?.explain($0) ?? false) }
  }
}
