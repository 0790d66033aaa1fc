import CPangoCairo

/// FreeType's library, kept as long as one of its faces.
package final class FreeType {
  /// FreeType's handle. Owned.
  package let library: FT_Library

  /// Starts the library; `nil` where memory does not suffice.
  package init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }

  /// Whether a file holds a font.
  package func reads(_ path: String) -> Bool {
    var face: FT_Face?
    guard FT_New_Face(library, path, 0, &face) == 0 else { return false }
    FT_Done_Face(face)
    return true
  }
}
