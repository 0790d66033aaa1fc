import Strut
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Goldens that no case of any document draws.
package struct StaleGoldens: Sendable {
  /// One golden without a case.
  package struct Entry: Hashable, Sendable {
    /// The golden.
    package var golden: GoldenFile
    /// The document that it would belong to.
    package var document: DocumentFile
    /// The component of a library whose golden it is; `nil` for a document's own.
    package var component: String?
    /// Whether the document is gone, and not only the component or the case.
    package var documentIsGone: Bool
    /// Whether the library has no such component any more.
    package var componentIsGone = false

    /// What its name has that nothing is called any more; `nil` where more than one thing is.
    var lost: LostValue?

    /// What is there no more, in words.
    package var reason: String {
      if documentIsGone { return "its document is gone" }
      if let component, componentIsGone { return "nothing draws the component \(component)" }
      return lost?.text ?? "nothing draws it"
    }

    /// Whether other documents lack the same: a value of an axis of the matrix.
    package var isOfMatrix: Bool {
      !documentIsGone && !componentIsGone && lost?.axis.map { $0 != .state } == true
    }
  }

  /// The goldens, in the order of their paths.
  package private(set) var entries: [Entry] = []
  /// The folders that could not be read.
  package private(set) var unreadable: [FileError] = []
  /// What the documents share.
  let imports: SharedTemplateFiles

  /// Looks through every golden that belongs to `search`: those of its documents, and every one in its golden folders.
  ///
  /// - Parameter imports: What the documents share.
  /// - Throws: ``ConfigurationError`` and ``FileError``.
  package init(
    _ search: DocumentSearch, _ configurations: inout ConfigurationSearch,
    imports: SharedTemplateFiles
  ) throws {
    self.imports = imports
    var folders = Set(search.documents.map(\.goldenFolder))
    for folder in search.goldenFolders {
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        folders.insert("\(folder)/\(name)")
      }
    }
    let documents = Dictionary(uniqueKeysWithValues: search.documents.map { ($0.goldenFolder, $0) })
    for folder in folders.sorted() {
      guard isReadable(folder, isOfDocument: documents[folder] != nil) else { continue }
      if Self.belongsToTests(folder) { continue }
      let document = documents[folder] ?? Self.document(ofGoldenFolder: folder)
      guard let isGone = isGone(document, isFound: documents[folder] != nil) else { continue }
      let known = isGone ? [] : try configurations.matrices(of: document, imports: imports)
      for (component, folder) in try Self.folders(of: folder) {
        let isDrawn = component.map { name in known.contains { $0.draws(component: name) } }
        let cases = known.flatMap(\.cases).filter { $0.component == component }
        for name in try Self.goldens(in: folder)
        where !known.contains(where: { $0.covers(name, component: component) }) {
          entries.append(
            Entry(
              golden: GoldenFile(folder: folder, fileName: name), document: document,
              component: component, documentIsGone: isGone, componentIsGone: isDrawn == false,
              lost: LostValue(name, among: cases)))
        }
      }
    }
  }

  /// Whether a document is no more; `nil` where something stands in its place that cannot be read as one, which is noted.
  private mutating func isGone(_ document: DocumentFile, isFound: Bool) -> Bool? {
    if isFound || FilePath.kind(of: document.path) == .regular { return false }
    let code = FilePath.fault(at: document.path, followingLinks: false)
    if code == ENOENT || code == ENOTDIR { return true }
    unreadable.append(
      FileError(.read, document.path, code: FilePath.fault(at: document.path) ?? EINVAL))
    return nil
  }

  /// Whether there is a folder; notes where nobody can see what there is, and where something else stands in its place.
  private mutating func isReadable(_ folder: String, isOfDocument: Bool) -> Bool {
    if FilePath.kind(of: folder) == .folder { return true }
    let code = FilePath.fault(at: folder) ?? (isOfDocument ? ENOTDIR : ENOENT)
    if code != ENOENT { unreadable.append(FileError(.read, folder, code: code)) }
    return false
  }

  /// The folder of a document's goldens, and those of the components in it.
  private static func folders(
    of folder: String
  ) throws(FileError) -> [(component: String?, folder: String)] {
    let names = try FileSystem.names(in: folder).filter { name in
      (name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false)
        && FilePath.kind(of: "\(folder)/\(name)") == .folder
    }
    return [(nil, folder)] + names.map { ($0, "\(folder)/\($0)") }
  }

  /// The names, without extension, of the goldens in `folder`: everything that looks like one.
  private static func goldens(in folder: String) throws(FileError) -> [String] {
    var names: Set<String> = []
    for file in try FileSystem.names(in: folder) {
      guard file.hasSuffix(".png") || file.hasSuffix(".json") else { continue }
      let stem = String(file[..<file.lastIndex(of: ".")!])
      if stem.contains("@"), stem.hasSuffix("x") { names.insert(stem) }
    }
    return names.sorted()
  }

  /// Whether tests in a source file of the folder's name made the goldens: the tests know which they are.
  private static func belongsToTests(_ folder: String) -> Bool {
    let path = document(ofGoldenFolder: folder).path.dropLast(".xml".count)
    return FilePath.kind(of: path + ".swift") == .regular
  }

  private static func document(ofGoldenFolder folder: String) -> DocumentFile {
    let name = FilePath.name(of: folder)
    let place = FilePath.parent(of: FilePath.parent(of: folder) ?? "/") ?? "/"
    return DocumentFile(path: "\(place)/\(name).xml")
  }

  /// Removes a golden with its record, and the folders that are empty then.
  package static func remove(_ golden: GoldenFile) throws(FileError) {
    try FileSystem.remove(golden.picture)
    try FileSystem.remove(golden.record)
    FileSystem.sweepUnfinishedFiles(in: golden.folder)
    FileSystem.removeIfEmpty(golden.folder)
    if let parent = FilePath.parent(of: golden.folder) { FileSystem.removeIfEmpty(parent) }
  }
}
