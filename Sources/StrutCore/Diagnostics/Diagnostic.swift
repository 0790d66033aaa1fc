/// One problem in a document, addressed to the person who wrote the document.
public struct Diagnostic: Hashable, Sendable {
  /// Whether the document can still be drawn.
  public enum Severity: String, Hashable, Sendable {
    /// The document is wrong and is not drawn.
    case error
    /// The document is drawn, but probably not as its author meant it.
    case warning
  }

  /// Stable name of the problem: what tests, goldens and documentation refer to.
  public struct Code: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name in words joined by hyphens, such as `unknown-attribute`.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a code from its name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// Whether the document can still be drawn.
  public var severity: Severity
  /// The stable name of the problem.
  public var code: Code
  /// What was found and what it applies to; one sentence without a full stop.
  public var message: String
  /// The text at fault; `nil` only when no document is involved.
  public var range: SourceRange?
  /// What to do next, one sentence each.
  public var hints: [String]
  /// The file at fault, where it is not the document itself: a library, data, tokens.
  public var source: SourceText?
  /// The way from the document to the fault, innermost first: `used by <Badge> at orders.xml:18:9`; empty where there
  /// is none.
  public var trace: [String] = []
  /// The place as people count it, where the diagnostic came with a layout or a picture; in a file of the program that
  /// made the tree, or in the file at fault. `nil` where a text is needed to tell it: `MarkupError.position(of:)`.
  public package(set) var position: SourcePosition?

  /// A place that the message names by its line: who knows it better than by the line of a text that a program never saw
  /// says it anew. `nil` where the message names none.
  package var namedPlace: SourceRange?

  /// Creates a diagnostic from its parts.
  package init(
    _ severity: Severity, _ code: Code, _ message: String, at range: SourceRange?,
    hints: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.hints = hints
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The place where it is known, the severity and the message: `App/Receipt.swift:14: warning: …`. Files of a program
  /// have no columns.
  public var description: String {
    let place = position.map { place in
      let column = source == nil && place.file != nil ? "" : ":\(place.column)"
      return (place.file.map { "\($0):" } ?? "") + "\(place.line)\(column): "
    }
    return "\(place ?? "")\(severity.rawValue): \(message)".escapingControls
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order of the text; those of one place stay in their order.
  package var sortedByPlace: [Diagnostic] {
    enumerated().sorted { a, b in
      let first = a.element.range?.lowerBound ?? 0
      let second = b.element.range?.lowerBound ?? 0
      return (first, a.offset) < (second, b.offset)
    }.map(\.element)
  }
}
