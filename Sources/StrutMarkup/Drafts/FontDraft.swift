import StrutCore

/// A `<font>` while its attributes are applied.
struct FontDraft {
  var source: String?
  var range = SourceRange.start
  var descriptors = FontDescriptors()

  /// The font file, `nil` where none is named.
  var file: NamedFile? {
    source.map {
      NamedFile(purpose: .font(descriptors), source: $0, range: range, isShown: true)
    }
  }
}
