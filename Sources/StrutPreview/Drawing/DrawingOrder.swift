import Strut
import StrutCore
import StrutGolden

/// What is wanted of a document.
struct DrawingOrder: Sendable {
  /// A picture in a format at a scale.
  struct Picture: Hashable, Sendable {
    var format: OutputFormat
    /// Pixels for each point.
    var scale: Double
  }

  /// The scales that pages offer.
  static let scales = [1.0, 2, 3]

  /// The document.
  var document: DocumentCatalog.Entry
  /// What is said about the document's fonts and files.
  var configuration: Configuration
  /// Why the configuration is not known; the document is not drawn then.
  var fault: (any Error)?
  /// What a character is that no font has.
  var missingGlyphs = Diagnostic.Severity.warning
  /// The text that is drawn in place of the file's.
  var bytes: [UInt8]?
  /// The text that is taken for that of a file which the document imports, by its path from the document's folder.
  var importedBytes: (path: String, bytes: [UInt8])?
  /// What is chosen of the document.
  var choice = PictureChoice()
  /// The pictures, in the order in which they are drawn.
  var pictures: [Picture] = []
  /// Whether a small picture is wanted.
  var wantsThumbnail = false
  /// Whether every state of the document is looked at, for its faults and small pictures.
  var wantsAllStates = false
  /// Whether everything about the boxes is wanted.
  var wantsInspection = false
  /// Whether the texts of libraries, tokens, strings and data are wanted.
  var wantsSharedTexts = false
  /// What is drawn for everything at a glance, in place of the one that is chosen.
  var tiles: [PictureChoice] = []
  /// Whether nothing is drawn, and only the states of the document are wanted.
  var wantsStatesOnly = false
  /// Whether the document is wanted as it was parsed, to draw it once more in other ways.
  var wantsSyntax = false
}
