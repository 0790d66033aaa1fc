import CPangoCairo

/// How high small letters are, which decides where the middle of a line is.
final class SmallLetters {
  /// The largest size at which letters are put on pixels.
  private static let largestSize = 2_000.0

  private lazy var library = FreeType()

  /// The height of a small x, in points.
  ///
  /// [CSS Values 4 §6.1.1](https://www.w3.org/TR/css-values-4/#ex). Browser: what a font says is taken as it is; where it says nothing, its x is
  /// measured as it is put on pixels: `text/fonts/middles-of-fonts`.
  func height(in instance: FontInstance, size: Double) -> Double {
    var units: hb_position_t = 0
    if hb_ot_metrics_get_position(instance.font, HB_OT_METRICS_TAG_X_HEIGHT, &units) != 0, units > 0
    {
      return Double(units) * size / instance.unitsPerEm
    }
    if let height = heightOnPixels(of: instance.entry.face, size: size) { return height }
    hb_ot_metrics_get_position_with_fallback(instance.font, HB_OT_METRICS_TAG_X_HEIGHT, &units)
    return Double(units) * size / instance.unitsPerEm
  }

  private func heightOnPixels(of font: FontFace, size: Double) -> Double? {
    guard size <= Self.largestSize, let face = library?.face(of: font.file, index: font.index)
    else { return nil }
    defer { FT_Done_Face(face) }
    let em = FT_F26Dot6(size * 64)
    guard FT_Set_Char_Size(face, em, em, 72, 72) == 0,
      FT_Load_Char(face, FT_ULong(UInt8(ascii: "x")), Self.hinted) == 0,
      let slot = face.pointee.glyph
    else { return nil }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    return box.yMax > 0 ? Double(box.yMax) / 64 : nil
  }

  /// Glyphs as FreeType's own hinter moves their edges up and down.
  private static let hinted = FT_Int32(FT_RENDER_MODE_LIGHT.rawValue) << 16
}
