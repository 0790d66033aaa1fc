import Strut
import StrutComparison
import StrutFormats

/// The files that are no longer what they were when the snapshots that wait were drawn.
///
/// It may be asked every second: results are read when others wait, and files when they were written.
final class ChangedSources: Sendable {
  /// What snapshots were drawn from.
  private struct Sources {
    /// The results that say so (``ResultStore/revision``).
    var revision = ""
    /// The files with their digests then, by snapshot.
    var files: [(snapshot: String, files: [RecordedSources.Part])] = []
  }

  /// What a file holds.
  private struct Contents {
    var stamp: String
    var digest: String?
  }

  private struct Known {
    var sources = Sources()
    /// By path from the project's folder.
    var contents: [String: Contents] = [:]
  }

  private let store: ResultStore
  private let known = Monitor(Known())

  /// Looks at what waits in `store`.
  init(store: ResultStore) { self.store = store }

  /// The changed files of each snapshot that has any, in the order in which it was drawn from them.
  ///
  /// - Throws: Where a verdict cannot be read.
  func bySnapshot() throws(FileError) -> [(snapshot: String, files: [String])] {
    let revision = store.revision
    return try known.enter { known throws(FileError) in
      if known.sources.revision != revision {
        let files = try store.pending().map { ($0.name, $0.files) }
        known = Known(sources: Sources(revision: revision, files: files))
      }
      var isChanged: [RecordedSources.Part: Bool] = [:]
      return known.sources.files.compactMap { entry in
        let changed = entry.files.filter { file in
          if let known = isChanged[file] { return known }
          let found = digest(of: file.name, &known.contents) != file.value
          isChanged[file] = found
          return found
        }
        return changed.isEmpty ? nil : (entry.snapshot, changed.map(\.name))
      }
    }
  }

  /// The digest of what the file holds now; `nil` where it is gone or cannot be read.
  private func digest(of name: String, _ contents: inout [String: Contents]) -> String? {
    guard let stamp = FileSystem.stamp(of: store.absolute(name)) else { return nil }
    if let known = contents[name], known.stamp == stamp { return known.digest }
    let digest = try? store.digest(ofFile: name)
    contents[name] = Contents(stamp: stamp, digest: digest)
    return digest
  }
}
