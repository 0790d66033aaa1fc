import StrutCore

/// Why a placed document has no picture.
package enum DrawingError: Error {
  /// The document asks for more, or less, than a surface can be.
  case document(Diagnostic)
  /// Drawing takes more time than there is.
  case overdue(Diagnostic)
  /// Only the scale makes the surface too large.
  case scale(String)
  /// A library that the picture needs is not installed.
  case environment(String)
  /// A fault of Strut or of a library that it draws with.
  case fault(String)
}
