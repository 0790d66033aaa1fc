import CPangoCairo
import StrutCore
import StrutText

/// An opened face of a font file, which gives outlines and masks of its glyphs.
final class GlyphFace {
  /// FreeType's face. Owned.
  let face: FT_Face
  /// Design units in an em.
  let unitsPerEm: Double
  /// Whether the face has glyphs with colours of their own.
  let hasColor: Bool

  /// How far glyphs lean that are slanted because there is no italic face.
  static let slant = PaintFont.slant

  private let library: FreeType
  /// The advance of a space in design units, unhinted.
  private(set) lazy var spaceAdvance = advance(of: space)
  /// The glyph of a space; 0 for none.
  private(set) lazy var space = FT_Get_Char_Index(face, 0x20)
  /// Whether the face has PostScript's outlines, in other units than the thousandths of an em that pages count in.
  private(set) lazy var hasOddPostScriptUnits =
    unitsPerEm != 1000
    && file.table(0x676C_7966, ofFace: Int(face.pointee.face_index & 0xFFFF)).count == 0
  /// Whether contours may overlap, as those of variable fonts do: their edges would be too dark where two end in one pixel.
  ///
  /// Browser: all variable fonts are drawn so, whatever they say of it: `paint/overlapping-contours`.
  private let hasOverlaps: Bool
  /// Whether FreeType draws outlines at any size: not in a font that it takes for one of pictures.
  let isScalable: Bool
  /// Whether the file has glyphs besides outlines, which Cairo would draw as text of a page, each kind otherwise.
  let hasTablesOfPictures: Bool
  /// What reads glyphs of coloured layers; `nil` for a font without them.
  private var colors: ColorGlyphReader?
  private var paints: [UInt32: ColorPaint?] = [:]
  /// The bytes that FreeType reads.
  private let file: FontFile

  /// Opens the face of a font; `nil` if its file is not a font any more.
  init?(_ font: PaintFont, library: FreeType) {
    guard let face = library.face(of: font.file, index: font.faceIndex) else { return nil }
    self.face = face
    file = font.file
    self.library = library
    // FreeType gives none for a font of pictures.
    let shaped = font.file.face(font.faceIndex)
    defer { hb_face_destroy(shaped) }
    unitsPerEm = Double(max(1, hb_face_get_upem(shaped)))
    let table = font.file.table(0x434F_4C52, ofFace: font.faceIndex)
    hasColor = table.count > 0 || face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
    isScalable = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    hasOverlaps = face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0
    hasTablesOfPictures = hasColor || font.file.table(0x5356_4720, ofFace: font.faceIndex).count > 0
    if !font.variations.isEmpty { set(font.variations) }
    if table.count > 0 { colors = Self.colorGlyphs(table, of: font, face) }
  }

  /// What a glyph in colours is painted with; `nil` for any other glyph.
  func paint(of glyph: UInt32) -> ColorPaint? {
    guard let colors else { return nil }
    if let known = paints[glyph] { return known }
    let paint = colors.paint(of: glyph)
    paints[glyph] = .some(paint)
    return paint
  }

  deinit { FT_Done_Face(face) }

  private func set(_ variations: [PaintFont.Variation]) {
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &master) == 0, let master else { return }
    defer { FT_Done_MM_Var(library.library, master) }
    var coordinates = (0..<Int(master.pointee.num_axis)).map { index -> FT_Fixed in
      let axis = master.pointee.axis[index]
      let wanted = variations.first { FT_ULong($0.tag) == axis.tag }
      return wanted.map { FT_Fixed($0.value * 65536) } ?? axis.def
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  // MARK: Outlines

  /// The outline of a glyph of an em of 1, y downwards; empty for a blank glyph or a bitmap.
  func outline(of glyph: UInt32, font: PaintFont) -> Path {
    guard isScalable else { return GlyphOutline.path(of: glyph, in: font, unitsPerEm: unitsPerEm) }
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0 else { return Path() }
    let slot = face.pointee.glyph!
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return Path() }
    if font.isEmboldened {
      slot.pointee.outline.embolden(by: FT_Pos(unitsPerEm * PaintFont.emboldening))
    }
    return GlyphOutline.path(
      of: &slot.pointee.outline, scale: 1 / unitsPerEm, slant: font.isSlanted ? Self.slant : 0)
  }

  /// The outline of a glyph in design units; empty for a blank glyph or a bitmap.
  func design(of glyph: UInt32, font: PaintFont) -> GlyphDesign {
    guard isScalable else {
      return GlyphDesign(
        GlyphOutline.path(of: glyph, in: font, unitsPerEm: unitsPerEm), scale: unitsPerEm)
    }
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0 else { return GlyphDesign() }
    let slot = face.pointee.glyph!
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return GlyphDesign() }
    if font.isEmboldened {
      slot.pointee.outline.embolden(by: FT_Pos(unitsPerEm * PaintFont.emboldening))
    }
    return GlyphDesign(&slot.pointee.outline, slant: font.isSlanted ? Self.slant : 0)
  }

  /// The advance of a glyph in design units, unhinted.
  func advance(of glyph: UInt32) -> Double {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0 else { return 0 }
    return Double(face.pointee.glyph.pointee.metrics.horiAdvance)
  }

  /// The glyph of a character by itself; 0 where there is none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(scalar.value))
  }

  // MARK: Masks

  /// How much thicker glyphs become on pixels, as a share of the em.
  ///
  /// Browser: small letters thicken more, those of nine pixels and less by a third: `paint/text-bold-of-a-plain-font`.
  private static func emboldening(at pixels: Double) -> Double {
    let smallness = min(1, max(0, (36 - pixels) / (36 - 9)))
    return PaintFont.emboldening * (1 + smallness / 3)
  }

  /// The coverage of a glyph.
  ///
  /// - Parameters:
  ///   - pixels: The em in pixels.
  ///   - shift: How far the origin stands right of a pixel's left edge, in pixels.
  func mask(of glyph: UInt32, font: PaintFont, pixels: Double, shift: Double) -> GlyphMask? {
    guard FT_Set_Char_Size(face, 0, FT_F26Dot6((pixels * 64).rounded()), 72, 72) == 0 else {
      return nil
    }
    let flags = FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0 else { return nil }
    let slot = face.pointee.glyph!
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
    if font.isEmboldened {
      slot.pointee.outline.embolden(by: FT_Pos(pixels * 64 * Self.emboldening(at: pixels)))
    }
    if font.isSlanted {
      var lean = FT_Matrix(xx: 65536, xy: FT_Fixed(Self.slant * 65536), yx: 0, yy: 65536)
      FT_Outline_Transform(&slot.pointee.outline, &lean)
    }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos((shift * 64).rounded()), 0)
    if hasOverlaps { slot.pointee.outline.flags |= FT_OUTLINE_OVERLAP }
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return nil }
    return GlyphMask(slot.pointee)
  }
}

/// The coverage of a glyph in pixels around its origin.
struct GlyphMask {
  /// The pixels from the origin to the left edge, to the right.
  let left: Int
  /// The pixels from the baseline to the top edge, upwards.
  let top: Int
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The coverage, row by row.
  let coverage: [UInt8]

  init(_ slot: FT_GlyphSlotRec) {
    left = Int(slot.bitmap_left)
    top = Int(slot.bitmap_top)
    width = Int(slot.bitmap.width)
    height = Int(slot.bitmap.rows)
    let bitmap = slot.bitmap
    let (width, height) = (width, height)
    // Swift writes the length of an array that it fills in place, also into the one empty array that all threads share.
    guard width * height > 0 else {
      coverage = []
      return
    }
    coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let row = bitmap.buffer! + y * Int(bitmap.pitch)
        for x in 0..<width { buffer[y * width + x] = row[x] }
      }
      count = width * height
    }
  }
}
