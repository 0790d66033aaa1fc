import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts from one edge of the canvas to the other in a column whose other texts begin at a guide. Words in the middle of the canvas are no
/// part of the column.
struct LooseParagraphs: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 4
  /// The fewest texts that are held at a guide.
  private static let leastLike = 2

  /// The comparisons that hold the sides of a text.
  private struct Sides {
    var text: BoxID
    var container: BoxID
    var entries: [ComparisonsByView.Entry]
  }

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the texts, at the statement about its start.
  var warnings: [Diagnostic] {
    // Most documents have no guide.
    guard context.views.texts.count > Self.leastLike,
      boxes.elements.contains(where: { $0.kind == .guide })
    else { return [] }
    return context.views.texts.messages(atMost: Self.mostWarnings) { text in
      guard boxes.isBareText(text), let sides = sides(of: text), isAtStart(text),
        let guide = guide(beside: sides)
      else { return nil }
      return warning(sides, guide)
    }
  }

  /// The comparisons that hold both sides of a text at those of the canvas; `nil` for others.
  private func sides(of text: BoxID) -> Sides? {
    guard let container = boxes.layout.parent(of: text), boxes.layout.parent(of: container) == nil
    else { return nil }
    let (view, owner) = (ConstraintView(text.index), ConstraintView(container.index))
    let entries = comparisons[view].filter { statement, constraint in
      guard let second = constraint.second, statement.container == owner,
        Set([constraint.first.view, second.view]) == [view, owner],
        constraint.relation == .equal, constraint.constant == 0, constraint.space == nil,
        constraint.multiplier == 1, !context.isComputed(statement)
      else { return false }
      return constraint.first.area == .frame && second.area == .frame
        && constraint.first.attribute == second.attribute && second.attribute.isEdge
        && second.attribute.axis == .horizontal
    }
    return entries.count == 2 ? Sides(text: text, container: container, entries: entries) : nil
  }

  /// Whether the words of a text begin where it does.
  private func isAtStart(_ text: BoxID) -> Bool {
    guard let words = context.views.placeOfWords(in: text) else { return false }
    let frame = boxes.layout.frame(of: text)
    return boxes.isRightToLeft(text)
      ? words.maxX > frame.maxX - 1 : words.minX < frame.minX + 1
  }

  /// The guide at which a text above or below another one begins, and at least one more does.
  private func guide(beside sides: Sides) -> ConstraintView? {
    JoinedViews(context, in: sides.container, along: .vertical).neighbours(of: sides.text)
      .compactMap(guide).first { guide in
        comparisons[guide].filter { _, constraint in
          constraint.second == Anchor(guide, .leading) && constraint.first.attribute == .leading
            && !constraint.first.view.isHelper
            && boxes.showsText(BoxID(Int(constraint.first.view.index)))
        }.count >= Self.leastLike
      }
  }

  /// The guide at which a text begins.
  private func guide(of text: BoxID) -> ConstraintView? {
    let view = ConstraintView(text.index)
    return comparisons[view].lazy.compactMap { _, constraint -> ConstraintView? in
      guard constraint.first == Anchor(view, .leading), constraint.relation == .equal,
        let target = constraint.second, target.attribute == .leading, !target.view.isHelper,
        self.boxes.elements[Int(target.view.index)].kind == .guide
      else { return nil }
      return target.view
    }.first
  }

  private func warning(_ sides: Sides, _ guide: ConstraintView) -> Diagnostic? {
    let owner = ConstraintView(sides.container.index)
    let written = sides.entries.map(\.constraint)
    let isMended = trials.isMended(
      by: ConstraintProposal(written.map { $0.replacing(owner, by: guide) }, omitting: written),
      in: sides.container, narrowing: sides.text
    ) { $0.isInside(sides.text, of: sides.container) && $0.standsOut <= 0 }
    guard isMended else { return nil }
    let names = [sides.text, BoxID(Int(guide.index))].map {
      boxes.statementName(of: $0, in: source)
    }
    var places: [String] = []
    for entry in sides.entries where !places.contains(place(of: entry.statement.range)) {
      places.append(place(of: entry.statement.range))
    }
    return Diagnostic(
      .warning, "outside",
      "the text of \(boxes.name(of: sides.text)) begins and ends at the edges of the canvas, and others of its column begin at "
        + "the guide \(boxes.name(of: BoxID(Int(guide.index))))",
      at: sides.entries[0].statement.range,
      hints: [
        "in that column it is with <follow view=\"\(names[0])\" target=\"\(names[1])\" on=\"edgesHorizontal\"/> in place of "
          + places.listedLines()
      ])
  }
}
