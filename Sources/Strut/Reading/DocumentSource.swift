import StrutCore
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a document, with what is needed to talk about them and to find its files.
package struct DocumentSource: Sendable {
  /// Enough for the largest document in UTF-16.
  private static let mostBytes = 2 * Int(Limit.bytes.largest) + 4

  /// The name that diagnostics print.
  package let name: String
  /// The document as it was read.
  package let bytes: [UInt8]
  /// The folder that the document's paths start from.
  package let folder: String

  /// Joins a document's name, bytes and folder.
  package init(name: String, bytes: [UInt8], folder: String) {
    self.name = name
    self.bytes = bytes
    self.folder = folder
  }

  /// Reads a file; `-` is standard input, whose paths start from the current folder.
  package init(file: String) throws(FileError) {
    if file == "-" {
      self.init(
        name: file,
        bytes: try FileReader.bytes(
          from: STDIN_FILENO, named: "standard input", limit: Self.mostBytes),
        folder: ".")
    } else {
      self.init(
        name: file, bytes: try FileReader.bytes(of: file, limit: Self.mostBytes),
        folder: FilePath.folder(of: file))
    }
  }
}
