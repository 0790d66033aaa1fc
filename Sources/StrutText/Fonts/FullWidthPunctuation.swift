import CPangoCairo

/// How a font draws punctuation that is as wide as an ideograph: where in its em the ink stands.
///
/// [CSS Text 4 §8.3](https://www.w3.org/TR/css-text-4/#fullwidth-collapsing). Browser: dots, colons and quotation marks go by
/// the ink of the font's glyphs in the text's language: `text/fonts/full-width-punctuation-side-by-side`.
struct FullWidthPunctuation {
  /// What a character is to those beside it.
  enum Kind {
    /// Its ink is in the second half of its em.
    case opening
    /// Its ink is in the first half of its em.
    case closing
    /// It opens, and has no empty half.
    case narrowOpening
    /// It closes, and has no empty half.
    case narrowClosing
    /// Its ink is in the middle, or nowhere.
    case middle
    /// It has nothing to do with it.
    case other
  }

  private let dots: Kind
  private let colon: Kind
  private let semicolon: Kind
  private let quotesAreWide: Bool

  /// What a font does; `nil` if it has no half-width forms (`halt`).
  ///
  /// - Parameters:
  ///   - font: HarfBuzz's font.
  ///   - unitsPerEm: The em in its units.
  ///   - language: The text's language, empty for none.
  init?(font: OpaquePointer, unitsPerEm: Double, language: String) {
    guard Self.hasHalves(hb_font_get_face(font)) else { return nil }
    let glyphs = FontGlyphs(font: font, unitsPerEm: unitsPerEm, language: language)
    dots = Self.commonKind([0x3001, 0x3002, 0xFF0C, 0xFF0E].compactMap { glyphs.ink(of: $0) })
    colon = Self.commonKind([0xFF1A].compactMap { glyphs.ink(of: $0) })
    semicolon = Self.commonKind([0xFF1B].compactMap { glyphs.ink(of: $0) })
    quotesAreWide = [0x2018, 0x2019, 0x201C, 0x201D].allSatisfy { glyphs.ink(of: $0)?.advance == 1 }
  }

  private static func hasHalves(_ face: OpaquePointer?) -> Bool {
    guard let face else { return false }
    var features: [hb_tag_t] = [hb_tag_from_string("halt", 4), 0]
    let found = hb_set_create()
    defer { hb_set_destroy(found) }
    hb_ot_layout_collect_features(
      face, hb_tag_from_string("GPOS", 4), nil, nil, &features, found)
    return hb_set_is_empty(found) == 0
  }

  /// The kind that all of these glyphs are of.
  private static func commonKind(_ inks: [FontGlyphs.Ink]) -> Kind {
    let kinds = Set(inks.map(kind))
    return kinds.count == 1 ? kinds.first ?? .other : .other
  }

  private static func kind(of ink: FontGlyphs.Ink) -> Kind {
    if ink.right <= 0.5 { return .closing }
    return ink.right - ink.left <= 0.5 && ink.left >= 0.25 ? .middle : .other
  }

  /// What a character is.
  func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E: dots
    case 0xFF1A: colon
    case 0xFF1B: semicolon
    case 0x2018, 0x201C: quotesAreWide ? .opening : .narrowOpening
    case 0x2019, 0x201D: quotesAreWide ? .closing : .narrowClosing
    case 0x3000, 0x30FB, 0x00B7, 0x2027: .middle
    case ..<0x28: .other
    default: Self.bracket(scalar)
    }
  }

  /// Whether a character that closes gives up its empty half at the end of a line. Browser: brackets and quotation marks do, dots do
  /// not: `text/fonts/full-width-punctuation-at-line-ends`.
  static func isTrimmedAtEnd(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: false
    }
  }

  private static func bracket(_ scalar: UInt32) -> Kind {
    let isWide =
      (0x3008...0x301F).contains(scalar) || [0xFF08, 0xFF09].contains(scalar)
      || [0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D, 0xFF5F, 0xFF60].contains(scalar)
    return switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .openPunctuation: isWide ? .opening : .narrowOpening
    case .closePunctuation: isWide ? .closing : .narrowClosing
    default: .other
    }
  }
}

/// The glyphs that a font has for single ideographic signs.
private struct FontGlyphs {
  /// What of its em a glyph fills, in ems.
  struct Ink {
    var left: Double
    var right: Double
    var advance: Double
  }

  let font: OpaquePointer
  let unitsPerEm: Double
  let language: String

  /// The ink of the glyph for a character; `nil` where there is none.
  func ink(of scalar: UInt32) -> Ink? {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add(buffer, scalar, 0)
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_HAN)
    if !language.isEmpty {
      hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    }
    hb_shape(font, buffer, nil, 0)
    var extents = hb_glyph_extents_t()
    guard let glyph = hb_buffer_get_glyph_infos(buffer, nil)?.pointee.codepoint, glyph != 0,
      let position = hb_buffer_get_glyph_positions(buffer, nil)?.pointee,
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    let left = Double(extents.x_bearing + position.x_offset)
    return Ink(
      left: left / unitsPerEm, right: (left + Double(extents.width)) / unitsPerEm,
      advance: Double(position.x_advance) / unitsPerEm)
  }
}
