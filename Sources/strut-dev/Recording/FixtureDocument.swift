import StrutLayout

/// A document of `Fixtures/flex`, as far as the recorder has to understand it.
struct FixtureDocument {
  /// `<layout>`.
  var layout: FixtureElement
  /// The root box; `nil` for an empty canvas.
  var root: FixtureElement?
  /// The initial values that the document chose.
  var preset: Preset

  /// Takes the document's parts from its outermost element.
  init(layout: FixtureElement) throws {
    self.layout = layout
    root = layout.children.first(where: \.isBox)
    let word = layout["defaults"] ?? Preset.yoga.rawValue
    guard let preset = Preset(rawValue: word) else {
      throw ChoreError("there is no preset '\(word)'")
    }
    self.preset = preset
  }

  /// Whether `<layout>` leaves the size of an axis (`width` or `height`) to the root box.
  func canvasIsAuto(_ axis: String) -> Bool {
    (layout[axis] ?? "auto") == "auto"
  }

  /// Whether frames are reported without snapping to a grid.
  var isUnrounded: Bool { layout["point-scale-factor"] == "0" }
}
