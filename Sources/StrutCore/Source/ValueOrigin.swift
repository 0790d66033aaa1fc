/// A file that values were read from.
package final class DataSource: Sendable {
  /// The name that messages print and the text, with its lines.
  package let text: SourceText

  /// The folder that paths in the file start from, seen from the document's; `nil` for the one of what uses the values.
  package let folder: String?

  /// Keeps the text of a file.
  package init(_ text: SourceText, folder: String? = nil) {
    self.text = text
    self.folder = folder
  }
}

/// Where a value stands in a file.
package struct ValueOrigin: Sendable {
  /// The file.
  package let source: DataSource
  /// The bytes of the value.
  package let range: SourceRange
  /// Whether the value is as the file has it, so that a path starts from the file's folder.
  package var isAsWritten = true

  /// Names a place.
  package init(_ source: DataSource, _ range: SourceRange) {
    self.source = source
    self.range = range
  }

  /// The folder that a path starts from, seen from the document's; `nil` for the one of what uses the value.
  package var folder: String? { isAsWritten ? source.folder : nil }
  /// The line, from 1.
  package var line: Int { source.text.line(at: Int(range.lowerBound)) }
  /// The file and the line as messages write them: `orders.json:9`.
  package var place: String { "\(source.text.name):\(line)" }

  /// A way with the place of the value behind it, unless the way names the line already.
  package func trace(behind way: [String]) -> [String] {
    guard !way.contains(where: { $0.contains(place) }) else { return way }
    let position = source.text.position(at: Int(range.lowerBound))
    return way + ["\(Self.introduction)\(place):\(position.column)"]
  }

  /// How a trace names the place of a value.
  static let introduction = "the value stands at "
}
