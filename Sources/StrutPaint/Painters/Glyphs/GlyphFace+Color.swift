import CPangoCairo
import StrutBoxes
import StrutCore
import StrutText

extension GlyphFace {
  /// What reads the glyphs in colours of a font that has layers of them; `nil` for other fonts.
  static func colorGlyphs(
    _ table: FontTableBytes, of font: PaintFont, _ face: FT_Face
  ) -> ColorGlyphReader? {
    ColorGlyphReader(table, palette: palette(of: font), coordinates: coordinates(of: face))
  }

  /// The colours of the palette that a font takes.
  ///
  /// By HarfBuzz: FreeType 2.12 does not tell which palettes are for dark or light backgrounds.
  private static func palette(of font: PaintFont) -> [Color] {
    let face = font.file.face(font.faceIndex)
    defer { hb_face_destroy(face) }
    let count = hb_ot_color_palette_get_count(face)
    guard count > 0 else { return [] }
    func first(with flag: hb_ot_color_palette_flags_t) -> UInt32? {
      (0..<count).first {
        hb_ot_color_palette_get_flags(face, $0).rawValue & flag.rawValue != 0
      }
    }
    let index =
      switch font.palette {
      case .normal: UInt32(0)
      case .light: first(with: HB_OT_COLOR_PALETTE_FLAG_USABLE_WITH_LIGHT_BACKGROUND) ?? 0
      case .dark: first(with: HB_OT_COLOR_PALETTE_FLAG_USABLE_WITH_DARK_BACKGROUND) ?? 0
      case .index(let index): UInt32(index) < count ? UInt32(index) : 0
      }
    var length = hb_ot_color_palette_get_colors(face, index, 0, nil, nil)
    var colors = [hb_color_t](repeating: 0, count: Int(length))
    hb_ot_color_palette_get_colors(face, index, 0, &length, &colors)
    return colors.map { color in
      // Blue, green, red, alpha, from the highest byte on.
      Color(
        red: Double(color >> 8 & 0xFF) / 255, green: Double(color >> 16 & 0xFF) / 255,
        blue: Double(color >> 24) / 255, alpha: Double(color & 0xFF) / 255)
    }
  }

  /// The place on each axis of a variable font in 16,384ths.
  private static func coordinates(of face: FT_Face) -> [Int32] {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else { return [] }
    var coordinates = [FT_Fixed](repeating: 0, count: 64)
    guard FT_Get_Var_Blend_Coordinates(face, 64, &coordinates) == 0 else { return [] }
    return coordinates.map { Int32(clamping: ($0 + 2) >> 2) }
  }
}
