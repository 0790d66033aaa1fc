import CPangoCairo

/// One face of a font file: what it is called, how it looks, which characters it has.
///
/// Safe to share between workers: HarfBuzz faces are immutable after creation and read their tables lazily
/// and atomically.
package final class FontFace: @unchecked Sendable {
  /// The path of the file.
  package let path: String
  /// The index of the face in its file; 0 except in collections.
  package let index: Int
  /// The names of the family: the typographic family first, then the name that older programs use.
  package let families: [String]
  /// The name of the style in the family, such as `Bold Oblique`.
  package let styleName: String
  /// What the file says about itself.
  package let traits: FontTraits
  /// Design units in an em.
  package let unitsPerEm: Double
  /// Whether the font draws its glyphs with colours of its own.
  package let hasColor: Bool

  /// The tables, for shaping. Owned.
  let face: OpaquePointer
  private let coverage: OpaquePointer

  /// Opens a face of a font file; `nil` if the file is no font with such a face.
  init?(path: String, index: Int, blob: OpaquePointer) {
    let face = hb_face_create(blob, UInt32(index))!
    hb_face_make_immutable(face)
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    hb_ot_font_set_funcs(font)
    hb_font_make_immutable(font)
    self.path = path
    self.index = index
    self.face = face
    coverage = font
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    hasColor = hb_ot_color_has_png(face) != 0
    families = Self.familyNames(of: face)
    let subfamily = Self.name(17, of: face)
    styleName = subfamily.isEmpty ? Self.name(2, of: face) : subfamily
    traits = FontTraits(face: face, font: font)
  }

  deinit {
    hb_font_destroy(coverage)
    hb_face_destroy(face)
  }

  /// Whether the face has a glyph of its own for a character.
  package func covers(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(coverage, scalar, &glyph) != 0 && glyph != 0
  }

  private static func familyNames(of face: OpaquePointer) -> [String] {
    var names: [String] = []
    for id: hb_ot_name_id_t in [16, 1] {
      let name = name(id, of: face)
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    var size = UInt32(buffer.count)
    hb_ot_name_get_utf8(face, id, nil, &size, &buffer)
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// How a face looks, in CSS's terms; ranges where the font is variable.
package struct FontTraits: Hashable, Sendable {
  /// CSS's weights, 1...1000.
  package var weight: ClosedRange<Double>
  /// CSS's widths in percent.
  package var stretch: ClosedRange<Double>
  /// Upright or slanted.
  package var style: FontStyleTrait
  /// Whether the slant is an axis of the font, and how far it goes.
  package var hasSlantAxis: Bool

  /// Upright or slanted, as a font file knows it.
  package enum FontStyleTrait: UInt8, Hashable, Sendable {
    /// Upright.
    case normal
    /// Italic or oblique: font files hardly tell one from the other.
    case italic
  }

  init(face: OpaquePointer, font: OpaquePointer) {
    weight =
      Self.axis(0x7767_6874, of: face)
      ?? Self.single(
        hb_style_get_value(font, HB_STYLE_TAG_WEIGHT), within: 1...1000)
    stretch =
      Self.axis(0x7764_7468, of: face)
      ?? Self.single(
        hb_style_get_value(font, HB_STYLE_TAG_WIDTH), within: 1...1000)
    let slanted =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    style = slanted ? .italic : .normal
    hasSlantAxis = Self.axis(0x736C_6E74, of: face) != nil
  }

  private static func single(
    _ value: Float, within limits: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let value = min(max(Double(value), limits.lowerBound), limits.upperBound)
    return value...value
  }

  private static func axis(_ tag: hb_tag_t, of face: OpaquePointer) -> ClosedRange<Double>? {
    var info = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, tag, &info) != 0 else { return nil }
    return Double(info.min_value)...Double(max(info.min_value, info.max_value))
  }
}
