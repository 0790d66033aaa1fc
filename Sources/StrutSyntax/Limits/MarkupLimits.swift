import StrutCore

/// How much one document may hold. Each limit keeps a hostile document from using the machine up, and each
/// has an error that names it. Those that can be set are in ``Limit``; here are their usual values, and the fixed ones.
package enum MarkupLimits {
  /// The most bytes of a document, as UTF-8.
  package static var documentBytes: Int { Int(Limit.bytes.usual) }
  /// The most elements that may be open at one place.
  package static var depth: Int { Int(Limit.nesting.usual) }
  /// The most `<container>` and `<item>` elements.
  package static var boxes: Int { Int(Limit.boxes.usual) }
  /// The most attributes of one element.
  package static let attributes = 200
  /// The most bytes of one attribute's value.
  package static let valueBytes = 8 << 20
  /// The most bytes of text in one item.
  package static var textBytes: Int { Int(Limit.itemText.usual) }
  /// The most XML namespace declarations (`xmlns`).
  package static let namespaces = 64
  /// The most errors of one document that are reported.
  package static let diagnostics = 1000
  /// The largest number of a value in either direction; larger ones count as this one, as lengths do in browsers.
  package static let number = LengthLimit.points
  /// The largest size of a font in points; larger ones count as this one, as in Chromium.
  package static let fontSize = 10_000.0
}
