import Strut
import StrutFormats
import StrutGolden

/// The folder of a gallery of plain files.
///
/// A list of its files stands among them. Files on the list are replaced, and taken away by a later gallery that does
/// not have them; any other file is somebody else's, and is neither replaced nor taken away.
package struct GalleryFolder: Sendable {
  /// Begins with a dot and has a mark in it, so that no list of anybody else's is taken for it.
  private static let listName = ".strut-gallery.json"
  private static let mark = "strut gallery"

  private let path: String
  private let shownPath: String
  private let writer: FileWriter
  /// The files of older galleries.
  private var listed: Set<String> = []
  /// The files of this one.
  private var names: Set<String> = []

  /// Names the folder, which need not exist.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - shownPath: The path as messages show it.
  package init(_ path: String, shownAs shownPath: String, writer: FileWriter) {
    self.path = path
    self.shownPath = shownPath
    self.writer = writer
  }

  /// Makes sure that no file of anybody else stands where a gallery's may come, and lists the gallery's, so that a
  /// gallery that is interrupted leaves no file that the next one does not know.
  ///
  /// - Parameter names: All files that the gallery may have, by their paths in the folder.
  /// - Throws: ``GalleryFolderFault`` for such a file, ``FileError``.
  mutating func begin(_ names: Set<String>) throws {
    listed = try readList()
    for name in Self.sorted(names) where isThere(name) && !isOurs(name) {
      throw GalleryFolderFault(path: FilePath.join(shownPath, name))
    }
    listed.formUnion(names)
    try writeList(listed)
  }

  /// Writes one of the files that the gallery began with.
  mutating func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    precondition(listed.contains(name), "\(name) is on the list")
    try FileSystem.write(bytes, to: FilePath.join(path, name), with: writer)
    names.insert(name)
  }

  /// Takes the files of older galleries away that this one does not have.
  func finish() throws(FileError) {
    for name in Self.sorted(listed) where !names.contains(name) && isOurs(name) {
      try FileSystem.remove(FilePath.join(path, name))
    }
    try writeList(names)
  }

  // MARK: The list

  private func readList() throws -> Set<String> {
    let list = FilePath.join(path, Self.listName)
    let fault = GalleryFolderFault(path: FilePath.join(shownPath, Self.listName))
    guard let bytes = try FileSystem.contentsIfPresent(of: list) else {
      // A link that leads nowhere is somebody's, too.
      if isThere(Self.listName) { throw fault }
      return []
    }
    guard let object = try? JSONParser.parse(bytes), object["format"]?.string == Self.mark,
      let files = object["files"]?.array
    else { throw fault }
    return Set(files.compactMap(\.string))
  }

  private func writeList(_ names: Set<String>) throws(FileError) {
    let list: JSONValue = [
      "format": .text(Self.mark), "files": .list(Self.sorted(names).map { .text($0) }),
    ]
    let file = FilePath.join(path, Self.listName)
    try FileSystem.write(Array((list.compactText + "\n").utf8), to: file, with: writer)
  }

  private static func sorted(_ names: Set<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func isThere(_ name: String) -> Bool {
    FilePath.kind(of: FilePath.join(path, name), followingLinks: false) != nil
  }

  /// Whether a name stands for a file that a gallery wrote: it is listed, and a plain file in the folder. A list is
  /// only as good as who wrote it.
  private func isOurs(_ name: String) -> Bool {
    let file = FilePath.join(path, name)
    guard listed.contains(name), !name.hasPrefix("/"), FilePath.normalized(name) == name,
      !name.hasPrefix(".."), let real = FilePath.real(FilePath.folder(of: file)),
      let root = FilePath.real(path)
    else { return false }
    return (real == root || real.hasPrefix(root + "/"))
      && FilePath.kind(of: file, followingLinks: false) == .regular
  }
}

/// A file of somebody else stands where a file of a gallery would come.
package struct GalleryFolderFault: Error, CustomStringConvertible {
  /// The file, as messages show it.
  let path: String

  /// What is wrong.
  package var description: String { "'\(path)' is there already and belongs to no gallery" }

  /// What to do.
  package var hint: String { "choose a folder for the gallery alone, or move the file away" }
}
