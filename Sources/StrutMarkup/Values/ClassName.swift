import StrutCore

/// One name in a `class` attribute.
struct ClassName: Sendable {
  var name: String
  /// The place in the document.
  var range: SourceRange
}
