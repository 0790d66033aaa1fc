import CPangoCairo

/// The fonts that one painter has opened.
///
/// Not to be shared between threads: FreeType's faces are not.
final class GlyphLibrary {
  /// What makes two fonts draw from one opened face.
  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [PaintFont.Variation]
  }

  private let source: any FontSource
  private let library: FreeType
  private var faces: [FaceKey: GlyphFace] = [:]
  private var fonts: [FontID: (font: PaintFont, face: GlyphFace)?] = [:]

  /// Creates a library without fonts; `nil` if FreeType does not start.
  init?(source: any FontSource) {
    guard let library = FreeType() else { return nil }
    self.source = source
    self.library = library
  }

  /// The font of an id and its opened face; `nil` if there is none that can be drawn.
  func font(_ id: FontID) -> (font: PaintFont, face: GlyphFace)? {
    if let known = fonts[id] { return known }
    let found = source.paintFont(id).flatMap { font in face(for: font).map { (font, $0) } }
    fonts[id] = .some(found)
    return found
  }

  private func face(for font: PaintFont) -> GlyphFace? {
    let key = FaceKey(path: font.path, index: font.faceIndex, variations: font.variations)
    if let face = faces[key] { return face }
    guard let face = GlyphFace(font, library: library) else { return nil }
    faces[key] = face
    return face
  }
}

/// FreeType's library, kept as long as one of its faces.
final class FreeType {
  /// FreeType's handle. Owned.
  let library: FT_Library

  /// Starts the library; `nil` where memory does not suffice.
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  deinit { FT_Done_FreeType(library) }
}
