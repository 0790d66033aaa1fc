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

  /// One level for each character of a text whose spans may ask for a direction of their own (`unicode-bidi`).
  ///
  /// [CSS Writing Modes 4 §2.4](https://www.w3.org/TR/css-writing-modes-4/#bidi-control-codes-injection-table): such a
  /// span is as if Unicode's controls stood around it, in every line that a forced break ends anew.
  static func resolve(_ text: InlineText, _ content: InlineContent) -> [UInt8] {
    let direction = content.spans[0].style.direction
    guard content.spans.contains(where: { $0.unicodeBidi != .normal }) else {
      return resolve(text.scalars, direction: direction)
    }
    var scalars: [UInt32] = []
    var places: [Int] = []
    var open: [Int] = []
    var border = 0
    for index in 0...text.scalars.count {
      while border < text.borders.count, text.borders[border].position == index {
        let next = text.borders[border]
        border += 1
        if next.opens {
          open.append(next.span)
          scalars += controls(of: content.spans[next.span]).opening
        } else {
          open.removeLast()
          scalars += controls(of: content.spans[next.span]).closing
        }
      }
      guard index < text.scalars.count else { break }
      let isBreak = text.scalars[index] == Scalar.lineFeed
      if isBreak {
        for span in open.reversed() { scalars += controls(of: content.spans[span]).closing }
      }
      places.append(scalars.count)
      scalars.append(text.scalars[index])
      if isBreak { for span in open { scalars += controls(of: content.spans[span]).opening } }
    }
    let levels = resolve(scalars, direction: direction)
    return levels.isEmpty ? [] : places.map { levels[$0] }
  }

  private static func controls(of span: InlineSpan) -> (opening: [UInt32], closing: [UInt32]) {
    let isRightToLeft = span.style.direction == .rtl
    let embedding: UInt32 = isRightToLeft ? 0x202B : 0x202A
    let override: UInt32 = isRightToLeft ? 0x202E : 0x202D
    let isolate: UInt32 = isRightToLeft ? 0x2067 : 0x2066
    switch span.unicodeBidi {
    case .normal: return ([], [])
    case .embed: return ([embedding], [0x202C])
    case .bidiOverride: return ([override], [0x202C])
    case .isolate: return ([isolate], [0x2069])
    case .isolateOverride: return ([isolate, override], [0x202C, 0x2069])
    case .plaintext: return ([0x2068], [0x2069])
    }
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
