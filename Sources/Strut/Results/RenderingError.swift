import FoundationEssentials
import StrutFormats

/// A document that is right, and still has no picture: the scale is none or makes it too large, or a library gave up.
public struct RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence without a full stop.
  public let description: String

  /// Creates an error from its sentence.
  package init(description: String) { self.description = description }

  /// Creates the error that a number is none that a picture can be scaled by.
  package init(noScale scale: Double) {
    let number = scale.isFinite ? DecimalNumber.string(scale) : "\(scale)"
    self.init(description: "the scale is a number above 0, not \(number)")
  }
}

extension RenderingError: LocalizedError {
  /// The ``description``.
  public var errorDescription: String? { description }
}
