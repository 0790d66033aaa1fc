import StrutFormats
import StrutTemplate

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads what documents import, from the folders that they may use.
struct DocumentTemplateFiles: TemplateFiles {
  let folder: ResourceFolder
  /// The files that were read before; `nil` where each document reads its own.
  let kept: KeptTemplateFiles?
  /// What other documents read; `nil` where each reads its own.
  let shared: SharedTemplateFiles?

  func read(_ path: String, limit: Int) throws(TemplateFileFault) -> [UInt8] {
    if let known = kept?[path] { return known }
    let bytes = try readAnew(path, limit: limit)
    // A file that is longer than its limit is cut.
    if bytes.count < limit { kept?.keep(bytes, of: path) }
    return bytes
  }

  private func readAnew(_ path: String, limit: Int) throws(TemplateFileFault) -> [UInt8] {
    let place = folder.joined(path)
    // Whether it may be read is a question of each document.
    if let known = shared?[place], folder.isInside(known.realPath) { return known.bytes }
    let real: String
    do throws(ResourceFolder.Fault) {
      real = try folder.path(of: path)
    } catch {
      throw fault(error, path)
    }
    let bytes = try Self.bytes(of: real, named: path, limit: limit)
    if bytes.count < limit {
      shared?.keep(SharedTemplateFiles.File(realPath: real, bytes: bytes), at: place)
    }
    return bytes
  }

  func check(_ path: String) throws(TemplateFileFault) {
    do throws(ResourceFolder.Fault) {
      _ = try folder.path(of: path)
    } catch {
      throw fault(error, path)
    }
  }

  var neighbours: [String] { folder.neighbours }

  func readChosen(_ path: String, limit: Int) throws(TemplateFileFault) -> [UInt8] {
    try Self.bytes(of: path, named: path, limit: limit)
  }

  private static func bytes(
    of path: String, named name: String, limit: Int
  ) throws(TemplateFileFault) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.bytes(of: path, limit: limit)
    } catch {
      throw fault(.unreadable(error.code), name)
    }
  }

  /// What is said of a file that a document names: one beside it may have been meant.
  private func fault(_ fault: ResourceFolder.Fault, _ path: String) -> TemplateFileFault {
    var result = Self.fault(fault, path)
    if case .missing = fault, let near = folder.nearest(to: path) {
      result.near = near
    }
    return result
  }

  private static func fault(
    _ fault: ResourceFolder.Fault, _ path: String
  ) -> TemplateFileFault {
    switch fault {
    case .missing:
      TemplateFileFault(
        code: "missing-file", message: "there is no file '\(path)'",
        hints: [
          path.contains(":/")
            ? "nothing is ever fetched: save the file in the folder of the document"
            : "paths are relative to the file in which they stand"
        ])
    case .outside:
      TemplateFileFault(
        code: "outside-root",
        message: "'\(path)' lies outside of the folder that the document may use",
        hints: ["that is the document's own folder, or the one that --root or strut.json names"])
    case .notRegular(let isFolder):
      TemplateFileFault(
        code: "not-a-file", message: "'\(path)' is \(isFolder ? "a folder" : "no regular file")")
    case .unreadable(let code):
      TemplateFileFault(
        code: "unreadable-file",
        message: "'\(path)' cannot be read: \(String(cString: strerror(code)))")
    }
  }
}
