import StrutCore

/// Parses documents: bytes to text to syntax.
package enum DocumentParser {
  /// Parses the bytes of a document.
  ///
  /// Never fails: what is wrong with the text is in the diagnostics of the result.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is; see the reference for encodings and limits.
  ///   - name: The name that diagnostics print.
  ///   - limits: How large the document may be.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func parse(
    _ bytes: [UInt8], name: String, limits: Limits = Limits()
  ) -> ParsedDocument {
    let (source, encodingFault) = DocumentDecoder.decode(bytes, name: name, limits: limits)
    if let encodingFault {
      return ParsedDocument(
        source: source, tree: nil, isComplete: false, diagnostics: [encodingFault])
    }
    return parsed(readSyntax(of: source, limits), of: source)
  }

  /// What reading a text gave, as a document that says why it ends early where it does.
  static func parsed(_ syntax: SyntaxResult, of source: SourceText) -> ParsedDocument {
    // Whatever libxml2's reason: a text that was not read to its end is never a document.
    let isUnexplained = !syntax.isComplete && syntax.diagnostics.isEmpty
    var document = ParsedDocument(
      source: source, tree: syntax.tree, isComplete: syntax.isComplete,
      diagnostics: isUnexplained ? [.unreadText] : syntax.diagnostics)
    document.losesNesting = syntax.losesNesting
    return document
  }

  private static func readSyntax(of source: SourceText, _ limits: Limits) -> SyntaxResult {
    if let fault = SyntaxLimits.check(source) {
      var result = SyntaxResult()
      result.diagnostics = [fault]
      return result
    }
    var result = SyntaxReader.read(source, limits: limits)
    if let fault = result.fault {
      let inspection = SyntaxInspector.faults(of: source, libraryFault: fault)
      result.diagnostics += inspection.faults
      result.losesNesting = inspection.losesNesting
    }
    return result
  }
}
