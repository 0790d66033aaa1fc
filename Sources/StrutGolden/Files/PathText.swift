/// Paths as texts: joining, normalizing and showing them, without looking at any file.
package enum PathText {
  /// `path` seen from `folder`, without `.`, `..` and repeated slashes. An absolute `path` stays where it is.
  package static func joined(_ folder: String, _ path: String) -> String {
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

  /// The folder of `path`; `nil` for the root.
  package static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of `path`.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
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
