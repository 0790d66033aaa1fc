import StrutCore
import StrutFormats

/// A step of the way from a document to a fault, with the places in it that a page leads to.
struct FaultStep: Hashable, Sendable {
  /// A part of the step.
  enum Part: Hashable, Sendable {
    case text(String)
    /// A place in a file, which is named as seen from the document's folder.
    case place(file: String, line: Int, column: Int?)
  }

  private(set) var parts: [Part] = []

  /// Finds the places in a step as messages write it: behind `at` and in brackets. A file has a point or a slash in its name, so
  /// that a time of day is none.
  ///
  /// - Parameter document: The name of the document, as messages show it.
  init(_ step: String, from document: String) {
    var rest = step[...]
    let places = step.matches(
      of:
        /(?: at |\()(?<name>[^\s()][^()]*?[.\/][^()]*?|-):(?<line>\d+)(?::(?<column>\d+))?(?=\)|$| )/
    )
    for match in places {
      guard let line = Int(match.output.line) else { continue }
      add(rest[..<match.output.name.startIndex])
      parts.append(
        .place(
          file: SourceFileNames.shown(String(match.output.name), from: document), line: line,
          column: match.output.column.flatMap { Int($0) }))
      rest = rest[match.range.upperBound...]
    }
    add(rest)
  }

  private mutating func add(_ text: Substring) {
    if !text.isEmpty { parts.append(.text(String(text))) }
  }

  /// The step as a list: texts, and a record for each place.
  var json: JSONValue {
    .list(
      parts.map { part in
        switch part {
        case .text(let text): .text(text)
        case .place(let file, let line, let column):
          JSONValue(
            .object(
              [JSONMember("file", .text(file)), JSONMember("line", .number(line))]
                + (column.map { [JSONMember("column", .number($0))] } ?? [])))
        }
      })
  }
}
