import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that hang below one which a statement holds at the bottom of their container, and so are cut there or stand below it: the last one
/// of the column was to be held there.
final class HeldBeforeLast: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The least that is beyond the container, in points.
  private static let leastBeyond = 1.0

  /// A statement with the views that are inside of the container by what it was to say.
  private struct Told {
    var views: [BoxID]
    var warning: Diagnostic
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the statements.
  var warnings: [Diagnostic] { told.map(\.warning) }

  /// Whether a view is outside of its container by one of the statements.
  func explain(_ box: BoxID) -> Bool { told.contains { $0.views.contains(box) } }

  /// Whether a message is about a view that is outside by one of the statements.
  func explain(_ message: Diagnostic) -> Bool {
    told.contains { told in
      told.views.contains { view in
        message.range == boxes.elements[view.index].range
          || message.message.contains("the text of \(boxes.name(of: view)) runs")
      }
    }
  }

  private lazy var told: [Told] = {
    var (found, tried): ([Told], Int) = ([], 0)
    let containers = self.containers
    for statement in boxes.layout.constraintStatements
    where found.count < Self.mostWarnings && tried < Self.mostTried
      && containers.contains(BoxID(Int(statement.container.index)))
      && !context.isComputed(statement)
    {
      guard let (held, constraint) = held(by: statement) else { continue }
      // What is below a picture or a card may be the beginning of what goes on.
      guard boxes.showsText(held) else { continue }
      let container = BoxID(Int(statement.container.index))
      let below = JoinedViews(context, in: container, along: .vertical).following(held)
      guard let last = last(of: below, in: container),
        let (meant, text) = meaning(of: statement, constraint, held, last)
      else { continue }
      tried += 1
      let isMended = context.outcomes.isMended(
        by: ConstraintProposal([meant], omitting: [constraint]), in: container
      ) { outcome in
        outcome.standsOut <= 0
          && (below + [held]).allSatisfy { outcome.isInside($0, of: container) }
          && !outcome.hasTextInText(last, of: boxes) && !outcome.hasTextInText(held, of: boxes)
      }
      guard isMended else { continue }
      found.append(
        Told(views: below, warning: warning(statement, held, last, in: container, text)))
    }
    return found
  }()

  /// The containers with a text beyond their bottoms.
  private var containers: Set<BoxID> {
    Set(
      context.views.texts.compactMap { text -> BoxID? in
        guard let parent = boxes.layout.parent(of: text) else { return nil }
        let room = boxes.layout.frame(of: parent).size.height
        return boxes.layout.frame(of: text).maxY >= room + Self.leastBeyond ? parent : nil
      })
  }

  /// The view that a statement holds at the bottom of its container, above nothing else of its own.
  private func held(
    by statement: ConstraintStatement
  ) -> (view: BoxID, constraint: AnchorConstraint)? {
    let owner = statement.container
    guard statement.loneComparison != nil || statement.kind == .format,
      !boxes.isWindow(BoxID(Int(owner.index)), along: .vertical)
        || boxes.layout.parent(of: BoxID(Int(owner.index))) == nil
    else { return nil }
    for constraint in statement.constraints {
      guard constraint.relation == .equal, constraint.multiplier == 1, constraint.space == nil,
        let second = constraint.second, constraint.first.attribute == .bottom,
        second.attribute == .bottom
      else { continue }
      let views = [constraint.first.view, second.view].filter { $0 != owner && !$0.isHelper }
      if views.count == 1 { return (BoxID(Int(views[0].index)), constraint) }
    }
    return nil
  }

  /// The lowest of some views, where it is a text and beyond the bottom of the container.
  private func last(of views: [BoxID], in container: BoxID) -> BoxID? {
    let room = boxes.layout.frame(of: container).size.height
    let last = views.max {
      boxes.layout.frame(of: $0).maxY < boxes.layout.frame(of: $1).maxY
    }
    return last.flatMap { box in
      boxes.layout.frame(of: box).maxY >= room + Self.leastBeyond && boxes.showsText(box)
        ? box : nil
    }
  }

  /// The same statement about the last view of the column, with its words.
  private func meaning(
    of statement: ConstraintStatement, _ constraint: AnchorConstraint, _ held: BoxID, _ last: BoxID
  ) -> (AnchorConstraint, String)? {
    let (view, other) = (ConstraintView(held.index), ConstraintView(last.index))
    let meant = constraint.replacing(view, by: other)
    if statement.loneComparison != nil {
      return (meant, equation(meant, in: statement.container))
    }
    let names = [held, last].map { boxes.statementName(of: $0, in: source) }
    guard statement.axis == .vertical, statement.viewNames == [names[0]],
      statement.text.contains("|"),
      statement.text.firstIndex(of: "|") == statement.text.lastIndex(of: "|"),
      statement.options.isEmpty, let own = statement.opening(of: names[0])
    else { return nil }
    let text = statement.text
    let start = text.index(text.startIndex, offsetBy: "<vfl>".count)
    return (meant, text[start..<own.lowerBound] + "[\(names[1])" + text[own.upperBound...])
  }

  private func warning(
    _ statement: ConstraintStatement, _ held: BoxID, _ last: BoxID, in container: BoxID,
    _ text: String
  ) -> Diagnostic {
    let amount =
      boxes.layout.frame(of: last).maxY - boxes.layout.frame(of: container).size.height
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: last)) is \(shortest(amount)) beyond the bottom of \(boxes.nameOfOwner(container)): it hangs below "
        + "\(boxes.name(of: held)), which is held there",
      at: statement.range, hints: ["all of them are inside of it with \(text)"])
  }
}
