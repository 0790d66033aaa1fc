import Strut
import StrutFormats

/// What is wrong with documents and with what configurations ask of them, so that a golden that no case draws may be that of a
/// case nevertheless.
package struct StaleGoldenDoubts {
  /// What is wrong besides documents and configurations; each once.
  package private(set) var errors: [String] = []
  /// What is wrong with configurations, such as a theme that one names in vain, as people read it; each once.
  package var faultsOfConfigurations: [String] {
    lacks.map { $0.text(others: (documentsOfLacks[$0.key]?.count ?? 1) - 1) }
  }
  /// What documents lack that a configuration asks for, each of the first document.
  private var lacks: [CaseResult.Fault.Lack] = []
  /// The documents that lack the same, by its key.
  private var documentsOfLacks: [String: Set<String>] = [:]
  /// What is wrong with documents, as people read it, each once.
  package private(set) var diagnostics: [String] = []
  /// The documents with which something is wrong.
  private var documents: Set<DocumentFile> = []
  private var told: Set<String> = []

  /// Draws the documents of some goldens, each of their cases once at whichever scale.
  ///
  /// - Parameters:
  ///   - stale: The goldens; where all of their documents are gone nothing is drawn.
  ///   - threadCount: How many threads draw.
  ///   - makeWorker: Called once on each thread.
  /// - Throws: ``ConfigurationError`` and ``FileError``.
  package init(
    _ stale: StaleGoldens, _ configurations: inout ConfigurationSearch, threadCount: Int,
    makeWorker: @escaping @Sendable () -> SnapshotDrawer
  ) throws {
    var seen: Set<DocumentFile> = []
    var entries: [SnapshotPlan.Entry] = []
    for entry in stale.entries where !entry.documentIsGone && seen.insert(entry.document).inserted {
      let matrices = try configurations.matrices(of: entry.document, imports: stale.imports)
      var looks: Set<SnapshotCase> = []
      entries.append(
        SnapshotPlan.Entry(
          document: entry.document,
          cases: matrices.flatMap(\.cases).filter { snapshotCase in
            // What is wrong may hang on everything but the scale.
            var look = snapshotCase
            look.scale = 1
            return looks.insert(look).inserted
          },
          configuration: try configurations.configuration(ofFolder: entry.document.folder),
          clash: matrices.lazy.compactMap(CaseClash.init).first))
    }
    guard !entries.isEmpty else { return }
    OrderedBatch(threadCount: threadCount).run(count: entries.count, makeWorker: makeWorker) {
      [entries] drawer, index in
      let entry = entries[index]
      return entry.cases.map(drawer.open(entry)).map(Finding.init)
    } receive: { index, findings in
      for finding in findings { add(finding, of: entries[index].document) }
    }
  }

  /// Whether nothing draws a golden for certain: its document is gone, or in order, and so is what configurations say.
  package func isStale(_ entry: StaleGoldens.Entry) -> Bool {
    entry.documentIsGone
      || errors.isEmpty && lacks.isEmpty && !documents.contains(entry.document)
  }

  /// What keeps one case from being drawn.
  private enum Finding: Sendable {
    case nothing
    case wrong([CaseResult.Fault])
    case broken(String)

    init(_ drawing: SnapshotRun.Drawing) {
      switch drawing {
      case .drawn, .empty: self = .nothing
      case .wrong(let faults): self = .wrong(faults)
      case .broken(let message): self = .broken(message)
      }
    }
  }

  private mutating func add(_ finding: Finding, of document: DocumentFile) {
    switch finding {
    case .nothing: break
    case .broken(let message): add(error: message)
    case .wrong(let faults):
      documents.insert(document)
      for fault in faults {
        // What is chosen of a document stands nowhere in it.
        if let lack = fault.lack {
          if documentsOfLacks[lack.key] == nil { lacks.append(lack) }
          documentsOfLacks[lack.key, default: []].insert(lack.document)
        } else if fault.line == nil {
          add(error: fault.text)
        } else if told.insert(fault.text).inserted {
          diagnostics.append(fault.text)
        }
      }
    }
  }

  private mutating func add(error text: String) {
    if told.insert(text).inserted { errors.append(text) }
  }
}
