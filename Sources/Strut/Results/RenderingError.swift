import FoundationEssentials
import StrutFormats

/// A document that is right, and still has no picture.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The scale is no number above 0, or makes the picture too large.
  case scale(String)
  /// A limit of a ``Renderer`` was passed, which the sentence names.
  case limit(String)
  /// Something else stands in the way, such as a library that gave up.
  case fault(String)

  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .scale(let text), .limit(let text), .fault(let text): text
    }
  }

  /// Creates an error from its sentence.
  package init(description: String) { self = .fault(description) }

  /// Creates the error that a number is none that a picture can be scaled by.
  package init(noScale scale: Double) {
    let number = scale.isFinite ? DecimalNumber.string(scale) : "\(scale)"
    self = .scale("the scale is a number above 0 and up to \(PictureScale.largest), not \(number)")
  }
}

extension RenderingError: LocalizedError {
  /// The ``description``.
  public var errorDescription: String? { description }
}
