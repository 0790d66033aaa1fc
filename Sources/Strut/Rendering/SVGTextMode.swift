import StrutPaint

/// How SVG files have texts.
public enum SVGTextMode: String, Hashable, Sendable, CaseIterable {
  /// As outlines of glyphs: they look the same everywhere.
  case outlines
  /// As text, which can be found, selected and edited; it looks the same where its fonts are installed.
  case text
  /// As text with the glyphs' fonts in the file, for viewers that read them.
  case embedded

  /// What the painter calls it.
  var form: SVGTextForm {
    switch self {
    case .outlines: .outlines
    case .text: .text
    case .embedded: .embedded
    }
  }
}
