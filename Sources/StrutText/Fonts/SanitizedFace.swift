import CPangoCairo

/// Faces without the tables that browsers take out of web fonts before anything is shaped.
///
/// Browser: Apple's tables go, though HarfBuzz would prefer them to OpenType's in horizontal text, and so does a `kern`
/// table that breaks its format, however well it can be read: `text/fonts/tables-that-browsers-drop`.
enum SanitizedFace {
  /// A face of a font file, which the caller owns. Tables are looked at when they are first asked for.
  static func make(_ blob: OpaquePointer, index: Int) -> OpaquePointer {
    let whole = hb_face_create(blob, UInt32(index))!
    let face = hb_face_create_for_tables(
      { _, tag, whole in SanitizedFace.table(tag, of: OpaquePointer(whole!)) },
      UnsafeMutableRawPointer(whole), { hb_face_destroy(OpaquePointer($0!)) })!
    hb_face_make_immutable(face)
    return face
  }

  private static func table(_ tag: UInt32, of face: OpaquePointer) -> OpaquePointer? {
    if appleTables.contains(tag) { return nil }
    if tag == kerning, !isKerningInOrder(face) { return nil }
    return hb_face_reference_table(face, tag)
  }

  private static let kerning = tag("kern")
  private static let appleTables = Set(
    ["ankr", "bsln", "feat", "just", "kerx", "lcar", "mort", "morx", "opbd", "prop", "trak"].map(
      tag))

  private static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Whether the `kern` table keeps to Microsoft's format: subtables that are as long as they say, of pairs in ascending
  /// order, no more of them than 65,536 bytes hold; beside outlines of TrueType only.
  private static func isKerningInOrder(_ face: OpaquePointer) -> Bool {
    let table = FontTableBytes(of: face, tag: kerning)
    guard table.uint16(0) == 0, let count = table.uint16(2), count > 0,
      FontTableBytes(of: face, tag: tag("glyf")).count > 0
    else { return false }
    var place = 4
    for _ in 0..<count {
      guard let length = table.uint16(place + 2), length > 0, place + length <= table.count,
        let coverage = table.uint16(place + 4), coverage & 0xF0 == 0
      else { return false }
      if coverage >> 8 == 0, coverage & 1 == 1, !arePairsInOrder(table, at: place) { return false }
      place += length
    }
    return true
  }

  private static let pairLength = 6
  private static let mostPairs = 65_536 / pairLength

  private static func arePairsInOrder(_ table: FontTableBytes, at place: Int) -> Bool {
    let first = place + 14
    guard let count = table.uint16(place + 6), count > 0, count <= mostPairs,
      table.uint32(first + (count - 1) * pairLength) != nil
    else { return false }
    var last = -1
    for index in 0..<count {
      let pair = table.uint32(first + index * pairLength) ?? 0
      if pair <= last { return false }
      last = pair
    }
    return true
  }
}
