/// Numbers that change along the axes of a variable font.
///
/// [OpenType, item variation store](https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats)
package struct ItemVariationStore: Sendable {
  private let table: FontTableBytes
  private let start: Int
  private let regions: Int
  private let axisCount: Int
  private let regionCount: Int

  /// Reads the store at an offset of a table; `nil` where there is none.
  package init?(_ table: FontTableBytes, at start: Int) {
    guard table.uint16(start) == 1, let offset = table.uint32(start + 2),
      let axisCount = table.uint16(start + offset),
      let regionCount = table.uint16(start + offset + 2)
    else { return nil }
    self.table = table
    self.start = start
    self.axisCount = axisCount
    self.regionCount = regionCount
    regions = start + offset + 4
  }

  /// What is added to a number, in 65,536ths.
  ///
  /// - Parameters:
  ///   - outer: The index of a list of numbers.
  ///   - inner: The index of the number in the list.
  ///   - coordinates: The place on each axis in 16,384ths, −1…1.
  package func delta(_ outer: Int, _ inner: Int, at coordinates: [Int32]) -> Int {
    guard let count = table.uint16(start + 6), outer < count,
      let offset = table.uint32(start + 8 + outer * 4), offset != 0
    else { return 0 }
    let data = start + offset
    guard let itemCount = table.uint16(data), inner < itemCount,
      let words = table.uint16(data + 2), let used = table.uint16(data + 4)
    else { return 0 }
    let isLong = words & 0x8000 != 0
    let wordCount = min(words & 0x7FFF, used)
    let (wide, narrow) = isLong ? (4, 2) : (2, 1)
    let row = data + 6 + used * 2 + inner * (wordCount * wide + (used - wordCount) * narrow)
    var sum = 0
    for index in 0..<used {
      guard let region = table.uint16(data + 6 + index * 2) else { return 0 }
      let scalar = scalar(of: region, at: coordinates)
      if scalar == 0 { continue }
      let place =
        index < wordCount
        ? row + index * wide : row + wordCount * wide + (index - wordCount) * narrow
      sum &+= scalar &* number(place, index < wordCount ? wide : narrow)
    }
    return sum
  }

  private func number(_ place: Int, _ size: Int) -> Int {
    switch size {
    case 1: table.int8(place) ?? 0
    case 2: table.int16(place) ?? 0
    default: table.int32(place) ?? 0
    }
  }

  /// How much of a region's numbers counts at a place, in 65,536ths.
  private func scalar(of region: Int, at coordinates: [Int32]) -> Int {
    guard region < regionCount else { return 0 }
    var product = 1 << 16
    for axis in 0..<axisCount {
      let entry = regions + (region * axisCount + axis) * 6
      guard let low = table.int16(entry), let peak = table.int16(entry + 2),
        let high = table.int16(entry + 4)
      else { return 0 }
      if peak == 0 || low > peak || peak > high || (low < 0 && high > 0) { continue }
      let value = axis < coordinates.count ? Int(coordinates[axis]) : 0
      if value == peak { continue }
      if value <= low || value >= high { return 0 }
      let (part, whole) = value < peak ? (value - low, peak - low) : (high - value, high - peak)
      product = (product * part + whole / 2) / whole
    }
    return product
  }
}

/// Which numbers of an ``ItemVariationStore`` belong to which glyph or value.
package struct DeltaSetIndexMap: Sendable {
  private let table: FontTableBytes
  private let start: Int
  private let count: Int
  private let entryFormat: Int

  /// Reads the map at an offset of a table; `nil` for a format that does not exist.
  package init?(_ table: FontTableBytes, at start: Int) {
    guard let format = table.uint8(start), let entryFormat = table.uint8(start + 1), format < 2,
      let count = format == 0 ? table.uint16(start + 2) : table.uint32(start + 2)
    else { return nil }
    self.table = table
    self.start = start + (format == 0 ? 4 : 6)
    self.count = count
    self.entryFormat = entryFormat
  }

  /// The outer and the inner index; those of the last entry for everything behind it.
  package func indices(of index: Int) -> (outer: Int, inner: Int)? {
    guard count > 0 else { return nil }
    let size = (entryFormat >> 4 & 3) + 1
    let place = start + min(index, count - 1) * size
    let entry =
      switch size {
      case 1: table.uint8(place)
      case 2: table.uint16(place)
      case 3: table.uint24(place)
      default: table.uint32(place)
      }
    guard let entry else { return nil }
    let bits = (entryFormat & 0xF) + 1
    return (entry >> bits, entry & (1 << bits - 1))
  }
}
