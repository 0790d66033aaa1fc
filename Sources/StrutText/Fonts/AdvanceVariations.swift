import CPangoCairo

/// How much wider the glyphs of a variable font become: its table `HVAR`.
///
/// [OpenType, HVAR](https://learn.microsoft.com/typography/opentype/spec/hvar)
struct AdvanceVariations {
  private let store: ItemVariationStore
  private let map: DeltaSetIndexMap?

  /// - Returns: `nil` for a face without such a table, or with a broken one.
  init?(of face: OpaquePointer) {
    let table = FontTableBytes(of: face, tag: 0x4856_4152)
    guard let offset = table.uint32(4), offset != 0,
      let store = ItemVariationStore(table, at: offset)
    else { return nil }
    self.store = store
    let place = table.uint32(8) ?? 0
    map = place == 0 ? nil : DeltaSetIndexMap(table, at: place)
  }

  /// The difference to the advance of the font that nothing varies, in whole design units.
  func delta(of glyph: UInt32, at coordinates: [Int32]) -> Int {
    let (outer, inner) = map?.indices(of: Int(glyph)) ?? (0, Int(glyph))
    return (store.delta(outer, inner, at: coordinates) + 0x8000) >> 16
  }
}
