import Strut
import StrutFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a command's paths lead to: documents, and folders of goldens.
package struct DocumentSearch: Sendable {
  /// The documents, without repetition, in the order of their paths.
  package var documents: [DocumentFile] = []
  /// The absolute paths of every `__Snapshots__` folder below the folders among the paths, in order.
  package var goldenFolders: [String] = []
  /// The folders that could not be read, where those are kept.
  package private(set) var unreadable: [FileError] = []
  /// Whether there was more to look at than the search was to look at.
  package private(set) var isCut = false
  /// How many names may still be looked at.
  private var remainingNames: Int

  /// Walks the folders among `paths` and takes the files among them as they are.
  ///
  /// Below a folder every `.xml` file is a document; hidden folders and folders of goldens hold none. A link to a
  /// folder is not followed below the paths, so that no walk goes in circles.
  ///
  /// - Parameters:
  ///   - paths: Absolute, or relative to `folder`.
  ///   - folder: The absolute path of the working folder.
  ///   - keepsUnreadable: Whether folders that cannot be read are passed over and kept in ``unreadable``.
  ///   - mostNames: How many names in the folders are looked at; what is left then is said by ``isCut``.
  /// - Throws: ``DocumentSearchFault`` for a path that does not exist and for two documents of one name in a
  ///   folder; ``FileError`` for a folder that cannot be read.
  package init(
    _ paths: [String], in folder: String, keepsUnreadable: Bool = false, mostNames: Int = .max
  ) throws {
    remainingNames = mostNames
    var found: Set<String> = []
    for path in paths {
      let absolute = FilePath.resolve(folder, path)
      if FilePath.kind(of: absolute) == .folder {
        try walk(absolute, &found, keepsUnreadable)
      } else if let code = FilePath.fault(at: absolute) {
        throw DocumentSearchFault.missing(path, code: code)
      } else {
        found.insert(absolute)
      }
    }
    documents = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map(DocumentFile.init)
    goldenFolders = Set(goldenFolders).sorted()
    var goldens: [String: String] = [:]
    for document in documents {
      if let other = goldens.updateValue(document.path, forKey: document.goldenFolder) {
        throw DocumentSearchFault.sameName(
          FilePath.shown(other, from: folder), FilePath.shown(document.path, from: folder))
      }
    }
  }

  private mutating func walk(
    _ folder: String, _ found: inout Set<String>, _ keepsUnreadable: Bool
  ) throws(FileError) {
    var names: [String] = []
    do throws(FileError) {
      names = try FileSystem.names(in: folder)
    } catch {
      try pass(over: error, keepsUnreadable)
    }
    for name in names {
      guard remainingNames > 0 else {
        isCut = true
        return
      }
      remainingNames -= 1
      let path = folder == "/" ? "/" + name : folder + "/" + name
      switch FilePath.kind(of: path, followingLinks: false) {
      case .folder where name == GoldenFile.folderName: goldenFolders.append(path)
      case .folder where !name.hasPrefix("."): try walk(path, &found, keepsUnreadable)
      case .regular, .link:
        guard Self.isDocument(name) else { break }
        let kind = FilePath.kind(of: path)
        if kind == .regular { found.insert(path) }
        // A link that leads nowhere stands for a document that is missing.
        if kind == nil { try pass(over: path, keepsUnreadable) }
      case nil:
        // A path that is too long has something behind it, and so has a name that is no UTF-8; what went in the
        // meantime has not.
        let isGone = (FilePath.fault(at: path, followingLinks: false) ?? ENOENT) == ENOENT
        if !isGone || Self.isDocument(name) && name.unicodeScalars.contains("\u{FFFD}") {
          try pass(over: path, keepsUnreadable)
        }
      default: break
      }
    }
  }

  private static func isDocument(_ name: String) -> Bool {
    name.hasSuffix(".xml") && !name.hasPrefix(".")
  }

  private mutating func pass(over path: String, _ keepsUnreadable: Bool) throws(FileError) {
    try pass(
      over: FileError(.read, path, code: FilePath.fault(at: path) ?? ENOENT), keepsUnreadable)
  }

  private mutating func pass(over error: FileError, _ keepsUnreadable: Bool) throws(FileError) {
    guard keepsUnreadable else { throw error }
    unreadable.append(error)
  }
}

/// A path that leads to no set of documents.
package enum DocumentSearchFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing stands at the path, or it cannot be followed, for an error of the system with this number.
  case missing(String, code: Int32)
  /// Two documents would share their goldens.
  case sameName(String, String)

  /// The fault in one sentence.
  package var description: String {
    switch self {
    case .missing(let path, let code): "cannot read \(path): \(FilePath.reason(code, at: path))"
    case .sameName(let first, let second):
      "\(first) and \(second) have one name, so their goldens would be the same files"
    }
  }
}
