import StrutFormats
import StrutTemplate

/// The libraries, tokens, strings and data that documents have in common: what has been read of them is read again only
/// where a file has changed.
///
/// No more is kept than a bound allows. Threads may share it.
package final class SharedTemplateFiles: Sendable {
  /// A file as it was found.
  struct File: Sendable {
    /// Where it stands, without links.
    let realPath: String
    let bytes: [UInt8]
  }

  private let files = BoundedStore<String, File>(mostBytes: 16 << 20)
  private let readsOnce: Bool
  /// What the files were read as.
  let readings = SharedReadings()

  /// Keeps nothing yet.
  ///
  /// - Parameter readsOnce: Whether files are taken to stay as they are, as for one run of a command.
  package init(readsOnce: Bool) { self.readsOnce = readsOnce }

  /// The file that a path leads to; `nil` where it has to be read.
  subscript(_ path: String) -> File? {
    readsOnce ? files[path] : nil
  }

  /// Keeps a file, as far as there is room.
  func keep(_ file: File, at path: String) {
    if readsOnce { files.keep(file, at: path, byteCount: file.bytes.count) }
  }
}
