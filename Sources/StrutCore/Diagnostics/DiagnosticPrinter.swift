extension Diagnostic {
  /// The diagnostic as people read it: `file:line:column: severity: message`, the source line,
  /// carets under the offending text, the way there, and one `hint:` line for each hint. Ends without a line feed.
  ///
  /// Tabs of the source line are kept in the line of carets, so that both line up in any editor.
  /// A very long line is cut around the fault.
  ///
  /// - Parameter document: The file that the range points into, unless the diagnostic names one itself. In a text that
  ///   was put together from files the place is the one where the wrong thing was written.
  public func description(in document: SourceText) -> String {
    if source == nil, document.origins != nil {
      return traced(through: document).description(in: document.written)
    }
    let source = self.source ?? document
    let notes = trace.map { "  \($0.escapingControls)" } + hintLines
    guard let range else {
      return ([header(at: "\(source.name)")] + notes).joined(separator: "\n")
    }
    let start = source.position(at: Int(range.lowerBound))
    // Of an empty text, or of one that was not read, there is nothing to show.
    let excerpt = source.bytes.isEmpty ? [] : Excerpt(of: range, in: source).lines
    return ([header(at: "\(source.name):\(start.line):\(start.column)")] + excerpt + notes)
      .joined(separator: "\n")
  }

  /// The line and the column of the diagnostic, in the file that it names or in `document`; `nil` where it has no place.
  package func position(in document: SourceText) -> SourcePosition? {
    range.map { (source ?? document).position(at: Int($0.lowerBound)) }
  }

  /// The diagnostic with its ``position``, in the file that it names or in `document`.
  package func located(in document: SourceText) -> Diagnostic {
    var diagnostic = self
    diagnostic.position = position(in: document)
    if let source { diagnostic.position?.file = source.name }
    return diagnostic
  }

  private func header(at place: String) -> String {
    "\(place): \(severity.rawValue): \(message)".escapingControls
  }

  private var hintLines: [String] { hints.map { "  hint: \($0.escapingControls)" } }
}

/// One source line with a line of carets below it.
private struct Excerpt {
  /// The most scalars of a source line that are printed.
  private static let widest = 160
  /// How much of a cut line stays before the fault.
  private static let lead = 40

  let lines: [String]

  /// - Complexity: O(1), however long the line is.
  init(of range: SourceRange, in source: SourceText) {
    let line = source.lineRange(at: Int(range.lowerBound))
    let lower = min(max(Int(range.lowerBound), line.lowerBound), line.upperBound)
    let upper = max(lower, min(Int(range.upperBound), line.upperBound))
    let window = 4 * (Self.widest + 1)
    let all = Self.scalars(source.bytes[max(line.lowerBound, lower - window)..<lower])
    let rest = Self.scalars(source.bytes[lower..<min(line.upperBound, lower + window)])
    let isCut = all.count + rest.count > Self.widest
    let before = isCut ? all.suffix(Self.lead) : all[...]
    let after = rest.prefix(Self.widest - before.count)
    let marked = Self.scalars(source.bytes[lower..<min(upper, lower + window)]).count
    let opening = before.count < all.count ? "…" : ""
    let closing = after.count < rest.count ? "…" : ""
    let carets = String(repeating: "^", count: max(1, min(marked, after.count)))
    lines = [
      "  \(opening)\(Self.text(before))\(Self.text(after))\(closing)",
      "  \(opening.isEmpty ? "" : " ")\(Self.text(before.map { $0 == "\t" ? "\t" : " " }))\(carets)",
    ]
  }

  /// The scalars of bytes that may begin inside of one.
  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    let whole = bytes.drop { $0.continuesScalar }
    return Array(String(decoding: whole, as: UTF8.self).unicodeScalars)
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.map { $0.isControl && $0 != "\t" ? " " : $0 })
    return String(text)
  }
}
