import StrutCore

/// Why an expression could not be read or has no value, and what is wrong with a file of values.
package struct TemplateFault: Error, Sendable {
  /// What kind of fault it is.
  package enum Kind: String, Sendable {
    /// The expression does not follow the grammar.
    case syntax = "expression-syntax"
    /// Nothing has that name.
    case unknownName = "unknown-name"
    /// A record lacks a field: what `??` catches.
    case missingField = "missing-field"
    /// An index is out of range: what `??` catches.
    case indexOutOfRange = "index-out-of-range"
    /// A value is of a kind that does not fit.
    case wrongType = "wrong-type"
    /// A calculation without result.
    case arithmetic = "arithmetic"
    /// A bound is reached.
    case limit = "limit"
    /// A message, a locale or a style of formatting is wrong.
    case message = "message"
    /// Names refer to each other in a circle.
    case circle = "circle"
    /// A file of data, tokens or strings is not what its format asks for.
    case data = "data"
    /// A name that is deprecated is used: a warning.
    case deprecated = "deprecated"
    /// A condition holds with what it was probably not meant to hold with: a warning.
    case condition = "condition"
    /// Values are compared that never are equal: a warning.
    case comparison = "comparison"
    /// A text is probably not the one that was meant: a warning.
    case text = "text"
  }

  /// What kind of fault it is.
  package var kind: Kind
  /// What was found; one sentence without a full stop.
  package var message: String
  /// The first wrong token in the file in which the expression is written.
  package var range: SourceRange
  /// What to do next.
  package var hints: [String]
  /// Where the value at fault stands in a file of data.
  package var origin: ValueOrigin?
  /// The file that `range` lies in, where it is not that of the expression: one of tokens or of strings.
  package var source: DataSource?
  /// The part of the expression that uses what is wrong in another file.
  package var usedAt: SourceRange?
  /// The field that a record lacks and those that it has, where somebody reads the hints or `??` goes on with its other side.
  var lacking: (field: String, names: [String])?

  /// Creates a fault.
  package init(
    _ kind: Kind, _ message: String, at range: SourceRange, hints: [String] = [],
    origin: ValueOrigin? = nil
  ) {
    self.kind = kind
    self.message = message
    self.range = range
    self.hints = hints
    self.origin = origin
  }

  /// Whether `??` goes on with its right side.
  package var isCaught: Bool { kind == .missingField || kind == .indexOutOfRange }

  /// The fault as a diagnostic of the file in which it stands.
  package func diagnostic(_ severity: Diagnostic.Severity = .error) -> Diagnostic {
    var diagnostic = Diagnostic(
      severity, Diagnostic.Code(rawValue: kind.rawValue), message, at: range, hints: hints)
    diagnostic.source = source?.text
    return diagnostic
  }
}

extension TemplateFault {
  /// A value is missing for a reason that has been told.
  static func told(at range: SourceRange) -> TemplateFault {
    TemplateFault(.unknownName, "", at: range)
  }

  /// Whether the reason has been told.
  var isTold: Bool { message.isEmpty }
}
