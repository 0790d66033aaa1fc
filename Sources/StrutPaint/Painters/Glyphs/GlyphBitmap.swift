import CPangoCairo

/// A glyph that is a picture in colours.
struct GlyphBitmap {
  /// The pixels.
  let surface: PixelSurface
  /// From the origin to the left edge, in pixels of the picture.
  let left: Double
  /// From the baseline up to the top edge, in pixels of the picture.
  let top: Double
  /// The em in pixels of the picture.
  let em: Double

  /// Where the picture lies around the glyph's origin, in its own pixels downwards.
  var place: Affine { .translation(x: left, y: -top) }
}

extension GlyphFace {
  /// The picture of a glyph; `nil` if it is an outline or blank.
  ///
  /// - Parameter pixels: The em in pixels; of several pictures the smallest that is not smaller is taken.
  func bitmap(of glyph: UInt32, pixels: Double) -> GlyphBitmap? {
    guard let size = fixedSize(for: pixels), FT_Select_Size(face, size) == 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    guard slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), bitmap.width > 0, bitmap.rows > 0,
      let surface = PixelSurface(width: Int(bitmap.width), height: Int(bitmap.rows))
    else { return nil }
    surface.flush()
    for y in 0..<surface.height {
      let source = bitmap.buffer! + y * Int(bitmap.pitch)
      (surface.bytes + y * surface.stride).update(from: source, count: surface.width * 4)
    }
    surface.markDirty()
    return GlyphBitmap(
      surface: surface, left: Double(slot.pointee.bitmap_left),
      top: Double(slot.pointee.bitmap_top),
      em: Double(max(1, face.pointee.size.pointee.metrics.y_ppem)))
  }

  /// The index of the pictures' size for an em in pixels; `nil` in a font without pictures.
  private func fixedSize(for pixels: Double) -> FT_Int? {
    let sizes = (0..<Int(face.pointee.num_fixed_sizes)).map { index in
      (index: FT_Int(index), em: Double(face.pointee.available_sizes[index].y_ppem) / 64)
    }
    let large = sizes.filter { $0.em >= pixels }
    return (large.min { $0.em < $1.em } ?? sizes.max { $0.em < $1.em })?.index
  }
}
