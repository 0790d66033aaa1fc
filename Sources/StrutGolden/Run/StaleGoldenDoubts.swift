import Strut
import StrutFormats

/// What is wrong with documents and with what configurations ask of them, so that a golden that no case draws may be that of a
/// case nevertheless.
package struct StaleGoldenDoubts {
  /// What is wrong besides documents, such as a theme that a configuration names in vain; each once.
  package var errors: [String] {
    others
      + lacks.map { lack in
        lack.text(others: (documentsOfLacks[lack.key]?.count ?? 1) - 1)
      }
  }
  private var others: [String] = []
  /// What documents lack that a configuration asks for, each of the first document.
  private var lacks: [CaseResult.Fault.Lack] = []
  /// The documents that lack the same, by its key.
  private var documentsOfLacks: [String: Set<String>] = [:]
  /// What is wrong with documents, as people read it, each once.
  package private(set) var diagnostics: [String] = []
  /// The documents with which something is wrong.
  private var documents: Set<DocumentFile> = []
  private var told: Set<String> = []

  /// Draws the documents of some goldens, each once in each theme.
  ///
  /// - Throws: ``ConfigurationError`` and ``FileError``.
  package init(
    _ stale: StaleGoldens, _ configurations: inout ConfigurationSearch, _ drawer: SnapshotDrawer
  ) throws {
    var seen: Set<DocumentFile> = []
    for entry in stale.entries where !entry.documentIsGone && seen.insert(entry.document).inserted {
      let document = entry.document
      let cases = try configurations.matrices(of: document, imports: drawer.resources.imports)
        .flatMap(\.cases)
      let draw = drawer.open(
        SnapshotPlan.Entry(
          document: document, cases: cases,
          configuration: try configurations.configuration(ofFolder: document.folder)))
      var themes: Set<String?> = []
      for snapshotCase in cases where themes.insert(snapshotCase.theme).inserted {
        add(draw(snapshotCase), of: document)
      }
    }
  }

  /// Whether nothing draws a golden for certain: its document is in order, and so is what configurations say.
  package func isStale(_ entry: StaleGoldens.Entry) -> Bool {
    errors.isEmpty && !documents.contains(entry.document)
  }

  private mutating func add(_ drawing: SnapshotRun.Drawing, of document: DocumentFile) {
    switch drawing {
    case .drawn, .empty: break
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
    if told.insert(text).inserted { others.append(text) }
  }
}
