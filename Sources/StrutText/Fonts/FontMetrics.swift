import CPangoCairo
import Glibc

/// The vertical metrics of a font at a size, in points.
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
  /// The height of small letters.
  var xHeight: Double
  /// The thickness that the font gives its underline.
  var underlineThickness: Double

  init(instance: FontInstance, size: Double) {
    let font = instance.font
    let scale = size / instance.entry.face.unitsPerEm
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return Double(position) * scale
    }
    func advance(_ scalar: UInt32) -> Double? {
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 else { return nil }
      return Double(hb_font_get_glyph_h_advance(font, glyph)) * Self.advanceSize(size)
        / instance.entry.face.unitsPerEm
    }
    ascent = (metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) + 0.5).rounded(.down)
    descent = (-metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) + 0.5).rounded(.down)
    lineGap = (metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) + 0.5).rounded(.down)
    space = advance(0x20) ?? 0
    zero = advance(0x30) ?? size / 2
    xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT)
    underlineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
  }

  /// The em that advances are computed from.
  ///
  /// Browser: multiples of a quarter of a point are exact, other sizes are the next smaller 64th:
  /// `text/sentences.widths`.
  static func advanceSize(_ size: Double) -> Double {
    let isExact = size * 4 == (size * 4).rounded()
    return isExact || size < 1 || size > 65_536 ? size : ((size * 64).rounded(.up) - 1) / 64
  }
}
