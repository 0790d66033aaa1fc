/// Full-width punctuation that gives up half its width at the start of a line (`text-spacing-trim`).
struct StartTrim {
  /// The character; only sides of spans stand before it on the line.
  var position: Int
  /// What it gives up, in points; less than nothing where it gave that up to what is on the line before.
  var width: Double
}

extension StartTrim? {
  /// What characters of one segment lack of their width, by where they begin.
  func width(at position: Int) -> Double {
    guard let self, self.position == position else { return 0 }
    return self.width
  }
}

/// The characters of one line.
struct BrokenLine {
  /// The characters, white space and the line feed at the end included.
  var range: Range<Int>
  /// The start of what is seen: where collapsible white space ends.
  var contentStart: Int
  /// The end of what is seen: where trailing white space begins.
  var contentEnd: Int
  /// The width of what is seen, with indent and hyphen, in points.
  var width: Double
  /// The span of the soft hyphen that shows at the end; `nil` for none.
  var hyphenSpan: Int?
  /// The indent at the start side.
  var indent: Double
  /// Whether a line feed, `<br/>` or the text's end ends the line.
  var isForced: Bool
  /// The full-width punctuation at the start that has given up half its width; `nil` for none.
  var startTrim: StartTrim?
  /// Whether full-width punctuation at the end has given up half its width, so that the line fits.
  var trimsEnd = false
  /// Whether the spaces at the end have no room, so that the line ended with them.
  var isCrowded = false
  /// The collapsible space at the end that sides of spans follow: it is gone, and they stand after the last character.
  var hidden: Range<Int>?
  /// What of `width` needs no room: sides of spans behind the space at the end; less than nothing where that space needs room, too.
  var overhang = 0.0
  /// Whether characters gave way to an ellipsis, which counts in `width`.
  var isTruncated = false

  /// The line before characters gave way to an ellipsis; `nil` where none did.
  var whole: Whole?

  /// What counts of a whole line where an ellipsis takes the place of its end.
  struct Whole {
    /// The end of what is seen without the spaces that hang.
    var contentEnd: Int
    /// The width up to there.
    var width: Double
    /// What the spaces that hang take of the room.
    var hanging: Double
    /// Whether something forced the line's end.
    var isForced: Bool
  }

  /// The characters that are seen, and what is hidden among them.
  var content: Range<Int> { contentStart..<max(contentStart, contentEnd) }
  /// The parts of `content` that are seen.
  var seen: [Range<Int>] {
    guard let hidden else { return [content] }
    return [content.lowerBound..<hidden.lowerBound, hidden.upperBound..<content.upperBound]
  }
}
