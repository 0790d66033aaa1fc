import StrutCore
import StrutText

/// The numbers of one paint of a glyph in colours, read one after the other, with what a variable font adds to them.
struct PaintFields {
  private let table: FontTableBytes
  private let size: Int
  private let variations: ColorVariations?
  /// The index of what is added to the first number.
  private let base: Int?
  private var place: Int
  private var index = 0

  /// - Parameters:
  ///   - count: How many numbers there are: the index of their variations follows them.
  ///   - size: The bytes of each.
  ///   - variations: `nil` for a paint that does not vary.
  init(
    _ table: FontTableBytes, at place: Int, count: Int, size: Int = 2, variations: ColorVariations?
  ) {
    self.table = table
    self.place = place
    self.size = size
    self.variations = variations
    base = variations == nil ? nil : table.uint32(place + count * size)
  }

  private mutating func next(isSigned: Bool = true) -> Double {
    defer {
      place += size
      index += 1
    }
    let stored =
      size == 4 ? table.int32(place) : isSigned ? table.int16(place) : table.uint16(place)
    let delta = base.flatMap { variations?.delta($0, index) } ?? 0
    return Double(stored ?? 0) + delta
  }

  /// A number of design units.
  mutating func units() -> Double { next() }

  /// A length of design units.
  mutating func radius() -> Double { max(0, next(isSigned: false)) }

  /// A place.
  mutating func point() -> Point { Point(x: next(), y: next()) }

  /// A number in 16,384ths.
  mutating func share() -> Double { next() / 16384 }

  /// A number in 65,536ths.
  mutating func fixed() -> Double { next() / 65536 }
}

/// What a variable font adds to the numbers of its paints.
struct ColorVariations {
  private let store: ItemVariationStore
  private let map: DeltaSetIndexMap?
  private let coordinates: [Int32]

  /// - Returns: `nil` for a table `COLR` without variations.
  init?(_ table: FontTableBytes, at coordinates: [Int32]) {
    guard let offset = table.uint32(30), offset != 0,
      let store = ItemVariationStore(table, at: offset)
    else { return nil }
    self.store = store
    self.coordinates = coordinates
    let place = table.uint32(26) ?? 0
    map = place == 0 ? nil : DeltaSetIndexMap(table, at: place)
  }

  /// What is added to the number at an index behind the first one of a paint.
  func delta(_ base: Int, _ index: Int) -> Double {
    guard base != 0xFFFF_FFFF else { return 0 }
    let place = base + index
    let (outer, inner) = map?.indices(of: place) ?? (place >> 16, place & 0xFFFF)
    return Double(store.delta(outer, inner, at: coordinates)) / 65536
  }
}
