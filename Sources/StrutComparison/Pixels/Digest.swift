import StrutPaint

/// 128 bits that tell pictures and files apart.
///
/// The hash multiplies pairs of words into 128 bits and folds them, in two lanes with different keys. It answers
/// whether bytes changed by accident; it does not withstand somebody who looks for two files of one digest.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// The digest of `bytes`.
  ///
  /// - Complexity: O(*n*), at the speed of memory.
  package init(of bytes: UnsafeRawBufferPointer) {
    var first = Lane(key: 0x9E37_79B9_7F4A_7C15)
    var second = Lane(key: 0xD1B5_4A32_D192_ED03)
    var offset = 0
    while offset + 16 <= bytes.count {
      let a = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let b = bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      first.add(a, b)
      second.add(b, a)
      offset += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes[offset...].enumerated() {
      if index < 8 {
        rest.0 |= UInt64(byte) << UInt64(8 * index)
      } else {
        rest.1 |= UInt64(byte) << UInt64(8 * (index - 8))
      }
    }
    first.add(rest.0, rest.1 ^ UInt64(bytes.count))
    second.add(rest.1 ^ UInt64(bytes.count), rest.0)
    high = first.value
    low = second.value
  }

  /// The digest of a file's bytes.
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Digest(of: $0) }
  }

  /// The digest of a picture: of its size and its pixels.
  package init(of image: Pixmap) {
    let pixels = image.bytes.withUnsafeBytes { Digest(of: $0) }
    let size = [pixels.high, pixels.low, UInt64(image.width), UInt64(image.height)]
    self = size.withUnsafeBytes { Digest(of: $0) }
  }

  /// 32 hexadecimal digits.
  package var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

/// One of the two halves of a digest while it is made.
private struct Lane {
  private let key: UInt64
  private var state: UInt64

  init(key: UInt64) {
    self.key = key
    state = key &* 0xBF58_476D_1CE4_E5B9
  }

  @inline(__always)
  mutating func add(_ a: UInt64, _ b: UInt64) {
    state = Self.fold(a ^ key, b ^ state) &+ (state << 23 | state >> 41)
  }

  var value: UInt64 { Self.fold(state ^ 0x94D0_49BB_1331_11EB, key) ^ state >> 29 }

  @inline(__always)
  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}
