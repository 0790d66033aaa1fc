import StrutCore
import StrutPaint
import StrutText

/// The painters of one worker, each made when it is first needed.
final class Painters {
  private let fonts: any FontSource
  /// What one picture may use.
  var limits: Limits
  private lazy var png = PNGPainter(fonts: fonts)
  private lazy var svg = SVGPainter(fonts: fonts)
  private lazy var pdf = PDFPainter(fonts: fonts)

  /// - Parameters:
  ///   - fonts: Knows the fonts of all display lists.
  ///   - limits: What one picture may use.
  init(fonts: any FontSource, limits: Limits) {
    self.fonts = fonts
    self.limits = limits
  }

  /// A display list as a file.
  ///
  /// - Parameters:
  ///   - images: The store that gave the ids of the list's images.
  ///   - scale: Pixels for each point; positive.
  ///   - svgText: How an SVG has texts.
  ///   - date: When a PDF says that it was made, in seconds since 1970.
  func paint(
    _ list: DisplayList, as format: OutputFormat, images: ImageStore, scale: Double,
    svgText: SVGTextMode, date: Int
  ) throws(PaintError) -> [UInt8] {
    switch format {
    case .png: try png.paint(list, images: images, scale: scale, limits: limits)
    case .svg:
      try svg.paint(list, images: images, scale: scale, text: svgText.form, limits: limits)
    case .pdf: try pdf.paint(list, images: images, scale: scale, date: date, limits: limits)
    }
  }

  /// Display lists as the pages of a PDF; at least one.
  func paint(
    pages: [(list: DisplayList, images: ImageStore)], scale: Double, date: Int
  ) throws(PaintError) -> [UInt8] {
    try pdf.paint(pages: pages, scale: scale, date: date, limits: limits)
  }

  /// A display list as pixels.
  ///
  /// - Parameters:
  ///   - images: The store that gave the ids of the list's images.
  ///   - scale: Pixels for each point; positive.
  func pixels(
    of list: DisplayList, images: ImageStore, scale: Double
  ) throws(PaintError) -> Pixmap {
    try png.pixels(of: list, images: images, scale: scale, limits: limits)
  }
}
