import Glibc
import Strut

/// Takes what waits over into the goldens, or drops it. Nothing is drawn.
package struct Acceptance: Sendable {
  private let store: ResultStore
  private let writer: FileWriter

  /// Works on the results of the last run.
  package init(store: ResultStore, writer: FileWriter) {
    self.store = store
    self.writer = writer
  }

  /// Makes what was drawn of a snapshot its golden: the very bytes that recording would write.
  ///
  /// - Throws: ``FileError`` where the golden cannot be written or what was drawn is no longer there; then
  ///   the snapshot still waits.
  package func accept(_ result: CaseResult) throws(FileError) {
    guard let picture = try store.picture(.actual, of: result.name),
      let record = try store.record(of: result.name)
    else { throw FileError(.read, result.name + "-actual.png", code: ENOENT) }
    let golden = store.absolute(result.golden)
    guard golden.hasSuffix(".png") else { throw FileError(.write, golden, code: EINVAL) }
    try FileSystem.write(picture, to: golden, with: writer)
    try FileSystem.write(record, to: golden.dropLast(4) + ".json", with: writer)
    try store.remove(result.name)
  }

  /// Drops what was drawn of a snapshot; its golden stays as it is.
  package func reject(_ result: CaseResult) throws(FileError) {
    try store.remove(result.name)
  }
}
