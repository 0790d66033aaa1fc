#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A number as CSS Syntax 3 §4.3.12 writes it: sign, digits, fraction, exponent.
struct DecimalNumber {
  /// The number; infinite where it is too large for a `Double`.
  let value: Double
  /// The offset after the last byte.
  let end: Int
  /// Whether there is neither fraction nor exponent.
  let isInteger: Bool

  /// Reads the number that begins at `start`; one must begin there.
  init(in bytes: [UInt8], at start: Int, limit: Int) {
    var position = start
    var isNegative = false
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      isNegative = bytes[position] == UInt8(ascii: "-")
      position += 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 0
    var isInteger = true
    func digit(_ offset: Int) -> UInt8? {
      offset < limit && bytes[offset].isDigit ? bytes[offset] &- 0x30 : nil
    }
    while let next = digit(position) {
      if digits < 18 { mantissa = mantissa &* 10 &+ UInt64(next) }
      if mantissa > 0 { digits += 1 }
      position += 1
    }
    if position < limit, bytes[position] == UInt8(ascii: "."), digit(position + 1) != nil {
      isInteger = false
      position += 1
      while let next = digit(position) {
        if digits < 18 { mantissa = mantissa &* 10 &+ UInt64(next) }
        if mantissa > 0 { digits += 1 }
        scale += 1
        position += 1
      }
    }
    if let exponent = Self.exponentEnd(in: bytes, at: position, limit: limit) {
      isInteger = false
      position = exponent
      // The exact way below is for short numbers; exponents are rare enough for the long way.
      digits = .max
    }
    end = position
    self.isInteger = isInteger
    // Both the digits and the power of ten are exact in a Double, so their quotient is rounded only once.
    if digits <= 15, scale <= 22 {
      let magnitude = Double(mantissa) / Self.powersOfTen[scale]
      value = isNegative ? -magnitude : magnitude
    } else {
      value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
    }
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The offset after the exponent that begins at `position`, `nil` where there is none.
  private static func exponentEnd(in bytes: [UInt8], at position: Int, limit: Int) -> Int? {
    guard position < limit, bytes[position] | 0x20 == UInt8(ascii: "e") else { return nil }
    var offset = position + 1
    if offset < limit, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
      offset += 1
    }
    guard offset < limit, bytes[offset].isDigit else { return nil }
    while offset < limit, bytes[offset].isDigit { offset += 1 }
    return offset
  }
}
