import StrutTemplate
import Synchronization

/// The files of a document that is drawn many times, each read once.
///
/// No more is kept than a bound allows, so that rows that name files of their own need no memory for them.
package final class KeptTemplateFiles: Sendable {
  /// The most bytes that are kept.
  private static let mostBytes = 16 << 20

  private struct State {
    var files: [String: [UInt8]] = [:]
    var byteCount = 0
  }

  private let state = Mutex(State())
  /// What the document declares with them.
  let declarations = DeclarationPool()

  /// Keeps nothing yet.
  package init() {}

  /// How many files are kept.
  package var count: Int { state.withLock { $0.files.count } }

  subscript(_ path: String) -> [UInt8]? { state.withLock { $0.files[path] } }

  /// Keeps what a file holds, or what is to be taken for it.
  package func keep(_ bytes: [UInt8], of path: String) {
    state.withLock { state in
      guard state.files[path] == nil, state.byteCount + bytes.count <= Self.mostBytes else {
        return
      }
      state.files[path] = bytes
      state.byteCount += bytes.count
    }
  }
}
