/// How texts are written in SVG files; the painter's words for what the library promises.
package enum SVGTextForm: Hashable, Sendable {
  /// As outlines of glyphs.
  case outlines
  /// As text.
  case text
  /// As text with its fonts in the file.
  case embedded
}
