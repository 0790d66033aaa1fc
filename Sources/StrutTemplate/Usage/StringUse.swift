import StrutCore

/// A string of a document, with whether the document uses it: other documents may share its file.
package struct StringUse: Sendable {
  /// The name that expressions ask for it by.
  package let key: String
  /// Whether an expression asks for it, or may.
  package let isUsed: Bool
  /// What is said of it where no document uses it, at its place in the file of strings.
  package let warning: Diagnostic
}
