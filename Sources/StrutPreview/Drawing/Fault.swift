import StrutCore
import StrutFormats
import StrutGolden

/// One thing that is wrong with a document, at its place.
struct Fault: Hashable, Sendable {
  /// Whether the document can still be drawn.
  var severity: Diagnostic.Severity
  /// The line, from 1; 0 for none.
  var line = 0
  /// The column in Unicode scalars, from 1; 0 for none.
  var column = 0
  /// What is wrong.
  var message: String
  /// What to do.
  var hints: [String] = []
  /// The file, seen from the document's folder; `nil` for the document itself.
  var file: String?
  /// The way from the document to the place.
  var trace: [FaultStep] = []
  /// The line of the file, with the wrong text in it; `nil` for none.
  var excerpt: FaultExcerpt?

  var json: JSONValue {
    var members = [
      JSONMember("severity", .text(severity.rawValue)), JSONMember("line", .number(line)),
      JSONMember("column", .number(column)), JSONMember("message", .text(message)),
      JSONMember("hints", .list(hints.map { .text($0) })),
    ]
    if let file { members.append(JSONMember("file", .text(file))) }
    if let excerpt { members.append(JSONMember("excerpt", excerpt.json)) }
    if !trace.isEmpty { members.append(JSONMember("trace", .list(trace.map(\.json)))) }
    return JSONValue(.object(members))
  }
}

extension Fault {
  /// A diagnostic at its place in `source`.
  init(_ diagnostic: Diagnostic, in source: SourceText) {
    let place = diagnostic.position(in: source)
    self.init(
      severity: diagnostic.severity, line: place?.line ?? 0, column: place?.column ?? 0,
      message: diagnostic.message, hints: diagnostic.hints)
    file = diagnostic.source.map { SourceFileNames.shown($0.name, from: source.name) }
    trace = diagnostic.trace.map { FaultStep($0, from: source.name) }
    excerpt = diagnostic.range.flatMap {
      FaultExcerpt(of: $0, in: diagnostic.source ?? source)
    }
  }

  /// What is wrong with a `strut.json`, which is no place in the document.
  static func faults(of error: ConfigurationError) -> [Fault] {
    error.diagnostics.map { diagnostic in
      var fault = Fault(diagnostic, in: error.source)
      fault.message = "\(error.source.name):\(fault.line):\(fault.column): \(fault.message)"
      (fault.line, fault.column, fault.excerpt) = (0, 0, nil)
      return fault
    }
  }

  /// A fault of no place in the document.
  init(_ message: String) { self.init(severity: .error, message: message) }
}
