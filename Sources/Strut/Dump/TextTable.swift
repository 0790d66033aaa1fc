/// Columns of text: the first one aligned to the left, the others to the right.
struct TextTable {
  private let headings: [String]
  private let noteHeading: String
  /// The lines below the headings, each with as many entries as there are headings.
  var rows: [[String]] = []
  /// What stands behind some of the rows, aligned to the left.
  var notes: [String?] = []

  /// Creates a table without rows.
  ///
  /// - Parameter noteHeading: Stands over the notes where there are any.
  init(headings: [String], noteHeading: String) {
    self.headings = headings
    self.noteHeading = noteHeading
  }

  /// The table with two spaces between columns; every line ends with a line feed.
  var text: String {
    let lines = [headings] + rows
    let widths = headings.indices.map { column in
      lines.reduce(0) { max($0, $1[column].count) }
    }
    let hasNotes = notes.contains { $0 != nil }
    let ends = [hasNotes ? noteHeading : nil] + notes
    return zip(lines, ends).map { line, note in
      zip(line, widths).enumerated().map { column, entry in
        let padding = String(repeating: " ", count: entry.1 - entry.0.count)
        return column == 0 ? entry.0 + padding : "  " + padding + entry.0
      }.joined() + (note.map { "  " + $0 } ?? "") + "\n"
    }.joined()
  }
}
