import StrutCore

/// What a character is that no font has.
public enum MissingGlyphs: Hashable, Sendable {
  /// A warning; a box is drawn in its place.
  case warning
  /// An error: there is no picture.
  case error

  /// The severity of the diagnostic.
  var severity: Diagnostic.Severity { self == .error ? .error : .warning }
}
