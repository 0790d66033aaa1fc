/// The bytes that have a meaning in XML and in values.
extension UInt8 {
  /// White space of XML 1.0 §2.3.
  @inlinable @inline(__always) package var isSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D
  }
  /// `0`...`9`.
  @inlinable @inline(__always) package var isDigit: Bool { self &- 0x30 < 10 }
  /// An ASCII letter.
  @inlinable @inline(__always) package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// A byte that may begin a name: ASCII letters, `_`, `:` and everything beyond ASCII.
  @inlinable @inline(__always) package var startsName: Bool {
    isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: ":") || self >= 0x80
  }
  /// A byte that may go on with a name.
  @inlinable @inline(__always) package var continuesName: Bool {
    startsName || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
  /// The value of a hexadecimal digit, `nil` for other bytes.
  @inlinable package var hexValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self) - 0x37
    default: nil
    }
  }
}
