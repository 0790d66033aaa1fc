import CPangoCairo

/// One face of a font file: what it is called, how it looks, which characters it has.
///
/// Safe to share between workers: HarfBuzz faces are immutable after creation and read their tables lazily
/// and atomically.
package final class FontFace: @unchecked Sendable {
  /// The file.
  package let file: FontFile
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
  /// Whether the font draws glyphs with colours of its own.
  package let hasColor: Bool
  /// What can be varied, in the order of the file; empty in a font of one shape.
  package let axes: [FontAxis]

  /// The tables, for shaping. Owned.
  let face: OpaquePointer
  private let coverage: OpaquePointer

  /// The path of the file.
  package var path: String { file.path }
  /// Whether the letters are bold as the file has them.
  var isBold: Bool {
    let axis = axes.first { $0.tag == FontAxis.weight }
    return (axis?.standard ?? traits.weight.upperBound) >= 600
  }
  /// Whether the letters are slanted as the file has them.
  var isSlanted: Bool { traits.style == .italic }
  /// Whether the face has letters of its own for small and large sizes.
  var hasOpticalSize: Bool { axes.contains { $0.tag == FontAxis.opticalSize } }

  /// Opens a face of a font file; `nil` if the file is no font with such a face.
  init?(file: FontFile, index: Int) {
    let face = SanitizedFace.make(file.blob, index: index)
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    hb_ot_font_set_funcs(font)
    hb_font_make_immutable(font)
    self.file = file
    self.index = index
    self.face = face
    coverage = font
    unitsPerEm = Double(max(1, hb_face_get_upem(face)))
    hasColor = hb_ot_color_has_png(face) != 0 || ColorTables.hasLayers(face)
    axes = FontAxis.axes(of: face)
    families = Self.familyNames(of: face)
    let subfamily = Self.name(17, of: face)
    styleName = subfamily.isEmpty ? Self.name(2, of: face) : subfamily
    traits = FontTraits(axes: axes, font: font)
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
  /// Whether texts say how far the face leans, along an axis of the font.
  package var hasSlantAxis: Bool

  /// Upright or slanted, as a font file knows it.
  package enum FontStyleTrait: UInt8, Hashable, Sendable {
    /// Upright.
    case normal
    /// Italic or oblique: font files hardly tell one from the other.
    case italic
  }

  init(axes: [FontAxis], font: OpaquePointer) {
    func range(_ tag: UInt32, _ style: hb_style_tag_t) -> ClosedRange<Double> {
      if let axis = axes.first(where: { $0.tag == tag }) { return axis.range }
      let value = min(max(Double(hb_style_get_value(font, style)), 1), 1000)
      return value...value
    }
    weight = range(FontAxis.weight, HB_STYLE_TAG_WEIGHT)
    stretch = range(FontAxis.width, HB_STYLE_TAG_WIDTH)
    let slanted =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
    style = slanted ? .italic : .normal
    hasSlantAxis = axes.contains { $0.tag == FontAxis.slant }
  }
}
