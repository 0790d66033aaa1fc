import StrutCore

/// The shapes of letters, which a background is seen through.
package struct LetterShapes {
  /// The outlines of the letters, of the layers of glyphs in colours, and of lines with the text.
  var outline = Path([])
  /// The glyphs in colours that have no outlines.
  var pictures: [DisplayItem] = []

  /// Creates the shapes of no letters.
  package init() {}

  init(outline: Path, pictures: [DisplayItem]) {
    self.outline = outline
    self.pictures = pictures
  }

  /// Whether there is nothing that anything could be seen through.
  var isEmpty: Bool { outline.elements.isEmpty && pictures.isEmpty }

  /// What shows the items of its group through the letters alone.
  ///
  /// Browser: pictures let through as much as they cover: `paint/color-fonts-with-backgrounds`.
  var effect: GroupEffect {
    let letters = Shape.path(outline)
    guard !pictures.isEmpty else { return .clip(letters) }
    let silhouette = ShadowEffect(offset: .zero, deviation: 0, color: .white)
    return .mask(
      (outline.elements.isEmpty ? [] : [.fill(letters, .color(.white))])
        + [.begin(.shadow(silhouette))] + pictures + [.end])
  }
}
