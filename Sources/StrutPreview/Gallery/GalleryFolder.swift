import Strut
import StrutGolden

/// The folder of a gallery of plain files.
///
/// A list of its files stands among them, so that a later gallery can take away what it does not have, and nothing
/// else.
package struct GalleryFolder: Sendable {
  private static let listName = "files.json"

  private let path: String
  private let writer: FileWriter
  private var names: Set<String> = []

  /// Names the folder, by its absolute path; it need not exist.
  package init(_ path: String, writer: FileWriter) {
    self.path = path
    self.writer = writer
  }

  /// Writes a file.
  mutating func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    try FileSystem.write(bytes, to: FilePath.join(path, name), with: writer)
    names.insert(name)
  }

  /// Takes the files of the last gallery away that this one does not have, and writes the list.
  func finish() throws(FileError) {
    let list = FilePath.join(path, Self.listName)
    let known = try FileSystem.contentsIfPresent(of: list) ?? []
    let old = (try? JSONParser.parse(known))?.array?.compactMap(\.string) ?? []
    for name in old where !names.contains(name) && isInside(name) {
      try FileSystem.remove(FilePath.join(path, name))
    }
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let text = JSONValue.list(sorted.map { .text($0) }).compactText + "\n"
    try FileSystem.write(Array(text.utf8), to: list, with: writer)
  }

  /// Whether a name of an old list stands for a file in the folder: a list is only as good as who wrote it.
  private func isInside(_ name: String) -> Bool {
    let file = FilePath.join(path, name)
    guard !name.hasPrefix("/"), PathText.normalized(name) == name, !name.hasPrefix(".."),
      let real = FilePath.real(FilePath.folder(of: file)), let root = FilePath.real(path)
    else { return false }
    return (real == root || real.hasPrefix(root + "/"))
      && FilePath.kind(of: file, followingLinks: false) == .regular
  }
}
