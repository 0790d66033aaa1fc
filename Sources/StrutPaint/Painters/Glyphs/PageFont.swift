import CPangoCairo
import StrutCore
import StrutText

/// A font that Cairo embeds in a page, once for all sizes.
final class PageFont {
  private let face: OpaquePointer
  private let options: OpaquePointer
  private let slant: Double
  /// How large the em is that Cairo is told, as a share of the font's.
  private let share: Double
  /// How far Cairo's thickening moves glyphs to the right and down, as a share of the em.
  private let thickening: Double

  /// Opens a font for Cairo; `nil` if its file is not a font any more.
  init?(_ font: PaintFont) {
    // Cairo keeps fonts longer than pages, on any thread: each gets a library and a face of its own.
    guard let library = FreeType(), let owner = GlyphFace(font, library: library),
      let face = cairo_ft_font_face_create_for_ft_face(owner.face, Int32(FT_LOAD_NO_HINTING)),
      let options = cairo_font_options_create()
    else { return nil }
    let keeper = Unmanaged.passRetained(owner)
    let status = cairo_font_face_set_user_data(
      face, &PageFontKey.key, keeper.toOpaque(),
      { Unmanaged<GlyphFace>.fromOpaque($0!).release() })
    guard status == CAIRO_STATUS_SUCCESS else {
      keeper.release()
      cairo_font_face_destroy(face)
      cairo_font_options_destroy(options)
      return nil
    }
    share = owner.shareOfEm(thickening: font)
    thickening = font.isEmboldened ? PaintFont.emboldening / 2 : 0
    if font.isEmboldened {
      owner.setEm(toShare: share)
      cairo_ft_font_face_set_synthesize(face, UInt32(CAIRO_FT_SYNTHESIZE_BOLD.rawValue))
    }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    self.face = face
    self.options = options
    slant = font.isSlanted ? -GlyphFace.slant : 0
  }

  deinit {
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(face)
  }

  /// Makes the font the current one of a context.
  ///
  /// - Parameter size: The em in points.
  func select(on cr: OpaquePointer, size: Double) {
    let size = size * share
    var matrix = cairo_matrix_t(xx: size, yx: 0, xy: slant * size, yy: size, x0: 0, y0: 0)
    cairo_set_font_face(cr, face)
    cairo_set_font_matrix(cr, &matrix)
    cairo_set_font_options(cr, options)
  }

  /// Where Cairo has to put glyphs for them to stand at an origin.
  ///
  /// - Parameter size: The em in points.
  func place(of origin: Point, size: Double) -> Point {
    let moved = thickening * size
    return Point(x: origin.x - moved * (1 + slant), y: origin.y - moved)
  }
}

extension GlyphFace {
  /// By how much FreeType thickens glyphs for Cairo, as a share of the em that it is told.
  private static let thickening = 1.0 / 24

  /// As what share of a font's em Cairo has to be told another one, for its letters made bold to be as heavy as all others.
  func shareOfEm(thickening font: PaintFont) -> Double {
    guard font.isEmboldened else { return 1 }
    return (unitsPerEm * PaintFont.emboldening / Self.thickening).rounded() / unitsPerEm
  }

  /// Tells FreeType another em, in which glyphs of the same units are larger.
  fileprivate func setEm(toShare share: Double) {
    face.pointee.units_per_EM = FT_UShort(unitsPerEm * share)
  }
}

/// The address under which Cairo keeps the owner of a face.
private enum PageFontKey {
  nonisolated(unsafe) static var key = cairo_user_data_key_t()
}
