import StrutCore

/// What was found wrong while a document is expanded, each mistake with the way there.
final class TemplateReport {
  /// A place in a file.
  struct Place {
    /// The file.
    let file: SourceText
    /// Its index; 0 is the document.
    let index: Int32
    /// The innermost step on the way there; -1 for none.
    let way: Int32
  }

  private struct Entry {
    var diagnostic: Diagnostic
    let place: Place
    let order: Int32
  }

  private var entries: [Entry] = []
  /// Where each file was first named in the document, by its index.
  private var imports: [Int32: Int32] = [:]
  /// What is wrong with what the command chose, and not with the document.
  private(set) var usageFaults: [String] = []
  /// Whether something is so wrong that nothing more is expanded.
  private(set) var isStopped = false
  /// Whether an error was reported.
  private(set) var hasErrors = false

  /// Adds a diagnostic at a place in a file.
  ///
  /// - Parameter order: Where in the document it counts; the place itself in the document's own file.
  func add(_ diagnostic: Diagnostic, at place: Place, order: Int32? = nil) {
    if diagnostic.severity == .error { hasErrors = true }
    let own = diagnostic.range?.lowerBound ?? 0
    let order = order ?? (place.index == 0 ? own : imports[place.index] ?? 0)
    entries.append(Entry(diagnostic: diagnostic, place: place, order: order))
  }

  /// Adds an error after which nothing more is expanded.
  func stop(_ diagnostic: Diagnostic, at place: Place, order: Int32? = nil) {
    guard !isStopped else { return }
    add(diagnostic, at: place, order: order)
    isStopped = true
  }

  /// Adds something that is wrong with what the command chose.
  func addUsage(_ message: String) {
    if !usageFaults.contains(message) { usageFaults.append(message) }
  }

  /// Notes where in the document a file comes from.
  func note(file: Int32, at offset: Int32) {
    if imports[file] == nil { imports[file] = offset }
  }

  /// Where in the document a file comes from.
  func offset(of file: Int32) -> Int32 { imports[file] ?? 0 }

  /// The diagnostics in the order of the document.
  ///
  /// - Parameter lines: The way to a step in words, innermost first.
  func diagnostics(lines: (Int32) -> [String]) -> [(diagnostic: Diagnostic, order: Int32)] {
    entries.enumerated().sorted { a, b in
      (a.element.order, a.offset) < (b.element.order, b.offset)
    }.map { _, entry in
      var diagnostic = entry.diagnostic
      if entry.place.index != 0, diagnostic.source == nil { diagnostic.source = entry.place.file }
      if diagnostic.trace.isEmpty { diagnostic.trace = lines(entry.place.way) }
      return (diagnostic, entry.order)
    }
  }
}
