import Strut
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The operations on files and folders that goldens need beyond reading and writing.
package enum FileSystem {
  /// The most bytes that a file of goldens may have: more than any picture that is drawn.
  package static let mostBytes = 1 << 30

  /// The bytes of the file at `path`, or `nil` where there is no such file.
  ///
  /// - Parameter limit: The most bytes that it may have.
  /// - Throws: As ``FileReader/bytes(ofRegularFile:limit:)``: anybody's branch may hold links to devices.
  package static func contentsIfPresent(
    of path: String, limit: Int = mostBytes
  ) throws(FileError) -> [UInt8]? {
    do {
      return try FileReader.bytes(ofRegularFile: path, limit: limit)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
  }

  /// Whether anything stands at `path`.
  package static func exists(_ path: String) -> Bool { FilePath.kind(of: path) != nil }

  /// What changes when a file or folder is replaced, or when something is added to a folder; `nil` where there is none.
  package static func stamp(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // Clocks of files tick every few milliseconds: one that was emptied and written within a tick differs in its size.
    return "\(status.st_ino).\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec).\(status.st_size)"
  }

  /// Whether the file at `path` was written after the one at `other`; `false` where one of them is not there.
  package static func isFile(_ path: String, newerThan other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    guard stat(path, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
    let (time, otherTime) = (status.st_mtim, otherStatus.st_mtim)
    return (time.tv_sec, time.tv_nsec) >= (otherTime.tv_sec, otherTime.tv_nsec)
  }

  /// The names in the folder at `path` in order, without `.` and `..`.
  package static func names(in path: String) throws(FileError) -> [String] {
    try FileReader.names(in: path)
  }

  /// Makes the folder at `path` and those above it that are missing.
  package static func makeFolder(_ path: String) throws(FileError) {
    var error = makeOneFolder(path)
    if error == ENOENT, let parent = FilePath.parent(of: path) {
      try makeFolder(parent)
      error = makeOneFolder(path)
    }
    guard error == 0 else { throw FileError(.write, path, code: error) }
  }

  /// Makes a folder in one that is there; returns why it is not there afterwards, or 0.
  private static func makeOneFolder(_ path: String) -> Int32 {
    guard mkdir(path, 0o777) != 0 else { return 0 }
    // Looking at the path sets errno anew.
    let error = errno
    return FilePath.kind(of: path) == .folder ? 0 : error
  }

  /// Makes `bytes` the content of the file at `path`, and its folder where that is missing.
  package static func write(
    _ bytes: [UInt8], to path: String, with writer: FileWriter
  ) throws(FileError) {
    if let folder = FilePath.parent(of: path) {
      try writer.makeFolders { () throws(FileError) in try makeFolder(folder) }
    }
    try writer.write(bytes, to: path)
  }

  /// Removes the file at `path` where there is one.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.write, path, code: errno) }
  }

  /// Removes the folder at `path` where it is empty.
  package static func removeIfEmpty(_ path: String) { _ = rmdir(path) }

  /// Removes the folder at `path` with everything in it, where there is one; links are removed, not followed.
  package static func removeFolder(_ path: String) throws(FileError) {
    guard FilePath.kind(of: path, followingLinks: false) == .folder else {
      return try remove(path)
    }
    for name in try names(in: path) { try removeFolder(path + "/" + name) }
    guard rmdir(path) == 0 else { throw FileError(.write, path, code: errno) }
  }

  /// Gives the file or folder at `path` the name `target`.
  package static func rename(_ path: String, to target: String) throws(FileError) {
    guard Glibc.rename(path, target) == 0 else { throw FileError(.write, target, code: errno) }
  }

  /// The absolute path of the working folder, links resolved.
  package static func workingFolder() -> String { FilePath.real(".") ?? "/" }

  /// Removes the unfinished files in `folder` of processes that no longer live.
  package static func sweepUnfinishedFiles(in folder: String) { TemporaryFiles.sweep(folder) }
}
