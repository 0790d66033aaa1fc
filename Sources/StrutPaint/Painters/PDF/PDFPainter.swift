import CPangoCairo
import StrutCore
import StrutFormats
import StrutText

/// Draws display lists as PDF files.
package final class PDFPainter {
  /// The pixels for each point of what cannot be vectors: blurs, conic and repeated gradients, filters; 144 dots
  /// an inch.
  package static let resolution = 2.0

  private let glyphs: GlyphPainter?

  /// Creates a painter for lists whose fonts `fonts` knows.
  package init(fonts: any FontSource) {
    glyphs = GlyphPainter(source: fonts)
  }

  /// A list as a PDF file; one point is 1/72 inch at scale 1.
  ///
  /// Deviation: CSS's `px` is 1/96 inch on paper. Here it is a point, so that a page has the numbers of its document.
  ///
  /// - Parameters:
  ///   - images: The store that gave the ids of the list's images.
  ///   - scale: The points of the page for each point of the canvas; positive.
  ///   - date: The date of creation, in seconds since 1970.
  ///   - limits: What the file may use, all of its pages.
  package func paint(
    _ list: DisplayList, images: ImageStore, scale: Double = 1, date: Int,
    limits: Limits = Limits()
  ) throws(PaintError) -> [UInt8] {
    try paint(pages: [(list, images)], scale: scale, date: date, limits: limits)
  }

  /// Lists as the pages of one PDF file; at least one. The title is that of the first page.
  ///
  /// - Parameters:
  ///   - pages: The lists, each with the store that gave the ids of its images.
  ///   - scale: The points of a page for each point of its canvas; positive.
  ///   - date: The date of creation, in seconds since 1970.
  ///   - limits: What the file may use, all of its pages.
  package func paint(
    pages: [(list: DisplayList, images: ImageStore)], scale: Double = 1, date: Int,
    limits: Limits = Limits()
  ) throws(PaintError) -> [UInt8] {
    guard let glyphs else { throw .failed("FreeType does not start") }
    guard let first = pages.first?.list else { throw .emptySurface }
    guard let bitmaps = PageBitmaps(limits: limits) else {
      throw .failed("there is no memory for a file")
    }
    for page in pages { try Self.check(page.list, scale: scale) }
    let output = ByteSink()
    let surface = cairo_pdf_surface_create_for_stream(
      ByteSink.write, Unmanaged.passUnretained(output).toOpaque(), first.size.width * scale,
      first.size.height * scale)!
    // What is drawn is written at the end, if not before.
    defer { withExtendedLifetime(bitmaps) { cairo_surface_destroy(surface) } }
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, CalendarDate(date).text)
    Self.describe(first, on: surface)
    let content = PageContent()
    // All pages are one picture.
    let clock = ProcessorClock()
    for (index, page) in pages.enumerated() {
      content.beginPage(page.list)
      if index > 0 {
        cairo_pdf_surface_set_size(
          surface, page.list.size.width * scale, page.list.size.height * scale)
      }
      let painter = CairoPainter(
        context: CairoContext(surface), medium: .vectors(resolution: Self.resolution * scale),
        transform: .scale(x: scale, y: scale), images: page.images, glyphs: glyphs,
        limits: limits, structure: content, bitmaps: bitmaps, clock: clock)
      try painter.paint(page.list)
      // When the surface ends Cairo leaves out a last page that shows nothing, unless it was shown.
      cairo_surface_show_page(surface)
      bitmaps.endPage()
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status.text) }
    return try TaggedFile.make(
      of: output.bytes, pages: pages.map(\.list), content: content, scale: scale)
  }

  /// Says what a file shows: its title, and what is said of the root box.
  private static func describe(_ list: DisplayList, on surface: OpaquePointer) {
    if let title = list.title {
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_TITLE, InterchangeText.purified(title))
    }
    if let root = list.elements.first, root.isRoot, root.content == .boxes,
      let words = root.semantics.alternative, !words.isEmpty
    {
      cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_SUBJECT, InterchangeText.purified(words))
    }
  }

  private static func check(_ list: DisplayList, scale: Double) throws(PaintError) {
    let (width, height) = (list.size.width * scale, list.size.height * scale)
    guard width > 0, height > 0 else { throw .emptySurface }
    guard max(width, height) <= SurfaceLimits.pageSide else {
      throw .surfaceTooLarge(
        width: width, height: height,
        limit: "a side of a page has at most \(Int(SurfaceLimits.pageSide)) points")
    }
  }
}

/// Collects what Cairo writes.
private final class ByteSink {
  var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    let sink = Unmanaged<ByteSink>.fromOpaque(closure!).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
