/// An image as the store that decoded it knows it: an index into its table of images.
package struct ImageID: Hashable, Sendable {
  /// The index into the table.
  package let rawValue: Int32

  /// Creates the id with an index.
  package init(_ index: Int) { rawValue = Int32(index) }
}
