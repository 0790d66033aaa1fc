/// What sums of binary fractions are off by.
package enum BinaryNoise {
  /// What lies no further apart counts as the same length, in points or pixels: far more than sums of thousands of lengths
  /// are off by, and a sixteenth of the smallest step of browsers' own lengths, which are whole 64ths.
  @inlinable package static var most: Double { 1.0 / 1024 }

  /// The next line at or below a number, on a grid with `lines` lines for each unit; what is off a line by noise is on it.
  package static func cut(_ value: Double, toLines lines: Double) -> Double {
    (value * lines + most).rounded(.down) / lines
  }
}
