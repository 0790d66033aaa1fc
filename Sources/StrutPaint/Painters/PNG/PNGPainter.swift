import CPangoCairo
import StrutCore
import StrutText

/// Draws display lists as PNG files.
///
/// Keeps the masks of glyphs and its memory from one picture to the next; belongs to one worker and its fonts.
package final class PNGPainter {
  private let glyphs: GlyphPainter?
  private let pixelMemory = PictureMemory()
  private let fileMemory = PictureMemory()

  /// Creates a painter for lists whose fonts `fonts` knows.
  package init(fonts: any FontSource) {
    glyphs = GlyphPainter(source: fonts)
  }

  /// A list as a PNG file.
  ///
  /// - Parameters:
  ///   - images: The store that gave the ids of the list's images.
  ///   - scale: The pixels for each point; positive.
  ///   - limits: What the picture may use.
  package func paint(
    _ list: DisplayList, images: ImageStore, scale: Double, limits: Limits = Limits()
  ) throws(PaintError) -> [UInt8] {
    defer { releaseMemory() }
    let surface = try draw(list, images: images, scale: scale, limits: limits)
    return try PNGEncoder.encode(surface, memory: fileMemory)
  }

  /// A list as pixels.
  ///
  /// - Parameters:
  ///   - images: The store that gave the ids of the list's images.
  ///   - scale: The pixels for each point; positive.
  ///   - limits: What the picture may use.
  package func pixels(
    of list: DisplayList, images: ImageStore, scale: Double, limits: Limits = Limits()
  ) throws(PaintError) -> Pixmap {
    defer { releaseMemory() }
    return Pixmap(try draw(list, images: images, scale: scale, limits: limits))
  }

  private func releaseMemory() {
    pixelMemory.release()
    fileMemory.release()
  }

  private func draw(
    _ list: DisplayList, images: ImageStore, scale: Double, limits: Limits
  ) throws(PaintError) -> PixelSurface {
    let (width, height) = try SurfaceLimits.check(
      width: list.size.width, height: list.size.height, scale: scale, limits: limits)
    guard let glyphs else { throw .failed("FreeType does not start") }
    guard let surface = PixelSurface(width: width, height: height, memory: pixelMemory) else {
      throw .surfaceTooLarge(
        width: Double(width), height: Double(height), limit: "memory does not suffice")
    }
    let painter = CairoPainter(
      context: CairoContext(surface.surface), medium: .pixels,
      transform: .scale(x: scale, y: scale), images: images, glyphs: glyphs, limits: limits)
    try painter.paint(list)
    surface.flush()
    return surface
  }
}
