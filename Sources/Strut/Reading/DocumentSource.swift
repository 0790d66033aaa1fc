import StrutCore
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a document, with what is needed to talk about them and to find its files.
package struct DocumentSource: Sendable {
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
  ///
  /// - Parameter limits: How much of a file is read at most; `nil` for as much as any document may have.
  package init(file: String, _ limits: Limits? = nil) throws(FileError) {
    // One unit more than the longest document has in UTF-16, so that it is seen to be too long.
    let limit = 2 * (limits?.whole(.bytes) ?? Int(Limit.bytes.largest)) + 4
    if file == "-" {
      self.init(
        name: file,
        bytes: try FileReader.bytes(
          from: STDIN_FILENO, named: "standard input", limit: limit),
        folder: ".")
    } else {
      self.init(
        name: file, bytes: try FileReader.bytes(of: file, limit: limit),
        folder: FilePath.folder(of: file))
    }
  }
}
