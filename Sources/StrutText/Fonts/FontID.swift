/// A font at a size as the text engine that made it knows it: an index into its table of fonts.
package struct FontID: Hashable, Sendable {
  /// The index into the table.
  package let rawValue: Int32

  /// Creates the id with an index.
  package init(_ index: Int) { rawValue = Int32(index) }
}
