import StrutLayout

/// The generator of the workloads: a 64-bit linear congruence, of which the upper 31 bits count.
struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64 = 12345) { state = seed }

  /// A whole number of 31 bits.
  mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }

  /// A number from 0 up to 1.
  mutating func fraction() -> Double { Double(next()) / 2_147_483_648 }

  /// A size: one in five automatic, one in five a percentage, the others up to 500 points.
  mutating func dimension() -> Dimension {
    let kind = fraction()
    if kind < 0.2 { return .auto }
    if kind < 0.8 { return .points((fraction() * 32000).rounded(.down) / 64) }
    return .percent((fraction() * 1024).rounded(.down) / 1024 * 100)
  }
}
