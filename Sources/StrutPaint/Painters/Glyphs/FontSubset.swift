import CPangoCairo
import StrutCore
import StrutText

/// A font file with only what some characters need, in the format of the web.
///
/// Both libraries are found at run time: they are seldom needed, and start-up does not wait for them.
struct FontSubset {
  /// The file, unpacked.
  let file: FontFile
  /// The index of the face in it.
  let index: Int
  /// The characters in their order.
  let characters: [UInt32]
  /// The glyphs that the characters have become.
  let glyphs: Set<UInt32>
  /// Whether the text asks for features that texts usually do without.
  let keepsAllFeatures: Bool

  /// Whether the face has a table.
  fileprivate func hasTable(_ tag: UInt32) -> Bool { file.table(tag, ofFace: index).count > 0 }

  /// The file in WOFF2.
  ///
  /// - Throws: ``PaintError/missingLibrary(name:package:)``, or ``PaintError/failed(_:)`` where a library cannot read the
  ///   font.
  func woff2() throws(PaintError) -> [UInt8] {
    guard let subsetter = SubsetLibrary.shared else {
      throw .missingLibrary(name: SubsetLibrary.name, package: SubsetLibrary.package)
    }
    guard let compressor = BrotliLibrary.shared else {
      throw .missingLibrary(name: BrotliLibrary.name, package: BrotliLibrary.package)
    }
    guard let font = subsetter.subset(self),
      let file = WOFF2Encoder(font: font)?.file(by: compressor)
    else {
      throw .failed("the font \(file.path) cannot be embedded")
    }
    return file
  }
}

/// HarfBuzz's subsetter, found at run time.
private final class SubsetLibrary: Sendable {
  static let name = "libharfbuzz-subset.so.0"
  static let package = "libharfbuzz-subset0"
  static let shared = SubsetLibrary()

  /// `HB_SUBSET_FLAGS_NO_HINTING`: pictures are drawn without hints.
  private static let noHinting: UInt32 = 1
  /// `HB_SUBSET_FLAGS_RETAIN_GIDS`: glyphs keep their numbers.
  private static let retainNumbers: UInt32 = 2
  /// `HB_SUBSET_SETS_NO_SUBSET_TABLE_TAG`.
  private static let wholeTables: Int32 = 2
  /// `HB_SUBSET_SETS_DROP_TABLE_TAG`.
  private static let droppedTables: Int32 = 3
  /// `HB_SUBSET_SETS_LAYOUT_FEATURE_TAG`.
  private static let layoutFeatures: Int32 = 6
  /// The layers and paints of glyphs in colours, and their colours.
  private static let colors: [UInt32] = [0x434F_4C52, 0x4350_414C]
  private static let kerning: UInt32 = 0x6B65_726E
  private static let positions: UInt32 = 0x4750_4F53

  /// `halt` and `chws`, by which browsers trim brackets and stops of Chinese and Japanese
  /// ([CSS Text 4 §8.3](https://www.w3.org/TR/css-text-4/#fullwidth-collapsing)); HarfBuzz leaves them out.
  private static let spacingFeatures: [UInt32] = [0x6861_6C74, 0x6368_7773]

  private typealias Create = @convention(c) () -> OpaquePointer?
  private typealias Characters = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias Group = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
  private typealias SetFlags = @convention(c) (OpaquePointer, UInt32) -> Void
  private typealias Subset = @convention(c) (OpaquePointer, OpaquePointer) -> OpaquePointer?
  private typealias Destroy = @convention(c) (OpaquePointer) -> Void

  private let create: Create
  private let destroy: Destroy
  private let characters: Characters
  private let group: Group
  private let setFlags: SetFlags
  private let subset: Subset

  private init?() {
    guard let library = DynamicLibrary(Self.name),
      let create = library.function("hb_subset_input_create_or_fail", as: Create.self),
      let destroy = library.function("hb_subset_input_destroy", as: Destroy.self),
      let characters = library.function("hb_subset_input_unicode_set", as: Characters.self),
      let group = library.function("hb_subset_input_set", as: Group.self),
      let setFlags = library.function("hb_subset_input_set_flags", as: SetFlags.self),
      let subset = library.function("hb_subset_or_fail", as: Subset.self)
    else { return nil }
    self.create = create
    self.destroy = destroy
    self.characters = characters
    self.group = group
    self.setFlags = setFlags
    self.subset = subset
  }

  /// Leaves the table `kern` as it is, by which letters are kerned that no table `GPOS` places; `false` if there is none.
  ///
  /// HarfBuzz leaves it out, as it cannot renumber the glyphs in it.
  private func keepKerning(of wanted: FontSubset, _ input: OpaquePointer) -> Bool {
    guard wanted.hasTable(Self.kerning), !wanted.hasTable(Self.positions),
      let whole = group(input, Self.wholeTables), let dropped = group(input, Self.droppedTables)
    else { return false }
    hb_set_add(whole, Self.kerning)
    hb_set_del(dropped, Self.kerning)
    return true
  }

  /// The font file of a subset; `nil` where there is none.
  func subset(_ wanted: FontSubset) -> [UInt8]? {
    let face = wanted.file.face(wanted.index)
    defer { hb_face_destroy(face) }
    guard let input = create() else { return nil }
    defer { destroy(input) }
    guard let set = characters(input) else { return nil }
    for scalar in ShapedCharacters(of: wanted.characters).all { hb_set_add(set, scalar) }
    InsertedCharacters.add(for: wanted.glyphs, of: face, to: set)
    if let features = group(input, Self.layoutFeatures) {
      if wanted.keepsAllFeatures {
        hb_set_clear(features)
        hb_set_invert(features)
      }
      for feature in Self.spacingFeatures { hb_set_add(features, feature) }
    }
    var flags = Self.noHinting
    // HarfBuzz loses how paints change along axes: their table stays as it is, and so do the numbers of glyphs in it.
    if hb_ot_var_has_data(face) != 0, wanted.hasTable(Self.colors[0]),
      let tables = group(input, Self.wholeTables)
    {
      for table in Self.colors { hb_set_add(tables, table) }
      flags |= Self.retainNumbers
    }
    if keepKerning(of: wanted, input) { flags |= Self.retainNumbers }
    setFlags(input, flags)
    guard let part = subset(face, input) else { return nil }
    defer { hb_face_destroy(part) }
    let file = hb_face_reference_blob(part)
    defer { hb_blob_destroy(file) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(file, &length), length > 0 else { return nil }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }
}
