import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Views without contents whose given width leaves the texts of their row none: without it they take what is left over.
final class LargeLengths: ContextualMessages {
  /// A width that is given to a view without contents.
  private typealias Length = (view: ConstraintView, entry: ComparisonsByView.Entry)

  /// The most widths that are tried for all texts, and the most texts that are looked at: a document with more has another mistake.
  private static let (mostTried, mostTexts) = (6, 40)

  let context: MessageContext
  private var tried = 0
  /// What formats give lengths to, by the places of the formats: many texts are of one.
  private var known: [Int32: [Length]] = [:]
  private var told: [(box: BoxID, hint: String, outcome: ConstraintTrials.Outcome)] = []

  /// - Parameter problems: All of them; a number that would make a text whole leaves what is open beside it open.
  init(_ context: MessageContext, _ problems: [ConstraintProblem]) {
    self.context = context
    let hasOpen = problems.contains { if case .ambiguous = $0 { true } else { false } }
    var looked = 0
    for case .cut(let box, .horizontal, _, _, _, let repair) in problems
    where repair == nil || hasOpen {
      looked += 1
      guard looked <= Self.mostTexts, tried < Self.mostTried else { break }
      if !told.contains(where: { !$0.outcome.cuts(box, along: .horizontal) }) { find(for: box) }
    }
  }

  /// Whether a text is whole by what is told of another one.
  func isTold(_ box: BoxID, _ axis: Axis) -> Bool {
    !told.contains { $0.box == box }
      && told.contains { $0.outcome.isWhole(box, along: axis) }
  }

  /// Whether numbers of a view are known by what is told of a text.
  func decide(_ numbers: [String], of box: BoxID) -> Bool {
    told.contains { $0.outcome.decides(numbers, of: box) }
  }

  /// What makes a text whole that a width in its row leaves no room, as what follows that it is whole; `nil` where that is not the reason.
  func remedy(for text: BoxID) -> String? { told.first { $0.box == text }?.hint }

  private func find(for text: BoxID) {
    guard let container = boxes.layout.parent(of: text), context.document != nil else { return }
    for (statement, _) in comparisons[ConstraintView(text.index)]
    where statement.kind == .format && statement.axis == .horizontal
      && statement.container == ConstraintView(container.index) && !context.isComputed(statement)
    {
      for (view, length) in lengths(in: statement) where tried < Self.mostTried {
        let box = BoxID(Int(view.index))
        tried += 1
        let outcome = trials.outcome(
          of: ConstraintProposal([], omitting: [length.constraint]), in: container
        ) { outcome in
          !outcome.cuts(text, along: .horizontal) && outcome.standsOut <= 0
            && outcome.openNumbers(of: box).isEmpty && outcome.worsening < 0
            && (outcome.frame(of: box)?.size.width ?? 0) >= 1
        }
        guard let outcome else { continue }
        told.append((text, words(length, view), outcome))
        return
      }
    }
  }

  /// The widths of the views without contents of a format, in its order.
  private func lengths(in statement: ConstraintStatement) -> [Length] {
    let key = statement.range.lowerBound
    if let found = known[key] { return found }
    let found = statement.viewsInOrder.compactMap { view -> Length? in
      guard !view.isHelper, !context.views.hasContent(BoxID(Int(view.index))) else { return nil }
      return comparisons[view].first { isLength($0.constraint, of: view) }.map { (view, $0) }
    }
    known[key] = found
    return found
  }

  private func isLength(_ constraint: AnchorConstraint, of view: ConstraintView) -> Bool {
    constraint.first == Anchor(view, .width) && constraint.second == nil
      && constraint.relation == .equal && constraint.constant > 0
  }

  private func words(_ length: ComparisonsByView.Entry, _ view: ConstraintView) -> String {
    let (place, number) = (
      place(of: length.statement.range), shortest(length.constraint.constant)
    )
    guard length.statement.kind == .format else { return "without \(place)" }
    let name = boxes.statementName(of: BoxID(Int(view.index)), in: source)
    return "with [\(name)] in place of [\(name)(\(number))] in \(place): it takes what they leave"
  }
}
