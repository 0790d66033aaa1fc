import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Texts that follow edges of their container with an inset below 0, so that these cut their words: an inset is inwards at every edge.
final class OutwardInsets: ContextualMessages {
  /// The most warnings.
  private static let mostWarnings = 8
  /// How many times as large as other letters those are that may be cut on purpose.
  private static let leastLarge = 3.0

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of the statements.
  var warnings: [Diagnostic] { told.map(\.warning) }

  /// Whether a view is outside of its container by one of the statements.
  func explain(_ box: BoxID) -> Bool { told.contains { $0.view == box } }

  private lazy var told: [(view: BoxID, warning: Diagnostic)] = {
    var found: [(view: BoxID, warning: Diagnostic)] = []
    for statement in boxes.layout.constraintStatements where found.count < Self.mostWarnings {
      if let told = told(statement) { found.append(told) }
    }
    return found
  }()

  private func told(
    _ statement: ConstraintStatement
  ) -> (view: BoxID, warning: Diagnostic)? {
    let container = BoxID(Int(statement.container.index))
    guard statement.kind == .follow, !context.isComputed(statement),
      boxes.layout.parent(of: container) == nil || boxes.isWindow(container),
      let first = statement.constraints.first?.first.view, !first.isHelper
    else { return nil }
    let view = BoxID(Int(first.index))
    let outwards = statement.constraints.filter {
      $0.isOutside && $0.second?.view == statement.container
    }
    // A ground that goes on beyond the container takes its words with it.
    guard !outwards.isEmpty, boxes.elements[view.index].paint.background.isEmpty,
      InnerTexts(context).texts(in: view).contains(where: {
        isCut($0.words, in: container) && !isLarge($0.text)
      }),
      let text = statement.text.withInsetInwards
    else { return nil }
    let isMended = trials.isMended(
      by: ConstraintProposal(outwards.map(\.withOppositeSign), omitting: outwards), in: container
    ) { $0.isInside(view, of: container) && !$0.hasTextInText(view, of: boxes) }
    return isMended
      ? (view, warning(view, outwards[0], statement, text, in: container)) : nil
  }

  /// Whether letters are an ornament, by far larger than those of other texts.
  private func isLarge(_ text: BoxID) -> Bool {
    let others = context.views.texts.filter { $0 != text }.compactMap(boxes.fontSize)
    guard let own = boxes.fontSize(of: text), let most = others.max() else { return false }
    return own >= Self.leastLarge * most
  }

  private func isCut(_ words: Rect, in container: BoxID) -> Bool {
    let room = boxes.layout.frame(of: container).size
    return words.minX < -1 || words.minY < -1 || words.maxX > room.width + 1
      || words.maxY > room.height + 1
  }

  private func warning(
    _ view: BoxID, _ constraint: AnchorConstraint, _ statement: ConstraintStatement,
    _ text: String, in container: BoxID
  ) -> Diagnostic {
    Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: view)) is \(shortest(abs(constraint.constant))) outside of \(boxes.nameOfOwner(container)), which cuts "
        + "its words",
      at: statement.range, hints: ["an inset counts inwards: \(text)"])
  }
}

extension String {
  /// The attribute `inset` of a `<follow>` without the signs of its numbers; `nil` where it has no sign.
  var withInsetInwards: String? {
    guard let start = firstRange(of: "inset=\""),
      let end = self[start.upperBound...].firstIndex(of: "\"")
    else { return nil }
    let value = self[start.upperBound..<end]
    return value.contains("-") ? "inset=\"\(value.replacing("-", with: ""))\"" : nil
  }
}
