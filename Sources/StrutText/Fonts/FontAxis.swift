import CPangoCairo

/// One axis of a variable font.
package struct FontAxis: Hashable, Sendable {
  /// The four letters of the axis as a number.
  package var tag: UInt32
  /// The values that the font is made for.
  package var range: ClosedRange<Double>

  /// The value of the font that nothing varies.
  package var standard: Double

  /// The axis of CSS's weights.
  static let weight: UInt32 = 0x7767_6874
  /// The axis of CSS's widths in percent.
  static let width: UInt32 = 0x7764_7468
  /// The axis of the slant in degrees, negative ones to the right.
  static let slant: UInt32 = 0x736C_6E74
  /// The axis of the size for which letters are drawn, in points.
  static let opticalSize: UInt32 = 0x6F70_737A

  /// The axes of a face; none for a broken table.
  static func axes(of face: OpaquePointer) -> [FontAxis] {
    var count = hb_ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      let low = Double(info.min_value)
      return FontAxis(
        tag: info.tag, range: low...max(low, Double(info.max_value)),
        standard: Double(info.default_value))
    }
  }
}
