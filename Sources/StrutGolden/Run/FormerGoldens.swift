import Strut
import Synchronization

/// The goldens of documents and cases that are gone, to find again what was renamed.
package final class FormerGoldens: Sendable {
  private struct Former {
    var entry: StaleGoldens.Entry
    var record: GoldenRecord
    var file: Digest
  }

  private let entries: [StaleGoldens.Entry]
  /// By the digests of their pixels; read when the first golden is missing.
  private let known = Mutex<[String: [Former]]?>(nil)

  /// Looks among `entries`.
  package init(_ entries: [StaleGoldens.Entry]) { self.entries = entries }

  /// The golden that shows what was drawn, with the digest of its file: the same pixels and the same layout, of the same
  /// case where several fit. `nil` where there is none.
  func golden(
    showing pixels: Digest, _ drawn: DrawnSnapshot, for golden: GoldenFile
  ) -> (golden: GoldenFile, file: Digest)? {
    guard !entries.isEmpty else { return nil }
    let candidates = known.withLock { known in
      if known == nil { known = read() }
      return known?[pixels.description] ?? []
    }
    let fitting = candidates.filter { $0.record.showsSameBoxes(as: drawn) }
    let found =
      fitting.first { $0.entry.golden.fileName == golden.fileName }
      ?? fitting.first { !$0.entry.documentIsGone && $0.entry.golden.folder == golden.folder }
    return found.map { ($0.entry.golden, $0.file) }
  }

  private func read() -> [String: [Former]] {
    var known: [String: [Former]] = [:]
    for entry in entries {
      // Whatever cannot be read is no golden to go on with.
      guard let bytes = try? FileSystem.contentsIfPresent(of: entry.golden.record),
        let record = try? GoldenRecord(bytes),
        let file = try? FileSystem.contentsIfPresent(of: entry.golden.picture)
      else { continue }
      let digest = Digest(of: file)
      guard digest.description == record.file else { continue }
      known[record.pixels, default: []].append(
        Former(entry: entry, record: record, file: digest))
    }
    return known
  }
}

extension GoldenRecord {
  /// Whether the boxes are those that were drawn, on whatever lines they are written.
  fileprivate func showsSameBoxes(as drawn: DrawnSnapshot) -> Bool {
    func bare(_ boxes: [RecordedBox]) -> [RecordedBox] {
      boxes.map { box in
        var box = box
        box.line = 0
        return box
      }
    }
    let other = GoldenRecord(
      renderer: renderer, pixels: pixels, file: file, canvas: drawn.canvas,
      boxes: bare(drawn.boxes))
    var own = other
    own.canvas = canvas
    own.boxes = bare(boxes)
    return own.hasSameLayout(as: other)
  }
}

extension [CaseResult] {
  /// The results where a golden has one successor at most: a document that was copied twice was renamed once.
  ///
  /// - Parameter store: Where the results wait, which are written anew.
  package func withOneSuccessorEach(_ store: ResultStore) throws(FileError) -> [CaseResult] {
    var taken: Set<String> = []
    var results = self
    for (index, result) in enumerated() where result.status == .moved {
      guard let former = result.former, !taken.insert(former.name).inserted else { continue }
      results[index].status = .missing
      results[index].former = nil
      try store.replaceResult(results[index])
    }
    return results
  }
}
