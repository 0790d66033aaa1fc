import StrutCore

/// Limits that have to hold before libxml2 sees a document, because its own work grows with their square.
enum SyntaxLimits {
  /// The first limit that `source` breaks.
  static func check(_ source: SourceText) -> Diagnostic? {
    nil
  }
}
