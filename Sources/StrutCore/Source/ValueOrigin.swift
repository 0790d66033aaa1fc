/// A file that values were read from.
package final class DataSource: Sendable {
  /// The name that messages print and the text, with its lines.
  package let text: SourceText

  /// Keeps the text of a file.
  package init(_ text: SourceText) { self.text = text }
}

/// Where a value stands in a file.
package struct ValueOrigin: Sendable {
  /// The file.
  package let source: DataSource
  /// The bytes of the value.
  package let range: SourceRange

  /// Names a place.
  package init(_ source: DataSource, _ range: SourceRange) {
    self.source = source
    self.range = range
  }

  /// The line, from 1.
  package var line: Int { source.text.line(at: Int(range.lowerBound)) }
  /// The file and the line as messages write them: `orders.json:9`.
  package var place: String { "\(source.text.name):\(line)" }

  /// A way with the place of the value behind it, unless the way names the line already.
  package func trace(behind way: [String]) -> [String] {
    guard !way.contains(where: { $0.contains(place) }) else { return way }
    let position = source.text.position(at: Int(range.lowerBound))
    return way + ["the value stands at \(place):\(position.column)"]
  }
}
