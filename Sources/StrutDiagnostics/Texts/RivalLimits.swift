import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts on one line that may be cut, as a title with an ellipsis, and that keep their words as strongly as those beside them: one that
/// keeps its own less strongly gives all others their room.
final class RivalLimits: ContextualMessages {
  /// The most warnings, and the most views of a container that are looked at.
  private static let (mostWarnings, mostSiblings) = (2, 120)

  /// A text that is to give way, with what comes of that.
  private struct Told {
    var text: BoxID
    var others: [BoxID]
    var warning: Diagnostic
    var outcome: ConstraintTrials.Outcome
  }

  let context: MessageContext
  private let problems: [ConstraintProblem]

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    (self.context, self.problems) = (context, problems)
  }

  /// A warning for each of the texts.
  var warnings: [Diagnostic] { told.map(\.warning) }

  /// Whether a problem comes of one of the texts: it is gone once that gives way, or is that it does.
  func explain(_ problem: ConstraintProblem) -> Bool {
    guard !told.isEmpty else { return false }
    return switch problem {
    case .cut(let box, .horizontal, _, _, _, _):
      told.contains {
        $0.text == box || $0.others.contains(box) && !$0.outcome.cuts(box, along: .horizontal)
      }
    case .ambiguous(let box, _):
      told.contains {
        ($0.text == box || $0.others.contains(box)) && $0.outcome.openNumbers(of: box).isEmpty
      }
    default: false
    }
  }

  private lazy var told: [Told] = {
    var found: [Told] = []
    for case .cut(let box, .horizontal, _, _, _, _) in problems
    where found.count < Self.mostWarnings && mayBeCut(box) {
      if let told = told(of: box) { found.append(told) }
    }
    return found
  }()

  /// Whether a text has one line, which ends in an ellipsis where it is cut.
  private func mayBeCut(_ box: BoxID) -> Bool {
    guard case .text(let content) = boxes.elements[box.index].content, content.hasEllipsis else {
      return false
    }
    return content.lineClamp == 1 || content.lineClamp == nil
  }

  private func told(of text: BoxID) -> Told? {
    let priority = compression(of: text)
    guard let container = boxes.layout.parent(of: text), priority < .required,
      let least = Priority(priority.rawValue - 1)
    else { return nil }
    let open = Set(
      problems.compactMap { problem -> BoxID? in
        switch problem {
        case .cut(let box, .horizontal, _, _, _, _), .ambiguous(let box, _): box
        default: nil
        }
      })
    let others = boxes.layout.children(of: container).prefix(Self.mostSiblings).filter {
      $0 != text && open.contains($0) && boxes.showsText($0) && compression(of: $0) == priority
        && !mayBeCut($0)
    }
    guard !others.isEmpty else { return nil }
    var proposal = ConstraintProposal([])
    proposal.compressed = [(ConstraintView(text.index), .horizontal, least)]
    let found = trials.outcome(of: proposal, in: container, narrowing: text) { outcome in
      outcome.standsOut <= 0 && (outcome.frame(of: text)?.size.width ?? 0) > 1
        && outcome.openNumbers(of: text).isEmpty
        && others.allSatisfy {
          outcome.openNumbers(of: $0).isEmpty && !outcome.cuts($0, along: .horizontal)
        }
    }
    guard let found else { return nil }
    let names = others.map { boxes.name(of: $0) }.listed()
    let warning = boxes.warning(
      "cut",
      "\(boxes.name(of: text)) may end in its ellipsis, and keeps its words as strongly as \(names), for which too "
        + "little room is left",
      text,
      hint:
        "the others are whole with content-compression-horizontal=\"\(shortest(least.rawValue))\" for it"
    )
    return Told(text: text, others: others, warning: warning, outcome: found)
  }
}
