import StrutCommandLine
import StrutCore
import StrutTemplate

/// What one document came to: what is printed for it, and how it counts for the end of the run.
struct DocumentReport: Sendable {
  /// Something for standard error.
  private struct Message {
    /// What makes it one mistake of several documents, with its place; `nil` for what concerns this one alone.
    var mistake: String?
    /// Complete lines.
    let text: String
  }

  private var parts: [Message] = []
  /// For standard output, complete lines.
  var output = ""
  /// How the run would end with this document alone.
  var status = ExitStatus.success
  /// Whether the document's picture took more time than there was.
  var isOverdue = false

  /// For standard error, complete lines.
  var messages: String { parts.map(\.text).joined() }

  /// For standard error, complete lines without the mistakes that another document has told.
  func messages(of document: String, besides common: inout CommonMistakes) -> String {
    var known: Set<String> = []
    return parts.filter { part in
      guard let mistake = part.mistake else { return true }
      guard known.insert(mistake).inserted else { return false }
      return common.tells(mistake, of: document)
    }.map(\.text).joined()
  }

  /// Whether there is nothing for standard error.
  var isEmpty: Bool { parts.isEmpty }

  /// Adds a line about what has been told.
  mutating func add(note line: String) { parts.append(Message(text: "  \(line)\n")) }

  /// Adds what another report tells, and how it counts.
  mutating func add(_ other: DocumentReport) {
    parts += other.parts
    output += other.output
    status = max(status, other.status)
    isOverdue = isOverdue || other.isOverdue
  }

  /// Adds a fault that is no diagnostic of the document.
  mutating func fail(_ status: ExitStatus, _ message: some CustomStringConvertible) {
    parts.append(Message(text: Console.errorLine(message) + "\n"))
    self.status = max(self.status, status)
  }

  /// Adds what is wrong with what was chosen of a document.
  mutating func add(usage faults: [UsageFault], of document: SourceText) {
    for fault in faults {
      fail(fault.isUnreadable ? .environment : .wrongUsage, "\(document.name): \(fault.text)")
    }
  }

  /// Adds what is wrong with a document, or with the libraries, tokens, strings and data that other documents may use, too.
  mutating func add(_ diagnostics: [Diagnostic], in source: SourceText) {
    for diagnostic in diagnostics {
      if diagnostic.severity == .error { dropWarning(of: diagnostic, in: source) }
      parts.append(
        Message(
          mistake: Self.mistake(diagnostic, in: source),
          text: diagnostic.description(in: source) + "\n"))
      if diagnostic.severity == .error {
        // What a layout could not prove is no error of the document.
        status = max(status, diagnostic.code == "fault" ? .internalFault : .wrongDocument)
      }
    }
  }

  /// Takes away the warning that says what is an error by now.
  private mutating func dropWarning(of error: Diagnostic, in source: SourceText) {
    var warning = error
    warning.severity = .warning
    guard let told = Self.mistake(warning, in: source) else { return }
    parts.removeAll { $0.mistake == told }
  }

  /// What makes a diagnostic one mistake, whichever document it is found in: a library is one itself.
  private static func mistake(_ diagnostic: Diagnostic, in source: SourceText) -> String? {
    guard let position = diagnostic.position(in: source) else { return nil }
    let file = (diagnostic.source ?? source).name
    return "\(file):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
      + diagnostic.message
  }
}
