/// What sums of binary fractions are off by.
package enum BinaryNoise {
  /// What lies no further apart counts as the same length, in points or pixels: far more than sums of thousands of lengths
  /// are off by, and a sixteenth of the smallest step of browsers' own lengths, which are whole 64ths.
  @inlinable package static var most: Double { 1.0 / 1024 }
}
