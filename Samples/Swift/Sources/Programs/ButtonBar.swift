import Strut

/// Buttons that share a bar, in FlexLayout's words: what is shown takes all of it.
public final class ButtonBar {
  /// The bar.
  public let root = Box()
  /// The buttons by their ids.
  public let cancel = Box(text: "Cancel"), draft = Box(text: "Save draft"), send = Box(text: "Send")

  public init(width: Double) {
    root.flex.direction(.row).gap(12).padding(16).backgroundColor(.white).define { flex in
      for (button, color) in [(cancel, "#94a3b8"), (draft, "#64748b"), (send, "#4f46e5")] {
        flex.addItem(button).grow(1).basis(0).paddingVertical(12).cornerRadius(12)
          .backgroundColor(Color(color))
        button.style.color = .white
        button.style.textAlign = .center
      }
    }
    root.frame.size.width = width
    layOut()
  }

  /// Shows or hides a button; the others take its place.
  public func setShown(_ isShown: Bool, _ button: Box) {
    button.isIncludedInLayout = isShown
    layOut()
  }

  private func layOut() { root.flex.layout(mode: .adjustHeight) }
}
