import StrutTemplate
import Synchronization

/// The libraries, tokens, strings and data that documents have in common: what has been read of them is read again only
/// where a file has changed.
///
/// No more is kept than a bound allows. Threads may share it.
package final class SharedTemplateFiles: Sendable {
  /// The most bytes that are kept of files that are read once.
  private static let mostBytes = 16 << 20

  /// A file as it was found.
  struct File {
    /// Where it stands, without links.
    let realPath: String
    let bytes: [UInt8]
  }

  private struct State {
    var files: [String: File] = [:]
    var byteCount = 0
  }

  private let state = Mutex(State())
  private let readsOnce: Bool
  /// What the files were read as.
  let readings = SharedReadings()

  /// Keeps nothing yet.
  ///
  /// - Parameter readsOnce: Whether files are taken to stay as they are, as for one run of a command.
  package init(readsOnce: Bool) { self.readsOnce = readsOnce }

  /// The file that a path leads to; `nil` where it has to be read.
  subscript(_ path: String) -> File? {
    readsOnce ? state.withLock { $0.files[path] } : nil
  }

  /// Keeps a file, as far as there is room.
  func keep(_ file: File, at path: String) {
    guard readsOnce else { return }
    state.withLock { state in
      guard state.files[path] == nil, state.byteCount + file.bytes.count <= Self.mostBytes else {
        return
      }
      state.files[path] = file
      state.byteCount += file.bytes.count
    }
  }
}
