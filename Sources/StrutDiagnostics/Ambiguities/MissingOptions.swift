import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Formats without an option that aligns their views, where all of these but one are open across their axis: one option decides all of
/// them, and what is tied to them.
final class MissingOptions: ContextualMessages {
  /// The most formats that are tried, and the most texts that may stand in one another after a change.
  private static let (mostTried, mostTexts) = (8, 60)

  /// An option that was told, at the first view that it decides.
  private struct Option {
    var box: BoxID
    var hint: String
    var outcome: ConstraintTrials.Outcome
  }

  let context: MessageContext
  private let open: [BoxID: [String]]
  private var told: [Option] = []
  private var tried: Set<SourceRange> = []

  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    open = problems.openNumbers
  }

  /// The option that decides what is open of a view, or that it is decided by one which was told; `nil` for others.
  func hint(for box: BoxID, _ numbers: [String]) -> String? {
    let known = told.first { option in
      option.outcome.frame(of: box) != nil
        && Set(option.outcome.openNumbers(of: box)).isDisjoint(with: numbers)
    }
    if let known {
      return "with what is said of \(boxes.name(of: known.box)) it is decided too"
    }
    for (statement, _) in comparisons[ConstraintView(box.index)] where statement.kind == .format {
      guard tried.count < Self.mostTried, tried.insert(statement.range).inserted,
        let option = option(of: statement, for: box, numbers)
      else { continue }
      told.append(option)
      return option.hint
    }
    return nil
  }

  private func option(
    of statement: ConstraintStatement, for box: BoxID, _ numbers: [String]
  ) -> Option? {
    guard let axis = statement.constraints.first?.first.attribute.axis,
      let container = boxes.layout.parent(of: box),
      statement.container == ConstraintView(container.index), !context.isComputed(statement)
    else { return nil }
    let place = axis == .vertical ? "x" : "y"
    let views = statement.viewsInOrder.filter { $0 != statement.container && !$0.isHelper }
    let held = views.filter { open[BoxID(Int($0.index))]?.contains(place) != true }
    guard numbers == [place], views.count > 2, held.count == 1, let first = held.first else {
      return nil
    }
    let all = views.map { BoxID(Int($0.index)) }
    for name in names(for: all, across: axis) {
      let meant = views.filter { $0 != first }.map {
        AnchorConstraint(Anchor($0, name.attribute), .equal, Anchor(first, name.attribute))
      }
      let outcome = trials.outcome(of: ConstraintProposal(meant), in: container) {
        isMended(all, place, in: container, after: $0)
      }
      guard let outcome else { continue }
      let line = self.place(of: statement.range)
      let words =
        statement.options.isEmpty
        ? "options=\"\(name.option)\" there" : "\(name.option) among its options"
      return Option(
        box: box,
        hint:
          "nothing says where the views of \(line) but \(boxes.name(of: BoxID(Int(first.index)))) are from "
          + "\(axis == .vertical ? "side to side" : "top to bottom"): \(words) aligns them with that",
        outcome: outcome)
    }
    return nil
  }

  /// The options that align views across an axis, the likelier one first: texts begin at one edge, grounds have one middle.
  private func names(
    for views: [BoxID], across axis: Axis
  ) -> [(option: String, attribute: LayoutAttribute)] {
    guard axis == .vertical else { return [("alignAllCenterY", .centerY), ("alignAllTop", .top)] }
    let choices: [(option: String, attribute: LayoutAttribute)] = [
      ("alignAllLeading", .leading), ("alignAllCenterX", .centerX),
    ]
    return views.allSatisfy(boxes.showsText) ? choices : choices.reversed()
  }

  private func isMended(
    _ views: [BoxID], _ place: String, in container: BoxID,
    after outcome: ConstraintTrials.Outcome
  ) -> Bool {
    let texts = context.views.texts.filter { boxes.layout.parent(of: $0) == container }
    return outcome.standsOut <= 0 && texts.count <= Self.mostTexts
      && views.allSatisfy {
        !outcome.openNumbers(of: $0).contains(place) && outcome.isInside($0, of: container)
      } && !outcome.hasMoreTextInText(among: texts, of: boxes)
  }
}
