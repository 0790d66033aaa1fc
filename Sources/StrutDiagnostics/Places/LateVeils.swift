import StrutBoxes
import StrutConstraints
import StrutCore
import StrutLayout

/// Boxes through which one can see that are to darken a page behind a dialog, and come after the dialog.
struct LateVeils: ContextualMessages {
  /// The largest container that is looked at, in views.
  private static let mostViews = 300

  let context: MessageContext

  init(_ context: MessageContext) { self.context = context }

  /// A warning for each of them, at the veil.
  var warnings: [Diagnostic] {
    context.views.byContainer.compactMap { _, views in
      guard let veil = views.last(where: isVeil), views.count <= Self.mostViews else { return nil }
      let frame = boxes.layout.frame(of: veil)
      // What nothing is shown on is no ground of something else, such as a sign that a page is loading.
      let isLast = !views.contains {
        $0.index > veil.index && boxes.showsSomething($0)
          && boxes.layout.style(of: $0).display != .none
      }
      guard isLast else { return nil }
      let below = views.filter {
        isShown($0, below: veil) && frame.covers(boxes.layout.frame(of: $0))
      }
      let dialogs = below.filter { dialog in
        isSheet(dialog) && !context.areTied(veil, dialog)
          && below.contains { $0.index < dialog.index && !isSheet($0) }
      }
      guard dialogs.count == 1, below.last == dialogs[0] else { return nil }
      return warning(veil, dialogs[0])
    }
  }

  /// Whether a box shows a ground that lets through what is behind it, and nothing else.
  private func isVeil(_ box: BoxID) -> Bool {
    let alpha = boxes.elements[box.index].paint.background.color.alpha
    return boxes.isGround(box) && alpha > 0.2 && alpha < 1
  }

  private func isShown(_ box: BoxID, below veil: BoxID) -> Bool {
    box.index < veil.index && boxes.showsSomething(box)
      && boxes.layout.style(of: box).display != .none && boxes.elements[box.index].paint.isPlain
  }

  /// Whether a view is a container with words on a ground of its own through which nothing can be seen.
  private func isSheet(_ box: BoxID) -> Bool {
    boxes.elements[box.index].paint.background.color.alpha == 1
      && boxes.layout.children(of: box).contains(where: boxes.showsText)
  }

  private func warning(_ veil: BoxID, _ dialog: BoxID) -> Diagnostic {
    let name = boxes.name(of: dialog)
    return Diagnostic(
      .warning, "outside",
      "\(boxes.name(of: veil)) covers \(name) as well: what comes later in the document is painted above",
      at: boxes.elements[veil.index].range,
      hints: [
        "move it before \(place(of: dialog, besides: veil)), or give \(name) z-index=\"1\""
      ])
  }
}
