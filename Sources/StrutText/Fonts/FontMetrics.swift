import CPangoCairo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The vertical metrics of a font at a size, in points.
///
/// Deviation: CSS lets metrics be whole device pixels, so that lines, small capitals, raised spans and the thickness of lines differ from scale
/// to scale. Here they are whole points, so that a text has the same lines and frames at each.
struct FontMetrics: Hashable {
  /// From the baseline upwards, rounded half up to whole points as browsers do.
  var ascent: Double
  /// From the baseline downwards, rounded likewise.
  var descent: Double
  /// The extra space between lines, rounded likewise.
  var lineGap: Double
  /// The advance of a space.
  var space: Double
  /// The advance of the digit zero.
  var zero: Double
  /// The thickness that the font gives its underline.
  var underlineThickness: Double

  init(instance: FontInstance, size: Double) {
    let font = instance.font
    func units(_ tag: hb_ot_metrics_tag_t) -> hb_position_t {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return position
    }
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      Double(units(tag)) * (size / instance.unitsPerEm)
    }
    // Browser: in single precision, which decides what becomes of a half: `text/fonts/half-a-point-of-descent`.
    func whole(_ tag: hb_ot_metrics_tag_t, isDownwards: Bool = false) -> Double {
      let value = Float(units(tag)) * (Self.hundredths(size) / Float(instance.unitsPerEm))
      return Double(((isDownwards ? -value : value) + 0.5).rounded(.down))
    }
    func advance(_ scalar: UInt32) -> Double? {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
      return Double(hb_font_get_glyph_h_advance(font, glyph)) * Self.advanceSize(size)
        / instance.unitsPerEm
    }
    ascent = whole(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
    descent = whole(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, isDownwards: true)
    lineGap = whole(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)
    space = advance(0x20) ?? 0
    zero = advance(0x30) ?? size / 2
    underlineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
  }

  /// The em that glyphs are measured with.
  ///
  /// Browser: whole hundredths of a point, then whole 64ths, cut off in single precision: `text/sentences.widths`.
  static func advanceSize(_ size: Double) -> Double {
    guard size >= 1, size <= 65_536 else { return size }
    return Double((hundredths(size) * 64).rounded(.down) / 64)
  }

  private static func hundredths(_ size: Double) -> Float {
    (Float(size) * 100).rounded(.down) / 100
  }
}
