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

  /// The document.
  var document: DocumentCatalog.Entry
  /// What is said about the document's fonts and files.
  var configuration: Configuration
  /// What a character is that no font has.
  var missingGlyphs = Diagnostic.Severity.warning
  /// The text that is drawn in place of the file's.
  var bytes: [UInt8]?
  /// The canvas's width in points, in place of the document's own.
  var width: Double?
  /// The pictures, in the order in which they are drawn.
  var pictures: [Picture] = []
  /// Whether a small picture is wanted.
  var wantsThumbnail = false
  /// Whether everything about the boxes is wanted.
  var wantsInspection = false
}

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
  /// The small picture.
  var thumbnail: [UInt8]?
  /// What is wrong, as the command line prints it; empty where nothing is.
  var report = ""
  /// Everything about the boxes, as JSON.
  var inspection: String?

  /// Whether the document cannot be drawn.
  var isWrong: Bool { faults.contains { $0.severity == .error } }

  /// The faults as pages take them.
  var faultsJSON: JSONValue { .list(faults.map(\.json)) }
}

/// One thing that is wrong with a document, at its place.
struct Fault: Hashable, Sendable {
  /// Whether the document can still be drawn.
  var severity: Diagnostic.Severity
  /// The line, from 1; 0 for none.
  var line = 0
  /// The column in Unicode scalars, from 1; 0 for none.
  var column = 0
  /// What is wrong.
  var message: String
  /// What to do.
  var hints: [String] = []

  var json: JSONValue {
    [
      "severity": .text(severity.rawValue), "line": .number(line), "column": .number(column),
      "message": .text(message), "hints": .list(hints.map { .text($0) }),
    ]
  }
}

extension Fault {
  /// A diagnostic at its place in `source`.
  init(_ diagnostic: Diagnostic, in source: SourceText) {
    let place = diagnostic.range.map { source.position(at: Int($0.lowerBound)) }
    self.init(
      severity: diagnostic.severity, line: place?.line ?? 0, column: place?.column ?? 0,
      message: diagnostic.message, hints: diagnostic.hints)
  }

  /// A fault of no place in the document.
  init(_ message: String) { self.init(severity: .error, message: message) }
}
