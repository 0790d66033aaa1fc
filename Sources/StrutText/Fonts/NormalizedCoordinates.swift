import CPangoCairo

/// The place of a variable font on its axes as the font's tables count it, −1…1 in 16,384ths.
///
/// [OpenType, coordinate scales](https://learn.microsoft.com/typography/opentype/spec/otvaroverview). HarfBuzz rounds
/// once. Browser: a value is rounded to 65,536ths, mapped by `avar`, and rounded again, which now and then gives
/// another 16,384th, and by that another unit of an advance: `text/fonts/variable-advances`.
enum NormalizedCoordinates {
  private static let one = 1 << 16

  /// The coordinates of settings; `nil` for a mapping of a kind that is not known.
  static func coordinates(of face: FontFace, _ variations: [hb_variation_t]) -> [Int32]? {
    let map = FontTableBytes(of: face.face, tag: 0x6176_6172)
    guard map.count == 0 || map.uint16(0) == 1 else { return nil }
    var place = 8
    return face.axes.enumerated().map { index, axis in
      let value = variations.first { $0.tag == axis.tag }.map { Double($0.value) } ?? axis.standard
      var coordinate = normalized(fixed(value), axis)
      if index < map.uint16(6) ?? 0 { coordinate = mapped(coordinate, map, &place) }
      return Int32((coordinate + 2) >> 2)
    }
  }

  private static func fixed(_ value: Double) -> Int {
    Int((min(max(value, -32768), 32767) * Double(one)).rounded())
  }

  private static func normalized(_ value: Int, _ axis: FontAxis) -> Int {
    let (low, standard, high) = (
      fixed(axis.range.lowerBound), fixed(axis.standard), fixed(axis.range.upperBound)
    )
    let value = min(max(value, low), high)
    if value < standard { return -ratio(standard - value, standard - low) }
    if value > standard { return ratio(value - standard, high - standard) }
    return 0
  }

  private static func ratio(_ part: Int, _ whole: Int) -> Int {
    whole <= 0 ? 0 : min(one, (part * one + whole / 2) / whole)
  }

  /// A coordinate behind the next map of segments of the table, which `place` moves past.
  private static func mapped(_ value: Int, _ map: FontTableBytes, _ place: inout Int) -> Int {
    let count = map.uint16(place) ?? 0
    defer { place += 2 + count * 4 }
    var last: (from: Int, to: Int)?
    for index in 0..<count {
      let entry = place + 2 + index * 4
      guard let from = map.int16(entry), let to = map.int16(entry + 2) else { return value }
      let next = (from: from * 4, to: to * 4)
      if next.from == value { return next.to }
      if next.from > value {
        guard let last else { return value }
        let (rise, run) = (next.to - last.to, next.from - last.from)
        let part = rise * (value - last.from)
        return last.to + (part + (part < 0 ? -run / 2 : run / 2)) / run
      }
      last = next
    }
    return value
  }
}
