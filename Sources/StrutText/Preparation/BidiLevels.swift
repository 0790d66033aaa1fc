import CPangoCairo
import StrutBoxes
import StrutCore

/// The embedding levels of a text (UAX 9).
package enum BidiLevels {
  /// The version of the library that finds levels; `nil` where it is not installed.
  package static var libraryVersion: String? { PangoLibrary.shared?.version }

  /// Whether a text needs the library: all others have the level 0 everywhere.
  package static func areNeeded(in content: InlineContent) -> Bool {
    guard content.spans[0].style.direction == .ltr,
      content.spans.allSatisfy({ $0.unicodeBidi == .normal })
    else { return true }
    return content.items.contains { item in
      guard case .text(let text, _) = item else { return false }
      return text.unicodeScalars.contains { isRightToLeft($0.value) }
    }
  }

  /// One level for each character of a text whose spans may ask for a direction of their own (`unicode-bidi`); those of
  /// what begins and ends such an order are noted in the text.
  ///
  /// [CSS Writing Modes 4 §2.4](https://www.w3.org/TR/css-writing-modes-4/#bidi-control-codes-injection-table): such a
  /// span is as if Unicode's controls stood around it, in every line that a forced break ends anew.
  static func resolve(_ text: inout InlineText, _ content: InlineContent) -> [UInt8] {
    let direction = content.spans[0].style.direction
    guard content.spans.contains(where: { $0.unicodeBidi != .normal }) else {
      return resolve(text.scalars, direction: direction)
    }
    let controlled = ControlledText(text, content)
    var levels = resolve(controlled.scalars, direction: direction)
    guard !levels.isEmpty else { return [] }
    controlled.level(&levels, base: direction == .rtl ? 1 : 0)
    text.orders = controlled.orders.mapValues { (levels[$0.opening], levels[$0.closing]) }
    return controlled.places.map { levels[$0] }
  }

  /// One level for each character, each forced line resolved by itself; empty where every level is 0.
  package static func resolve(_ scalars: [UInt32], direction: Direction) -> [UInt8] {
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
    let base = direction == .rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    levels +=
      PangoLibrary.shared?.levels(of: utf8, count: line.count, direction: base)
      ?? line.map { _ in direction == .rtl ? 1 : 0 }
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
