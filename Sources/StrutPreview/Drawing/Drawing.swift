import Strut
import StrutCore
import StrutFormats
import StrutGolden

/// A document as it was read, and what was wanted of it.
struct Drawing: Sendable {
  /// What is wrong with the document.
  var faults: [Fault] = []
  /// The document's text.
  var source = ""
  /// The document's bytes; `nil` where the file could not be read.
  var bytes: [UInt8]?
  /// The paths of the files that the document names, and of those that these name.
  var files: [String] = []
  /// The title; `nil` for none.
  var title: String?
  /// The canvas in points; `nil` where the document is wrong.
  var size: Size?
  /// The pictures that were wanted, as far as they could be drawn.
  var pictures: [DrawingOrder.Picture: [UInt8]] = [:]
  /// The scales of pages at which the picture is not too large.
  var scales: [Double] = []
  /// The small picture.
  var thumbnail: Thumbnail? { thumbnails.first }
  /// The small pictures: of a library those of its first states, else one.
  var thumbnails: [Thumbnail] = []
  /// What is wrong, as the command line prints it; empty where nothing is.
  var report = ""
  /// Everything about the boxes, as JSON.
  var inspection: String?
  /// What of the document is worth a look; empty for a library without anything to draw.
  var states = [DocumentStates.State()]
  /// The canvas of each state in points, where all states were looked at.
  var sizes: [DocumentStates.State: Size] = [:]
  /// Whether the document is a library.
  var isLibrary = false
  /// What was chosen: what was asked for, or the first state where that cannot be drawn alone.
  var choice = PictureChoice()
  /// What else can be chosen, where the boxes were wanted; `nil` for a document that offers nothing.
  var interface: DocumentInterface?
  /// The languages that there are strings for.
  var locales: [String] = []
  /// The texts of the other files that boxes come from, by their names seen from the document's folder.
  var sources: [SourceFileNames.Text] = []
  /// The texts of the other files that something is wrong in, named in the same way.
  var faultTexts: [SourceFileNames.Text] = []
  /// The texts of the other files that the document is put together from, where they were wanted.
  var sharedTexts: [SourceFileNames.Text] = []
  /// The document as it was parsed, where that was wanted; `nil` where it could not be read.
  var parsed: ParsedSource?

  /// The pictures for everything at a glance; none where the document could not even be read.
  var tiles: [BoardTile] = []
  /// The components of a library that are never drawn, with the parameters that they need.
  var undrawn: [DocumentStates.Undrawn] = []

  /// Whether the document cannot be drawn.
  var isWrong: Bool { faults.contains { $0.severity == .error } }

  /// The faults as pages take them.
  var faultsJSON: JSONValue { .list(faults.map(\.json)) }
}
