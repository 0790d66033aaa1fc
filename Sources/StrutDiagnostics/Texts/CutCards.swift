import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Cards with contents that cut the words in the card before them, since they are held at the start of that and were to be held at
/// its end. Cards of which the heads show wholly lie on one another on purpose.
struct CutCards: ContextualMessages {
  /// The most warnings, and the most changes that are tried.
  private static let (mostWarnings, mostTried) = (4, 8)
  /// The most boxes that are looked at in a card.
  private static let mostBoxes = 100
  /// How much of a line is on either side of an edge that cuts it, in points.
  private static let leastPart = 2.0

  /// The largest space between cards that is told again, in points.
  private static let largestSpace = 24.0

  let context: MessageContext
  private let open: ProblemsByBox

  init(_ context: MessageContext, open: ProblemsByBox) {
    (self.context, self.open) = (context, open)
  }

  /// A warning for each of the equations.
  var warnings: [Diagnostic] {
    var tried = 0
    return boxes.layout.constraintStatements.messages(atMost: Self.mostWarnings) { statement in
      guard let (constraint, target) = statement.heldAtView, constraint.space == nil,
        constraint.constant > 0, constraint.first.attribute == target.attribute,
        target.attribute.isEdge, !target.attribute.isFarEdge, target.area == .frame,
        tried < Self.mostTried
      else { return nil }
      let (view, card) = (
        BoxID(Int(constraint.first.view.index)), BoxID(Int(target.view.index))
      )
      guard let container = boxes.layout.parent(of: view),
        boxes.layout.parent(of: card) == container, card.index < view.index, !open.isTold(view),
        boxes.isOpaque(view), isCard(view), isCard(card),
        let text = cutText(in: card, by: view, along: target.attribute.axis),
        var meant = statement.meantEdges.first?.meant
      else { return nil }
      if meant.constant > Self.largestSpace { meant.constant = Self.usualSpace }
      tried += 1
      let isMended = trials.isMended(
        by: ConstraintProposal([meant], omitting: [constraint]), in: container
      ) { $0.stands(view, apartFrom: card, in: container) && $0.standsOut <= 0 }
      guard isMended else { return nil }
      return Diagnostic(
        .warning, "outside",
        "\(boxes.name(of: view)) covers a part of \(boxes.name(of: card)), and cuts the text in \(place(of: boxes.elements[text.index].range))",
        at: statement.range, hints: ["they stand apart with \(equation(meant))"])
    }
  }

  /// Whether a box has others in it, and no constraints of its own.
  private func isCard(_ box: BoxID) -> Bool {
    boxes.elements[box.index].content == .none && !boxes.layout.children(of: box).isEmpty
      && boxes.elements[box.index].paint.isPlain
      && boxes.layout.style(of: box).display == .flex
  }

  /// The first text of one line in a card through which the near edge of a view goes; `nil` for none.
  private func cutText(in card: BoxID, by view: BoxID, along axis: Axis) -> BoxID? {
    let (own, frame) = (boxes.layout.frame(of: view), boxes.layout.frame(of: card))
    guard own.overlaps(frame) else { return nil }
    var waiting = [(box: card, origin: frame.origin)]
    var seen = 0
    while let (box, origin) = waiting.popLast(), seen < Self.mostBoxes {
      for child in boxes.layout.children(of: box) {
        seen += 1
        var place = boxes.layout.frame(of: child)
        place.origin.x += origin.x
        place.origin.y += origin.y
        if boxes.showsText(child), isCut(place, by: own, along: axis), isLine(child) {
          return child
        }
        waiting.append((child, place.origin))
      }
    }
    return nil
  }

  private func isCut(_ text: Rect, by cover: Rect, along axis: Axis) -> Bool {
    let (start, end, edge) =
      axis == .horizontal
      ? (text.minX, text.maxX, cover.minX) : (text.minY, text.maxY, cover.minY)
    return text.overlaps(cover) && edge > start + Self.leastPart && edge < end - Self.leastPart
  }

  /// Whether a text has one line: between two lines nothing is cut.
  private func isLine(_ box: BoxID) -> Bool {
    guard case .text(let content) = boxes.elements[box.index].content,
      let style = content.spans.first?.style
    else { return false }
    return boxes.layout.frame(of: box).size.height < 2 * style.fontSize
  }
}
