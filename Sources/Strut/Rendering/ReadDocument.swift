import StrutBoxes
import StrutCore
import StrutLayout
import StrutMarkup
import StrutPaint
import StrutSyntax
import StrutTemplate
import StrutText

/// A document after reading: its boxes, the files that it names, and everything wrong with it so far.
package struct ReadDocument {
  /// The plain text, which every range points into.
  var source: SourceText
  /// What expanding the document came to.
  var expansion: ExpandedDocument
  /// Errors and warnings in the order of the text.
  var diagnostics: [Diagnostic]
  /// The boxes; `nil` where a diagnostic is an error.
  var boxes: BoxTree?
  /// The texts of items without content, where the options keep them.
  var emptyTexts: [BoxID: InlineContent]
  /// The fonts that the texts may use.
  var fonts: FontLibrary
  /// The elements and attributes as written; `nil` where the text is not well-formed.
  var syntax: MarkupTree?
  /// The paths of the images and fonts that the document names.
  var files: [String]
  /// The images that the boxes show.
  var images: DocumentImages
  /// The start tag of `<layout>`: where a canvas is reported that cannot be drawn.
  var canvasRange: SourceRange
}
