import StrutBoxes

/// A font file that a document or a program adds, and what it says about it.
///
/// What is `nil` comes from the file.
package struct FontDeclaration: Hashable, Sendable {
  /// The path of the file, resolved.
  package var path: String
  /// The index of the face in a collection; `nil` for all of them.
  package var index: Int?
  /// The family's name.
  package var family: String?
  /// CSS's weight.
  package var weight: Double?
  /// Upright or slanted.
  package var style: FontStyle?
  /// CSS's width in percent.
  package var stretch: Double?

  /// Creates a declaration.
  package init(
    path: String, index: Int? = nil, family: String? = nil, weight: Double? = nil,
    style: FontStyle? = nil,
    stretch: Double? = nil
  ) {
    self.path = path
    self.index = index
    self.family = family
    self.weight = weight
    self.style = style
    self.stretch = stretch
  }
}
