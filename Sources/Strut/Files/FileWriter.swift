import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files so that nobody ever sees half of one: aside, in the same folder, and then renamed.
package struct FileWriter: Sendable {
  private let temporaryFiles: TemporaryFiles

  /// Creates a writer whose unfinished files are listed in `temporaryFiles`.
  package init(temporaryFiles: TemporaryFiles) {
    self.temporaryFiles = temporaryFiles
  }

  /// Makes folders, where a signal has not begun to end the process and taken its folders away.
  package func makeFolders<Failure: Error>(
    by body: () throws(Failure) -> Void
  ) throws(Failure) {
    try temporaryFiles.unlessClosed(body)
  }

  /// Makes `bytes` the content of the file `path`.
  ///
  /// A link is replaced and its target left alone; a file keeps its permissions. Devices, pipes and
  /// everything below `/dev` and `/proc` are written to as they are.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if Self.isStream(path) {
      try writeThrough(bytes, to: path)
    } else {
      try replace(path, with: bytes)
    }
  }

  /// Makes `bytes` the content of a file that holds `expected`, and leaves it alone where it holds anything else.
  ///
  /// The file is compared last before the new one takes its name, so that what somebody else writes in that instant
  /// only is lost.
  ///
  /// - Returns: Whether the file was written.
  package func write(
    _ bytes: [UInt8], to path: String, inPlaceOf expected: [UInt8]
  ) throws(FileError) -> Bool {
    try replace(path, with: bytes) { (try? FileReader.bytes(of: path)) == expected }
  }

  /// Writes all `bytes` to an open file; 0, or the system's error number.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count >= 0 { done += count } else if errno != EINTR { return errno }
      }
      return 0
    }
  }

  /// Whether a file cannot or must not be replaced by another one.
  private static func isStream(_ path: String) -> Bool {
    if FilePath.kind(of: path, followingLinks: false) == .other { return true }
    let folder = FilePath.real(FilePath.folder(of: path)) ?? ""
    return ["/dev", "/proc"].contains { folder == $0 || folder.hasPrefix($0 + "/") }
      && FilePath.kind(of: path) != nil && !folder.hasPrefix("/dev/shm")
  }

  private func writeThrough(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.write, path, code: errno) }
    let failure = Self.write(bytes, to: descriptor)
    let closing = close(descriptor) == 0 ? 0 : errno
    if failure != 0 || closing != 0 {
      throw FileError(.write, path, code: failure != 0 ? failure : closing)
    }
  }

  /// Writes aside and renames.
  ///
  /// - Parameter isWanted: Asked just before the rename; without it nothing is changed.
  /// - Returns: Whether the file was written.
  @discardableResult
  private func replace(
    _ path: String, with bytes: [UInt8], where isWanted: () -> Bool = { true }
  ) throws(FileError) -> Bool {
    guard FilePath.kind(of: path, followingLinks: false) != .folder else {
      throw FileError(.write, path, code: EISDIR)
    }
    let made = temporaryFiles.create(in: FilePath.folder(of: path))
    guard case .success(let file) = made else {
      guard case .failure(let error) = made else { return false }
      throw FileError(.write, path, code: error.code)
    }
    var failure = Self.write(bytes, to: file.descriptor)
    if let mode = Self.permissions(of: path) { fchmod(file.descriptor, mode) }
    if close(file.descriptor) != 0, failure == 0 { failure = errno }
    guard failure != 0 || isWanted() else {
      temporaryFiles.remove(file.path)
      return false
    }
    if failure == 0 { failure = temporaryFiles.rename(file.path, to: path) }
    if failure != 0 {
      temporaryFiles.remove(file.path)
      throw FileError(.write, path, code: failure)
    }
    return true
  }

  /// The permissions of the regular file that `path` names itself.
  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o777
  }
}
