/// Paths of files as texts: taken apart, put together and shown, without looking at any file.
///
/// Questions that only the system can answer, such as what stands at a path, belong to whoever reads files.
package enum FilePath {
  // MARK: Parts

  /// Whether `name` can be the visible name of a file in a folder: no path, not hidden, and without control characters,
  /// which end names in C.
  package static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/")
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// The folder part of `path`, `.` where it has none.
  package static func folder(of path: String) -> String {
    parent(of: path) ?? (path == "/" ? path : ".")
  }

  /// The folder part of `path`; `nil` for the root and for a path without a slash.
  package static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
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

  // MARK: Whole paths

  /// `name` below `folder`, both as they are written.
  package static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// `path` seen from `folder`, without `.`, `..` and repeated slashes. An absolute `path` stays where it is.
  package static func resolve(_ folder: String, _ path: String) -> String {
    normalized(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// `path` without `.`, `..` and repeated slashes; a relative path may begin with `..`.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : (joined.isEmpty ? "." : joined)
  }

  /// `path` relative to `folder`, with `..` where it must be; both are absolute and normalized.
  package static func relative(_ path: String, to folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    let parts =
      Array(repeating: "..", count: base.count - shared) + target[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// `path` as messages show it: relative to `folder` where it lies below it, else absolute.
  package static func shown(_ path: String, from folder: String) -> String {
    let result = relative(path, to: folder)
    return result == ".." || result.hasPrefix("../") ? path : result
  }
}
