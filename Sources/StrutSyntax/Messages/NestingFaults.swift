import StrutCore

/// Tags that were lost, doubled or confused, and signs of tags and comments.
extension Diagnostic {
  private static func xml(_ message: String, at range: SourceRange, _ hint: String) -> Self {
    Diagnostic(.error, "xml", message, at: range, hints: [hint])
  }

  /// An end tag that closes nothing.
  ///
  /// - Parameters:
  ///   - outer: The line of the element that it would close, which goes on below it; `nil` where it has another name.
  ///   - isEmptyBefore: Whether an element of its name ends by `/>` just before it.
  static func strayEnd(
    _ name: String, outer: Int?, isEmptyBefore: Bool, at range: SourceRange
  ) -> Self {
    let reason =
      if isEmptyBefore {
        ": the <\(name)> before it ends by />"
      } else if let outer {
        ": the <\(name)> of line \(outer) goes on below it"
      } else {
        ": no <\(name)> is open here"
      }
    return xml("</\(name)> closes nothing\(reason)", at: range, "delete it")
  }

  /// Elements are indented as in one whose start tag is not there, and an end tag is.
  ///
  /// - Parameters:
  ///   - line: The line of the first of them.
  ///   - endLine: The line of the end tag.
  static func startMissing(
    _ name: String, line: Int, endLine: Int, at range: SourceRange
  ) -> Self {
    xml(
      "</\(name)> in line \(endLine) has no start tag: what it ends begins here, by its indent",
      at: range, "write <\(name) …> before line \(line), or delete </\(name)> in line \(endLine)")
  }

  static func startForEnd(_ name: String, at range: SourceRange) -> Self {
    xml(
      "<\(name)> begins an element where the one before it is to end", at: range,
      "write </\(name)>")
  }

  /// - Parameter tag: The tag as it was meant.
  static func lessThanMissing(_ tag: String, at range: SourceRange) -> Self {
    xml("a < is missing before this tag", at: range, "write \(tag)")
  }

  /// - Parameter word: The first word of the text that begins in the tag.
  static func tagEndMissing(_ word: String, of name: String, at range: SourceRange) -> Self {
    xml(
      "the tag <\(name) … is not closed before '\(word)'", at: range, "write >\(word)")
  }

  static func backslashedEnd(_ name: String, at range: SourceRange) -> Self {
    xml("an end tag begins with </", at: range, "write </\(name)>")
  }

  static func brokenComment(at range: SourceRange) -> Self {
    xml("a < that begins no tag", at: range, "a comment is <!-- … -->")
  }

  /// - Parameters:
  ///   - line: The line in which the outer one begins.
  ///   - endsOutside: Whether both have an end.
  static func commentInComment(line: Int, endsOutside: Bool, at range: SourceRange) -> Self {
    xml(
      "a comment cannot stand in a comment, and the first --> ends both", at: range,
      endsOutside
        ? "delete this <!-- and its -->" : "write --> before it, where the one of line \(line) ends"
    )
  }
}
