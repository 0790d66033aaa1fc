import StrutPaint

/// The way of one document to its files, stage by stage, for benchmarks.
///
/// Each stage may be taken again and again; it uses what the one before it gave last.
@_spi(Benchmarks)
public final class DrawingStages {
  private let renderer: DocumentRenderer
  private let source: DocumentSource
  private var document: ReadDocument?
  private var placed: PlacedDocument?
  private var list: DisplayList?
  private var pixels: Pixmap?

  /// Opens a document, whose texts may use the machine's fonts.
  ///
  /// - Throws: `FileError` where the file cannot be read, or ``MissingFontError``.
  public init(file: String) throws {
    renderer = DocumentRenderer(fonts: try SharedFonts(includesSystem: true))
    source = try DocumentSource(file: file)
  }

  /// The number of boxes that were placed last.
  public var boxCount: Int { placed?.boxes.layout.count ?? 0 }

  /// From bytes to boxes, the files that the document names included.
  public func read() { document = renderer.read(source) }

  /// Measures and places; returns whether the document is right.
  public func place() -> Bool {
    placed = document.flatMap { renderer.place($0) }
    return placed != nil
  }

  /// From boxes to the display list.
  public func buildList() { list = placed?.displayList(scale: 1, pixelGrid: 1) }

  /// From the display list to pixels.
  public func paint() throws {
    guard let list else { return }
    pixels = try placed?.pixels(of: list, scale: 1)
  }

  /// From pixels to a PNG file.
  public func encode() throws {
    guard let pixels else { return }
    _ = try PictureFile.encode(pixels)
  }

  /// From placed boxes to a file.
  public func draw(_ format: OutputFormat) throws { _ = try placed?.draw(format, scale: 1) }
}
