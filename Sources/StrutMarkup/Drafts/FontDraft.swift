import StrutBoxes
import StrutCore

/// A `<font>` while its attributes are applied.
struct FontDraft {
  var source: String?
  var range = SourceRange.start
  var family: String?
  var weight: Double?
  var style: FontStyle?
  var stretch: Double?

  /// The declaration, `nil` where the file is missing.
  var declaration: FontDeclaration? {
    source.map {
      FontDeclaration(
        source: $0, range: range, family: family, weight: weight, style: style, stretch: stretch)
    }
  }
}
