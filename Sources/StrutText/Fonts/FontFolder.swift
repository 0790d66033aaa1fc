#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of font files.
enum FontFolder {
  private static let extensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]
  private static let depthLimit = 16

  /// The paths of the font files in a folder and its subfolders, by name; empty if the folder cannot be read.
  static func files(in folder: String) -> [String] { files(in: folder, depth: 0) }

  private static func files(in folder: String, depth: Int) -> [String] {
    guard depth < depthLimit, let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder(path) { return files(in: path, depth: depth + 1) }
      let lowercased = name.lowercased()
      return extensions.contains { lowercased.hasSuffix($0) } ? [path] : []
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
