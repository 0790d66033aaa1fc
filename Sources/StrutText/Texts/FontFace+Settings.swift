import CPangoCairo
import StrutBoxes

/// What texts may ask of a face by its tables.
extension FontFace {
  /// Whether the face has what a text asks for.
  func has(_ setting: FontSetting) -> Bool {
    switch setting {
    case .variation(let variation):
      return axis(of: variation)?.range.contains(Double(Float(variation.value))) == true
    case .feature(let feature):
      return features.contains(feature.tag) || feature.tag == "tnum" && hasEvenDigits
    case .palette(let index): return hasColor && index < paletteCount
    }
  }

  /// The axis that a text asks for a place on; `nil` if the face has none of this name.
  func axis(of variation: FontVariation) -> FontAxis? {
    let tag = hb_tag_from_string(variation.tag, -1)
    return axes.first { $0.tag == tag }
  }

  /// How much of a setting that it lacks there is in the face, from nothing up.
  func nearness(to setting: FontSetting) -> Int {
    switch setting {
    case .variation(let variation): axis(of: variation) != nil ? 2 : axes.isEmpty ? 0 : 1
    case .feature: 0
    case .palette: hasColor ? 1 : 0
    }
  }

  /// The number of its palettes; 0 where it has no colours.
  var paletteCount: Int { hasColor ? Int(hb_ot_color_palette_get_count(face)) : 0 }

  /// The tags of its features, in order, each once.
  var features: [String] {
    var tags: Set<UInt32> = []
    for table in ["GSUB", "GPOS"] {
      let table = hb_tag_from_string(table, -1)
      var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
      guard count > 0 else { continue }
      var found = [hb_tag_t](repeating: 0, count: Int(count))
      hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &found)
      tags.formUnion(found.prefix(Int(count)))
    }
    return tags.sorted().map(Self.letters)
  }

  /// Whether all digits are as wide as each other, as in most fonts for screens: tabular figures are what they are.
  private var hasEvenDigits: Bool {
    guard let font = hb_font_create(face) else { return false }
    defer { hb_font_destroy(font) }
    let widths = (0x30...0x39).compactMap { scalar -> Int32? in
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, UInt32(scalar), &glyph) != 0 else { return nil }
      return hb_font_get_glyph_h_advance(font, glyph)
    }
    return Set(widths).count == 1
  }

  /// A tag of OpenType as it is written.
  static func letters(ofTag tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
