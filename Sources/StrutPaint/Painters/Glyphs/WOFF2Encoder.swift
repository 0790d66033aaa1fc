/// Packs a font file for the web ([WOFF 2](https://www.w3.org/TR/WOFF2/)).
///
/// The tables are compressed as they are: Google's encoder, which rearranges outlines to save a seventh more, prints to
/// the standard error of the process for every font.
struct WOFF2Encoder {
  private struct Table {
    var tag: UInt32
    var bytes: [UInt8]

    /// Says where the tuples are that the variations of all glyphs share
    /// ([OpenType, `gvar`](https://learn.microsoft.com/typography/opentype/spec/gvar)).
    ///
    /// HarfBuzz 6 says 0 where there are none, for which Chromium drops the table: bold text came out regular.
    mutating func placeSharedTuples() {
      guard tag == WOFF2Encoder.tag("gvar"), bytes.count >= 20,
        bytes[6..<12].allSatisfy({ $0 == 0 })
      else { return }
      // Where the data of the glyphs begin: none lie before them.
      bytes.replaceSubrange(8..<12, with: bytes[16..<20])
    }
  }

  /// The first four bytes of the font: which kind of outlines it has.
  private let flavor: UInt32
  private let tables: [Table]
  /// The size of the font when it is unpacked.
  private let unpackedSize: Int

  /// Reads a font of one face; `nil` where the bytes are none.
  init?(font: [UInt8]) {
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= font.count else { return nil }
      return font[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let flavor = number(0, 4), let count = number(4, 2), count > 0 else { return nil }
    var tables: [Table] = []
    for index in 0..<count {
      let entry = 12 + 16 * index
      guard let tag = number(entry, 4), let place = number(entry + 8, 4),
        let length = number(entry + 12, 4), place + length <= font.count
      else { return nil }
      var table = Table(tag: UInt32(tag), bytes: Array(font[place..<place + length]))
      table.placeSharedTuples()
      tables.append(table)
    }
    self.flavor = UInt32(flavor)
    self.tables = Self.ordered(tables)
    unpackedSize = tables.reduce(12 + 16 * count) { $0 + ($1.bytes.count + 3) / 4 * 4 }
  }

  /// The tables by their tags, but that the places of outlines follow the outlines, as they must. The font says that it
  /// was packed.
  private static func ordered(_ tables: [Table]) -> [Table] {
    var tables = tables.sorted { $0.tag < $1.tag }
    if let places = tables.firstIndex(where: { $0.tag == tag("loca") }) {
      let table = tables.remove(at: places)
      let outlines = tables.firstIndex { $0.tag == tag("glyf") }
      tables.insert(table, at: outlines.map { $0 + 1 } ?? places)
    }
    if let head = tables.firstIndex(where: { $0.tag == tag("head") }), tables[head].bytes.count > 16
    {
      tables[head].bytes[16] |= 0x08
    }
    return tables
  }

  /// The font in WOFF2; `nil` where it cannot be compressed.
  func file(by compressor: BrotliLibrary) -> [UInt8]? {
    guard let data = compressor.compress(Array(tables.map(\.bytes).joined())) else { return nil }
    let directory = self.directory
    let length = 48 + directory.count + data.count
    var file: [UInt8] = []
    func add(_ value: Int, _ size: Int) {
      for shift in (0..<size).reversed() {
        file.append(UInt8(truncatingIfNeeded: value >> (8 * shift)))
      }
    }
    add(Int(Self.tag("wOF2")), 4)
    add(Int(flavor), 4)
    add((length + 3) / 4 * 4, 4)
    add(tables.count, 2)
    add(0, 2)
    add(unpackedSize, 4)
    add(data.count, 4)
    // The version of the font, and what else a file may hold: nothing.
    for size in [2, 2, 4, 4, 4, 4, 4] { add(0, size) }
    file += directory + data
    while !file.count.isMultiple(of: 4) { file.append(0) }
    return file
  }

  private var directory: [UInt8] {
    var bytes: [UInt8] = []
    for table in tables {
      let known = Self.knownTags.firstIndex { Self.tag($0) == table.tag }
      // The third way to change outlines and their places is not to.
      let isOutlines = table.tag == Self.tag("glyf") || table.tag == Self.tag("loca")
      bytes.append(UInt8(known ?? 63) | (isOutlines ? 0xC0 : 0))
      if known == nil {
        bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: table.tag >> $0) }
      }
      bytes += Self.variableLength(table.bytes.count)
    }
    return bytes
  }

  /// A number in as few bytes as it needs, seven bits in each (`UIntBase128`).
  private static func variableLength(_ value: Int) -> [UInt8] {
    var bytes = [UInt8(value & 0x7F)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  private static func tag(_ text: String) -> UInt32 {
    text.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The tags that files write as numbers, in the order of the specification.
  private static let knownTags = [
    "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca",
    "prep", "CFF ", "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT", "VDMX", "vhea",
    "vmtx", "BASE", "GDEF", "GPOS", "GSUB", "EBSC", "JSTF", "MATH", "CBDT", "CBLC", "COLR", "CPAL",
    "SVG ", "sbix", "acnt", "avar", "bdat", "bloc", "bsln", "cvar", "fdsc", "feat", "fmtx", "fvar",
    "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd", "prop", "trak", "Zapf", "Silf", "Glat",
    "Gloc", "Feat", "Sill",
  ]
}
