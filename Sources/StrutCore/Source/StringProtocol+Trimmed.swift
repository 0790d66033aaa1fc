extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    let scalars = unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map(scalars.index(after:))
    return String(String.UnicodeScalarView(scalars[start..<(end ?? start)]))
  }
}
