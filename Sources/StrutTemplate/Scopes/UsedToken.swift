import StrutCore

/// A token that a document used, as its theme has it.
package struct UsedToken: Sendable {
  /// The name.
  package let name: String
  /// The name of the token that is defined at its place: another one where its group extends that of this one.
  package let writtenName: String
  /// The theme that says its value; `base` for none.
  package let theme: String
  /// The value as it stands in attributes.
  package let value: String
  /// The value as it is written where the token is defined; a pointer to another token as the name of that one in braces.
  package let written: String
  /// The file in which it is defined.
  package let source: SourceText
  /// Where its value stands there.
  package let range: SourceRange
}
