/// The tolerances of the solver and of what is asked of its solutions; lengths are points, factors are of the order of 1.
enum Tolerance {
  /// Sums of products below this are rounding errors.
  static let zero = 1e-13
  /// The least number that a basis is divided by.
  static let pivot = 1e-9
  /// Reduced costs below this are zero.
  static let cost = 1e-9
  /// How far, relative to its terms, a sum may be off in the proof of a solution.
  static let proof = 1e-7
  /// Lengths of solutions that differ by less are the same, and less than this is missing of nothing.
  static let length = 1e-6

  /// The magnitudes of factors that equations are solved with; what is divided by others leaves no digit of a length.
  static let factors = 1e-6...1e6

  /// The factor that stands for `value`: 0 for what is less than the least one or no number, the largest one for what is
  /// more.
  static func factor(_ value: Double) -> Double {
    let size = abs(value)
    if factors.contains(size) { return value }
    return !(size >= factors.lowerBound) ? 0 : value < 0 ? -factors.upperBound : factors.upperBound
  }

  /// What a reduced cost may be off by where prices are as large as `largestPrice`.
  static func cost(largestPrice: Double) -> Double { cost + 1e-12 * largestPrice }

  /// How far a value may be from `constant` and still be equal to it.
  @inline(__always)
  static func value(_ constant: Double) -> Double { 1e-9 * (10 + abs(constant)) }
}
