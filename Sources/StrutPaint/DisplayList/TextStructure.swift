/// What is told apart in a text whose lines and links are marked.
package struct TextStructure: Hashable, Sendable {
  /// For the images of the text that mean something the indices of their elements in ``DisplayList/elements``, by their
  /// indices among the text's images.
  package var imageElements: [Int: Int]
  /// The same for the spans of the text that are told apart, by their indices among its spans.
  package var spanElements: [Int: Int]

  /// Creates a structure.
  package init(imageElements: [Int: Int] = [:], spanElements: [Int: Int] = [:]) {
    self.imageElements = imageElements
    self.spanElements = spanElements
  }
}
