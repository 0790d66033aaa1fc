/// Columns of text: the first one aligned to the left, the others to the right.
struct TextTable {
  private let headings: [String]
  /// The lines below the headings, each with as many entries as there are headings.
  var rows: [[String]] = []

  /// Creates a table without rows.
  init(headings: [String]) { self.headings = headings }

  /// The table with two spaces between columns; every line ends with a line feed.
  var text: String {
    let lines = [headings] + rows
    let widths = headings.indices.map { column in
      lines.reduce(0) { max($0, $1[column].count) }
    }
    return lines.map { line in
      zip(line, widths).enumerated().map { column, entry in
        let padding = String(repeating: " ", count: entry.1 - entry.0.count)
        return column == 0 ? entry.0 + padding : "  " + padding + entry.0
      }.joined() + "\n"
    }.joined()
  }
}
