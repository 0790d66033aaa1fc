extension Int {
  /// The whole part of `value`, at most some 10¹⁵ in either direction; 0 where it is not a number.
  ///
  /// Transformations of nested boxes multiply, so a coordinate on the device may be any `Double`.
  init(saturating value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -0x1p50), 0x1p50))
  }
}
