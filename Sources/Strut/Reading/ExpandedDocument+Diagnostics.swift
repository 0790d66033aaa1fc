import StrutCore
import StrutTemplate

extension ExpandedDocument {
  /// Whether the document cannot be drawn for what expanding found.
  var isWrong: Bool {
    !usageFaults.isEmpty || diagnostics.contains { $0.severity == .error }
  }

  /// What is wrong with what a program chose, as diagnostics without a place.
  var usageDiagnostics: [Diagnostic] {
    usageFaults.map { Diagnostic(.error, "usage", $0.textForPrograms, at: nil) }
  }

  /// Everything that is wrong with a document, in the order of the document: what expanding found, and what the later
  /// stages found in the plain text.
  ///
  /// - Parameter found: Diagnostics of the plain text.
  func joined(_ found: [Diagnostic], in text: SourceText) -> [Diagnostic] {
    var found = found.sortedByPlace
    if lacksStyles { found.removeAll { $0.code == "unknown-style" } }
    guard let origins = text.origins else {
      return diagnostics.isEmpty ? found : (diagnostics + found).sortedByPlace
    }
    var all = zip(diagnostics, orders).map { (order: $1, diagnostic: $0) }
    // What is wrong may be the use: a misspelt attribute would be told twice.
    if found.contains(where: { $0.severity == .error }) {
      all.removeAll { $0.diagnostic.code == "unused" }
    }
    for diagnostic in found {
      let order = diagnostic.range.map { origins.documentOffset(of: $0.lowerBound) } ?? 0
      all.append((order, diagnostic.traced(through: text)))
    }
    let sorted = all.enumerated().sorted { a, b in
      (a.element.order, a.offset) < (b.element.order, b.offset)
    }
    return sorted.map(\.element.diagnostic).withoutRepetitions
  }
}
