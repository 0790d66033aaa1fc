import CPangoCairo
import StrutBoxes
import StrutCore

/// The embedding levels of a text (UAX 9).
enum BidiLevels {
  /// One level for each character, each forced line resolved by itself; empty where every level is 0.
  static func resolve(_ scalars: [UInt32], direction: Direction) -> [UInt8] {
    if direction == .ltr, !scalars.contains(where: isRightToLeft) { return [] }
    var levels: [UInt8] = []
    levels.reserveCapacity(scalars.count)
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex(of: Scalar.lineFeed).map { $0 + 1 } ?? scalars.count
      append(scalars[start..<end], direction, to: &levels)
      start = end
    }
    return levels
  }

  private static func append(
    _ line: ArraySlice<UInt32>, _ direction: Direction, to levels: inout [UInt8]
  ) {
    var utf8: [CChar] = []
    utf8.reserveCapacity(line.count * 2)
    for scalar in line {
      let scalar = Unicode.Scalar(scalar) ?? "\u{FFFD}"
      for byte in UTF8.encode(scalar)! { utf8.append(CChar(bitPattern: byte)) }
    }
    var base = direction == .rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    guard let found = pango_log2vis_get_embedding_levels(utf8, Int32(utf8.count), &base) else {
      levels += line.map { _ in direction == .rtl ? 1 : 0 }
      return
    }
    levels += UnsafeBufferPointer(start: found, count: line.count)
    g_free(found)
  }

  /// Whether a character can make any level differ from 0.
  private static func isRightToLeft(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x590 else { return false }
    return scalar <= 0x8FF || (0xFB1D...0xFDFF).contains(scalar)
      || (0xFE70...0xFEFE).contains(scalar) || (0x200F...0x200F).contains(scalar)
      || (0x202A...0x202E).contains(scalar) || (0x2066...0x2069).contains(scalar)
      || (0x10800...0x10FFF).contains(scalar) || (0x1E800...0x1EFFF).contains(scalar)
  }
}
