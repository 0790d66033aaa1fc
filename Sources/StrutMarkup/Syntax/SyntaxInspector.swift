import StrutCore

/// Explains why a text is not well-formed XML.
enum SyntaxInspector {
  /// The faults of a text that libxml2 did not accept; at least one.
  static func faults(
    of source: SourceText, libraryFault: SyntaxResult.Fault
  ) -> [Diagnostic] {
    [Diagnostic(.error, "xml", libraryFault.message, at: .start)]
  }
}
