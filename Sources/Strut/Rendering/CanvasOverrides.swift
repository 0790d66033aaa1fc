import StrutMarkup

/// What a command says about the canvas in place of the document, in the words of the markup.
package struct CanvasOverrides: Sendable {
  /// The width: points or `auto`.
  package var width: String?
  /// The height: points or `auto`.
  package var height: String?
  /// What fills the canvas.
  package var background: String?

  /// Creates overrides; `nil` leaves the document's own value.
  package init(width: String? = nil, height: String? = nil, background: String? = nil) {
    self.width = width
    self.height = height
    self.background = background
  }
}
