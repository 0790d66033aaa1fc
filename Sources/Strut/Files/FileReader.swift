import StrutText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads whole files.
package enum FileReader {
  /// The bytes of a file or of a pipe.
  ///
  /// - Parameter limit: The most bytes that are read: an endless device stops there.
  package static func bytes(
    of path: String, limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, named: path, limit: limit)
  }

  /// The bytes of a regular file.
  ///
  /// - Parameter limit: The most bytes that it may have.
  /// - Throws: ``FileError`` with `ENOTSUP` for a pipe or a device, which may have no end, and with `EFBIG` beyond the limit.
  package static func bytes(
    ofRegularFile path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    // A pipe without a writer is opened at once, and not read.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.read, path, code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path, code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(.read, path, code: EISDIR)
    default: throw FileError(.read, path, code: ENOTSUP)
    }
    guard Int(status.st_size) <= limit else { throw FileError(.read, path, code: EFBIG) }
    return try bytes(from: descriptor, named: path, limit: limit)
  }

  /// The bytes that a regular file has; `nil` for other files, and where there is none.
  static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The bytes of an open file up to its end.
  package static func bytes(
    from descriptor: Int32, named name: String, limit: Int = .max
  ) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    var room = min(limit, expectedSize(of: descriptor))
    while result.count < limit {
      let chunk = min(room, limit - result.count)
      var failure: Int32?
      let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        let got = readOnce(descriptor, buffer)
        failure = got < 0 ? errno : nil
        count = max(0, got)
      }
      if let failure { throw FileError(.read, name, code: failure) }
      if part.isEmpty { return result }
      if result.isEmpty { result = part } else { result += part }
      room = 1 << 16
    }
    return result
  }

  /// One byte more than a regular file has, so that its end is seen at once; a block for everything else.
  private static func expectedSize(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 1 << 16
    }
    return Int(status.st_size) + 1
  }

  private static func readOnce(
    _ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    while true {
      let got = read(descriptor, buffer.baseAddress, buffer.count)
      if got >= 0 || errno != EINTR { return got }
    }
  }
}

extension FileReader {
  /// Fails where `path` is no folder that can be read.
  package static func checkFolder(_ path: String) throws(FileError) {
    guard let folder = opendir(path) else { throw FileError(.read, path, code: errno) }
    closedir(folder)
  }

  /// Fails where `path` is no folder that can be read, or one of those in it in which fonts are looked for.
  package static func checkFontFolder(_ path: String) throws(FileError) {
    guard let (folder, code) = FontFolder.firstUnreadable(in: path) else { return }
    throw FileError(.read, folder, code: code)
  }

  /// The names in the folder at `path` in order, without `.` and `..`.
  package static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw FileError(.read, path, code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
