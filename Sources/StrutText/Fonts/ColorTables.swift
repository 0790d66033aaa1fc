import CPangoCairo

/// What font files have for glyphs in colours of their own.
enum ColorTables {
  /// Whether a face has glyphs of coloured layers: its table `COLR` of version 0 or 1 has some.
  ///
  /// HarfBuzz 6 knows version 0 alone.
  static func hasLayers(_ face: OpaquePointer) -> Bool {
    if hb_ot_color_has_layers(face) != 0 { return true }
    let table = FontTableBytes(of: face, tag: 0x434F_4C52)
    return (table.uint16(0) ?? 0) >= 1 && (table.uint32(14) ?? 0) != 0
  }
}
