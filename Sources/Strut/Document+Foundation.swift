import FoundationEssentials
import StrutCore

extension Document {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file; the document's paths start from its folder.
  ///   - root: The folder that the document may take files from; `nil` is its own.
  ///   - choices: Values of its parameters, its theme, its language and its case.
  ///   - limits: What the document may use.
  /// - Throws: ``MarkupError`` with everything that is wrong with the document, ``FileError`` where the file cannot be
  ///   read, ``NotAFileURLError`` where an address names no file, or ``MissingFontError``.
  public convenience init(
    contentsOf url: URL, root: URL? = nil, choices: DocumentChoices = DocumentChoices(),
    limits: Limits = Limits()
  ) throws {
    let root = try root?.filePath()
    try self.init(
      DocumentSource(file: url.filePath()), root: root, choices: choices, limits: limits)
  }

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - markup: The document.
  ///   - folder: What its paths start from; `nil` is the current folder.
  ///   - choices: Values of its parameters, its theme, its language and its case.
  ///   - limits: What the document may use.
  /// - Throws: ``MarkupError`` with everything that is wrong with the document, ``NotAFileURLError`` where `folder` is
  ///   none, or ``MissingFontError``.
  public convenience init(
    markup: String, folder: URL? = nil, choices: DocumentChoices = DocumentChoices(),
    limits: Limits = Limits()
  ) throws {
    try self.init(
      DocumentSource(
        name: "document.xml", bytes: Array(markup.utf8), folder: folder?.filePath() ?? "."),
      choices: choices, limits: limits)
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
