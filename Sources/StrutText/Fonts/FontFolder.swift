#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of font files.
package enum FontFolder {
  private static let extensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
  /// How far down folders are looked through.
  private static let depthLimit = 16

  /// The paths of the font files in a folder and its subfolders, by name; empty if the folder cannot be read.
  static func files(in folder: String) -> [String] {
    var seen: Set<Identity> = []
    return files(in: folder, &seen, depth: 0)
  }

  private static func files(
    in folder: String, _ seen: inout Set<Identity>, depth: Int
  ) -> [String] {
    guard depth < depthLimit, isNew(folder, &seen), let names = try? names(in: folder).get() else {
      return []
    }
    return names.flatMap { name, kind -> [String] in
      let path = path(of: name, in: folder)
      if isFolder(path, kind) { return files(in: path, &seen, depth: depth + 1) }
      let lowercased = name.lowercased()
      return extensions.contains { lowercased.hasSuffix($0) } ? [path] : []
    }
  }

  /// The first of a folder and its subfolders that cannot be read, with the system's error number; `nil` for none.
  package static func firstUnreadable(in folder: String) -> (path: String, code: Int32)? {
    var seen: Set<Identity> = []
    return firstUnreadable(in: folder, &seen, depth: 0)
  }

  private static func firstUnreadable(
    in folder: String, _ seen: inout Set<Identity>, depth: Int
  ) -> (path: String, code: Int32)? {
    guard depth < depthLimit, isNew(folder, &seen) else { return nil }
    switch names(in: folder) {
    case .failure(let fault): return (folder, fault.code)
    case .success(let names):
      for (name, kind) in names {
        let path = path(of: name, in: folder)
        if isFolder(path, kind), let found = firstUnreadable(in: path, &seen, depth: depth + 1) {
          return found
        }
      }
      return nil
    }
  }

  /// What tells a folder from all others, by whichever links it is reached.
  private struct Identity: Hashable {
    var device: UInt
    var number: UInt
  }

  /// Whether a folder was not looked through before, so that links to one above lead no further; `true` for one that cannot be
  /// asked.
  private static func isNew(_ folder: String, _ seen: inout Set<Identity>) -> Bool {
    var status = stat()
    guard stat(folder, &status) == 0 else { return true }
    return seen.insert(
      Identity(
        device: UInt(truncatingIfNeeded: status.st_dev),
        number: UInt(truncatingIfNeeded: status.st_ino))
    ).inserted
  }

  /// An error number of the system.
  private struct Fault: Error {
    var code: Int32
  }

  /// What is seen in a folder, by name, each with its kind as the folder has it.
  private static func names(in folder: String) -> Result<[(name: String, kind: Int)], Fault> {
    guard let directory = opendir(folder) else { return .failure(Fault(code: errno)) }
    defer { closedir(directory) }
    var names: [(name: String, kind: Int)] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append((name, Int(entry.pointee.d_type))) }
    }
    return .success(names.sorted { $0.name < $1.name })
  }

  private static func path(of name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// - Parameter kind: What its folder says that it is; the system is asked where that is not enough.
  private static func isFolder(_ path: String, _ kind: Int) -> Bool {
    if kind == Int(DT_DIR) { return true }
    guard kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN) else { return false }
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
