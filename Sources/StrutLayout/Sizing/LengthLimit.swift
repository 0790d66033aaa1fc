/// How large lengths get.
public enum LengthLimit {
  /// The largest length in points, which is 2²⁵: as in browsers, what is beyond counts as this much.
  public static let points = 33_554_432.0
}

extension Double {
  /// The length, at most as long as ``LengthLimit`` says in either direction; what is not a number stays so.
  ///
  /// Percentages and ratios of nested boxes multiply; without a limit their product would not stay finite.
  @inline(__always)
  var withinLengthLimit: Double {
    Swift.min(Swift.max(self, -LengthLimit.points), LengthLimit.points)
  }
}
