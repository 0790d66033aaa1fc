import StrutCore
import StrutFormats

/// The files that one document and its libraries name, as they are read, with the bytes that values may have.
final class DeclaredFiles {
  private let files: any TemplateFiles
  /// The folder of the document as messages show it.
  private let folder: String
  private let mostBytes: Int
  /// How much one file of values may hold.
  let dataLimits: DataLimits
  private var byteCount = 0
  /// The paths that were asked for, seen from the document's folder.
  private(set) var paths: [String] = []
  /// Whether files of values have more bytes than they may.
  private(set) var isFull = false

  init(_ files: any TemplateFiles, folder: String, limits: Limits) {
    self.files = files
    self.folder = folder
    mostBytes = limits.whole(.data)
    dataLimits = DataLimits(limits)
  }

  /// The name of a file in messages.
  func name(of path: String) -> String { FilePath.join(folder, path) }

  /// The bytes of a file that a declaration names.
  func read(_ path: String) throws(TemplateFileFault) -> [UInt8] {
    if !paths.contains(path) { paths.append(path) }
    return try counted(try files.read(path, limit: mostBytes - byteCount + 1), path)
  }

  /// The bytes of a file that a command names.
  func readChosen(_ path: String) throws(TemplateFileFault) -> [UInt8] {
    try counted(try files.readChosen(path, limit: mostBytes - byteCount + 1), path)
  }

  private func counted(_ bytes: [UInt8], _ path: String) throws(TemplateFileFault) -> [UInt8] {
    byteCount += bytes.count
    guard byteCount <= mostBytes else {
      throw TemplateFileFault(
        code: "limit",
        message: "with '\(path)' the files of the document have more than \(mostBytes) bytes",
        hints: ["--max-data allows more"])
    }
    return bytes
  }
}
