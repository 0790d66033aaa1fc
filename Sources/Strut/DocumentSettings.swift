import StrutCore
import StrutMarkup

/// What a program says of a document that it reads.
package struct DocumentSettings: Sendable {
  /// The folder that the document may take files from; `nil` is its own.
  package var root: String?
  /// The fonts that its texts may use besides those that it brings along.
  package var fonts: Fonts
  /// The size of the canvas in points, in place of what the document says; `nil` leaves it.
  package var width: Double?
  /// See ``width``.
  package var height: Double?
  /// What fills the canvas, in place of what the document says; `nil` leaves it.
  package var background: Color?
  /// What a character is that no font has.
  package var missingGlyphs: Diagnostic.Severity
  /// Values of its parameters, its theme, its language and its case.
  package var choices: DocumentChoices
  /// What it may use.
  package var limits: Limits

  /// Creates settings; without arguments everything is as the document says.
  package init(
    root: String? = nil, fonts: Fonts = .standard, width: Double? = nil, height: Double? = nil,
    background: Color? = nil, missingGlyphs: Diagnostic.Severity = .warning,
    choices: DocumentChoices = DocumentChoices(), limits: Limits = Limits()
  ) {
    self.root = root
    self.fonts = fonts
    self.width = width
    self.height = height
    self.background = background
    self.missingGlyphs = missingGlyphs
    self.choices = choices
    self.limits = limits
  }

  /// The settings as stages take them.
  ///
  /// - Parameter source: The document that they are for.
  /// - Throws: ``RenderingError`` for a size or a background that a canvas cannot have, ``MarkupError`` for a value that is nested deeper
  ///   than the limits allow.
  func readingOptions(of source: DocumentSource) throws -> ReadingOptions {
    do {
      return ReadingOptions(
        root: root,
        canvas: try CanvasOverrides(
          width: width.map { StyleValue.number($0).markup },
          height: height.map { StyleValue.number($0).markup },
          background: background?.rawValue),
        missingGlyphs: missingGlyphs, choices: try choices.template(within: limits),
        limits: limits)
    } catch let error as CanvasOverrides.Fault {
      throw RenderingError.fault("the \(error.attribute) of a canvas: \(error.message)")
    } catch let error as DocumentValue.DepthFault {
      throw MarkupError(
        diagnostics: [error.diagnostic],
        source: SourceText(name: source.name, bytes: source.bytes))
    }
  }
}
