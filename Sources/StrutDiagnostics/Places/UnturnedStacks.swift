import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Stacks that are vertical since no attribute says otherwise, where what is told of their views, or of their container, comes of
/// that: side by side the views have room.
final class UnturnedStacks: ContextualMessages {
  /// The most stacks that are tried.
  private static let mostTried = 6

  /// A stack with the warning about it, and the views of which nothing else is told.
  private struct Told {
    var views: Set<BoxID>
    var warning: Diagnostic
  }

  let context: MessageContext
  private let problems: [BoxID]

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    self.problems = problems.compactMap { problem in
      switch problem {
      case .ambiguous(let box, _), .outside(let box, _), .beyond(let box, _, _, _, _),
        .cut(let box, .vertical, _, _, _, _):
        box
      default: nil
      }
    }
  }

  /// A warning for each of the stacks.
  var warnings: [Diagnostic] { told.map(\.warning) }

  /// Whether what is to be told of a view comes of a stack that is told.
  func explain(_ box: BoxID) -> Bool { told.contains { $0.views.contains(box) } }

  private lazy var told: [Told] = {
    let told = Set(problems)
    var tried = 0
    return boxes.layout.constraintStatements.compactMap { statement in
      guard tried < Self.mostTried, let stack = statement.stack, !stack.namesAxis else {
        return nil
      }
      let container = BoxID(Int(statement.container.index))
      let views = stack.members.filter { !$0.isContainer }.map { BoxID(Int($0.view.index)) }
        .filter { boxes.layout.style(of: $0).display != .none }
      let own = Set(views + [container]).intersection(told)
      guard views.count > 1, !own.isEmpty || standsOut(container) else { return nil }
      tried += 1
      return self.told(statement, views, container, own)
    }
  }()

  /// Whether a container that is a view itself is higher than what it stands in, or stands out of it.
  private func standsOut(_ container: BoxID) -> Bool {
    guard let parent = boxes.layout.parent(of: container),
      boxes.layout.style(of: parent).display == .constraints
    else { return false }
    let frame = boxes.layout.frame(of: container)
    return frame.minY < -1 || frame.maxY > boxes.layout.frame(of: parent).size.height + 1
  }

  private func told(
    _ statement: ConstraintStatement, _ views: [BoxID], _ container: BoxID, _ own: Set<BoxID>
  ) -> Told? {
    let shown = Set(views.map { ConstraintView($0.index) } + [statement.container])
    let row = statement.stackedInRow(among: shown).first { row in
      trials.isMended(
        by: ConstraintProposal(row.constraints, omitting: statement.constraints), in: container
      ) { isRow(views, container, own, $0) }
    }
    guard let row else { return nil }
    let names = views.map { boxes.name(of: $0) }.listed(atMost: 6)
    return Told(
      views: own,
      warning: Diagnostic(
        .warning, "outside",
        "\(names) have no room below one another: a <stack> without orientation is vertical",
        at: statement.range, hints: ["side by side they are with \(row.text)"]))
  }

  /// Whether views stand side by side within what they stand in, and nothing of them is open any more.
  private func isRow(
    _ views: [BoxID], _ container: BoxID, _ own: Set<BoxID>, _ outcome: ConstraintTrials.Outcome
  ) -> Bool {
    guard outcome.worsening < 0, outcome.standsOut <= 0,
      own.allSatisfy({ outcome.openNumbers(of: $0).isEmpty }),
      views.allSatisfy({ outcome.isInside($0, of: container) && outcome.fits($0, in: context) })
    else { return false }
    guard let parent = boxes.layout.parent(of: container),
      boxes.layout.style(of: parent).display == .constraints
    else { return true }
    return outcome.isInside(container, of: parent)
  }
}

extension ConstraintTrials.Outcome {
  /// Whether a text has the room of its words on one line.
  fileprivate func fits(_ box: BoxID, in context: MessageContext) -> Bool {
    guard context.boxes.showsText(box), let natural = context.views[box]?.naturalSize else {
      return true
    }
    return (frame(of: box)?.size.width ?? 0) > natural.width - 1
  }
}
