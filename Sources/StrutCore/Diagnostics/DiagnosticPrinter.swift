extension Diagnostic {
  /// The diagnostic as people read it: `file:line:column: severity: message`, the source line,
  /// carets under the offending text, and one `hint:` line for each hint. Ends without a line feed.
  ///
  /// Tabs of the source line are kept in the line of carets, so that both line up in any editor.
  /// A very long line is cut around the fault.
  public func description(in source: SourceText) -> String {
    guard let range else {
      return ([header(at: "\(source.name)")] + hintLines).joined(separator: "\n")
    }
    let start = source.position(at: Int(range.lowerBound))
    let end = source.position(at: Int(range.upperBound))
    let line = Array(source.text(ofLine: start.line).unicodeScalars)
    let lower = min(start.column - 1, line.count)
    let upper = end.line == start.line ? min(end.column - 1, line.count) : line.count
    return
      ([header(at: "\(source.name):\(start.line):\(start.column)")]
      + Excerpt(line: line, marked: lower..<max(lower, upper)).lines + hintLines)
      .joined(separator: "\n")
  }

  private func header(at place: String) -> String {
    "\(place): \(severity.rawValue): \(message)"
  }

  private var hintLines: [String] { hints.map { "  hint: \($0)" } }
}

/// One source line with a line of carets below it.
private struct Excerpt {
  /// The most scalars of a source line that are printed.
  private static let widest = 160
  /// How much of a cut line stays before the fault.
  private static let lead = 40

  let lines: [String]

  /// - Parameter marked: The scalars of `line` under which carets stand; empty ranges get one.
  init(line: [Unicode.Scalar], marked: Range<Int>) {
    let start = line.count > Self.widest ? max(0, marked.lowerBound - Self.lead) : 0
    let end = min(line.count, start + Self.widest)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: line[start..<end].map { $0.value < 0x20 && $0 != "\t" ? " " : $0 })
    var carets = String.UnicodeScalarView()
    carets.append(contentsOf: line[start..<marked.lowerBound].map { $0 == "\t" ? "\t" : " " })
    let count = max(1, min(marked.upperBound, end) - marked.lowerBound)
    carets.append(contentsOf: repeatElement("^", count: count))
    let before = start > 0 ? "…" : ""
    let after = end < line.count ? "…" : ""
    lines = ["  \(before)\(String(text))\(after)", "  \(start > 0 ? " " : "")\(String(carets))"]
  }
}
