/// A document that is right, and still has no picture: the scale makes it too large, or a library gave up.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop.
  public let description: String

  /// Creates an error from its sentence.
  package init(description: String) { self.description = description }
}
