/// The names of the elements that the limit of boxes counts.
package enum BoxNames {
  /// Whether bytes are such a name.
  package static func contains(_ name: some Sequence<UInt8>) -> Bool {
    name.elementsEqual("item".utf8) || name.elementsEqual("container".utf8)
  }
}
