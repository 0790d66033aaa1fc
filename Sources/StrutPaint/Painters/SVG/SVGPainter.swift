import StrutCore
import StrutText

/// Draws display lists as SVG files.
///
/// Everything is vectors but images and conic gradients, which SVG does not have; blurs, filters and blend modes are
/// those of SVG and CSS. Boxes of a structured list are groups with their ids and meanings.
package final class SVGPainter {
  /// The pixels for each point of what cannot be vectors: conic gradients.
  package static let resolution = 2.0
  /// The most pixels along a side of them; larger ones are coarser.
  static let largestRaster = 8192.0
  /// The most pixels that they have in all; a scale alone must not make work for minutes.
  static let mostRasterPixels = 16_777_216.0

  /// The pixels for each point of what cannot be vectors and has a size, at a scale of the picture.
  static func resolution(of size: Size, scale: Double) -> Double {
    let side = largestRaster / max(size.width, size.height)
    let area = (mostRasterPixels / (size.width * size.height)).squareRoot()
    return min(resolution * scale, side, area)
  }

  private let glyphs: GlyphPainter?

  /// Creates a painter for lists whose fonts `fonts` knows.
  package init(fonts: any FontSource) {
    glyphs = GlyphPainter(source: fonts)
  }

  /// A list as an SVG file in UTF-8.
  ///
  /// - Parameters:
  ///   - images: The store that gave the ids of the list's images.
  ///   - scale: The CSS pixels of the picture for each point of the canvas; positive.
  ///   - text: How texts are written; needs a list that is structured, unless as outlines.
  ///   - limits: What the picture may use.
  package func paint(
    _ list: DisplayList, images: ImageStore, scale: Double = 1, text: SVGTextForm = .outlines,
    limits: Limits = Limits()
  ) throws(PaintError) -> [UInt8] {
    guard let glyphs else { throw .failed("FreeType does not start") }
    guard list.size.width > 0, list.size.height > 0 else { throw .emptySurface }
    var writer = SVGWriter(
      list, images: images, glyphs: glyphs, scale: scale, mode: text, limits: limits)
    return Array(try writer.write().utf8)
  }
}
