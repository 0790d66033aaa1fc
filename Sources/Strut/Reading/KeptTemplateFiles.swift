import StrutFormats
import StrutTemplate

/// The files of a document that is drawn many times, each read once.
///
/// No more is kept than a bound allows, so that rows that name files of their own need no memory for them.
package final class KeptTemplateFiles: Sendable {
  private let files = BoundedStore<String, [UInt8]>(mostBytes: 16 << 20)
  /// What the document declares with them.
  let declarations = DeclarationPool()

  /// Keeps nothing yet.
  package init() {}

  /// How many files are kept.
  package var count: Int { files.count }

  /// What a file holds, by its path seen from the document's folder; `nil` where it was not read, as one that the document
  /// may not use, and where there was no room.
  package subscript(_ path: String) -> [UInt8]? { files[path] }

  /// Keeps what a file holds, or what is to be taken for it.
  package func keep(_ bytes: [UInt8], of path: String) {
    files.keep(bytes, at: path, byteCount: bytes.count)
  }
}
