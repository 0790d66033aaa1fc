import CPangoCairo

/// The characters of a font whose glyphs shaping puts into a text that has not these characters.
///
/// A sign without a letter stands on a dotted circle, and letters of a font without tables for them are joined by the forms that
/// Unicode has as characters: HarfBuzz asks the font for those characters, and shapes otherwise where it has none.
enum InsertedCharacters {
  /// Lam with alef, and the forms of both that become one.
  private static let lamAlef: ClosedRange<UInt32> = 0xFEF5...0xFEFC
  private static let lamAlefParts: [UInt32] = [0xFEDF, 0xFEE0, 0xFE82, 0xFE84, 0xFE88, 0xFE8E]

  /// Adds what is missing.
  ///
  /// - Parameters:
  ///   - glyphs: What was drawn.
  ///   - face: The font.
  ///   - characters: Those of the text, and what is taken for them.
  static func add(for glyphs: Set<UInt32>, of face: OpaquePointer, to characters: OpaquePointer) {
    guard let font = hb_font_create(face), let reached = hb_set_create() else { return }
    defer {
      hb_set_destroy(reached)
      hb_font_destroy(font)
    }
    forEach(in: characters) { scalar in
      if let glyph = glyph(of: scalar, in: font) { hb_set_add(reached, glyph) }
    }
    hb_ot_layout_lookups_substitute_closure(face, nil, reached)
    let missing = glyphs.filter { $0 != 0 && hb_set_has(reached, $0) == 0 }
    guard !missing.isEmpty, let all = hb_set_create() else { return }
    defer { hb_set_destroy(all) }
    hb_face_collect_unicodes(face, all)
    forEach(in: all) { scalar in
      if let glyph = glyph(of: scalar, in: font), missing.contains(glyph) {
        hb_set_add(characters, scalar)
        if lamAlef.contains(scalar) { for part in lamAlefParts { hb_set_add(characters, part) } }
      }
    }
  }

  private static func glyph(of scalar: UInt32, in font: OpaquePointer) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  private static func forEach(in set: OpaquePointer, _ body: (UInt32) -> Void) {
    var scalar = hb_codepoint_t.max
    while hb_set_next(set, &scalar) != 0 { body(scalar) }
  }
}
