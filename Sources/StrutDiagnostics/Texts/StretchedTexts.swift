import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that two statements draw out along the vertical axis, one about an end of them and one about their middle.
final class StretchedTexts: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8
  /// How many times as high as its words a text is, and by how many points at least.
  private static let (leastFactor, leastAmount) = (1.4, 6.0)

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each text, at the later one of the statements.
  private(set) lazy var warnings: [Diagnostic] = context.views.texts.messages(
    atMost: Self.mostWarnings
  ) { box in
    // What is quickly known comes first: most texts have no such equations.
    guard let holds = holds(of: box), let needed = neededHeight(of: box),
      let warning = warning(box, needed, holds)
    else { return nil }
    told.insert(ConstraintView(box.index))
    return warning
  }
  /// The texts of which something is told.
  private var told: Set<ConstraintView> = []

  /// Whether a view is held below a text of which something is told, so that it stands where it should with that.
  func push(_ box: BoxID) -> Bool {
    guard !warnings.isEmpty else { return false }
    return comparisons[ConstraintView(box.index)].contains { _, constraint in
      constraint.first == Anchor(ConstraintView(box.index), .top)
        && constraint.second?.attribute == .bottom
        && (constraint.second.map { told.contains($0.view) } ?? false)
    }
  }

  /// The height of the words of a text that is higher and on no ground of its own; `nil` for others.
  private func neededHeight(of box: BoxID) -> Double? {
    let height = boxes.layout.frame(of: box).size.height
    guard !open.isTold(box),
      boxes.elements[box.index].paint.background.isEmpty,
      boxes.layout.style(of: box).height == .auto, let words = context.views.placeOfWords(in: box),
      height > words.size.height + Self.leastAmount, height > Self.leastFactor * words.size.height
    else { return nil }
    return words.size.height
  }

  /// The two equations that hold an end and the middle of a view along the vertical axis; `nil` for others.
  private func holds(of box: BoxID) -> [ComparisonsByView.Entry]? {
    let view = ConstraintView(box.index)
    let found = comparisons[view].filter { _, constraint in
      constraint.first.view == view && constraint.first.attribute.kind == .vertical
        && constraint.relation == .equal
    }
    guard found.count == 2 else { return nil }
    let attributes = Set(found.map(\.constraint.first.attribute))
    guard attributes.contains(.centerY),
      attributes.contains(.top) || attributes.contains(.bottom),
      found.allSatisfy({ $0.statement.kind == .equation && $0.statement.constraints.count == 1 })
    else { return nil }
    return found
  }

  private func warning(
    _ box: BoxID, _ needed: Double, _ holds: [ComparisonsByView.Entry]
  ) -> Diagnostic? {
    guard let container = boxes.layout.parent(of: box) else { return nil }
    let vain = holds.filter { entry in
      trials.isMended(by: ConstraintProposal([], omitting: [entry.constraint]), in: container) {
        guard let height = $0.frame(of: box)?.size.height else { return false }
        return height < needed + 1 && $0.standsOut <= 0
      }
    }
    guard !vain.isEmpty else { return nil }
    let places = holds.map { place(of: $0.statement.range) }
    let height = boxes.layout.frame(of: box).size.height
    return Diagnostic(
      .warning, "cut",
      "\(boxes.name(of: box)) is \(shortest(height)) high and its text \(shortest(needed)): \(places.listedLines()) hold both "
        + "its \(holds[0].constraint.first.attribute.rawValue) and its \(holds[1].constraint.first.attribute.rawValue)",
      at: holds[1].statement.range,
      hints: [
        "it is as high as its text without "
          + vain.map { place(of: $0.statement.range) }.joined(separator: ", or without ")
      ])
  }
}
