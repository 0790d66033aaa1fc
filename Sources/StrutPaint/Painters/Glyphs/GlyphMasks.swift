import StrutCore
import StrutText

/// The masks of glyphs that have been drawn, for each of four places within a pixel.
final class GlyphMasks {
  /// The masks of one font at one size in pixels.
  final class Sized {
    fileprivate let font: PaintFont
    fileprivate let face: GlyphFace
    fileprivate let pixels: Double
    fileprivate var masks: [UInt32: GlyphMask?] = [:]

    fileprivate init(_ font: PaintFont, _ face: GlyphFace, pixels: Double) {
      self.font = font
      self.face = face
      self.pixels = pixels
    }
  }

  private struct Key: Hashable {
    var font: FontID
    var pixels: Double
  }

  /// How many bytes of masks are kept before all are dropped.
  private static let capacity = 4_000_000

  private var sized: [Key: Sized] = [:]
  private var bytes = 0

  /// The masks of a font at a size.
  func sized(_ id: FontID, _ font: PaintFont, _ face: GlyphFace, pixels: Double) -> Sized {
    if bytes > Self.capacity {
      sized.removeAll()
      bytes = 0
    }
    let key = Key(font: id, pixels: pixels)
    if let known = sized[key] { return known }
    let new = Sized(font, face, pixels: pixels)
    sized[key] = new
    return new
  }

  /// The mask of a glyph whose origin stands `quarter` quarters of a pixel right of a pixel's edge; `nil` for a blank one.
  func mask(of glyph: UInt32, quarter: Int, in sized: Sized) -> GlyphMask? {
    let key = glyph << 2 | UInt32(quarter)
    if let known = sized.masks[key] { return known }
    let mask = sized.face.mask(
      of: glyph, font: sized.font, pixels: sized.pixels, shift: Double(quarter) / 4)
    let visible = mask.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    sized.masks[key] = .some(visible)
    bytes += 64 + (visible?.coverage.count ?? 0)
    return visible
  }
}
