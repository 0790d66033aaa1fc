import StrutCore
import StrutMarkup
import StrutSyntax
import StrutTemplate

/// A document after parsing: text and syntax, which its canvas and options do not change.
package struct ParsedSource: Sendable {
  let document: ParsedDocument
  /// The folder that the document's paths start from.
  let folder: String
  /// Whether the document came from standard input, so that paths start from the current folder.
  let isStandardInput: Bool
  /// The libraries, tokens, strings and data that are read once however often the document is drawn; `nil` to read them
  /// each time.
  package var keptFiles: KeptTemplateFiles?
}

/// A document after resolving: its boxes and the files that it names, none of which has been looked at.
package struct ResolvedDocument: Sendable {
  var markup: MarkupDocument
  /// What expanding the document came to.
  let expansion: ExpandedDocument
  /// The folder that the document's paths start from.
  let folder: String
  /// Whether the document came from standard input, so that paths start from the current folder.
  let isStandardInput: Bool
  /// How the document was resolved.
  let options: ReadingOptions
}

extension ResolvedDocument {
  /// Resolves the document once more where lengths hang on its fonts, which are known by now.
  mutating func resolve(with fonts: @autoclosure () -> any FontLengths) {
    guard markup.needsFonts else { return }
    markup = MarkupReader.resolve(
      expansion.plain, overrides: options.canvas, keepsEmptyTexts: options.keepsEmptyTexts,
      keepsFaultyBoxes: options.keepsFaultyBoxes, limits: options.limits, fonts: fonts())
  }
}

extension DocumentSource {
  /// Parses the document. Never fails: what is wrong with the text is in the result.
  ///
  /// - Parameter limits: How large it may be.
  package func parsed(_ limits: Limits = Limits()) -> ParsedSource {
    ParsedSource(
      document: DocumentParser.parse(bytes, name: name, limits: limits), folder: folder,
      isStandardInput: name == "-")
  }

  /// Whether the bytes can hold the name of a file at all: most documents hold none.
  package var mayNameFiles: Bool {
    var letters: (UInt8, UInt8) = (0, 0)
    // In UTF-16 zeros stand between the letters.
    for byte in bytes where byte != 0 {
      if byte == UInt8(ascii: "c"), letters == (UInt8(ascii: "s"), UInt8(ascii: "r")) {
        return true
      }
      letters = (letters.1, byte)
    }
    return false
  }
}

extension ParsedSource {
  /// Resolves the document. Never fails: what is wrong with it is in the result.
  ///
  /// - Parameters:
  ///   - canvas: What replaces the canvas of this document; `nil` for what the options say.
  ///   - choices: What is chosen of this document; `nil` for what the options say.
  package func resolved(
    _ options: ReadingOptions, canvas: CanvasOverrides? = nil, choices: TemplateChoices? = nil
  ) -> ResolvedDocument {
    resolved(expanded(options, choices: choices), options, canvas: canvas)
  }

  /// Resolves what the document expands to, which no canvas changes.
  func resolved(
    _ expansion: ExpandedDocument, _ options: ReadingOptions, canvas: CanvasOverrides?
  ) -> ResolvedDocument {
    var options = options
    if let canvas { options.canvas = canvas }
    return ResolvedDocument(
      markup: MarkupReader.resolve(
        expansion.plain, overrides: options.canvas, keepsEmptyTexts: options.keepsEmptyTexts,
        keepsFaultyBoxes: options.keepsFaultyBoxes, limits: options.limits),
      expansion: expansion, folder: folder, isStandardInput: isStandardInput, options: options)
  }

  /// Resolves a document that a program wrote, in which braces are braces.
  func resolvedAsPlain(_ options: ReadingOptions) -> ResolvedDocument {
    ResolvedDocument(
      markup: MarkupReader.resolve(
        document, overrides: options.canvas, keepsFaultyBoxes: options.keepsFaultyBoxes,
        limits: options.limits),
      expansion: ExpandedDocument(plain: document), folder: folder,
      isStandardInput: isStandardInput, options: options)
  }

  /// Expands the document to a plain one. Never fails: what is wrong with it is in the result.
  ///
  /// - Parameter isForced: Whether a document that is plain already is written anew.
  package func expanded(
    _ options: ReadingOptions, choices: TemplateChoices? = nil, isForced: Bool = false
  ) -> ExpandedDocument {
    let files = DocumentTemplateFiles(
      folder: ResourceFolder(
        folder: folder, isCurrentFolder: isStandardInput, root: options.root),
      kept: keptFiles, shared: options.shared)
    var choices = choices ?? options.choices
    choices.limits = options.limits
    return DocumentExpander.expand(
      document, choices: choices, vocabulary: .document, files: files,
      pool: keptFiles?.declarations, shared: options.shared?.readings, isForced: isForced)
  }
}
