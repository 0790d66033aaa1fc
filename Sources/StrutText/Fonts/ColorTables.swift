import CPangoCairo

/// What font files have for glyphs in colours of their own.
enum ColorTables {
  /// Whether a face has glyphs of coloured layers: its table `COLR` of version 0 or 1 has some.
  ///
  /// HarfBuzz 6 knows version 0 alone.
  static func hasLayers(_ face: OpaquePointer) -> Bool {
    hb_ot_color_has_layers(face) != 0 || paintList(of: face) != nil
  }

  /// The table with where its list of glyphs of version 1 begins; `nil` where there is none.
  private static func paintList(of face: OpaquePointer) -> (table: FontTableBytes, start: Int)? {
    let table = FontTableBytes(of: face, tag: 0x434F_4C52)
    guard (table.uint16(0) ?? 0) >= 1, let start = table.uint32(14), start != 0 else { return nil }
    return (table, start)
  }

  /// The layers of a glyph of version 0 from the lowest on, glyphs of one colour each; none for any other glyph.
  static func layers(of glyph: UInt32, in face: OpaquePointer) -> [UInt32] {
    var count = hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard count > 0 else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map(\.glyph)
  }

  /// Whether a glyph is drawn in colours of its own: as layers, or as a picture.
  static func isColored(_ glyph: UInt32, in font: OpaquePointer) -> Bool {
    guard let face = hb_font_get_face(font) else { return false }
    if hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil) > 0 { return true }
    if hasPaint(glyph, face) { return true }
    guard hb_ot_color_has_png(face) != 0 else { return false }
    let picture = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(picture) }
    return hb_blob_get_length(picture) > 0
  }

  /// Whether version 1 of the table has a glyph; its list of them is sorted.
  private static func hasPaint(_ glyph: UInt32, _ face: OpaquePointer) -> Bool {
    guard let (table, start) = paintList(of: face), let count = table.uint32(start) else {
      return false
    }
    func id(_ index: Int) -> Int { table.uint16(start + 4 + index * 6) ?? .max }
    let index = (0..<count).partitioningIndex { id($0) >= glyph }
    return index < count && id(index) == glyph
  }
}
