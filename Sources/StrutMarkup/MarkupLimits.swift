import StrutLayout

/// How much one document may hold. Each limit keeps a hostile document from using the machine up, and each
/// has an error that names it.
public enum MarkupLimits {
  /// The most bytes of a document, as UTF-8.
  public static let documentBytes = 32 << 20
  /// The most elements that may be open at one place.
  public static let depth = 240
  /// The most `<container>` and `<item>` elements.
  public static let boxes = 200_000
  /// The most attributes of one element.
  public static let attributes = 200
  /// The most bytes of one attribute's value.
  public static let valueBytes = 8 << 20
  /// The most bytes of text in one item.
  public static let textBytes = 4 << 20
  /// The most XML namespace declarations (`xmlns`).
  public static let namespaces = 64
  /// The most errors of one document that are reported.
  public static let diagnostics = 1000
  /// The largest number of a value in either direction; larger ones count as this one, as lengths do in browsers.
  public static let number = LengthLimit.points
  /// The largest size of a font in points; larger ones count as this one, as in Chromium.
  public static let fontSize = 10_000.0
}
