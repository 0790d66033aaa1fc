/// A piece of Swift source that means something: comments and the text of strings are none.
struct SwiftToken: Equatable {
  /// What a token is.
  enum Kind {
    /// A name or a keyword.
    case word
    /// A name in backticks, never a keyword.
    case quotedName
    /// A number, a string or a regular expression; its text is empty.
    case literal
    /// One character of punctuation.
    case mark
  }

  let kind: Kind
  let text: String
  /// The line in the file, from 1.
  let line: Int

  /// Whether this is the mark `character`.
  func isMark(_ character: String) -> Bool { kind == .mark && text == character }

  /// Whether this is the keyword `keyword`.
  func isWord(_ keyword: String) -> Bool { kind == .word && text == keyword }

  /// Whether this is a word or a name in backticks.
  var isName: Bool { kind == .word || kind == .quotedName }
}
