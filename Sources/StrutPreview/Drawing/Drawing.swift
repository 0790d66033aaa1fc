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
  /// The paths of the files that the document names.
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
  var thumbnail: [UInt8]?
  /// What is wrong, as the command line prints it; empty where nothing is.
  var report = ""
  /// Everything about the boxes, as JSON.
  var inspection: String?
  /// The document as it was parsed, where that was wanted; `nil` where it could not be read.
  var parsed: ParsedSource?

  /// Whether the document cannot be drawn.
  var isWrong: Bool { faults.contains { $0.severity == .error } }

  /// The faults as pages take them.
  var faultsJSON: JSONValue { .list(faults.map(\.json)) }
}
