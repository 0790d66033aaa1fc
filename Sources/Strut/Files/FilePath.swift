import Glibc

/// Questions about names of files, answered as the system would.
package enum FilePath {
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

  /// The folder part of `path`, `.` where it has none.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What follows the last slash.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The name without its folder and its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return name
    }
    return String(name[..<dot])
  }

  /// What follows the last dot of the name; `nil` without one.
  package static func fileExtension(of path: String) -> String? {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return nil
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// `name` below `folder`.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
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
