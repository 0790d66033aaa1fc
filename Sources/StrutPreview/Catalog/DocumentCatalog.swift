import Strut
import StrutFormats
import StrutGolden

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The documents below the paths that a preview or a gallery was given.
///
/// Pages name a document by its name here and never by a path, so that nothing else can be asked for.
package struct DocumentCatalog: Sendable {
  /// One document.
  package struct Entry: Hashable, Sendable {
    /// The name in the gallery: the path from ``DocumentCatalog/folder``.
    package let name: String
    /// The absolute path.
    package let path: String
    /// The path as messages and commands show it, from the working folder.
    package let shownPath: String

    /// The absolute path of the document's folder.
    package var folder: String { FilePath.parent(of: path) ?? "/" }
  }

  /// The folder that names start from: the nearest one around all paths.
  package let folder: String
  private let workingFolder: String
  /// What was asked for, as absolute paths.
  private let roots: [String]
  /// The same without links; what a link among the documents leads to has to lie below one of them.
  private let allowed: [String]

  /// Prepares to look for documents.
  ///
  /// - Parameters:
  ///   - paths: Documents and folders, absolute or relative to `workingFolder`.
  ///   - workingFolder: The absolute path of the working folder.
  /// - Throws: ``DocumentSearchFault`` for a path that does not exist.
  package init(_ paths: [String], in workingFolder: String) throws(DocumentSearchFault) {
    var roots: [String] = []
    var allowed: [String] = []
    for path in paths {
      let root = FilePath.resolve(workingFolder, path)
      guard let real = FilePath.real(root) else {
        throw .missing(path, code: FilePath.fault(at: root) ?? ENOENT)
      }
      roots.append(root)
      allowed.append(real)
    }
    self.workingFolder = workingFolder
    self.roots = roots
    self.allowed = allowed
    folder = Self.commonFolder(
      of: roots.map { FilePath.kind(of: $0) == .folder ? $0 : FilePath.parent(of: $0) ?? "/" })
  }

  /// The documents that there are now, in the order of their names. A root that is gone has none.
  package func entries() -> [Entry] {
    var unreadable: [FileError] = []
    return entries(&unreadable)
  }

  /// The documents that there are now, and the folders that cannot be looked into.
  package func entries(_ unreadable: inout [FileError]) -> [Entry] {
    var paths: Set<String> = []
    for root in roots {
      guard
        let search = try? DocumentSearch([root], in: workingFolder, keepsUnreadable: true)
      else { continue }
      paths.formUnion(search.documents.map(\.path))
      // Roots may lie in each other.
      unreadable += search.unreadable.filter { !unreadable.contains($0) }
    }
    return paths.filter(allows).map { path in
      Entry(
        name: FilePath.relative(path, to: folder), path: path,
        shownPath: FilePath.shown(path, from: workingFolder))
    }
    .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Whether a path, its links resolved, lies at or below what was asked for.
  package func allows(_ path: String) -> Bool {
    guard let real = FilePath.real(path) else { return false }
    return allowed.contains { root in
      real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
    }
  }

  /// The folders among the roots, which are watched with everything below them.
  package var watchedTrees: [String] { roots.filter { FilePath.kind(of: $0) == .folder } }

  /// The folders of the documents among the roots.
  package var watchedFolders: [String] {
    roots.filter { FilePath.kind(of: $0) != .folder }.compactMap(FilePath.parent)
  }

  /// The roots and the folders that lead to them: where one comes, goes or is replaced, everything may be different.
  package var anchors: Set<String> { Self.ways(to: roots) }

  /// Paths and the folders that lead to them, without the root of all.
  static func ways(to paths: some Sequence<String>) -> Set<String> {
    var ways: Set<String> = []
    for path in paths {
      var path = path
      while let parent = FilePath.parent(of: path), ways.insert(path).inserted { path = parent }
    }
    return ways
  }

  private static func commonFolder(of folders: [String]) -> String {
    var common = folders.first?.split(separator: "/") ?? []
    for folder in folders.dropFirst() {
      common = zip(common, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }
}
