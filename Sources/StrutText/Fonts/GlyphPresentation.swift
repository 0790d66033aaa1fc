/// What decides whether a character is shown as a picture in colours or as a letter.
enum GlyphPresentation: UInt8 {
  /// Nothing: the fonts of the text in their order.
  case none
  /// The character's own default, a picture.
  case picture
  /// U+FE0F after it: a picture.
  case requestedPicture
  /// U+FE0E after it: a letter.
  case requestedText
}
