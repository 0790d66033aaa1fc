import Strut
import StrutFormats
import Synchronization

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
  private let known = Mutex(Known())

  /// Looks at what waits in `store`.
  init(store: ResultStore) { self.store = store }

  /// The changed files of each snapshot that has any, in the order in which it was drawn from them.
  ///
  /// - Throws: Where a verdict cannot be read.
  func bySnapshot() throws(FileError) -> [(snapshot: String, files: [String])] {
    let revision = store.revision
    let isKnown = known.withLock { $0.sources.revision == revision }
    let pending = isKnown ? [] : try store.pending()
    return known.withLock { known in
      if !isKnown {
        known.sources = Sources(revision: revision, files: pending.map { ($0.name, $0.files) })
        known.contents = [:]
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
    let path = store.absolute(name)
    guard let stamp = FileSystem.stamp(of: path) else { return nil }
    if let known = contents[name], known.stamp == stamp { return known.digest }
    let bytes = try? FileSystem.contentsIfPresent(of: path)
    let digest = bytes.flatMap { $0 }.map { Digest(of: $0).description }
    contents[name] = Contents(stamp: stamp, digest: digest)
    return digest
  }
}
