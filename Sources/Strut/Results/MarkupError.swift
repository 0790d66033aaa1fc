import FoundationEssentials
import StrutCore

/// A document that is wrong: everything that is wrong with it, with the places.
public struct MarkupError: Error, Sendable, CustomStringConvertible {
  /// Errors and warnings in the order of the text; at least one is an error.
  public let diagnostics: [Diagnostic]
  /// The document's text, which the ranges of the diagnostics point into.
  public let source: SourceText

  /// Creates an error from what is wrong with a document.
  public init(diagnostics: [Diagnostic], source: SourceText) {
    self.diagnostics = diagnostics
    self.source = source
  }

  /// The diagnostics as `strut check` prints them, one below the other.
  public var description: String {
    diagnostics.map { $0.description(in: source) }.joined(separator: "\n")
  }
}

extension MarkupError: LocalizedError {
  /// The ``description``.
  public var errorDescription: String? { description }
}
