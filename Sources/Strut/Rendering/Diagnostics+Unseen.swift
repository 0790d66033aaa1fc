import StrutCore

extension [Diagnostic] {
  /// Adds what is wrong with what is written, wherever nothing is told yet, in the order of the document.
  mutating func merge(unseen: [Diagnostic]) {
    let told = Set(map(DiagnosticPlace.init))
    var waiting = unseen.filter { !told.contains(DiagnosticPlace($0)) }.sortedByPlace[...]
    var merged: [Diagnostic] = []
    for diagnostic in self {
      if diagnostic.source == nil, let range = diagnostic.range {
        let earlier = waiting.prefix { ($0.range?.lowerBound ?? 0) < range.lowerBound }
        merged += earlier
        waiting = waiting.dropFirst(earlier.count)
      }
      merged.append(diagnostic)
    }
    self = merged + waiting
  }
}

/// Where a diagnostic points.
private struct DiagnosticPlace: Hashable {
  let range: SourceRange?
  let file: String?

  init(_ diagnostic: Diagnostic) {
    range = diagnostic.range
    file = diagnostic.source?.name
  }
}
