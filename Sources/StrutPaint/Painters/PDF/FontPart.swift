import StrutText

/// The part of a TrueType font that a file holds, with the box of its own outlines
/// ([OpenType, `head`](https://learn.microsoft.com/typography/opentype/spec/head)).
///
/// Cairo leaves the box of the whole font. Poppler puts glyphs on quarters of a pixel only where that box is small, and on
/// whole ones otherwise: at two pixels a point the letters of every text stood up to half a pixel aside.
struct FontPart {
  /// A box in units of the font.
  private struct Box {
    var left: Int
    var bottom: Int
    var right: Int
    var top: Int

    var sides: [Int] { [left, bottom, right, top] }

    mutating func add(_ other: Box) {
      (left, bottom) = (min(left, other.left), min(bottom, other.bottom))
      (right, top) = (max(right, other.right), max(top, other.top))
    }
  }

  /// The file of the part, which says the box of its outlines.
  private(set) var bytes: [UInt8]
  /// The box of all outlines.
  private let box: Box
  /// How many units an em has.
  private let unitsPerEm: Int
  /// The sides of the box in thousandths of an em: left, bottom, right, top.
  var sides: [Double] { box.sides.map { (Double($0) * 1000 / Double(unitsPerEm)).rounded() } }

  /// Reads a font file; `nil` where it has no outlines of TrueType, or is broken.
  init?(_ bytes: [UInt8]) {
    let found = bytes.withUnsafeBufferPointer { buffer -> (Box, Int, head: Int)? in
      let numbers = BigEndianBytes(bytes: buffer)
      guard let head = Self.table("head", numbers)?.place, let box = Self.box(numbers, head: head),
        let unit = numbers.number(at: head + 18, 2), unit > 0
      else { return nil }
      return (box, unit, head)
    }
    guard let (box, unit, head) = found, head + 54 <= bytes.count else { return nil }
    self.bytes = bytes
    self.box = box
    unitsPerEm = unit
    for (index, side) in box.sides.enumerated() { write(side, 2, at: head + 36 + 2 * index) }
    sign(head: head)
  }

  // MARK: Reading

  /// Where a table stands, and where the directory says so.
  private static func table(
    _ tag: StaticString, _ numbers: BigEndianBytes
  ) -> (entry: Int, place: Int, length: Int)? {
    let tag = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    guard let count = numbers.number(at: 4, 2) else { return nil }
    let entry = (0..<count).lazy.map { 12 + 16 * $0 }.first { numbers.number(at: $0, 4) == tag }
    guard let entry, let place = numbers.number(at: entry + 8, 4),
      let length = numbers.number(at: entry + 12, 4)
    else { return nil }
    return (entry, place, length)
  }

  /// The box of all outlines, each of which says its own.
  private static func box(_ numbers: BigEndianBytes, head: Int) -> Box? {
    guard let format = numbers.number(at: head + 50, 2), let outlines = table("glyf", numbers),
      let places = table("loca", numbers)
    else { return nil }
    let size = format == 0 ? 2 : 4
    func start(_ index: Int) -> Int? {
      numbers.number(at: places.place + size * index, size).map { format == 0 ? $0 * 2 : $0 }
    }
    var box: Box?
    for glyph in 0..<max(0, places.length / size - 1) {
      guard let first = start(glyph), let next = start(glyph + 1) else { break }
      guard next >= first + 10, next <= outlines.length else { continue }
      let sides = (0..<4).compactMap { side in
        numbers.number(at: outlines.place + first + 2 + 2 * side, 2).map {
          Int(Int16(truncatingIfNeeded: $0))
        }
      }
      guard sides.count == 4 else { return nil }
      let own = Box(left: sides[0], bottom: sides[1], right: sides[2], top: sides[3])
      if box == nil { box = own } else { box?.add(own) }
    }
    return box
  }

  // MARK: Writing

  private mutating func write(_ number: Int, _ size: Int, at place: Int) {
    for index in 0..<size {
      bytes[place + index] = UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - index)))
    }
  }

  /// Writes the sums of the table and of the file anew.
  private mutating func sign(head: Int) {
    write(0, 4, at: head + 8)
    let entry = bytes.withUnsafeBufferPointer { buffer in
      Self.table("head", BigEndianBytes(bytes: buffer)).map { ($0.entry, $0.length) }
    }
    guard let (entry, length) = entry, head + length <= bytes.count else { return }
    write(sum(head..<head + length), 4, at: entry + 4)
    write(0xB1B0_AFBA - sum(0..<bytes.count), 4, at: head + 8)
  }

  /// The sum of numbers of four bytes; what is left at the end is one with zeros behind it.
  private func sum(_ range: Range<Int>) -> Int {
    var sum: UInt32 = 0
    for place in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
      let number = (place..<place + 4).reduce(UInt32(0)) {
        $0 << 8 | ($1 < range.upperBound ? UInt32(bytes[$1]) : 0)
      }
      sum &+= number
    }
    return Int(sum)
  }
}
