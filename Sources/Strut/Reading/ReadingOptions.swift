import StrutCore
import StrutMarkup

/// What replaces the values of a document's canvas, for modules that do not import the markup.
package typealias CanvasOverrides = StrutMarkup.CanvasOverrides

/// What a command or a program says about all documents that it reads.
package struct ReadingOptions: Sendable {
  /// The folder that documents may take files from; `nil` takes each document's own.
  package var root: String?
  /// What replaces the canvas of the documents.
  package var canvas: CanvasOverrides
  /// What a character is that no font has.
  package var missingGlyphs: Diagnostic.Severity
  /// Whether items without content may get a text later.
  package var keepsEmptyTexts: Bool
  /// What one document may use.
  package var limits: Limits
  /// What is chosen of documents with parameters, themes, languages and cases.
  package var choices: TemplateChoices
  /// What the documents import, which they share; `nil` where each reads its own.
  package var shared: SharedTemplateFiles?
  /// Whether there are boxes in spite of errors.
  var keepsFaultyBoxes = false

  /// Creates options; without arguments everything is as the documents say.
  package init(
    root: String? = nil, canvas: CanvasOverrides = CanvasOverrides(),
    missingGlyphs: Diagnostic.Severity = .warning, keepsEmptyTexts: Bool = false,
    choices: TemplateChoices = TemplateChoices(), limits: Limits = Limits(),
    shared: SharedTemplateFiles? = nil
  ) {
    self.choices = choices
    self.root = root
    self.canvas = canvas
    self.missingGlyphs = missingGlyphs
    self.keepsEmptyTexts = keepsEmptyTexts
    self.limits = limits
    self.shared = shared
  }
}
