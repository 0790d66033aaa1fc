import FoundationEssentials
import StrutCore

extension Document {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file; the document's paths start from its folder.
  ///   - name: What messages call the document; `nil` is the path of the file.
  ///   - root: The folder that the document may take files from; `nil` is its own.
  ///   - fonts: What its texts may use besides the fonts that it brings along.
  ///   - width: The width of the canvas in points, in place of what the document says.
  ///   - height: The height of the canvas in points, in place of what the document says.
  ///   - background: What fills the canvas, in place of what the document says.
  ///   - missingGlyphs: What a character is that no font has.
  ///   - choices: Values of its parameters, its theme, its language and its case; the component of a library.
  ///   - limits: What the document may use.
  /// - Throws: ``MarkupError`` with everything that is wrong with the document, ``FileError`` where the file cannot be
  ///   read, ``NotAFileURLError`` where an address names no file, ``RenderingError`` for a size or a background that is none, or
  ///   ``MissingFontError``.
  public convenience init(
    contentsOf url: URL, name: String? = nil, root: URL? = nil, fonts: Fonts = .standard,
    width: Double? = nil, height: Double? = nil, background: Color? = nil,
    missingGlyphs: Diagnostic.Severity = .warning, choices: DocumentChoices = DocumentChoices(),
    limits: Limits = Limits()
  ) throws {
    let root = try root?.filePath()
    let source = try DocumentSource(file: url.filePath())
    try self.init(
      DocumentSource(name: name ?? source.name, bytes: source.bytes, folder: source.folder),
      settings: DocumentSettings(
        root: root, fonts: fonts, width: width, height: height, background: background,
        missingGlyphs: missingGlyphs, choices: choices, limits: limits))
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - markup: The document.
  ///   - name: What messages call the document.
  ///   - folder: What its paths start from; `nil` is the current folder.
  ///   - root: The folder that the document may take files from; `nil` is its own.
  ///   - fonts: What its texts may use besides the fonts that it brings along.
  ///   - width: The width of the canvas in points, in place of what the document says.
  ///   - height: The height of the canvas in points, in place of what the document says.
  ///   - background: What fills the canvas, in place of what the document says.
  ///   - missingGlyphs: What a character is that no font has.
  ///   - choices: Values of its parameters, its theme, its language and its case; the component of a library.
  ///   - limits: What the document may use.
  /// - Throws: ``MarkupError`` with everything that is wrong with the document, ``NotAFileURLError`` where an address
  ///   names no folder, ``RenderingError`` for a size or a background that is none, or ``MissingFontError``.
  public convenience init(
    markup: String, name: String = "document.xml", folder: URL? = nil, root: URL? = nil,
    fonts: Fonts = .standard, width: Double? = nil, height: Double? = nil,
    background: Color? = nil, missingGlyphs: Diagnostic.Severity = .warning,
    choices: DocumentChoices = DocumentChoices(),
    limits: Limits = Limits()
  ) throws {
    try self.init(
      DocumentSource(name: name, bytes: Array(markup.utf8), folder: folder?.filePath() ?? "."),
      settings: DocumentSettings(
        root: root?.filePath(), fonts: fonts, width: width, height: height,
        background: background, missingGlyphs: missingGlyphs, choices: choices, limits: limits))
  }

  /// The document as a file.
  ///
  /// - Parameters:
  ///   - format: What the file is.
  ///   - scale: Pixels for each point; a number above 0.
  ///   - svgText: How an SVG has texts.
  /// - Throws: ``MarkupError`` where the canvas cannot be drawn, or ``RenderingError``, also for a scale that is none.
  public func render(
    _ format: OutputFormat, scale: Double = 1, svgText: SVGTextMode = .outlines
  ) throws -> Data {
    Data(try bytes(as: format, scale: scale, svgText: svgText))
  }
}
