import CPangoCairo

/// Fonts of HarfBuzz with variations.
///
/// Browser: advances are whole design units in every instance, by coordinates of their own, while kerning between two
/// masters is not rounded: `text/fonts/variable-advances`.
enum VariableFont {
  /// The parts of a design unit in which positions of variable fonts are kept.
  private static let parts = 64.0

  /// A font that the caller owns, and its em.
  static func font(
    of face: FontFace, _ variations: [hb_variation_t]
  ) -> (font: OpaquePointer, unitsPerEm: Double) {
    let font = hb_font_create(face.face)!
    hb_ot_font_set_funcs(font)
    guard !variations.isEmpty else {
      hb_font_set_scale(font, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
      hb_font_make_immutable(font)
      return (font, face.unitsPerEm)
    }
    let unitsPerEm = face.unitsPerEm * parts
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_set_variations(font, variations, UInt32(variations.count))
    hb_font_make_immutable(font)
    guard let coordinates = NormalizedCoordinates.coordinates(of: face, variations) else {
      return (font, unitsPerEm)
    }
    let varied = hb_font_create_sub_font(font)!
    hb_font_destroy(font)
    let advances = VariedAdvances(of: face, at: coordinates, parts: Int32(parts))
    hb_font_set_funcs(
      varied, VariedAdvances.functions, Unmanaged.passRetained(advances).toOpaque()
    ) { Unmanaged<VariedAdvances>.fromOpaque($0!).release() }
    hb_font_make_immutable(varied)
    return (varied, unitsPerEm)
  }
}

/// The advances of a variable font's instance, each calculated once.
private final class VariedAdvances {
  /// HarfBuzz's functions, which ask the object behind a font.
  nonisolated(unsafe) static let functions: OpaquePointer = {
    let functions = hb_font_funcs_create()!
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, advances, glyph, _ in
        Unmanaged<VariedAdvances>.fromOpaque(advances!).takeUnretainedValue().advance(of: glyph)
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return functions
  }()

  private let variations: AdvanceVariations?
  private let coordinates: [Int32]
  /// In design units: without variations where the font has a table of them for advances, else with them.
  private let font: OpaquePointer
  private let parts: Int32
  private var known: [UInt32: hb_position_t] = [:]

  init(of face: FontFace, at coordinates: [Int32], parts: Int32) {
    variations = AdvanceVariations(of: face.face)
    self.coordinates = coordinates
    self.parts = parts
    font = hb_font_create(face.face)!
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
    if variations == nil {
      hb_font_set_var_coords_normalized(font, coordinates, UInt32(coordinates.count))
    }
  }

  deinit { hb_font_destroy(font) }

  func advance(of glyph: UInt32) -> hb_position_t {
    if let known = known[glyph] { return known }
    var units = hb_font_get_glyph_h_advance(font, glyph)
    units += Int32(clamping: variations?.delta(of: glyph, at: coordinates) ?? 0)
    let advance = max(0, units) &* parts
    known[glyph] = advance
    return advance
  }
}
