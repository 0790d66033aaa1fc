/// One way into Strut for bytes that nobody has looked at.
///
/// The name is also that of its folder under `Fixtures/fuzz`.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A whole document: read, laid out, and its diagnostics printed.
  case markup
  /// The name of an attribute on the first line, its value after it: drawn.
  case values
  /// `vfl`, `constraint`, `stack`, `follow` or `metrics` on the first line, the statement after it: laid out.
  case statements
  /// A tree of boxes that the bytes choose, with numbers that hurt: drawn.
  case trees
  /// An image file of any kind: drawn.
  case images
  /// A font file of any kind: a text is drawn with it.
  case fonts
  /// The source of an image, such as a `data:` URI: drawn.
  case sources
  /// `json`, `jsonl` or `csv` on the first line, a file of values after it: read whole and row by row.
  case data
  /// A text with expressions in braces: expanded.
  case templates
  /// JSON: read, written and read again; as a golden record, as `strut.json`, as tokens, as strings.
  case json
  /// An HTTP request's first line and headers.
  case requests
  /// The subject of the calls in the first byte, then what they are given: what `import Strut` offers is called.
  case calls

  /// The folder with the target's corpus, from the package's root.
  public var folder: String { "Fixtures/fuzz/\(rawValue)" }
}
