import StrutCore
import StrutFormats

/// How a file of data is written.
package enum DataFormat: String, CaseIterable, Sendable {
  /// One JSON value (RFC 8259).
  case json
  /// One JSON value a line: a list.
  case jsonl
  /// A table with a header row (RFC 4180): a list of records of texts.
  case csv

  /// The format that the extension of a file's name tells; `nil` for others.
  package init?(path: String) {
    guard let name = FilePath.fileExtension(of: path) else { return nil }
    self.init(rawValue: name.lowercased())
  }
}

/// How much data is read.
package struct DataLimits: Hashable, Sendable {
  /// The most bytes of data (`--max-data`).
  package var bytes: Int
  /// How deep lists and records may be nested (`--max-depth`).
  package var depth: Int

  /// Those of the limits of a document that concern files of values.
  package init(_ limits: Limits = Limits()) {
    bytes = limits.whole(.data)
    depth = limits.whole(.depth)
  }
}
