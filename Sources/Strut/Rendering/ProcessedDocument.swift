import StrutCore
import StrutFormats
import StrutMarkup
import StrutSyntax
import StrutTemplate

/// A document after reading and layout: everything wrong with it, and its boxes where nothing is.
package struct ProcessedDocument {
  /// The document as it was written, which the ranges of the diagnostics point into.
  package let source: SourceText
  /// The plain document, which the ranges of boxes point into; its positions are those of the files that it was put
  /// together from.
  package let text: SourceText
  /// Errors and warnings in the order of the text.
  package let diagnostics: [Diagnostic]
  /// The placed boxes; `nil` where a diagnostic is an error.
  package let placed: PlacedDocument?
  /// The paths of the fonts and of the images that the document shows, as far as it could be read; they need not exist.
  package let files: [String]
  /// What of the document is worth a look; `nil` for a document without anything of the language.
  package let states: DocumentStates?
  /// The strings of the document with whether it uses them; none unless what is unused was asked for.
  package let strings: [StringUse]
  /// What is wrong with what is written, drawn or not, whatever the values are; none unless that was asked for.
  package let unseen: [Diagnostic]
  /// The paths of libraries, tokens, strings and data that were asked for, seen from the document's folder; they need not exist.
  package let importedPaths: [String]
  /// The folder of the document.
  let folder: String
  /// What can be chosen of the document, and what its components were given; `nil` unless that was asked for.
  package let interface: DocumentInterface?
  /// What is wrong with what was chosen of the document, and not with the document.
  package let usageFaults: [UsageFault]
  /// The elements and attributes as written; `nil` where the text is not well-formed.
  let syntax: MarkupTree?

  /// ``importedPaths`` behind the document's folder.
  package var importedFiles: [String] { importedPaths.map { FilePath.join(folder, $0) } }
}
