import StrutBoxes
import StrutCore

/// One file that a document names: an image or a font.
package struct NamedFile: Hashable, Sendable {
  /// What the file is meant to be.
  package enum Purpose: Hashable, Sendable {
    /// An image of an item.
    case image
    /// A font of the document's texts, with what the document says about the face in it.
    case font(FontDescriptors)
  }

  /// What the file is meant to be.
  package let purpose: Purpose
  /// The path of the file, relative to the document; for an image possibly a `data:` URI.
  package let source: String
  /// The value of `src` in the document: where a missing file is reported.
  package let range: SourceRange
  /// Whether the picture is made with the file: fonts are, an image that only a `<style>` names is not
  /// until an item takes that style.
  package internal(set) var isShown: Bool

  /// Creates the mention of a file.
  package init(purpose: Purpose, source: String, range: SourceRange, isShown: Bool) {
    self.purpose = purpose
    self.source = source
    self.range = range
    self.isShown = isShown
  }
}

/// What a `<font>` says about the face in its file; what it leaves open is `nil` and comes from the file.
package struct FontDescriptors: Hashable, Sendable {
  /// The index of the face in a collection; `nil` for all of them.
  package var index: Int?
  /// The value of `index` in the document; `nil` where there is none.
  package var indexRange: SourceRange?
  /// The family name.
  package var family: String?
  /// CSS's weight, 1...1000.
  package var weight: Double?
  /// Upright or slanted.
  package var style: FontStyle?
  /// CSS's width in percent.
  package var stretch: Double?

  /// Creates descriptors; without arguments the file says everything.
  package init(
    index: Int? = nil, family: String? = nil, weight: Double? = nil, style: FontStyle? = nil,
    stretch: Double? = nil
  ) {
    self.index = index
    self.family = family
    self.weight = weight
    self.style = style
    self.stretch = stretch
  }
}
