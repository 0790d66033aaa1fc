/// How large lengths get.
package enum LengthLimit {
  /// The largest length in points, which is 2²⁵: as in browsers, what is beyond counts as this much.
  package static let points = 33_554_432.0
}

extension Double {
  /// The length, at most as long as ``LengthLimit`` says in either direction; what is not a number stays so.
  ///
  /// Percentages and ratios of nested boxes multiply; without a limit their product would not stay finite.
  @inlinable @inline(__always)
  package var withinLengthLimit: Double {
    // The bound of `LengthLimit`, as a literal: an inlined body reads no global of another module.
    Swift.min(Swift.max(self, -33_554_432), 33_554_432)
  }
}
