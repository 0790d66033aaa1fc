import StrutCore
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that one document may name: those below its folder, or below the root that was given.
struct ResourceFolder {
  /// The document's folder, which relative paths start from.
  private let folder: String
  /// The folder that no path may leave, without links; `nil` where it does not exist.
  private let root: String?

  /// Whether the document came from standard input, so that paths start from the current folder.
  let isCurrentFolder: Bool

  /// Why a file cannot be used.
  enum Fault: Error {
    /// Nothing stands there.
    case missing
    /// It lies outside of the root.
    case outside
    /// It is a folder, or something else that is no regular file.
    case notRegular(isFolder: Bool)
    /// The system does not let it be read, for the reason with this number.
    case unreadable(Int32)
  }

  /// - Parameter root: The folder that was named for all documents; `nil` takes the document's own.
  init(folder: String, isCurrentFolder: Bool, root: String?) {
    self.folder = folder
    self.isCurrentFolder = isCurrentFolder
    self.root = FilePath.real(root ?? folder)
  }

  /// The resolved path of a regular, readable file inside of the root.
  func path(of source: String) throws(Fault) -> String {
    guard let path = FilePath.real(joined(source)) else {
      guard errno == ENOENT || errno == ENOTDIR else { throw .unreadable(errno) }
      throw leavesRoot(source) ? .outside : .missing
    }
    guard isInside(path) else { throw .outside }
    guard FilePath.kind(of: path) == .regular else {
      throw .notRegular(isFolder: FilePath.kind(of: path) == .folder)
    }
    guard access(path, R_OK) == 0 else { throw .unreadable(errno) }
    return path
  }

  /// Whether a path that leads to nothing would lead out of the root: a file there would be of no use either.
  private func leavesRoot(_ source: String) -> Bool {
    guard let folder = FilePath.real(folder) else { return false }
    return !isInside(FilePath.resolve(folder, source))
  }

  /// The path as it leads from the current folder, links and all.
  func joined(_ source: String) -> String { FilePath.join(folder, source) }

  /// Whether a resolved path lies in the root, or is the root.
  func isInside(_ path: String) -> Bool {
    guard let root else { return false }
    return path == root || path.hasPrefix(root.hasSuffix("/") ? root : root + "/")
  }

  /// The most documents near to another one that are worth a look.
  private static let mostNeighbours = 200

  /// The documents beside the document, one folder up and one folder down, seen from its folder, as far as they lie in the root.
  var neighbours: [String] {
    let own = names(in: ".")
    let folders = own.filter { !$0.contains(".") && !$0.hasPrefix("_") }
    var found: [String] = []
    for place in [".", ".."] + folders.prefix(Self.mostNeighbours) {
      found += names(in: place).filter { $0.hasSuffix(".xml") }
        .map { place == "." ? $0 : "\(place)/\($0)" }
      if found.count >= Self.mostNeighbours { break }
    }
    return Array(found.prefix(Self.mostNeighbours))
  }

  /// The names in a folder seen from the document's, in order; none where it is no folder inside of the root.
  private func names(in place: String) -> [String] {
    guard let real = FilePath.real(joined(place)), isInside(real),
      let names = try? FileReader.names(in: real)
    else { return [] }
    return names.sorted()
  }

  /// The most files of a folder that are compared with a name.
  private static let mostCompared = 2000

  /// The path of the file that a path probably means which there is not: one in the same folder with a name near to it, or with an
  /// extension that was left out; `nil` where there is none inside of the root.
  func nearest(to source: String) -> String? {
    let parent = FilePath.folder(of: source)
    guard let real = FilePath.real(FilePath.join(folder, parent)), isInside(real),
      let names = try? FileReader.names(in: real)
    else { return nil }
    let name = FilePath.name(of: source)
    let files = names.prefix(Self.mostCompared).filter { !$0.hasPrefix(".") }
    if let longer = files.first(where: { $0.hasPrefix(name + ".") }) {
      return FilePath.normalized(FilePath.join(parent, longer))
    }
    // An extension makes names no nearer to each other.
    let kind = FilePath.fileExtension(of: name)?.lowercased()
    let alike = files.filter { FilePath.fileExtension(of: $0)?.lowercased() == kind }
    if let near = nearestName(to: FilePath.stem(of: name), among: alike.map(FilePath.stem)),
      let file = alike.first(where: { FilePath.stem(of: $0) == near })
    {
      return FilePath.normalized(FilePath.join(parent, file))
    }
    // `brand.json` is `brand.tokens.json`, and the other way round.
    let start = name.prefix { $0 != "." }
    let same = alike.filter { $0.prefix { $0 != "." } == start }
    return same.count == 1 ? FilePath.normalized(FilePath.join(parent, same[0])) : nil
  }
}
