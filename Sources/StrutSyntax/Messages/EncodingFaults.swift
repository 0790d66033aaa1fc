import StrutCore

/// Wrong encodings, and documents beyond a limit.
extension Diagnostic {
  static func unsupportedEncoding(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "encoding", "documents are UTF-8, and this one is in \(name)", at: range,
      hints: ["save it as UTF-8, and leave out encoding=\"…\" or make it \"UTF-8\""])
  }

  /// - Parameter kind: What the file begins like.
  static func binary(_ kind: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "encoding", "this is no text: it begins like \(kind)", at: range,
      hints: ["a document is a text file that begins with <layout>"])
  }

  static func utf16WithoutMark(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "encoding", "UTF-16 is read only with a byte order mark, and there is none",
      at: range, hints: ["save the document as UTF-8"])
  }

  static func declaredUTF16(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "encoding", "the declaration says UTF-16, but the bytes are UTF-8", at: range,
      hints: ["write encoding=\"UTF-8\", or leave it out"])
  }

  static func markContradicts(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "encoding",
      "the declaration says \(name), but the byte order mark is that of UTF-16", at: range,
      hints: ["write encoding=\"UTF-16\", or leave it out"])
  }

  static func invalidUTF8(byte: UInt8, at range: SourceRange) -> Self {
    let hex = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .error, "encoding",
      "documents are UTF-8, and the byte 0x\(hex.count < 2 ? "0" : "")\(hex) here is not",
      at: range,
      hints: ["the file was probably saved in another encoding, such as Latin-1: save it as UTF-8"])
  }

  static func invalidUTF16(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "encoding", "half a UTF-16 character stands here", at: range,
      hints: ["save the document as UTF-8"])
  }

  /// What is said where libxml2 gives up without a word, as without memory.
  static var unreadText: Self {
    Diagnostic(.error, "xml", "the text could not be read to its end", at: .start)
  }

  static func documentTooLarge(_ limits: Limits) -> Self {
    limit(
      .bytes,
      "a document holds at most \(limits.whole(.bytes)) bytes, and this one has more",
      at: .start)
  }

  static func tooDeep(_ limits: Limits, at range: SourceRange) -> Self {
    limit(
      .nesting, "at most \(limits.whole(.nesting)) elements can be nested in one another",
      of: limits, at: range)
  }

  static func tooManyBoxes(_ limits: Limits, at range: SourceRange) -> Self {
    limit(
      .boxes, "a document holds at most \(limits.whole(.boxes)) containers and items", at: range)
  }

  static func tooManyAttributes(at range: SourceRange) -> Self {
    limit("an element has at most \(MarkupLimits.attributes) attributes", at: range)
  }

  static func tooManyNamespaces(at range: SourceRange) -> Self {
    limit(
      "a document declares at most \(MarkupLimits.namespaces) XML namespaces", at: range)
  }

  static func valueTooLong(_ name: String, at range: SourceRange) -> Self {
    limit(
      "a value holds at most \(MarkupLimits.valueBytes) bytes, and '\(name)' has more", at: range)
  }

  package static func textTooLong(_ limits: Limits, at range: SourceRange) -> Self {
    limit(.itemText, "an item holds at most \(limits.whole(.itemText)) bytes of text", at: range)
  }

  /// - Parameters:
  ///   - left: How many others were found.
  ///   - areCounted: Whether those are all.
  package static func tooManyErrors(
    _ left: Int, areCounted: Bool, at range: SourceRange?
  ) -> Self {
    limit(
      "the first \(MarkupLimits.diagnostics) errors are reported, and there "
        + "\(left == 1 && areCounted ? "is" : "are") \(areCounted ? "" : "at least ")\(left) more",
      at: range)
  }

  private static func limit(_ message: String, at range: SourceRange?) -> Self {
    Diagnostic(.error, "limit", message, at: range)
  }
}
