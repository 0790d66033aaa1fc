import CPangoCairo
import StrutBoxes
import StrutText

/// The fonts that one painter has opened.
///
/// Not to be shared between threads: FreeType's faces are not.
final class GlyphLibrary {
  /// What makes two fonts draw from one opened face.
  private struct FaceKey: Hashable {
    var file: FontFile
    var index: Int
    var variations: [PaintFont.Variation]
    var palette: FontPalette
  }

  private let source: any FontSource
  private let library: FreeType
  private var faces: [FaceKey: GlyphFace] = [:]
  private var fonts: [FontID: (font: PaintFont, face: GlyphFace)] = [:]

  /// Creates a library without fonts; `nil` if FreeType does not start.
  init?(source: any FontSource) {
    guard let library = FreeType() else { return nil }
    self.source = source
    self.library = library
  }

  /// The font of an id and its opened face.
  ///
  /// - Throws: ``PaintError/failed(_:)`` for a font whose file FreeType cannot read, or an id of no font.
  func font(_ id: FontID) throws(PaintError) -> (font: PaintFont, face: GlyphFace) {
    if let known = fonts[id] { return known }
    guard let font = source.paintFont(id) else { throw .failed("a text has no font") }
    guard let face = face(for: font) else {
      throw .failed("the font \(font.path) cannot be read")
    }
    fonts[id] = (font, face)
    return (font, face)
  }

  private func face(for font: PaintFont) -> GlyphFace? {
    let key = FaceKey(
      file: font.file, index: font.faceIndex, variations: font.variations, palette: font.palette)
    if let face = faces[key] { return face }
    guard let face = GlyphFace(font, library: library) else { return nil }
    faces[key] = face
    return face
  }
}
