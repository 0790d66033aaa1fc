import Strut
import StrutComparison
import StrutCore
import StrutFormats

/// What a run is asked for, worked out: which documents it draws in which cases.
package struct SnapshotPlan: Sendable {
  /// One document with its cases.
  package struct Entry: Sendable {
    /// The document.
    package var document: DocumentFile
    /// The cases that are drawn.
    package var cases: [SnapshotCase]
    /// Everything that is declared for the document.
    package var configuration: Configuration
    /// What keeps all of it from being drawn: two cases of one name.
    package var clash: CaseClash?

    /// Joins a document with what is drawn of it.
    package init(
      document: DocumentFile, cases: [SnapshotCase], configuration: Configuration,
      clash: CaseClash? = nil
    ) {
      self.document = document
      self.cases = cases
      self.configuration = configuration
      self.clash = clash
    }
  }

  /// The documents, in the order of their paths.
  package private(set) var entries: [Entry] = []
  /// How many documents there are before filter and shard.
  package let documentCount: Int
  /// Whether nothing is drawn in any part of the run.
  package private(set) var isEmptyAsWhole = true
  /// A digest of what the whole run is asked for, the same in all of its parts.
  package private(set) var configuration = ""

  /// Chooses from what was found.
  ///
  /// - Parameters:
  ///   - search: The documents.
  ///   - configurations: Where their configurations come from.
  ///   - filters: Snapshots whose names none of them fits are left out; without any all are drawn.
  ///   - shard: The part of the documents that this run draws.
  ///   - folder: The folder that names are relative to.
  ///   - imports: What the documents share.
  /// - Throws: ``ConfigurationError``, ``FileError``, and ``SnapshotPlanFault`` where the declared axes give two pictures of a
  ///   document one name.
  package init(
    _ search: DocumentSearch, _ configurations: inout ConfigurationSearch, filters: [NameFilter],
    shard: Shard?, namesFrom folder: String, imports: SharedTemplateFiles
  ) throws {
    documentCount = search.documents.count
    for document in search.documents {
      let configuration = try configurations.configuration(ofFolder: document.folder)
      let matrix = CaseMatrix(
        configuration, states: document.states(root: configuration.root, shared: imports))
      if let (first, second) = CaseMatrix(configuration).sharingCases {
        let shown = FilePath.shown(document.path, from: folder)
        throw SnapshotPlanFault(first, second, document: shown)
      }
      var names: Set<String> = []
      let cases = matrix.cases.filter { snapshotCase in
        let name = document.snapshotName(of: snapshotCase, from: folder)
        guard names.insert(name).inserted else { return false }
        return filters.isEmpty || filters.contains { $0.chooses(name) }
      }
      if !cases.isEmpty {
        entries.append(
          Entry(
            document: document, cases: cases, configuration: configuration,
            clash: CaseClash(matrix)))
      }
    }
    isEmptyAsWhole = entries.isEmpty
    configuration = Self.digest(of: entries, namesFrom: folder)
    if let shard { entries = shard.part(of: entries) }
  }
}

extension SnapshotPlan {
  /// A digest of documents with what they say, cases and tolerances, whatever the folder that the project lies in.
  private static func digest(of entries: [Entry], namesFrom folder: String) -> String {
    var lines = [StrutVersion.current]
    for entry in entries {
      let tolerance = entry.configuration.tolerance(ofDocumentAt: entry.document.path)
      // Parts that were drawn of different documents are no parts of one run.
      let bytes = (try? FileReader.bytes(of: entry.document.path)) ?? []
      lines.append(
        "\(FilePath.shown(entry.document.path, from: folder)) \(Digest(of: bytes)) \(tolerance)")
      for snapshotCase in entry.cases {
        let size = snapshotCase.viewport.map { "\($0.width)x\($0.height ?? 0)" } ?? ""
        lines.append("  \(snapshotCase.component ?? "")/\(snapshotCase.fileName) \(size)")
      }
    }
    return Digest(of: Array(lines.joined(separator: "\n").utf8)).description
  }
}

/// Two points of the declared axes that would share a golden.
package struct SnapshotPlanFault: Error, CustomStringConvertible {
  /// The case that is drawn first, and the other one.
  private let first, second: SnapshotCase
  /// The document as it is shown.
  private let document: String

  /// Joins two cases with the document that they are of.
  package init(_ first: SnapshotCase, _ second: SnapshotCase, document: String) {
    (self.first, self.second, self.document) = (first, second, document)
  }

  /// The fault in one sentence.
  package var description: String {
    "\(document): \(second.nameShared(with: first)): give the viewports other names"
  }
}
