/// Numbers that look random and are the same in every run (Steele, Lea, Flood 2014).
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates numbers that hang on the seed alone.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The next number from 0 to less than `bound`.
  public mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
