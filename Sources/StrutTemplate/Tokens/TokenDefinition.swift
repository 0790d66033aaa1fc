import StrutCore
import StrutFormats

/// A token as a file in the Design Tokens format defines it.
///
/// Its value may use other tokens, which a theme may override: it is worked out where it is used, among the tokens that are
/// there.
package struct TokenDefinition: Sendable {
  /// What the file says is the value.
  enum Content: Sendable {
    /// A value as it is written; a text in braces names another token.
    case value(JSONValue)
    /// `$ref`: a place in the document, by a JSON pointer.
    case pointer(String, SourceRange)
  }

  /// The names of the groups and of the token, joined by dots. That of a `$root` is the name of its group.
  package let name: String
  /// The name of the token that the file defines there: another one where a group has it of one that it extends.
  package let writtenName: String
  /// Whether the token is the `$root` of its group.
  package let isRoot: Bool
  /// Where its name stands.
  package let nameRange: SourceRange
  /// Where its value stands.
  package let valueRange: SourceRange
  /// The file.
  package let source: DataSource
  /// Why the token is not to be used any more, an empty text where the file does not say; `nil` where it is.
  package let deprecation: String?
  let content: Content
  /// The type as it is written, its own or that of the nearest group.
  let writtenType: (name: String, range: SourceRange)?
  /// Whether the token says its type itself, which that of a token it names must be, too (§5.2.2: that comes before the type of
  /// the group).
  let saysType: Bool

  /// Whether the token is a `typography`, of which the document makes a style.
  package func isTypography(in tokens: some TokenLookup) -> Bool {
    (try? type(in: tokens)) == .typography
  }

  /// The name of the style that a `typography` becomes: white space, which parts the names of a class, is `-`.
  package var styleName: String {
    String(name.map { $0.isWhitespace ? "-" : $0 })
  }
}

/// The tokens among which a token is worked out: those of the base, with what a theme puts in their place.
package protocol TokenLookup {
  /// The value of the token called `name`; `nil` where there is none. Throws where it has no value, as in a circle.
  func value(ofToken name: String, at range: SourceRange) throws(TemplateFault) -> TemplateValue?
  /// How a file defines the token called `name`; `nil` where there is none or it stands in a document.
  func definition(ofToken name: String) -> TokenDefinition?
  /// The names of all tokens.
  var tokenNames: [String] { get }
  /// Whether names of tokens begin with `name` and a dot.
  func isGroup(_ name: String) -> Bool
  /// The token that a name most probably was meant to be; `nil` for none.
  func nearest(to name: String) -> String?
}

extension TokenLookup {
  package func isGroup(_ name: String) -> Bool {
    tokenNames.contains { $0.hasPrefix(name + ".") }
  }

  package func nearest(to name: String) -> String? { nearestName(to: name, among: tokenNames) }
}
