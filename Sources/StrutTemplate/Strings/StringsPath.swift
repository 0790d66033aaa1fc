/// The path of the strings of languages, seen from the document's folder.
package struct StringsPath: Hashable, Sendable {
  /// What stands before the language.
  package let before: String
  /// What stands after it.
  package let after: String
}
