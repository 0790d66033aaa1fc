import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions about names of files, answered as the system would.
extension FilePath {
  /// What a name stands for.
  package enum Kind: Hashable, Sendable {
    case regular
    case folder
    case link
    /// A device, a pipe or a socket.
    case other
  }

  /// What `path` stands for; `nil` where nothing does or it cannot be seen.
  ///
  /// - Parameter followingLinks: Whether a symbolic link counts as its target.
  package static func kind(of path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return Kind(mode: status.st_mode)
  }

  /// Why nobody can see what `path` stands for, by the number of the system's error; `nil` where somebody can.
  ///
  /// - Parameter followingLinks: Whether a symbolic link counts as its target.
  package static func fault(at path: String, followingLinks: Bool = true) -> Int32? {
    var status = stat()
    let isSeen = (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0
    return isSeen ? nil : errno
  }

  /// Why the system refuses a path, in words.
  ///
  /// - Parameter code: The number of the system's error.
  package static func reason(_ code: Int32, at path: String) -> String {
    // What is no UTF-8 in a name has become U+FFFD, so that the name is another one.
    code == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
      ? "its name is not UTF-8" : String(cString: strerror(code))
  }

  /// The absolute name of what `path` stands for, without links, `.` and `..`; `nil` where nothing does.
  package static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where the entry `path` itself stands: its folder without links, and its own name, which may be a link.
  ///
  /// Two names with the same location are replaced by the same `rename`.
  package static func location(of path: String) -> String? {
    real(folder(of: path)).map { join($0, name(of: path)) }
  }
}

extension FilePath.Kind {
  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
