import FoundationEssentials
import StrutCore

/// A document that is wrong: everything that is wrong with it, with the places.
public struct MarkupError: Error, Sendable, CustomStringConvertible {
  /// Errors and warnings in the order of the text; at least one is an error.
  public let diagnostics: [Diagnostic]
  /// The document's text, which the ranges of the diagnostics point into.
  public let source: SourceText
  /// Where the parts of the source come from that a program made.
  private var origins: MarkupSource?

  /// Creates an error from what is wrong with a document.
  package init(diagnostics: [Diagnostic], source: SourceText) {
    self.diagnostics = diagnostics.map(\.forPrograms)
    self.source = source
  }

  init(diagnostics: [Diagnostic], source: SourceText, origins: MarkupSource?) {
    self.init(
      diagnostics: origins.map { diagnostics.map($0.retold) } ?? diagnostics, source: source)
    self.origins = origins
  }

  /// The error with other words in place of a hint.
  func replacing(hint: String, with other: String) -> MarkupError {
    let told = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.hints = diagnostic.hints.map { $0 == hint ? other : $0 }
      return diagnostic
    }
    var error = MarkupError(diagnostics: told, source: source)
    error.origins = origins
    return error
  }

  /// The diagnostics as `strut check` prints them, one below the other.
  public var description: String {
    diagnostics.map { origins?.description(of: $0) ?? $0.description(in: source) }
      .joined(separator: "\n")
  }

  /// The place of a diagnostic: in the document, or in the program that made it.
  public func position(of diagnostic: Diagnostic) -> SourcePosition? {
    guard let range = diagnostic.range else { return nil }
    return origins?.position(of: range) ?? source.position(at: Int(range.lowerBound))
  }
}

extension MarkupError: LocalizedError {
  /// The ``description``.
  public var errorDescription: String? { description }
}
