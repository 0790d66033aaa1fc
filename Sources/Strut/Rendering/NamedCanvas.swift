import StrutMarkup

/// A canvas that golden runs draw a document on.
package struct NamedCanvas: Sendable {
  /// The name of its viewport; `nil` for the canvas that the document has itself.
  package var name: String?
  /// Its width in points; `nil` for that of the document.
  package var width: Double?
  /// What replaces the canvas of the document; `nil` for nothing.
  package var overrides: CanvasOverrides?

  /// The canvas that the document has itself.
  package init() {}

  /// The canvas of a viewport.
  package init(name: String, width: Double, overrides: CanvasOverrides) {
    self.name = name
    self.width = width
    self.overrides = overrides
  }
}

extension ParsedSource {
  /// Whether the document gives itself a width, which a look at it as it is written takes.
  var hasOwnWidth: Bool {
    guard let tree = document.tree, let root = tree.elements.first else { return false }
    return root.attributes.contains { index in
      document.source.text(in: tree.attributes[Int(index)].name) == "width"
    }
  }
}
