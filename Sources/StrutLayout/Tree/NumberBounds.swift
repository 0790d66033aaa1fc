/// What the numbers of styles and measurements count as. Values beyond the bounds count as the bound, as in browsers,
/// so that no sum or product of a layout leaves the numbers.
enum NumberBounds {
  /// The largest flex factor: that of a single-precision number, as in browsers.
  static let factor = Double(Float.greatestFiniteMagnitude)

  /// A length or a percentage within ``LengthLimit``; 0 for what is not a number.
  @inline(__always)
  static func length(_ value: Double) -> Double {
    value.isNaN ? 0 : value.withinLengthLimit
  }

  /// A length or a percentage of what cannot be less than nothing: sizes, paddings, borders, gaps. 0 for what is below.
  @inline(__always)
  static func extent(_ value: Double) -> Double {
    max(0, length(value))
  }

  /// A flex factor within the bounds; 0 for what is not a number.
  @inline(__always)
  static func factor(_ value: Double) -> Double {
    value > 0 ? min(value, factor) : 0
  }

  /// A preferred ratio; 0, which is none, for what is not a positive number.
  static func ratio(_ value: Double?) -> Double {
    guard let value, value > 0, value.isFinite else { return 0 }
    return value
  }
}
