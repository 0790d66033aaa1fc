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
    var text = ""
    for (line, note) in zip(lines, ends) {
      for (column, (entry, width)) in zip(line, widths).enumerated() {
        let padding = String(repeating: " ", count: width - entry.count)
        text += column == 0 ? "\(entry)\(padding)" : "  \(padding)\(entry)"
      }
      if let note { text += "  \(note)" }
      text += "\n"
    }
    return text
  }
}
