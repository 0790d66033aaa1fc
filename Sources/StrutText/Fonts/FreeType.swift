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
  package func reads(_ file: FontFile) -> Bool {
    guard let face = face(of: file, index: 0) else { return false }
    FT_Done_Face(face)
    return true
  }

  /// Opens a face of a file, for the caller to close; `nil` if there is none.
  ///
  /// The file has to be kept as long as the face.
  package func face(of file: FontFile, index: Int) -> FT_Face? {
    var face: FT_Face?
    let bytes = file.bytes
    guard
      FT_New_Memory_Face(
        library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(index), &face) == 0
    else { return nil }
    return face
  }
}

extension FT_Outline {
  /// Makes an outline wider and higher around where it is.
  ///
  /// - Parameter strength: By how much, in the outline's units.
  package mutating func embolden(by strength: FT_Pos) {
    FT_Outline_Embolden(&self, strength)
    // FreeType keeps the lower left edges in their places.
    FT_Outline_Translate(&self, -strength / 2, -strength / 2)
  }
}
